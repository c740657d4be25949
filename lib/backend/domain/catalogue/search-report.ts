/**
 * Data of a search page besides its list: whether the results are only similar, alternative queries, and products to show without results.
 */
import { countQuery } from '@/lib/backend/domain/search/query-counts'
import { searchModels, type SearchResult } from '@/lib/backend/domain/search/search'
import { type ShopVocabulary, vocabularyOf } from '@/lib/backend/domain/search/shop-vocabulary'
import type { Answer, Parsed } from '@/lib/contract/calls'

import { cardsOf } from './cards'
import { popularIds } from './popular'
import { priceAreaOf } from './prices-read'

const MAX_QUERIES = 4
const MAX_POPULAR = 8

const groupOf = (key: string, { groups }: ShopVocabulary) => {
  const group = groups.get(key)
  return group ? [{ name: group.name, path: group.path }] : []
}

/** At most this many groups name a kind of goods. */
const MAX_NAMES = 2

function nameOf({ topic, target }: SearchResult['filters'][number], vocabulary: ShopVocabulary): string | null {
  if (topic === 'brand') return vocabulary.brands.get(target)?.name ?? target
  if (topic === 'store') return vocabulary.stores.get(target)?.name ?? target
  if (topic !== 'goods') return null
  const names = target.split(' ').flatMap((key) => vocabulary.groups.get(key)?.name ?? [])
  return names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ' …' : '')
}

const filtersOf = ({ filters, missed }: SearchResult, vocabulary: ShopVocabulary): Answer<'search'>['filters'] =>
  filters.map((filter) => ({
    topic: filter.topic,
    target: filter.target,
    name: nameOf(filter, vocabulary),
    amount: filter.bound?.amount ?? null,
    currency: filter.bound?.currency ?? null,
    without: filter.without,
    isMissed: missed.includes(filter.topic),
  }))

/** The report of a query; for an empty query only popular products. */
export async function searchReport({
  q,
  language,
  taxAreaId,
  sortBy,
  currency,
}: Parsed<'search'>['query']): Promise<Answer<'search'>> {
  const found = await searchModels(q, language, { sortBy, currency, priceArea: priceAreaOf(taxAreaId) })
  const vocabulary = await vocabularyOf(language)
  countQuery(q, language, found.ids.length === 0)
  const cards = found.ids.length > 0 ? [] : await cardsOf(await popularIds(), language, taxAreaId)
  return {
    approximate: found.isApproximate,
    queries: found.queries.slice(0, MAX_QUERIES),
    filters: filtersOf(found, vocabulary),
    absent: found.absent.map(({ text, groups }) => ({
      text,
      groups: groups.flatMap((key) => groupOf(key, vocabulary)),
    })),
    ignored: [...found.ignored],
    popular: [...cards.filter((card) => card.inStock), ...cards.filter((card) => !card.inStock)].slice(0, MAX_POPULAR),
  }
}
