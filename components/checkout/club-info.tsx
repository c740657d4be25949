'use client'

import { useIntl } from 'react-intl'

import { ButtonLink } from '@/components/ui/button-link'
import { isEmptyCart } from '@/lib/cart/rows'
import { useMarket } from '@/lib/intl/market-context'
import { useAuth } from '@/stores/auth'
import { useCart } from '@/stores/cart'
import { useCheckout } from '@/stores/checkout'
import { useViewer } from '@/stores/viewer'

import { CartSkeleton } from './cart-skeleton'
import { EmptyCart } from './empty-cart'
import { Steps } from './steps'
import { SummaryLines } from './summary-lines'
import { useCheckoutSession, useIsFirstAnswerDue } from './use-checkout-session'

/** A step for shoppers who are not members: the products with a club price, how to join, and a link to continue without it. */
export function ClubInfo({ registerHref }: { registerHref: string }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const isReady = useCheckoutSession('cart')
  const isFirstAnswerDue = useIsFirstAnswerDue()
  const isEmpty = useCart(isEmptyCart)
  const isMember = useViewer() === 'club'
  const isLoggedIn = useAuth(({ user }) => user.isAuthenticated)
  const hasClubPrices = useCheckout(({ products }) => products.some(({ price_type }) => price_type === 'club'))
  if (!isReady || (isFirstAnswerDue && !isEmpty)) return <CartSkeleton />
  if (isEmpty) return <EmptyCart />
  const said = isMember ? 'cart.club_member' : hasClubPrices ? 'cart.club_text' : 'cart.club_none'
  return (
    <>
      <Steps current={1} />
      <div className="mt-6 flex flex-col gap-6">
        <p className="text-lg">{intl.formatMessage({ id: said })}</p>
        <SummaryLines withPictures only={({ price_type }) => price_type === 'club'} />
        <div className="flex flex-wrap gap-3">
          {!isMember && !isLoggedIn && (
            <ButtonLink
              size="lg"
              href={`${routes['accounts/login']}?next=${encodeURIComponent(routes['checkout/payment'])}`}
            >
              {intl.formatMessage({ id: 'cart.club_login' })}
            </ButtonLink>
          )}
          {!isMember && (
            <ButtonLink size="lg" variant="secondary" href={isLoggedIn ? routes.accounts : registerHref}>
              {intl.formatMessage({ id: 'cart.club_join' })}
            </ButtonLink>
          )}
          <ButtonLink size="lg" variant={isMember ? 'primary' : 'secondary'} href={routes['checkout/payment']}>
            {intl.formatMessage({ id: 'cart.club_go_on' })}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
