import { log } from '@/lib/telemetry/log'
import type { IncomingMessage } from 'node:http'

/** Headers with which proxies report the address of the visitor. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'] as const

/** After the first warning one more is written at most this often; /api/metrics/ shows it for this time after the last such request. */
const REPEAT_MS = 3_600_000

const RESULT =
  'all visitors behind a proxy then count as one address and share its limits of log-ins, codes and requests. Set TRUST_PROXY to the number of proxies in front (1 for one)'

/**
 * Detects a proxy that the settings do not mention. The headers are not trusted then, because visitors could send them too; without a proxy
 * they are forged and need no setting, so this is a warning, not an error.
 */
export class UntrustedProxy {
  #lastSeen = Number.NEGATIVE_INFINITY
  #lastWarned = Number.NEGATIVE_INFINITY

  /** `https`: the shop's origin is https. This server speaks only http, so a proxy must be in front of it. */
  constructor(
    private readonly trustedProxies: number,
    https: boolean,
  ) {
    if (trustedProxies === 0 && https)
      log('warn', `WARNING: SHOP_ORIGIN is https, so a proxy is in front, but TRUST_PROXY is 0: ${RESULT}.`)
  }

  /** Called for every request. */
  check({ headers }: IncomingMessage): void {
    if (this.trustedProxies > 0) return
    const name = FORWARDED.find((header) => headers[header] !== undefined)
    if (name === undefined) return
    const now = Date.now()
    this.#lastSeen = now
    if (now - this.#lastWarned < REPEAT_MS) return
    this.#lastWarned = now
    log('warn', `WARNING: requests arrive with ${name}, but TRUST_PROXY is 0: ${RESULT}.`)
  }

  /** For /api/metrics/, never for a public answer: what a stranger sends must not change it. */
  wasSeen(): boolean {
    return Date.now() - this.#lastSeen < REPEAT_MS
  }
}
