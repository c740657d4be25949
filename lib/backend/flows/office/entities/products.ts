/** Products and their variants. */
import { or, sql } from 'drizzle-orm'
import { z } from 'zod'

import { recomputePricesOf } from '@/lib/backend/domain/catalogue/set-price'
import { modelTagData } from '@/lib/backend/domain/catalogue/model-tag-data'
import { invalidateModels } from '@/lib/backend/domain/catalogue/rating'
import { models, modelTexts, variants } from '@/lib/backend/domain/schema/catalogue'
import { modelNames, variantUnits } from '@/lib/backend/domain/schema/narrow'
import { indexModels } from '@/lib/backend/domain/search/index-models'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { changeTags, tag } from '@/lib/cache/tags'
import { isGtin } from '@/lib/catalog/gtin'
import { ageGroup, gender } from '@/lib/contract/schemas/feed'
import { ApiError } from '@/lib/contract/errors'
import { content } from '@/lib/contract/schemas/common'
import { durabilityGuarantee, food, hazard } from '@/lib/contract/schemas/goods'
import { LANGUAGES } from '@/lib/market/languages'

import type { Changed, Entity } from './entity'
import { picturesOfModels, picturesOfVariants } from './lead-picture'
import { contains, containsFolded, isShort } from './like'
import { PRODUCT_LINKS } from './links'
import { MACHINE_LINKS, PRODUCT_TEXTS, productMachine, TEXT_FILTERS } from './product-texts'
import { variantNamed } from './variant-title'
import { slugField } from './taxonomy'
import { nameInRows, withTable } from './title'

/** Everything that shows a model: its page, lists with its card, the search. */
export async function followModel(tx: Tx, modelId: number): Promise<void> {
  await indexModels(tx, [modelId])
  const data = await modelTagData(tx, modelId)
  if (data) invalidateTags(tx, [...changeTags.model(data), tag.slugs])
}

const countries = z.array(z.string().trim().length(2).toLowerCase()).max(250).optional()
const texts = z.partialRecord(z.enum(LANGUAGES), z.string().max(2_000)).optional()
const perPackage = z.int().min(1).max(10_000).optional()

/** To which countries, by which methods and how many in a package it is sent. */
const deliveryLimit = z.strictObject({
  goods: texts,
  blockedCountries: countries,
  allowedCountries: countries,
  allowedDeliveryMethods: z.array(z.string().max(60)).max(100).optional(),
  perInternationalPackage: perPackage,
  blockInfoTexts: texts,
  variants: z
    .record(z.string(), z.strictObject({ blockedCountries: countries, perInternationalPackage: perPackage }))
    .optional(),
})
const localizedFood = food.extend({
  ingredients: z
    .partialRecord(z.enum(LANGUAGES), z.string().max(5_000))
    .refine((all) => Object.values(all).some(Boolean)),
})

const MODEL = withTable(models.id)

/**
 * The lowest price of its variants now, in the European Union with VAT: of the computed offers, or of the variants' prices where the offers
 * are to be computed again.
 */
const lowestPrice = sql`case when exists (select from model_offer_changes c where c.model_id = ${MODEL})
  then (select min(p.active) from variants v join prices p on p.variant_id = v.id and p.price_area = 1 where v.model_id = ${MODEL})
  else (select o.cheapest from model_offers o where o.model_id = ${MODEL} and o.price_area = 1) end`

