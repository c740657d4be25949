/** From a validated request to bytes: draw or read, fit, blend, encode. */
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { ImageError, type ImageFormat, type ImageRequest, type ImageSource } from './request'

/** A larger picture is rejected before it is decoded (decompression bombs). */
const MAX_PIXELS = 60_000_000
const MAX_FILE_BYTES = 50 * 1024 * 1024
const RASTER: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'])
/** Maximum number of pixels of a drawing. */
const MAX_DRAWN = 2400

/** The file of an imported picture. Throws ImageError 404 when it does not exist, or is outside of the folder. */
async function importedFile(file: string, pictures: string): Promise<{ path: string; version: string }> {
  const folder = join(pictures, 'imported')
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, file))])
    const facts = await stat(path)
    if (!path.startsWith(root + sep) || !facts.isFile() || facts.size > MAX_FILE_BYTES)
      throw new ImageError(404, 'There is no such picture.')
    return { path, version: `${facts.size}-${Math.round(facts.mtimeMs)}` }
  } catch (error) {
    if (error instanceof ImageError) throw error
    throw new ImageError(404, 'There is no such picture.')
  }
}

/** Changes when the source has changed: the drawing's version, or the file's size and time. */
export async function versionOf(source: ImageSource, pictures: string): Promise<string> {
  return source.kind === 'drawing' ? source.drawing.version : (await importedFile(source.file, pictures)).version
}

/** The width in pixels at which a drawing fills the requested box. */
function drawnWidth({ width, height, fit }: ImageRequest, proportions: readonly [number, number]): number {
  const ratio = proportions[0] / proportions[1]
  const byWidth = width ?? Number.POSITIVE_INFINITY
  const byHeight = height === null ? Number.POSITIVE_INFINITY : height * ratio
  const both = width !== null && height !== null
  const wanted = both && fit === 'crop' ? Math.max(byWidth, byHeight) : Math.min(byWidth, byHeight)
  return Math.max(1, Math.min(MAX_DRAWN, Math.round(wanted)))
}

async function open(request: ImageRequest, pictures: string): Promise<Sharp> {
  const { source } = request
  if (source.kind === 'drawing') {
    const { drawing } = source
    // A drawing that is trimmed is drawn larger, because its border is removed before it is fitted.
    const wanted = drawnWidth(request, drawing.proportions)
    const { pixels, width, height } = await drawing.draw(Math.min(drawing.maxWidth, request.trim ? wanted * 2 : wanted))
    return sharp(pixels, { raw: { width, height, channels: 3 } })
  }
  const { path } = await importedFile(source.file, pictures)
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

function encode(image: Sharp, format: ImageFormat, width: number | null): Sharp {
  // Each step of effort takes about twice the processor time and saves a seventh of the size, so it is used for small pictures.
  const pixels = width ?? 960
  if (format === 'avif')
    return image.avif({ quality: 60, effort: pixels >= 800 ? 0 : pixels > 400 ? 1 : 2, chromaSubsampling: '4:2:0' })
  if (format === 'webp') return image.webp({ quality: 80, effort: 2 })
  return image.jpeg({ quality: 82, mozjpeg: false, progressive: true })
}

/** Renders the picture of a request. Throws ImageError when the source cannot be decoded. */
export async function makeImage(request: ImageRequest, pictures: string): Promise<Buffer> {
  const { width, height, fit, trim, blend, format } = request
  let image = await open(request, pictures)
  if (trim) image = image.trim({ threshold: 26 })
  const modes = { clip: 'inside', crop: 'cover', fill: 'contain' } as const
  const ground = blend ? `#${blend}` : '#FFFFFF'
  image = image.resize({
    ...(width !== null && { width }),
    ...(height !== null && { height }),
    fit: modes[fit],
    background: ground,
    withoutEnlargement: request.source.kind === 'imported' && fit === 'clip',
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
