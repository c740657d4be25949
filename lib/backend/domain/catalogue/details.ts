/** Data that a product page loads later: bundles, recommendations, size tables (extra data type 2, spec 3 §3). */
import { asc, eq, inArray } from 'drizzle-orm'

import { bundlePrice } from '@/lib/backend/domain/pricing/integers'
import { db } from '@/lib/backend/platform/database/pool'
import { bundleMembers, bundles, modelRelations, sizeTables } from '@/lib/backend/domain/schema/catalogue'
import type { Card, ProductExtraDetails } from '@/lib/contract/schemas/catalogue'
import type { Language } from '@/lib/market/languages'

import { cardsOf } from './cards'
import { checkVisible, findModel, type ModelAddress } from './find-model'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { pick } from '@/lib/backend/domain/texts/localized'
import { taxAreaKey } from './prices-read'

async function bundlesOf(
  modelId: number,
  language: Language,
  taxAreaId: number,
  country: string,
): Promise<ProductExtraDetails['bundles']> {
  const rows = await db().select().from(bundles).where(eq(bundles.mainModelId, modelId)).orderBy(asc(bundles.id))
  if (rows.length === 0) return []
  const members = await db()
    .select()
    .from(bundleMembers)
    .where(
      inArray(
        bundleMembers.bundleId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(bundleMembers.sortOrder), asc(bundleMembers.modelId))
  const cards = new Map(
    (await cardsOf([modelId, ...members.map((member) => member.modelId)], language, taxAreaId, { country })).map(
      (card) => [card.id, card],
    ),
  )
  const main = cards.get(modelId)
  return rows.flatMap((row) => {
    const ids = members
      .filter((member) => member.bundleId === row.id && member.modelId !== modelId)
      .map((member) => member.modelId)
    const secondary = ids.flatMap((id) => cards.get(id) ?? [])
    // A bundle is not sold here if one of its members is not sold here.
    if (!main || secondary.length === 0 || secondary.length < ids.length) return []
    const regular = [main, ...secondary].reduce((sum, card) => sum + card.price.active, 0)
    const active = bundlePrice(regular, row.discountPercent)
    return [
      {
        id: row.id,
        name: pick(row.names, language),
        description: pick(row.descriptions, language),
        secondary_product_models: secondary,
        prices: {
          [taxAreaKey(taxAreaId)]: {
            active,
            regular,
            club: null,
            discount_value: active < regular ? active : null,
            discount_free: null,
            lowest_30_days: null,
          },
        },
      },
    ]
  })
}

async function sizeTablesOf(id: number | null, language: Language): Promise<ProductExtraDetails['sizetables']> {
  if (id === null) return []
  const rows = await db().select().from(sizeTables).where(eq(sizeTables.id, id))
  return rows.map((row) => ({
    id: row.id,
    sizetable: pick(row.names, language),
    name: pick(row.names, language),
    info_text: pick(row.infoTexts, language),
    hide_image: row.hideImage,
    images: row.images,
    parsed_sizetable: {
      id: row.id,
      sizes: row.parsed.sizes,
      rows: row.parsed.rows.map(({ names, unit, values }) => ({ name: pick(names, language), unit, values })),
    },
  }))
}

/** Details of a model that the viewer may see; throws NOT_FOUND otherwise. */
export async function modelDetails(
  address: ModelAddress,
  { language, taxAreaId, country }: { language: Language; taxAreaId: number; country: string },
  viewer: Principal,
): Promise<ProductExtraDetails> {
  const found = await findModel(address)
  checkVisible(found, viewer, address)
  const { model } = found
  const relations = await db()
    .select()
    .from(modelRelations)
    .where(eq(modelRelations.modelId, model.id))
    .orderBy(asc(modelRelations.sortOrder), asc(modelRelations.relatedId))
  const cards = new Map(
    (
      await cardsOf(
        relations.map((relation) => relation.relatedId),
        language,
        taxAreaId,
        { country },
      )
    ).map((card) => [card.id, card]),
  )
  const related = (...kinds: string[]): Card[] =>
    relations
      .filter((relation) => kinds.includes(relation.kind))
      .flatMap((relation) => cards.get(relation.relatedId) ?? [])
  return {
    bundles: await bundlesOf(model.id, language, taxAreaId, country),
    recommendations: related('recommendation'),
    also_bought: related('needed_with', 'also_bought'),
    sizetables: await sizeTablesOf(model.sizeTableId, language),
  }
}
