import { describe, expect, it } from 'vitest'

import { MODELS, type DemoModel } from '../../models'
import { gtinOf, rowsOf } from '../../seed/model-rows'
import { FIRST_ID, scaledModels, scaledRatings, scaledRelations, SOURCES } from '../../seed/scale'
import { LANGUAGES } from '@/lib/market/languages'

const COUNT = 2_000
const today = new Date(Date.UTC(2026, 10, 20))

function first(count: number, afterId?: number): DemoModel[] {
  const models: DemoModel[] = []
  for (const model of scaledModels(afterId)) if (models.push(model) === count) break
  return models
}

const models = first(COUNT)
const rows = rowsOf(models, today, scaledRatings(models))
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

describe('a demo catalogue of any size', () => {
  it('has ids after the hand-written ones, which keep below them', () => {
    expect(MODELS.filter((model) => model.id <= FIRST_ID - 2_001 || model.id >= FIRST_ID)).toEqual([])
    expect(models).toHaveLength(COUNT)
    expect(Math.min(...models.map((model) => model.id))).toBeGreaterThanOrEqual(FIRST_ID)
    expect(models.map((model) => model.id)).toEqual([...new Set(models.map((model) => model.id))].sort((a, b) => a - b))
  })

  it('goes on after any id with the same models', () => {
    for (const at of [0, 1, SOURCES.length - 1, SOURCES.length, 1_234])
      expect(first(3, models[at]?.id)).toEqual(models.slice(at + 1, at + 4))
  })

  it('has names and slugs of its own in every language', () => {
    const all = [...MODELS, ...models]
    expect(isUnique(all.map((model) => model.slug))).toBe(true)
    for (const language of LANGUAGES)
      expect(isUnique(all.map((model) => model.texts[language].name)), language).toBe(true)
    expect(models[0]?.texts.fi.name).toBe(`${SOURCES[0]?.texts.fi.name}, sarja 1`)
  })

  it('gives every variant its own GTIN, a price in both price areas and a picture of its colour', () => {
    const pictures = new Set(rows.images.map((row) => `${row.modelId}/${row.colourId}`))
    const priced = new Set(rows.prices.map((row) => `${row.variantId}/${row.priceArea}`))
    expect(isUnique([...rows.variants.map((row) => row.gtin)])).toBe(true)
    expect(isUnique(rows.models.map((row) => row.uuid))).toBe(true)
    for (const { id, modelId, colourId } of rows.variants)
      expect([pictures.has(`${modelId}/${colourId}`), priced.has(`${id}/1`), priced.has(`${id}/2`)]).toEqual([
        true,
        true,
        true,
      ])
    for (const { modelId, path } of rows.images) expect(path.endsWith(`/${modelId}.svg`)).toBe(true)
    expect(gtinOf(999_999_999)).toHaveLength(13)
  })

  it('varies prices by some percent and keeps reductions below the regular price', () => {
    const sources = new Map(SOURCES.map((model) => [model.slug, model]))
    for (const { slug, regular, club, reduced } of models) {
      const source = sources.get(slug.replace(/-series-\d+$/, ''))
      expect(Math.abs(regular - (source?.regular ?? 0)), slug).toBeLessThanOrEqual((source?.regular ?? 0) * 0.06 + 1)
      expect(club ?? 0, slug).toBeLessThan(regular)
      expect(reduced?.to ?? 0, slug).toBeLessThan(reduced?.earlier?.to ?? regular)
    }
    expect(models.filter((model) => model.reduced).length).toBeGreaterThan(COUNT / 10)
    for (const row of rows.prices) expect(row.active).toBeLessThan(row.lowest30 ?? Infinity)
  })

  it('varies colours and stock from series to series', () => {
    const series = (slug: string) => models.filter((model) => model.slug.startsWith(`${slug}-series-`))
    const jackets = series(SOURCES[0]?.slug ?? '')
    expect(new Set(jackets.map((model) => model.colours.join())).size).toBeGreaterThan(1)
    expect(new Set(rows.variants.map((row) => row.available)).size).toBeGreaterThan(20)
    for (const { rating = 0, ratingCount = 0 } of rows.models) {
      expect(rating === 0).toBe(ratingCount === 0)
      expect(rating).toBeLessThanOrEqual(10)
    }
  })

  it('is in each of its groups and all their ancestors, and recommends what was there before it', () => {
    expect(rows.groups.length / COUNT).toBeCloseTo(rowsOf(SOURCES, today, new Map()).groups.length / SOURCES.length, 0)
    for (const row of rows.models)
      expect(rows.groups.some((link) => link.modelId === row.id && link.groupId === row.mainGroupId)).toBe(true)
    const known = new Set([...MODELS, ...models].map((model) => model.id))
    for (const model of models.slice(0, 600)) {
      const relations = scaledRelations(model)
      expect(relations.length).toBeGreaterThan(3)
      for (const { modelId, relatedId } of relations)
        expect([modelId, known.has(relatedId), relatedId < model.id]).toEqual([model.id, true, true])
    }
  })
})
