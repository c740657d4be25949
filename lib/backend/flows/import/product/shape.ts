/**
 * The one neutral shape of a product: every reader makes it, the one writer takes it, and the shop's own files are it. A field that is
 * missing stays as it is in the shop; null empties it. Names of columns are those of the tables.
 */
import { z } from 'zod'

import { content } from '@/lib/contract/schemas/common'
import { ageGroup, gender, googleCategory } from '@/lib/contract/schemas/feed'
import { durabilityGuarantee, food, hazard } from '@/lib/contract/schemas/goods'
import { LANGUAGES } from '@/lib/market/languages'

/** A text of more characters is a fault of the file. */
export const MAX_TEXT = 200_000

const short = z.string().max(1_000)
const long = z.string().max(MAX_TEXT)
const slug = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u)
  .max(200)
const whole = z.int().min(-2_000_000_000).max(2_000_000_000)
const localized = z.partialRecord(z.enum(LANGUAGES), long)
const path = z
  .string()
  .regex(/^(?!.*\.\.)[\w][\w./@+-]*$/)
  .max(500)

const named = z.strictObject({ slug: slug.optional(), names: localized })
const brand = z.strictObject({
  name: short.min(1),
  slug: slug.optional(),
  logo: short.nullish(),
  promo_images: z.array(short).optional(),
  descriptions: localized.optional(),
  maker: z.strictObject({ name: short, address: short, email: short, euResponsible: short.optional() }).nullish(),
})
const group = z.strictObject({
  key: z.string().min(1).max(200).optional(),
  names: localized,
  slugs: localized.optional(),
  sort_order: whole.optional(),
})
const colour = named.extend({ control: short.optional(), swatch: z.array(short).optional() })
const productType = named.extend({ sort_order: whole.optional() })
const size = z.strictObject({ name: short.min(1), sort_order: whole.optional() })
const property = z.strictObject({
  slug,
  names: localized,
  unit: short.nullish(),
  kind: z.enum(['range', 'checkbox', 'text']).optional(),
  sort_order: whole.optional(),
  value_number: z.number().nullish(),
  value_texts: localized.nullish(),
  is_for_one_item: z.boolean().optional(),
})
const ribbon = z.strictObject({ slug, names: localized, value: short, link: short.nullish() })
const sizeTable = z.strictObject({
  names: localized,
  info_texts: localized,
  hide_image: z.boolean(),
  images: z.array(short),
  parsed: z.strictObject({
    sizes: z.array(z.strictObject({ size: short, product_type: short.nullable() })),
    rows: z.array(z.strictObject({ names: localized, unit: short, values: z.array(short) })),
  }),
})

export const texts = z.strictObject({
  name: short.min(1),
  short_description: long.optional(),
  long_description_html: long.optional(),
  tagline: long.optional(),
  meta_description: long.optional(),
  model_notice: long.optional(),
  is_auto_translated: z.boolean().optional(),
  original: z
    .strictObject({
      long_description_html: long.optional(),
      tagline: long.optional(),
      short_description: long.optional(),
      language: z.enum(LANGUAGES).optional(),
    })
    .nullish(),
})

/** Columns of `models` that are copied as they are. */
export const columns = z.strictObject({
  model_number: short.nullable(),
  kind: z.enum(['new', 'used', 'rental', 'giftcard']),
  is_public: z.boolean(),
  is_bundle: z.boolean(),
  is_multi_color: z.boolean(),
  promoted_colour: short.nullable(),
  show_discount_percentage: z.boolean(),
  is_extended_range: z.boolean(),
  belongs_to_outlet: z.boolean(),
  campaign_only: z.boolean(),
  on_order: z.boolean(),
  tax_class: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(5)]),
  gender: gender.nullable(),
  age_group: ageGroup.nullable(),
  canonical_url: short.nullable(),
  country_of_origin: short.nullable(),
  published_at: z.iso.datetime({ offset: true }),
  price_ending: z.iso.datetime({ offset: true }).nullable(),
  ski_wizard: z
    .strictObject({
      belongsTo: z.boolean(),
      group: z.enum(['skis', 'bindings', 'boots']),
      sport: z.enum(['alpine', 'nordic']),
    })
    .nullable(),
  binding_ski_combo: z.boolean(),
  condition: z.strictObject({ grade: z.enum(['A', 'B', 'C']), defects: localized, inspected: localized }).nullable(),
  quotes: z.strictObject({ texts: localized, name: z.union([short, localized]), image: short.optional() }).nullable(),
  shelf_codes: z.array(short),
  /** Rules for variants are by their place in `variants`, from 0. */
  delivery_limit: z
    .strictObject({
      goods: localized.optional(),
      blockedCountries: z.array(short).optional(),
      allowedCountries: z.array(short).optional(),
      allowedDeliveryMethods: z.array(short).optional(),
      perInternationalPackage: whole.optional(),
      blockInfoTexts: localized.optional(),
      variants: z
        .record(
          z.string().regex(/^\d+$/),
          z.strictObject({ blockedCountries: z.array(short).optional(), perInternationalPackage: whole.optional() }),
        )
        .optional(),
    })
    .nullable(),
  gift_card_templates: z.array(z.strictObject({ slug: short, names: localized, image: short })).nullable(),
  extra_images: z.array(z.strictObject({ sort_order: whole, caption: short, full_url: short, title: short })),
  blogs: z.array(z.strictObject({ title: localized, url: z.union([short, localized]) })),
  fibre: localized.nullable(),
  care: localized.nullable(),
  warnings: localized.nullable(),
  hazard: hazard.nullable(),
  food: food.extend({ ingredients: localized }).nullable(),
  durability_guarantee: durabilityGuarantee.nullable(),
})

