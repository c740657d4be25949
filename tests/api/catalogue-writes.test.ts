import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { recomputeRating } from '@/lib/backend/domain/catalogue/rating'
import { db } from '@/lib/backend/platform/database/pool'
import { priceHistory, prices, stock, stockLedger, variants } from '@/lib/backend/domain/schema'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { onInvalidate } from '@/lib/cache/tag-clock.mjs'
import { tag } from '@/lib/cache/tags'

import { get } from '../support/api'
import { changeStock, setModelTexts, setPrice } from '../support/catalogue-changes'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())

const variantOf = (slug: string, index = 0) => seeded.variants[slug]?.[index] ?? 0
const DAY = 86_400_000

/** The tags that `work` touches in this process, without the clock's second touch of earlier ones. */
async function touchedBy(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[][] = []
  const stop = onInvalidate((touched) => void seen.push(touched === '*' ? ['*'] : [...touched]))
  await work()
  stop()
  return [...new Set(seen.flat())]
}

const model = async (slug: string) => (await get(`/api/products/productmodel/${slug}/?language=en&taxAreaId=1`)).body
const priceRow = async (id: number) =>
  (
    await db()
      .select()
      .from(prices)
      .where(and(eq(prices.variantId, id), eq(prices.priceArea, 1)))
  )[0]
const ledgerSum = async (id: number) =>
  (await db().select().from(stockLedger).where(eq(stockLedger.variantId, id))).reduce((sum, row) => sum + row.delta, 0)
const stockSum = async (id: number) =>
  (await db().select().from(stock).where(eq(stock.variantId, id))).reduce((sum, row) => sum + row.quantity, 0)
const available = async (id: number) => (await db().select().from(variants).where(eq(variants.id, id)))[0]?.available

describe('prices', () => {
  it('a reduction shows the lowest price of the 30 days before it began', async () => {
    const id = variantOf('fleece')
    await setPrice(id, 1, 'discount', 6000)
    expect(await priceRow(id)).toMatchObject({ active: 6000, regular: 8000, discountValue: 6000, lowest30: 8000 })
    expect((await model('fleece'))['prices']).toMatchObject({ taxarea_1: { active: 6000, lowest_30_days: 8000 } })
  })

  it('a deeper cut within a reduction keeps its beginning; its end is an end', async () => {
    const id = variantOf('fleece')
    const before = (await priceRow(id))?.reducedSince
    await setPrice(id, 1, 'discount', 5000)
    expect(await priceRow(id)).toMatchObject({ active: 5000, lowest30: 8000, reducedSince: before })
    await setPrice(id, 1, 'discount', null)
    expect(await priceRow(id)).toMatchObject({ active: 8000, lowest30: null, reducedSince: null, discountValue: null })
    await setPrice(id, 1, 'discount', 6500)
    expect(await priceRow(id)).toMatchObject({ active: 6500, lowest30: 5000 })
  })

  it('less than 30 days of history: no low, so no reduction may be announced', async () => {
    const [row] = await db()
      .insert(variants)
      .values({ modelId: seeded.models['ski-binding'] ?? 0 })
      .returning()
    const id = row?.id ?? 0
    await setPrice(id, 1, 'regular', 10000, new Date(Date.now() - 20 * DAY))
    await setPrice(id, 1, 'discount', 8000)
    expect(await priceRow(id)).toMatchObject({ active: 8000, regular: 10000, lowest30: null })
  })

  it('the history is append-only and holds every change', async () => {
    const rows = await db()
      .select()
      .from(priceHistory)
      .where(and(eq(priceHistory.variantId, variantOf('fleece')), eq(priceHistory.priceArea, 1)))
      .orderBy(asc(priceHistory.id))
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['regular', 8000],
      ['discount', 6000],
      ['discount', 5000],
      ['discount', null],
      ['discount', 6500],
    ])
  })

  it('touches the product, its groups with their ancestors, its brand, and the pages that show its card', async () => {
    const touched = await touchedBy(() => setPrice(variantOf('rain-shell'), 1, 'regular', 21000))
    const { models, groups } = seeded
    expect(touched).toEqual(
      expect.arrayContaining([
        tag.product(models['rain-shell'] ?? 0),
        tag.productAt('norrsken/rain-shell'),
        tag.group(groups['shell-jackets'] ?? 0),
        tag.group(groups['jackets'] ?? 0),
        tag.group(groups['clothing'] ?? 0),
        tag.brand('norrsken'),
        tag.product(models['storm-shell'] ?? 0),
      ]),
    )
    expect(touched).not.toContain(tag.group(groups['skiing'] ?? 0))
  })

  it('without a regular price a variant is not sold', async () => {
    const id = variantOf('sold-out-jacket')
    await setPrice(id, 1, 'regular', null)
    expect(await priceRow(id)).toBeUndefined()
    expect((await model('sold-out-jacket'))['prices']).toEqual({})
    await setPrice(id, 1, 'regular', 12000)
    expect(await priceRow(id)).toMatchObject({ active: 12000 })
  })

  it('refuses impossible amounts, times and variants, and leaves nothing behind', async () => {
    const count = async () => (await db().select().from(priceHistory)).length
    const before = await count()
    for (const amount of [0, -1, 0.5, Number.NaN, 2 ** 53, 2 ** 31])
      await expect(setPrice(variantOf('fleece'), 1, 'regular', amount)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(setPrice(variantOf('fleece'), 1, 'regular', 100, new Date(Date.now() + DAY))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await expect(setPrice(999_999, 1, 'regular', 100)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await count()).toBe(before)
  })

  it('changes at the same moment all count', async () => {
    const id = variantOf('race-ski')
    await Promise.all(Array.from({ length: 10 }, (_, i) => setPrice(id, 1, 'discount', 40000 + i)))
    const history = await db()
      .select()
      .from(priceHistory)
      .where(and(eq(priceHistory.variantId, id), eq(priceHistory.priceArea, 1), eq(priceHistory.kind, 'discount')))
      .orderBy(asc(priceHistory.validFrom), asc(priceHistory.id))
    expect(history).toHaveLength(10)
    expect((await priceRow(id))?.active).toBe(history.at(-1)?.amount)
  })
})

