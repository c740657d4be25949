/** Returns for search engines: what the terms grant, one policy for each way back, because a store takes goods free of charge. */
import { type Currency, minorPerUnit } from '@/lib/market/currencies'
import { COUNTRIES, STORE_COUNTRY } from '@/lib/market/countries'
import { convert } from '@/lib/market/format'
import type { Market } from '@/lib/market/market'
import { shopPrice } from '@/lib/market/shop-price'
import { RETURN_DAYS } from '@/lib/market/statutory'
import { RETURN_FEE_EUR } from '@/lib/order/returns'
import { WITHDRAWAL_DAYS } from '@/lib/order/withdrawal'

import type { JsonLdObject } from './json-ld'

export interface Money {
  readonly market: Pick<Market, 'currency'>
  /** Units of the market's currency for one EUR. */
  readonly currencyRate: number
}

/** An amount in the market's currency with its own decimals: "129.00", in yen "18000". */
export function amountOf(minorEur: number, { market: { currency }, currencyRate }: Money): string {
  return decimalOf(convert(minorEur, currencyRate, currency), currency)
}

/** The price of goods in the same form. */
export function goodsPriceOf(minorEur: number, { market: { currency }, currencyRate }: Money): string {
  return decimalOf(shopPrice(minorEur, currencyRate, currency), currency)
}

/** Minor units with the decimals of their currency. */
export function decimalOf(minor: number, currency: Currency): string {
  const perUnit = minorPerUnit(currency)
  return (minor / perUnit).toFixed(perUnit === 1 ? 0 : 2)
}

/**
 * `goods`: the shop's own return of unused goods. `withdrawal`: only the right of withdrawal, which also a gift card and a repair have.
 * `unsent`: the same for what is sent by e-mail, so that nothing travels back.
 */
export type ReturnKind = 'goods' | 'withdrawal' | 'unsent'

/** A policy by its name on the page. */
export type NamedPolicy = readonly [name: string, policy: JsonLdObject]

function policy(kind: ReturnKind, countries: readonly string[], fees: string, rest: Omit<JsonLdObject, '@type'> = {}) {
  const codes = countries.map((code) => code.toUpperCase())
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: codes.length === 1 ? codes[0] : codes,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: kind === 'goods' ? RETURN_DAYS : WITHDRAWAL_DAYS,
    returnFees: `https://schema.org/${fees}`,
    ...rest,
  }
}

/** The policies for one country. The fee of a parcel is the shop's own in Finland; from elsewhere the buyer pays the carrier. */
export function returnPolicies(kind: ReturnKind, country: string, money: Money): readonly NamedPolicy[] {
  const at = [country]
  if (kind === 'unsent') return [['returns', policy(kind, at, 'FreeReturn')]]
  const byPost = { returnMethod: 'https://schema.org/ReturnByMail' }
  if (country !== STORE_COUNTRY) return [['returns', policy(kind, at, 'ReturnFeesCustomerResponsibility', byPost)]]
  const inStore = policy(kind, at, 'FreeReturn', { returnMethod: 'https://schema.org/ReturnInStore' })
  const posted =
    kind === 'goods'
      ? policy(kind, at, 'ReturnShippingFees', {
          ...byPost,
          returnShippingFeesAmount: {
            '@type': 'MonetaryAmount',
            value: amountOf(RETURN_FEE_EUR, money),
            currency: money.market.currency.toUpperCase(),
          },
        })
      : policy(kind, at, 'ReturnFeesCustomerResponsibility', byPost)
  return [
    ['returns-store', inStore],
    ['returns', posted],
  ]
}

/** Google reads at most this many countries of a policy. */
const MAX_COUNTRIES = 50

/** The policies of the whole shop: those of Finland, and the one for every other country that it delivers to. */
export function shopReturnPolicies(closed: readonly string[], money: Money, link: string): JsonLdObject[] {
  const abroad = COUNTRIES.map(({ code }) => code).filter((code) => code !== STORE_COUNTRY && !closed.includes(code))
  const rest = { merchantReturnLink: link, refundType: 'https://schema.org/FullRefund' }
  return [
    ...returnPolicies('goods', STORE_COUNTRY, money).map(([, own]) => ({ ...own, ...rest })),
    policy('goods', abroad.slice(0, MAX_COUNTRIES), 'ReturnFeesCustomerResponsibility', {
      returnMethod: 'https://schema.org/ReturnByMail',
      ...rest,
    }),
  ].map((own) => ({ ...own, returnPolicyCountry: STORE_COUNTRY.toUpperCase() }))
}
