/**
 * What work on many products has learned of their words: the stems, and that the table of words has them. Without it each batch would ask for
 * the same few thousand words again. For one piece of work, because a database may be another one later.
 */
import { afterCommit, type Tx } from '@/lib/backend/platform/database/with-tx'
import type { Language } from '@/lib/market/languages'

/** Words of a language; then it begins anew, so that memory stays the same whatever the number of products. */
const MAX_WORDS = 20_000

type Stems = Map<string, readonly string[]>

export class KnownWords {
  private readonly byLanguage = new Map<Language, Stems>()

  /** Stems of the words that are in the table. */
  of(language: Language): ReadonlyMap<string, readonly string[]> {
    return this.byLanguage.get(language) ?? new Map()
  }

  /** The transaction writes these words; they are known when it has. */
  learn(tx: Tx, language: Language, stems: ReadonlyMap<string, readonly string[]>): void {
    afterCommit(tx, () => {
      let known = this.byLanguage.get(language)
      if (!known || known.size + stems.size > MAX_WORDS) this.byLanguage.set(language, (known = new Map()))
      for (const [word, own] of stems) known.set(word, own)
    })
  }
}
