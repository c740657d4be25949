/** Products: brands, groups, models, variants, prices and stock. Money is integer cents of EUR. */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import type { DurabilityGuarantee, Food, Hazard } from '@/lib/contract/schemas/goods'
import type { Content } from '@/lib/contract/schemas/common'
import type { AgeGroup, Gender } from '@/lib/contract/schemas/feed'
import type { Language } from '@/lib/market/languages'

import type { Localized } from './types'

const now = () => timestamp({ withTimezone: true }).notNull().defaultNow()

export const brands = pgTable('brands', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  logo: text(),
  promoImages: jsonb().$type<string[]>().notNull().default([]),
  descriptions: jsonb().$type<Localized>().notNull().default({}),
  /** Manufacturer and EU responsible person, shown before purchase (product safety). */
  maker: jsonb().$type<{ name: string; address: string; email: string; euResponsible?: string }>(),
})

export const productGroups = pgTable('product_groups', {
  id: serial().primaryKey(),
  parentId: integer().references((): AnyPgColumn => productGroups.id),
  /** Language-free name of the group, e.g. `shell-jackets`; unique among all groups. */
  key: text().notNull().unique(),
  sortOrder: integer().notNull().default(0),
  showInMenu: boolean().notNull().default(true),
  image: text(),
  /** Backend value of the default sort, e.g. `most-popular` (spec 2 §9). */
  groupSorting: text().notNull().default('most-popular'),
  filterableProperties: text().array().notNull().default(sql`'{}'`),
  /** The category in Google's product taxonomy, its number or its whole path; null: that of the group above. */
  googleCategory: text(),
  /** With so many units or fewer of a variant they are few; null: as the group above says, at the top LOW_STOCK_UNITS. */
  lowStockUnits: integer(),
  links: jsonb().$type<{ slug: string; title: Localized; image?: string }[]>().notNull().default([]),
})

export const productGroupTexts = pgTable(
  'product_group_texts',
  {
    groupId: integer()
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    slug: text().notNull(),
    /** Whole path without slashes at the ends, e.g. `vaatteet/takit`. */
    path: text().notNull(),
    name: text().notNull(),
    shortName: text(),
    metaTitle: text(),
    metaDescription: text(),
    descriptionHtml: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.language] }), unique('product_group_texts_path').on(t.language, t.path)],
)

/** Former paths of renamed groups, products and pages. */
export const pathHistory = pgTable(
  'path_history',
  {
    language: text().notNull(),
    path: text().notNull(),
    target: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.path] })],
)

export const colours = pgTable('colours', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  /** Base colour that the filter uses, e.g. `blue`. */
  control: text().notNull(),
  /** Colour of each region of the drawing and of the swatch, `#rrggbb`. */
  swatch: text().array().notNull(),
  names: jsonb().$type<Localized>().notNull(),
})

export const sizes = pgTable('sizes', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  sortOrder: integer().notNull(),
})

export const productTypes = pgTable('product_types', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  sortOrder: integer().notNull().default(0),
  names: jsonb().$type<Localized>().notNull(),
})

export const sizeTables = pgTable('size_tables', {
  id: serial().primaryKey(),
  names: jsonb().$type<Localized>().notNull(),
  infoTexts: jsonb().$type<Localized>().notNull().default({}),
  hideImage: boolean().notNull().default(false),
  images: jsonb().$type<string[]>().notNull().default([]),
  parsed: jsonb()
    .$type<{
      sizes: { size: string; product_type: string | null }[]
      rows: { names: Localized; unit: string; values: string[] }[]
    }>()
    .notNull(),
})

export const ribbons = pgTable('ribbons', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  names: jsonb().$type<Localized>().notNull(),
  /** `background;text` colours, in the contract's format. */
  value: text().notNull(),
  link: text(),
})

export const properties = pgTable('properties', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  names: jsonb().$type<Localized>().notNull(),
  unit: text(),
  kind: text().$type<'range' | 'checkbox' | 'text'>().notNull().default('text'),
  sortOrder: integer().notNull().default(0),
})

