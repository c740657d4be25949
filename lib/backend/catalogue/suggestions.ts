/** Suggestions while a shopper types: groups, brands, products, and a better spelling when nothing fits. */
import type { Answer } from '@/lib/contract/calls'
import type { Language } from '@/lib/market/languages'

import { cardsOf } from './cards'
import { searchModelIds, searchNames } from './search'

const MAX_PRODUCTS = 5
const MAX_NAMES = 3

const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** At most eleven suggestions, best first in each kind. */
export async function suggestions(query: string, language: Language, taxAreaId: number): Promise<Answer<'searchSuggestions'>> {
  const { groups, brands } = await searchNames(query, language, MAX_NAMES)
  // Some are not sold in the tax area, so a few more are looked up.
  const cards = await cardsOf(await searchModelIds(query, language, MAX_PRODUCTS * 2), language, taxAreaId)
  const names = [...brands, ...groups]
  const isSpelled = names.some(({ name }) => folded(name).includes(folded(query.trim())))
  const nearest = names.toSorted((a, b) => b.near - a.near)[0]
  return {
    queries: !isSpelled && nearest ? [nearest.name] : [],
    groups: groups.map(({ name, slug }) => ({ name, path: slug })),
    brands: brands.map(({ name, slug }) => ({ name, slug })),
    products: cards.slice(0, MAX_PRODUCTS).map(({ id, name, manufacturer, path, image, price }) => ({ id, name, manufacturer, path, image, active: price.active })),
  }
}
