'use client'

import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { missingAmount, thresholdProgress } from '@/lib/cart/thresholds'
import { productsTotal, hasProducts } from '@/lib/checkout/totals'
import { useCheckout, useIsValidated } from '@/stores/checkout'

import { useCheckoutMoney } from './use-checkout-money'

/** How much is missing for free delivery and, if chosen, for free repacking, or that the limit is reached. */
export function FreeDelivery() {
  const wantsRepack = useCheckout((state) => state.isRepackSelected)
  const isShown = useCheckout(hasProducts)
  if (!isShown) return null
  return (
    <>
      <Threshold kind="delivery" />
      {wantsRepack && <Threshold kind="repack" />}
    </>
  )
}

/** One of the two. Its space is reserved while the amounts are loading. */
function Threshold({ kind }: { kind: 'delivery' | 'repack' }) {
  const intl = useIntl()
  const threshold = useCheckout(({ thresholds }) => thresholds[kind])
  const told = useCheckout((state) => state.missing[kind])
  const worth = useCheckout(productsTotal)
  const isPending = !useIsValidated()
  const money = useCheckoutMoney()
  const missing = told ?? missingAmount(threshold, worth)
  const progress = missing === 0 ? 1 : thresholdProgress(threshold, worth)
  if (missing === null || progress === null) return null
  const text =
    missing === 0
      ? intl.formatMessage({ id: kind === 'delivery' ? 'checkout.delivery_is_free' : 'checkout.repack_is_free' })
      : intl.formatMessage(
          { id: kind === 'delivery' ? 'checkout.delivery_missing' : 'checkout.repack_missing' },
          { amount: money(missing) },
        )
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-start gap-2 text-sm">
        <Icon
          name={missing === 0 ? 'check-circle' : kind === 'delivery' ? 'truck' : 'recycle'}
          className={missing === 0 ? 'text-success' : 'text-ink-muted'}
        />
        <span className="min-w-0">{isPending ? intl.formatMessage({ id: 'checkout.updating' }) : text}</span>
      </p>
      <span aria-hidden="true" className="meter-track block h-1 overflow-hidden rounded-chip bg-surface-2">
        <span
          className="meter block h-full origin-left rounded-chip bg-brand transition-transform"
          style={{ transform: `scaleX(${progress})` }}
        />
      </span>
    </div>
  )
}
