'use client'

import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react'

import { cx } from '@/components/ui/cx'
import { renderDeferred } from '@/components/ui/render-deferred'
import type { PriceViewer } from '@/lib/catalog/price'
import type { Sort } from '@/lib/catalog/list/sort'

import { footLines } from '@/lib/catalog/list/card'
import type { GridCard, Palette } from '@/lib/catalog/list/grid-card'
import { ProductCard } from '@/components/card/product-card'

/** Pictures that are visible at once on a desktop; one of the first may be the page's largest. */
const EAGER_CARDS = 4

/** Cards of the largest first screen; the others are rendered when they come near the viewport. */
const CARDS_AT_ONCE = 8

/** The class of a card that is rendered when it comes near the viewport (app/styles/cards.css). */
const LATER = 'later'

export interface CardsProps {
  cards: readonly GridCard[]
  /** How many of them are rendered. */
  drawn: number
  /** All are rendered at once, because the shopper returns to a scroll position in the list. */
  isWhole: boolean
  palette: Palette
  wantedColors: readonly string[]
  sort: Sort
  viewer: PriceViewer
  forceOutlet: boolean
  isLarge: boolean
  /** The first card is the list's first, and may be the page's largest picture. */
  isFromStart: boolean
  isBusy: boolean
}

/** The cards of a grid; not rendered again when none of its props changed. */
export const Cards = memo(function Cards({ cards, drawn, isWhole, isFromStart, isBusy, ...shared }: CardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    // Cards added below are rendered when they come near the viewport, and at the latest, one at a time, when the browser is idle.
    const items = list.current?.children ?? []
    if (before.current > 0 && !isWhole)
      for (let position = before.current; position < drawn; position += 1) items[position]?.classList.add(LATER)
    before.current = drawn
    return list.current ? renderDeferred(list.current, LATER) : undefined
  }, [drawn, isWhole])
  const isWide = cards.every(({ kind }) => kind === 'giftcard')
  return (
    <ul
      ref={list}
      className={cx('card-grid transition-opacity', isWide && 'wide-cards', isBusy && 'opacity-60')}
      aria-busy={isBusy}
      style={{ '--foot-lines': Math.max(0, ...cards.map(footLines)) } as CSSProperties}
    >
      {cards.slice(0, drawn).map((card, position) => (
        <li key={card.id} className={position < CARDS_AT_ONCE ? 'card-cell' : 'card-cell deferred'}>
          <ProductCard {...shared} card={card} priority={position < EAGER_CARDS && isFromStart} />
        </li>
      ))}
    </ul>
  )
})
