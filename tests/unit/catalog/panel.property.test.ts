/**
 * Random models, each judged twice: by the rules of lib/catalog as the page uses them (packed for the browser and opened
 * again), and by a naive reading of the specification. PANEL_MODELS sets how many.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { panelFromModel } from '@/lib/catalog/panel/from-model'
import { expandModel } from '@/lib/catalog/panel/model'
import { availabilityLabel, isCountryBlocked, isOrderable, orderableQuantity } from '@/lib/catalog/availability'
import { buyButton, type BuyText } from '@/lib/catalog/buy-button'
import { deliveryTime, shippingMark } from '@/lib/catalog/shipping'
import {
  DIMENSIONS,
  initialSelection,
  optionsOf,
  readSelection,
  selectedVariant,
  type Selection,
  shownSelection,
} from '@/lib/catalog/variant'
import type { ProductModel, Variant } from '@/lib/contract/schemas/catalogue'

import { naiveVerdict, type PlainCase, type PlainVariant, type Verdict } from './support/naive-panel'
import { store } from './support/models'

const MODELS = Number(process.env.PANEL_MODELS) || 10_000

const COLORS = [
  { slug: 'red', name: 'Lingonberry', base: 'warm' },
  { slug: 'blue', name: 'Fjord', base: 'cold' },
  { slug: 'moss', name: 'Moss', base: 'green' },
  { slug: 'teal', name: 'Lake', base: 'green' },
]
const SIZES = ['XS', 'S', 'M', 'L', 'XL', '36', '37,5', '38', '38 2/3', '42']
const TYPES = ['short', 'regular', 'long']
const STORES = [1, 2, 3, 20, 21, 30]
const TIMES = [0, 1, 2, 3, 7, 14, 29, 30, 60, 998, 999, 1000]

const time = fc.record({
  number: fc.constantFrom(...TIMES),
  string: fc.tuple(fc.nat(9), fc.nat(9)).map(([from, more]) => (more === 0 ? String(from) : `${from}-${from + more}`)),
})
/** Null `nulls` times as often as a value. */
const maybe = <T>(value: fc.Arbitrary<T>, nulls = 1) =>
  fc.oneof({ weight: nulls, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
const few = (values: readonly string[]) => fc.subarray([...values], { maxLength: Math.min(4, values.length) })

/** Combinations of what is there, some of them missing. */
const variantsOf = (colors: readonly string[], sizes: readonly string[], types: readonly string[]) => {
  const orNone = (list: readonly string[]): (string | null)[] => (list.length === 0 ? [null] : [...list])
  const all = orNone(colors).flatMap((color) =>
    orNone(sizes).flatMap((size) => orNone(types).map((type) => ({ color, size, type }))),
  )
  const facts = fc.record({
    isSold: fc.nat(5).map((n) => n > 0),
    stocks: fc.dictionary(fc.constantFrom(...STORES.map(String)), fc.nat(3), { maxKeys: 4 }),
    blocked: fc.nat(3).map((n) => n === 0),
    onOrder: fc.nat(6).map((n) => n === 0),
    time,
    isCounted: fc.nat(7).map((n) => n > 0),
  })
  return fc.array(facts, { minLength: all.length, maxLength: all.length }).map((list) =>
    all.flatMap((place, i): PlainVariant[] => {
      const {
        isSold = false,
        isCounted = true,
        stocks = {},
        blocked = false,
        onOrder = false,
        time: t = { number: 1, string: '1' },
      } = list[i] ?? {}
      // `in_stock` comes from the gate of sales, which may be closed while units lie in the stores.
      return isSold
        ? [
            {
              id: 100 + i,
              ...place,
              stocks,
              inStock: isCounted && Object.values(stocks).some((n) => n > 0),
              blocked,
              onOrder,
              time: t,
            },
          ]
        : []
    }),
  )
}

const plainCase: fc.Arbitrary<PlainCase> = fc
  .tuple(few(COLORS.map(({ slug }) => slug)), few(SIZES), few(TYPES))
  .chain(([colors, sizes, types]) =>
    fc.record({
      colors: fc.shuffledSubarray(
        COLORS.filter(({ slug }) => colors.includes(slug)),
        { minLength: colors.length },
      ),
      sizes: fc.constant(SIZES),
      types: fc.constant(TYPES),
      variants: variantsOf(colors, sizes, types),
      onOrder: fc.nat(9).map((n) => n === 0),
      promoted: maybe(fc.constantFrom('red', 'Fjord', 'green', 'gone')),
      query: fc.record({
        'select-color': maybe(fc.constantFrom('red', 'FJORD', 'green', 'moss', 'gone'), 4),
        color: maybe(fc.constantFrom('red', 'blue', 'teal', 'gone')),
        size: maybe(fc.constantFrom(...SIZES, 'gone')),
        type: maybe(fc.constantFrom(...TYPES, 'gone')),
      }),
      history: fc.array(fc.constantFrom(...SIZES), { maxLength: 4 }),
      stores: fc.shuffledSubarray(STORES, { minLength: 3 }).map((ids) =>
        ids.map((id) => ({
          id,
          type:
            id === 20
              ? ('warehouse' as const)
              : id === 21
                ? ('web' as const)
                : id === 30
                  ? ('external' as const)
                  : ('retail' as const),
          order: id % 2,
        })),
      ),
      campaign: fc.nat(3).map((n) => n === 0),
      transferFrom: maybe(fc.subarray(STORES, { minLength: 1, maxLength: 2 }), 4),
      countryBlocked: fc.nat(4).map((n) => n === 0),
      overrides: fc.dictionary(fc.constantFrom('100', '101', '103'), fc.boolean(), { maxKeys: 2 }),
      info: maybe(fc.constantFrom('Gas stays in Finland.', 'Too long for the plane.')),
      enterprise: fc.nat(4).map((n) => n === 0),
      added: fc.array(fc.record({ start: fc.nat(4), end: fc.nat(9) }), { maxLength: 2 }),
      isPictured: fc.nat(3).map((n) => n > 0),
      open: fc.oneof(
        { weight: 3, arbitrary: fc.constant<PlainCase['open']>([]) },
        { weight: 1, arbitrary: fc.subarray<'color' | 'size' | 'type'>(['color', 'size', 'type']) },
      ),
    }),
  )

const picture = { path: 'front.svg', title: '', caption: '', type: 'image' as const }

function modelOf(c: PlainCase): ProductModel {
  const price = {
    active: 100,
    regular: 100,
    club: null,
    discount_value: null,
    discount_free: null,
    lowest_30_days: null,
  }
  const products = c.variants.map((v): Variant => {
    const color = c.colors.find(({ slug }) => slug === v.color)
    return {
      id: v.id,
      colour: color?.name ?? null,
      color: color?.base ?? null,
      colorSlug: v.color,
      teksonumber: null,
      size: v.size === null ? null : { name: v.size, sort_order: 0 },
      product_type: v.type === null ? null : { name: v.type, sort_order: c.types.indexOf(v.type), title: v.type },
      model_id: 1,
      model_name: 'Model',
      prices: { taxarea_1: price },
      on_order: v.onOrder,
      images: [],
      stock_data: { in_stock: v.inStock, blocked_stock: v.blocked, detailed_stocks: v.stocks, has_stock_tekso_ids: [] },
      shipping_time: v.time,
      stock_incoming_str: null,
    }
  })
  const whole: Partial<ProductModel> = {
    id: 1,
    name: 'Model',
    slug: 'model',
    kind: 'new',
    manufacturer: { name: 'Fjell', slug: 'fjell', image: null, maker: null },
    on_order: c.onOrder,
    promoted_colour: c.promoted,
    belongs_to_outlet: false,
    show_discount_percentage: true,
    prices: {},
    images: [],
    extra_images: [],
    gift_card_templates: [],
    products,
    colors: c.colors.map(({ slug, name, base }) => ({
      slug,
      name,
      colour_slug: base,
      swatch: [],
      images: c.isPictured ? [picture] : [],
    })),
  }
  return whole as ProductModel
}

const textOf = (text: BuyText) =>
  text.kind === 'select' ? `select ${text.choice}` : text.kind === 'transfer' ? `transfer ${text.store}` : text.kind

function shippingOf(variant: Variant, c: PlainCase, isBlocked: boolean): string {
  const said = deliveryTime({
    shippingTime: variant.shipping_time,
    countryName: 'Norway',
    isCountryBlocked: isBlocked,
    blockInfoText: c.info,
    added: c.added,
  })
  switch (said.id) {
    case 'not_shipped_to':
      return said.info === null ? 'not shipped' : `not shipped: ${said.info}`
    case 'business_days':
      return `${said.values.start} to ${said.values.end} business days`
    case 'text':
      return said.values.text
  }
}

/** What the page does, from the model as the browser gets it. */
function shopVerdict(c: PlainCase): Verdict {
  const model = expandModel(panelFromModel(modelOf(c), { country: 'fi', taxAreaId: 1 }))
  const context = { isGiftCampaign: c.campaign, transferFrom: c.transferFrom }
  const asked = readSelection(model, { get: (name) => c.query[name as keyof PlainCase['query']] })
  const chosen = initialSelection(model, asked, c.history)
  const selection: Selection = { ...chosen, ...Object.fromEntries(c.open.map((name) => [name, null])) }
  const selected = selectedVariant(model, selection)
  const shown = shownSelection(model, chosen, context)
  const { variant } = selected
  const limit = {
    isDeliveryCountryBlocked: c.countryBlocked,
    extra_data_overrides: Object.fromEntries(
      Object.entries(c.overrides).map(([id, isDeliveryCountryBlocked]) => [id, { isDeliveryCountryBlocked }]),
    ),
  }
  const isBlocked = isCountryBlocked(limit, variant?.id ?? null)
  const button = buyButton(model, selection, selected, {
    ...context,
    isCountryBlocked: isBlocked,
    transferStore: c.transferFrom && 'Turku',
    isEnterpriseOrder: c.enterprise,
  })
  const stores = c.stores.map(({ id, type, order }) => store(id, { type, stock_display_order: order }))
  const label = variant && availabilityLabel(model, variant, stores, context)
  const [color, size, type] = DIMENSIONS.map((name) =>
    optionsOf(model, name, selection, context)
      .filter(({ isAvailable }) => !isAvailable)
      .map(({ slug }) => slug),
  )
  return {
    selection,
    shown,
    id: selected.id,
    unavailable: { color: color ?? [], size: size ?? [], type: type ?? [] },
    orderable: variant && isOrderable(model, variant, context),
    quantity: variant && orderableQuantity(model, variant, context),
    text: textOf(button.text),
    isDisabled: button.isDisabled,
    isShown: button.isShown,
    label:
      label &&
      [
        label.state,
        label.state === 'only-one-store'
          ? label.store.id
          : label.state === 'store-list'
            ? label.stores.map(({ id }) => id).join()
            : [],
      ]
        .flat()
        .join(' '),
    mark: variant && (shippingMark(variant.shipping_time.number) ?? 'none'),
    shipping: variant && shippingOf(variant, c, isBlocked),
  }
}

it('D4.01–D4.09 D4.12–D4.17 the panel says of every model what a plain reading of the specification says', () => {
  const seen = new Map<string, number>()
  let models = 0
  fc.assert(
    fc.property(plainCase, (c) => {
      const verdict = shopVerdict(c)
      expect(verdict).toEqual(naiveVerdict(c))
      models++
      for (const name of [
        verdict.text.split(' ')[0],
        `label ${verdict.label?.split(' ')[0]}`,
        `mark ${verdict.mark}`,
        verdict.id > 0 ? 'variant' : `id ${verdict.id}`,
      ]) {
        seen.set(name ?? '', (seen.get(name ?? '') ?? 0) + 1)
      }
    }),
    { numRuns: MODELS },
  )
  console.info(
    `${models} models, 0 differences; seen: ${[...seen]
      .sort()
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  )
  // The models must have met every state, else agreement means little.
  for (const state of [
    'add',
    'enterprise',
    'transfer',
    'out-of-stock',
    'select',
    'label only-webstore',
    'label only-one-store',
    'label store-list',
    'label out-of-stock',
    'mark check',
    'mark circle',
    'mark none',
    'variant',
    'id 0',
    'id -1',
  ])
    expect([state, (seen.get(state) ?? 0) > 0]).toEqual([state, true])
}, 120_000)
