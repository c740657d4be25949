/** Validates requests of the image service strictly, so that only a fixed number of pictures can be rendered from one path. */
import { createHash } from 'node:crypto'

import type { Drawing, FindDrawing } from './drawing'
import { IMAGE_BLENDS, IMAGE_FITS, IMAGE_SIZES, type ImageBlend, type ImageFit } from './url'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'
export const MEDIA_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** A rejected or failed request: HTTP status and a sentence. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  constructor(
    readonly status: 400 | 404 | 414 | 415 | 503,
    message: string,
  ) {
    super(message)
  }
}

export type ImageSource = { kind: 'drawing'; drawing: Drawing } | { kind: 'imported'; file: string }

export interface ImageRequest {
  path: string
  source: ImageSource
  width: number | null
  height: number | null
  fit: ImageFit
  trim: boolean
  blend: ImageBlend | null
  format: ImageFormat
}

const MAX_PATH = 200
const MAX_QUERY = 200
const KEYS: ReadonlySet<string> = new Set(['w', 'h', 'fit', 'trim', 'blend', 'auto'])
const IMPORTED = /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}\.(jpg|jpeg|png|webp|avif|gif)$/

function sourceOf(path: string, findDrawing: FindDrawing | null): ImageSource {
  const drawing = findDrawing?.(path)
  if (drawing) return { kind: 'drawing', drawing }
  const [folder, file = '', ...rest] = path.split('/')
  if (folder === 'imported' && rest.length === 0 && IMPORTED.test(file)) return { kind: 'imported', file }
  throw new ImageError(404, 'There is no such picture.')
}

function sizeOf(text: string | null, name: string): number | null {
  if (text === null) return null
  const size = IMAGE_SIZES.find((candidate) => String(candidate) === text)
  if (size === undefined) throw new ImageError(400, `${name} must be one of ${IMAGE_SIZES.join(', ')}.`)
  return size
}

function oneOf<T extends string>(text: string | null, allowed: readonly T[], name: string): T | null {
  if (text === null) return null
  const value = allowed.find((candidate) => candidate === text)
  if (value === undefined) throw new ImageError(400, `${name} must be one of ${allowed.join(', ')}.`)
  return value
}

/** The best format in an Accept header; JPEG when it contains none of the better ones. */
export function formatFor(accept: string | null): ImageFormat {
  const accepted = new Set<string>()
  for (const part of (accept ?? '').toLowerCase().slice(0, 500).split(',')) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(type)
  }
  if (accepted.has('image/avif')) return 'avif'
  return accepted.has('image/webp') ? 'webp' : 'jpeg'
}

/** Whether a path is the path of a drawing: then the drawings are needed to parse its request. */
export const isDrawn = (path: string) => path.startsWith('demo/')

/**
 * Parses a request of the image service. `path` is the part after /media/, decoded; without `findDrawing` there are imported pictures only.
 * Throws ImageError 400 for a parameter that is not in the lists, 404 for a path without a picture, 414 for one that is too long.
 */
export function readImageRequest(
  path: string,
  query: URLSearchParams,
  accept: string | null,
  findDrawing: FindDrawing | null = null,
): ImageRequest {
  if (path.length > MAX_PATH || query.toString().length > MAX_QUERY)
    throw new ImageError(414, 'The address is too long.')
  const seen = new Set<string>()
  for (const key of query.keys()) {
    if (!KEYS.has(key)) throw new ImageError(400, 'The address has a parameter that the image service does not know.')
    if (seen.has(key)) throw new ImageError(400, `${key} is given twice.`)
    seen.add(key)
  }
  const width = sizeOf(query.get('w'), 'w')
  const height = sizeOf(query.get('h'), 'h')
  const fit = oneOf(query.get('fit'), IMAGE_FITS, 'fit') ?? 'clip'
  const trim = oneOf(query.get('trim'), ['auto'], 'trim') === 'auto'
  const blend = oneOf(query.get('blend'), IMAGE_BLENDS, 'blend')
  const auto = oneOf(query.get('auto'), ['compress,format', 'format,compress', 'format', 'compress'], 'auto')
  return {
    path,
    source: sourceOf(path, findDrawing),
    width: width ?? (height === null ? 960 : null),
    height,
    fit,
    trim,
    blend,
    format: auto?.includes('format') ? formatFor(accept) : 'jpeg',
  }
}

/** The cache key of a request: the same for the same picture, independent of the order of parameters. `version` is the source's version. */
export function keyOf({ path, width, height, fit, trim, blend, format }: ImageRequest, version: string): string {
  return createHash('sha256')
    .update(JSON.stringify([version, path, width, height, fit, trim, blend, format]))
    .digest('hex')
    .slice(0, 40)
}
