'use client'

/* oxlint-disable react/jsx-key -- pairs of a name and what is shown, which are no lists of children */
import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import type { Order } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import type { StoreNames } from '@/lib/pages/order-setup'

import { addressLines } from './address-lines'
import { useArrival } from './arrival'
import { useNameOf } from './use-name-of'

/** Id of the label's message, and the value. */
type LabelledValue = readonly [id: string, value: ReactNode]

/** Recipient, delivery and payment of an order. */
export function OrderData({ order, storeNames }: { order: Order; storeNames: StoreNames }) {
  const intl = useIntl()
  const values = useLabelledValues(order, storeNames)
  return (
    <section aria-labelledby="order-facts">
      <h2 id="order-facts" className="mb-4 text-2xl">
        {intl.formatMessage({ id: 'order.facts' })}
      </h2>
      <dl className="border-t border-line">
        {values.map(([id, value]) => (
          <div key={id} className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-sm text-ink-muted">{intl.formatMessage({ id })}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Labels and values of an order, in the order of the page. */
function useLabelledValues(order: Order, storeNames: StoreNames): readonly LabelledValue[] {
  const intl = useIntl()
  const { language } = useMarket()
  const nameOf = useNameOf()
  const arrival = useArrival(order)
  const method = nameOf(`order.method_${order.delivery_method}`, order.delivery_name)
  const place = placeName(order.delivery_location, storeNames)
  const paysNothing = order.total === 0 && order.gift_card_total === 0
  return [
    ['order.number', order.number],
    ...(order.repeats ? [['order.repeats', order.repeats] as const] : []),
    ['order.recipient', <Lines lines={[order.name, ...(order.address ? addressLines(order, language) : [])]} />],
    ['order.contact', <Lines lines={[order.email, order.phone].filter(Boolean)} breaksAnywhere />],
    ['order.delivery_method', [method, place].filter(Boolean).join(', ')],
    ...(order.ready_from ? [['order.ready_from', formatLocalTime(intl, order.ready_from)] as const] : []),
    ...(arrival ? [[arrival.id, <Lines lines={arrival.texts} />] as const] : []),
    [
      'order.payment_method',
      paysNothing
        ? intl.formatMessage({ id: 'order.payment_nothing' })
        : nameOf(`order.payment_${order.payment_method}`, order.payment_method),
    ],
    ...(order.special_request ? [['order.special_request', order.special_request] as const] : []),
  ]
}

/** The delivery place: a store is given by its id, a carrier's pickup point as text. Null for an unknown store. */
function placeName(location: string | null, storeNames: StoreNames): string | null {
  if (!location) return null
  return storeNames[location] ?? (/^\d+$/.test(location) ? null : location)
}

/** Formats a time of day at the store. It is read and written as UTC, so that the browser's time zone does not change it. */
function formatLocalTime(intl: IntlShape, local: string): string {
  return intl.formatDate(`${local}:00Z`, {
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  })
}

function Lines({ lines, breaksAnywhere = false }: { lines: readonly string[]; breaksAnywhere?: boolean }) {
  return lines.map((line) => (
    <span key={line} className={breaksAnywhere ? 'block [overflow-wrap:anywhere]' : 'block'}>
      {line}
    </span>
  ))
}
