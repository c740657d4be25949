import { describe, expect, it } from 'vitest'

import { MODELS, type DemoModel } from '../../models'
import { lineOf } from '../../seed/reference-rows'
import { reviewRows } from '../../seed/review-rows'
import { LANGUAGES, type Language } from '@/lib/market/languages'

/** Names of standards ("EN 893.") may be repeated. */
const STANDARD = /^(EN|ISO|UIAA)[\s\d./-]+$/i
/**
 * The largest share of a group's products with the same sentence, for groups of `LARGE` or more products; in smaller groups no sentence may
 * be repeated.
 */
const SHARE = 0.05
const LARGE = 20

/** The sentences of a text, in lower case and without the final mark. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”»’]?)\s+/u)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.length > 2 && !STANDARD.test(sentence))
    .map((sentence) => sentence.replace(/[.!?…]+$/u, ''))
}

const said = (model: DemoModel, language: Language): Set<string> => {
  const { short, tagline, paragraphs } = model.texts[language]
  return new Set([short, tagline, ...paragraphs].flatMap(sentencesOf))
}

/** Products by group; as in the lists, a product belongs to its groups and all their ancestors. */
const groups = new Map<string, DemoModel[]>()
for (const model of MODELS) {
  const keys = new Set(
    [model.group, ...(model.also ?? []), ...(model.outlet ? ['outlet'] : [])].flatMap((key) =>
      lineOf(key).map((group) => group.key),
    ),
  )
  for (const key of keys) groups.set(key, [...(groups.get(key) ?? []), model])
}

/** Sentences that too many products of one group share: `group: sentence (ids)`. */
function repeated(language: Language): string[] {
  return [...groups].flatMap(([key, models]) => {
    const where = new Map<string, number[]>()
    for (const model of models)
      for (const sentence of said(model, language)) where.set(sentence, [...(where.get(sentence) ?? []), model.id])
    const most = models.length >= LARGE ? Math.floor(models.length * SHARE) : 1
    return [...where]
      .filter(([, ids]) => ids.length > most)
      .map(([sentence, ids]) => `${key}: ${sentence} (${ids.join(', ')})`)
  })
}

describe('product texts', () => {
  it('are split into sentences, and names of standards are none', () => {
    expect(sentencesOf('Warm. Warm! „Nie wieder.“ EN 893. Is it? −12 °C, 1.5 l')).toEqual([
      'warm',
      'warm',
      '„nie wieder.“ en 893',
      'is it',
      '−12 °c, 1.5 l',
    ])
  })

  it.each(LANGUAGES)(
    'say no sentence in more than 5 % of the products of a large group and none twice in a small one: %s',
    (language) => {
      expect(groups.get('hiking')?.length).toBeGreaterThan(LARGE)
      expect(repeated(language)).toEqual([])
    },
  )

  it.each(LANGUAGES)(
    'give every product in %s two paragraphs of substance, used ones and vouchers included',
    (language) => {
      for (const model of MODELS) {
        const [first, second] = model.texts[language].paragraphs
        expect(first.length, `${model.id} ${language}: ${first}`).toBeGreaterThanOrEqual(60)
        expect(second.length, `${model.id} ${language}: ${second}`).toBeGreaterThanOrEqual(60)
      }
    },
  )

  it('of reviews say no sentence of some length twice', () => {
    const count = new Map<string, number>()
    for (const { comment = '' } of reviewRows())
      for (const sentence of new Set(sentencesOf(comment ?? '')))
        if (sentence.length > 30) count.set(sentence, (count.get(sentence) ?? 0) + 1)
    expect([...count].filter(([, times]) => times > 1)).toEqual([])
  })
})
