/** Large responses to frequent calls: serialised and compressed once, for as long as the back end caches the object that they contain. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { CallName } from '@/lib/contract/calls'

/** Calls whose handler returns the same object until the data changes. */
const CACHED: ReadonlySet<CallName> = new Set(['productListIndex'])
/**
 * Next removes the Content-Encoding of a route handler's response. This header passes it to the front door, which sets Content-Encoding.
 * Without the front door the response is not compressed here: a proxy does it.
 */
const ENCODED_HEADER = 'x-encoded'
/** Below this many bytes compression costs more than it saves. */
const MIN_COMPRESS = 1_024

const compress = {
  // Above 5, brotli takes more time than it saves for texts that are rebuilt with each change.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const
type Encoding = keyof typeof compress

interface Forms {
  readonly body: Buffer
  readonly etag: string
  readonly encoded: Map<Encoding, Promise<Buffer>>
}

const forms = new WeakMap<object, Forms>()

function formsOf(result: object): Forms {
  let known = forms.get(result)
  if (!known) {
    const body = Buffer.from(JSON.stringify(result))
    forms.set(
      result,
      (known = {
        body,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        encoded: new Map(),
      }),
    )
  }
  return known
}

function accepts(header: string | null, encoding: Encoding): boolean {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, quality = '1'] = part.trim().split(/\s*;\s*q=/)
      return name === encoding && Number(quality) > 0
    })
}

export function isCachedCall(name: CallName): boolean {
  return CACHED.has(name)
}

/** The response in an encoding that the client accepts; 304 when the client has it already. */
export async function cachedResponse(
  result: object,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { body, etag, encoded } = formsOf(result)
  const all = { ...headers, etag, vary: [headers['vary'], 'accept-encoding'].filter(Boolean).join(', ') }
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return new Response(null, { status: 304, headers: all })
  const json = { ...all, 'content-type': 'application/json' }
  const taken = request.headers.get('accept-encoding')
  const encoding =
    body.length < MIN_COMPRESS || process.env.SHOP_FRONT_DOOR !== '1'
      ? undefined
      : (['br', 'gzip'] as const).find((name) => accepts(taken, name))
  if (!encoding) return new Response(new Uint8Array(body), { headers: json })
  let small = encoded.get(encoding)
  if (!small) encoded.set(encoding, (small = compress[encoding](body)))
  return new Response(new Uint8Array(await small), { headers: { ...json, [ENCODED_HEADER]: encoding } })
}