export const models = pgTable(
  'models',
  {
    id: serial().primaryKey(),
    uuid: uuid().notNull().defaultRandom(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    slug: text().notNull(),
    mainGroupId: integer()
      .notNull()
      .references(() => productGroups.id),
    modelNumber: text(),
    /** `new`, `used` (a unique unit), `rental`, `giftcard`. */
    kind: text().$type<'new' | 'used' | 'rental' | 'giftcard'>().notNull().default('new'),
    isPublic: boolean().notNull().default(true),
    isBundle: boolean().notNull().default(false),
    isMultiColor: boolean().notNull().default(true),
    promotedColour: text(),
    showDiscountPercentage: boolean().notNull().default(true),
    isExtendedRange: boolean().notNull().default(false),
    belongsToOutlet: boolean().notNull().default(false),
    campaignOnly: boolean().notNull().default(false),
    onOrder: boolean().notNull().default(false),
    taxClass: integer().notNull().default(5),
    /** Whom the product is made for, in the words of merchants' services; null: it is not worn. */
    gender: text().$type<Gender>(),
    ageGroup: text().$type<AgeGroup>(),
    canonicalUrl: text(),
    countryOfOrigin: text(),
    rating: doublePrecision().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    soldAmount: integer().notNull().default(0),
    publishedAt: now(),
    priceEnding: timestamp({ withTimezone: true }),
    sizeTableId: integer().references(() => sizeTables.id),
    skiWizard: jsonb().$type<{
      belongsTo: boolean
      group: 'skis' | 'bindings' | 'boots'
      sport: 'alpine' | 'nordic'
    }>(),
    bindingSkiCombo: boolean().notNull().default(false),
    secondHandParentId: integer().references((): AnyPgColumn => models.id),
    condition: jsonb().$type<{ grade: 'A' | 'B' | 'C'; defects: Localized; inspected: Localized }>(),
    /** `name`: of a person, the same in every language, or of a team in each language. */
    quotes: jsonb().$type<{ texts: Localized; name: string | Localized; image?: string }>(),
    shelfCodes: text().array().notNull().default(sql`'{}'`),
    deliveryLimit: jsonb().$type<{
      /** The kind of goods that the rule is for, which the delivery page names: gas, loose batteries, long goods. */
      goods?: Localized
      blockedCountries?: string[]
      /** The only countries; missing: all. */
      allowedCountries?: string[]
      allowedDeliveryMethods?: string[]
      perInternationalPackage?: number
      blockInfoTexts?: Localized
      /** Values that differ for a variant, by its id. */
      variants?: Record<string, { blockedCountries?: string[]; perInternationalPackage?: number }>
    }>(),
    /** The designs of a gift card; the first is used if none is chosen. */
    giftCardTemplates: jsonb().$type<{ slug: string; names: Localized; image: string }[]>(),
    extraImages: jsonb()
      .$type<{ sort_order: number; caption: string; full_url: string; title: string }[]>()
      .notNull()
      .default([]),
    /** Links to articles. A path is below the language's prefix; an article has another one in each language. */
    blogs: jsonb().$type<{ title: Localized; url: string | Localized }[]>().notNull().default([]),
    fibre: jsonb().$type<Localized>(),
    /** Instructions for use, storage and care. */
    care: jsonb().$type<Localized>(),
    warnings: jsonb().$type<Localized>(),
    /** Labelling of a hazardous mixture (Regulation (EC) No 1272/2008): codes, whose texts are official. */
    hazard: jsonb().$type<Hazard>(),
    /** Particulars of a food (Regulation (EU) No 1169/2011). */
    food: jsonb().$type<Omit<Food, 'ingredients'> & { ingredients: Localized }>(),
    /** The maker's guarantee of durability, for the harmonised label (Directive (EU) 2024/825). */
    durabilityGuarantee: jsonb().$type<DurabilityGuarantee>(),
    /** The source of the row: `demo`, `import`, …; with it a repeated import finds its own rows. */
    source: text().notNull().default('shop'),
    /** The identifier in other systems (a CSV handle). */
    externalKey: text(),
    /** Of what a file last said about it: the next import of the same passes it by. Null: it must be compared. */
    importHash: text(),
    updatedAt: now(),
  },
  (t) => [
    unique('models_brand_slug').on(t.brandId, t.slug),
    unique('models_external').on(t.source, t.externalKey),
    index('models_uuid').on(t.uuid),
    index('models_main_group').on(t.mainGroupId),
    index('models_newest')
      .on(t.publishedAt.desc().nullsFirst(), t.id)
      .where(sql`${t.isPublic} and not ${t.campaignOnly} and ${t.kind} = 'new'`),
    /** In a normalised form: without spaces and punctuation. */
    index('models_number').on(sql`lower(regexp_replace(${t.modelNumber}, '[^[:alnum:]]', '', 'g'))`),
    index('models_second_hand_parent').on(t.secondHandParentId),
    /** For the back office: a part of a number, and the orders of its list that the table is too wide to be sorted by. */
    index('models_number_part').using('gin', t.modelNumber.op('gin_trgm_ops')).with({ gin_pending_list_limit: 256 }),
    /** What lists and recommendations read of every product that is shown: of a large group without the rows, which are wide. */
    index('models_listed')
      .on(
        t.id,
        t.kind,
        t.brandId,
        t.soldAmount,
        t.rating,
        t.publishedAt,
        t.belongsToOutlet,
        t.showDiscountPercentage,
        t.onOrder,
      )
      .where(sql`${t.isPublic} and not ${t.campaignOnly}`),
    index('models_changed').on(t.updatedAt, t.id),
    index('models_sold').on(t.soldAmount, t.id),
  ],
)

export const modelTexts = pgTable(
  'model_texts',
  {
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
    shortDescription: text().notNull().default(''),
    longDescriptionHtml: text().notNull().default(''),
    tagline: text().notNull().default(''),
    metaDescription: text().notNull().default(''),
    modelNotice: text().notNull().default(''),
    isAutoTranslated: boolean().notNull().default(false),
    /** Texts before machine translation, by field, and their language, when `isAutoTranslated`; the page can show them. */
    original: jsonb().$type<{
      long_description_html?: string
      tagline?: string
      short_description?: string
      language?: Language
    }>(),
  },
  (t) => [
    primaryKey({ columns: [t.modelId, t.language] }),
    // Which descriptions show an uploaded picture. Few do, so that the index is small; the function is made by a migration.
    index('model_texts_pictures')
      .using('gin', sql`picture_paths(long_description_html)`)
      .where(sql`long_description_html like '%/media/imported/%'`),
  ],
)

export const modelGroups = pgTable(
  'model_groups',
  {
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    groupId: integer()
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.modelId] }), index('model_groups_model').on(t.modelId)],
)

