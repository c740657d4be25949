import { describe, expect, it } from 'vitest'

import { MODELS, type DemoModel } from '../../models'
import { BRANDS, NUMBER_PROPERTIES, SIZE_TABLES } from '../../reference'
import { BANNERS, BUNDLES, GIFT_CAMPAIGN, GIFT_CARDS, STORES } from '../../shop'
import { reviewRows, reviewSums } from '../../seed/review-rows'
import { fill, shopInfo } from '../../seed/shop-info'
import { modelRows } from '../../seed/model-rows'
import { lineOf } from '../../seed/reference-rows'
import { SEASONS, seasonOf } from '@/lib/market/season'
import type { FamilyName } from '../../drawings/base/families'
import { LANGUAGES } from '@/lib/market/languages'

const today = new Date(Date.UTC(2026, 10, 20))
const rows = modelRows(today, reviewSums())
const of = (families: readonly FamilyName[], where: (model: DemoModel) => boolean = () => true) =>
  MODELS.filter((model) => families.includes(model.family) && where(model))
const isNew = (model: DemoModel) => (model.kind ?? 'new') === 'new'

/** Properties that a buyer of each kind compares; all except the weight of food are measured. */
interface Need {
  families: readonly FamilyName[]
  numbers: readonly string[]
  where?: (model: DemoModel) => boolean
}
const need = (
  families: readonly FamilyName[],
  numbers: readonly string[],
  where?: (model: DemoModel) => boolean,
): Need => ({ families, numbers, ...(where && { where }) })
const NEEDED: readonly Need[] = [
  need(
    ['shell-jacket', 'rain-jacket', 'ski-jacket', 'kids-rain', 'shell-trousers', 'tunnel-tent', 'dome-tent', 'tarp'],
    ['water-column'],
  ),
  need(['tunnel-tent', 'dome-tent'], ['persons']),
  need(['tunnel-tent', 'dome-tent'], ['pack-length', 'pack-diameter', 'inner-height'], isNew),
  need(['shell-jacket', 'ski-jacket'], ['breathability', 'pockets'], (model) => model.regular >= 199),
  need(['down-jacket', 'down-vest'], ['fill-power']),
  need(['sleeping-bag'], ['comfort-temperature']),
  need(['sleeping-bag'], ['limit-temperature'], (model) => model.options?.material !== 'merino'),
  need(['sleeping-bag'], ['fill-power'], (model) => model.options?.material === 'down'),
  need(['mat', 'foam-mat'], ['r-value', 'thickness']),
  need(
    [
      'trekking-pack',
      'daypack',
      'ski-pack',
      'duffel',
      'running-vest',
      'bike-bag',
      'bottle',
      'flask',
      'cooler',
      'cook-set',
      'mug',
    ],
    ['volume'],
  ),
  need(['ski-boot'], ['flex', 'last-width']),
  need(['alpine-ski'], ['waist-width', 'turn-radius']),
  need(['binding'], ['brake-width']),
  need(['trail-shoe'], ['drop']),
  need(['headlamp', 'lantern', 'bike-light'], ['brightness', 'battery-life']),
  need(['headlamp'], ['beam-range']),
  need(['rope'], ['diameter', 'weight-per-metre']),
  need(['flask'], ['hot-hours']),
  need(['food-pouch', 'energy-bar'], ['net-weight', 'energy']),
  need(['gas', 'coffee', 'wax'], ['net-weight']),
  need(['knife'], ['blade']),
  need(['axe', 'shovel', 'trekking-pole'], ['length']),
  need(['kayak', 'canoe', 'sup'], ['length', 'width', 'max-load', 'persons']),
  need(['life-jacket'], ['buoyancy']),
  need(['gravel-bike', 'hardtail'], ['wheel-size', 'gears']),
  need(['hammock', 'camp-chair', 'snowshoe'], ['max-load']),
  need(['power-bank'], ['battery-capacity', 'power']),
]
/**
 * By law, textiles name their fibres (Regulation (EU) No 1007/2011), and shoes the materials of upper, lining and sole (Directive
 * 94/11/EC).
 */
