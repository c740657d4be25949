/** What belongs to products: pictures, reviews, sets, and the ledger of stock. */
import { ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'

import { invalidateModels, recomputeRating } from '@/lib/backend/domain/catalogue/rating'
import { bundles, modelImages, modelTexts, reviews, stockLedger } from '@/lib/backend/domain/schema/catalogue'
import { modelNames } from '@/lib/backend/domain/schema/narrow'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'

import type { Changed, Entity } from './entity'
import { variantCode, variantNamed } from './variant-title'
import { contains, containsFolded, like } from './like'
import { BUNDLE_LINKS } from './links'
import { nameInRows, nameIn } from './title'

const GOODS = { area: 'goods', read: 'office.goods.read', change: 'office.goods.write' } as const
const modelOf = ({ before, after }: Changed) => Number((after ?? before)?.['modelId'])

const PRODUCT_OF_IMAGE = nameInRows({
  names: modelTexts.name,
  owner: modelTexts.modelId,
  language: modelTexts.language,
  id: modelImages.modelId,
  otherwise: modelImages.path,
})
/** Words of a review that its title has room for, in characters. */
const TITLE_LENGTH = 60

/** A part of the file's path, or of the product's name in any language: as two queries, because each goes along an index of its own. */
const imageSearch = (text: string) => sql`${modelImages.id} in (
    select ${modelImages.id} from ${modelImages} where ${contains(modelImages.path, text)}
    union all select ${modelImages.id} from ${modelImages} join ${modelNames} on ${modelNames.modelId} = ${modelImages.modelId}
      where ${containsFolded(modelNames.folded, text)})`

export const imageEntity: Entity = {
  ...GOODS,
  name: 'images',
  table: modelImages,
  key: [modelImages.id],
  // Nobody knows a picture by the path of its file.
  title: (language) => sql`concat_ws(' · ', ${PRODUCT_OF_IMAGE(language)},
    nullif(coalesce(nullif(${modelImages.captions}->>${language}, ''), ${modelImages.captions}->>'en'), ''))`,
  search: imageSearch,
  columns: ['path', 'modelId', 'colourId', 'captions', 'sortOrder'],
  canCreate: true,
  canRemove: true,
  fields: {
    modelId: {
      kind: 'reference',
      column: modelImages.modelId,
      isRequired: true,
      isGivenOnce: true,
      to: 'products',
      isFilter: true,
    },
    path: { kind: 'picture', column: modelImages.path, isRequired: true },
    colourId: { kind: 'reference', column: modelImages.colourId, to: 'colours', isFilter: true },
    captions: { kind: 'localized', column: modelImages.captions, alsoBy: 'office.texts.write' },
    type: { kind: 'choice', column: modelImages.type, isRequired: true, options: ['image', 'video'], isFilter: true },
    sortOrder: { kind: 'integer', column: modelImages.sortOrder, isRequired: true },
  },
  follow: (tx, changed) => invalidateModels(tx, [modelOf(changed)]),
}

/** Written by shoppers: they are shown or not, and never changed. */
const reviewEntity: Entity = {
  ...GOODS,
  change: 'office.texts.write',
  name: 'reviews',
  table: reviews,
  key: [reviews.id],
  title: () => sql`concat_ws(' · ', ${reviews.visibleName}, case when length(${reviews.comment}) > ${TITLE_LENGTH}::int
    then regexp_replace(left(${reviews.comment}, ${TITLE_LENGTH}::int), '\\s+\\S*$', '') || '…' else ${reviews.comment} end)`,
  search: (text) => or(ilike(reviews.comment, like(text)), ilike(reviews.visibleName, like(text))) ?? sql`false`,
  columns: ['created', 'modelId', 'rating', 'visibleName', 'comment', 'isVerified', 'isPublic'],
  sort: '-created',
  fields: {
    modelId: { kind: 'reference', column: reviews.modelId, to: 'products', isReadOnly: true, isFilter: true },
    rating: { kind: 'integer', column: reviews.rating, isReadOnly: true, isFilter: true },
    visibleName: { kind: 'text', column: reviews.visibleName, isReadOnly: true },
    comment: { kind: 'lines', column: reviews.comment, isReadOnly: true },
    language: { kind: 'text', column: reviews.language, isReadOnly: true, isFilter: true },
    isVerified: { kind: 'boolean', column: reviews.isVerified, isReadOnly: true, isFilter: true },
    isPublic: { kind: 'boolean', column: reviews.isPublic, isRequired: true, isFilter: true },
    created: { kind: 'moment', column: reviews.created, isReadOnly: true, isFilter: true },
  },
  follow: (tx, changed) => recomputeRating(tx, modelOf(changed)),
}

async function followBundle(tx: Tx, { before, after }: Changed): Promise<void> {
  const ids = [before, after].map((values) => Number(values?.['mainModelId'])).filter((id) => id > 0)
  await invalidateModels(tx, ids)
  invalidateTags(tx, '*')
}

const bundleEntity: Entity = {
  ...GOODS,
  name: 'bundles',
  table: bundles,
  key: [bundles.id],
  title: nameIn(bundles.names, bundles.id),
  sort: 'title',
  search: (text) => sql`${bundles.names}::text ilike ${like(text)}`,
  columns: ['names', 'mainModelId', 'skiSport', 'discountPercent'],
  fields: {
    names: { kind: 'localized', column: bundles.names, isRequired: true, alsoBy: 'office.texts.write' },
    descriptions: { kind: 'localizedLines', column: bundles.descriptions, alsoBy: 'office.texts.write' },
    mainModelId: { kind: 'reference', column: bundles.mainModelId, to: 'products', isReadOnly: true },
    skiSport: {
      kind: 'choice',
      column: bundles.skiSport,
      options: ['alpine', 'nordic'],
      isReadOnly: true,
      isFilter: true,
    },
    discountPercent: {
      kind: 'number',
      column: bundles.discountPercent,
      isRequired: true,
      schema: z.number().min(0).max(90),
    },
  },
  links: BUNDLE_LINKS,
  check: async (_tx, { after }) => {
    if (after?.['mainModelId'] != null && (after['members'] as unknown[]).length === 0)
      throw new ApiError('BAD_REQUEST', 'A set has members.', { field: 'members', details: { reason: 'required' } })
  },
  follow: followBundle,
}

/** Every movement of stock. Movements are made on the product's page, by orders, returns, transfers and files. */
const ledgerEntity: Entity = {
  name: 'stock-movements',
  area: 'stock',
  table: stockLedger,
  key: [stockLedger.id],
  title: variantNamed(stockLedger.variantId),
  code: variantCode(stockLedger.variantId),
  columns: ['createdAt', 'variantId', 'storeId', 'delta', 'reason', 'orderId'],
  fields: {
    createdAt: { kind: 'moment', column: stockLedger.createdAt, isReadOnly: true, isFilter: true },
    variantId: { kind: 'reference', column: stockLedger.variantId, to: 'variants', isReadOnly: true, isFilter: true },
    storeId: { kind: 'reference', column: stockLedger.storeId, to: 'stores', isReadOnly: true, isFilter: true },
    delta: { kind: 'integer', column: stockLedger.delta, isReadOnly: true },
    reason: {
      kind: 'choice',
      column: stockLedger.reason,
      options: [
        'initial',
        'order',
        'release',
        'return',
        'exchange',
        'correction',
        'transfer',
        'import',
        'delivery',
        'count',
      ],
      isReadOnly: true,
      isFilter: true,
    },
    orderId: { kind: 'reference', column: stockLedger.orderId, to: 'orders', isLinked: true, isReadOnly: true },
  },
  read: 'office.stock.read',
  change: 'office.stock.write',
  follow: () => undefined,
}

export const moreGoodsEntities: readonly Entity[] = [imageEntity, reviewEntity, bundleEntity, ledgerEntity]
