/** Makes a chosen picture smaller before it is sent, where the browser can: a phone's camera makes far more pixels than a fault needs. */
import { MAX_EDGE } from '@/lib/complaint/pictures'

/** What is lighter than this is sent as it is. */
const LIGHT_BYTES = 1024 * 1024
const QUALITY = 0.85

/** The picture to send; the file itself where it is light, cannot be decoded here, or would not get lighter. */
export async function preparePicture(file: Blob): Promise<Blob> {
  if (file.size <= LIGHT_BYTES) return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return file
    // JPEG has no transparency; without this, what is transparent would turn black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return made && made.size < file.size ? made : file
  } catch {
    return file
  }
}
