'use client'

import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useMarket } from '@/lib/intl/market-context'
import { countryName } from '@/lib/market/countries'

import type { Notice } from './cart-items'

interface RowNoticeProps {
  notice: Notice
  /** What can be had. */
  available: number
  onTake: (amount: number) => void
  onRemove: () => void
}

/** Why a row cannot be ordered as it stands, and the button that mends it. */
export function RowNotice({ notice, available, onTake, onRemove }: RowNoticeProps) {
  const intl = useIntl()
  const { country, language } = useMarket()
  const isFact = notice === 'price_changed'
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 py-1 pl-3 ${isFact ? 'border-info' : 'border-sale'}`}>
      <p className="flex min-w-0 items-start gap-2 text-sm">
        <Icon name={isFact ? 'info' : 'warning'} size={18} className={`mt-0.5 ${isFact ? 'text-info' : 'text-sale'}`} />
        <span className="min-w-0">
          {intl.formatMessage({ id: `cart.notice_${notice}` }, { amount: available, country: countryName(country, language) })}
        </span>
      </p>
      {notice === 'reduced' && (
        <Button size="sm" variant="secondary" onClick={() => onTake(available)}>
          {intl.formatMessage({ id: 'cart.take_available' }, { amount: available })}
        </Button>
      )}
      {(notice === 'sold_out' || notice === 'gone' || notice === 'blocked_country') && (
        <Button size="sm" variant="secondary" onClick={onRemove}>
          {intl.formatMessage({ id: 'cart.remove_row' })}
        </Button>
      )}
    </div>
  )
}
