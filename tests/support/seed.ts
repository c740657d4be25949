/**
 * A small catalogue for tests, the same every time: 3 brands, 6 groups, 12 models, their variants with prices and stock, stores, texts in
 * six languages, pages, customers. Inserted straight into the tables, once for all test files.
 */
import { db } from '@/lib/backend/platform/database/pool'
import * as schema from '@/lib/backend/domain/schema'
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { keepSearchFresh } from '@/lib/backend/domain/search/keep-fresh'
import { touchAll } from '@/lib/cache/tag-clock.mjs'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { filledDatabase, type TestDatabase } from './fresh-database'

/** One text in all languages, with the language's code behind so that tests see which one they got. */
export const inAll = (text: string) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, language === 'en' ? text : `${text} ${language}`]),
  ) as Record<Language, string>

export const PASSWORD = 'correct horse battery'

interface ModelSeed {
  slug: string
  brand: string
  group: string
  name: string
  colours?: string[]
  sizes?: string[]
  /** Cents; the discounted price makes a running reduction with a history of 40 days. */
  regular: number
  discount?: number
  club?: number
  /** Units of each variant in the central warehouse (20) and in the shop (1). */
  stock?: [number, number]
  extra?: Partial<typeof schema.models.$inferInsert>
}

const GROUPS: [key: string, parent: string | null, en: string][] = [
  ['clothing', null, 'Clothing'],
  ['jackets', 'clothing', 'Jackets'],
  ['shell-jackets', 'jackets', 'Shell jackets'],
  ['skiing', null, 'Skiing'],
  ['skis', 'skiing', 'Skis'],
  ['second-hand', null, 'Second hand'],
]

export const MODELS: ModelSeed[] = [
  {
    slug: 'storm-shell',
    brand: 'norrsken',
    group: 'shell-jackets',
    name: 'Storm Shell',
    colours: ['blue', 'red'],
    sizes: ['S', 'M', 'L'],
    regular: 30000,
    discount: 24000,
    stock: [5, 2],
  },
  {
    slug: 'rain-shell',
    brand: 'norrsken',
    group: 'shell-jackets',
    name: 'Rain Shell',
    colours: ['black'],
    sizes: ['M', 'L'],
    regular: 20000,
    club: 17000,
    stock: [3, 0],
  },
  {
    slug: 'down-jacket',
    brand: 'kallio',
    group: 'jackets',
    name: 'Down Jacket Äijä',
    colours: ['red', 'black'],
    sizes: ['S', 'M'],
    regular: 25000,
    stock: [4, 1],
  },
  {
    slug: 'fleece',
    brand: 'kallio',
    group: 'clothing',
    name: 'Fleece',
    colours: ['blue'],
    sizes: ['M', 'L'],
    regular: 8000,
    stock: [10, 10],
  },
  {
    slug: 'outlet-parka',
    brand: 'kallio',
    group: 'jackets',
    name: 'Outlet Parka',
    colours: ['black'],
    sizes: ['M'],
    regular: 15000,
    discount: 9900,
    stock: [1, 0],
    extra: { belongsToOutlet: true },
  },
  {
    slug: 'sold-out-jacket',
    brand: 'kallio',
    group: 'jackets',
    name: 'Sold Out Jacket',
    colours: ['black'],
    sizes: ['M'],
    regular: 12000,
    stock: [0, 0],
  },
  {
    slug: 'race-ski',
    brand: 'fjell',
    group: 'skis',
    name: 'Race Ski',
    sizes: ['170', '180'],
    regular: 50000,
    stock: [2, 0],
    extra: { skiWizard: { belongsTo: true, group: 'skis', sport: 'alpine' } },
  },
  {
    slug: 'touring-ski',
    brand: 'fjell',
    group: 'skis',
    name: 'Touring Ski',
    sizes: ['170'],
    regular: 60000,
    stock: [0, 0],
    extra: { onOrder: true },
  },
  { slug: 'ski-binding', brand: 'fjell', group: 'skiing', name: 'Ski Binding', regular: 15000, stock: [3, 3] },
  {
    slug: 'used-storm-shell',
    brand: 'norrsken',
    group: 'second-hand',
    name: 'Used Storm Shell',
    colours: ['blue'],
    sizes: ['M'],
    regular: 12000,
    stock: [1, 0],
    extra: { kind: 'used', condition: { grade: 'B', defects: inAll('A scratch'), inspected: inAll('Seams') } },
  },
  {
    slug: 'secret-prototype',
    brand: 'norrsken',
    group: 'jackets',
    name: 'Secret Prototype',
    colours: ['black'],
    sizes: ['M'],
    regular: 99900,
    stock: [1, 0],
    extra: { isPublic: false },
  },
  {
    slug: 'campaign-mug',
    brand: 'kallio',
    group: 'clothing',
    name: 'Campaign Mug',
    regular: 1000,
    stock: [50, 0],
    extra: { campaignOnly: true },
  },
]

