/** Whole answers of the calls that pages read, field by field: every field has a value that no default has. */
import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  banners,
  brands,
  bundles,
  customers,
  keywords,
  modelImages,
  modelRelations,
  models,
  modelTexts,
  organisations,
  pages,
  productGroups,
  productGroupTexts,
  reviews,
  reviewVotes,
  sizeTables,
  variants,
  wishlist,
} from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { invalidateAll } from '@/lib/cache/tag-clock.mjs'

import { get, logIn } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
beforeEach(() => invalidateAll())
afterAll(() => database.drop())

const both = (en: string, fi: string) => ({ en, fi })
const idOf = (slug: string) => seeded.models[slug] ?? 0

describe('a product', () => {
  const own = () => eq(models.id, idOf('storm-shell'))
  const read = async (language = 'en') => {
    invalidateAll()
    return (await get(`/api/products/productmodel/storm-shell/?language=${language}&taxAreaId=1`)).body
  }

  it('D3.01 D7.01 its facts: numbers, marks, group, campaign, address, origin', async () => {
    await db()
      .update(models)
      .set({
        canonicalUrl: '/norrsken/storm-shell-2/',
        isMultiColor: false,
        promotedColour: 'red',
        showDiscountPercentage: false,
        isExtendedRange: true,
        belongsToOutlet: true,
        onOrder: true,
        taxClass: 2,
        skiWizard: { belongsTo: true, group: 'boots', sport: 'nordic' },
        bindingSkiCombo: true,
        rating: 4.5,
        ratingCount: 8,
        priceEnding: new Date('2026-12-24T10:00:00Z'),
        countryOfOrigin: 'ee',
        extraImages: [{ sort_order: 1, caption: 'Hood', full_url: 'hood.svg', title: 'The hood' }],
        quotes: { texts: both('Dry.', 'Kuiva.'), name: both('Workshop', 'Verstas'), image: 'quote.svg' },
        fibre: both('Wool', 'Villa'),
        care: both('Wash cold', 'Pese kylmässä'),
        warnings: both('Keep from fire', 'Suojaa tulelta'),
      })
      .where(own())
    expect(await read()).toMatchObject({
      id: idOf('storm-shell'),
      slug: 'storm-shell',
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      modelnumber: 'MN-100',
      canonical_url: '/norrsken/storm-shell-2/',
      is_multi_color: false,
      promoted_colour: 'red',
      show_discount_percentage: false,
      is_extended_range: true,
      belongs_to_outlet: true,
      campaign_only: false,
      is_bundle: false,
      on_order: true,
      tax_class: 2,
      ski_wizard: { belongsTo: true, group: 'boots', sport: 'nordic' },
      binding_ski_combo: true,
      rating: 4.5,
      rating_count: 8,
      price_ending: '2026-12-24T10:00:00.000Z',
      country_of_origin: 'ee',
      extra_images: [{ sort_order: 1, caption: 'Hood', full_url: 'hood.svg', title: 'The hood' }],
      groups: [seeded.groups['shell-jackets']],
      sizetable: expect.any(Number) as number,
      published: '2026-01-01T00:00:00.000Z',
    })
    expect(await read('fi')).toMatchObject({
      quote: { text: 'Kuiva.', name: 'Verstas', image: 'quote.svg' },
      fibre: 'Villa',
      care: 'Pese kylmässä',
      warnings: 'Suojaa tulelta',
    })
    const { products } = await read()
    expect((products as unknown as { on_order: boolean }[]).every((variant) => variant.on_order)).toBe(true)
  })

  it('D3.01 its texts, and those before a translation by machine', async () => {
    await db()
      .update(modelTexts)
      .set({
        shortDescription: 'Short',
        tagline: 'Line',
        modelNotice: 'Runs small',
        metaDescription: 'For searches',
        isAutoTranslated: true,
        original: {
          language: 'fi',
          long_description_html: '<p onclick="x()">Pitkä</p>',
          short_description: 'Lyhyt',
          tagline: 'Rivi',
        },
      })
      .where(eq(modelTexts.modelId, idOf('storm-shell')))
    expect(await read('sv')).toMatchObject({
      name: 'Storm Shell sv',
      short_description: 'Short',
      tagline: 'Line',
      model_notice: 'Runs small',
      meta_description: 'For searches',
      is_auto_translated: true,
      original_language: 'fi',
      translated_fields: {
        long_description_html: { manual_input: null, original: '<p>Pitkä</p>' },
        short_description: { manual_input: null, original: 'Lyhyt' },
        tagline: { manual_input: null, original: 'Rivi' },
      },
    })
  })

  it('D3.03 its colours with slug, base colour and pictures; a film has its id and is no picture of a variant', async () => {
    const blue = seeded.colours['blue'] ?? 0
    await db()
      .insert(modelImages)
      .values({
        modelId: idOf('storm-shell'),
        colourId: blue,
        path: 'https://youtu.be/abcdef12345',
        captions: both('How it packs', 'Pakkaaminen'),
        type: 'video',
        sortOrder: 99,
      })
    const { colors, images, products } = await read('fi')
    const film = {
      path: 'https://youtu.be/abcdef12345',
      title: 'Pakkaaminen',
      caption: 'Pakkaaminen',
      type: 'video',
      youtubeId: 'abcdef12345',
    }
    expect(colors?.[0]).toEqual({
      name: 'Blue fi',
      slug: 'blue',
      colour_slug: 'blue',
      swatch: ['#0000ff'],
      images: [
        ...[1, 2].map((n) => ({
          path: `storm-shell-blue-${n}.svg`,
          title: 'Picture fi',
          caption: 'Picture fi',
          type: 'image',
        })),
        film,
      ],
    })
    expect(images).toContainEqual(film)
    expect((images as unknown as { path: string }[])[0]?.path).toBe('storm-shell-all-1.svg')
    const [first] = products as unknown as { images: unknown[] }[]
    expect(first?.images).toEqual(
      [1, 2].map((n) => ({
        caption: 'Picture fi',
        title: 'Picture fi',
        full_url: `storm-shell-blue-${n}.svg`,
      })),
    )
  })

  it('D3.02 its variants: what is blocked, when more comes, how it is sent', async () => {
    const [id = 0] = seeded.variants['storm-shell'] ?? []
    await db()
      .update(variants)
      .set({ stockBlocked: true, stockIncoming: 'Week 50', shippingString: '8-10', shippingNumber: 9 })
      .where(eq(variants.id, id))
    const { products, variant_prices: prices } = await read()
    expect(products?.[0]).toMatchObject({
      id,
      model_id: idOf('storm-shell'),
      model_name: 'Storm Shell',
      size: { name: 'S', sort_order: 0 },
      product_type: null,
      prices: { taxarea_1: { active: 24000, regular: 30000 } },
      stock_data: { blocked_stock: true },
      stock_incoming_str: 'Week 50',
      shipping_time: { string: '8-10', number: 9 },
    })
    expect(prices?.[String(id)]).toMatchObject({ taxarea_1: { active: 24000 } })
    expect(products?.length).toBeGreaterThan(1)
    for (const variant of (products ?? []) as { model_id: number }[]) expect(variant.model_id).toBe(idOf('storm-shell'))
  })
})

