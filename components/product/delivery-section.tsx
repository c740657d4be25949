import type { IntlShape } from 'react-intl'

import { OrderHelp } from '@/components/content/order-help'
import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import type { ProductOffer } from '@/lib/catalog/panel/data'
import type { PriceFormat } from '@/lib/intl/price'
import { countryName } from '@/lib/market/countries'
import { formatPercent, formatPrice } from '@/lib/market/format'
import type { Market } from '@/lib/market/market'
import { customsData } from '@/lib/market/statutory'

interface DeliverySectionProps {
  market: Pick<Market, 'country' | 'language'>
  intl: Pick<IntlShape, 'formatMessage'>
  offers: readonly ProductOffer[]
  /** Sent by e-mail, so there is no delivery. */
  isByMail?: boolean
  format: PriceFormat
  isBlocked: boolean
  /** The shop's own text about the block. */
  blockInfo: string | null
  isReturnable: boolean
  hrefs: { delivery: string; returns: string }
}

type Word = (id: string, values?: Record<string, string | number>) => string

/** Delivery methods, their cost, and returns. */
export function DeliverySection({
  market,
  intl,
  offers,
  isByMail = false,
  format,
  isBlocked,
  blockInfo,
  isReturnable,
  hrefs,
}: DeliverySectionProps) {
  const country = countryName(market.country, market.language)
  const word: Word = (id, values) => intl.formatMessage({ id }, values)
  return (
    // Two columns where there is space for both: the section itself may be a column.
    <div className="@container">
      <div className="grid gap-8 @min-[42rem]:grid-cols-2 @min-[64rem]:gap-16">
        <div data-static="delivery">
          <h3 className="mb-3 text-lg">{word('product.delivery_to', { country })}</h3>
          {isBlocked && (
            <p>
              <span className="font-semibold">{word('product.not_shipped_to', { country })}</span>
              {blockInfo && <span className="block text-ink-muted">{blockInfo}</span>}
            </p>
          )}
          {isByMail && <p>{word('product.by_mail')}</p>}
          {!isByMail && offers.length > 0 && <MethodList offers={offers} format={format} word={word} />}
          {!isBlocked && !isByMail && <Customs market={market} word={word} />}
          <SoftLink href={hrefs.delivery} className="link mt-3 inline-flex min-h-11 items-center text-sm font-semibold">
            {word('product.delivery_more')}
          </SoftLink>
        </div>
        <div>
          {/* What is not sent there does not come back. */}
          {!isBlocked && (
            <>
              <h3 className="mb-3 text-lg">{word('product.returns')}</h3>
              <p className="max-w-text">{word(isReturnable ? 'product.returns_text' : 'product.returns_none')}</p>
              <SoftLink
                href={hrefs.returns}
                className="link mt-3 mb-6 inline-flex min-h-11 items-center text-sm font-semibold"
              >
                {word('product.returns_more')}
              </SoftLink>
            </>
          )}
          <OrderHelp language={market.language} className="border-t border-line pt-3" />
        </div>
      </div>
    </div>
  )
}

interface MethodListProps {
  offers: readonly ProductOffer[]
  format: PriceFormat
  word: Word
}

/** The delivery methods with price, days and the limit for free delivery. */
function MethodList({ offers, format, word }: MethodListProps) {
  const daysOf = ({ days, text }: ProductOffer['terms']) =>
    days ? word(days.start === days.end ? 'product.days_exact' : 'product.days', { ...days }) : text
  const termsOf = ({ terms, method: { freeFrom, postalCodes } }: ProductOffer) =>
    [
      word('product.with_you', { days: daysOf(terms) }),
      ...(postalCodes ? [word('product.some_places')] : []),
      ...(freeFrom === null ? [] : [word('product.free_from', { threshold: format(freeFrom, 'amount') })]),
    ].join(' · ')
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {offers.map((offer) => (
        <li
          key={offer.method.id}
          data-method={offer.method.id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3"
        >
          <span className="flex flex-wrap items-center gap-x-2 font-semibold">
            {offer.method.name}
            {offer.method.isGreen && (
              <span className="inline-flex items-center gap-1 text-xs font-normal text-success">
                <Icon name="recycle" size={14} />
                {word('product.delivery_green')}
              </span>
            )}
          </span>
          <span className="font-semibold">
            {offer.terms.cost === 0 ? word('product.free') : format(offer.terms.cost, 'delivery')}
          </span>
          <span className="w-full text-ink-muted">{termsOf(offer)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Customs: outside the European Union the buyer agrees to pay taxes and duties (spec 3 §9). */
function Customs({ market: { country, language }, word }: { market: DeliverySectionProps['market']; word: Word }) {
  const customs = customsData(country)
  if (customs === null) return null
  const fee = customs.fee && formatPrice(customs.fee.minor, customs.fee.currency, language)
  return (
    <div className="mt-4 flex gap-2 border-l-2 border-warning pl-4 text-sm">
      <Icon name="globe" size={18} className="mt-0.5 text-warning" />
      <p className="min-w-0">
        {word('checkout.customs', { country: countryName(country, language) })}
        {customs.vatPercent !== null && (
          <span className="block">
            {word('checkout.customs_vat', { percent: formatPercent(customs.vatPercent, language) })}
          </span>
        )}
        {fee && <span className="block">{word('checkout.customs_fee', { fee })}</span>}
        <span className="block">{word('product.customs_agree')}</span>
        {country === 'gb' && <span className="block font-semibold">{word('checkout.error_northern_ireland')}</span>}
      </p>
    </div>
  )
}
