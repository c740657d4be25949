/** The calls that pages of lists and texts read answer with everything there is, not with the first of it. */
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import {
  banners,
  brands,
  colours,
  keywords,
  modelGroups,
  modelProperties,
  pages,
  prices,
  productGroups,
  productGroupTexts,
  properties,
  ribbons,
  settings,
  sizes,
  stock,
  stores,
  variants,
} from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { invalidateAll } from '@/lib/cache/tag-clock.mjs'
import { SETTING_DEFAULTS } from '@/lib/contract/general-settings'
import { LANGUAGES } from '@/lib/market/languages'

import { get, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'

/** More than any list would show at a time. */
const MANY = 130
const NUMBERS = Array.from({ length: MANY }, (_, place) => place)
const names = (at: number) => ({ en: `Name ${at}` })

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  // The first call loads what answers all of them.
  await get('/api/resources/?language=en')
}, 180_000)
afterAll(() => database.drop())

/** The number of entries of a list in an answer, after what was cached is forgotten. */
async function lengthOf(path: string, key?: string): Promise<number> {
  invalidateAll()
  const { body } = await get(path)
  return ((key === undefined ? body : body[key]) as unknown as unknown[]).length
}

/** How many more entries each list has after something was stored. */
async function growth(reads: readonly (readonly [string, string?])[], store: () => Promise<unknown>) {
  const lengths = async () => {
    const found: number[] = []
    for (const [path, key] of reads) found.push(await lengthOf(path, key))
    return found
  }
  const before = await lengths()
  await store()
  return (await lengths()).map((length, at) => length - (before[at] ?? 0))
}
const resource = (key: string) => ['/api/resources/?language=en', key] as const

it('B7.03 B3.10 every brand is in the list of brands, B7.05 B3.08 and in the resources', async () => {
  const added = () =>
    db()
      .insert(brands)
      .values(NUMBERS.map((at) => ({ slug: `brand-${at}`, name: `Brand ${at}` })))
  expect(await growth([['/api/brands/?language=en'], resource('manufacturers')], added)).toEqual([MANY, MANY])
})

it('B7.03 a brand is in the list in every language, whether anything of it is sold or not', async () => {
  await db().insert(brands).values({ slug: 'unsold', name: 'Unsold' })
  invalidateAll()
  const [en, ...others] = await Promise.all(LANGUAGES.map((language) => get(`/api/brands/?language=${language}`)))
  for (const { body } of others) expect(body).toEqual(en?.body)
  expect(en?.body).toContainEqual(expect.objectContaining({ slug: 'unsold', modelCount: 0 }))
})

it('B7.04 B3.10 every keyword of the language is in the list', async () => {
  const added = () =>
    db()
      .insert(keywords)
      .values(NUMBERS.map((at) => ({ language: 'de', keyword: `Wort ${at}`, popupText: 'Text' })))
  expect(await growth([['/api/keyword-popups/?language=de'], ['/api/keyword-popups/?language=en']], added)).toEqual([
    MANY,
    0,
  ])
})

it('B7.02 B3.10 every banner of each kind is among them', async () => {
  const kinds = ['image', 'dynamic', 'text'] as const
  const added = () =>
    db()
      .insert(banners)
      .values(kinds.flatMap((kind) => NUMBERS.map((at) => ({ kind, titles: names(at), urls: { en: '/a/' } }))))
  const read = (key: string) => ['/api/banners/?language=en', key] as const
  expect(await growth([read('imageBanners'), read('dynamicPageBanners'), read('textBanners')], added)).toEqual([
    MANY,
    MANY,
    MANY,
  ])
})

it('B7.02 the main host is removed from the addresses of banners of each kind', async () => {
  for (const kind of ['image', 'dynamic', 'text'] as const)
    await db()
      .insert(banners)
      .values({ kind, titles: { en: 'Own host' }, urls: { en: 'http://localhost/en/own/' } })
  invalidateAll()
  const { body } = await get('/api/banners/?language=en')
  for (const key of ['imageBanners', 'dynamicPageBanners', 'textBanners'])
    expect(body[key], key).toContainEqual(expect.objectContaining({ title: 'Own host', url: '/en/own/' }))
})

