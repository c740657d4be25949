import { z } from 'zod'

import { METHOD_KINDS } from '@/lib/order/delivery-kinds'

import { content, country, giftCardTemplate, html, id, image, language, minor, pricesByTaxArea, ribbon } from './common'
import { durabilityGuarantee, food, hazard } from './goods'

export const productGroup = z.object({
  id,
  name: z.string(),
  path: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  description: z.string(),
  description_html: html,
  group_sorting: z.string(),
  filterable_properties: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      unit: z.string().nullable(),
      kind: z.enum(['range', 'checkbox', 'text']),
    }),
  ),
  breadcrumbs: z.array(z.object({ name: z.string(), path: z.string() })),
  children: z.array(z.object({ id, name: z.string(), path: z.string(), image: z.string().nullable() })),
  /** Sports with many products for ski packages in this group: its page links to the wizard. */
  ski_sports: z.array(z.enum(['alpine', 'nordic'])),
  /** This group's path in each language. */
  paths: z.partialRecord(language, z.string()),
})

/** The fields that a card shows and that filters and sort orders use (spec 2 §3). */
export const card = z.object({
  id,
  name: z.string(),
  manufacturer: z.string(),
  manufacturerSlug: z.string(),
  /** Without slashes at its ends: `{manufacturerSlug}/{slug}`. */
  path: z.string(),
  image: z.string(),
  /** `image` is the first picture of that colour, `hover` its second. */
  colors: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      image: z.string(),
      hover: z.string().optional(),
      control: z.string(),
      swatch: z.array(z.string()),
    }),
  ),
  price: z.object({
    active: minor,
    /** The price that is crossed out: the 30-day low of a reduction, or the general price beside a club price. */
    reference: minor.nullable(),
    /** The regular price above the 30-day low of an announced reduction. */
    regular: minor.optional(),
    club: minor.nullable(),
    lowest30: minor.nullable(),
    type: z.enum(['normal', 'discount', 'club', 'outdoor', 'outlet']),
    /** Whole percent of the announced reduction from 5 % on, else null. */
    ribbon: z.int().nullable(),
  }),
  /** Of the variant with that price; missing if it is not sold by weight, volume or length. */
  content: content.optional(),
  /** No delivery method takes the product to the requested country. */
  undeliverable: z.literal(true).optional(),
  shortDescription: z.string(),
  description: z.string(),
  tags: z.array(
    z.object({
      title: z.string(),
      slug: z.string(),
      link: z.string().nullable(),
      backgroundColor: z.string(),
      textColor: z.string(),
    }),
  ),
  soldAmount: z.int(),
  rating: z.number(),
  ratingCount: z.int(),
  fromPrefix: z.boolean(),
  /** ISO date. */
  published: z.string(),
  /** All sizes; `inStock`: it can be ordered now. */
  sizes: z.array(z.object({ name: z.string(), inStock: z.boolean() })),
  /** Slugs of the stores that have it in stock. */
  stocks: z.array(z.string()),
  inStock: z.boolean(),
  kind: z.enum(['new', 'used', 'rental', 'giftcard']),
  /** Of a second-hand unit: its grade, and the active price of the same product as new, if it is sold. */
  used: z.object({ grade: z.enum(['A', 'B', 'C']), asNew: minor.nullable() }).optional(),
  productGroupIds: z.array(z.int()),
  properties: z.array(
    z.object({ slug: z.string(), value: z.union([z.number(), z.string()]), kind: z.enum(['range', 'checkbox']) }),
  ),
})

/** Order of search results, in the format of the setting frosmo_search_sort_by; unknown keys are ignored. */
export const sortBy = z.string().max(200).optional()
/** The shopper's currency, for a price in a search text that names none. */
export const searchCurrency = z
  .string()
  .regex(/^[a-z]{3}$/)
  .optional()

export const listRequest = z.strictObject({
  source: z.enum(['ProductGroup', 'Manufacturer', 'Search', 'Campaign', 'Models']),
  id: id.optional(),
  /** Brand slug, group path, or the search text. */
  slug: z.string().min(1).max(500).optional(),
  language,
  taxAreaId: z.int().min(1).max(999),
  /** Cards in this order first; with the source `Models` only these cards. */
  sortIds: z.array(id).max(500).optional(),
  sortBy,
  currency: searchCurrency,
  /** A part of the list: `count` cards from the position `start`; by default the first 500. */
  start: z.int().min(0).max(10_000_000).optional(),
  count: z.int().min(1).max(500).optional(),
  /** The delivery country: cards of products that no method takes there are marked. */
  country: country.optional(),
})
/** The requested cards; `total` counts the whole list. */
export const cardList = z.object({ products: z.array(card), total: z.int() })

