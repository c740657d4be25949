'use client'

import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { missingAmount, thresholdProgress } from '@/lib/cart/thresholds'
import { useCheckout, useIsValidated } from '@/stores/checkout'

import { goodsWorth, hasGoods } from './totals'
import { useCheckoutMoney } from './use-money'

/** How much is missing to free delivery, or that it is reached. Keeps its place while the amounts are on their way. */
export function FreeDelivery() {
  const intl = useIntl()
  const threshold = useCheckout(({ thresholds }) => thresholds.delivery)
  const worth = useCheckout(goodsWorth)
  const isShown = useCheckout(hasGoods)
  const isPending = !useIsValidated()
  const money = useCheckoutMoney()
  const missing = missingAmount(threshold, worth)
  const progress = thresholdProgress(threshold, worth)
  if (missing === null || progress === null || !isShown) return null
  const text = missing === 0
    ? intl.formatMessage({ id: 'checkout.delivery_is_free' })
    : intl.formatMessage({ id: 'checkout.delivery_missing' }, { amount: money(missing) })
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-start gap-2 text-sm">
        <Icon name={missing === 0 ? 'check-circle' : 'truck'} className={missing === 0 ? 'text-success' : 'text-ink-muted'} />
        <span className="min-w-0">{isPending ? intl.formatMessage({ id: 'checkout.updating' }) : text}</span>
      </p>
      <span aria-hidden="true" className="block h-1 overflow-hidden rounded-chip bg-surface-2">
        <span className="block h-full origin-left rounded-chip bg-brand transition-transform" style={{ transform: `scaleX(${progress})` }} />
      </span>
    </div>
  )
}
