/** The lexicons that the shop comes with, by language. A shop's own lines (`search_terms`) replace single lines of them. */
import type { Language } from '@/lib/market/languages'

import { COMMON } from './lexicon/common'
import { DE } from './lexicon/de'
import { EN } from './lexicon/en'
import { FI } from './lexicon/fi'
import { FR } from './lexicon/fr'
import { type Lexicon, phrasesIn, type Topic, TOPICS } from './lexicon/lexicon'
import { RU } from './lexicon/ru'
import { SV } from './lexicon/sv'

const LEXICONS: Readonly<Record<Language, Lexicon>> = { en: EN, fi: FI, sv: SV, de: DE, fr: FR, ru: RU }

export interface Term {
  readonly topic: Topic
  readonly target: string
  readonly phrases: readonly string[]
}

/** All lines of a language; a line of the language comes before the common line with the same target. */
export function shippedTerms(language: Language): Term[] {
  return [LEXICONS[language], COMMON].flatMap((lexicon) =>
    TOPICS.flatMap((topic) =>
      Object.entries(lexicon[topic] ?? {}).map(([target, text]) => ({ topic, target, phrases: phrasesIn(text) })),
    ),
  )
}
