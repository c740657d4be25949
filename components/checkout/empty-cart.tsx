'use client'

import { useIntl } from 'react-intl'

import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useMarket } from '@/lib/intl/market-context'
import { useAuth } from '@/stores/auth'

/** Nothing in the cart: where to go next, and where a cart of before may be. */
export function EmptyCart() {
  const intl = useIntl()
  const { routes } = useMarket()
  // Until it is known, somebody is a guest: most are, and the text has its final height.
  const isGuest = useAuth(({ user }) => !user.isAuthenticated)
  return (
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
  )
}
