/** What is stored is what the calls of the catalogue answer with, each field from its own column. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { brands, keywords, models, productGroupTexts, reviews, stores } from '@/lib/backend/domain/schema'

import { get } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'

const BRAND = { logo: 'brands/kallio.svg', promoImages: ['brands/kallio-1.jpg', 'brands/kallio-2.jpg'] }

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  await db().update(brands).set(BRAND).where(eq(brands.slug, 'kallio'))
  // A store that hands out, but not within hours: the two are told apart.
  await db().update(stores).set({ pikanouto: false, nouto: true }).where(eq(stores.slug, 'helsinki'))
  await db().update(productGroupTexts).set({ shortName: 'Shells' }).where(eq(productGroupTexts.name, 'Shell jackets'))
  await db()
    .insert(keywords)
    .values([
      { language: 'sv', keyword: 'Vattenpelare', popupText: 'Vatten' },
      { language: 'fi', keyword: 'Untuva', popupText: 'Untuva' },
    ])
})
afterAll(() => database.drop())

it('D3.01 the facts of a model', async () => {
  await db()
    .update(models)
    .set({
      modelNumber: 'N-77',
      isMultiColor: true,
      promotedColour: 'red',
      showDiscountPercentage: false,
      isExtendedRange: true,
      belongsToOutlet: true,
      countryOfOrigin: 'EE',
      priceEnding: new Date('2031-12-24T22:00:00Z'),
    })
    .where(eq(models.slug, 'fleece'))
  expect((await get('/api/products/productmodel/fleece/?language=en&taxAreaId=1')).body).toMatchObject({
    modelnumber: 'N-77',
    is_multi_color: true,
    promoted_colour: 'red',
    show_discount_percentage: false,
    is_extended_range: true,
    belongs_to_outlet: true,
    country_of_origin: 'EE',
    price_ending: '2031-12-24T22:00:00.000Z',
  })
})

it('D3.07 a store, B3.08 a group with its short name', async () => {
  const { body } = await get('/api/resources/?language=en')
  expect(body['stores']).toContainEqual(
    expect.objectContaining({
      id: 1,
      slug: 'helsinki',
      name: 'Helsinki',
      shortName: 'HKI',
      type: 'retail',
      pikanouto: false,
      nouto: true,
      stock_display_order: 1,
    }),
  )
  interface Node {
    readonly children: readonly Node[]
  }
  const [clothing] = body['productGroups'] as unknown as Node[]
  expect(clothing?.children[0]?.children[0]).toMatchObject({ name: 'Shell jackets', shortName: 'Shells' })
})

it('B3.03 the logo and the pictures of a brand', async () => {
  expect((await get('/api/brand/?slug=kallio&language=en')).body).toMatchObject(BRAND)
})

it('B7.04 the keywords of one language, longest first', async () => {
  expect((await get('/api/keyword-popups/?language=fi')).body).toMatchObject([
    { keyword: 'Gore-Tex' },
    { keyword: 'Untuva' },
  ])
})

it('B7.10 the group at a path of the language that is asked for', async () => {
  expect((await get('/api/products/productgroup/?language=sv&path=clothing-sv')).body).toMatchObject([
    { path: 'clothing-sv' },
  ])
})

it('D7.05 the pictures of all reviews that are shown go along with every page', async () => {
  const id = seeded.models['storm-shell'] ?? 0
  for (const name of ['Reviewer 3', 'Reviewer 11'])
    await db()
      .update(reviews)
      .set({ images: [{ url: `reviews/${name}.jpg` }] })
      .where(and(eq(reviews.modelId, id), eq(reviews.visibleName, name)))
  // Reviewer 11 is hidden.
  for (const page of ['', '&page=2'])
    expect((await get(`/api/product_reviews/?model_id=${id}${page}`)).body['images']).toEqual([
      { url: 'reviews/Reviewer 3.jpg' },
    ])
})

it('D7.05 D9.01 has as many reviews a page as are asked for, ten otherwise, a hundred at most', async () => {
  const id = seeded.models['storm-shell'] ?? 0
  const page = async (more: string) => {
    const { status, body } = await get(`/api/product_reviews/?model_id=${id}${more}`)
    return [status, (body['results'] as unknown as unknown[] | undefined)?.length, body['max_pages']]
  }
  const all = Number((await page('&size=100'))[1])
  expect(all).toBeGreaterThan(10)
  expect([await page(''), await page('&size=10')]).toEqual([
    [200, 10, Math.ceil(all / 10)],
    [200, 10, Math.ceil(all / 10)],
  ])
  expect([await page('&size=3'), await page('&size=101')]).toEqual([
    [200, 3, Math.ceil(all / 3)],
    [400, undefined, undefined],
  ])
})
