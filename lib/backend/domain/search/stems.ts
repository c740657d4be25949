/** Stems of words, from PostgreSQL's dictionaries. */
import { sql } from 'drizzle-orm'

import type { Db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { Language } from '@/lib/market/languages'

import { DICTIONARIES } from './dictionaries'
import { fold } from './words'

interface StemRow extends Record<string, unknown> {
  word: string
  stem: string | null
  plain_stem: string | null
}

/**
 * The stems of each word, without accents: of the word as written and of the word without accents, because shoppers type both. A stop word
 * (`for`, `ja`) has none.
 */
export async function stemsOf(
  on: Db | Tx,
  words: Iterable<string>,
  language: Language,
): Promise<Map<string, readonly string[]>> {
  const list = [...new Set(words)]
  if (list.length === 0) return new Map()
  const { stemmer, kept, ending } = DICTIONARIES[language]
  const { rows } = await on.execute<StemRow>(sql`
    select word, (ts_lexize(${stemmer}::regdictionary, word))[1] as stem, (ts_lexize(${stemmer}::regdictionary, folded))[1] as plain_stem
    from unnest(${sql.param(list)}::text[], ${sql.param(list.map(fold))}::text[]) as given(word, folded)`)
  return new Map(
    rows.map(
      ({ word, stem, plain_stem: plain }) =>
        [
          word,
          kept.has(word)
            ? [word]
            : stem === null || stem === undefined
              ? []
              : [
                  ...new Set([
                    fold(stem),
                    ...(plain ? [plain] : []),
                    ...(ending ? [fold(word).replace(ending, '$1')] : []),
                  ]),
                ],
        ] as const,
    ),
  )
}
