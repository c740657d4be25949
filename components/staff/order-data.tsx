'use client'

import { type IntlShape, useIntl } from 'react-intl'

import { SPACE } from '@/components/ui/space'
import { arrivalTexts } from '@/lib/cart/arrival'
import type { StaffOrders } from '@/lib/contract/schemas/order'
import { useMarket } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'
import { BASE_CURRENCY } from '@/lib/market/currencies'

import { LabelledValue } from './labelled-value'

type Listed = StaffOrders['orders'][number]

interface OrderDataProps {
  order: Listed
  /** Stores in which an order may be collected. */
  stores: readonly { readonly id: number; readonly name: string }[]
}

/** Delivery, customer, special requests and rows of an order. */
export function OrderData({ order, stores }: OrderDataProps) {
  const intl = useIntl()
  const { locale } = useMarket()
  const money = useMoney(order.currency)
  const word = (id: string) => intl.formatMessage({ id })
  const isCollected = order.delivery_kind === 'store'
  const place = isCollected
    ? stores.find(({ id }) => String(id) === order.delivery_location)?.name
    : order.delivery_location
  return (
    <dl className="border-t border-line">
      <LabelledValue label={word('order.delivery_method')}>
        {[methodName(intl, order), place].filter(Boolean).join(', ')}
      </LabelledValue>
      <LabelledValue label={word(isCollected ? 'order.arrives_store' : 'order.arrives')}>
        {arrivalTexts(order.arrivals, locale).join('; ')}
      </LabelledValue>
      <LabelledValue label={word('order.recipient')}>
        {[order.name, order.address].filter(Boolean).join(', ')}
      </LabelledValue>
      <LabelledValue label={word('order.contact')}>
        {[order.email, order.phone].filter(Boolean).join(', ')}
      </LabelledValue>
      <LabelledValue label={word('staff.orders_asked')}>{wishesOf(intl, order).join(', ')}</LabelledValue>
      <LabelledValue label={word('staff.orders_seller')}>{order.seller}</LabelledValue>
      <LabelledValue label={word('staff.orders_chat')}>{order.giosg_chatter}</LabelledValue>
      <LabelledValue label={word('staff.orders_request')}>{order.special_request}</LabelledValue>
      <LabelledValue label={word('staff.orders_picking')}>
        <ul className="flex flex-col gap-2">
          {order.lines.map((line, index) => (
            <OrderLine key={index} line={line} money={money} />
          ))}
        </ul>
      </LabelledValue>
      <LabelledValue label={word('staff.orders_total')}>{money(order.total)}</LabelledValue>
    </dl>
  )
}

/** The name of a delivery method from the messages, or the shop's own. */
function methodName(intl: IntlShape, { delivery_method: method, delivery_name: name }: Listed): string {
  const id = `order.method_${method}`
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : name
}

/** Special requests of the shopper, and other orders that the order belongs to. */
function wishesOf(intl: IntlShape, { options, ready_from: readyFrom, repeats, enterprise_order: enterprise }: Listed) {
  const readyAt =
    readyFrom &&
    intl.formatDate(`${readyFrom}:00Z`, {
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    })
  return [
    ...options.map((option) =>
      option === 'express_pickup' && readyAt
        ? intl.formatMessage({ id: 'staff.orders_ready_by' }, { time: readyAt })
        : intl.formatMessage({ id: `staff.orders_option_${option}` }),
    ),
    ...(repeats === null ? [] : [intl.formatMessage({ id: 'staff.orders_repeats' }, { number: repeats })]),
    ...(enterprise === null ? [] : [intl.formatMessage({ id: 'staff.orders_enterprise' }, { id: enterprise })]),
  ]
}

interface OrderLineProps {
  line: Listed['lines'][number]
  money: (minor: number) => string
}

/** A row of the order: where its units lie, what it is, and the numbers on its label. */
function OrderLine({
  line: { name, colour, size, quantity, sku, gtin, stores: from, gift_card: card, by_staff: own },
  money,
}: OrderLineProps) {
  const intl = useIntl()
  // The value of a gift card is in euros in every market.
  const euros = useMoney(BASE_CURRENCY)
  return (
    <li>
      {from.map((store) => (
        <span key={store.name} className="block tabular">
          <strong className="font-semibold">
            {store.shelves.join(', ') || intl.formatMessage({ id: 'staff.orders_no_shelf' })}
          </strong>
          {SPACE}
          <span className="text-ink-muted">{[store.quantity, store.name].join(' × ')}</span>
        </span>
      ))}
      {[`${quantity} × ${name}`, colour, size].filter(Boolean).join(', ')}
      {(sku ?? gtin) && (
        <span className="block text-sm tabular text-ink-muted">{[sku, gtin].filter(Boolean).join(' · ')}</span>
      )}
      {card && (
        <span className="block tabular">{[card.code, euros(card.amount), card.name].filter(Boolean).join(', ')}</span>
      )}
      {own && (
        <span className="block text-sm text-ink-muted">
          {intl.formatMessage(
            { id: 'staff.orders_by_staff' },
            { who: own.who, price: money(own.price), name: own.shop_name, shop: money(own.shop_price) },
          )}
        </span>
      )}
    </li>
  )
}
