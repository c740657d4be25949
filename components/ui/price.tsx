import type { ReactNode } from 'react'

import { cx } from './cx'

export interface PriceProps {
  /** The price to pay now, formatted. */
  active: string
  /** The earlier price, struck through; only where a reduction may be announced. */
  regular?: string | null
  /** Whether the label of the struck price can be seen, because no other text names it. */
  isRegularNamed?: boolean
  /** The whole sentence with the regular price above the 30-day low. */
  regularNote?: string | null
  /** "34.35 €/kg" of the active price and of the club price. */
  unitPrice?: string | null
  clubUnitPrice?: string | null
  /** The club price, in the same size as the general price (required in Finland). */
  club?: string | null
  /** The name beside the club price where it is more than text: the link to the log-in. */
  clubName?: ReactNode
  /** The whole sentence with the lowest price of the 30 days before. */
  lowest30?: string | null
  /** Text before the price, such as "from". */
  from?: string | null
  size?: 'sm' | 'md' | 'lg'
  /** Read by screen readers before each amount; `club` is also visible. */
  labels: { active: string; regular: string; club: string }
  className?: string
}

const SIZES = { sm: 'text-base', md: undefined, lg: 'text-3xl' }

/**
 * The active price first, then the struck one, the club price with its name, and the 30-day low. The styles of its parts are in
 * app/styles/cards.css.
 */
export function Price({
  active,
  regular,
  isRegularNamed = false,
  regularNote,
  unitPrice,
  clubUnitPrice,
  club,
  clubName,
  lowest30,
  from,
  size = 'md',
  labels,
  className,
}: PriceProps) {
  // One text node each: between two, React renders a comment.
  const hiddenText = { active: `${labels.active} `, regular: `${labels.regular} ` }
  return (
    <div className={cx('price', SIZES[size], className)}>
      <div className="price-row">
        {from && <small className="price-note">{from}</small>}
        <b className={regular ? 'price-amount price-reduced' : 'price-amount'}>
          <span className="sr-only">{hiddenText.active}</span>
          {active}
        </b>
        {regular && (
          <span className="price-note">
            <span className={isRegularNamed ? undefined : 'sr-only'}>{hiddenText.regular}</span>
            <s>{regular}</s>
          </span>
        )}
      </div>
      {unitPrice && <p className="price-unit">{unitPrice}</p>}
      {club && (
        <div className="price-row text-club">
          <b className="price-amount">{club}</b>
          {clubName ?? <strong className="price-club">{labels.club}</strong>}
        </div>
      )}
      {club && clubUnitPrice && <p className="price-unit">{clubUnitPrice}</p>}
      {lowest30 && <p className="price-lowest">{lowest30}</p>}
      {regularNote && <p className="price-lowest">{regularNote}</p>}
    </div>
  )
}
