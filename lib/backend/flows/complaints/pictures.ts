/**
 * Pictures of complaints. The type of a file is decided by its content: it is decoded, rotated, made smaller and encoded again, so that
 * nothing else in the upload (locations in its metadata, other content after the picture) is stored or sent.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'

import { BodySlots, decodeInTurn, isPictureStart, MAX_PIXELS } from '@/lib/backend/platform/pictures/picture-input'
import { takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { CallContext } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { complaintPictures } from '@/lib/backend/domain/schema/complaints'
import { MAX_EDGE, MAX_PICTURES, MAX_TOTAL_BYTES } from '@/lib/complaint/pictures'
import { ApiError } from '@/lib/contract/errors'
import type { UploadBody } from '@/lib/contract/schemas/complaint'

/** Maximum number of uploaded pictures of one form that was not filed yet, including removed ones. */
const MAX_OF_FORM = { count: MAX_PICTURES * 3, bytes: MAX_TOTAL_BYTES * 2 }
/** Maximum number of bodies in memory at the same time, of everyone and of one client. */
const MAX_AT_ONCE = 12
const MAX_AT_ONCE_OF_ONE = 4
const CLIENTS = { perClient: 60, ofAll: 600, windowSeconds: 600 }

const noPicture = () =>
  new ApiError('UNSUPPORTED_MEDIA_TYPE', 'This is no JPEG, PNG or WebP picture that can be read.', { field: 'picture' })

async function encode(bytes: Uint8Array): Promise<{ jpeg: Buffer; width: number; height: number }> {
  if (!isPictureStart(bytes)) throw noPicture()
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { jpeg: data, width: info.width, height: info.height }
  } catch {
    throw noPicture()
  }
}

const slots = new BodySlots(MAX_AT_ONCE, MAX_AT_ONCE_OF_ONE)

/** Occupies a slot while a body is in memory. Throws UNAVAILABLE when all are occupied. */
async function withPlace<T>(client: string, work: () => Promise<T>): Promise<T> {
  const leave = slots.enter(client)
  if (!leave)
    throw new ApiError('UNAVAILABLE', 'Too many pictures arrive just now. Try again in a moment.', { retryAfter: 3 })
  try {
    return await work()
  } finally {
    leave()
  }
}

/**
 * POST /api/complaint/picture/: stores one picture for a form. Throws TOO_MANY_REQUESTS, UNAVAILABLE, BODY_TOO_LARGE (alone or together
 * with the form's others), UNSUPPORTED_MEDIA_TYPE for a file that is not a picture.
 */
export async function storePicture(
  form: string,
  body: UploadBody,
  { ip }: CallContext,
): Promise<{ picture: string; bytes: number; width: number; height: number }> {
  await takeClientAttempt('complaint-picture', ip, CLIENTS)
  return withPlace(ip ?? '', async () => {
    const bytes = await body.read(MAX_TOTAL_BYTES)
    const {
      rows: [sum],
    } = await db().execute<{ count: number; bytes: number }>(sql`
      select count(*)::int as count, coalesce(sum(received_bytes), 0)::int as bytes from complaint_pictures where form_key = ${form}::uuid`)
    if ((sum?.count ?? 0) >= MAX_OF_FORM.count || (sum?.bytes ?? 0) + bytes.byteLength > MAX_OF_FORM.bytes) {
      throw new ApiError('BODY_TOO_LARGE', 'The pictures of this complaint are too many or too large.', {
        field: 'picture',
      })
    }
    const { jpeg, width, height } = await decodeInTurn(() => encode(bytes))
    const picture = randomUUID()
    await db()
      .insert(complaintPictures)
      .values({ id: picture, formKey: form, width, height, receivedBytes: bytes.byteLength, jpeg })
    return { picture, bytes: bytes.byteLength, width, height }
  })
}