const DAY = 86_400_000

/** A new database with this catalogue, and the ids of its rows by slug or key. Call in beforeAll, `drop()` in afterAll. */
export async function seededDatabase(): Promise<{ database: TestDatabase; seeded: Seeded }> {
  const database = await filledDatabase('seeded', insertCatalogue)
  // Whoever filled the template has read from it.
  touchAll()
  return { database, seeded: database.facts }
}

async function insertCatalogue() {
  const byKey = <T extends { id: number }>(rows: T[], key: keyof T) =>
    Object.fromEntries(rows.map((row) => [String(row[key]), row.id])) as Record<string, number>
  const at = (ids: Record<string, number>, key: string): number => {
    const id = ids[key]
    if (id === undefined) throw new Error(`The seed has no ${key}.`)
    return id
  }

  const brands = byKey(
    await db()
      .insert(schema.brands)
      .values(
        ['norrsken', 'kallio', 'fjell'].map((slug) => ({
          slug,
          name: slug[0]?.toUpperCase() + slug.slice(1),
          descriptions: inAll(`<p>${slug} makes <a href="http://localhost/x/">gear</a><script>alert(1)</script></p>`),
          maker: { name: `${slug} Oy`, address: 'Testikatu 1, Helsinki', email: `safety@${slug}.example` },
        })),
      )
      .returning(),
    'slug',
  )

  await db()
    .insert(schema.properties)
    .values([
      { slug: 'weight', names: inAll('Weight'), unit: 'g', kind: 'range', sortOrder: 1 },
      { slug: 'material', names: inAll('Material'), kind: 'checkbox', sortOrder: 2 },
      { slug: 'care', names: inAll('Care'), kind: 'text', sortOrder: 3 },
    ])
  const groups: Record<string, number> = {}
  for (const [order, [key, parent, en]] of GROUPS.entries()) {
    const [row] = await db()
      .insert(schema.productGroups)
      .values({
        key,
        parentId: parent === null ? null : at(groups, parent),
        sortOrder: order,
        filterableProperties: parent === null ? ['weight', 'material'] : [],
      })
      .returning()
    if (!row) throw new Error('No group.')
    groups[key] = row.id
    const path = (language: Language): string => {
      const chain: string[] = []
      for (let at: string | null = key; at !== null; at = GROUPS.find(([k]) => k === at)?.[1] ?? null)
        chain.unshift(language === 'en' ? at : `${at}-${language}`)
      return chain.join('/')
    }
    await db()
      .insert(schema.productGroupTexts)
      .values(
        LANGUAGES.map((language) => ({
          groupId: row.id,
          language,
          slug: language === 'en' ? key : `${key}-${language}`,
          path: path(language),
          name: language === 'en' ? en : `${en} ${language}`,
          descriptionHtml: `<p>All about <b>${en}</b></p><script>alert(1)</script>`,
        })),
      )
  }

  const colours = byKey(
    await db()
      .insert(schema.colours)
      .values([
        { slug: 'blue', control: 'blue', swatch: ['#0000ff'], names: inAll('Blue') },
        { slug: 'red', control: 'red', swatch: ['#ff0000'], names: inAll('Red') },
        { slug: 'black', control: 'black', swatch: ['#000000'], names: inAll('Black') },
      ])
      .returning(),
    'slug',
  )
  const sizes = byKey(
    await db()
      .insert(schema.sizes)
      .values(['S', 'M', 'L', '170', '180'].map((name, sortOrder) => ({ name, sortOrder })))
      .returning(),
    'name',
  )
  const [ribbon] = await db()
    .insert(schema.ribbons)
    .values({ slug: 'new', names: inAll('New'), value: '#ffffff;#000000', link: '/newest/' })
    .returning()
  const [sizeTable] = await db()
    .insert(schema.sizeTables)
    .values({
      names: inAll('Jackets'),
      parsed: {
        sizes: [{ size: 'M', product_type: null }],
        rows: [{ names: inAll('Chest'), unit: 'cm', values: ['100'] }],
      },
    })
    .returning()
  await db()
    .insert(schema.stores)
    .values([
      {
        id: 1,
        slug: 'helsinki',
        name: 'Helsinki',
        shortName: 'HKI',
        type: 'retail',
        pikanouto: true,
        nouto: true,
        stockDisplayOrder: 1,
        address: { street: 'Katu 1', postcode: '00100', city: 'Helsinki', phone: '+358 1', lat: 60, lon: 24 },
      },
      { id: 2, slug: 'verkkokauppa', name: 'Web store', shortName: 'WEB', type: 'web' },
      {
        id: 20,
        slug: 'warehouse',
        name: 'Central warehouse',
        shortName: 'CW',
        type: 'warehouse',
        stockDisplayOrder: 2,
      },
    ])
  await db()
    .insert(schema.deliveryMethods)
    .values([
      {
        id: 'post_fi',
        names: inAll('Parcel'),
        kind: 'locker',
        priceEur: 590,
        freeFromEur: 10000,
        minDays: 1,
        maxDays: 3,
        sortOrder: 1,
      },
      { id: 'store', names: inAll('Pick up'), kind: 'store', priceEur: 0, minDays: 0, maxDays: 1, sortOrder: 2 },
      {
        id: 'eu_parcel',
        names: inAll('EU parcel'),
        kind: 'home',
        priceEur: 1290,
        minDays: 3,
        maxDays: 7,
        sortOrder: 3,
      },
    ])

  const models: Record<string, number> = {}
  const variants: Record<string, number[]> = {}
  const properties = byKey(await db().select().from(schema.properties), 'slug')
  const longAgo = new Date(Date.now() - 60 * DAY)
  const recently = new Date(Date.now() - 5 * DAY)
  for (const [index, item] of MODELS.entries()) {
    const [row] = await db()
      .insert(schema.models)
      .values({
        slug: item.slug,
        brandId: at(brands, item.brand),
        mainGroupId: at(groups, item.group),
        modelNumber: `MN-${100 + index}`,
        soldAmount: 100 - index,
        sizeTableId: item.colours ? (sizeTable?.id ?? null) : null,
        shelfCodes: ['A-1'],
        publishedAt: new Date(Date.UTC(2026, 0, 1 + index)),
        source: 'test',
        ...item.extra,
      })
      .returning()
    if (!row) throw new Error('No model.')
    models[item.slug] = row.id
    await db()
      .insert(schema.modelTexts)
      .values(
        LANGUAGES.map((language) => ({
          modelId: row.id,
          language,
          name: language === 'en' ? item.name : `${item.name} ${language}`,
          shortDescription: `Short ${item.name}`,
          longDescriptionHtml: `<p>Long <strong>${item.name}</strong></p><img src=x onerror=alert(1)>`,
          tagline: 'A tagline',
        })),
      )
    await db()
      .insert(schema.modelGroups)
      .values({ modelId: row.id, groupId: at(groups, item.group) })
    await db()
      .insert(schema.modelProperties)
      .values([
        { modelId: row.id, propertyId: at(properties, 'weight'), valueNumber: 300 + index * 50 },
        {
          modelId: row.id,
          propertyId: at(properties, 'material'),
          valueTexts: inAll(index % 2 ? 'Wool' : 'Polyester'),
        },
      ])
    for (const [place, colour] of [null, ...(item.colours ?? [])].entries()) {
      await db()
        .insert(schema.modelImages)
        .values(
          [1, 2].map((n) => ({
            modelId: row.id,
            colourId: colour === null ? null : at(colours, colour),
            path: `${item.slug}-${colour ?? 'all'}-${n}.svg`,
            captions: inAll('Picture'),
            sortOrder: place * 10 + n,
          })),
        )
    }
    variants[item.slug] = []
    for (const colour of item.colours ?? [null])
      for (const size of item.sizes ?? [null]) {
        const [central, shop] = item.stock ?? [0, 0]
        const number = Object.values(variants).flat().length + 1
        const [variant] = await db()
          .insert(schema.variants)
          .values({
            modelId: row.id,
            colourId: colour === null ? null : at(colours, colour),
            sizeId: size === null ? null : at(sizes, size),
            gtin: `64000000${String(number).padStart(5, '0')}`,
            sku: `SKU-${number}`,
            available: central + shop,
            sortOrder: number,
          })
          .returning()
        if (!variant) throw new Error('No variant.')
        variants[item.slug]?.push(variant.id)
        await db()
          .insert(schema.stock)
          .values([
            { variantId: variant.id, storeId: 20, quantity: central },
            { variantId: variant.id, storeId: 1, quantity: shop },
          ])
        const ledger = [
          { storeId: 20, delta: central },
          { storeId: 1, delta: shop },
        ].filter(({ delta }) => delta > 0)
        if (ledger.length > 0)
          await db()
            .insert(schema.stockLedger)
            .values(ledger.map((entry) => ({ ...entry, variantId: variant.id, reason: 'initial' as const })))
        for (const priceArea of [1, 2]) {
          // Export prices are without VAT.
          const net = (amount: number) => (priceArea === 1 ? amount : Math.round(amount / 1.255))
          const { regular, discount, club } = item
          await db()
            .insert(schema.priceHistory)
            .values([
              { variantId: variant.id, priceArea, kind: 'regular' as const, amount: net(regular), validFrom: longAgo },
              ...(club
                ? [{ variantId: variant.id, priceArea, kind: 'club' as const, amount: net(club), validFrom: longAgo }]
                : []),
              ...(discount
                ? [
                    {
                      variantId: variant.id,
                      priceArea,
                      kind: 'discount' as const,
                      amount: net(discount),
                      validFrom: recently,
                    },
                  ]
                : []),
            ])
          await db()
            .insert(schema.prices)
            .values({
              variantId: variant.id,
              priceArea,
              regular: net(regular),
              active: net(discount ?? regular),
              club: club ? net(club) : null,
              discountValue: discount ? net(discount) : null,
              lowest30: discount ? net(regular) : null,
              reducedSince: discount ? recently : null,
            })
        }
      }
  }
  const { eq } = await import('drizzle-orm')
  await db()
    .update(schema.models)
    .set({ secondHandParentId: at(models, 'storm-shell') })
    .where(eq(schema.models.id, at(models, 'used-storm-shell')))
  await db()
    .insert(schema.modelRibbons)
    .values({ modelId: at(models, 'storm-shell'), ribbonId: ribbon?.id ?? 0 })
  await db()
    .insert(schema.modelRelations)
    .values([
      { modelId: at(models, 'storm-shell'), relatedId: at(models, 'rain-shell'), kind: 'recommendation' },
      { modelId: at(models, 'race-ski'), relatedId: at(models, 'ski-binding'), kind: 'needed_with' },
    ])
  await keepSearchFresh()
  const [bundle] = await db()
    .insert(schema.bundles)
    .values({ mainModelId: at(models, 'race-ski'), names: inAll('Ski package'), discountPercent: 10 })
    .returning()
  await db()
    .insert(schema.bundleMembers)
    .values({ bundleId: bundle?.id ?? 0, modelId: at(models, 'ski-binding') })
  await db()
    .insert(schema.giftCampaigns)
    .values({ slug: 'summer', names: inAll('Summer'), modelIds: [at(models, 'campaign-mug')] })

  await db()
    .insert(schema.pages)
    .values(
      LANGUAGES.flatMap((language) => [
        {
          key: 'terms',
          language,
          slug: language === 'fi' ? 'sopimusehdot' : `terms-${language}`,
          title: `Terms ${language}`,
          contentHtml: '<h1>Terms</h1><script>alert(1)</script>',
        },
        {
          key: 'service',
          language,
          slug: `service-${language}`,
          kind: 'tabs' as const,
          title: 'Service',
          tabs: [{ title: 'Delivery', slug: 'delivery', content: '<p onclick="x()">Fast</p>', tabs: [] }],
        },
      ]),
    )
  await db().insert(schema.pathHistory).values({ language: 'en', path: 'old-jackets', target: 'clothing/jackets' })
  await db()
    .insert(schema.keywords)
    .values({ language: 'fi', keyword: 'Gore-Tex', popupText: '<b>Kalvo</b><script>x</script>', url: '/gore-tex/' })
  await db()
    .insert(schema.banners)
    .values([
      { kind: 'image', titles: inAll('Sale'), urls: inAll('http://localhost/sale/'), image: 'sale.svg' },
      { kind: 'text', titles: inAll('Bad link'), urls: inAll('javascript:alert(1)'), languages: ['fi'] },
    ])
  await db().insert(schema.currencyRates).values({ currency: 'sek', rate: 11.25 })
  await db()
    .insert(schema.reviews)
    .values(
      Array.from({ length: 12 }, (_, index) => ({
        modelId: at(models, 'storm-shell'),
        rating: index % 11,
        visibleName: `Reviewer ${index}`,
        comment: `Comment ${index}`,
        language: 'fi',
        votesUp: index,
        votesDown: index % 3,
        created: new Date(Date.UTC(2026, 5, 1 + index)),
        isPublic: index !== 11,
      })),
    )

  const customers = {
    plain: await createCustomer({
      email: 'plain@example.com',
      password: PASSWORD,
      firstName: 'Plain',
      postcode: '00100',
    }),
    club: await createCustomer({ email: 'club@example.com', password: PASSWORD, isClub: true }),
    organisation: await createCustomer({ email: 'org@example.com', password: PASSWORD, isOrgUser: true }),
    staff: await createCustomer({ email: 'staff@example.com', password: PASSWORD, isStaff: true, username: 'staff1' }),
    admin: await createCustomer({ email: 'admin@example.com', password: PASSWORD, isAdmin: true, username: 'admin1' }),
    gone: await createCustomer({ email: 'gone@example.com', password: PASSWORD, isActive: false }),
  }
  return { brands, groups, models, variants, customers, colours, sizes }
}

export type Seeded = Awaited<ReturnType<typeof insertCatalogue>>
