import type { OfficeOrder } from '@/lib/contract/schemas/office-orders'
import { officeIntl } from '@/lib/office/server'

import { DOT } from '../marks'
import { moneyText, optionLabel, showValue } from '../show-value'
import { Card } from './card'
import { FactList } from './fact-list'

/** What the order costs, VAT by its rates, and its payments. */
export async function OrderMoney({ order }: { order: OfficeOrder }) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const money = (minor: number) => moneyText(intl, minor, order.currency)
  const less = (minor: number) => (minor === 0 ? '' : money(-minor))
  const { payments } = order
  return (
    <Card id="order-money" title={word('order_money')}>
      <FactList
        facts={[
          [word('order_goods'), money(order.lines_total)],
          [word('order_discount'), less(order.discount_total)],
          [word('order_gift_cards'), less(order.gift_card_total)],
          [word('order_delivery_cost'), money(order.delivery_cost)],
          [word('field_sum'), <strong key="sum">{money(order.total)}</strong>],
          [
            word('field_paymentMethod'),
            optionLabel(intl, order.payment_method === 'none' ? 'giftcard' : order.payment_method),
          ],
        ]}
      />
      {payments.length === 0 ? null : (
        <ul className="flex flex-col gap-2">
          {payments.map((payment) => (
            <li key={payment.reference} className="border-line border-t pt-2">
              {[
                money(payment.amount),
                optionLabel(intl, payment.status),
                showValue(intl, 'moment', payment.created),
              ].join(DOT)}
              {payment.refunded > 0 ? (
                <span className="block">
                  {intl.formatMessage({ id: 'office.order_refunded' }, { amount: money(payment.refunded) })}
                </span>
              ) : null}
              <span className="block text-ink-muted [overflow-wrap:anywhere]">
                {[payment.provider, payment.reference].join(DOT)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
