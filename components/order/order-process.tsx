'use client'

import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'

import { allowedAddress, navigateTo } from '@/lib/browser/redirect'
import type { Order } from '@/lib/contract/schemas/checkout'
import { orderLink } from '@/lib/order/order-link'
import { endOf, isUnpaid, type OrderEnd } from '@/lib/order/order-states'
import type { OrderReference } from '@/lib/order/reference'
import type { CheckoutSetup, ResultName } from '@/lib/pages/checkout-setup'
import { readLastOrder } from '@/stores/last-order'

import { OrderShell } from './order-shell'
import { OrderStatus } from './order-status'
import { accessOf, useOrder } from './use-order'

/** The result page of an order that ended unpaid, by reason. */
const RESULT: Readonly<Record<OrderEnd, ResultName>> = { cancelled: 'cancelled', failed: 'error', expired: 'error' }

/** The order of the address, otherwise the one that this browser placed last. */
function findOrder(): OrderReference | null {
  const number = new URLSearchParams(window.location.search).get('number') ?? readLastOrder()?.number
  const access = number === undefined ? null : accessOf(number)
  return number === undefined || access === null ? null : { number, access }
}

/** Continues an interrupted order: opens its payment, or its result page when it is paid or has ended. */
export function OrderProcess({ setup }: { setup: CheckoutSetup }) {
  const intl = useIntl()
  const { state, retry } = useOrder(findOrder)
  const order = state.status === 'ready' ? state.order : null

  const next = useCallback(
    ({ status, payment_url, number }: Order): string | null => {
      if (isUnpaid(status)) return payment_url && allowedAddress(payment_url, setup.paymentOrigins)
      const end = endOf(status)
      const access = findOrder()?.access ?? ''
      return orderLink(`${setup.results[end === null ? 'ok' : RESULT[end]]}${encodeURIComponent(number)}/`, access)
    },
    [setup],
  )
  useEffect(() => {
    const address = order && next(order)
    if (address) navigateTo(address)
  }, [order, next])
  return (
    <OrderShell state={state} title={intl.formatMessage({ id: 'order.title_process' })} onRetry={retry}>
      {({ order: known, isWaiting }) => (
        <OrderStatus
          order={known}
          isWaiting={isWaiting || next(known) !== null}
          onRetry={retry}
          paymentOrigins={setup.paymentOrigins}
        />
      )}
    </OrderShell>
  )
}
