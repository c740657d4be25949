/** Shrinking of pictures before they are uploaded: a phone's camera takes more pixels than are needed to show a defect. */

/** Smaller files are sent unchanged. */
const SMALL_BYTES = 1024 * 1024
const QUALITY = 0.85

/** The picture to send: the file itself when it is small, cannot be decoded by this browser, or would not become smaller. `maxEdge`: pixels of the longer edge. */
export async function shrinkPicture(file: Blob, maxEdge: number): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxEdge / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return file
    // JPEG has no transparency; without a background, transparent areas would become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return shrunk && shrunk.size < file.size ? shrunk : file
  } catch {
    return file
  }
}
