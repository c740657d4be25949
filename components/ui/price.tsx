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

const SIZES = { sm: 'text-base', md: undefined, lg: 'text-3xl' }

/**
 * Active price first, then the struck one; the members' price with its name; the lowest price of 30 days. The styles of its parts are in
 * app/styles/cards.css.
 */
export function Price({
  active,
  regular,
  club,
  clubAction,
  lowest30,
  from,
  size = 'md',
  labels,
  className,
}: PriceProps) {
  // One text each: React marks the seam between two with a comment.
  const spoken = { active: `${labels.active} `, regular: `${labels.regular} ` }
  return (
    <div className={cx('price', SIZES[size], className)}>
      <div className="price-row">
        {from && <small className="price-note">{from}</small>}
        <b className={regular ? 'price-amount price-reduced' : 'price-amount'}>
          <span className="sr-only">{spoken.active}</span>
          {active}
        </b>
        {regular && (
          <span className="price-note">
            <span className="sr-only">{spoken.regular}</span>
            <s>{regular}</s>
          </span>
        )}
      </div>
      {club && (
        <div className="price-row text-club">
          <b className="price-amount">{club}</b>
          <strong className="price-club">{labels.club}</strong>
          {clubAction}
        </div>
      )}
      {lowest30 && <p className="price-lowest">{lowest30}</p>}
    </div>
  )
}
