/** The shop itself for search engines, for its front page: who sells, how goods come back, and its programme for members. */
import { config } from '@/lib/config/env'
import { getIntl } from '@/lib/intl/server'
import { STORE_COUNTRY } from '@/lib/market/countries'
import { absoluteUrl, originFor } from '@/lib/market/domains'
import { LANGUAGES } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'

import type { RouteName } from '@/lib/market/paths'

import { routeHref } from './hrefs'
import { clubTierId, storeId } from './ids'
import type { JsonLdObject } from './json-ld'
import { shopReturnPolicies } from './returns'

/** "Kuja 7, 00580 Helsinki" in its parts; an address of another form is told whole. */
export function postalAddress(text: string): JsonLdObject {
  const country = { addressCountry: STORE_COUNTRY.toUpperCase() }
  const found = /^(.+?),\s*(?:FI-)?(\d{5})\s+([^,]+?)(?:,[^,]*)?$/.exec(text.trim())
  if (!found) return { '@type': 'PostalAddress', streetAddress: text.trim(), ...country }
  const [, streetAddress, postalCode, addressLocality] = found
  return { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, ...country }
}

type HasPage = (route: RouteName) => boolean

function memberProgram({ language }: Pick<Market, 'language'>, hasPage: HasPage): JsonLdObject {
  const text = (id: string) => getIntl(language).formatMessage({ id })
  const { routing } = config()
  const url = hasPage('member-discounts')
    ? originFor(routing, language) + routeHref(language, 'member-discounts')
    : undefined
  return {
    '@type': 'MemberProgram',
    name: text('home.club'),
    description: text('home.club_text'),
    url,
    hasTiers: {
      '@type': 'MemberProgramTier',
      '@id': clubTierId(),
      name: text('account.club_member'),
      url,
      hasTierBenefit: 'https://schema.org/TierBenefitLoyaltyPrice',
    },
  }
}

/** `hasPage`: which routes of the market have a page. */
export function storeJsonLd(
  market: Pick<Market, 'language' | 'currency'>,
  currencyRate: number,
  hasPage: HasPage,
): JsonLdObject {
  const { shopName, contact, seller, routing, closedCountries } = config()
  const { language } = market
  const returns = originFor(routing, language) + routeHref(language, 'returns')
  return {
    '@type': 'OnlineStore',
    '@id': storeId(),
    name: shopName,
    legalName: seller.name ?? shopName,
    url: absoluteUrl(routing, language, '/'),
    logo: `${routing.origin}/icon-512.png`,
    email: contact.email,
    telephone: contact.phone ?? undefined,
    address: contact.address === null ? undefined : postalAddress(contact.address),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contact.email,
      telephone: contact.phone ?? undefined,
      availableLanguage: [...LANGUAGES],
    },
    taxID: seller.businessId ?? undefined,
    vatID: seller.vatNumber ?? undefined,
    hasMerchantReturnPolicy: shopReturnPolicies(closedCountries, { market, currencyRate }, returns),
    hasMemberProgram: memberProgram(market, hasPage),
  }
}
