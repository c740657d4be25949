/** Pictures of a product: which there are, and their order. */
import { asc, eq, inArray, sql } from 'drizzle-orm'

import { colours, modelImages, models, variants } from '@/lib/backend/domain/schema/catalogue'
import { pictures } from '@/lib/backend/domain/schema/content'
import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { OfficePictures } from '@/lib/contract/schemas/office-pictures'

import { type Actor, mayChange, requireChange, requireRead } from '../actor'
import { imageEntity } from '../entities/more-goods'
import { beginBatch, changing, type Note, saveIn } from '../save'

/** Pictures of a product in their order, with its colours. Throws FORBIDDEN. */
export async function productPictures(model: number, actor: Actor): Promise<OfficePictures> {
  requireRead(actor, imageEntity)
  const [images, ofModel] = await Promise.all([
    db()
      .select({
        id: modelImages.id,
        path: modelImages.path,
        colour: modelImages.colourId,
        captions: modelImages.captions,
        isVideo: sql<boolean>`${modelImages.type} = 'video'`,
        picture: pictures.id,
      })
      .from(modelImages)
      .leftJoin(pictures, eq(pictures.path, modelImages.path))
      .where(eq(modelImages.modelId, model))
      .orderBy(asc(modelImages.sortOrder), asc(modelImages.id)),
    db()
      .select({ id: colours.id, names: colours.names })
      .from(colours)
      .where(
        inArray(
          colours.id,
          db()
            .select({ id: sql<number>`${variants.colourId}` })
            .from(variants)
            .where(sql`${variants.modelId} = ${model} and ${variants.colourId} is not null`),
        ),
      )
      .orderBy(asc(colours.id)),
  ])
  return {
    images,
    colours: ofModel,
    mayChange: actor.may(imageEntity.change),
    mayWrite: mayChange(actor, imageEntity),
  }
}

interface Order {
  readonly model: number
  /** The order that was on the screen, and the one that is wanted. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/**
 * Puts the pictures of a product into another order. In the history it is one change. Throws FORBIDDEN, BAD_REQUEST when the two orders
 * are not of the same pictures, CONFLICT when somebody else has changed them since.
 */
export async function orderPictures({ model, from, to }: Order, actor: Actor, note: Note): Promise<OfficePictures> {
  requireChange(actor, imageEntity)
  if (new Set(to).size !== to.length || [...from].toSorted().join() !== [...to].toSorted().join())
    throw new ApiError('BAD_REQUEST', 'Both orders have to be of the same pictures.', { field: 'to' })
  await changing(imageEntity, async (tx) => {
    await tx.select({ id: models.id }).from(models).where(eq(models.id, model)).for('no key update')
    const rows = await tx
      .select({ id: modelImages.id, place: modelImages.sortOrder })
      .from(modelImages)
      .where(eq(modelImages.modelId, model))
      .orderBy(asc(modelImages.sortOrder), asc(modelImages.id))
    if (rows.map(({ id }) => id).join() !== from.join())
      throw new ApiError('CONFLICT', 'Somebody else has changed the pictures in the meantime.', {
        details: { reason: 'changed' },
      })
    const places = new Map(rows.map(({ id, place }) => [id, place]))
    let batch: number | null = null
    for (const [at, id] of to.entries()) {
      const patch = [{ path: 'sortOrder', from: places.get(id) ?? 0, to: at + 1 }]
      const change: number = await saveIn(
        tx,
        { entity: imageEntity, id: String(id), patch, actor },
        { ...note, batch: batch ?? undefined },
      )
      if (change === 0) continue
      if (batch === null) await beginBatch(tx, change)
      batch ??= change
    }
  })
  return productPictures(model, actor)
}
