'use client'

import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { offersForAll, offersOf, type PanelData, type ProductOffer } from '@/lib/catalog/panel/data'
import { type AddedDays, packaging, showsDeliveryNote } from '@/lib/catalog/shipping'
import type { Variant } from '@/lib/contract/schemas/catalogue'
import { useMarket, usePrice } from '@/lib/intl/market-context'

import { useShownPrice } from './price-block'

/** The ways of delivery for one piece alone: name, price, days until it is there, from what worth it is free; and how it is packed abroad. */
export function DeliveryOffers({ variant, data }: { variant: Variant; data: PanelData }) {
  const price = useShownPrice()
  const { locale } = useMarket()
  const textOf = useArrivalText()
  const offers = offersForAll(offersOf(data, variant, price ?? 0))
  const { extra_data_overrides: overrides, perInternationalPackage } = data.limit
  const packed = packaging(overrides[String(variant.id)]?.perInternationalPackage ?? perInternationalPackage)
  if (offers.length === 0) return null
  return (
    <>
      <ul className="flex flex-col gap-2 pl-7 text-sm">
        {offers.map((offer) => (
          <Offer
            key={offer.method.id}
            offer={offer}
            price={price}
            arrival={textOf ? textOf(offer.terms, data.holidays, locale) : null}
          />
        ))}
      </ul>
      {packed && data.stores.length === 0 && (
        <p className="pl-7 text-sm text-ink-muted">
          <FormattedMessage id={`product.package_${packed.kind}`} values={{ count: packed.count }} />
        </p>
      )}
    </>
  )
}

type ArrivalText = typeof import('./arrival-text').arrivalText

/** Only the browser knows the day: the HTML may be kept for longer. Null until the code has come, which the page does not wait for. */
function useArrivalText(): ArrivalText | null {
  const [textOf, setTextOf] = useState<ArrivalText | null>(null)
  useEffect(() => {
    let isGone = false
    import('./arrival-text').then(
      ({ arrivalText }) => {
        if (!isGone) setTextOf(() => arrivalText)
      },
      // The number of days stays.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return textOf
}

interface OfferProps {
  offer: ProductOffer
  /** Of the goods, for this viewer. */
  price: number | null
  /** The days of arrival; until they are known their number stands. */
  arrival: string | null
}

/** Each part has a line of its own, so that nothing moves when the days of arrival take the place of their number. */
function Offer({ offer: { method, terms }, price, arrival }: OfferProps) {
  const format = usePrice()
  const { freeFrom } = method
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <span className="font-semibold">{method.name}</span>
      <span className="tabular font-semibold">
        {terms.cost === 0 ? <FormattedMessage id="product.free" /> : format(terms.cost, 'delivery')}
      </span>
      {terms.days && (
        <span className="col-span-2 text-ink-muted">
          {arrival ? (
            <FormattedMessage id="product.with_you_on" values={{ days: arrival }} />
          ) : (
            <FormattedMessage id="product.with_you" values={{ days: <Days days={terms.days} /> }} />
          )}
        </span>
      )}
      {freeFrom !== null && (price === null || showsDeliveryNote(price, freeFrom)) && (
        <span className="col-span-2 text-ink-muted">
          <FormattedMessage id="product.free_from" values={{ threshold: format(freeFrom, 'amount') }} />
        </span>
      )}
    </li>
  )
}

function Days({ days }: { days: AddedDays }) {
  return (
    <FormattedMessage
      id={days.start === days.end ? 'product.days_exact' : 'product.days'}
      values={{ start: days.start, end: days.end }}
    />
  )
}
