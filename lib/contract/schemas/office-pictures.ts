/** Uploaded pictures in the back office. */
import { z } from 'zod'

import { PICTURE_USES } from '../pictures/uses'
import { id } from './common'

export const pictureUse = z.enum(PICTURE_USES)

const share = z.number().min(0).max(1)
/** A part of a picture; places and sizes are shares of the whole. */
const shares = { x: share, y: share, width: share.min(0.02), height: share.min(0.02) }
/** Of the rounding of a share. */
const SLACK = 1e-6
type Shares = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
const isInside = ({ x, y, width, height }: Shares) => x + width <= 1 + SLACK && y + height <= 1 + SLACK

export const pictureArea = z.strictObject(shares).refine(isInside)
export type PictureArea = z.output<typeof pictureArea>

const cut = z
  .strictObject({ ...shares, path: z.string().regex(/^imported\/[\da-f]{32}\.(?:jpg|webp)$/) })
  .refine(isInside)
export const pictureCuts = z.partialRecord(pictureUse, cut)
export type PictureCuts = z.output<typeof pictureCuts>

const texts = z.record(z.string(), z.string())

/** Pictures of a product in their order, and what a colour of it can be assigned to them. */
export const officePictures = z.object({
  images: z.array(
    z.object({
      id: z.int(),
      path: z.string(),
      colour: z.int().nullable(),
      captions: texts,
      isVideo: z.boolean(),
      /** The uploaded picture, which can be cropped; null for a drawing or an import. */
      picture: z.int().nullable(),
    }),
  ),
  colours: z.array(z.object({ id: z.int(), names: texts })),
  mayChange: z.boolean(),
  mayWrite: z.boolean(),
})
export type OfficePictures = z.output<typeof officePictures>

export const uploadedPicture = z.object({
  id,
  path: z.string(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** The picture of the product that shows it; null for the library. */
  image: z.int().nullable(),
})
export type UploadedPicture = z.output<typeof uploadedPicture>
