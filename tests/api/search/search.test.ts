import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { modelActivity, models, modelTexts, settings } from '@/lib/backend/domain/schema'
import { updateSearchTexts } from '@/lib/backend/domain/search/update-search-texts'
import { searchModels } from '@/lib/backend/domain/search/search'

import { get } from '../../support/api'
import { setModelTexts } from '../../support/catalogue-changes'
import type { TestDatabase } from '../../support/fresh-database'
import { seededDatabase, type Seeded } from '../../support/seed'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())

const idOf = (slug: string): number => seeded.models[slug] ?? 0
/** A query is kept for a moment; blanks make it another one of the same meaning. */
let asked = 0
const find = (query: string, sortBy?: string) => searchModels(query + ' '.repeat(++asked), 'en', { sortBy })
const report = async (q: string) =>
  (await get(`/api/search/?${new URLSearchParams({ q, language: 'en', taxAreaId: '1' }).toString()}`)).body

describe('what search looks into is kept up to date', () => {
  it('when texts are changed', async () => {
    await setModelTexts(idOf('fleece'), 'en', { tagline: 'Warm as a marmot' })
    expect((await find('marmots')).ids).toEqual([idOf('fleece')])
    await setModelTexts(idOf('fleece'), 'en', { tagline: 'A tagline' })
    expect((await find('marmots')).ids).toEqual([])
  })

  it('by the job, for models that were written past the shop', async () => {
    await db()
      .update(modelTexts)
      .set({ tagline: 'Wolverine' })
      .where(eq(modelTexts.modelId, idOf('rain-shell')))
    expect((await find('wolverine')).ids).toEqual([])
    await db()
      .update(models)
      .set({ updatedAt: sql`now()` })
      .where(eq(models.id, idOf('rain-shell')))
    await updateSearchTexts()
    expect((await find('wolverine')).ids).toEqual([idOf('rain-shell')])
  })

  it('a model that is hidden is taken out', async () => {
    await db()
      .update(models)
      .set({ isPublic: false })
      .where(eq(models.id, idOf('rain-shell')))
    await setModelTexts(idOf('rain-shell'), 'en', {})
    expect((await find('wolverine')).ids).toEqual([])
    const { rows } = await db().execute(sql`select 1 from search_texts where model_id = ${idOf('rain-shell')}`)
    expect(rows).toEqual([])
    await db()
      .update(models)
      .set({ isPublic: true })
      .where(eq(models.id, idOf('rain-shell')))
    await setModelTexts(idOf('rain-shell'), 'en', {})
  })
})

describe('the report of a search', () => {
  it('P1.01 P2.33 D8.11 a query that is met exactly is not approximate', async () => {
    expect(await report('storm shell')).toMatchObject({ approximate: false, queries: [], popular: [], ignored: [] })
  })

  it('D8.11 a misspelled word makes the results approximate and is set right', async () => {
    expect(await report('strom shell')).toMatchObject({ approximate: true, queries: ['storm shell'], popular: [] })
  })

  it('D8.11 words that no model has together make them approximate: each word alone is offered', async () => {
    await setModelTexts(idOf('rain-shell'), 'en', { tagline: 'Wolverine' })
    expect(await report('storm wolverine')).toMatchObject({ approximate: true, queries: ['storm', 'wolverine'] })
  })

  it('a word that nobody knows is left out, and that is said', async () => {
    expect(await report('storm qqqqqq')).toMatchObject({ approximate: true, queries: ['storm'] })
  })

  it('nothing found never dead-ends: popular goods that can be bought come first', async () => {
    const { approximate, popular } = await report('xyzzyxyzzy')
    expect(approximate).toBe(false)
    const goods = popular as unknown as { inStock: boolean }[]
    expect(goods.length).toBeGreaterThan(2)
    expect(goods[0]?.inStock).toBe(true)
  })
})

describe('numbers', () => {
  it.each(['MN-101', 'mn101', 'mn 101', 'SKU-1', '6400000000001', '640 0000 00000 1', '06400000000001'])(
    '%s is one model',
    async (number) => {
      const { ids, isApproximate } = await find(number)
      expect(ids).toEqual([idOf(number.toLowerCase().startsWith('mn') ? 'rain-shell' : 'storm-shell')])
      expect(isApproximate).toBe(false)
    },
  )
})

describe('B5.10 the order of equally good finds', () => {
  it('most_converted comes before most_viewed, text_match before both', async () => {
    const plain = (await find('shell')).ids
    const sorted = 'text_match,most_converted,most_viewed'
    const last = plain.at(-1) ?? 0
    await db()
      .insert(modelActivity)
      .values([{ modelId: last, purchases: 5 }, ...plain.slice(0, -1).map((modelId, n) => ({ modelId, views: n }))])
    expect((await find('shell', 'most_converted')).ids[0]).toBe(last)
    expect((await find('shell', 'most_viewed, most_converted')).ids.at(-1)).toBe(plain[0])
    // A word of the name weighs more than what is bought.
    expect((await find('rain shell', sorted)).ids[0]).toBe(idOf('rain-shell'))
    expect((await find('shell', 'nonsense')).ids).toEqual(plain)
    await db().delete(modelActivity)
  })
})

it('B3.05 search_bar_placeholder is a public setting', async () => {
  await db()
    .insert(settings)
    .values({ key: 'search_bar_placeholder', value: 'Teltta, reppu…' })
    .onConflictDoUpdate({ target: settings.key, set: { value: 'Teltta, reppu…' } })
  expect((await get('/api/settings/')).body['search_bar_placeholder']).toBe('Teltta, reppu…')
})
