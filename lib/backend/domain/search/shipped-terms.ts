/** The lexicons that the shop comes with, by language. A shop's own lines (`search_terms`) replace single lines of them. */
import type { Language } from '@/lib/market/languages'

import { COMMON } from './lexicon/common'
import { DE } from './lexicon/de'
import { EN } from './lexicon/en'
import { FI } from './lexicon/fi'
import { FR } from './lexicon/fr'
import { type Lexicon, phrasesIn, type Topic, TOPICS } from './lexicon/lexicon'
import { DE_PURPOSES } from './lexicon/purposes/de'
import { EN_PURPOSES } from './lexicon/purposes/en'
import { FI_PURPOSES } from './lexicon/purposes/fi'
import { FR_PURPOSES } from './lexicon/purposes/fr'
import { RU_PURPOSES } from './lexicon/purposes/ru'
import { SV_PURPOSES } from './lexicon/purposes/sv'
import { RU } from './lexicon/ru'
import { SV } from './lexicon/sv'

const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: { ...EN, purpose: EN_PURPOSES },
  fi: { ...FI, purpose: FI_PURPOSES },
  sv: { ...SV, purpose: SV_PURPOSES },
  de: { ...DE, purpose: DE_PURPOSES },
  fr: { ...FR, purpose: FR_PURPOSES },
  ru: { ...RU, purpose: RU_PURPOSES },
}

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