describe('what a product page loads later', () => {
  const extra = async (slug: string, type: 1 | 2, country = 'fi') => {
    invalidateAll()
    const area = type === 2 ? '&taxAreaId=1&group=skiing' : ''
    const query = `type=${type}&slug=${slug}&language=fi&delivery-country-code=${country}${area}`
    return (await get(`/api/product/extra/?${query}`)).body
  }

  it('D7.02 D3.05 D5.11 the limits: methods, why a country is blocked, units a package, what differs for a variant', async () => {
    const [id = 0, other = 0] = seeded.variants['fleece'] ?? []
    await db()
      .update(models)
      .set({
        deliveryLimit: {
          allowedDeliveryMethods: ['post_fi', 'eu_parcel'],
          blockedCountries: ['de'],
          perInternationalPackage: 3,
          blockInfoTexts: both('Not by air', 'Ei lentorahtina'),
          variants: { [id]: { blockedCountries: ['fi'] }, [other]: { perInternationalPackage: 1 } },
        },
      })
      .where(eq(models.id, idOf('fleece')))
    expect((await extra('fleece', 1))['delivery_method_limit']).toEqual({
      allowedDeliveryMethods: [
        {
          id: 'post_fi',
          name: 'Parcel fi',
          kind: 'locker',
          price: 590,
          minDays: 1,
          maxDays: 3,
          isGreen: false,
          freeFrom: 10000,
          postalCodes: null,
        },
      ],
      isDeliveryCountryBlocked: false,
      isDeliveryMethodLimitations: true,
      perInternationalPackage: 3,
      blockInfoText: 'Ei lentorahtina',
      extra_data_overrides: {
        [id]: { isDeliveryCountryBlocked: true },
        [other]: { perInternationalPackage: 1 },
      },
    })
    expect((await extra('fleece', 1, 'de'))['delivery_method_limit']).toMatchObject({
      isDeliveryCountryBlocked: true,
      allowedDeliveryMethods: [],
    })
  })

  it('D7.03 D3.06 D4.14 bundles with text and price, what is needed with it before what others bought, size tables', async () => {
    await db()
      .insert(modelRelations)
      .values([
        { modelId: idOf('race-ski'), relatedId: idOf('touring-ski'), kind: 'also_bought', sortOrder: 1 },
        { modelId: idOf('race-ski'), relatedId: idOf('fleece'), kind: 'recommendation' },
      ])
    await db()
      .update(bundles)
      .set({ descriptions: both('Mounted', 'Asennettuna') })
    await db()
      .update(sizeTables)
      .set({ infoTexts: both('Measure the chest', 'Mittaa rinta'), hideImage: true, images: ['chest.svg'] })
    const bundle = (await db().select().from(bundles))[0]?.id
    const table = (await db().select().from(sizeTables))[0]?.id
    expect([bundle, table]).not.toContain(idOf('race-ski'))
    expect(await extra('race-ski', 2)).toMatchObject({
      bundles: [
        {
          id: bundle,
          name: 'Ski package fi',
          description: 'Asennettuna',
          prices: {
            taxarea_1: {
              active: 58500,
              regular: 65000,
              club: null,
              discount_value: 58500,
              discount_free: null,
              lowest_30_days: null,
            },
          },
          secondary_product_models: [{ id: idOf('ski-binding'), path: 'fjell/ski-binding' }],
        },
      ],
      recommendations: [{ path: 'kallio/fleece' }],
      also_bought: [{ path: 'fjell/ski-binding' }, { path: 'fjell/touring-ski' }],
      sizetables: [],
    })
    // Cards say what is not sent to the delivery country.
    await db()
      .update(models)
      .set({ deliveryLimit: { blockedCountries: ['de'] } })
      .where(eq(models.id, idOf('fleece')))
    const blocked = async (country: string) =>
      ((await extra('race-ski', 2, country))['recommendations'] as unknown as { undeliverable?: true }[]).map(
        ({ undeliverable }) => undeliverable,
      )
    expect([await blocked('fi'), await blocked('de')]).toEqual([[undefined], [true]])
    expect((await extra('storm-shell', 2))['sizetables']).toEqual([
      {
        id: table,
        sizetable: 'Jackets fi',
        name: 'Jackets fi',
        info_text: 'Mittaa rinta',
        hide_image: true,
        images: ['chest.svg'],
        parsed_sizetable: {
          id: table,
          sizes: [{ size: 'M', product_type: null }],
          rows: [{ name: 'Chest fi', unit: 'cm', values: ['100'] }],
        },
      },
    ])
    await db()
      .update(models)
      .set({ sizeTableId: table })
      .where(eq(models.id, idOf('race-ski')))
    expect(await extra('race-ski', 2)).toMatchObject({ sizetables: [{ id: table, parsed_sizetable: { id: table } }] })
  })
})

