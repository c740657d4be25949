/** Large answers that many ask for: written once, for as long as the back end keeps what they are made of. Compressing is the front door's work. */
import { createHash } from 'node:crypto'

import type { CallName } from '@/lib/contract/endpoints'

/** Calls whose handler gives the same object until the data changes. */
const KEPT: ReadonlySet<CallName> = new Set(['productListIndex'])

interface Written { readonly body: Buffer; readonly etag: string }

const written = new WeakMap<object, Written>()

function writtenForm(result: object): Written {
  let known = written.get(result)
  if (!known) {
    const body = Buffer.from(JSON.stringify(result))
    written.set(result, (known = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }))
  }
  return known
}

/** Is this call's answer kept? */
export function isKept(name: CallName): boolean {
  return KEPT.has(name)
}

/** The answer; 304 when the request has it already. */
export function keptAnswer(result: object, request: Request, headers: Readonly<Record<string, string>>): Response {
  const { body, etag } = writtenForm(result)
  const all = { ...headers, etag }
  const known = request.headers.get('if-none-match')?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return new Response(null, { status: 304, headers: all })
  return new Response(new Uint8Array(body), { headers: { ...all, 'content-type': 'application/json' } })
}
