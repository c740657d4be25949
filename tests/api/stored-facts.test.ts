/** What is stored is what the calls of the catalogue answer with, each field from its own column. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import {
  brands,
  keywords,
  modelProperties,
  models,
  modelTexts,
  productGroups,
  productGroupTexts,
  productTypes,
  reviews,
  stores,
  variants,
} from '@/lib/backend/domain/schema'

import { get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase, type Seeded } from '../support/seed'

const BRAND = { logo: 'brands/kallio.svg', promoImages: ['brands/kallio-1.jpg', 'brands/kallio-2.jpg'] }

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  await db().update(brands).set(BRAND).where(eq(brands.slug, 'kallio'))
  // A store that hands out, but not within hours: the two are told apart.
  await db().update(stores).set({ pikanouto: false, nouto: true }).where(eq(stores.slug, 'helsinki'))
  await db().update(productGroupTexts).set({ shortName: 'Shells' }).where(eq(productGroupTexts.name, 'Shell jackets'))
  // A group that menus do not show is in the tree all the same, because it has a page.
  await db()
    .update(productGroups)
    .set({ showInMenu: false })
    .where(eq(productGroups.id, seeded.groups['second-hand'] ?? 0))
  await db()
    .insert(keywords)
    .values([
      { language: 'sv', keyword: 'Vattenpelare', popupText: 'Vatten' },
      { language: 'fi', keyword: 'Untuva', popupText: 'Untuva' },
    ])
})
afterAll(() => database.drop())

it('B3.01 the facts of a card', async () => {
  const id = seeded.models['rain-shell'] ?? 0
  const publishedAt = new Date('2025-03-04T05:06:07Z')
  await db().update(models).set({ soldAmount: 41, rating: 8.5, ratingCount: 3, publishedAt }).where(eq(models.id, id))
  await db()
    .update(modelTexts)
    .set({ shortDescription: 'Kort', longDescriptionHtml: '<p>Lång <b>text</b></p>' })
    .where(and(eq(modelTexts.modelId, id), eq(modelTexts.language, 'sv')))
  const request = { source: 'Models', sortIds: [id, seeded.models['storm-shell']], language: 'sv', taxAreaId: 1 }
  const { body } = await post('/api/products/productmodellist/', request)
  const [rain, storm] = body['products'] as unknown as { published: string; tags: unknown }[]
  expect(rain).toMatchObject({
    id,
    name: 'Rain Shell sv',
    manufacturer: 'Norrsken',
    manufacturerSlug: 'norrsken',
    path: 'norrsken/rain-shell',
    shortDescription: 'Kort',
    description: 'Lång text',
    tags: [],
    soldAmount: 41,
    rating: 8.5,
    ratingCount: 3,
    fromPrefix: false,
  })
  expect(new Date(rain?.published ?? '')).toEqual(publishedAt)
  expect(storm?.tags).toEqual([
    { title: 'New sv', slug: 'new', link: '/sv/newest/', backgroundColor: '#ffffff', textColor: '#000000' },
  ])
})

it('B7.01 the tree of all groups, also of those that are not in menus, in the language that is asked for', async () => {
  const treeOf = async (language: string) =>
    (await get(`/api/product-groups/?language=${language}`)).body['productGroups']
  const group = (name: string, path: string, more: object = {}) => ({ name, path, showInMenu: true, ...more })
  expect(await treeOf('sv')).toMatchObject([
    group('Clothing sv', 'clothing-sv', {
      children: [
        group('Jackets sv', 'clothing-sv/jackets-sv', {
          children: [group('Shell jackets sv', 'clothing-sv/jackets-sv/shell-jackets-sv')],
        }),
      ],
    }),
    group('Skiing sv', 'skiing-sv'),
    group('Second hand sv', 'second-hand-sv', { showInMenu: false }),
  ])
  expect(await treeOf('en')).toMatchObject([{ path: 'clothing' }, { path: 'skiing' }, { path: 'second-hand' }])
})

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

it('D3.01 says of a product that it is not public, or of a campaign only, and the designs of a gift card', async () => {
  const read = async (slug: string, more = '', headers: Record<string, string> = {}) =>
    (await get(`/api/products/productmodel/${slug}/?language=sv&taxAreaId=1${more}`, headers)).body
  const staff = await logIn('staff@example.com', PASSWORD)
  expect(await read('secret-prototype', '', staff)).toMatchObject({
    id: seeded.models['secret-prototype'],
    is_public: false,
    campaign_only: false,
  })
  expect(await read('campaign-mug', '&giftcampaign=summer')).toMatchObject({ is_public: true, campaign_only: true })
  await db()
    .update(models)
    .set({ giftCardTemplates: [{ slug: 'snow', names: { en: 'Snow', sv: 'Snö' }, image: 'snow.svg' }] })
    .where(eq(models.slug, 'rain-shell'))
  expect((await read('rain-shell'))['gift_card_templates']).toEqual([{ slug: 'snow', name: 'Snö', image: 'snow.svg' }])
  expect((await read('fleece'))['gift_card_templates']).toEqual([])
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

it('D7.05 D9.01 D4.30 has as many reviews a page as are asked for, ten otherwise, a hundred at most', async () => {
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

const model = async (slug: string) =>
  (await get(`/api/products/productmodel/${slug}/?language=sv&taxAreaId=1`)).body as unknown as Record<
    string,
    unknown
  > & { products: Record<string, unknown>[] }

it('D3.01 properties with unit and mark, ribbons with their link, the logo of the brand, prices as they are converted', async () => {
  await db()
    .update(modelProperties)
    .set({ isForOneItem: true })
    .where(eq(modelProperties.modelId, seeded.models['storm-shell'] ?? 0))
  const { model_properties: properties, ribbons, prices, converted_prices: converted } = await model('storm-shell')
  expect(properties).toEqual([
    { name: { name: 'Weight sv', slug: 'weight' }, value: '300', unit: 'g', isForOneItem: true },
    { name: { name: 'Material sv', slug: 'material' }, value: 'Polyester sv', unit: null, isForOneItem: true },
  ])
  expect(ribbons).toEqual([{ name: { value: '#ffffff;#000000', slug: 'new', name: 'New sv' }, link: '/sv/newest/' }])
  expect(converted).toEqual(prices)
  expect((await model('fleece'))['manufacturer']).toMatchObject({ name: 'Kallio', slug: 'kallio', image: BRAND.logo })
})

it('D3.01 the new product of a second-hand unit, whole; the members of what is sold as a bundle', async () => {
  expect((await model('used-storm-shell'))['second_hand_parent']).toEqual({
    id: seeded.models['storm-shell'],
    url: '/norrsken/storm-shell/',
    is_active: true,
    manufacturer: 'Norrsken',
    name: 'Storm Shell sv',
    prices: { taxarea_1: expect.objectContaining({ active: 24_000, regular: 30_000 }) as object },
  })
  expect((await model('race-ski'))['bundle_models']).toEqual([])
  await db().update(models).set({ isBundle: true }).where(eq(models.slug, 'race-ski'))
  const bundle = await model('race-ski')
  await db().update(models).set({ isBundle: false }).where(eq(models.slug, 'race-ski'))
  expect([bundle['is_bundle'], bundle['bundle_models']]).toEqual([
    true,
    [{ id: seeded.models['ski-binding'], name: 'Ski Binding sv', path: 'fjell/ski-binding' }],
  ])
})

it('D3.02 a variant’s type with its title and order, its size with its order, and its pictures, else the model’s', async () => {
  const [type] = await db()
    .insert(productTypes)
    .values({ slug: 'left', sortOrder: 3, names: { en: 'Left zip', sv: 'Vänster dragkedja' } })
    .returning({ id: productTypes.id })
  const [first = 0, second = 0, third = 0] = seeded.variants['storm-shell'] ?? []
  await db()
    .update(variants)
    .set({ productTypeId: type?.id ?? 0 })
    .where(eq(variants.id, second))
  // A colour of which the model has no pictures.
  await db()
    .update(variants)
    .set({ colourId: seeded.colours['black'] ?? 0 })
    .where(eq(variants.id, third))
  const { products } = await model('storm-shell')
  const of = (id: number) => products.find((variant) => variant['id'] === id)
  expect([of(first)?.['product_type'], of(second)?.['product_type']]).toEqual([
    null,
    { name: 'left', sort_order: 3, title: 'Vänster dragkedja' },
  ])
  expect(of(second)?.['size']).toEqual({ name: 'M', sort_order: 1 })
  expect((of(third)?.['images'] as { full_url: string }[]).map(({ full_url }) => full_url)).toEqual([
    'storm-shell-all-1.svg',
    'storm-shell-all-2.svg',
  ])
  await db().update(variants).set({ productTypeId: null }).where(eq(variants.id, second))
})
