import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'react-intl'

import type { PanelData } from '@/lib/catalog/panel/data'
import { panelFromModel } from '@/lib/catalog/panel/from-model'
import { expandModel, type PanelModel } from '@/lib/catalog/panel/model'
import { ProductProvider } from '@/components/product/product-context'
import { initialSelection, NOTHING_SELECTED, type Selection } from '@/lib/catalog/variant'
import type { ProductModel, Variant } from '@/lib/contract/schemas/catalogue'
import type { PriceRecord } from '@/lib/contract/schemas/common'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import type { Language } from '@/lib/market/languages'
import { marketOf } from '@/lib/market/market'
import bundle from '@/locales/en/bundle.json'
import cart from '@/locales/en/cart.json'
import common from '@/locales/en/common.json'
import gift from '@/locales/en/gift.json'
import keyword from '@/locales/en/keyword.json'
import grid from '@/locales/en/grid.json'
import notify from '@/locales/en/notify.json'
import panelWords from '@/locales/en/panel.json'
import product from '@/locales/en/product.json'
import review from '@/locales/en/review.json'

import { WithRouter } from '../router'

export const PATH = 'fjell/storm'

const record: PriceRecord = {
  active: 20_000,
  regular: 20_000,
  club: null,
  discount_value: null,
  discount_free: null,
  lowest_30_days: null,
}

export const prices = (change: Partial<PriceRecord> = {}, area = 1) => ({
  [`taxarea_${area}`]: { ...record, ...change },
})

const COLOURS = { red: 'Lingonberry', blue: 'Fjord' } as const

export interface VariantChange extends Partial<Omit<Variant, 'stock_data'>> {
  stock?: Record<string, number>
  blocked?: boolean
}

/** A variant that is in the central warehouse unless said otherwise. */
export function variant(
  id: number,
  color: keyof typeof COLOURS | null,
  size: string | null,
  { stock = { 20: 3 }, blocked = false, ...change }: VariantChange = {},
): Variant {
  return {
    id,
    colour: color && COLOURS[color],
    color,
    colorSlug: color,
    teksonumber: null,
    size: size === null ? null : { name: size, sort_order: 0 },
    product_type: null,
    model_id: 7,
    model_name: 'Storm',
    prices: prices(),
    on_order: false,
    images: [],
    stock_data: {
      in_stock: Object.values(stock).some((units) => units > 0),
      blocked_stock: blocked,
      detailed_stocks: stock,
      has_stock_tekso_ids: [],
    },
    shipping_time: { string: '1-3', number: 2 },
    stock_incoming_str: null,
    ...change,
  }
}

const picture = (path: string) => ({ path, title: '', caption: '', type: 'image' as const })

/** A jacket in two colours and two sizes; blue M is sold out. */
export function productModel(change: Partial<ProductModel> = {}): ProductModel {
  return {
    id: 7,
    name: 'Storm',
    slug: 'storm',
    uuid: 'u',
    modelnumber: 'ST-0',
    kind: 'new',
    manufacturer: { name: 'Fjell', slug: 'fjell', image: null, maker: null },
    long_description_html: '',
    short_description: 'A shell',
    tagline: '',
    meta_description: '',
    model_notice: '',
    translated_fields: {},
    is_auto_translated: false,
    original_language: null,
    canonical_url: null,
    is_public: true,
    is_bundle: false,
    bundle_models: [],
    is_multi_color: true,
    promoted_colour: null,
    show_discount_percentage: true,
    is_extended_range: false,
    belongs_to_outlet: false,
    campaign_only: false,
    on_order: false,
    tax_class: 5,
    ski_wizard: null,
    binding_ski_combo: false,
    blogs: [],
    extra_images: [],
    gift_card_templates: [],
    groups: [1],
    parents: [{ id: 1, name: 'Jackets', path: 'jackets' }],
    main_group: { id: 1, name: 'Jackets', path: 'jackets' },
    model_url: '/fjell/storm/',
    prices: prices(),
    converted_prices: prices(),
    variant_prices: {},
    model_properties: [],
    quote: null,
    rating: 0,
    rating_count: 0,
    sizetable: null,
    ribbons: [],
    price_ending: null,
    country_of_origin: null,
    fibre: null,
    care: null,
    warnings: null,
    condition: null,
    second_hand_parent: null,
    second_hand: [],
    rental: null,
    colors: [
      {
        name: 'Lingonberry',
        slug: 'red',
        colour_slug: 'red',
        swatch: ['#b22'],
        images: [picture('red/front.svg'), picture('red/back.svg')],
      },
      { name: 'Fjord', slug: 'blue', colour_slug: 'blue', swatch: ['#22b'], images: [picture('blue/front.svg')] },
    ],
    images: [picture('red/front.svg'), picture('red/back.svg'), picture('blue/front.svg')],
    products: [
      variant(11, 'red', 'M'),
      variant(12, 'red', 'L'),
      variant(13, 'blue', 'M', { stock: {} }),
      variant(14, 'blue', 'L'),
    ],
    published: '2026-01-01T00:00:00.000Z',
    ...change,
  }
}

