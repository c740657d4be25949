'use client'

import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'

import { Amount } from '@/components/checkout/amount'
import { useCheckoutMoney } from '@/components/checkout/use-checkout-money'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { totalsOf } from '@/lib/checkout/totals'
import { useMarket } from '@/lib/intl/market-context'
import { useAuth } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { checkout, useCheckout, useIsValidated } from '@/stores/checkout'

const TransferButton = lazy(() => import('./transfer-button'))

interface ContinueProps {
  isBlocked: boolean
  onRefused: () => void
  /** Called when a transfer request was created with this number; the cart is then empty. */
  onTransferSent: (number: string) => void
  withTotal?: boolean
}

/** A shopper who continues has seen the current prices. */
const acceptPrices = () => cartStore.getState().acceptPrices(checkout.store.getState(), null)

/** Continues to delivery and payment, or sends a transfer request. While a row cannot be ordered, it reports that instead. */
export function Continue({ isBlocked, onRefused, onTransferSent, withTotal = false }: ContinueProps) {
  const intl = useIntl()
  const { routes } = useMarket()
  const isPending = !useIsValidated()
  const isTransfer = useCheckout(({ transferRequest }) => transferRequest)
  const isStaff = useAuth(({ user }) => user.isStaffUser)
  const total = useCheckout((state) => state.totalPrice)
  const isWithoutDelivery = useCheckout((state) => totalsOf(state).delivery.kind === 'from')
  const money = useCheckoutMoney()
  const label = intl.formatMessage({ id: 'cart.continue' })
  if (isTransfer && isStaff && !isBlocked)
    return (
      <Suspense>
        <TransferButton onSent={onTransferSent} />
      </Suspense>
    )
  return (
    <div className="flex items-center gap-4">
      {withTotal && (
        <p className="flex min-w-24 flex-col text-sm leading-tight">
          <span className="text-ink-muted">
            {intl.formatMessage({ id: isWithoutDelivery ? 'checkout.total_without_delivery' : 'checkout.total' })}
          </span>
          <Amount text={money(total)} isPending={isPending} className="text-lg font-bold" />
        </p>
      )}
      {isBlocked ? (
        <Button size="lg" wide onClick={onRefused}>
          {label}
        </Button>
      ) : (
        <ButtonLink size="lg" wide href={routes['checkout/payment']} iconAfter="arrow-right" onClick={acceptPrices}>
          {label}
        </ButtonLink>
      )}
    </div>
  )
}
