/** Suggestions while a shopper types: queries, groups, brands and products. */
import { searchWhileTyping } from '@/lib/backend/domain/search/search'
import { fold, wordsOf } from '@/lib/backend/domain/search/words'
import type { Answer } from '@/lib/contract/calls'
import type { Language } from '@/lib/market/languages'

import { cardsOf } from './cards'

const MAX_PRODUCTS = 5
const MAX_NAMES = 3
const MAX_QUERIES = 3
/** More than are shown, because some models are not sold in the tax area, and completions are derived from many names. */
const LOOKED_AT = 12

/** The typed text with its last word completed to words of the names that were found, the most frequent first. */
function completions(query: string, names: readonly string[]): string[] {
  const typed = wordsOf(query)
  const last = fold(typed.at(-1) ?? '')
  if (last === '' || /\s$/.test(query)) return []
  const counts = new Map<string, number>()
  for (const name of names)
    for (const word of new Set(wordsOf(name)))
      if (fold(word).startsWith(last) && fold(word) !== last) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)
    .map(([word]) => [...typed.slice(0, -1), word].join(' '))
}

/** At most fourteen suggestions, best first in each kind. */
export async function suggestions(
  query: string,
  language: Language,
  taxAreaId: number,
): Promise<Answer<'searchSuggestions'>> {
  const { groups, brands, ...found } = await searchWhileTyping(query, language, { models: LOOKED_AT, names: MAX_NAMES })
  const cards = await cardsOf(found.ids, language, taxAreaId)
  return {
    queries: [
      ...new Set([
        ...found.queries,
        ...completions(
          query,
          cards.map(({ name }) => name),
        ),
      ]),
    ].slice(0, MAX_QUERIES),
    groups: groups.map(({ name, slug }) => ({ name, path: slug })),
    brands: brands.map(({ name, slug }) => ({ name, slug })),
    products: cards.slice(0, MAX_PRODUCTS).map(({ id, name, manufacturer, path, image, kind, price }) => ({
      id,
      name,
      manufacturer,
      path,
      image,
      active: kind === 'giftcard' ? null : price.active,
    })),
  }
}
