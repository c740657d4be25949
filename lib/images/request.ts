/** Validates requests of the image service strictly, so that only pictures of the shop's own pages are rendered. */
import { createHash } from 'node:crypto'

import type { FindPicture } from './drawing'
import { type Variant, variantOf } from './variants'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'
export const MEDIA_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

export type ImageStatus = 400 | 404 | 414 | 415 | 503

/** A rejected or failed request: HTTP status and a sentence. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  constructor(
    readonly status: ImageStatus,
    message: string,
  ) {
    super(message)
  }
}

export type ImageSource = { kind: 'drawing'; path: string; version: string } | { kind: 'imported'; file: string }

/** Plain data: it is sent to the process that renders. */
export interface ImageRequest {
  source: ImageSource
  variant: Variant
  format: ImageFormat
}

const MAX_PATH = 200
const MAX_ACCEPT = 500
const IMPORTED = /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}\.(jpg|jpeg|png|webp|avif|gif)$/

function sourceOf(path: string, findPicture: FindPicture | null): ImageSource {
  const drawing = findPicture?.(path)
  if (drawing) return { kind: 'drawing', ...drawing }
  const [folder, file = '', ...rest] = path.split('/')
  if (folder === 'imported' && rest.length === 0 && IMPORTED.test(file)) return { kind: 'imported', file }
  throw new ImageError(404, 'There is no such picture.')
}

/** The best format in an Accept header; JPEG when it contains none of the better ones. */
export function formatFor(accept: string | null): ImageFormat {
  const accepted = new Set<string>()
  for (const part of (accept ?? '').toLowerCase().slice(0, MAX_ACCEPT).split(',')) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(type)
  }
  if (accepted.has('image/avif')) return 'avif'
  return accepted.has('image/webp') ? 'webp' : 'jpeg'
}

/** Whether a path is the path of a drawing: then the list of drawings is needed to parse its request. */
export const isDrawn = (path: string) => path.startsWith('demo/')

/**
 * Parses a request of the image service. `path` is the part after /media/, decoded; `query` is the text after `?`; without `findPicture`
 * there are imported pictures only. Throws ImageError 400 for a query that no page writes, 404 for a path without a picture, 414 for one
 * that is too long.
 */
export function readImageRequest(
  path: string,
  query: string,
  accept: string | null,
  findPicture: FindPicture | null = null,
): ImageRequest {
  if (path.length > MAX_PATH) throw new ImageError(414, 'The address is too long.')
  const variant = variantOf(query)
  if (!variant) throw new ImageError(400, 'The picture is not shown in this size or form.')
  return { source: sourceOf(path, findPicture), variant, format: formatFor(accept) }
}

/** The cache key of a request. `version` is the source's version. */
export function keyOf({ source, variant, format }: ImageRequest, version: string): string {
  const { width, height, trim, blend } = variant
  const name = source.kind === 'drawing' ? source.path : source.file
  return createHash('sha256')
    .update(JSON.stringify([version, source.kind, name, width, height, trim, blend, format]))
    .digest('hex')
    .slice(0, 40)
}