const TEXTILES: readonly FamilyName[] = [
  'shell-jacket',
  'rain-jacket',
  'softshell-jacket',
  'ski-jacket',
  'kids-rain',
  'down-jacket',
  'light-down',
  'parka',
  'down-vest',
  'wind-jacket',
  'base-top',
  'tights',
  'fleece',
  'wool-cardigan',
  'trousers',
  'shell-trousers',
  'shorts',
  'beanie',
  'sock',
  'mitten',
  'glove',
  'shirt',
  'hoodie',
  'overall',
  'cap',
  'neck-gaiter',
  'leg-gaiter',
  'tunnel-tent',
  'dome-tent',
  'sleeping-bag',
  'tarp',
  'hammock',
  'drysuit',
]
const SHOES: readonly FamilyName[] = [
  'boot',
  'leather-boot',
  'trail-shoe',
  'approach-shoe',
  'rubber-boot',
  'sandal',
  'climbing-shoe',
  'nordic-boot',
]
/** Products that protect or burn, which must have warnings. */
const RISKY: readonly FamilyName[] = [
  'rope',
  'harness',
  'climbing-helmet',
  'carabiner',
  'quickdraw',
  'belay-device',
  'ice-axe',
  'crampon',
  'ski-helmet',
  'bike-helmet',
  'life-jacket',
  'binding',
  'stove',
  'gas',
  'knife',
  'axe',
  'kayak',
  'canoe',
  'sup',
  'tunnel-tent',
  'dome-tent',
  'power-bank',
]
/** Sizes of a body. Other sizes (centimetres, litres, kilograms) are measurements themselves. */
const BODY_SIZES = /^(X*[SML]|X+[SL]|\d{2}(,5)?|\d\d?\.5|\d+\/\d+|\d+–\d+)$/
const UNFITTED: readonly FamilyName[] = [
  'beanie',
  'cap',
  'neck-gaiter',
  'leg-gaiter',
  'crampon',
  'gravel-bike',
  'hardtail',
  'climbing-helmet',
  'ski-helmet',
  'bike-helmet',
  'running-vest',
]

describe('every product of the demo shop', () => {
  it('weighs something, in a unit, as a whole, by net weight or by the metre, unless it is a voucher', () => {
    const units = new Map(NUMBER_PROPERTIES.map(({ slug, unit }) => [slug, unit]))
    for (const slug of ['weight', 'volume', 'comfort-temperature', 'water-column', 'length'])
      expect(units.get(slug), slug).not.toBe('')
    const lacking = MODELS.filter(
      (model) =>
        model.kind !== 'giftcard' &&
        ['weight', 'net-weight', 'weight-per-metre'].every((slug) => model.numbers?.[slug] === undefined),
    )
    expect(lacking.map((model) => model.id)).toEqual([])
  })

  it.each(NEEDED)('of $families has $numbers', ({ families, numbers, where }) => {
    const models = of(families, where)
    expect(models.length).toBeGreaterThan(0)
    expect(
      models.flatMap((model) =>
        numbers.filter((slug) => model.numbers?.[slug] === undefined).map((slug) => `${model.id} ${slug}`),
      ),
    ).toEqual([])
  })

  it('names its fibres or materials where the law asks, in every language', () => {
    const models = of([...TEXTILES, ...SHOES])
    expect(models.length).toBeGreaterThan(180)
    expect(
      models
        .filter((model) => LANGUAGES.some((language) => !model.fibre?.[language]))
        .map((model) => `${model.id} ${model.family}`),
    ).toEqual([])
  })

  it('warns where it protects, cuts or burns', () => {
    expect(
      of(RISKY)
        .filter((model) => LANGUAGES.some((language) => !model.warnings?.[language]))
        .map((model) => `${model.id} ${model.family}`),
    ).toEqual([])
  })

  it('has a size table that knows all its sizes, where sizes are those of a body', () => {
    const tables = new Map(SIZE_TABLES.map((table) => [table.id, new Set(table.sizes)]))
    const fitted = of([...TEXTILES, ...SHOES, 'ski-boot', 'harness', 'life-jacket']).filter(
      (model) => !UNFITTED.includes(model.family) && model.sizes?.some((size) => BODY_SIZES.test(size)),
    )
    expect(fitted.length).toBeGreaterThan(150)
    expect(
      fitted
        .filter((model) => model.sizeTable === undefined && model.sizes?.every((size) => BODY_SIZES.test(size)))
        .map((model) => `${model.id} ${model.family} ${model.sizes?.join()}`),
    ).toEqual([])
    for (const model of MODELS) {
      if (model.sizeTable === undefined) continue
      const known = tables.get(model.sizeTable)
      expect(
        model.sizes?.filter((size) => !known?.has(size)),
        `${model.id} ${model.sizeTable}`,
      ).toEqual([])
    }
  })

  it('has a maker with a postal and an electronic address, and use and care in every language', () => {
    for (const { slug, maker } of fill(BRANDS, shopInfo())) {
      expect(maker.name.length, slug).toBeGreaterThan(2)
      expect(maker.address, slug).toMatch(/\d.*,/)
      expect(maker.email, slug).toMatch(/^[^@\s]+@[^@\s]+$/)
    }
    expect(BRANDS.length).toBe(24)
    for (const { id, care } of rows.models)
      for (const language of LANGUAGES) expect(care?.[language]?.length, `${id} ${language}`).toBeGreaterThan(40)
  })
})

