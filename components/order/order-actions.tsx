'use client'

import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { collectionsOf } from '@/lib/cart/arrival'
import type { Order } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import type { Language } from '@/lib/market/languages'
import { isPaidEvent } from '@/lib/order/events'
import { hasEndedUnpaid, hasLeftShop, isPaid } from '@/lib/order/order-states'
import { orderLink, withdrawalLink } from '@/lib/order/order-link'
import type { OrderReference } from '@/lib/order/reference'
import type { OrderSetup } from '@/lib/pages/order-setup'
import { apiBase } from '@/lib/shop-api/base'
import { pathOf } from '@/lib/shop-api/request'
import { useCart } from '@/stores/cart'
import { holdsOrder } from '@/stores/last-order'
import { reorder, type ReorderResult } from '@/stores/reorder'

import { ReorderNote } from './reorder-note'

const CancelDialog = lazy(() => import('./cancel-dialog'))
const ReturnDialog = lazy(() => import('./return-dialog'))

interface OrderActionsProps {
  order: Order
  reference: OrderReference
  setup: OrderSetup
  /** Called with the order after a change. */
  onChange: (order: Order) => void
}

/** The address of the order as a calendar file. It is a link because telephones offer their calendar only for a file that they load themselves. */
function calendarHref({ number, calendar_key: key }: Order, language: Language): string {
  return apiBase() + pathOf('orderCalendar', { query: { number, key, language } })
}

/** Actions for an order; only those that its state allows are offered. */
export function OrderActions({ order, reference, setup, onChange }: OrderActionsProps) {
  const intl = useIntl()
  const [opened, setOpened] = useState<'cancel' | 'return' | null>(null)
  const [reordered, setReordered] = useState<ReorderResult | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })
  // While the cart still has the order, it is paid from there (order-status.tsx).
  const isHeld = useCart((cart) => hasEndedUnpaid(order.status) && holdsOrder(cart, order.number))
  const canReturn = order.lines.some(({ returnable }) => returnable > 0)
  const close = () => setOpened(null)
  const repeat = async () => {
    setBusy(true)
    setReordered(await reorder(reference))
    setBusy(false)
  }
  return (
    <section aria-label={text('order.actions')} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {canReturn && (
          <Button variant="secondary" icon="return" onClick={() => setOpened('return')}>
            {text('order.return')}
          </Button>
        )}
        {order.can_cancel && (
          <Button variant="secondary" icon="close" onClick={() => setOpened('cancel')}>
            {text('order.cancel')}
          </Button>
        )}
        {!isHeld && (
          <Button variant="secondary" icon="cart" busy={busy} onClick={repeat}>
            {text('order.reorder')}
          </Button>
        )}
        <OrderLinks order={order} reference={reference} setup={setup} />
      </div>
      {reordered && <ReorderNote result={reordered} />}
      {opened && (
        <Suspense>
          {opened === 'cancel' ? (
            <CancelDialog order={order} reference={reference} onClose={close} onChange={onChange} />
          ) : (
            <ReturnDialog order={order} reference={reference} onClose={close} onChange={onChange} />
          )}
        </Suspense>
      )}
    </section>
  )
}

/** Links: receipt and withdrawal after payment, the calendar file before a collection, the complaint form after delivery. */
function OrderLinks({ order, reference, setup }: Omit<OrderActionsProps, 'onChange'>) {
  const intl = useIntl()
  const { language } = useMarket()
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <>
      {order.events.some(isPaidEvent) && (
        // A full page load: a tag manager that runs on this page must not see the secret in the receipt's address.
        <a
          href={orderLink(`${setup.links.receipt}?number=${encodeURIComponent(order.number)}`, reference.access)}
          className={buttonStyle('secondary')}
        >
          <Icon name="download" size={18} />
          <span className="min-w-0">{text('order.receipt')}</span>
        </a>
      )}
      {collectionsOf(order).length > 0 && (
        <a href={calendarHref(order, language)} className={buttonStyle('secondary')}>
          <Icon name="clock" size={18} />
          <span className="min-w-0">{text('order.calendar')}</span>
        </a>
      )}
      {isPaid(order.status) && (
        // A full page load, as for the receipt.
        <a href={withdrawalLink(setup.links.withdrawal, reference)} className={buttonStyle('secondary')}>
          <span className="min-w-0">{setup.withdrawalLabel}</span>
        </a>
      )}
      {hasLeftShop(order.status) && (
        <ButtonLink variant="quiet" href={setup.links.complaint}>
          {text('order.complain')}
        </ButtonLink>
      )}
    </>
  )
}
