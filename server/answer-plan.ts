import { acceptedEncodings, type Encoding, isCompressible, MIN_COMPRESS } from './encoding'

/** What decides how an answer goes out. */
export interface AnswerFacts {
  method: string | undefined
  status: number
  /** Content-Type, as it stands. */
  type: string
  /** Bytes, when all of them are known; else Infinity. */
  length: number
  acceptEncoding: string | undefined
  cacheControl: string
  /** Has the app encoded the body itself? */
  isEncoded: boolean
  /** Hold a successful answer of any type. */
  holdAll: boolean
}

export type AnswerPlan =
  /** BufferedResponse back whole: to be hashed, compressed and kept. */
  | { kind: 'hold' }
  | { kind: 'compress'; encoding: Encoding }
  /** As it comes. `varies`: another client would have got it compressed. */
  | { kind: 'pass'; varies: boolean }

export const isPage = (type: string): boolean => /^text\/html\b/i.test(type)
/** What Next's client router asks for: the same page as data. */
export const isPageData = (type: string): boolean => /^text\/x-component\b/i.test(type)
/** Does an answer of this status have a body? */
export const hasContent = (status: number): boolean => status >= 200 && status !== 204 && status !== 304

function mayCompress({ status, type }: AnswerFacts): boolean {
  return hasContent(status) && status !== 206 && isCompressible(type) && !type.includes('event-stream')
}

/** The encoding for this client; none when compressing is no use or not allowed. */
function encodingFor({ method, length, acceptEncoding, cacheControl, isEncoded }: AnswerFacts): Encoding | undefined {
  if (method === 'HEAD' || isEncoded || length < MIN_COMPRESS || cacheControl.includes('no-transform')) return undefined
  const accepted = acceptedEncodings(acceptEncoding)
  return accepted.br ? 'br' : accepted.gzip ? 'gzip' : undefined
}

/** How an answer goes out: a page is held, another text compressed on its way, the rest left alone. */
export function planAnswer(facts: AnswerFacts): AnswerPlan {
  const { status, type, holdAll } = facts
  if (hasContent(status) && (isPage(type) || (holdAll && status === 200))) return { kind: 'hold' }
  if (!mayCompress(facts)) return { kind: 'pass', varies: false }
  const encoding = encodingFor(facts)
  return encoding ? { kind: 'compress', encoding } : { kind: 'pass', varies: true }
}