it('B7.05 B3.08 B3.07 every colour, filter, ribbon, size and store is in the resources', async () => {
  const added = async () => {
    await db()
      .insert(colours)
      .values(NUMBERS.map((at) => ({ slug: `c-${at}`, control: 'blue', swatch: ['#0000ff'], names: names(at) })))
    await db()
      .insert(properties)
      .values(NUMBERS.map((at) => ({ slug: `p-${at}`, names: names(at), kind: 'checkbox' as const, sortOrder: at })))
    await db()
      .insert(ribbons)
      .values(NUMBERS.map((at) => ({ slug: `r-${at}`, names: names(at), value: '#ffffff;#000000' })))
    await db()
      .insert(sizes)
      .values(NUMBERS.map((at) => ({ name: `Size ${at}`, sortOrder: 100 + at })))
    await db()
      .insert(stores)
      .values(
        NUMBERS.map((at) => ({
          id: 100 + at,
          slug: `store-${at}`,
          name: `Store ${at}`,
          shortName: `S${at}`,
          type: 'retail' as const,
        })),
      )
  }
  const lists = ['colors', 'propertyFilters', 'propertyTypes', 'sizes', 'stores'].map(resource)
  expect(await growth(lists, added)).toEqual([MANY, MANY, MANY, MANY, MANY])
})

it('B7.01 B7.05 B3.08 every group is in the tree at every level, B7.10 B3.02 and every group below one is with it', async () => {
  const parents: [number | null, string][] = [
    [null, ''],
    [seeded.groups['clothing'] ?? 0, 'clothing/'],
    [seeded.groups['jackets'] ?? 0, 'clothing/jackets/'],
    [seeded.groups['shell-jackets'] ?? 0, 'clothing/jackets/shell-jackets/'],
  ]
  for (const [parentId, above] of parents) {
    const added = await db()
      .insert(productGroups)
      .values(NUMBERS.map((at) => ({ parentId, key: `g-${parentId}-${at}`, sortOrder: 100 + at })))
      .returning({ id: productGroups.id })
    await db()
      .insert(productGroupTexts)
      .values(
        added.map(({ id }, at) => ({
          groupId: id,
          language: 'en',
          slug: `g-${at}`,
          path: `${above}g-${at}`,
          name: `Group ${at}`,
        })),
      )
  }
  invalidateAll()
  interface Node {
    readonly path: string
    readonly children: readonly Node[]
  }
  const last = (nodes: readonly Node[] | undefined) => nodes?.at(-1)?.path
  for (const call of ['product-groups', 'resources']) {
    const tree = (await get(`/api/${call}/?language=en`)).body['productGroups'] as unknown as Node[]
    const [clothing] = tree
    const [jackets] = clothing?.children ?? []
    const [shells] = jackets?.children ?? []
    expect([tree, clothing?.children, jackets?.children, shells?.children].map(last), call).toEqual([
      'g-129',
      'clothing/g-129',
      'clothing/jackets/g-129',
      'clothing/jackets/shell-jackets/g-129',
    ])
    expect(shells?.children, call).toHaveLength(MANY)
  }
  const [group] = (await get('/api/products/productgroup/?language=en&path=clothing/jackets/shell-jackets'))
    .body as unknown as Node[]
  expect(group?.children).toHaveLength(MANY)
})

it('B3.08 B7.01 B7.05 a group has all the links of its menu, with slug and picture, titled in the language', async () => {
  const links = NUMBERS.map((at) => ({
    slug: `link-${at}`,
    title: { en: `Link ${at}`, sv: `Länk ${at}` },
    ...(at % 2 === 0 && { image: `${at}.svg` }),
  }))
  const clothing = eq(productGroups.id, seeded.groups['clothing'] ?? 0)
  await db().update(productGroups).set({ links }).where(clothing)
  await db()
    .update(productGroupTexts)
    .set({ shortName: 'Wear' })
    .where(eq(productGroupTexts.groupId, seeded.groups['clothing'] ?? 0))
  invalidateAll()
  for (const call of ['product-groups', 'resources'])
    for (const [language, word] of [
      ['en', 'Link'],
      ['sv', 'Länk'],
    ]) {
      const { body } = await get(`/api/${call}/?language=${language}`)
      expect(body['productGroups']?.[0], `${call} ${language}`).toMatchObject({
        shortName: 'Wear',
        slug: language === 'en' ? 'clothing' : 'clothing-sv',
        links: NUMBERS.map((at) => ({
          slug: `link-${at}`,
          title: `${word} ${at}`,
          image: at % 2 === 0 ? `${at}.svg` : null,
        })),
      })
    }
})