export const market = (country = 'fi', language: Language = 'en') => {
  const found = marketOf(language, country, 'eur')
  if (!found) throw new Error(`no market for ${country}`)
  return found
}

const store = (id: number, name: string, order: number, type: 'retail' | 'warehouse' | 'web' = 'retail') => ({
  id,
  slug: name.toLowerCase(),
  name,
  shortName: name,
  type,
  pikanouto: id === 1,
  nouto: true,
  stock_display_order: order,
  href: type === 'retail' ? `/en/stores/${name.toLowerCase()}/` : null,
})

export function panelData(change: Partial<PanelData> = {}): PanelData {
  return {
    stores: [store(1, 'Helsinki', 1), store(2, 'Turku', 2), store(20, 'Warehouse', 0, 'warehouse')],
    limit: {
      isDeliveryCountryBlocked: false,
      blockInfoText: null,
      extra_data_overrides: {},
      perInternationalPackage: null,
    },
    expressHref: '/en/express-pickup/',
    hasFastShipping: false,
    methods: [
      { id: 'post_fi', name: 'Parcel locker', price: 490, minDays: 1, maxDays: 3, isGreen: true, freeFrom: 30_000 },
    ],
    country: 'fi',
    countryName: 'Finland',
    addedDays: { start: 0, end: 0 },
    holidays: { shop: '', there: '' },
    blockedStockText: null,
    taxNote: 'Incl. VAT 25.5 %',
    endingNote: null,
    hasSimilar: false,
    wizard: null,
    giftCampaign: null,
    credit: null,
    returnsHref: '/en/returns/',
    ...change,
  }
}

export interface ShowOptions {
  model?: ProductModel
  country?: string
  /** Of the page's market; the words stay English. */
  language?: Language
  /** Units of the market's currency for one EUR. */
  rate?: number
  /** Overrides what the page was rendered with, e.g. with nothing chosen. */
  initial?: Selection
}

/** Puts parts of the page under a product; the address is the product's own. */
export function show(
  ui: ReactElement,
  { model = productModel(), country = 'fi', language = 'en', rate = 1, initial }: ShowOptions = {},
) {
  const panel: PanelModel = panelFromModel(model, market(country, language))
  if (!window.location.pathname.endsWith(`/${PATH}/`)) window.history.replaceState(null, '', `/en/${PATH}/`)
  return render(
    <WithRouter>
      <MarketProvider value={marketValue(market(country, language), rate)}>
        <IntlProvider
          locale="en-US"
          messages={{
            ...common,
            ...grid,
            ...product,
            ...cart,
            ...review,
            ...notify,
            ...bundle,
            ...gift,
            ...keyword,
            ...panelWords,
          }}
        >
          <ProductProvider
            panel={panel}
            asked={NOTHING_SELECTED}
            initial={initial ?? initialSelection(expandModel(panel), NOTHING_SELECTED)}
          >
            {ui}
          </ProductProvider>
        </IntlProvider>
      </MarketProvider>
    </WithRouter>,
  )
}
