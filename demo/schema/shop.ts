/** The format of the shop's own data. Money is integer cents of EUR. */
import { z } from 'zod'

import { methodKind } from '@/lib/contract/schemas/checkout'
import { CONTENT_NAMES } from '@/lib/market/paths'
import { SEASONS } from '@/lib/market/season'

import { cents, family, language, localized } from './texts'

export const accounts = z.array(
  z.strictObject({
    role: z.enum(['customer', 'club', 'organisation', 'staff', 'admin']),
    email: z.email(),
    password: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
)

/** `{shop}` is replaced by the shop's configured name, `{slug}` by its slug; hours are "10:00-20:00" by days. */
export const stores = z.array(
  z.strictObject({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    shortName: z.string(),
    type: z.enum(['retail', 'warehouse', 'web', 'external']),
    pikanouto: z.boolean(),
    nouto: z.boolean(),
    stockDisplayOrder: z.int(),
    image: z.string().optional(),
    address: z
      .strictObject({
        street: z.string(),
        postcode: z.string(),
        city: z.string(),
        phone: z.string(),
        lat: z.number().optional(),
        lon: z.number().optional(),
      })
      .nullable(),
    hours: z
      .record(z.string(), z.string().regex(/^\d\d:\d\d-\d\d:\d\d$/))
      .transform((hours) =>
        Object.entries(hours).map(([days, text]) => ({ days, opens: text.slice(0, 5), closes: text.slice(6) })),
      ),
  }),
)

export const deliveryMethods = z.array(
  z.strictObject({
    id: z.string(),
    kind: methodKind,
    countries: z.array(z.string()).nullable(),
    priceEur: cents,
    freeFromEur: cents.nullable(),
    minDays: z.int(),
    maxDays: z.int(),
    isGreen: z.boolean(),
    sortOrder: z.int(),
    postalCodes: z.array(z.string()).optional(),
    names: localized,
    descriptions: localized,
  }),
)

/** Counters have opening hours, lockers have none. */
export const pickupPoints = z.array(
  z.strictObject({
    postalCode: z.string(),
    city: z.string(),
    part: z.string(),
    address: z.string(),
    hours: z.string().optional(),
  }),
)

/** A setting is a text; a JSON value is stored as its text. */
export const settings = z.record(
  z.string(),
  z
    .union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
    .transform((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
)

export const vouchers = z.strictObject({
  discountCodes: z.array(
    z.strictObject({
      code: z.string(),
      kind: z.enum(['percent', 'amount', 'free_delivery']),
      value: z.int(),
      minTotalEur: cents.optional(),
      maxUses: z.int().optional(),
      maxUsesPerCustomer: z.int().optional(),
      used: z.int().optional(),
    }),
  ),
  giftCards: z.array(z.strictObject({ id: z.int(), code: z.string(), balance: cents })),
  giftCardDesigns: z.array(z.strictObject({ slug: z.string(), image: z.string(), names: localized })),
  giftCampaign: z.strictObject({
    id: z.int(),
    slug: z.string(),
    names: localized,
    descriptions: localized,
    modelIds: z.array(z.int()),
    codes: z.array(z.string()),
  }),
})

/** Products that are cheaper together; the shopper chooses the members of a ski package. */
export const bundles = z.strictObject({
  bundles: z.array(
    z.strictObject({
      id: z.int(),
      mainModelId: z.int(),
      members: z.array(z.int()),
      discountPercent: z.number(),
      names: localized,
      descriptions: localized,
    }),
  ),
  skiPackages: z.array(
    z.strictObject({
      id: z.int(),
      skiSport: z.enum(['alpine', 'nordic']),
      discountPercent: z.number(),
      names: localized,
      descriptions: localized,
    }),
  ),
})

export const rentalRates = z.array(z.strictObject({ modelId: z.int(), dayEur: cents, depositEur: cents }))

/** `group`, `page`: the key of the group, or the name of the content page, to which a banner links. */
export const banners = z.array(
  z.strictObject({
    id: z.int(),
    kind: z.enum(['image', 'dynamic', 'text']),
    seasons: z.array(z.enum(SEASONS)).optional(),
    sortOrder: z.int(),
    image: z.string().optional(),
    group: z.string().optional(),
    page: z.enum(CONTENT_NAMES).optional(),
    cropPoint: z.string().optional(),
    subText: z.string().optional(),
    titles: localized,
    headings: localized.optional(),
    buttonTexts: localized.optional(),
  }),
)

/** Words of descriptions that open a short explanation. */
export const keywords = z.array(z.strictObject({ words: localized, popup: localized }))

/** Language, rating 0–10, size (2 much smaller … 6 regular … 10 much larger, null without), comment. */
const reviewText = z.tuple([language, z.int().min(0).max(10), z.literal([2, 4, 6, 8, 10]).nullable(), z.string()])

/** Texts of reviews, by families of products. */
export const reviews = z.array(z.strictObject({ families: z.array(family).min(1), reviews: z.array(reviewText) }))

/** First names with an initial; invented, they refer to no real person. */
export const reviewers = z.record(language, z.array(z.string()))

/** The files whose order determines ids. */
export const order = z.strictObject({
  models: z.array(z.string()),
  reviews: z.array(z.string()),
  /** Keys of pages. */
  pages: z.array(z.string()),
})
