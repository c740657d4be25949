/** One request to an endpoint of a webhook. */
import { type ClientRequest, type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'

import { isPrivateAddress, publicLookup, refuseNumericHost } from '@/lib/backend/platform/outgoing/public-address'
import { config } from '@/lib/config/env'

/** Standard Webhooks asks receivers to answer within 15 to 30 seconds. */
const TIMEOUT_MS = 15_000

export interface Answer {
  /** Null: there was no answer. */
  readonly status: number | null
  /** What was wrong; null for an answer that says that the message has arrived. */
  readonly failure: string | null
}

const nobody = () => false

/** The reason, without what a name server or a host has written: the log is read by people. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'no answer in 15 seconds'
  const { code, message } = error as { code?: unknown; message?: unknown }
  return String(typeof code === 'string' ? code : message).slice(0, 200)
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'redirects are not followed'
  return `answered ${status}`
}

/** The status of the answer, whose body is not read. */
function statusOf(start: (done: (answer: IncomingMessage) => void) => ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = start((answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Posts JSON and returns what came of it; never throws. Redirects are not followed, the answer's body is not read. */
export async function post(address: string, body: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const isRefused = config().webhookPrivate ? nobody : isPrivateAddress
  try {
    const url = new URL(address)
    refuseNumericHost(url, isRefused)
    const options: RequestOptions = {
      method: 'POST',
      signal,
      agent: false,
      lookup: publicLookup(isRefused),
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    }
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const status = await statusOf((done) => request(url, options, done), body)
    return { status, failure: failureOf(status) }
  } catch (error) {
    return { status: null, failure: reasonOf(error, signal) }
  }
}
