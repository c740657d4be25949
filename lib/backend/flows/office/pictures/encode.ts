/**
 * From the bytes of an upload to a picture that the shop stores: the kind is decided by the bytes, the picture is decoded, turned upright,
 * made smaller where it is larger than any screen, and encoded again. Nothing else of the file is kept: no place where it was taken, no
 * other content behind the picture.
 */
import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

import { decodeInTurn, isPictureStart, MAX_PIXELS } from '@/lib/backend/platform/pictures/picture-input'
import { ApiError } from '@/lib/contract/errors'
import type { PictureArea } from '@/lib/contract/schemas/office-pictures'

/** Twice the widest form in which a page shows a picture. */
const MAX_EDGE = 3840
/** A shorter edge shows as blur everywhere. */
const MIN_EDGE = 64

export interface EncodedPicture {
  /** Named by its content. */
  readonly path: string
  readonly type: string
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

type PictureReason = 'not_a_picture' | 'picture_pixels' | 'picture_small' | 'picture_broken'
const SENTENCES: Readonly<Record<PictureReason, string>> = {
  not_a_picture: 'This is no JPEG, PNG or WebP picture.',
  picture_pixels: `The picture has more than ${MAX_PIXELS / 1_000_000} million pixels.`,
  picture_small: `An edge of the picture is shorter than ${MIN_EDGE} pixels.`,
  picture_broken: 'The picture is damaged or incomplete.',
}
const refused = (reason: PictureReason) =>
  new ApiError('UNSUPPORTED_MEDIA_TYPE', SENTENCES[reason], { field: 'picture', details: { reason } })

async function encoded(image: Sharp, hasAlpha: boolean): Promise<EncodedPicture> {
  const { data, info } = await (hasAlpha ? image.webp({ quality: 92 }) : image.jpeg({ quality: 90 })).toBuffer({
    resolveWithObject: true,
  })
  const name = createHash('sha256').update(data).digest('hex').slice(0, 32)
  return {
    path: `imported/${name}.${hasAlpha ? 'webp' : 'jpg'}`,
    type: hasAlpha ? 'image/webp' : 'image/jpeg',
    data,
    width: info.width,
    height: info.height,
  }
}

/** Throws UNSUPPORTED_MEDIA_TYPE with the reason. */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  if (!isPictureStart(bytes)) throw refused('not_a_picture')
  return decodeInTurn(async () => {
    // Only its head is read here, so that the limit is told apart from damage.
    const head = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null)
    if (!head) throw refused('picture_broken')
    if (head.width * head.height > MAX_PIXELS) throw refused('picture_pixels')
    if (Math.min(head.width, head.height) < MIN_EDGE) throw refused('picture_small')
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    return encoded(image, head.hasAlpha).catch(() => {
      throw refused('picture_broken')
    })
  })
}

/** A part of a stored picture as a picture of its own. */
export async function cutPicture(bytes: Uint8Array, area: PictureArea): Promise<EncodedPicture> {
  return decodeInTurn(async () => {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { width, height, hasAlpha } = await image.metadata()
    const left = Math.min(Math.round(area.x * width), width - 1)
    const top = Math.min(Math.round(area.y * height), height - 1)
    const size = {
      width: Math.max(1, Math.min(Math.round(area.width * width), width - left)),
      height: Math.max(1, Math.min(Math.round(area.height * height), height - top)),
    }
    return encoded(image.extract({ left, top, ...size }), hasAlpha)
  })
}