const PRICE_KINDS = ['regular', 'discount', 'club', 'discount_free'] as const
const price = z.strictObject({
  area: z.union([z.literal(1), z.literal(2)]),
  kind: z.enum(PRICE_KINDS),
  amount: z.int().min(1).max(2_000_000_000).nullable(),
  /** Missing: from the import on. Kept for new products only: a file does not change what was asked in the past. */
  from: z.iso.datetime({ offset: true }).optional(),
})
const units = z.int().min(0).max(1_000_000)

const variant = z.strictObject({
  sku: short.nullish(),
  gtin: z.string().max(14).nullish(),
  colour: colour.nullish(),
  size: size.nullish(),
  type: productType.nullish(),
  content: content.nullish(),
  on_order: z.boolean().optional(),
  stock_blocked: z.boolean().optional(),
  shipping_number: whole.optional(),
  shipping_string: short.optional(),
  stock_incoming: short.nullish(),
  /** Missing: its place in the file. */
  sort_order: whole.optional(),
  /** Cents of EUR: area 1 with the home market's VAT, area 2 without. */
  prices: z.array(price).optional(),
  /** Units by the slug of their store. */
  stock: z.record(z.string(), units).optional(),
  /** Units in the place of imported stock, for files that know one place. */
  quantity: units.optional(),
})

const image = z.strictObject({
  /** In the image service. */
  path: path.optional(),
  /** A web address or the name of a file, which the import loads. */
  url: z.string().max(2_000).optional(),
  captions: localized.optional(),
  /** Slug or a name of the colour whose variants it shows. */
  colour: short.nullish(),
  type: z.enum(['image', 'video']).optional(),
})

export const product = z.strictObject({
  /** Which source's product it is; with the handle it is found again. */
  source: z
    .string()
    .regex(/^[a-z][a-z0-9:-]{0,40}$/)
    .optional(),
  handle: z.string().min(1).max(300),
  uuid: z.guid().optional(),
  slug: slug.optional(),
  brand,
  /** Each from the top; the first is the main group. */
  groups: z.array(z.array(group).min(1)).optional(),
  google_category: googleCategory.nullish(),
  texts: z.partialRecord(z.enum(LANGUAGES), texts),
  columns: columns.partial(),
  properties: z.array(property).optional(),
  ribbons: z.array(ribbon).optional(),
  size_table: sizeTable.nullish(),
  /** Other products, by uuid, or by source and handle with a colon between. */
  relations: z
    .array(
      z.strictObject({ kind: z.enum(['recommendation', 'also_bought', 'needed_with']), to: short, sort_order: whole }),
    )
    .optional(),
  second_hand_parent: short.nullish(),
  images: z.array(image).optional(),
  variants: z.array(variant).min(1).max(2_000),
})

export type Product = z.infer<typeof product>
export type ProductVariant = Product['variants'][number]
export type ProductImage = NonNullable<Product['images']>[number]
export type ProductPrice = z.infer<typeof price>
export type GroupNode = z.infer<typeof group>
export type ColourRef = z.infer<typeof colour>
export type TypeRef = z.infer<typeof productType>
export type SizeRef = z.infer<typeof size>
export type PropertyRef = z.infer<typeof property>
export type RibbonRef = z.infer<typeof ribbon>
export type SizeTableRef = z.infer<typeof sizeTable>
export type BrandRef = z.infer<typeof brand>
export type Texts = z.infer<typeof texts>
export type Columns = Partial<z.infer<typeof columns>>