describe('stock', () => {
  const id = () => variantOf('down-jacket')

  it('gate, store and ledger change together', async () => {
    await changeStock({ variantId: id(), storeId: 20, delta: 3, reason: 'correction' })
    expect([await available(id()), await stockSum(id()), await ledgerSum(id())]).toEqual([8, 8, 8])
    await changeStock({ variantId: id(), storeId: 1, delta: -1, reason: 'correction' })
    expect([await available(id()), await stockSum(id()), await ledgerSum(id())]).toEqual([7, 7, 7])
  })

  it('never more than the store holds, never more than is free; a refusal leaves nothing behind', async () => {
    await expect(changeStock({ variantId: id(), storeId: 1, delta: -1, reason: 'correction' })).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      status: 409,
    })
    await expect(changeStock({ variantId: id(), storeId: 20, delta: -99, reason: 'correction' })).rejects.toMatchObject(
      { code: 'OUT_OF_STOCK' },
    )
    await expect(
      changeStock({ variantId: 999_999, storeId: 20, delta: 1, reason: 'correction' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(changeStock({ variantId: id(), storeId: 20, delta: 0.5, reason: 'correction' })).rejects.toMatchObject(
      { code: 'BAD_REQUEST' },
    )
    expect([await available(id()), await stockSum(id()), await ledgerSum(id())]).toEqual([7, 7, 7])
  })

  it('check A1 twenty takers of five units: five get one', async () => {
    const last = variantOf('storm-shell')
    const taken = await Promise.allSettled(
      Array.from({ length: 20 }, () => changeStock({ variantId: last, storeId: 20, delta: -1, reason: 'correction' })),
    )
    expect(taken.filter((result) => result.status === 'fulfilled')).toHaveLength(5)
    expect([await available(last), await stockSum(last), await ledgerSum(last)]).toEqual([2, 2, 2])
  })

  it('a transfer between stores is two changes of one transaction', async () => {
    await withTx(async (tx) => {
      await adjustStock(tx, { variantId: id(), storeId: 20, delta: -2, reason: 'transfer' })
      await adjustStock(tx, { variantId: id(), storeId: 1, delta: 2, reason: 'transfer' })
    })
    expect([await available(id()), await stockSum(id()), await ledgerSum(id())]).toEqual([7, 7, 7])
  })

  it('touches the product always, its lists only when a size turns orderable or stops being so', async () => {
    const last = variantOf('outlet-parka')
    const group = tag.group(seeded.groups['jackets'] ?? 0)
    const more = await touchedBy(() => changeStock({ variantId: last, storeId: 20, delta: 1, reason: 'correction' }))
    expect(more).toContain(tag.product(seeded.models['outlet-parka'] ?? 0))
    expect(more).not.toContain(group)
    const sold = await touchedBy(() => changeStock({ variantId: last, storeId: 20, delta: -2, reason: 'correction' }))
    expect(sold).toEqual(expect.arrayContaining([group, tag.brand('kallio')]))
    const addOne = () =>
      changeStock({ variantId: variantOf('touring-ski'), storeId: 20, delta: 1, reason: 'correction' })
    // On a slow machine the clock's second touch of an earlier change may fall into one of two changes, not into both.
    const [once, again] = [await touchedBy(addOne), await touchedBy(addOne)]
    expect(once.filter((touched) => again.includes(touched))).not.toContain(tag.group(seeded.groups['skis'] ?? 0))
  })
})

describe('texts and rating', () => {
  it('check D6 HTML is cleaned in every answer, whatever is stored', async () => {
    const id = seeded.models['fleece'] ?? 0
    await setModelTexts(id, 'en', {
      longDescriptionHtml: '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:alert(1)">x</a></p>',
      tagline: 'New',
    })
    expect(await model('fleece')).toMatchObject({
      long_description_html: '<p>Hi <a>x</a></p>',
      tagline: 'New',
      name: 'Fleece',
    })
  })

  it('D3.01 a machine translation can be switched to its original', async () => {
    const id = seeded.models['fleece'] ?? 0
    await setModelTexts(id, 'en', {
      isAutoTranslated: true,
      original: { tagline: 'Uusi', long_description_html: '<p>Hei</p><script>x</script>', language: 'fi' },
    })
    expect(await model('fleece')).toMatchObject({
      is_auto_translated: true,
      original_language: 'fi',
      translated_fields: { tagline: { original: 'Uusi' }, long_description_html: { original: '<p>Hei</p>' } },
    })
  })

  it('the rating is made from the public reviews', async () => {
    const id = seeded.models['storm-shell'] ?? 0
    expect(await touchedBy(() => withTx((tx) => recomputeRating(tx, id), { name: 'test' }))).toContain(tag.product(id))
    expect(await model('storm-shell')).toMatchObject({ rating: 5, rating_count: 11 })
    await expect(withTx((tx) => recomputeRating(tx, 999_999), { name: 'test' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
