'use client'

import { useIntl } from 'react-intl'

import { arrivalTexts } from '@/lib/cart/arrival'
import type { Order } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { isAwaited } from '@/lib/order/order-states'

interface ArrivalWords {
  /** Id of the label. */ readonly id: string
  readonly texts: readonly string[]
}

/** The promised delivery times, one text per parcel; null when the order was delivered or has ended, and without a promise. */
export function useArrival({
  arrivals = [],
  delivery_kind: kind,
  status,
}: Pick<Order, 'arrivals' | 'delivery_kind' | 'status'>): ArrivalWords | null {
  const { locale } = useMarket()
  if (arrivals.length === 0 || !isAwaited(status)) return null
  return { id: kind === 'store' ? 'order.arrives_store' : 'order.arrives', texts: arrivalTexts(arrivals, locale) }
}

/** The same as a line of the order's status. */
export function ArrivalLine({ order }: { order: Order }) {
  const intl = useIntl()
  const arrival = useArrival(order)
  if (!arrival) return null
  return arrival.texts.map((text) => (
    <p key={text} className="text-ink">
      {intl.formatMessage({ id: arrival.id })} <span className="font-semibold">{text}</span>
    </p>
  ))
}