export const modelProperties = pgTable(
  'model_properties',
  {
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    propertyId: integer()
      .notNull()
      .references(() => properties.id),
    valueNumber: doublePrecision(),
    valueTexts: jsonb().$type<Localized>(),
    isForOneItem: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.propertyId] })],
)

export const modelRibbons = pgTable(
  'model_ribbons',
  {
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    ribbonId: integer()
      .notNull()
      .references(() => ribbons.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.ribbonId] })],
)

export const modelRelations = pgTable(
  'model_relations',
  {
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    relatedId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    kind: text().$type<'recommendation' | 'also_bought' | 'needed_with'>().notNull(),
    sortOrder: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.modelId, t.kind, t.relatedId] }),
    /** The models that show a changed one: asked by every change. */
    index('model_relations_related').on(t.relatedId),
  ],
)

/** Pictures of a model; with a colour they belong to that colour's variants. `path` is a path of the image service. */
export const modelImages = pgTable(
  'model_images',
  {
    id: serial().primaryKey(),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    colourId: integer().references(() => colours.id),
    path: text().notNull(),
    captions: jsonb().$type<Localized>().notNull().default({}),
    type: text().$type<'image' | 'video'>().notNull().default('image'),
    sortOrder: integer().notNull().default(0),
  },
  (t) => [
    index('model_images_model').on(t.modelId),
    /** Of one colour, in the order of their numbers. */
    index('model_images_of_colour').on(t.colourId, t.id).where(sql`${t.colourId} is not null`),
    index('model_images_path_part').using('gin', t.path.op('gin_trgm_ops')).with({ gin_pending_list_limit: 256 }),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: serial().primaryKey(),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    colourId: integer().references(() => colours.id),
    sizeId: integer().references(() => sizes.id),
    productTypeId: integer().references(() => productTypes.id),
    /** EAN/GTIN, called teksonumber in the contract. */
    gtin: text().unique(),
    sku: text(),
    /** What the pack contains, if it is sold by weight, volume or length: the unit price follows from it. */
    content: jsonb().$type<Content>(),
    onOrder: boolean().notNull().default(false),
    stockBlocked: boolean().notNull().default(false),
    /** Not sold and not shown: it has no current price, and the product's page leaves it out. Orders and returns keep it. */
    isHidden: boolean().notNull().default(false),
    /** In grams, with its packing. */
    weight: integer(),
    shippingNumber: integer().notNull().default(2),
    shippingString: text().notNull().default('1-3'),
    /** When it is back in stock, as somebody typed it. */
    stockIncoming: text(),
    /** The next day on which purchase orders bring it (purchase-days.ts): shown instead of the typed text. */
    incomingOn: date(),
    /** With so many units or fewer they are few; null: as its group says. */
    lowStockUnits: integer(),
    sortOrder: integer().notNull().default(0),
    /** Units that can still be sold, over all stores: every sale checks this column first; it must equal the sum of the ledger. */
    available: integer().notNull().default(0),
  },
  (t) => [
    index('variants_model').on(t.modelId),
    index('variants_sku').on(sql`lower(${t.sku})`),
    /** A part of it, for the back office. */
    index('variants_sku_part').using('gin', t.sku.op('gin_trgm_ops')).with({ gin_pending_list_limit: 256 }),
    /** Those that have a level of their own. */
    index('variants_low_level').on(t.lowStockUnits).where(sql`${t.lowStockUnits} is not null`),
    check('variants_available_not_negative', sql`${t.available} >= 0`),
    check('variants_weight_positive', sql`${t.weight} > 0`),
  ],
)

