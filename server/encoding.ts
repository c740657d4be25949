import { promisify } from 'node:util'
import {
  type BrotliCompress,
  constants,
  brotliCompress,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The encodings that a client accepts. */
interface Accepted {
  br: boolean
  gzip: boolean
}

/** Below this many bytes compression costs more time than it saves. */
export const MIN_COMPRESS = 1024

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml|wasm|x-ndjson)|image\/(?:svg\+xml|x-icon|vnd\.microsoft\.icon)|font\/(?:ttf|otf))/i

export const isCompressible = (contentType: string) => COMPRESSIBLE.test(contentType)

const NONE: Accepted = { br: false, gzip: false }
const known = new Map<string, Accepted>()

function accepts(header: string, name: string): boolean {
  const match = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([0-9.]+))?\\s*(?:,|$)`, 'i').exec(header)
  return match !== null && (match[1] === undefined || Number(match[1]) > 0)
}

export function acceptedEncodings(header: string | undefined): Accepted {
  if (!header || header.length > 200) return NONE
  const cached = known.get(header)
  if (cached) return cached
  const accepted = { br: accepts(header, 'br'), gzip: accepts(header, 'gzip') }
  // Browsers send a handful of different values. A client that invents values must not fill the memory.
  if (known.size < 200) known.set(header, accepted)
  return accepted
}

const gzipBuffer = promisify(gzip) as (buffer: Buffer, options: { level: number }) => Promise<Buffer>
const brotliBuffer = promisify(brotliCompress) as (buffer: Buffer, options: object) => Promise<Buffer>

/**
 * Compresses once, in the thread pool. `quality` is that of brotli (3 for a page sent once, 5 for cached pages, 9 for build files); the
 * level of gzip follows from it.
 */
export function compress(buffer: Buffer, encoding: Encoding, quality = 5): Promise<Buffer> {
  if (encoding === 'gzip') return gzipBuffer(buffer, { level: quality >= 9 ? 9 : quality > 3 ? 6 : 4 })
  return brotliBuffer(buffer, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length,
    },
  })
}

/** A compressor for a response that is sent while the app writes it. */
export function compressor(encoding: Encoding): Gzip | BrotliCompress {
  if (encoding === 'gzip') return createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  return createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    flush: constants.BROTLI_OPERATION_FLUSH,
  })
}
