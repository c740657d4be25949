import type { ReactNode } from 'react'

import { cx } from './cx'

export interface PriceProps {
  /** The price to pay now, formatted. */
  active: string
  /** The price before, struck through; only where a reduction may be announced. */
  regular?: string | null
  /** Members' price, as large and heavy as the general one (Finland). */
  club?: string | null
  /** After the members' price, such as the way to it. */
  clubAction?: ReactNode
  /** The whole sentence with the lowest price of the 30 days before. */
  lowest30?: string | null
  /** Before the price, such as "from". */
  from?: string | null
  size?: 'sm' | 'md' | 'lg'
  /** Spoken before each amount; `club` is seen, too. */
  labels: { active: string; regular: string; club: string }
  className?: string
}

const SIZES = { sm: 'text-base', md: 'text-lg', lg: 'text-3xl' }

/** Active price first, then the struck one; members' price beside it with its name; the 30-day low below. */
export function Price({ active, regular, club, clubAction, lowest30, from, size = 'md', labels, className }: PriceProps) {
  const amount = cx('font-bold leading-tight whitespace-nowrap', SIZES[size])
  return (
    <div className={cx('flex flex-col gap-0.5', className)}>
      <div className="flex flex-wrap items-baseline gap-x-2">
        {from && <span className="text-sm text-ink-muted">{from}</span>}
        <span className={cx(amount, regular ? 'text-sale' : 'text-ink')}>
          <span className="sr-only">{labels.active} </span>
          {active}
        </span>
        {regular && (
          <span className="text-sm whitespace-nowrap text-ink-muted">
            <span className="sr-only">{labels.regular} </span>
            <s>{regular}</s>
          </span>
        )}
      </div>
      {club && (
        <div className="flex flex-wrap items-baseline gap-x-2 text-club">
          <span className={amount}>{club}</span>
          <span className="text-sm font-semibold">{labels.club}</span>
          {clubAction}
        </div>
      )}
      {lowest30 && <p className="text-xs text-ink-muted">{lowest30}</p>}
    </div>
  )
}
