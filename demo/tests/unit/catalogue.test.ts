import { describe, expect, it } from 'vitest'

import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'
import { MODELS } from '../../models'
import { BRANDS, COLOURS, GROUPS, SIZE_TABLES, SIZES } from '../../reference'
import { reviewRows, reviewSums } from '../../seed/review-rows'
import { gtinOf, modelRows, uuidOf } from '../../seed/model-rows'
import { groupPath, groupTextRows } from '../../seed/reference-rows'
import { BUNDLES, SETTINGS } from '../../shop'
import { slugify } from '../../slugify'
import { PALETTE } from '../../drawings/base/palette'
import { subjectOf } from '../../drawings/render'
import { LANGUAGES } from '@/lib/market/languages'
import { localizedPath } from '@/lib/market/paths'
import { matchAnyLanguage } from '../../../tests/support/paths'

const today = new Date(Date.UTC(2026, 10, 20))
const rows = modelRows(today, reviewSums())
const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('the demo catalogue', () => {
  it('has at least 60 models and 500 variants, and groups worth filtering', () => {
    expect(rows.models.length).toBeGreaterThanOrEqual(60)
    expect(rows.variants.length).toBeGreaterThanOrEqual(500)
    const sizeOf = (key: string) =>
      rows.groups.filter((row) => row.groupId === GROUPS.find((group) => group.key === key)?.id).length
    expect(sizeOf('hiking')).toBeGreaterThanOrEqual(40)
    expect(['jackets', 'hiking-gear', 'hiking-wear'].map((key) => sizeOf(key) >= 12)).toEqual([true, true, true])
    expect(GROUPS.filter((group) => sizeOf(group.key) === 0).map((group) => group.key)).toEqual([])
  })

  it('P3.09 has the two gift cards under their fixed ids', () => {
    expect(
      MODELS.filter((model) => model.kind === 'giftcard')
        .map((model) => model.id)
        .sort(),
    ).toEqual([1412, 2427])
  })

  it.each(LANGUAGES)('is written in %s throughout, and no two models share a name or a description', (language) => {
    const texts = rows.texts.filter((row) => row.language === language)
    expect(texts).toHaveLength(MODELS.length)
    for (const {
      modelId,
      name,
      shortDescription = '',
      tagline = '',
      longDescriptionHtml = '',
      metaDescription = '',
    } of texts) {
      const where = `${modelId} ${language}`
      expect(name.length, where).toBeGreaterThan(5)
      expect(shortDescription.length, `${where}: ${shortDescription}`).toBeLessThanOrEqual(75)
      expect(shortDescription.length, where).toBeGreaterThan(12)
      expect(tagline.length, where).toBeGreaterThan(5)
      expect(longDescriptionHtml.match(/<p>/g)?.length, where).toBe(2)
      expect(longDescriptionHtml.length, where).toBeGreaterThan(150)
      expect(metaDescription.length, where).toBeGreaterThan(50)
      expect(metaDescription.length, where).toBeLessThanOrEqual(150)
    }
    expect(duplicates(texts.map((row) => row.name))).toEqual([])
    expect(duplicates(texts.map((row) => row.longDescriptionHtml ?? ''))).toEqual([])
  })

  it('is not the English text under another name', () => {
    for (const model of MODELS)
      for (const language of LANGUAGES)
        if (language !== 'en')
          expect(model.texts[language].paragraphs[0], `${model.slug} ${language}`).not.toBe(
            model.texts.en.paragraphs[0],
          )
    for (const model of MODELS) expect(Object.values(model.texts.ru).flat().join(''), model.slug).toMatch(/[а-я]{5}/)
  })

  it('holds only HTML that the sanitiser leaves alone', () => {
    for (const { longDescriptionHtml = '' } of rows.texts)
      expect(sanitizeHtml(longDescriptionHtml)).toBe(longDescriptionHtml)
  })

  it('says what a machine translated, and keeps the original', () => {
    const machine = rows.texts.filter((row) => row.isAutoTranslated)
    expect(machine.length).toBeGreaterThan(2)
    for (const row of machine) expect(row.original?.long_description_html).toContain('<p>')
  })

  it('gives every variant a price in both price areas, a picture of its colour and its own GTIN', () => {
    const priced = new Map(rows.prices.map((row) => [`${row.variantId}/${row.priceArea}`, row]))
    const pictures = new Set(rows.images.map((row) => `${row.modelId}/${row.colourId}`))
    for (const { id, modelId, colourId } of rows.variants) {
      for (const area of [1, 2]) expect(priced.get(`${id}/${area}`)?.active, `${id}`).toBeGreaterThan(0)
      expect(pictures.has(`${modelId}/${colourId}`), `${id}`).toBe(true)
    }
    expect(duplicates(rows.variants.map((row) => row.gtin))).toEqual([])
    expect(duplicates(rows.models.map((row) => row.uuid ?? ''))).toEqual([])
    for (const { path } of rows.images) expect(subjectOf(path), path).not.toBeNull()
  })

  it('shows every state of stock that the shop knows', () => {
    const { variants, stock } = rows
    const storesOf = (id: number) => stock.filter((row) => row.variantId === id).map((row) => row.storeId)
    expect(variants.some((row) => row.available === 0 && !row.onOrder)).toBe(true)
    expect(variants.some((row) => row.onOrder)).toBe(true)
    expect(variants.some((row) => row.stockBlocked && row.available > 0)).toBe(true)
    expect(variants.some((row) => row.stockIncoming !== null && row.available === 0)).toBe(true)
    expect(variants.some((row) => row.available > 0 && row.available <= 3)).toBe(true)
    expect(variants.some((row) => storesOf(row.id).length === 1 && storesOf(row.id)[0] !== 20)).toBe(true)
    expect(variants.some((row) => storesOf(row.id).join() === '30')).toBe(true)
  })

  it('P2.34 the group of second-hand goods lies at the route’s address in every language', () => {
    const texts = groupTextRows().filter(
      ({ groupId }) => groupId === GROUPS.find(({ key }) => key === 'second-hand')?.id,
    )
    expect(Object.fromEntries(texts.map(({ language, path }) => [language, `/${path}/`]))).toEqual(
      Object.fromEntries(LANGUAGES.map((language) => [language, localizedPath('second-hand', {}, language)])),
    )
  })

  it('sells a second-hand unit once, with its grade, and no used helmet, rope or harness', () => {
    const used = MODELS.filter((model) => model.kind === 'used')
    expect(used.length).toBeGreaterThanOrEqual(4)
    for (const model of used) {
      expect(rows.variants.filter((row) => row.modelId === model.id).map((row) => row.available)).toEqual([1])
      expect(model.condition?.grade).toMatch(/^[ABC]$/)
      expect(MODELS.some((other) => other.id === model.usedOf)).toBe(true)
      expect(['climbing-helmet', 'ski-helmet', 'bike-helmet', 'rope', 'harness']).not.toContain(model.family)
    }
  })

  it('is the same twice', () => {
    expect(modelRows(today, reviewSums())).toEqual(rows)
    expect(uuidOf(1001)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(gtinOf(1)).toBe('2000000000015')
  })
})

describe('bundles', () => {
  it('are led by one of their members, and every member is for sale', () => {
    expect(BUNDLES.length).toBeGreaterThanOrEqual(3)
    for (const { id, mainModelId, members } of BUNDLES) {
      expect(members[0], `bundle ${id}`).toBe(mainModelId)
      expect(duplicates(members.map(String)), `bundle ${id}`).toEqual([])
      for (const member of members)
        expect(
          MODELS.some((model) => model.id === member && (model.kind ?? 'new') === 'new' && !model.hidden),
          `${member}`,
        ).toBe(true)
    }
  })
})

describe('reductions', () => {
  const now = today.getTime()
  it('stand on at least sixty days of history and show the lowest price of the thirty days before', () => {
    for (const row of rows.prices) {
      const history = rows.history.filter(
        (entry) => entry.variantId === row.variantId && entry.priceArea === row.priceArea,
      )
      const start = Math.min(...history.map((entry) => Number(entry.validFrom)))
      expect(now - start).toBeGreaterThanOrEqual(60 * 86_400_000)
      if (!row.reducedSince) {
        expect(row.lowest30).toBeNull()
        expect(row.active).toBe(row.regular)
        continue
      }
      expect(row.lowest30).not.toBeNull()
      expect(row.active).toBeLessThan(row.lowest30 ?? 0)
    }
  })

  it('count an earlier reduction inside those thirty days', () => {
    const row = rows.prices.find((entry) => entry.variantId === 100201 && entry.priceArea === 1)
    expect(row).toMatchObject({ regular: 44900, active: 37900, lowest30: 39900 })
  })

  it('are without VAT in the export area', () => {
    const at = (priceArea: number) =>
      rows.prices.find((entry) => entry.variantId === 100101 && entry.priceArea === priceArea)?.regular
    expect(at(1)).toBe(32900)
    expect(at(2)).toBe(Math.round(32900 / 1.255))
  })
})

describe('groups and brands', () => {
  it.each(LANGUAGES)('have paths of their own in %s', (language) => {
    const texts = groupTextRows().filter((row) => row.language === language)
    expect(texts).toHaveLength(GROUPS.length)
    expect(duplicates(texts.map((row) => row.path))).toEqual([])
    for (const { path, metaDescription = '' } of texts) {
      expect(path).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
      expect(metaDescription?.length).toBeLessThanOrEqual(150)
    }
  })

  it('never stand where a page of the shop stands', () => {
    const paths = [
      ...LANGUAGES.flatMap((language) => GROUPS.map((group) => groupPath(group.key, language))),
      ...BRANDS.map((brand) => brand.slug),
    ]
    // The address of second-hand products is that of their group.
    expect(paths.filter((path) => matchAnyLanguage(`/${path}/`).some(({ route }) => route !== 'second-hand'))).toEqual(
      [],
    )
    const tops = new Set(
      LANGUAGES.flatMap((language) =>
        GROUPS.filter((group) => !group.parent).map((group) => groupPath(group.key, language)),
      ),
    )
    expect(BRANDS.filter((brand) => tops.has(brand.slug))).toEqual([])
  })

  it('describe every brand in every language', () => {
    for (const brand of BRANDS)
      for (const language of LANGUAGES)
        expect(brand.descriptions[language]?.length, `${brand.slug} ${language}`).toBeGreaterThan(20)
  })

  it('transliterate names into slugs', () => {
    expect([
      slugify('Häälyt Öljy', 'fi'),
      slugify('Schuhe für Männer', 'de'),
      slugify('Щётки и ёлки', 'ru'),
      slugify('Vêtements d’été', 'fr'),
    ]).toEqual(['haalyt-oljy', 'schuhe-fuer-maenner', 'shchetki-i-elki', 'vetements-dete'])
  })
})

describe('reference data', () => {
  it('paints every colour and names it in every language', () => {
    expect(COLOURS.map(({ slug }) => slug).sort()).toEqual(Object.keys(PALETTE).sort())
    for (const { slug, names } of COLOURS) for (const language of LANGUAGES) expect(names[language], slug).toBeTruthy()
  })

  it('has a value for every size in every row of a size table', () => {
    for (const table of SIZE_TABLES) {
      for (const { values } of table.rows) expect(values, table.names.en).toHaveLength(table.sizes.length)
      for (const size of table.sizes) expect(SIZES).toContain(size)
    }
  })

  it('has every general setting of the spec', () => {
    const keys = [
      'search_bar_placeholder',
      'frontpage_meta_description',
      'frontpage_title',
      'blog_category_order',
      'price_ending_max_days',
      'rental_enabled',
      'part_delivery_mode',
      'experience_manufacturer_list',
      'auto_translations_disabled',
      'blocked_stock_text',
      'quick_add_products',
      'card_checkout_products',
      'feature_flags',
      'default_search_engine',
      'hidden_dynamic_page_menu_items',
      'target_country_delivery_added_days',
      'frosmo_search_sort_by',
      'frosmo_category_strategy',
    ]
    expect(Object.keys(SETTINGS).sort()).toEqual([...keys].sort())
    for (const key of [
      'quick_add_products',
      'card_checkout_products',
      'feature_flags',
      'target_country_delivery_added_days',
    ])
      expect(() => JSON.parse(SETTINGS[key] ?? '')).not.toThrow()
  })
})

describe('reviews', () => {
  it('are many, fit their goods and never repeat a comment', () => {
    const reviews = reviewRows()
    expect(reviews.length).toBeGreaterThanOrEqual(250)
    expect(duplicates(reviews.map((row) => row.comment ?? '').filter((comment) => comment !== ''))).toEqual([])
    expect(new Set(reviews.map((row) => row.language)).size).toBe(LANGUAGES.length)
    const known = new Set(MODELS.map((model) => model.id))
    for (const row of reviews) {
      expect(known.has(row.modelId)).toBe(true)
      expect(row.rating).toBeGreaterThanOrEqual(0)
      expect(row.rating).toBeLessThanOrEqual(10)
    }
  })
})
