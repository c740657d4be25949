import { acceptedEncodings, type Encoding, isCompressible, MIN_COMPRESS } from './encoding'

/** The data that decides how a response is sent. */
export interface AnswerInfo {
  method: string | undefined
  status: number
  /** Content-Type */
  type: string
  /** Bytes of the whole body; Infinity when that is not yet known. */
  length: number
  acceptEncoding: string | undefined
  cacheControl: string
  /** Has the app encoded the body itself? */
  isEncoded: boolean
  /** Buffer a successful response of any type. */
  bufferAll: boolean
}

export type AnswerPlan =
  /** Collected until it is whole, to be hashed, compressed and cached. */
  | { kind: 'buffer' }
  | { kind: 'compress'; encoding: Encoding }
  /** Sent unchanged. `varies`: for another client it would be compressed. */
  | { kind: 'pass'; varies: boolean }

export const isPage = (type: string): boolean => /^text\/html\b/i.test(type)
/** The same page as data, requested by Next's client router. */
export const isPageData = (type: string): boolean => /^text\/x-component\b/i.test(type)
export const hasContent = (status: number): boolean => status >= 200 && status !== 204 && status !== 304

function mayCompress({ status, type }: AnswerInfo): boolean {
  return hasContent(status) && status !== 206 && isCompressible(type) && !type.includes('event-stream')
}

/** The encoding for this client; undefined when compression is of no use or not allowed. */
function encodingFor({ method, length, acceptEncoding, cacheControl, isEncoded }: AnswerInfo): Encoding | undefined {
  if (method === 'HEAD' || isEncoded || length < MIN_COMPRESS || cacheControl.includes('no-transform')) return undefined
  const accepted = acceptedEncodings(acceptEncoding)
  return accepted.br ? 'br' : accepted.gzip ? 'gzip' : undefined
}

/** How a response is sent: a page is buffered, another text is compressed while it is sent, the rest is sent unchanged. */
export function planAnswer(facts: AnswerInfo): AnswerPlan {
  const { status, type, bufferAll } = facts
  if (hasContent(status) && (isPage(type) || (bufferAll && status === 200))) return { kind: 'buffer' }
  if (!mayCompress(facts)) return { kind: 'pass', varies: false }
  const encoding = encodingFor(facts)
  return encoding ? { kind: 'compress', encoding } : { kind: 'pass', varies: true }
}
