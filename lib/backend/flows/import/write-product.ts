/** Writes one imported product into the catalogue, in one transaction; importing the same file again changes nothing. */
import { and, eq, isNull, sql } from 'drizzle-orm'

import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { netPrice } from '@/lib/backend/domain/catalogue/net-price'
import { setPriceIn } from '@/lib/backend/domain/catalogue/set-price'
import { invalidateModel } from '@/lib/backend/domain/catalogue/rating'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { shopDay } from '@/lib/market/shop-time'
import { stripHtml, sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'
import {
  modelGroups,
  modelImages,
  models,
  modelTexts,
  productGroups,
  variants,
} from '@/lib/backend/domain/schema/catalogue'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { indexModels } from '@/lib/backend/domain/search/index-models'
import { changeTags, tag } from '@/lib/cache/tags'
import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'
import { metaDescription } from '@/lib/catalog/meta'
import type { Language } from '@/lib/market/languages'
import { DEFAULT_TAX_CLASS, VOUCHER_TAX_CLASS } from '@/lib/market/tax-areas'

import { brandId, colourId, groupId, sizeId, slugOf, textHash, typeId } from './references'
import type { ImportedProduct, ImportedVariant } from './shopify-csv'

/** The `source` of all rows of an import. */
const IMPORT_SOURCE = 'import'
const TAX_CLASS = { standard: DEFAULT_TAX_CLASS, giftCard: VOUCHER_TAX_CLASS } as const
const SHORT_MAX = 75

interface VariantRow extends Record<string, unknown> {
  id: number
  colour_id: number | null
  size_id: number | null
  product_type_id: number | null
}
interface PriceRow extends Record<string, unknown> {
  regular: number
  discount_value: number | null
}

export type Written = 'new' | 'changed'

/** Writes a product with its variants, prices, stock and pictures (paths in the image service by their URL). */
export async function writeProduct(
  product: ImportedProduct,
  language: Language,
  picturePaths: ReadonlyMap<string, string>,
): Promise<Written> {
  return withTx(
    async (tx) => {
      const brand = await brandId(tx, product.vendor)
      const group = await groupId(tx, product.type)
      await nameCategory(tx, group.id, product.googleCategory)
      const { id, isNew } = await writeModel(tx, product, { brand, group: group.id }, language)
      await writeTexts(tx, id, product, language)
      await tx.insert(modelGroups).values({ modelId: id, groupId: group.id }).onConflictDoNothing()
      const kept: number[] = []
      for (const variant of product.variants) kept.push(await writeVariant(tx, id, product, variant, kept.length))
      await retireOthers(tx, id, kept)
      await writePictures(tx, id, product, picturePaths)
      await indexModels(tx, [id])
      await invalidateModel(tx, id)
      // A new brand or group changes menus, paths and the lists of slugs.
      if (isNew)
        invalidateTags(tx, [
          tag.resources,
          tag.slugs,
          tag.sitemap,
          ...changeTags.group({ id: group.id, ancestorIds: [], paths: [] }),
        ])
      return isNew ? 'new' : 'changed'
    },
    { name: 'import.product' },
  )
}

/** A group without a category of Google's gets that of its first product. */
async function nameCategory(tx: Tx, group: number, googleCategory: string | null): Promise<void> {
  if (googleCategory === null) return
  await tx
    .update(productGroups)
    .set({ googleCategory })
    .where(and(eq(productGroups.id, group), isNull(productGroups.googleCategory)))
}

async function writeModel(
  tx: Tx,
  product: ImportedProduct,
  { brand, group }: { brand: number; group: number },
  language: Language,
): Promise<{ id: number; isNew: boolean }> {
  const values = {
    brandId: brand,
    mainGroupId: group,
    isPublic: product.isPublic,
    kind: 'new' as const,
    taxClass: product.isGiftCard ? TAX_CLASS.giftCard : TAX_CLASS.standard,
    isMultiColor: product.variants.some((variant) => variant.colour !== null),
    hazard: product.hazard,
    // Other languages read the English text, as with names.
    food: product.food && {
      ...product.food,
      ingredients: { [language]: product.food.ingredients, en: product.food.ingredients },
    },
    durabilityGuarantee: product.durabilityGuarantee,
    gender: product.gender,
    ageGroup: product.ageGroup,
    updatedAt: sql`now()`,
  }
  const [known] = await tx
    .update(models)
    .set(values)
    .where(and(eq(models.source, IMPORT_SOURCE), eq(models.externalKey, product.handle)))
    .returning({ id: models.id })
  if (known) return { id: known.id, isNew: false }
  const base = slugOf(product.handle, `p-${textHash(product.handle)}`)
  const {
    rows: [taken],
  } = await tx.execute(sql`select 1 from models where brand_id = ${brand} and slug = ${base}`)
  const slug = taken ? `${base}-${textHash(product.handle)}` : base
  const [made] = await tx
    .insert(models)
    .values({ ...values, slug, source: IMPORT_SOURCE, externalKey: product.handle })
    .returning({ id: models.id })
  if (!made) throw new Error(`The product ${product.handle} could not be made.`)
  return { id: made.id, isNew: true }
}

async function writeTexts(tx: Tx, modelId: number, product: ImportedProduct, language: Language): Promise<void> {
  const html = sanitizeHtml(product.html)
  const plain = stripHtml(product.html)
  const firstSentence = /^.*?[.!?](?=\s|$)/u.exec(plain)?.[0] ?? plain
  const texts = {
    name: product.title,
    longDescriptionHtml: /<\w/.test(html) ? html : `<p>${html}</p>`,
    shortDescription:
      firstSentence.length <= SHORT_MAX ? firstSentence : `${firstSentence.slice(0, SHORT_MAX - 1).trimEnd()}…`,
    metaDescription: metaDescription(product.seoDescription || plain),
  }
  // Every other language falls back to English.
  for (const into of new Set<Language>([language, 'en'])) {
    await tx
      .insert(modelTexts)
      .values({ modelId, language: into, ...texts })
      .onConflictDoUpdate({ target: [modelTexts.modelId, modelTexts.language], set: texts })
  }
}

async function writeVariant(
  tx: Tx,
  modelId: number,
  product: ImportedProduct,
  variant: ImportedVariant,
  sortOrder: number,
): Promise<number> {
  const colour = variant.colour === null ? null : await colourId(tx, variant.colour)
  const size = variant.size === null ? null : await sizeId(tx, variant.size)
  const type = variant.type === null ? null : await typeId(tx, variant.type)
  const {
    rows: [known],
  } = await tx.execute<VariantRow>(sql`
    select id from variants where model_id = ${modelId} and colour_id is not distinct from ${colour}
      and size_id is not distinct from ${size} and product_type_id is not distinct from ${type} for update`)
  const values = {
    sku: variant.sku,
    content: variant.content,
    onOrder: variant.continueSelling,
    sortOrder,
    stockBlocked: false,
    ...(await freeGtin(tx, variant.gtin, known?.id ?? null)),
  }
  if (known) await tx.update(variants).set(values).where(eq(variants.id, known.id))
  const id =
    known?.id ??
    (
      await tx
        .insert(variants)
        .values({ modelId, colourId: colour, sizeId: size, productTypeId: type, ...values })
        .returning({ id: variants.id })
    )[0]?.id
  if (id === undefined) throw new Error(`A variant of ${product.handle} could not be made.`)
  await writePrices(tx, id, product, variant)
  await setStock(tx, id, variant.quantity)
  return id
}

/** A bar code that another product already has is not written. */
async function freeGtin(tx: Tx, gtin: string | null, variantId: number | null): Promise<{ gtin?: string }> {
  if (gtin === null) return {}
  const {
    rows: [other],
  } = await tx.execute(sql`select 1 from variants where gtin = ${gtin} and id is distinct from ${variantId}`)
  return other ? {} : { gtin }
}

/** Prices of the file include the home market's VAT; outside the Union the net price is used. */
async function writePrices(
  tx: Tx,
  variantId: number,
  product: ImportedProduct,
  { price, compareAt }: ImportedVariant,
): Promise<void> {
  const taxClass = product.isGiftCard ? TAX_CLASS.giftCard : TAX_CLASS.standard
  const today = shopDay()
  for (const priceArea of [1, 2] as const) {
    const inArea = (amount: number) => (priceArea === 1 ? amount : netPrice(amount, taxClass, today))
    const regular = inArea(compareAt ?? price)
    const discount = compareAt === null ? null : inArea(price)
    const {
      rows: [now],
    } = await tx.execute<PriceRow>(
      sql`select regular, discount_value from prices where variant_id = ${variantId} and price_area = ${priceArea}`,
    )
    if (now?.regular !== regular) await setPriceIn(tx, { variantId, priceArea, kind: 'regular', amount: regular })
    if ((now?.discount_value ?? null) !== discount)
      await setPriceIn(tx, { variantId, priceArea, kind: 'discount', amount: discount })
  }
}

/** The place of imported stock: the central warehouse (spec 2 §9), else the shop's own warehouse, else its first store. */
async function stockPlace(tx: Tx): Promise<number> {
  const {
    rows: [place],
  } = await tx.execute<{ id: number }>(sql`
    select id from stores where type <> 'external'
    order by (id = ${CENTRAL_WAREHOUSE_ID}) desc, (type = 'warehouse') desc, stock_display_order, id limit 1`)
  if (!place) throw new Error('The shop has no place that holds stock; run npm run setup first.')
  return place.id
}

/** Sets the stock at the place of imported stock to `quantity`, with a ledger row for the difference. */
async function setStock(tx: Tx, variantId: number, quantity: number): Promise<void> {
  const storeId = await stockPlace(tx)
  await tx.execute(sql`select 1 from variants where id = ${variantId} for update`)
  const {
    rows: [held],
  } = await tx.execute<{ quantity: number }>(
    sql`select quantity from stock where variant_id = ${variantId} and store_id = ${storeId}`,
  )
  const delta = quantity - (held?.quantity ?? 0)
  if (delta !== 0) await adjustStock(tx, { variantId, storeId, delta, reason: 'import' })
}

/** Variants that are no longer in the file cannot be bought; orders may still refer to them. */
async function retireOthers(tx: Tx, modelId: number, kept: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from variants where model_id = ${modelId} and not (id = any(${sql.param([...kept])}::int[])) order by id`,
  )
  for (const { id } of rows) {
    await tx.update(variants).set({ onOrder: false }).where(eq(variants.id, id))
    await setStock(tx, id, 0)
  }
}

async function writePictures(
  tx: Tx,
  modelId: number,
  product: ImportedProduct,
  paths: ReadonlyMap<string, string>,
): Promise<void> {
  const found = product.pictures.flatMap(({ url, alt }) => {
    const path = paths.get(url)
    return path ? [{ path, alt }] : []
  })
  // Pictures that could not be loaded this time are kept from the last import.
  if (found.length === 0) return
  await tx.delete(modelImages).where(eq(modelImages.modelId, modelId))
  await tx
    .insert(modelImages)
    .values(found.map(({ path, alt }, sortOrder) => ({ modelId, path, sortOrder, captions: alt ? { en: alt } : {} })))
}