describe('the demo shop', () => {
  it('has nine stores, the central warehouse as number 20 and the web store among them', () => {
    expect(STORES).toHaveLength(9)
    expect(STORES.filter((store) => store.type === 'retail')).toHaveLength(6)
    expect(STORES.find((store) => store.id === 20)?.type).toBe('warehouse')
    expect(STORES.filter((store) => store.type === 'web').map((store) => store.slug)).toEqual(['{slug}'])
    for (const store of STORES.filter(({ type }) => type === 'retail'))
      expect(store.hours?.length, store.slug).toBeGreaterThanOrEqual(2)
  })

  it('has at least 400 models in 3,000 variants, and reviews by the thousand', () => {
    expect(MODELS.length).toBeGreaterThanOrEqual(400)
    expect(rows.variants.length).toBeGreaterThanOrEqual(3000)
    const reviews = reviewRows()
    expect(reviews.filter((review) => review.comment !== '').length).toBeGreaterThanOrEqual(3000)
    for (const language of LANGUAGES)
      expect(
        reviews.filter((review) => review.language === language && review.comment !== '').length,
        language,
      ).toBeGreaterThan(100)
  })

  it('shows every kind of price in sensible amounts', () => {
    const shares = {
      reduced: MODELS.filter((model) => model.reduced !== undefined),
      ending: MODELS.filter((model) => model.reduced?.ends !== undefined),
      earlier: MODELS.filter((model) => model.reduced?.earlier !== undefined),
      club: MODELS.filter((model) => model.club !== undefined),
      outlet: MODELS.filter((model) => model.outlet),
      used: MODELS.filter((model) => model.kind === 'used'),
      discountFree: MODELS.filter((model) => model.discountFree !== undefined),
    }
    const counts = Object.fromEntries(Object.entries(shares).map(([name, models]) => [name, models.length]))
    expect(counts.reduced).toBeGreaterThanOrEqual(50)
    expect(counts.reduced).toBeLessThan(MODELS.length / 3)
    expect(counts.ending).toBeGreaterThanOrEqual(10)
    expect(counts.earlier).toBeGreaterThanOrEqual(5)
    expect(counts.club).toBeGreaterThanOrEqual(100)
    expect(counts.outlet).toBeGreaterThanOrEqual(20)
    expect(counts.used).toBeGreaterThanOrEqual(20)
    expect(counts.discountFree).toBeGreaterThanOrEqual(5)
    for (const model of shares.reduced) expect(model.reduced?.to, `${model.id}`).toBeLessThan(model.regular)
    for (const model of shares.ending) expect(model.reduced?.ends, `${model.id}`).toBeLessThanOrEqual(30)
    for (const model of shares.club) expect(model.club, `${model.id}`).toBeLessThan(model.regular)
    for (const model of shares.outlet)
      expect(
        lineOf(model.group)
          .concat(...(model.also ?? []).map(lineOf))
          .some((group) => group.key.startsWith('outlet')) || model.outlet,
        `${model.id}`,
      ).toBe(true)
  })

  it('sells second-hand units for less than new ones', () => {
    for (const model of MODELS.filter(({ kind }) => kind === 'used'))
      expect(model.regular, `${model.id}`).toBeLessThan(MODELS.find(({ id }) => id === model.usedOf)?.regular ?? 0)
  })

  it('has bundles, gift cards with money on them and a gift campaign of goods that are for sale', () => {
    expect(BUNDLES.length).toBeGreaterThanOrEqual(3)
    expect(GIFT_CARDS.some(({ balance }) => balance > 0)).toBe(true)
    expect(GIFT_CAMPAIGN.codes.length).toBeGreaterThanOrEqual(3)
    for (const id of GIFT_CAMPAIGN.modelIds)
      expect(
        MODELS.find((model) => model.id === id && isNew(model) && !model.hidden),
        `${id}`,
      ).toBeDefined()
  })
})

describe('seasons', () => {
  it('turn at the midnight of the shop, not of Greenwich', () => {
    expect(seasonOf(new Date('2026-10-31T21:59:59Z'))).toBe('autumn')
    expect(seasonOf(new Date('2026-10-31T22:00:00Z'))).toBe('winter')
    expect(seasonOf(new Date('2027-03-31T20:59:59Z'))).toBe('winter')
    expect(seasonOf(new Date('2027-03-31T21:00:00Z'))).toBe('spring')
    expect(seasonOf(new Date('2027-06-15T12:00:00Z'))).toBe('summer')
    expect(seasonOf(new Date('2027-09-01T00:00:00Z'))).toBe('autumn')
  })

  it.each(SEASONS)('have each a hero and three campaigns: %s', (season) => {
    const shown = BANNERS.filter(
      (banner) => banner.kind === 'image' && (!banner.seasons || banner.seasons.includes(season)),
    ).sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
    expect(shown).toHaveLength(4)
    expect(shown[0]?.image).toContain('/hero/')
    expect(shown.filter((banner) => banner.image?.includes('/hero/'))).toHaveLength(1)
    expect(new Set(shown.map((banner) => banner.image)).size).toBe(4)
    for (const banner of shown)
      for (const language of LANGUAGES)
        for (const words of [banner.titles, banner.headings, banner.buttonTexts])
          expect(words?.[language]?.length, `${banner.id} ${language}`).toBeGreaterThan(3)
  })
})
