'use client'

import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'

import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useMarket } from '@/lib/intl/market-context'
import type { OrderSetup } from '@/lib/pages/order-setup'
import { readLastOrder } from '@/stores/last-order'
import { updateCartAfterOrder } from '@/stores/update-cart-after-order'

import { OrderActions } from './order-actions'
import { OrderDetails } from './order-details'
import { OrderShell } from './order-shell'
import { OrderStatus } from './order-status'
import { useOrder } from './use-order'

/**
 * Shown when the cart has become an order that can no longer be changed (spec 1 §8, READ_ONLY_ORDER): the order, if it was placed in this
 * browser, otherwise how to find it. The query's klarna_order_id is not secret, so it gives no access.
 */
export function KlarnaConfirm({ setup }: { setup: OrderSetup }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const find = useCallback(() => readLastOrder(), [])
  const { state, retry, replace } = useOrder(find)
  const order = state.status === 'ready' ? state.order : null
  useEffect(() => {
    if (order) void updateCartAfterOrder(order)
  }, [order])
  if (state.status === 'unknown') {
    return (
      <>
        <h1 className="mb-6 text-4xl">{intl.formatMessage({ id: 'order.confirm_title' })}</h1>
        <EmptyState
          icon="check-circle"
          title={intl.formatMessage({ id: 'order.confirm_known_title' })}
          actions={<ButtonLink href={routes['view-order']}>{intl.formatMessage({ id: 'order.find' })}</ButtonLink>}
        >
          {intl.formatMessage({ id: 'order.confirm_known_text' })}
        </EmptyState>
      </>
    )
  }
  return (
    <OrderShell state={state} title={intl.formatMessage({ id: 'order.confirm_title' })} onRetry={retry}>
      {({ order: known, reference, isWaiting }) => (
        <div className="flex flex-col gap-12">
          <OrderStatus order={known} isWaiting={isWaiting} onRetry={retry} paymentOrigins={setup.paymentOrigins} />
          <OrderActions order={known} reference={reference} setup={setup} onChange={replace} />
          <OrderDetails order={known} storeNames={setup.storeNames} />
        </div>
      )}
    </OrderShell>
  )
}
