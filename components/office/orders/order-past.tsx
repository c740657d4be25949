import type { IntlShape } from 'react-intl'

import type { OfficeOrder } from '@/lib/contract/schemas/office-orders'
import { officeIntl } from '@/lib/office/server'

import { DOT } from '../marks'
import { moneyText, showValue } from '../show-value'
import { Card } from './card'

/** What an event is called: the shopper's word, or one of the back office for what shoppers do not see. */
function eventName(intl: IntlShape, kind: string, isCollected: boolean): string {
  const ids = [`office.event_${kind}`, ...(isCollected ? [`order.event_${kind}_store`] : []), `order.event_${kind}`]
  const id = ids.find((known) => intl.messages[known] !== undefined)
  return id === undefined ? kind : intl.formatMessage({ id })
}

/** What happened to the order, the newest first, and its returns. */
export async function OrderPast({ order }: { order: OfficeOrder }) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const money = (minor: number) => moneyText(intl, minor, order.currency)
  return (
    <Card id="order-past" title={word('order_events')}>
      <ol className="flex flex-col gap-2">
        {order.events.toReversed().map(({ kind, created, amount, tracking }, at) => (
          <li key={at} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <span className="text-ink-muted">{showValue(intl, 'moment', created)}</span>
            <span className="[overflow-wrap:anywhere]">
              {[eventName(intl, kind, order.delivery_kind === 'store'), amount === null ? '' : money(amount), tracking]
                .filter(Boolean)
                .join(DOT)}
            </span>
          </li>
        ))}
      </ol>
      {order.returns.length === 0 ? null : <Returns order={order} />}
    </Card>
  )
}

async function Returns({ order }: { order: OfficeOrder }) {
  const intl = await officeIntl()
  return (
    <>
      <h3 className="font-semibold">{intl.formatMessage({ id: 'office.order_returns' })}</h3>
      <ul className="flex flex-col gap-3">
        {order.returns.map(({ number, kind, status, refund, created, comment, lines }) => (
          <li key={number} className="border-line border-t pt-2">
            <span className="font-semibold tabular">{number}</span>
            <span className="block text-ink-muted">
              {[
                intl.formatMessage({ id: `order.return_is_${status}` }),
                showValue(intl, 'moment', created),
                kind === 'refund'
                  ? moneyText(intl, refund, order.currency)
                  : intl.formatMessage({ id: 'office.option_exchange' }),
              ].join(DOT)}
            </span>
            <ul>
              {lines.map(({ name, quantity, reason }, at) => (
                <li key={at}>
                  {intl.formatMessage(
                    { id: 'office.order_back' },
                    { name, quantity, reason: intl.formatMessage({ id: `order.reason_${reason}` }) },
                  )}
                </li>
              ))}
            </ul>
            <p className="empty:hidden [overflow-wrap:anywhere]">{comment}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
