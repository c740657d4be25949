import type { IncomingMessage } from 'node:http'
import { clientNetwork } from '@/lib/market/client-network'
import { CLIENT_ADDRESS } from '@/lib/market/decide-request'
import { CostBudget, CostMeter } from './costs'
import { OVERLOADED } from './overload'
import type { Rejection } from './reject'
import { Turns } from './turns'

/** Another process renders pictures, with a queue of its own. While they wait for it they cost nothing here and occupy no place. */
const PICTURES = '/media/'
/** Processor time of the app for one picture, without the rendering. */
const PICTURE_MS = 3

/** The address for which a request is counted; written by the front door. */
const networkOf = ({ headers }: IncomingMessage) => clientNetwork(headers[CLIENT_ADDRESS]?.toString() ?? null) ?? ''

/** The entrance of the app: who may enter, when, and what it cost. */
export class Gate {
  readonly #turns = new Turns()
  readonly #meter = new CostMeter()
  readonly #budget = new CostBudget()
  #inside = 0

  /** Requests that the app is working on, without pictures. */
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
   * Waits for the request's turn. Returns the function that ends it, or the refusal when too many wait, or when those of its address that
   * entered before it have used up its processor time. `own`: the shop's own request, which has its own limit.
   */
  async enter(req: IncomingMessage, own: boolean): Promise<(() => void) | Rejection> {
    if (own) return this.#work(() => undefined)
    const network = networkOf(req)
    if (!(await this.#turns.enter(network))) return OVERLOADED
    const refusal = this.rejectionOf(req)
    const isPicture = req.url?.startsWith(PICTURES) === true
    if (refusal || isPicture) this.#turns.leave()
    if (refusal) return refusal
    if (isPicture) return () => this.#budget.charge(network, PICTURE_MS)
    return this.#work((ms) => {
      this.#turns.leave()
      this.#budget.charge(network, ms)
    })
  }

  /** Begins the work on a request; the returned function ends it. */
  #work(ended: (ms: number) => void): () => void {
    this.#inside += 1
    const end = this.#meter.begin()
    return () => {
      this.#inside -= 1
      ended(end())
    }
  }
}
