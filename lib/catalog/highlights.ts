/** Products of the front page: the newest, those with the largest reductions, and those that sell best. */
import type { Card } from '@/lib/contract/schemas/catalogue'

export const RAIL_LENGTH = 12
export const PER_MAKER = 2

/** The shopper can have it now, in the own country. */
const canBeHad = ({ inStock, undeliverable }: Card) => inStock && !undeliverable

/** Newest first, at most `perMaker` of each brand, so that one delivery does not fill the list. */
export function newestCards(cards: readonly Card[], length = RAIL_LENGTH, perMaker = PER_MAKER): Card[] {
  const ofMaker = new Map<string, number>()
  return cards
    .filter((card) => canBeHad(card) && card.kind === 'new')
    .sort((a, b) => Date.parse(b.published) - Date.parse(a.published))
    .filter(({ manufacturerSlug }) => {
      const count = (ofMaker.get(manufacturerSlug) ?? 0) + 1
      ofMaker.set(manufacturerSlug, count)
      return count <= perMaker
    })
    .slice(0, length)
}

/** Products with an announced reduction, the largest first. */
export function reducedCards(cards: readonly Card[]): Card[] {
  return cards
    .filter((card) => canBeHad(card) && card.price.ribbon !== null)
    .sort((a, b) => (b.price.ribbon ?? 0) - (a.price.ribbon ?? 0))
    .slice(0, RAIL_LENGTH)
}

/** The products that sell best, in their order. */
export function popularCards(cards: readonly Card[]): Card[] {
  return cards.filter(canBeHad).slice(0, RAIL_LENGTH)
}
