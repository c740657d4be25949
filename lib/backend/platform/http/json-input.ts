/** JSON from outside: its size, depth and keys are checked before parsing, its texts afterwards. */
import { ApiError } from '@/lib/contract/errors'

/** Bytes of a request body. */
const MAX_BODY_BYTES = 256 * 1024
const MAX_DEPTH = 20
const MAX_KEYS = 5_000
/** A cart of 200 rows has 3,000. Parsing and checking more would cost more than the call that they are for. */
const MAX_VALUES = 10_000

const QUOTE = 34
const BACKSLASH = 92
const COLON = 58
const COMMA = 44
const OPEN = new Set([91, 123])
const CLOSE = new Set([93, 125])

/** Counts brackets, colons and commas outside of strings; throws BAD_REQUEST above the limits. */
function checkShape(text: string): void {
  let depth = 0
  let keys = 0
  let values = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (inString) {
      if (code === BACKSLASH) i++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === COLON) keys++
    else if (code === COMMA) values++
    else if (OPEN.has(code)) depth++
    else if (CLOSE.has(code)) depth--
    if (depth > MAX_DEPTH) throw new ApiError('BAD_REQUEST', `The JSON is nested more than ${MAX_DEPTH} levels deep.`)
    if (values > MAX_VALUES) throw new ApiError('BAD_REQUEST', `The JSON has more than ${MAX_VALUES} values.`)
    if (keys > MAX_KEYS) throw new ApiError('BAD_REQUEST', `The JSON has more than ${MAX_KEYS} keys.`)
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u

/** Text that PostgreSQL or a later reader cannot store: NUL and lone surrogates. */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text)
}

function checkTexts(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (!isCleanText(value))
      throw new ApiError('BAD_REQUEST', 'The text contains characters that are not allowed.', { field: path })
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || !isCleanText(key))
      throw new ApiError('BAD_REQUEST', 'A key is not allowed.', path ? { field: path } : {})
    checkTexts(inner, path ? `${path}.${key.slice(0, 50)}` : key.slice(0, 50))
  }
}

/** Parses JSON text within the limits. Throws BAD_REQUEST. */
export function parseJson(text: string): unknown {
  checkShape(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ApiError('BAD_REQUEST', 'The request is not valid JSON.')
  }
  checkTexts(value, '')
  return value
}

/** The pieces of a body until its end or until they are larger than `maxBytes` (BODY_TOO_LARGE); the rest is not read. */
export async function* piecesCapped(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  const tooLarge = () => new ApiError('BODY_TOO_LARGE', `The request body is larger than ${maxBytes / 1024} KB.`)
  if (announced > maxBytes) throw tooLarge()
  const reader = request.body?.getReader()
  if (!reader) return
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.byteLength
    if (size > maxBytes) {
      // The client may have disconnected, so an error here is ignored.
      void reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    yield value
  }
}

/** A body that is held in memory whole, with the same limit. */
export async function readCapped(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of piecesCapped(request, maxBytes)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/**
 * The JSON body of a request. Throws UNSUPPORTED_MEDIA_TYPE for another content type or a content encoding, BODY_TOO_LARGE above 256 KB,
 * BAD_REQUEST for invalid JSON or JSON beyond the limits.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const [type, ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const isUtf8 = parameters.every(
    (parameter) => !parameter.startsWith('charset=') || /^charset="?utf-?8"?$/.test(parameter),
  )
  if (type !== 'application/json' || !isUtf8)
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.')
  return parseJson((await readText(request)).replace(/^\uFEFF/, ''))
}

/**
 * The unchanged body as text. Throws UNSUPPORTED_MEDIA_TYPE for a content encoding, BODY_TOO_LARGE above 256 KB, BAD_REQUEST for invalid
 * UTF-8.
 */
export async function readText(request: Request): Promise<string> {
  const encoding = request.headers.get('content-encoding')
  if (encoding && encoding.toLowerCase() !== 'identity') {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send the request body without Content-Encoding.')
  }
  const bytes = await readCapped(request)
  try {
    // Otherwise a byte order mark would be removed, and the signature would not match.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new ApiError('BAD_REQUEST', 'The request body is not valid UTF-8.')
  }
}
