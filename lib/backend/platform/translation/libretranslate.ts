/** LibreTranslate: a service that a shop can run itself. */
import { z } from 'zod'

import type { TranslationConfig } from '@/lib/config/translation'

import { ask } from './ask'
import { inPortions } from './portions'
import {
  type Patience,
  type TranslationFault,
  TranslationProblem,
  type TranslationRequest,
  type Translator,
} from './types'

const answer = z.object({ translatedText: z.array(z.string()) })
const refusal = z.object({ error: z.string() })

/** Several reasons have one status; the sentence says which it is. */
function problemOf(status: number, body: unknown): TranslationProblem {
  const sentence = refusal.safeParse(body).data?.error ?? ''
  return new TranslationProblem(faultOf(status, sentence), `LibreTranslate answered ${status}.`)
}

function faultOf(status: number, sentence: string): TranslationFault {
  if (status === 401 || status === 403) return 'refused'
  if (status === 413) return 'too_long'
  if (status !== 400) return 'unavailable'
  if (/api key/i.test(sentence)) return 'refused'
  return /limit/i.test(sentence) ? 'too_long' : 'language'
}

export function libreTranslate({ url, key }: TranslationConfig, patience: Patience): Translator {
  async function portion(texts: readonly string[], { from, to, isHtml }: TranslationRequest) {
    const body = {
      q: texts,
      source: from,
      target: to,
      format: isHtml ? 'html' : 'text',
      ...(key !== null && { api_key: key }),
    }
    const { status, body: answered } = await ask({ url: `${url}/translate`, body }, patience)
    if (status !== 200) throw problemOf(status, answered)
    const read = answer.safeParse(answered)
    if (!read.success || read.data.translatedText.length !== texts.length)
      throw new TranslationProblem('unavailable', 'LibreTranslate answered with something else than the translations.')
    return read.data.translatedText
  }
  return {
    place: `LibreTranslate, ${new URL(url).host}`,
    translate: (request) => inPortions(request.texts, (texts) => portion(texts, request)),
    // It answers about languages to anybody; a key is looked at when something is translated.
    check: async () => {
      if (key !== null) await portion(['1'], { texts: ['1'], from: 'en', to: 'de', isHtml: false })
      const { status, body } = await ask({ url: `${url}/languages` }, patience)
      if (status !== 200) throw problemOf(status, body)
    },
  }
}
