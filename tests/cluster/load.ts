/** Shoppers who look at finished pages, fill carts, order and pay, without end; what happened to them is counted by kind. */
import { setTimeout as sleep } from 'node:timers/promises'

import type { PaymentEvent } from '@/lib/backend/flows/payments/port'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { insist, nothingSeen, order, post, type Seen, someAddress, tell } from '../crashes/shoppers'

export const SHOPPERS = 4
const CART_FILLERS = 2

interface Visitors {
  readonly visitors: number
  /** Between two pages of one of them. */
  readonly pauseMs: number
}

/** A page request that was answered in full, or was not. */
interface PageView {
  readonly at: number
  readonly ms: number
  readonly ok: boolean
}

export interface Counts {
  readonly pages: number
  readonly badPages: number
  readonly orders: number
  readonly carts: number
  readonly payments: number
  /** Requests that were sent again, by kind: answered with 503, or without an answer. */
  readonly refused: readonly [orders: number, carts: number, payments: number]
  readonly broken: readonly [orders: number, carts: number, payments: number]
}

/** A page as somebody sees it who has not been here: what one address may cost is limited. */
export async function visit(url: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, {
    headers: { 'x-forwarded-for': someAddress() },
    signal: AbortSignal.timeout(15_000),
  })
  return { status: answer.status, text: await answer.text() }
}

export class Load {
  readonly orders: Seen = nothingSeen()
  readonly carts: Seen = nothingSeen()
  readonly payments: Seen = nothingSeen()
  /** When the orders were acknowledged. */
  readonly acknowledgedAt: number[] = []
  readonly views: PageView[] = []
  /** What pages were answered with that were not served, and how often. */
  readonly pageErrors = new Map<string, number>()
  #filled = 0
  #badPages = 0
  #over = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly origin: string,
    private readonly templates: readonly PlaceOrder[],
    private readonly pages: readonly string[],
    private readonly visitors: Visitors = { visitors: 2, pauseMs: 80 },
  ) {}

  start(): void {
    const many = (count: number, life: () => Promise<void>) => Array.from({ length: count }, life)
    this.#running = Promise.all([
      ...many(SHOPPERS, () => this.#shop()),
      ...many(CART_FILLERS, () => this.#fillCarts()),
      ...many(this.visitors.visitors, () => this.#look()),
    ])
  }

  async stop(): Promise<void> {
    this.#over = true
    await this.#running
  }

  readonly #isOver = () => this.#over

  async #shop(): Promise<void> {
    for (let turn = 0; !this.#over; turn += 1, await sleep(150 + Math.random() * 150)) {
      const template = this.templates[turn % this.templates.length]
      if (!template) return
      const placed = await order(this.origin, template, this.orders, this.#isOver)
      if (!placed) continue
      this.acknowledgedAt.push(Date.now())
      if (placed.reference === null || Math.random() > 0.7) continue
      const event: PaymentEvent = {
        eventId: `${placed.reference}.call`,
        reference: placed.reference,
        kind: 'captured',
        amount: template.expected_total,
        currency: template.expected_currency,
      }
      if (await tell(this.origin, event, this.payments, this.#isOver)) this.payments.paid.add(placed.number)
    }
  }

  async #fillCarts(): Promise<void> {
    for (let turn = 0; !this.#over; turn += 1, await sleep(250)) {
      const cart = this.templates[turn % this.templates.length]?.cart
      const answer = await insist(this.carts, this.#isOver, () => post(this.origin, '/api/checkout/', cart))
      if (answer?.status === 200) this.#filled += 1
      else if (answer) this.carts.faults.push(`cart: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
  }

  async #look(): Promise<void> {
    for (let turn = 0; !this.#over; turn += 1, await sleep(this.visitors.pauseMs)) {
      const at = Date.now()
      const ok = await this.#sees(this.pages[turn % this.pages.length] ?? '/')
      this.views.push({ at, ms: Date.now() - at, ok })
      if (!ok) this.#badPages += 1
    }
  }

  async #sees(path: string): Promise<boolean> {
    const what = await visit(this.origin + path)
      .then(({ status, text }) => (status === 200 && !text.includes('</html>') ? 'cut off' : String(status)))
      .catch((error: unknown) => String(error))
    if (what === '200') return true
    this.pageErrors.set(what, (this.pageErrors.get(what) ?? 0) + 1)
    return false
  }

  counts(): Counts {
    const kinds = [this.orders, this.carts, this.payments] as const
    const of = (field: 'unavailable' | 'broken') =>
      kinds.map((seen) => seen[field]) as unknown as Counts['refused' | 'broken']
    return {
      pages: this.views.length,
      badPages: this.#badPages,
      orders: this.orders.acknowledged.size,
      carts: this.#filled,
      payments: this.payments.paid.size,
      refused: of('unavailable'),
      broken: of('broken'),
    }
  }

  /** Whatever must never be. */
  faults(): string[] {
    return [this.orders, this.carts, this.payments].flatMap(({ faults }) => faults)
  }
}
