/** Which colour and how many stars a product card shows (spec 2 §2, §4, §9). */
import { starsOf } from '@/lib/catalog/rating'
import type { Card } from '@/lib/contract/schemas/catalogue'

import type { Sort } from './sort'

export type CardColor = Card['colors'][number]

/** The colour of a card: the hovered one, else the first chosen colour that it has (by slug or base colour), else the first. */
export function cardColor<C extends Pick<CardColor, 'slug' | 'control'>>(
  colors: readonly C[],
  wanted: readonly string[],
  hovered?: string | null,
): C | null {
  const hover = hovered ? colors.find((color) => color.slug === hovered) : undefined
  if (hover) return hover
  for (const value of wanted) {
    const color = colors.find((c) => c.slug === value) ?? colors.find((c) => c.control === value)
    if (color) return color
  }
  return colors[0] ?? null
}

/** The colour after a swipe: left (1) to the next, right (-1) to the previous; after the last comes the first. */
export function swipedColor<C extends Pick<CardColor, 'slug'>>(
  colors: readonly C[],
  current: string | null,
  step: 1 | -1,
): C | null {
  const position = Math.max(
    0,
    colors.findIndex((color) => color.slug === current),
  )
  return colors.at((position + step) % colors.length) ?? null
}

/** The query of a card's link: `select-color` only when a colour was chosen. */
export function cardQuery(chosen: string | null): string {
  return chosen ? `?select-color=${encodeURIComponent(chosen)}` : ''
}

/** Fewer reviews than these say little, and one bad one would weigh too much. */
const FEW_REVIEWS = 3

/** The mean on a card in all other orders than by stars: out of five, with one decimal, once there are a few reviews. */
export function cardMean(rating: number, count: number): number | null {
  return rating >= 1 && count >= FEW_REVIEWS ? Math.round(rating * 5) / 10 : null
}

/** Five stars on a card: only in the order by stars, and from a rating of 1 on (spec 2 §9). */
export function cardStars(rating: number, sort: Sort): number | null {
  return sort === 'stars' && rating >= 1 ? starsOf(rating) : null
}

/** Characters of sizes that fit on one line of the narrowest card. */
const SIZES_LENGTH = 26
const BETWEEN = ' · '

/** The sizes on a card's one line: all of them, or as many as fit and the number of the others. */
export function sizesLine(sizes: readonly string[]): string {
  const all = sizes.join(BETWEEN)
  if (all.length <= SIZES_LENGTH) return all
  const shown = sizes.findIndex((_, at) => sizes.slice(0, at + 1).join(BETWEEN).length > SIZES_LENGTH - 5)
  return [...sizes.slice(0, Math.max(1, shown)), `+${sizes.length - Math.max(1, shown)}`].join(BETWEEN)
}

/** Lines that a card has below its price: one for its colours and one for its sizes. */
export const footLines = ({ colors, sizes }: { colors: readonly unknown[]; sizes: readonly unknown[] }): number =>
  Number(colors.length > 1) + Number(sizes.length > 1)
