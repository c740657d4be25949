/** From a validated request to bytes: draw or read, fit, blend, encode. Only the process that renders pictures calls `makeImage`. */
import sharp, { type Sharp } from 'sharp'

import type { Drawing } from './drawing'
import { importedFile } from './imported'
import { ImageError, type ImageFormat, type ImageRequest } from './request'
import type { Variant } from './variants'

/** A larger picture is rejected before it is decoded (decompression bombs). */
const MAX_PIXELS = 60_000_000
const RASTER: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'])
/** Maximum number of pixels of a drawing. */
const MAX_DRAWN = 2400

/** The width in pixels at which a drawing fills the requested box. */
function drawnWidth({ width, height }: Variant, proportions: readonly [number, number]): number {
  const wanted = height === null ? width : Math.max(width, height * (proportions[0] / proportions[1]))
  return Math.max(1, Math.min(MAX_DRAWN, Math.round(wanted)))
}

async function drawn({ variant }: ImageRequest, drawing: Drawing): Promise<Sharp> {
  // A drawing that is trimmed is drawn larger, because its border is removed before it is fitted.
  const wanted = drawnWidth(variant, drawing.proportions) * (variant.trim ? 2 : 1)
  const { pixels, width, height } = await drawing.draw(Math.min(drawing.maxWidth, wanted))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

async function imported(file: string, pictures: string): Promise<Sharp> {
  const { path } = await importedFile(file, pictures)
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  try {
    const { format } = await image.metadata()
    if (!RASTER.has(format)) throw new ImageError(415, 'This kind of picture is not shown.')
  } catch (error) {
    if (error instanceof ImageError) throw error
    throw new ImageError(415, 'The picture cannot be read.')
  }
  return image.autoOrient()
}

async function open(request: ImageRequest, pictures: string, drawing: Drawing | null): Promise<Sharp> {
  const { source } = request
  if (source.kind === 'imported') return imported(source.file, pictures)
  if (!drawing) throw new ImageError(404, 'There is no such picture.')
  return drawn(request, drawing)
}

function encode(image: Sharp, format: ImageFormat, width: number): Sharp {
  // Each step of effort takes about twice the processor time and saves a seventh of the size, so it is used for small pictures.
  if (format === 'avif')
    return image.avif({ quality: 60, effort: width >= 800 ? 0 : width > 400 ? 1 : 2, chromaSubsampling: '4:2:0' })
  if (format === 'webp') return image.webp({ quality: 80, effort: 2 })
  return image.jpeg({ quality: 82, mozjpeg: false, progressive: true })
}

/**
 * Renders the picture of a request: `pictures` is the folder of imported pictures, `drawing` the drawing of its path if it has one. Throws
 * ImageError when the source cannot be decoded.
 */
export async function makeImage(request: ImageRequest, pictures: string, drawing: Drawing | null): Promise<Buffer> {
  const { format } = request
  const { width, height, trim, blend } = request.variant
  let image = await open(request, pictures, drawing)
  if (trim) image = image.trim({ threshold: 26 })
  const ground = blend ? `#${blend}` : '#FFFFFF'
  image = image.resize({
    width,
    ...(height === null ? { fit: 'inside' } : { height, fit: 'cover' }),
    background: ground,
    withoutEnlargement: request.source.kind === 'imported' && height === null,
  })
  if (blend) {
    const { data, info } = await image
      .flatten({ background: ground })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const size = { width: info.width, height: info.height }
    const flat = await sharp({ create: { ...size, channels: 3, background: ground } })
      .raw()
      .toBuffer()
    image = sharp(data, { raw: { ...size, channels: 3 } }).composite([
      { input: flat, raw: { ...size, channels: 3 }, blend: 'multiply' },
    ])
  }
  if (format === 'jpeg') image = image.flatten({ background: ground })
  try {
    return await encode(image, format, width).toBuffer()
  } catch (error) {
    if (request.source.kind === 'imported') throw new ImageError(415, 'The picture cannot be read.')
    throw error
  }
}