describe('content', () => {
  it('B3.03 B7.03 B7.13 D3.11 D7.12 a brand with its logo and pictures', async () => {
    await db()
      .update(brands)
      .set({ logo: 'fjell.svg', promoImages: ['a.svg', 'b.svg'] })
      .where(eq(brands.slug, 'fjell'))
    invalidateAll()
    expect((await get('/api/brand/?slug=Fjell&language=en')).body).toEqual({
      id: expect.any(Number) as number,
      slug: 'fjell',
      name: 'Fjell',
      logo: 'fjell.svg',
      title: 'Fjell',
      description: '<p>fjell makes <a href="/x/">gear</a></p>',
      metaDescription: 'fjell makes gear',
      promoImages: ['a.svg', 'b.svg'],
    })
    expect((await get('/api/brands/?language=en')).body[0]).toEqual({
      id: expect.any(Number) as number,
      slug: 'fjell',
      name: 'Fjell',
      logo: 'fjell.svg',
      modelCount: 3,
    })
  })

  it('B3.11 B7.07 a page: content, title, id, text for searches, pages above and below it', async () => {
    await db()
      .insert(pages)
      .values([
        { key: 'above', language: 'fi', slug: 'ohjeet', title: 'Ohjeet', metaDescription: 'Kaikki ohjeet' },
        {
          key: 'page',
          language: 'fi',
          slug: 'ohjeet/vaha',
          title: 'Vaha',
          contentHtml: '<p>Voitelu</p>',
          image: 'wax',
        },
        { key: 'below', language: 'fi', slug: 'ohjeet/vaha/pito', title: 'Pito' },
      ])
    const { body } = await get('/api/static-page/?slug=ohjeet/vaha&language=fi')
    const [row] = await db().select({ id: pages.id }).from(pages).where(eq(pages.key, 'page'))
    expect(body).toEqual({
      id: row?.id,
      title: 'Vaha',
      content: '<p>Voitelu</p>',
      metaDescription: 'Voitelu',
      slugs: { fi: 'ohjeet/vaha' },
      image: 'wax',
      parent: { slug: 'ohjeet', title: 'Ohjeet', metaDescription: 'Kaikki ohjeet', image: null },
      children: [{ slug: 'ohjeet/vaha/pito', title: 'Pito', metaDescription: '', image: null }],
    })
  })

  it('B3.11 B7.08 a page with tabs in tabs', async () => {
    await db()
      .insert(pages)
      .values({
        key: 'tabs',
        language: 'fi',
        slug: 'apua',
        kind: 'tabs',
        title: 'Apua',
        metaDescription: 'Neuvoja',
        tabs: [
          {
            title: 'Koot',
            slug: 'koot',
            content: '<p>Kaikki</p>',
            tabs: [{ title: 'Kengät', slug: 'kengat', content: '<p>Mitta</p>' }],
          },
        ],
      })
    expect((await get('/api/static-page-with-tabs/?slug=apua&language=fi')).body).toEqual({
      id: expect.any(Number) as number,
      title: 'Apua',
      metaDescription: 'Neuvoja',
      slugs: { fi: 'apua' },
      tabs: [
        {
          title: 'Koot',
          slug: 'koot',
          content: '<p>Kaikki</p>',
          tabs: [{ title: 'Kengät', slug: 'kengat', content: '<p>Mitta</p>', tabs: [] }],
        },
      ],
    })
  })

  it('D3.11 B7.02 banners of each kind in their order, with button texts, colours and crop', async () => {
    const own = {
      titles: both('Title', 'Otsikko'),
      headings: both('Heading', 'Pääotsikko'),
      urls: both('/a/\n/b/', '/c/\n/d/'),
      buttonTexts: both('One\nTwo', 'Yksi\nKaksi'),
      subText: '#112233/#ffffff',
      cropPoint: 'top',
      image: 'scene.svg',
    }
    await db()
      .insert(banners)
      .values([
        { ...own, kind: 'dynamic', sortOrder: 2 },
        { ...own, kind: 'dynamic', sortOrder: 1, image: 'first.svg' },
        { ...own, kind: 'dynamic', isActive: false },
      ])
    invalidateAll()
    const { dynamicPageBanners: shown } = (await get('/api/banners/?language=fi')).body
    expect(shown).toEqual(
      ['first.svg', 'scene.svg'].map((image) => ({
        id: expect.any(Number) as number,
        title: 'Otsikko',
        heading: 'Pääotsikko',
        image,
        url: '/c/\n/d/',
        buttonText: 'Yksi\nKaksi',
        subText: '#112233/#ffffff',
        cropPoint: 'top',
      })),
    )
  })

  it('D3.11 B7.04 keywords of one language alone, the longest first', async () => {
    await db()
      .insert(keywords)
      .values([
        { language: 'de', keyword: 'Daune', popupText: 'a' },
        { language: 'de', keyword: 'Daunenfüllung', popupText: 'b' },
      ])
    invalidateAll()
    const { body } = await get('/api/keyword-popups/?language=de')
    expect((body as unknown as { keyword: string }[]).map(({ keyword }) => keyword)).toEqual(['Daunenfüllung', 'Daune'])
  })
})

