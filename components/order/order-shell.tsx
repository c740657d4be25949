'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useMarket } from '@/lib/intl/market-context'

import type { OrderLoadState } from './use-order'

/** The states that all pages of an order share: loading, unknown, failed. */
export function OrderShell({
  state,
  title,
  onRetry,
  children,
}: {
  state: OrderLoadState
  title: string
  onRetry: () => void
  children: (state: OrderLoadState & { status: 'ready' }) => ReactNode
}) {
  const intl = useIntl()
  const { routes } = useMarket()
  if (state.status === 'ready') return children(state)
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-4xl">{title}</h1>
      {state.status === 'loading' && (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">{intl.formatMessage({ id: 'common.loading' })}</span>
          <Skeleton className="h-7 w-full max-w-text" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {state.status === 'failed' && (
        <ErrorState
          title={intl.formatMessage({ id: 'order.unreachable_title' })}
          actions={
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {intl.formatMessage({ id: 'common.retry' })}
            </Button>
          }
        >
          {intl.formatMessage({ id: 'order.unreachable_text' })}
        </ErrorState>
      )}
      {state.status === 'unknown' && (
        <EmptyState
          icon="box"
          title={intl.formatMessage({ id: 'order.unknown_title' })}
          actions={
            <>
              <ButtonLink href={routes['view-order']}>{intl.formatMessage({ id: 'order.find' })}</ButtonLink>
              <ButtonLink href={routes.checkout} variant="secondary">
                {intl.formatMessage({ id: 'order.to_cart' })}
              </ButtonLink>
            </>
          }
        >
          {intl.formatMessage({ id: 'order.unknown_text' })}
        </EmptyState>
      )}
    </div>
  )
}