const facetBase = { key: z.string(), name: z.string().nullable(), unit: z.string().nullable() }
const column = z.array(z.number())
/** A list in columns: one value for each product, products in their recommended order. */
export const packedList = z.object({
  ids: z.array(id),
  /** The visitor's order could not be read, so the browser deletes the id. */
  orderFailed: z.literal(true).optional(),
  /** Cents of EUR; a reference of 0 means none. */
  active: column,
  reference: column,
  /** Products with a price of the regular type: bits of positions, as base64 of little-endian bytes. */
  regular: z.string(),
  sold: column,
  rating: column,
  /** Days since 1970. */
  published: column,
  /** Positions by brand, then name. */
  alphabetical: column,
  /** All filters except the price: for checkboxes the products of each option as bits of positions, for ranges each product's value. */
  facets: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('checkbox'),
        ...facetBase,
        options: z.array(z.object({ value: z.string(), label: z.string() })),
        matches: z.array(z.string()),
      }),
      z.object({ kind: z.literal('range'), ...facetBase, values: z.array(z.number().nullable()) }),
    ]),
  ),
})

const stockData = z.object({
  in_stock: z.boolean(),
  blocked_stock: z.boolean(),
  /** Units by store id. */
  detailed_stocks: z.record(z.string(), z.int()),
  has_stock_tekso_ids: z.array(z.string()),
})

const variant = z.object({
  id,
  colour: z.string().nullable(),
  color: z.string().nullable(),
  colorSlug: z.string().nullable(),
  teksonumber: z.string().nullable(),
  size: z.object({ name: z.string(), sort_order: z.int() }).nullable(),
  product_type: z.object({ name: z.string(), sort_order: z.int(), title: z.string() }).nullable(),
  model_id: id,
  model_name: z.string(),
  prices: pricesByTaxArea,
  /** Missing if it is not sold by weight, volume or length. */
  content: content.optional(),
  on_order: z.boolean(),
  images: z.array(z.object({ caption: z.string(), title: z.string(), full_url: z.string() })),
  stock_data: stockData,
  shipping_time: z.object({ string: z.string(), number: z.int() }),
  stock_incoming_str: z.string().nullable(),
})
export const productModel = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  uuid: z.string(),
  modelnumber: z.string().nullable(),
  kind: card.shape.kind,
  manufacturer: z.object({
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    maker: z
      .object({ name: z.string(), address: z.string(), email: z.string(), euResponsible: z.string().optional() })
      .nullable(),
  }),
  long_description_html: html,
  short_description: z.string(),
  tagline: z.string(),
  meta_description: z.string(),
  model_notice: z.string(),
  translated_fields: z.record(
    z.string(),
    z.object({ manual_input: z.string().nullable(), original: z.string().nullable() }),
  ),
  is_auto_translated: z.boolean(),
  /** The language of the original texts, or of all texts where there are none in the language that was asked for; null: unknown or the same. */
  original_language: language.nullable(),
  canonical_url: z.string().nullable(),
  is_public: z.boolean(),
  is_bundle: z.boolean(),
  bundle_models: z.array(z.object({ id, name: z.string(), path: z.string() })),
  is_multi_color: z.boolean(),
  promoted_colour: z.string().nullable(),
  show_discount_percentage: z.boolean(),
  is_extended_range: z.boolean(),
  belongs_to_outlet: z.boolean(),
  campaign_only: z.boolean(),
  on_order: z.boolean(),
  tax_class: z.int(),
  ski_wizard: z
    .object({
      belongsTo: z.boolean(),
      group: z.enum(['skis', 'bindings', 'boots']),
      sport: z.enum(['alpine', 'nordic']),
    })
    .nullable(),
  binding_ski_combo: z.boolean(),
  blogs: z.array(z.object({ title: z.string(), url: z.string() })),
  extra_images: z.array(
    z.object({ sort_order: z.int(), caption: z.string(), full_url: z.string(), title: z.string() }),
  ),
  gift_card_templates: z.array(giftCardTemplate),
  groups: z.array(z.int()),
  /** Breadcrumbs, top group first. */
  parents: z.array(z.object({ id, name: z.string(), path: z.string() })),
  main_group: z.object({ id, name: z.string(), path: z.string() }),
  model_url: z.string(),
  /** The price of the cheapest variant. */
  prices: pricesByTaxArea,
  converted_prices: pricesByTaxArea,
  variant_prices: z.record(z.string(), pricesByTaxArea),
  model_properties: z.array(
    z.object({
      name: z.object({ name: z.string(), slug: z.string() }),
      value: z.string(),
      unit: z.string().nullable(),
      isForOneItem: z.boolean(),
    }),
  ),
  quote: z.object({ text: z.string(), image: z.string().nullable(), name: z.string() }).nullable(),
  rating: z.number(),
  rating_count: z.int(),
  sizetable: z.int().nullable(),
  ribbons: z.array(ribbon),
  price_ending: z.string().nullable(),
  country_of_origin: z.string().nullable(),
  fibre: z.string().nullable(),
  care: z.string().nullable(),
  warnings: z.string().nullable(),
  hazard: hazard.optional(),
  food: food.optional(),
  durability_guarantee: durabilityGuarantee.optional(),
  condition: z.object({ grade: z.enum(['A', 'B', 'C']), defects: z.string(), inspected: z.string() }).nullable(),
  second_hand_parent: z
    .object({
      id,
      url: z.string(),
      is_active: z.boolean(),
      prices: pricesByTaxArea,
      manufacturer: z.string(),
      name: z.string(),
    })
    .nullable(),
  second_hand: z.array(z.object({ id, url: z.string(), price: minor, grade: z.enum(['A', 'B', 'C']) })),
  /** Cents of EUR for a day, for a product that can also be rented. */
  rental: z.object({ day: minor, deposit: minor }).nullable(),
  colors: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      colour_slug: z.string(),
      swatch: z.array(z.string()),
      images: z.array(image),
    }),
  ),
  images: z.array(image),
  products: z.array(variant),
  published: z.string(),
})

