/** Limits of the pictures of a complaint (spec 3 §9: 50 MB each, 25 MB together). */

const MB = 1024 * 1024

/** A larger picture is rejected when it is chosen. */
export const MAX_PICTURE_BYTES = 50 * MB
/** Maximum size of all pictures of one complaint together as they are sent. */
export const MAX_TOTAL_BYTES = 25 * MB
export const MAX_PICTURES = 10
/** File types for the browser's file dialog; the server checks the content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Longest edge of a stored picture, px: large enough to show a defect, and no picture is larger than a few hundred KB. */
export const MAX_EDGE = 2560

export type PictureProblem = 'picture_type' | 'picture_too_large' | 'pictures_too_large' | 'too_many_pictures'

/** The reason why pictures cannot be sent, or null. Sizes in bytes: as chosen, and as they would be sent. */
export function checkPictures(
  pictures: readonly { readonly chosenBytes: number; readonly bytes: number }[],
): PictureProblem | null {
  if (pictures.length > MAX_PICTURES) return 'too_many_pictures'
  if (pictures.some(({ chosenBytes }) => chosenBytes > MAX_PICTURE_BYTES)) return 'picture_too_large'
  return pictures.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_TOTAL_BYTES ? 'pictures_too_large' : null
}
