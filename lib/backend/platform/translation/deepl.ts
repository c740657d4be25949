/** DeepL's HTTP API, version 2. */
import { z } from 'zod'

import type { TranslationConfig } from '@/lib/config/translation'
import type { Language } from '@/lib/market/languages'

import { ask } from './ask'
import { inPortions } from './portions'
import {
  type Patience,
  type TranslationFault,
  TranslationProblem,
  type TranslationRequest,
  type Translator,
} from './types'

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** Of English it translates into one of two kinds. */
const targetOf = (language: Language) => (language === 'en' ? 'EN-GB' : language.toUpperCase())

const FAULTS: ReadonlyMap<number, TranslationFault> = new Map([
  [400, 'language'],
  [403, 'refused'],
  [413, 'too_long'],
  [456, 'quota'],
])

const problemOf = (status: number) =>
  new TranslationProblem(FAULTS.get(status) ?? 'unavailable', `DeepL answered ${status}.`)

export function deepl({ url, key }: TranslationConfig, patience: Patience): Translator {
  const headers = { authorization: `DeepL-Auth-Key ${key ?? ''}` }
  async function portion(texts: readonly string[], { from, to, isHtml }: TranslationRequest) {
    const body = {
      text: texts,
      source_lang: from.toUpperCase(),
      target_lang: targetOf(to),
      ...(isHtml && { tag_handling: 'html' }),
    }
    const { status, body: answered } = await ask({ url: `${url}/v2/translate`, headers, body }, patience)
    if (status !== 200) throw problemOf(status)
    const read = answer.safeParse(answered)
    if (!read.success || read.data.translations.length !== texts.length)
      throw new TranslationProblem('unavailable', 'DeepL answered with something else than the translations.')
    return read.data.translations.map(({ text }) => text)
  }
  return {
    place: `DeepL, ${new URL(url).host}`,
    translate: (request) => inPortions(request.texts, (texts) => portion(texts, request)),
    check: async () => {
      const { status } = await ask({ url: `${url}/v2/usage`, headers }, patience)
      if (status !== 200) throw problemOf(status)
    },
  }
}
