'use client'

import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'

import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useMarket } from '@/lib/intl/market-context'
import { useAuth } from '@/stores/auth'

const OrderFor = lazy(() => import('./order-for'))

/** An empty cart: links to other pages, and where an earlier cart may be stored. An administrator chooses the customer who phones first. */
export function EmptyCart() {
  const intl = useIntl()
  const { routes } = useMarket()
  // Until the visitor is known, the text for guests is shown: most visitors are guests, and its height is final.
  const isGuest = useAuth(({ user }) => !user.isAuthenticated)
  const isAdmin = useAuth(({ user }) => user.isAdminUser)
  return (
    <>
      {isAdmin && (
        <Suspense>
          <OrderFor canSearch isOpen />
        </Suspense>
      )}
      <EmptyState
        icon="cart"
        title={intl.formatMessage({ id: 'cart.empty_title' })}
        actions={
          <>
            <ButtonLink href={routes.home}>{intl.formatMessage({ id: 'cart.empty_action' })}</ButtonLink>
            {isGuest && (
              <ButtonLink
                variant="secondary"
                href={`${routes['accounts/login']}?next=${encodeURIComponent(routes.checkout)}`}
              >
                {intl.formatMessage({ id: 'cart.empty_login' })}
              </ButtonLink>
            )}
          </>
        }
      >
        {intl.formatMessage({ id: isGuest ? 'cart.empty_text_guest' : 'cart.empty_text' })}
      </EmptyState>
    </>
  )
}
