/** Uploads of pictures: to the library, or to a product. */
import { eq, sql } from 'drizzle-orm'

import { modelImages, models } from '@/lib/backend/domain/schema/catalogue'
import { pictures } from '@/lib/backend/domain/schema/content'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { BodySlots } from '@/lib/backend/platform/pictures/picture-input'
import { storage } from '@/lib/backend/platform/storage/storage'
import { ApiError } from '@/lib/contract/errors'
import type { UploadBody } from '@/lib/contract/schemas/complaint'
import type { UploadedPicture } from '@/lib/contract/schemas/office-pictures'

import { type Actor, requireChange } from '../actor'
import { imageEntity } from '../entities/more-goods'
import { pictureEntity } from '../entities/pictures'
import { changing, insertIn } from '../save'
import { plainName } from '../plain-name'
import { encodePicture, type EncodedPicture } from './encode'

/** The front door refuses more, too (server/uploads.ts). */
const MAX_BYTES = 25 * 1024 * 1024
/** Of everybody, and of one person: each is in memory whole. */
const slots = new BodySlots(6, 3)

interface Upload {
  /** The product that gets the picture; none: the library only. */
  readonly model?: number | undefined
  readonly colour?: number | undefined
  /** Of the file, for people. */
  readonly name: string
}

/**
 * POST /api/office/pictures/upload/. Throws FORBIDDEN before the body is read, BODY_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE with the reason,
 * UNAVAILABLE when too many arrive at once, NOT_FOUND for a product that does not exist, CONFLICT when the product has the picture.
 */
export async function uploadPicture(upload: Upload, body: UploadBody, actor: Actor): Promise<UploadedPicture> {
  requireChange(actor, pictureEntity)
  if (upload.model !== undefined) requireChange(actor, imageEntity)
  const leave = slots.enter(String(actor.id))
  if (!leave)
    throw new ApiError('UNAVAILABLE', 'Too many pictures arrive just now. Try again in a moment.', { retryAfter: 3 })
  try {
    const encoded = await encodePicture(await body.read(MAX_BYTES))
    // Before it is named anywhere. A file that is named nowhere in the end harms nobody.
    await storage().put(encoded.path, encoded.data, encoded.type)
    return await changing(pictureEntity, async (tx) => {
      const picture = await inLibrary(tx, encoded, plainName(upload.name), actor)
      const image = upload.model === undefined ? null : await onProduct(tx, upload.model, upload.colour, picture, actor)
      return { ...picture, image }
    })
  } finally {
    leave()
  }
}

type Stored = Omit<UploadedPicture, 'image'>

/** The same picture is in the library once, also when it arrives twice at the same time. */
async function inLibrary(tx: Tx, { path, data, width, height }: EncodedPicture, name: string, actor: Actor) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${path}, 0))`)
  const columns = {
    id: pictures.id,
    path: pictures.path,
    name: pictures.name,
    width: pictures.width,
    height: pictures.height,
  }
  const [known] = await tx.select(columns).from(pictures).where(eq(pictures.path, path))
  if (known) return known
  const values = { path, name, width, height, bytes: data.byteLength, cuts: {} }
  const id = await insertIn(tx, { entity: pictureEntity, values, actor })
  return { id: Number(id), path, name, width, height }
}

/** Behind the product's other pictures. */
async function onProduct(
  tx: Tx,
  modelId: number,
  colourId: number | undefined,
  { path }: Stored,
  actor: Actor,
): Promise<number> {
  // Uploads to the same product wait for each other, so that each gets a place of its own.
  const [model] = await tx.select({ id: models.id }).from(models).where(eq(models.id, modelId)).for('no key update')
  if (!model) throw new ApiError('NOT_FOUND', 'There is no such product.', { field: 'model' })
  const own = await tx
    .select({ path: modelImages.path, place: modelImages.sortOrder, colourId: modelImages.colourId })
    .from(modelImages)
    .where(eq(modelImages.modelId, modelId))
  if (own.some((image) => image.path === path && image.colourId === (colourId ?? null)))
    throw new ApiError('CONFLICT', 'The product has this picture.', { details: { reason: 'same_picture' } })
  const sortOrder = Math.max(0, ...own.map(({ place }) => place)) + 1
  const values = { modelId, path, colourId: colourId ?? null, captions: {}, type: 'image', sortOrder }
  return Number(await insertIn(tx, { entity: imageEntity, values, actor }))
}
