/** Parts of a picture for the places where the shop shows it. */
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'

import { pictures } from '@/lib/backend/domain/schema/content'
import { db } from '@/lib/backend/platform/database/pool'
import { storage } from '@/lib/backend/platform/storage/storage'
import { ApiError } from '@/lib/contract/errors'
import type { PictureUse } from '@/lib/contract/pictures/uses'
import type { PictureArea, PictureCuts } from '@/lib/contract/schemas/office-pictures'

import { type Actor, requireChange } from '../actor'
import { pictureEntity } from '../entities/pictures'
import { type Note, saveRecord } from '../save'
import { cutPicture } from './encode'

interface Cut {
  readonly id: number
  readonly use: PictureUse
  /** Null: the use shows the whole picture. */
  readonly area: PictureArea | null
  /** The cuts that were on the screen. */
  readonly from: PictureCuts
}

/** Cuts a picture for a use. Throws FORBIDDEN, NOT_FOUND, CONFLICT when somebody else has cut it since. */
export async function cutFor({ id, use, area, from }: Cut, actor: Actor, note: Note): Promise<PictureCuts> {
  requireChange(actor, pictureEntity)
  const { [use]: _former, ...others } = from
  const to = area === null ? others : { ...others, [use]: { ...area, path: await madeOf(id, area) } }
  const { values } = await saveRecord(pictureEntity, String(id), [{ path: 'cuts', from, to }], actor, note)
  return values['cuts'] as PictureCuts
}

/** The path of the part as a file of its own. */
async function madeOf(id: number, area: PictureArea): Promise<string> {
  const [picture] = await db().select({ path: pictures.path }).from(pictures).where(eq(pictures.id, id))
  const file = picture && (await storage().read(picture.path))
  if (!file) throw new ApiError('NOT_FOUND', 'There is no such picture.')
  const cut = await cutPicture(await buffer(file.body), area)
  await storage().put(cut.path, cut.data, cut.type)
  return cut.path
}
