import type { IncomingMessage } from 'node:http'
import { clientNetwork } from '@/lib/market/client-network'
import { CLIENT_ADDRESS } from '@/lib/market/decide-request'
import { CostBudget, CostMeter } from './costs'
import { OVERLOADED } from './overload'
import type { Rejection } from './reject'
import { Turns } from './turns'

/** Another process renders pictures, with a queue of its own: they wait there and cost nothing here. */
const ELSEWHERE = '/media/'

/** The address for which a request is counted; written by the front door. */
const networkOf = ({ headers }: IncomingMessage) => clientNetwork(headers[CLIENT_ADDRESS]?.toString() ?? null) ?? ''

/** The entrance of the app: who may enter, when, and what it cost. */
export class Gate {
  readonly #turns = new Turns()
  readonly #meter = new CostMeter()
  readonly #budget = new CostBudget()
  #inside = 0

  /** Requests that the app is working on. */
  get inside(): number {
    return this.#inside
  }

  /** The refusal of a request whose address has used up its processor time, if any. */
  rejectionOf(req: IncomingMessage): Rejection | undefined {
    const retryAfter = this.#budget.retryAfter(networkOf(req))
    return retryAfter === null
      ? undefined
      : { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Try again later.', retryAfter }
  }

  /**
   * Waits for the request's turn. Returns the function that ends it, or the refusal when too many wait. `own`: the shop's own request, which
   * has its own limit.
   */
  async enter(req: IncomingMessage, own: boolean): Promise<(() => void) | Rejection> {
    const isFree = own || req.url?.startsWith(ELSEWHERE) === true
    const network = networkOf(req)
    if (!isFree && !(await this.#turns.enter(network))) return OVERLOADED
    this.#inside += 1
    const end = isFree ? undefined : this.#meter.begin()
    return () => {
      this.#inside -= 1
      if (!end) return
      this.#turns.leave()
      this.#budget.charge(network, end())
    }
  }
}