describe('P7.12 the frame of every page', () => {
  it('D7.04 P7.06 P2.42 route slugs: the four lists, each by language, without pages of another kind', async () => {
    await db()
      .insert(pages)
      .values({ key: 'story', language: 'de', slug: 'bericht', kind: 'article', title: 'Bericht' })
    const { body } = await get('/api/route-slugs/')
    expect(body).toMatchObject({
      staticPageSlugs: { en: ['terms-en'], de: ['terms-de'] },
      staticPageWithTabsSlugs: { en: ['service-en'], de: ['service-de'] },
      navigationSlugs: { en: ['clothing', 'skiing', 'second-hand', 'old-jackets'], de: expect.any(Array) as string[] },
      manufacturerSlugs: ['fjell', 'kallio', 'norrsken'],
      otherPageSlugs: { de: ['bericht'], en: [] },
    })
  })

  it('B3.07 B3.08 D3.07 B7.05 resources: brands, colours, filters, ribbons, groups of the menu, stores with what they do', async () => {
    await db()
      .update(productGroups)
      .set({ showInMenu: false, image: 'skiing.svg' })
      .where(eq(productGroups.id, seeded.groups['skiing'] ?? 0))
    invalidateAll()
    const { body } = await get('/api/resources/?language=sv')
    expect(body['manufacturers']).toEqual([
      { slug: 'fjell', name: 'Fjell' },
      { slug: 'kallio', name: 'Kallio' },
      { slug: 'norrsken', name: 'Norrsken' },
    ])
    expect(body['colors']?.[0]).toEqual({ slug: 'blue', name: 'Blue sv', control: 'blue', swatch: ['#0000ff'] })
    expect(body['propertyFilters']).toEqual([
      { slug: 'weight', name: 'Weight sv', unit: 'g', kind: 'range' },
      { slug: 'material', name: 'Material sv', unit: null, kind: 'checkbox' },
      { slug: 'care', name: 'Care sv', unit: null, kind: 'text' },
    ])
    expect(body['productGroups']?.[1]).toMatchObject({
      id: seeded.groups['skiing'],
      name: 'Skiing sv',
      slug: 'skiing-sv',
      path: 'skiing-sv',
      showInMenu: false,
      image: 'skiing.svg',
      children: [{ path: 'skiing-sv/skis-sv', showInMenu: true }],
    })
    expect(body['stores']?.[1]).toEqual({
      id: 1,
      slug: 'helsinki',
      name: 'Helsinki',
      shortName: 'HKI',
      type: 'retail',
      pikanouto: true,
      nouto: true,
      stock_display_order: 1,
      address: { street: 'Katu 1', postcode: '00100', city: 'Helsinki', phone: '+358 1', lat: 60, lon: 24 },
      image: null,
      hours: [],
    })
    expect(body['sizes']).toEqual(['S', 'M', 'L', '170', '180'].map((name, order) => ({ name, sort_order: order })))
  })

  it('B3.02 B7.10 a group: texts of its own for searches, its default order, pictures of the groups below', async () => {
    const jackets = seeded.groups['jackets'] ?? 0
    await db()
      .update(productGroupTexts)
      .set({ metaTitle: 'All jackets', metaDescription: 'Jackets for rain' })
      .where(eq(productGroupTexts.groupId, jackets))
    await db().update(productGroups).set({ groupSorting: 'price-lowest' }).where(eq(productGroups.id, jackets))
    await db()
      .update(productGroups)
      .set({ image: 'shell.svg' })
      .where(eq(productGroups.id, seeded.groups['shell-jackets'] ?? 0))
    invalidateAll()
    expect((await get('/api/products/productgroup/?language=sv&path=clothing-sv/jackets-sv')).body[0]).toMatchObject({
      id: jackets,
      meta_title: 'All jackets',
      meta_description: 'Jackets for rain',
      description: 'All about Jackets',
      description_html: '<p>All about <b>Jackets</b></p>',
      group_sorting: 'price-lowest',
      children: [
        {
          id: seeded.groups['shell-jackets'],
          name: 'Shell jackets sv',
          path: 'clothing-sv/jackets-sv/shell-jackets-sv',
          image: 'shell.svg',
        },
      ],
    })
  })
})

