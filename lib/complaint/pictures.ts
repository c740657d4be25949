/** Limits of the pictures of a complaint (spec 3 §9: 50 MB each, 25 MB together). */
import { COMPLAINT_PICTURES_BYTES } from '@/lib/config/uploads'

/** A picture that is larger is refused as it is chosen. */
export const MAX_PICTURE_BYTES = 50 * 1024 * 1024
/** What the pictures of one complaint may weigh together as they are sent. */
export const MAX_TOTAL_BYTES = COMPLAINT_PICTURES_BYTES
export const MAX_PICTURES = 10
/** What a browser is asked for; the server looks at the content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Longest edge of a picture as it is kept, px: a fault shows, and no picture weighs more than a few hundred KB. */
export const MAX_EDGE = 2560

export type PictureProblem = 'picture_type' | 'picture_too_large' | 'pictures_too_large' | 'too_many_pictures'

/** Why pictures cannot be sent, or null. Sizes in bytes: as chosen, and as they would be sent. */
export function checkPictures(
  pictures: readonly { readonly chosenBytes: number; readonly bytes: number }[],
): PictureProblem | null {
  if (pictures.length > MAX_PICTURES) return 'too_many_pictures'
  if (pictures.some(({ chosenBytes }) => chosenBytes > MAX_PICTURE_BYTES)) return 'picture_too_large'
  return pictures.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_TOTAL_BYTES ? 'pictures_too_large' : null
}
