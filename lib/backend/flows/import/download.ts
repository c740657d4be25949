/** Downloads files that a product file refers to, from public addresses only. */
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'

import {
  isPrivateAddress,
  NotPublic,
  publicLookup,
  refuseNumericHost,
} from '@/lib/backend/platform/outgoing/public-address'

const MAX_BYTES = 20 * 1024 * 1024
const MAX_REDIRECTS = 5
const TIMEOUT_MS = 10_000

/** Why a file could not be had. */
type Cause =
  | 'no_host'
  | 'late'
  | 'answer'
  | 'redirects'
  | 'large'
  | 'address'
  | 'private'
  | 'not_in_folder'
  | 'needs_folder'
  | 'none'

export class NotLoaded extends Error {
  constructor(
    readonly why: Cause,
    message: string,
    /** Of an answer. */
    readonly status: number | null = null,
  ) {
    super(message)
  }
}

function request(url: URL, signal: AbortSignal, isRefused: (address: string) => boolean): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new NotLoaded('address', 'not a web address')
  refuseNumericHost(url, isRefused)
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    get(url, { signal, lookup: publicLookup(isRefused), agent: false }, resolve).once('error', reject)
  })
}

/** Downloads a file of at most 20 MB, following redirects. Throws NotLoaded. */
export async function download(address: string, isRefused = isPrivateAddress): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = new URL(address)
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await request(url, signal, isRefused)
      const { statusCode = 0, headers } = answer
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        answer.destroy()
        url = new URL(headers.location, url)
        continue
      }
      if (statusCode !== 200) {
        answer.destroy()
        throw new NotLoaded('answer', `the host answered ${statusCode}`, statusCode)
      }
      return await readCapped(answer)
    }
  } catch (error) {
    if (signal.aborted) throw new NotLoaded('late', 'no answer in time')
    if (error instanceof NotPublic) throw new NotLoaded('private', error.message)
    throw error instanceof Error && 'code' in error ? new NotLoaded('no_host', 'the host cannot be reached') : error
  }
  throw new NotLoaded('redirects', 'too many redirects')
}

async function readCapped(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength
    if (size > MAX_BYTES) throw new NotLoaded('large', 'larger than 20 MB')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
