/** Records of the back office: their fields as data, so that one list and one form show every kind of record. */
import { z } from 'zod'

import { id, language } from './common'

/** What a field holds; it decides how it is shown and edited. `localized…`: one text for each language. `cents`: of EUR; `money`: with its currency. `day`: without a time. */
export const fieldKind = z.enum([
  'text',
  'lines',
  'html',
  'integer',
  'number',
  'cents',
  'money',
  'boolean',
  'choice',
  'choices',
  'words',
  'moment',
  'day',
  'localized',
  'localizedLines',
  'localizedHtml',
  'reference',
  'references',
  'properties',
  'picture',
  'colours',
  'json',
])
export type FieldKind = z.output<typeof fieldKind>

const officeField = z.object({
  name: z.string(),
  kind: fieldKind,
  isRequired: z.boolean(),
  /** Cannot be changed: computed, or only given when the record is made. */
  isReadOnly: z.boolean(),
  isGivenOnce: z.boolean(),
  /** A new record may leave it out: the shop has a value then. */
  hasDefault: z.boolean().optional(),
  /** That value, where it is the same for all records. */
  first: z.union([z.string(), z.number(), z.boolean()]).optional(),
  /** Values of a choice. Their labels are messages. */
  options: z.array(z.string()).nullable(),
  /** The kind of record that a reference leads to. */
  to: z.string().nullable(),
  /** Lists lead from it to that record. */
  isLinked: z.boolean().optional(),
  isSortable: z.boolean(),
  isFilter: z.boolean(),
  /** False for what only the record's own page shows. */
  isListed: z.boolean(),
  /** No part of a record: a list is filtered by it. */
  isFilterOnly: z.boolean().optional(),
  /** The part of the form in which it is. */
  section: z.string(),
})
export type OfficeField = z.output<typeof officeField>

export const officeEntity = z.object({
  name: z.string(),
  /** The area of the menu. */
  area: z.string(),
  fields: z.array(officeField),
  /** Fields that a list shows if the person has not chosen. */
  columns: z.array(z.string()),
  /** The order of a list that asks for none: a field, with `-` before it downwards. Without it no field says the order. */
  sort: z.string().optional(),
  canSearch: z.boolean(),
  canCreate: z.boolean(),
  canChange: z.boolean(),
  canRemove: z.boolean(),
  canBulk: z.boolean(),
  /** A price campaign can be planned over selected records. */
  canPrice: z.boolean(),
  /** Its texts can be translated by a machine: a service is set up, and the person may change something of such records. */
  canTranslate: z.boolean().optional(),
})
export type OfficeEntity = z.output<typeof officeEntity>

/** A value of a field. A moment is ISO 8601 in UTC; a localized text is an object by language; money is integer cents. */
export type OfficeValue = string | number | boolean | null | OfficeValue[] | { [key: string]: OfficeValue }
/** Any JSON here; the field's kind decides what it may be (lib/backend/flows/office/values.ts). */
export const officeValue = z.unknown() as unknown as z.ZodType<OfficeValue>
export const officeValues = z.record(z.string().max(100), officeValue)
export type OfficeValues = z.output<typeof officeValues>

export const officeRow = z.object({
  id: z.string(),
  title: z.string(),
  /** What is printed on it, such as a SKU. Left out for what has none. */
  code: z.string().optional(),
  values: officeValues,
  /** Names of the records that references lead to, by field. */
  labels: z.record(z.string(), z.string()),
  /** What is printed on those, by field. Left out where no names are read. */
  codes: z.record(z.string(), z.string()).optional(),
  /** The path of its first picture. Left out for kinds of record without pictures. */
  picture: z.string().nullable().optional(),
})
export type OfficeRow = z.output<typeof officeRow>

/** A property of a product: a number with the property's unit, or texts. */
export const officeProperty = z.strictObject({
  property: id,
  number: z.number().nullable(),
  texts: z.partialRecord(language, z.string().trim().min(1).max(500)).nullable(),
  /** Of one unit of the pack, not of the whole. */
  isForOneItem: z.boolean(),
})
export type OfficeProperty = z.output<typeof officeProperty>

/** One change of a field: `path` is the field, for a localized text with its language, such as `names.fi`. `from` is what was on the screen. */
const patchParts = z.array(z.strictObject({ path: z.string().min(1).max(120), from: officeValue, to: officeValue }))
export const officePatch = patchParts.min(1).max(500)
export type OfficePatch = z.output<typeof officePatch>

