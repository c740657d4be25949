'use client'

import { type IntlShape, useIntl } from 'react-intl'

import { arrivalTexts } from '@/lib/cart/arrival'
import type { StaffOrders } from '@/lib/contract/schemas/order'
import { useMarket } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'

import { Fact } from './fact'

type Listed = StaffOrders['orders'][number]

interface OrderFactsProps {
  order: Listed
  /** Stores that an order may be collected from. */
  stores: readonly { readonly id: number; readonly name: string }[]
}

/** How an order goes out and to whom, what the shopper asked for, and what is in it. */
export function OrderFacts({ order, stores }: OrderFactsProps) {
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
      <Fact label={word('order.delivery_method')}>{[methodName(intl, order), place].filter(Boolean).join(', ')}</Fact>
      <Fact label={word(isCollected ? 'order.arrives_store' : 'order.arrives')}>
        {arrivalTexts(order.arrivals, locale).join('; ')}
      </Fact>
      <Fact label={word('order.recipient')}>{[order.name, order.address].filter(Boolean).join(', ')}</Fact>
      <Fact label={word('order.contact')}>{[order.email, order.phone].filter(Boolean).join(', ')}</Fact>
      <Fact label={word('staff.orders_asked')}>{wishesOf(intl, order).join(', ')}</Fact>
      <Fact label={word('staff.orders_seller')}>{order.seller}</Fact>
      <Fact label={word('staff.orders_chat')}>{order.giosg_chatter}</Fact>
      <Fact label={word('staff.orders_request')}>{order.special_request}</Fact>
      <Fact label={word('order.lines')}>
        <ul>
          {order.lines.map((line, index) => (
            <OrderLine key={index} line={line} money={money} />
          ))}
        </ul>
      </Fact>
      <Fact label={word('staff.orders_total')}>{money(order.total)}</Fact>
    </dl>
  )
}

/** The page's text for a delivery method, or the shop's own name for it. */
function methodName(intl: IntlShape, { delivery_method: method, delivery_name: name }: Listed): string {
  const id = `order.method_${method}`
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : name
}

/** What the shopper asked for beside the goods, and what the order belongs to. */
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

/** A row of goods, with the stores that they are taken from. */
function OrderLine({
  line: { name, colour, size, quantity, stores: from, gift_card: card, by_staff: own },
  money,
}: OrderLineProps) {
  const intl = useIntl()
  return (
    <li>
      {[`${quantity} × ${name}`, colour, size].filter(Boolean).join(', ')}
      {card && (
        <span className="block tabular">{[card.code, money(card.amount), card.name].filter(Boolean).join(', ')}</span>
      )}
      {own && (
        <span className="block text-sm text-ink-muted">
          {intl.formatMessage(
            { id: 'staff.orders_by_staff' },
            { who: own.who, price: money(own.price), name: own.shop_name, shop: money(own.shop_price) },
          )}
        </span>
      )}
      {from.length > 0 && (
        <span className="block text-sm text-ink-muted">
          {from.map((store) => `${store.quantity} × ${store.name}`).join(', ')}
        </span>
      )}
    </li>
  )
}
