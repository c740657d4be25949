'use client'

import { useIntl } from 'react-intl'

import { useCheckoutMoney } from '@/components/checkout/use-checkout-money'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Notice, PriceChange } from '@/lib/cart/items'
import { useMarket } from '@/lib/intl/market-context'
import { countryName } from '@/lib/market/countries'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'

interface RowNoticeProps {
  /** The row's product id, or the uid of a bundle or gift card. */
  rowKey: string
  notice: Notice
  /** For the notice `price_changed`. */
  change: PriceChange | null
  /** The available amount. */
  available: number
  /** Null: the amount of the row is fixed, so that with fewer available it can only be removed. */
  onTake: ((amount: number) => void) | null
  onRemove: () => void
}

/** Why a row cannot be ordered, with the button that corrects it; or that its price has changed. */
export function RowNotice({ rowKey, notice, change, available, onTake, onRemove }: RowNoticeProps) {
  const intl = useIntl()
  const { country, language } = useMarket()
  const money = useCheckoutMoney()
  const isFact = notice === 'price_changed'
  const accept = () => {
    cartStore.getState().acceptPrices(checkout.store.getState(), rowKey)
    // The button disappears with the notice, so the focus moves to the row.
    document.getElementById(`row-${rowKey}`)?.focus()
  }
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 py-1 pl-3 ${isFact ? 'border-info' : 'border-sale'}`}
    >
      <p className="flex min-w-0 items-start gap-2 text-sm">
        <Icon name={isFact ? 'info' : 'warning'} size={18} className={`mt-0.5 ${isFact ? 'text-info' : 'text-sale'}`} />
        <span className="min-w-0">
          {intl.formatMessage(
            { id: `cart.notice_${notice}` },
            {
              amount: available,
              country: countryName(country, language),
              ...(change && { before: money(change.before), now: money(change.now) }),
            },
          )}
        </span>
      </p>
      {isFact && (
        <Button size="sm" variant="secondary" onClick={accept}>
          {intl.formatMessage({ id: 'cart.price_seen' })}
        </Button>
      )}
      {notice === 'reduced' && onTake && (
        <Button size="sm" variant="secondary" onClick={() => onTake(available)}>
          {intl.formatMessage({ id: 'cart.take_available' }, { amount: available })}
        </Button>
      )}
      {(notice === 'sold_out' ||
        notice === 'gone' ||
        notice === 'blocked_country' ||
        (notice === 'reduced' && !onTake)) && (
        <Button size="sm" variant="secondary" onClick={onRemove}>
          {intl.formatMessage({ id: 'cart.remove_row' })}
        </Button>
      )}
    </div>
  )
}