it('B3.05 every general setting is answered as it is stored', async () => {
  const stored = Object.keys(SETTING_DEFAULTS).map((key) => ({ key, value: `stored for ${key}` }))
  await db().delete(settings)
  await db().insert(settings).values(stored)
  invalidateAll()
  expect((await get('/api/settings/')).body).toEqual(Object.fromEntries(stored.map(({ key, value }) => [key, value])))
  await db().delete(settings)
})

it('B2.01 B7.10 a group of any level is found at its whole path, in lower case and without empty parts', async () => {
  const read = async (path: string) =>
    (await get(`/api/products/productgroup/?language=en&path=${path}`)).body[0]?.['path']
  expect(await read('Clothing/Jackets//SHELL-jackets/')).toBe('clothing/jackets/shell-jackets')
  expect(await read('clothing//JACKETS/shell-jackets/G-7')).toBe('clothing/jackets/shell-jackets/g-7')
})

it('B3.02 B7.10 a group has all its filters, its crumbs from the top and its path in every language', async () => {
  const shells = seeded.groups['shell-jackets'] ?? 0
  const filters = NUMBERS.map((at) => `p-${at}`)
  await db().update(productGroups).set({ filterableProperties: filters }).where(eq(productGroups.id, shells))
  invalidateAll()
  const { body } = await get('/api/products/productgroup/?language=en&path=clothing/jackets/shell-jackets')
  const group = body[0] as unknown as {
    filterable_properties: { slug: string }[]
    breadcrumbs: { path: string }[]
    paths: Record<string, string>
  }
  expect(group.filterable_properties.map(({ slug }) => slug)).toEqual(filters)
  expect(group.breadcrumbs.map(({ path }) => path)).toEqual([
    'clothing',
    'clothing/jackets',
    'clothing/jackets/shell-jackets',
  ])
  expect(Object.keys(group.paths).sort()).toEqual([...LANGUAGES].sort())
})

it('B7.14 a path leads to the path in each of the six languages, from each of them', async () => {
  const { body } = await get('/api/translated_paths/?path=clothing/jackets/shell-jackets')
  const entries = body as unknown as { path: string; languageCode: string }[]
  expect(entries.map(({ languageCode }) => languageCode).sort()).toEqual([...LANGUAGES].sort())
  for (const { path } of entries) expect((await get(`/api/translated_paths/?path=${path}`)).body, path).toEqual(body)
})

it('B7.13 B3.03 a brand has all its pictures', async () => {
  const promoImages = NUMBERS.map((at) => `${at}.svg`)
  await db().update(brands).set({ promoImages }).where(eq(brands.slug, 'fjell'))
  invalidateAll()
  expect((await get('/api/brand/?slug=fjell&language=en')).body['promoImages']).toEqual(promoImages)
})

it('B7.08 B3.11 B2.26 each page with tabs has its own tabs, all of them, and a slug without such a page is 404', async () => {
  const tab = (slug: string, more: object = {}) => ({ slug, title: slug, content: '<p>Text</p>', ...more })
  const many = (start: string) => NUMBERS.map((at) => tab(`${start}-${at}`, { tabs: [] }))
  const first = [tab('one', { tabs: many('nested') }), ...many('tab')]
  const second = [tab('other', { tabs: [] })]
  const page = { language: 'sv', kind: 'tabs' as const, title: 'Hjälp' }
  await db()
    .insert(pages)
    .values([
      { ...page, key: 'help', slug: 'hjalp', tabs: first },
      { ...page, key: 'more-help', slug: 'mera', tabs: second },
      { ...page, key: 'plain', slug: 'text', kind: 'static', tabs: null },
    ])
  const read = (slug: string, language = 'sv') => get(`/api/static-page-with-tabs/?slug=${slug}&language=${language}`)
  expect((await read('hjalp')).body['tabs']).toEqual(first)
  expect((await read('mera')).body['tabs']).toEqual(second)
  for (const [slug, language] of [
    ['nothing', 'sv'],
    ['text', 'sv'],
    ['hjalp', 'de'],
    ['one', 'sv'],
  ] as const)
    expect(await read(slug, language), slug).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND', message: `Page not found: ${slug}` } },
    })
})