export const deliveryLimit = z.object({
  allowedDeliveryMethods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: minor,
      minDays: z.int(),
      maxDays: z.int(),
      isGreen: z.boolean(),
      /** Value of products from which delivery is free; null: never. */
      freeFrom: minor.nullable(),
      kind: z.enum(METHOD_KINDS).optional(),
      /** Beginnings of the postal codes where it is available; null: all of them. */
      postalCodes: z.array(z.string()).nullable().optional(),
    }),
  ),
  isDeliveryCountryBlocked: z.boolean(),
  isDeliveryMethodLimitations: z.boolean(),
  perInternationalPackage: z.number().nullable(),
  blockInfoText: z.string().nullable(),
  extra_data_overrides: z.record(
    z.string(),
    z.object({
      isDeliveryCountryBlocked: z.boolean().optional(),
      perInternationalPackage: z.number().optional(),
    }),
  ),
})

export const productExtraDetails = z.object({
  bundles: z.array(
    z.object({
      id,
      prices: pricesByTaxArea,
      name: z.string(),
      description: z.string(),
      secondary_product_models: z.array(card),
    }),
  ),
  recommendations: z.array(card),
  also_bought: z.array(card),
  sizetables: z.array(
    z.object({
      id,
      sizetable: z.string(),
      hide_image: z.boolean(),
      images: z.array(z.string()),
      name: z.string(),
      info_text: z.string(),
      parsed_sizetable: z.object({
        id,
        sizes: z.array(z.object({ size: z.string(), product_type: z.string().nullable() })),
        rows: z.array(z.object({ name: z.string(), unit: z.string(), values: z.array(z.string()) })),
      }),
    }),
  ),
})

export const review = z.object({
  id,
  created: z.string(),
  rating: z.int().min(0).max(10),
  visible_name: z.string(),
  comment: z.string(),
  size: z.string().nullable(),
  size_feedback: z.int().nullable(),
  is_verified: z.boolean(),
  language,
  images: z.array(z.object({ url: z.string() })),
  votes_up: z.int(),
  votes_down: z.int(),
  votes_total: z.int(),
})
export const reviewPage = z.object({
  results: z.array(review),
  max_pages: z.int(),
  images: z.array(z.object({ url: z.string() })),
  /** Number of reviews with one to five stars, and of each answer about the size, from distinctly smaller to distinctly larger. */
  stars: z.array(z.int()).length(5),
  fit: z.array(z.int()).length(5),
})

export type Card = z.infer<typeof card>
export type Variant = z.infer<typeof variant>
export type ProductModel = z.infer<typeof productModel>
export type ProductGroup = z.infer<typeof productGroup>
export type PackedList = z.infer<typeof packedList>
export type ListRequest = z.infer<typeof listRequest>
export type Review = z.infer<typeof review>
export type ReviewPage = z.infer<typeof reviewPage>
export type DeliveryLimit = z.infer<typeof deliveryLimit>
export type ProductExtraDetails = z.infer<typeof productExtraDetails>
