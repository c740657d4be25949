/** Reads what must be known of a query's words before it is understood. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import { type WordFacts, wordsToStem } from './parts'
import type { ShopVocabulary } from './shop-vocabulary'
import { stemsOf } from './stems'
import { fold } from './words'

interface WordRow extends Record<string, unknown> {
  readonly stem: string
  readonly folded: string
}

/** The words that the catalogue has, in some form and in the given one. */
async function knownWords(stems: WordFacts['stems'], language: Language): Promise<Pick<WordFacts, 'known' | 'exact'>> {
  const all = [...new Set([...stems.values()].flat())]
  if (all.length === 0) return { known: new Set(), exact: new Set() }
  const { rows } = await dbRead().execute<WordRow>(
    sql`select stem, folded from search_words where language = ${language} and stem = any(${sql.param(all)}::text[])`,
  )
  const known = new Set(rows.map(({ stem }) => stem))
  const forms = new Set(rows.map(({ folded }) => folded))
  const words = [...stems].filter(([, own]) => own.some((stem) => known.has(stem))).map(([word]) => word)
  return { known: new Set(words), exact: new Set(words.filter((word) => forms.has(fold(word)))) }
}

export async function wordFactsOf(query: string, vocabulary: ShopVocabulary): Promise<WordFacts> {
  const { language } = vocabulary
  const stems = await stemsOf(dbRead(), wordsToStem(query, vocabulary), language)
  return { stems, ...(await knownWords(stems, language)) }
}
