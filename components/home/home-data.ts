import type { Card } from '@/lib/contract/schemas/catalogue'
import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Market } from '@/lib/market/market'
import { getGroupList } from '@/lib/shop-api/cached'

const RAIL_LENGTH = 12
/** Groups whose lists are looked through; the lists are kept, so a busy shop pays for them once. */
const GROUPS = 6

/** Newest first, one of each maker in a row at most twice, so that one delivery does not fill the shelf. */
export function newestCards(cards: readonly Card[]): Card[] {
  const perMaker = new Map<string, number>()
  return [...cards]
    .filter((card) => card.inStock && card.kind === 'new')
    .sort((a, b) => (a.published < b.published ? 1 : -1))
    .filter(({ manufacturerSlug }) => {
      const count = (perMaker.get(manufacturerSlug) ?? 0) + 1
      perMaker.set(manufacturerSlug, count)
      return count <= 2
    })
    .slice(0, RAIL_LENGTH)
}

/** Announced reductions, the largest first. */
export function reducedCards(cards: readonly Card[]): Card[] {
  return cards
    .filter((card) => card.inStock && card.price.ribbon !== null)
    .sort((a, b) => (b.price.ribbon ?? 0) - (a.price.ribbon ?? 0))
    .slice(0, RAIL_LENGTH)
}

/** Every card of the first groups, each once. A group that cannot be read leaves its cards out; the page stands without them. */
export async function homeCards(market: Market, groups: readonly GroupNode[]): Promise<Card[]> {
  const lists = await Promise.all(
    groups.slice(0, GROUPS).map(async ({ id }) => {
      try {
        return (await getGroupList(market, id)).products
      } catch (error) {
        console.warn('A product list of the front page could not be read.', error)
        return []
      }
    }),
  )
  return [...new Map(lists.flat().map((card) => [card.id, card])).values()]
}