it('B7.07 B2.24 B3.11 each content page has its own content, title and id, of the language that is asked for', async () => {
  const page = (key: string, language: string, slug: string) => ({
    key,
    language,
    slug,
    title: `${key} ${language}`,
    contentHtml: `<p>${key} ${language}</p>`,
  })
  const rows = await db()
    .insert(pages)
    .values([page('wool', 'en', 'care/wool'), page('down', 'en', 'care/down'), page('wool', 'fr', 'care/wool')])
    .returning()
  for (const { id, language, slug, title, contentHtml } of rows)
    expect((await get(`/api/static-page/?slug=${slug}&language=${language}`)).body).toMatchObject({
      id,
      title,
      content: contentHtml,
    })
  expect((await get('/api/static-page/?slug=care/down&language=fr')).status).toBe(404)
})

it('B3.01 a card has all its colours, sizes, properties, stores and groups', async () => {
  const id = seeded.models['fleece'] ?? 0
  const stored = async (table: typeof colours | typeof sizes | typeof properties | typeof stores) =>
    (await db().execute<{ id: number }>(sql`select id from ${table} order by id`)).rows
      .slice(-MANY)
      .map((row) => row.id)
  const [colourIds, sizeIds] = [await stored(colours), await stored(sizes)]
  const [propertyIds, storeIds] = [await stored(properties), (await stored(stores)).filter((store) => store >= 100)]
  const added = await db()
    .insert(variants)
    .values(NUMBERS.map((at) => ({ modelId: id, colourId: colourIds[at], sizeId: sizeIds[at], sortOrder: at })))
    .returning({ id: variants.id })
  const price = { priceArea: 1, active: 8_000, regular: 8_000 }
  await db()
    .insert(prices)
    .values(added.map((variant) => ({ ...price, variantId: variant.id })))
  await db()
    .insert(stock)
    .values(storeIds.map((storeId) => ({ storeId, variantId: added[0]?.id ?? 0, quantity: 1 })))
  await db()
    .insert(modelProperties)
    .values(propertyIds.map((propertyId, at) => ({ modelId: id, propertyId, valueTexts: { en: `Value ${at}` } })))
  const groups = await db().select({ id: productGroups.id }).from(productGroups).orderBy(asc(productGroups.id))
  const groupIds = groups.slice(-MANY).map((row) => row.id)
  await db()
    .insert(modelGroups)
    .values(groupIds.map((groupId) => ({ modelId: id, groupId })))
  invalidateAll()
  const request = { source: 'Models', sortIds: [id], language: 'en', taxAreaId: 1 }
  const { body } = await post('/api/products/productmodellist/', request)
  const [card] = body['products'] as unknown as Record<string, { slug: string; name: string }[]>[]
  const all = (key: string, of: (at: number) => unknown) =>
    expect(card?.[key], key).toEqual(expect.arrayContaining(NUMBERS.map(of)))
  all('colors', (at) => expect.objectContaining({ slug: `c-${at}`, control: 'blue' }))
  all('sizes', (at) => ({ name: `Size ${at}`, inStock: false }))
  all('properties', (at) => ({ slug: `p-${at}`, kind: 'checkbox', value: `Value ${at}` }))
  all('stocks', (at) => `store-${at}`)
  expect(card?.['productGroupIds']).toEqual(expect.arrayContaining(groupIds))
})

it('P7.06 P2.42 D7.04 every slug of pages, pages with tabs and brands is among the slugs', async () => {
  const slugsOf = (kind: string) => NUMBERS.map((at) => `${kind}-slug-${at}`)
  await db()
    .insert(pages)
    .values(
      (['static', 'tabs'] as const).flatMap((kind) =>
        slugsOf(kind).map((slug) => ({ key: slug, language: 'ru' as const, slug, kind, title: slug })),
      ),
    )
  await db()
    .insert(brands)
    .values(slugsOf('brand').map((slug) => ({ slug, name: slug })))
  invalidateAll()
  const { body } = await get('/api/route-slugs/')
  expect(body['staticPageSlugs']?.['ru']).toEqual(expect.arrayContaining(slugsOf('static')))
  expect(body['staticPageWithTabsSlugs']?.['ru']).toEqual(expect.arrayContaining(slugsOf('tabs')))
  expect(body['manufacturerSlugs']).toEqual(expect.arrayContaining(slugsOf('brand')))
})