/** Append-only: the price of a variant, the price area, and the time from which it is valid. Null means that this kind of price ended. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    priceArea: integer().notNull(),
    kind: text().$type<'regular' | 'discount' | 'club' | 'discount_free'>().notNull(),
    amount: integer(),
    validFrom: now(),
  },
  (t) => [
    index('price_history_variant').on(t.variantId, t.priceArea, t.validFrom),
    check('price_history_positive', sql`${t.amount} > 0`),
  ],
)

/** Prices that begin later, from a price file: a job sets them when they are due, and deletes the row. */
export const plannedPrices = pgTable(
  'planned_prices',
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    priceArea: integer().notNull(),
    kind: text().$type<'regular' | 'discount' | 'club' | 'discount_free'>().notNull(),
    /** Null: this kind of price ends. */
    amount: integer(),
    validFrom: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.priceArea, t.kind, t.validFrom] }),
    index('planned_prices_due').on(t.validFrom),
    check('planned_prices_positive', sql`${t.amount} > 0`),
  ],
)

/** The current price row of each variant and price area, derived from the history in the same transaction. */
export const prices = pgTable(
  'prices',
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    priceArea: integer().notNull(),
    active: integer().notNull(),
    regular: integer().notNull(),
    club: integer(),
    discountValue: integer(),
    discountFree: integer(),
    /** Lowest price of the 30 days before the running reduction began; null without a reduction, or with a shorter history. */
    lowest30: integer(),
    reducedSince: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.priceArea] }),
    check('prices_positive', sql`${t.active} > 0 AND ${t.regular} > 0`),
    /** The largest announced reductions, for the front page, so that it need not read all prices. */
    index('prices_reduced')
      .on(t.priceArea, sql`((${t.lowest30} - ${t.active})::float8 / ${t.lowest30}) desc`)
      .where(sql`${t.lowest30} > ${t.active}`),
  ],
)

/**
 * What lists and the search show of a model's variants with a price, computed from variants, prices and stock (domain/catalogue/offers.ts).
 * A model that is in `model_offer_changes` has changed since; without both it has no such variant.
 */
export const modelOffers = pgTable(
  'model_offers',
  {
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    priceArea: integer().notNull(),
    /** A variant can be ordered; the price is then that of the cheapest of these, otherwise of all. */
    orderable: boolean().notNull(),
    active: integer().notNull(),
    regular: integer().notNull(),
    club: integer(),
    discountValue: integer(),
    discountFree: integer(),
    lowest30: integer(),
    /** Of all priced variants. */
    cheapest: integer().notNull(),
    dearest: integer().notNull(),
    colours: integer().array().notNull(),
    sizes: integer().array().notNull(),
    orderableSizes: integer().array().notNull(),
    /** Every store that holds a unit. */
    stores: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.priceArea] })],
)

/**
 * Models whose row above must be computed again: written by triggers on the tables it is made of, in the transaction of the change. Rows are
 * only added, so that no change waits for another; no foreign key, because each row would lock its model.
 */
