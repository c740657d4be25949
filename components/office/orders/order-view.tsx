import NextLink from 'next/link'

import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button-style'
import type { OfficeOrder } from '@/lib/contract/schemas/office-orders'
import { recordPath } from '@/lib/office/paths'
import { isCountedReturn } from '@/lib/order/return-machine'
import { officeIntl } from '@/lib/office/server'

import { BackToList } from '../back-to-list'
import { DeskLink } from '../desk-link'
import { moneyText, optionLabel, showValue } from '../show-value'
import { codedName } from '../choice-names'
import { Card } from './card'
import { FactList } from './fact-list'
import { OrderGoods } from './order-goods'
import { OrderMoney } from './order-money'
import { OrderNotes } from './order-notes'
import { OrderPast } from './order-past'

interface OrderViewProps {
  order: OfficeOrder
  /** The order at its desk, where it is packed, sent, cancelled and taken back. */
  desk: string
  /** Of who is logged in. */
  email: string
}

/** One order as it is: goods, people, money, what happened, and what staff noted. It is changed at its desk alone. */
export async function OrderView({ order, desk, email }: OrderViewProps) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  return (
    <>
      <div className="flex flex-col gap-1">
        <BackToList entity="orders" />
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl tabular">{order.number}</h1>
          <Badge tone="neutral">{optionLabel(intl, order.status)}</Badge>
          {/* An order stays as it was delivered: what comes back has states of its own. */}
          {[...new Set(order.returns.map(({ status }) => status).filter(isCountedReturn))].map((status) => (
            <Badge key={status} tone="neutral">
              {intl.formatMessage({ id: `order.event_return_${status}` })}
            </Badge>
          ))}
          <span className="text-ink-muted">{showValue(intl, 'moment', order.created)}</span>
          <span className="font-semibold">{moneyText(intl, order.total, order.currency)}</span>
          <DeskLink href={desk} email={email} className={buttonStyle('primary', 'sm', false, 'ml-auto')}>
            {word('order_desk')}
          </DeskLink>
        </div>
        <p className="text-ink-muted text-xs">{word('order_desk_note')}</p>
      </div>
      <Card id="order-goods" title={word('order_goods')}>
        <OrderGoods order={order} />
      </Card>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card id="order-person" title={word('order_person')}>
          <People order={order} />
        </Card>
        <OrderMoney order={order} />
        <OrderPast order={order} />
        <OrderNotes key={order.notes.length} order={order.id} notes={order.notes} mayNote={order.mayNote} />
      </div>
    </>
  )
}

/** Names of the parts of an address, in the order in which they are read; the others follow. */
const NAMED = ['company', 'business_id', 'vat_number', 'reference', 'einvoice_address', 'einvoice_operator'] as const

async function People({ order }: { order: OfficeOrder }) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const { address, customer } = order
  const name = [address['first_name'], address['last_name']].filter(Boolean).join(' ')
  const street = [address['address'], [address['postal_code'], address['city']].filter(Boolean).join(' ')]
  const account =
    customer === null ? null : (
      <NextLink prefetch={false} href={recordPath('customers', String(customer))} className="underline">
        {name || order.email}
      </NextLink>
    )
  return (
    <FactList
      facts={[
        [word('field_customer'), account ?? name],
        [word('field_address'), [...street, codedName(intl, 'country', order.country)].filter(Boolean).join('\n')],
        [word('field_email'), order.email],
        [word('field_phone'), address['phone'] ?? ''],
        ...NAMED.map((part) => [word(`order_${part}`), address[part] ?? ''] as const),
        [word('field_deliveryMethod'), [order.delivery_name, order.delivery_place].filter(Boolean).join(', ')],
        [word('field_language'), codedName(intl, 'language', order.language)],
        [word('order_request'), order.request],
      ]}
    />
  )
}
