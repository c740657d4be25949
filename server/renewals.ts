import { IncomingMessage, ServerResponse } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { log } from '@/lib/telemetry/log'

/** A renewal that takes longer has failed. */
const RENDER_MS = 60_000
/** After a renewal none begins for this many times its duration, so that all of them together take at most a fifth of a processor. */
const REST = 4
/** While the app works on more requests than this, no renewal begins. */
const MAX_BUSY = 4

/** A GET request of this process to itself, and a response that is written to nowhere. */
export function ownRequest(url: string, headers: IncomingHttpHeaders): { req: IncomingMessage; res: ServerResponse } {
  const nowhere = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() }) as Socket
  const req = new IncomingMessage(nowhere)
  Object.assign(req, { method: 'GET', url, headers, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 })
  req.complete = true
  req.push(null)
  const res = new ServerResponse(req)
  res.assignSocket(nowhere)
  return { req, res }
}

/** Resolves when the response is complete, at the latest after RENDER_MS. */
export function whenAnswered(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, RENDER_MS).unref()
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    res.once('finish', done)
    res.once('close', done)
  })
}

/**
 * Renders aged pages again behind the requests of visitors: one at a time, with a rest after each, and none while the app is busy. A renewal
 * that finds no place is not queued: the next visit of the page asks again.
 */
export class Renewals {
  #isTaken = false
  #rest: NodeJS.Timeout | undefined

  /** Can a renewal begin, while the app works on so many requests? */
  isFree(inApp: number): boolean {
    return !this.#isTaken && inApp <= MAX_BUSY
  }

  /** Runs one renewal; a failure is logged. */
  async run(renew: () => Promise<void>): Promise<void> {
    this.#isTaken = true
    const began = performance.now()
    try {
      await renew()
    } catch (error) {
      log('error', `front door, renewal: ${String(error)}`)
    }
    const rest = () => (this.#isTaken = false)
    this.#rest = setTimeout(rest, REST * (performance.now() - began)).unref()
  }

  close(): void {
    clearTimeout(this.#rest)
    this.#isTaken = true
  }
}
