'use client'

import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'

import { Steps } from '@/components/checkout/steps'
import { isNewlyPaid, isUnpacked } from '@/lib/order/order-states'
import type { OrderSetup } from '@/lib/pages/order-setup'
import { trackPaidOrder } from '@/stores/lazy-tracking'
import { updateCartAfterOrder } from '@/stores/update-cart-after-order'

import { AccountOffer } from './account-offer'
import { OrderActions } from './order-actions'
import { OrderDetails } from './order-details'
import { OrderShell } from './order-shell'
import { OrderStatus } from './order-status'
import { ReturnsList } from './returns-list'
import { accessOf, useOrder } from './use-order'

interface OrderResultProps {
  /** From the address. */
  number: string
  /** What the address announces; the actual state is that of the order. */
  announces: 'ok' | 'cancelled' | 'error' | 'address'
  setup: OrderSetup
}

const TITLES = {
  ok: 'order.title_ok',
  cancelled: 'order.title_cancelled',
  error: 'order.title_error',
  address: 'order.title_address',
} as const

/** The page after payment: the state of the order, the next steps, and the order itself. */
export function OrderResult({ number, announces, setup }: OrderResultProps) {
  const intl = useIntl()
  const find = useCallback(() => {
    const access = accessOf(number)
    return access === null ? null : { number, access }
  }, [number])
  const { state, retry, replace } = useOrder(find)
  const order = state.status === 'ready' ? state.order : null
  useEffect(() => {
    if (!order) return
    void updateCartAfterOrder(order)
    if (announces === 'ok' && isNewlyPaid(order.status)) trackPaidOrder(order)
  }, [order, announces])
  return (
    <OrderShell state={state} title={intl.formatMessage({ id: TITLES[announces] })} onRetry={retry}>
      {({ order: known, reference, isWaiting }) => (
        <div className="flex flex-col gap-12">
          <div className="flex flex-col gap-8">
            {isUnpacked(known.status) && <Steps current={3} isLocked />}
            <OrderStatus
              order={known}
              isWaiting={isWaiting}
              onRetry={retry}
              paymentOrigins={setup.paymentOrigins}
              asksAddress={announces === 'address'}
            />
            <OrderActions order={known} reference={reference} setup={setup} onChange={replace} />
            {isNewlyPaid(known.status) && <AccountOffer order={known} />}
          </div>
          <ReturnsList order={known} reference={reference} onChange={replace} />
          <OrderDetails order={known} storeNames={setup.storeNames} withEvents />
        </div>
      )}
    </OrderShell>
  )
}