export const modelOfferChanges = pgTable(
  'model_offer_changes',
  { id: bigserial({ mode: 'number' }).primaryKey(), modelId: integer().notNull() },
  (t) => [index('model_offer_changes_model').on(t.modelId)],
)

export const stores = pgTable('stores', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  shortName: text().notNull(),
  type: text().$type<'retail' | 'warehouse' | 'web' | 'external'>().notNull(),
  pikanouto: boolean().notNull().default(false),
  nouto: boolean().notNull().default(false),
  stockDisplayOrder: integer().notNull().default(0),
  address: jsonb().$type<{
    street: string
    postcode: string
    city: string
    phone: string
    lat?: number
    lon?: number
  }>(),
  hours: jsonb().$type<{ days: string; opens: string; closes: string }[]>(),
  image: text(),
})

export const stock = pgTable(
  'stock',
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.storeId] }),
    /** Of what a store has few. */
    index('stock_of_store').on(t.storeId, t.quantity, t.variantId),
    check('stock_not_negative', sql`${t.quantity} >= 0`),
  ],
)

/** Append-only: every change of stock, with its reason. `stock.quantity` is the sum. */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    delta: integer().notNull(),
    reason: text()
      .$type<
        | 'initial'
        | 'order'
        | 'release'
        | 'return'
        | 'exchange'
        | 'correction'
        | 'transfer'
        | 'import'
        | 'delivery'
        | 'count'
      >()
      .notNull(),
    orderId: bigint({ mode: 'number' }),
    /** The return that it belongs to: returned products, or units reserved for an exchange; then without an order. */
    returnId: bigint({ mode: 'number' }),
    /** The transfer between stores that it belongs to. */
    transferId: bigint({ mode: 'number' }),
    createdAt: now(),
  },
  (t) => [
    index('stock_ledger_variant').on(t.variantId, t.storeId),
    index('stock_ledger_order').on(t.orderId),
    index('stock_ledger_return').on(t.returnId).where(sql`${t.returnId} is not null`),
    index('stock_ledger_transfer').on(t.transferId).where(sql`${t.transferId} is not null`),
  ],
)

export const bundles = pgTable(
  'bundles',
  {
    id: serial().primaryKey(),
    /** Null for a ski package: its members are chosen by the shopper in the wizard. */
    mainModelId: integer().references(() => models.id, { onDelete: 'cascade' }),
    /** The sport whose ski packages have the name and price of this row (spec 2 §2 "Ski wizard"). */
    skiSport: text().$type<'alpine' | 'nordic'>().unique('bundles_ski_sport'),
    names: jsonb().$type<Localized>().notNull(),
    descriptions: jsonb().$type<Localized>().notNull().default({}),
    /** Percent off the sum of the members. */
    discountPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  },
  (t) => [check('bundles_main_or_ski', sql`(${t.mainModelId} is null) = (${t.skiSport} is not null)`)],
)

export const bundleMembers = pgTable(
  'bundle_members',
  {
    bundleId: integer()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    sortOrder: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.bundleId, t.modelId] })],
)

export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    customerId: integer(),
    rating: integer().notNull(),
    sizeFeedback: integer(),
    visibleName: text().notNull(),
    comment: text().notNull().default(''),
    size: text(),
    language: text().notNull(),
    images: jsonb().$type<{ url: string }[]>().notNull().default([]),
    isVerified: boolean().notNull().default(false),
    isPublic: boolean().notNull().default(true),
    votesUp: integer().notNull().default(0),
    votesDown: integer().notNull().default(0),
    created: now(),
  },
  (t) => [
    index('reviews_model').on(t.modelId, t.created),
    /** New ones are counted on the first page of the back office. */
    index('reviews_new').on(t.created).where(sql`${t.isPublic}`),
    unique('reviews_one_per_customer').on(t.modelId, t.customerId),
    check('reviews_rating', sql`${t.rating} between 0 and 10`),
  ],
)

export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    customerId: integer().notNull(),
    vote: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.customerId] })],
)

export const taxRates = pgTable(
  'tax_rates',
  {
    taxAreaId: integer().notNull(),
    taxClass: integer().notNull(),
    ratePercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    validFrom: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.taxAreaId, t.taxClass, t.validFrom] })],
)

export const currencyRates = pgTable('currency_rates', {
  currency: text().primaryKey(),
  /** Units of the currency for one EUR. */
  rate: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull(),
  updatedAt: now(),
})