describe('P7.12 people', () => {
  it('P7.05 P3.13 D3.10 a customer’s own data', async () => {
    const id = seeded.customers.organisation
    const [company] = await db().insert(organisations).values({ name: 'Retki Oy' }).returning({ id: organisations.id })
    const own = {
      firstName: 'Olli',
      lastName: 'Oja',
      phone: '+358401234567',
      address: 'Polku 1',
      postcode: '33100',
      city: 'Tampere',
      country: 'se',
      language: 'sv',
      sizeProfile: { clothing: 'M' as const },
      company: 'Oja Ab',
      vatNumber: 'FI12345671',
      cartContent: { products: [{ productId: 3, amount: 2 }] },
      cartVersion: 4,
      organisationId: company?.id ?? null,
    }
    await db().update(customers).set(own).where(eq(customers.id, id))
    await db()
      .insert(wishlist)
      .values([
        { customerId: id, modelId: idOf('fleece'), addedAt: new Date('2026-01-02') },
        { customerId: id, modelId: idOf('storm-shell'), addedAt: new Date('2026-01-01') },
      ])
    const [first, second] = await db().select({ id: reviews.id }).from(reviews).orderBy(reviews.id)
    await db()
      .insert(reviewVotes)
      .values([
        { customerId: id, reviewId: first?.id ?? 0, vote: true },
        { customerId: id, reviewId: second?.id ?? 0, vote: false },
      ])
    const { body } = await get('/api/customer/', await logIn('org@example.com', PASSWORD))
    expect(body).toEqual({
      id,
      is_staff: false,
      is_admin: false,
      username: null,
      postcode: '33100',
      admin_url: null,
      customer: {
        first_name: 'Olli',
        last_name: 'Oja',
        phone: '+358401234567',
        address: 'Polku 1',
        city: 'Tampere',
        country: 'se',
        language: 'sv',
        sizes: { clothing: 'M' },
        is_provider_only: false,
        is_club: false,
        is_org_user: true,
        organisation: 'Retki Oy',
        company: 'Oja Ab',
        vat_number: 'FI12345671',
        wishlist_model_ids: [idOf('storm-shell'), idOf('fleece')],
        voted_reviews: [
          { id: first?.id, vote: true },
          { id: second?.id, vote: false },
        ],
        hashed_email: createHash('sha256').update('org@example.com').digest('hex'),
        email: 'org@example.com',
        cart_content: '{"products":[{"amount":2,"productId":3}]}',
        cart_version: 4,
        enterprise_order: null,
      },
    })
  })

  it('D3.08 D7.05 a review, and the pictures of all of the product’s, newest first', async () => {
    const modelId = idOf('touring-ski')
    const row = { modelId, visibleName: 'Ski', language: 'sv', isVerified: true } as const
    await db()
      .insert(reviews)
      .values([
        { ...row, rating: 9, images: [{ url: '/media/old.jpg' }], created: new Date('2026-02-01T00:00:00Z') },
        {
          ...row,
          rating: 7,
          sizeFeedback: 4,
          comment: 'Snabb',
          size: '180',
          isVerified: false,
          images: [{ url: '/media/new.jpg' }],
          votesUp: 5,
          votesDown: 2,
          created: new Date('2026-03-01T00:00:00Z'),
        },
        // What is said of another product, or is not shown, has no place among them.
        { ...row, modelId: idOf('fleece'), rating: 1, images: [{ url: '/media/other.jpg' }] },
        { ...row, isPublic: false, rating: 1, images: [{ url: '/media/hidden.jpg' }] },
      ])
    const { body } = await get(`/api/product_reviews/?model_id=${modelId}`)
    expect(body['results']?.[0]).toEqual({
      id: expect.any(Number) as number,
      created: '2026-03-01T00:00:00.000Z',
      rating: 7,
      visible_name: 'Ski',
      comment: 'Snabb',
      size: '180',
      size_feedback: 4,
      is_verified: false,
      language: 'sv',
      images: [{ url: '/media/new.jpg' }],
      votes_up: 5,
      votes_down: 2,
      votes_total: 3,
    })
    expect(body).toMatchObject({
      max_pages: 1,
      images: [{ url: '/media/new.jpg' }, { url: '/media/old.jpg' }],
      stars: [0, 0, 0, 0, 1],
    })
    expect(body['results']).toHaveLength(2)
  })
})

it('D7.04 the lists of slugs are whole, however long', async () => {
  const twelve = Array.from({ length: 12 }, (_, at) => `twelve-${at}`)
  await db()
    .insert(brands)
    .values(twelve.map((slug) => ({ slug, name: slug })))
  await db()
    .insert(pages)
    .values(twelve.map((slug) => ({ key: slug, language: 'fr', slug, title: slug })))
  invalidateAll()
  const { body: slugs } = await get('/api/route-slugs/')
  expect(slugs['manufacturerSlugs']).toEqual(expect.arrayContaining(twelve))
  expect((slugs['staticPageSlugs'] as unknown as { fr: string[] }).fr).toEqual(expect.arrayContaining(twelve))
})
