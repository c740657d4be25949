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
 * The cart has become an order that can no longer be changed (spec 1 §8, READ_ONLY_ORDER): shows it when this browser placed it, else says
 * how to find it. The query's klarna_order_id alone opens nothing: it is no secret.
 */
export function KlarnaConfirm({ setup }: { setup: OrderSetup }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const find = useCallback(() => readLastOrder(), [])
  const { look, retry, replace } = useOrder(find)
  const order = look.status === 'ready' ? look.order : null
  useEffect(() => {
    if (order) updateCartAfterOrder(order)
  }, [order])
  if (look.status === 'unknown') {
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
    <OrderShell look={look} title={intl.formatMessage({ id: 'order.confirm_title' })} onRetry={retry}>
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