/** Of the model itself. */
const MODEL_FIELDS: Entity['fields'] = {
  brandId: { kind: 'reference', column: models.brandId, isRequired: true, to: 'brands', isFilter: true },
  slug: slugField(models.slug),
  mainGroupId: { kind: 'reference', column: models.mainGroupId, isRequired: true, to: 'groups', isFilter: true },
  modelNumber: { kind: 'text', column: models.modelNumber },
  kind: {
    kind: 'choice',
    column: models.kind,
    isRequired: true,
    options: ['new', 'used', 'rental', 'giftcard'],
    isFilter: true,
  },
  isPublic: { kind: 'boolean', column: models.isPublic, isRequired: true, isFilter: true },
  publishedAt: { kind: 'moment', column: models.publishedAt, isRequired: true },
  taxClass: { kind: 'integer', column: models.taxClass, isRequired: true, section: 'selling' },
  showDiscountPercentage: {
    kind: 'boolean',
    column: models.showDiscountPercentage,
    isRequired: true,
    section: 'selling',
  },
  priceEnding: { kind: 'moment', column: models.priceEnding, section: 'selling' },
  belongsToOutlet: {
    kind: 'boolean',
    column: models.belongsToOutlet,
    isRequired: true,
    isFilter: true,
    section: 'selling',
  },
  isExtendedRange: {
    kind: 'boolean',
    column: models.isExtendedRange,
    isRequired: true,
    isFilter: true,
    section: 'selling',
  },
  campaignOnly: { kind: 'boolean', column: models.campaignOnly, isRequired: true, isFilter: true, section: 'selling' },
  onOrder: { kind: 'boolean', column: models.onOrder, isRequired: true, isFilter: true, section: 'selling' },
  gender: { kind: 'choice', column: models.gender, options: gender.options, isFilter: true, section: 'wearing' },
  ageGroup: { kind: 'choice', column: models.ageGroup, options: ageGroup.options, isFilter: true, section: 'wearing' },
  sizeTableId: { kind: 'reference', column: models.sizeTableId, to: 'size-tables', section: 'wearing' },
  countryOfOrigin: { kind: 'text', column: models.countryOfOrigin, section: 'safety' },
  fibre: { kind: 'localized', column: models.fibre, section: 'safety', alsoBy: 'office.texts.write' },
  care: { kind: 'localizedLines', column: models.care, section: 'safety', alsoBy: 'office.texts.write' },
  warnings: { kind: 'localizedLines', column: models.warnings, section: 'safety', alsoBy: 'office.texts.write' },
  hazard: { kind: 'json', column: models.hazard, section: 'safety', schema: hazard },
  food: { kind: 'json', column: models.food, section: 'safety', schema: localizedFood },
  durabilityGuarantee: {
    kind: 'json',
    column: models.durabilityGuarantee,
    section: 'safety',
    schema: durabilityGuarantee,
  },
  deliveryLimit: { kind: 'json', column: models.deliveryLimit, section: 'selling', schema: deliveryLimit },
  source: { kind: 'text', column: models.source, isReadOnly: true, isFilter: true },
  priceFrom: { kind: 'cents', column: models.id, computed: lowestPrice, canSort: false, isReadOnly: true },
  soldAmount: { kind: 'integer', column: models.soldAmount, isReadOnly: true, hasIndex: true },
  updatedAt: { kind: 'moment', column: models.updatedAt, isReadOnly: true, hasIndex: true },
  ...TEXT_FILTERS,
}

/**
 * A name in any language, the number of the model, or the EAN or SKU of a variant. One condition for each index, joined as rows: as
 * alternatives of one condition they would be looked at for every product.
 */
const productSearch = (text: string) => sql`${models.id} in (
    select ${modelNames.modelId} from ${modelNames} where ${containsFolded(modelNames.folded, text)}
    union all select ${models.id} from ${models} where ${contains(models.modelNumber, text)}
    union all select ${variants.modelId} from ${variants} where ${variants.gtin} = ${text}
    union all select ${variants.modelId} from ${variants} where lower(${variants.sku}) = lower(${text}))`

/** A statement for more than so many products could take longer than it may. */
const TOGETHER = 500

