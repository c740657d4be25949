/** From the other system's goods to the schemas of the contract. Pure; one price area, one store, no colours. */
import { slugOf } from '@/lib/catalog/slug'
import type { Card, ProductGroup, ProductModel, Variant } from '@/lib/contract/schemas/catalogue'
import type { PriceRecord } from '@/lib/contract/schemas/common'
import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'

import type { ForeignDepartment, ForeignItem } from './foreign-shop'

export const STORE = 'warehouse'
const TAX_AREA = 'taxarea_1'

/** Its two languages; the others read English, which the contract allows. */
const inLanguage = ({ fi, en }: ForeignItem['title'], language: Language) => (language === 'fi' ? fi : en)

/** `89.90` in cents. Rounded, because 89.9 × 100 is no whole number in floating point. */
export const centsOf = (euros: string): number => Math.round(Number(euros) * 100)

export const brandSlug = ({ maker }: ForeignItem) => slugOf(maker, 'brand')
/** By its English title, so that a product has one address in all languages. */
export const modelSlug = ({ title, code }: ForeignItem) => slugOf(title.en, code)
export const groupPath = ({ title, key }: ForeignDepartment) => slugOf(title.en, key)

function pricesOf({ price, was }: ForeignItem): Record<string, PriceRecord> {
  const active = centsOf(price)
  const regular = was === undefined ? active : centsOf(was)
  // The other system knows its earlier price, and not the lowest of thirty days: so no reduction is announced.
  const record = { active, regular, club: null, discount_value: null, discount_free: null, lowest_30_days: null }
  return { [TAX_AREA]: record }
}

export function cardOf(item: ForeignItem, language: Language): Card {
  return {
    id: Number(item.code),
    name: inLanguage(item.title, language),
    manufacturer: item.maker,
    manufacturerSlug: brandSlug(item),
    path: `${brandSlug(item)}/${modelSlug(item)}`,
    image: item.photo,
    colors: [],
    price: { active: centsOf(item.price), reference: null, club: null, lowest30: null, type: 'normal', ribbon: null },
    shortDescription: inLanguage(item.about, language),
    description: inLanguage(item.about, language),
    tags: [],
    soldAmount: 0,
    rating: 0,
    ratingCount: 0,
    fromPrefix: false,
    published: item.since,
    sizes: item.sizes.filter(({ label }) => label !== '').map(({ label, pcs }) => ({ name: label, inStock: pcs > 0 })),
    stocks: item.sizes.some(({ pcs }) => pcs > 0) ? [STORE] : [],
    inStock: item.sizes.some(({ pcs }) => pcs > 0),
    kind: 'new',
    productGroupIds: [Number(item.dept)],
    properties: [],
  }
}

function variantOf(item: ForeignItem, { key, label, pcs }: ForeignItem['sizes'][number], language: Language): Variant {
  return {
    id: Number(key),
    colour: null,
    color: null,
    colorSlug: null,
    teksonumber: key,
    size: label === '' ? null : { name: label, sort_order: Number(label) || 0 },
    product_type: null,
    model_id: Number(item.code),
    model_name: inLanguage(item.title, language),
    prices: pricesOf(item),
    on_order: false,
    images: [],
    stock_data: {
      in_stock: pcs > 0,
      blocked_stock: false,
      detailed_stocks: { '1': pcs },
      has_stock_tekso_ids: pcs > 0 ? [key] : [],
    },
    shipping_time: { string: '2-4', number: 3 },
    stock_incoming_str: null,
  }
}

/** Everything that the other system does not have is empty: the page leaves out what is empty. */
export function modelOf(item: ForeignItem, dept: ForeignDepartment, language: Language): ProductModel {
  const text = inLanguage(item.about, language)
  const group = { id: Number(dept.key), name: inLanguage(dept.title, language), path: groupPath(dept) }
  const variants = item.sizes.map((size) => variantOf(item, size, language))
  return {
    ...NOTHING,
    id: Number(item.code),
    name: inLanguage(item.title, language),
    slug: modelSlug(item),
    uuid: item.code,
    manufacturer: { name: item.maker, slug: brandSlug(item), image: null, maker: null },
    long_description_html: `<p>${text}</p>`,
    short_description: text,
    meta_description: text,
    is_public: true,
    groups: [group.id],
    parents: [group],
    main_group: group,
    model_url: `${brandSlug(item)}/${modelSlug(item)}`,
    prices: pricesOf(item),
    converted_prices: pricesOf(item),
    variant_prices: Object.fromEntries(variants.map(({ id, prices }) => [String(id), prices])),
    images: [{ path: item.photo, title: '', caption: '', type: 'image' }],
    products: variants,
    published: item.since,
  }
}

export function groupOf(dept: ForeignDepartment, language: Language): ProductGroup {
  const name = inLanguage(dept.title, language)
  const path = groupPath(dept)
  return {
    id: Number(dept.key),
    name,
    path,
    meta_title: null,
    meta_description: null,
    description: '',
    description_html: '',
    group_sorting: '',
    filterable_properties: [],
    breadcrumbs: [{ name, path }],
    children: [],
    ski_sports: [],
    paths: { fi: path, en: path },
  }
}

export function nodeOf(dept: ForeignDepartment, language: Language): GroupNode {
  const path = groupPath(dept)
  return {
    id: Number(dept.key),
    name: inLanguage(dept.title, language),
    shortName: null,
    slug: path,
    path,
    showInMenu: true,
    image: null,
    links: [],
    children: [],
  }
}

const NOTHING = {
  modelnumber: null,
  kind: 'new',
  tagline: '',
  model_notice: '',
  translated_fields: {},
  is_auto_translated: false,
  original_language: null,
  canonical_url: null,
  is_bundle: false,
  bundle_models: [],
  is_multi_color: false,
  promoted_colour: null,
  show_discount_percentage: false,
  is_extended_range: false,
  belongs_to_outlet: false,
  campaign_only: false,
  on_order: false,
  tax_class: 1,
  ski_wizard: null,
  binding_ski_combo: false,
  blogs: [],
  extra_images: [],
  gift_card_templates: [],
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
  colors: [],
} satisfies Partial<ProductModel>
