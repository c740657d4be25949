'use client'

import { useIntl } from 'react-intl'

import { AccordionItem } from '@/components/ui/accordion'
import { Badge } from '@/components/ui/badge'
import type { StaffOrders } from '@/lib/contract/schemas/order'
import { useMoney } from '@/lib/intl/use-money'
import { shopTimeZone } from '@/lib/market/shop-time'
import { statusId } from '@/lib/order/status-id'

import { OrderData } from './order-data'
import { OrderMails } from './order-mails'
import { OrderReturn } from './order-return'
import { OrderSteps } from './order-steps'
import { TakeBack } from './take-back'

export interface StoreChoice {
  readonly id: number
  readonly name: string
}

interface OrderRowProps {
  order: StaffOrders['orders'][number]
  stores: readonly StoreChoice[]
  /** Open, because staff have searched for this one. */
  isOpen: boolean
  /** Called after a change, so that the list is loaded again. */
  onMoved: () => void
}

/** One order: delivery, rows with their stock, and the next step. */
export function OrderRow({ order, stores, isOpen, onMoved }: OrderRowProps) {
  const money = useMoney(order.currency)
  return (
    <AccordionItem {...(isOpen && { open: true })} title={<OrderTitle order={order} />}>
      <div className="flex flex-col gap-6">
        <OrderData order={order} stores={stores} />
        <OrderSteps order={order} onMoved={onMoved} />
        <TakeBack order={order} onMoved={onMoved} />
        <OrderMails order={order} onSent={onMoved} />
        {order.returns.map((known) => (
          <OrderReturn key={known.number} known={known} money={money} stores={stores} onMoved={onMoved} />
        ))}
      </div>
    </AccordionItem>
  )
}

function OrderTitle({ order }: Pick<OrderRowProps, 'order'>) {
  const intl = useIntl()
  const { number, name, created } = order
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
      <span className="tabular">{number}</span>
      <span className="font-normal [overflow-wrap:anywhere]">{name}</span>
      <span className="text-sm font-normal text-ink-muted">
        {intl.formatDate(created, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone() })}
      </span>
      <Badge tone="neutral">{intl.formatMessage({ id: statusId(order) })}</Badge>
      {/* The state of an order ends with its delivery: what comes back has states of its own. */}
      {order.return_states.map((state) => (
        <Badge key={state} tone="neutral">
          {intl.formatMessage({ id: `order.event_return_${state}` })}
        </Badge>
      ))}
    </span>
  )
}