export const officeChange = z.object({
  id: z.int(),
  entity: z.string(),
  record: z.string(),
  title: z.string(),
  action: z.enum(['create', 'update', 'remove']),
  changes: z.record(z.string(), z.tuple([officeValue, officeValue])),
  actor: z.string().nullable(),
  reason: z.string().nullable(),
  batch: z.int().nullable(),
  undoes: z.int().nullable(),
  /** Has been taken back by a later change. */
  isUndone: z.boolean(),
  /** Whether it can be taken back at all: a delivery and a key that was given away cannot. */
  canUndo: z.boolean(),
  at: z.string(),
})
export type OfficeChange = z.output<typeof officeChange>

export const officeView = z.object({
  id: z.int(),
  entity: z.string(),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
})
export type OfficeView = z.output<typeof officeView>

/** A price of a variant: `area` 1 is the European Union with VAT, 2 export without. Null ends this kind of price. */
export const officePriceChange = z.strictObject({
  variant: id,
  area: z.union([z.literal(1), z.literal(2)]),
  kind: z.enum(['regular', 'discount', 'club', 'discount_free']),
  amount: z.int().min(1).max(2_000_000_000).nullable(),
})
export type OfficePriceChange = z.output<typeof officePriceChange>

export const officeStockChange = z.strictObject({
  variant: id,
  store: id,
  delta: z.int().min(-1_000_000).max(1_000_000),
})
export type OfficeStockChange = z.output<typeof officeStockChange>

/** Variants of a product with their prices and stock. */
export const officeGoods = z.object({
  variants: z.array(
    z.object({
      id: z.int(),
      colour: z.record(z.string(), z.string()),
      size: z.string().nullable(),
      colourId: z.int().nullable(),
      sizeId: z.int().nullable(),
      /** Neither shown nor sold; its prices are those that it would have. */
      isHidden: z.boolean(),
      /** In grams. */
      weight: z.int().nullable(),
      /** The regular price in the European Union. */
      regular: z.int().nullable(),
      gtin: z.string().nullable(),
      sku: z.string().nullable(),
      available: z.int(),
      prices: z.array(
        z.object({
          area: z.int(),
          active: z.int(),
          regular: z.int(),
          discount: z.int().nullable(),
          club: z.int().nullable(),
          /** The lowest price of the 30 days before the running reduction; null: no reduction may be announced. */
          lowest30: z.int().nullable(),
        }),
      ),
      stock: z.array(z.object({ store: z.int(), quantity: z.int() })),
    }),
  ),
  stores: z.array(z.object({ id: z.int(), name: z.string() })),
  mayPrice: z.boolean(),
  mayStock: z.boolean(),
})
export type OfficeGoods = z.output<typeof officeGoods>

const cents = z.int().min(1).max(2_000_000_000)
const delivery = z.array(z.strictObject({ store: id, quantity: z.int().min(1).max(1_000_000) })).max(200)

/** A variant that is made. `price` is the regular one with VAT; the export price follows from it. `stock`: what was delivered. */
export const officeNewVariant = z.strictObject({
  colourId: id.nullable(),
  sizeId: id.nullable(),
  gtin: z.string().max(20).nullable(),
  sku: z.string().max(60).nullable(),
  weight: z.int().nullable(),
  isHidden: z.boolean(),
  price: cents.nullable(),
  stock: delivery,
})
export type OfficeNewVariant = z.output<typeof officeNewVariant>

/** Variants of a product that are made, changed and removed together. */
export const officeVariantChanges = z.strictObject({
  create: z.array(officeNewVariant).max(600),
  change: z
    .array(
      z.strictObject({
        id,
        patch: patchParts.max(20),
        price: z.strictObject({ from: cents.nullable(), to: cents.nullable() }).optional(),
        stock: delivery,
      }),
    )
    .max(600),
  /** One that was sold, or that a store holds, is hidden. */
  remove: z.array(id).max(600),
})
export type OfficeVariantChanges = z.output<typeof officeVariantChanges>

const choiceNames = z.record(z.string(), z.string())

/** What a product and its variants are made of. */
export const officeChoices = z.object({
  colours: z.array(z.object({ id: z.int(), slug: z.string(), names: choiceNames, swatch: z.array(z.string()) })),
  sizes: z.array(z.object({ id: z.int(), name: z.string() })),
  sizeTables: z.array(z.object({ id: z.int(), names: choiceNames, sizes: z.array(z.int()) })),
  taxClasses: z.array(z.object({ taxClass: z.int(), ratePercent: z.number() })),
  stores: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type OfficeChoices = z.output<typeof officeChoices>

/** The properties that can describe a product; those by which its group is filtered first. */
export const officePropertyChoices = z.array(
  z.object({
    id: z.int(),
    slug: z.string(),
    names: choiceNames,
    unit: z.string().nullable(),
    kind: z.enum(['range', 'checkbox', 'text']),
    isOfGroup: z.boolean(),
    /** Texts that other products have, the most frequent first. */
    values: z.array(choiceNames),
  }),
)
export type OfficePropertyChoices = z.output<typeof officePropertyChoices>