async function inParts(ids: readonly string[], work: (part: number[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += TOGETHER) await work(ids.slice(start, start + TOGETHER).map(Number))
}

const NAMES = {
  names: modelTexts.name,
  owner: modelTexts.modelId,
  language: modelTexts.language,
  id: models.id,
  otherwise: models.slug,
}

const productEntity: Entity = {
  name: 'products',
  area: 'goods',
  table: models,
  key: [models.id],
  title: nameInRows(NAMES),
  titleRows: { ...NAMES, names: modelNames.name, owner: modelNames.modelId, language: modelNames.language },
  search: productSearch,
  pictures: picturesOfModels,
  columns: ['name', 'brandId', 'mainGroupId', 'priceFrom', 'kind', 'isPublic', 'soldAmount', 'updatedAt'],
  fields: MODEL_FIELDS,
  texts: PRODUCT_TEXTS,
  machine: productMachine,
  links: { ...PRODUCT_LINKS(models.slug), ...MACHINE_LINKS },
  read: 'office.goods.read',
  change: 'office.goods.write',
  canCreate: true,
  canRemove: true,
  hasOwnPage: true,
  // Lists in which it was before the change show it no longer.
  check: async (tx, { id, before }) => {
    const data = before === null ? null : await modelTagData(tx, Number(id))
    if (data) invalidateTags(tx, changeTags.model(data))
  },
  follow: async (tx, { id }) => {
    await tx.execute(sql`update models set updated_at = now() where id = ${Number(id)}`)
    await followModel(tx, Number(id))
  },
  together: {
    check: (tx, ids) => inParts(ids, (part) => invalidateModels(tx, part)),
    follow: (tx, ids) =>
      inParts(ids, async (part) => {
        await tx.execute(sql`update models set updated_at = now() where id = any(${sql.param(part)}::int[])`)
        await indexModels(tx, part)
        await invalidateModels(tx, part)
        invalidateTags(tx, [tag.slugs])
      }),
  },
}

/** A number that another variant has would find both. */
async function checkVariant(tx: Tx, { id, after, paths }: Changed): Promise<void> {
  const sku = after?.['sku'] ?? null
  if (sku === null || sku === '' || !paths.includes('sku')) return
  const { rowCount } = await tx.execute(
    sql`select 1 from variants where lower(sku) = lower(${String(sku)}) and id <> ${Number(id)} limit 1`,
  )
  if (rowCount !== 0)
    throw new ApiError('CONFLICT', 'This is taken already.', { field: 'sku', details: { reason: 'taken' } })
}

async function followVariant(tx: Tx, { id, before, after, paths }: Changed): Promise<void> {
  if (before !== null && after !== null && paths.includes('isHidden')) await recomputePricesOf(tx, Number(id))
  const modelId = Number((after ?? before)?.['modelId'])
  if (Number.isSafeInteger(modelId)) await followModel(tx, modelId)
  else throw new Error(`variant ${id} has no model`)
}

const byNumber = (text: string) =>
  or(sql`${variants.gtin} = ${text}`, sql`lower(${variants.sku}) = lower(${text})`, contains(variants.sku, text)) ??
  sql`false`

/** A number of the variant, or a name of its product in any language. One or two signs begin the names of too many. */
const variantSearch = (text: string) =>
  isShort(text)
    ? byNumber(text)
    : sql`${variants.id} in (select ${variants.id} from ${variants} where ${byNumber(text)}
    union all select ${variants.id} from ${variants} join ${modelNames} on ${modelNames.modelId} = ${variants.modelId}
      where ${containsFolded(modelNames.folded, text)})`

/** In the European Union, with VAT. */
const priceNow = sql`(select p.active from prices p where p.variant_id = ${withTable(variants.id)} and p.price_area = 1)`

const variantEntity: Entity = {
  name: 'variants',
  area: 'goods',
  table: variants,
  key: [variants.id],
  title: variantNamed(variants.id),
  code: sql<string | null>`coalesce(${variants.sku}, ${variants.gtin})`,
  note: sql`concat_ws(' · ', ${variants.sku}, ${variants.gtin})`,
  search: variantSearch,
  find: byNumber,
  pictures: picturesOfVariants,
  columns: ['modelId', 'colourId', 'sizeId', 'gtin', 'sku', 'price', 'available', 'stockIncoming'],
  fields: {
    modelId: {
      kind: 'reference',
      column: variants.modelId,
      isRequired: true,
      isGivenOnce: true,
      to: 'products',
      isFilter: true,
    },
    colourId: { kind: 'reference', column: variants.colourId, to: 'colours', isFilter: true },
    sizeId: { kind: 'reference', column: variants.sizeId, to: 'sizes', isFilter: true },
    productTypeId: { kind: 'reference', column: variants.productTypeId, to: 'product-types', isFilter: true },
    gtin: { kind: 'text', column: variants.gtin, schema: z.string().refine(isGtin) },
    sku: { kind: 'text', column: variants.sku },
    content: { kind: 'json', column: variants.content, schema: content },
    price: { kind: 'cents', column: variants.id, computed: priceNow, canSort: false, isReadOnly: true },
    isHidden: { kind: 'boolean', column: variants.isHidden, isRequired: true, isFilter: true },
    weight: { kind: 'integer', column: variants.weight, schema: z.number().min(1) },
    onOrder: { kind: 'boolean', column: variants.onOrder, isRequired: true, isFilter: true },
    stockBlocked: { kind: 'boolean', column: variants.stockBlocked, isRequired: true, isFilter: true },
    shippingNumber: { kind: 'integer', column: variants.shippingNumber, isRequired: true },
    shippingString: { kind: 'text', column: variants.shippingString, isRequired: true },
    stockIncoming: { kind: 'text', column: variants.stockIncoming },
    incomingOn: { kind: 'text', column: variants.incomingOn, isReadOnly: true },
    lowStockUnits: {
      kind: 'integer',
      column: variants.lowStockUnits,
      schema: z.number().min(0).max(100_000),
      alsoBy: 'office.stock.write',
    },
    sortOrder: { kind: 'integer', column: variants.sortOrder, isRequired: true },
    available: {
      kind: 'integer',
      column: variants.available,
      copy: { owner: variantUnits.variantId, value: variantUnits.units },
      isReadOnly: true,
      isFilter: true,
    },
  },
  read: 'office.goods.read',
  change: 'office.goods.write',
  canCreate: true,
  canRemove: true,
  check: checkVariant,
  follow: followVariant,
}

export const productEntities: readonly Entity[] = [productEntity, variantEntity]
