/** The server or the database killed again and again while shoppers order. */
import { setTimeout as sleep } from 'node:timers/promises'

import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { CENTRAL, discountCode, giftCard, HELSINKI, sell } from '../support/checkout-shop'
import type { OwnPostgres } from '../support/own-postgres'
import { ServerProcess } from './server-process'
import { nothingSeen, post, priced, shop, type Seen } from './shoppers'
import { verdict, type Verdict } from './verdict'

const SHOPPERS = 20

/** Carts of every kind: plain, of several products, with a limited code, with a gift card, and of something that runs out. */
async function carts(): Promise<PlaceOrder[]> {
  const many = { stock: { [CENTRAL]: 50_000, [HELSINKI]: 50_000 } }
  const [a, b, c] = [await sell(many), await sell(many), await sell(many)]
  const scarce = await sell({ stock: { [CENTRAL]: 150 } })
  const stamp = Date.now().toString(36)
  await discountCode({ code: `CRASH-${stamp}`, kind: 'percent', value: 10, maxUses: 100_000 })
  await giftCard(`CRASHCARD-${stamp}`, 100_000_000)
  const row = ({ variantId: productId }: { variantId: number }, amount = 1) => ({ productId, amount })
  return [
    await priced({ cart: { products: [row(a)] } }),
    await priced({ cart: { products: [row(b, 2), row(c), row(a)] } }),
    await priced({ cart: { products: [row(c)], discount_codes: [`CRASH-${stamp}`] } }),
    await priced({
      cart: { products: [row(b)], discount_codes: [`CRASHCARD-${stamp}`] },
      form: { delivery_method: 'store', delivery_location: String(HELSINKI) },
    }),
    await priced({ cart: { products: [row(scarce)] } }),
  ]
}

export interface KillReport {
  readonly kills: number
  readonly orders: number
  readonly paid: number
  readonly seen: Seen
  readonly verdict: Verdict
  /** Ms from a kill to the first answer of the shop that is not a 503, the worst of them. */
  readonly worstReturn: number
}

interface Play {
  readonly database: OwnPostgres
  readonly port: number
  readonly kills: number
  readonly env: Record<string, string>
}

/** Ms until the shop answers a question that needs the database. */
async function untilItAnswers(baseUrl: string, template: PlaceOrder): Promise<number> {
  const start = performance.now()
  for (;;) {
    const answer = await post(baseUrl, '/api/checkout/', template.cart).catch(() => null)
    if (answer?.status === 200) return Math.round(performance.now() - start)
    if (performance.now() - start > 60_000)
      throw new Error(`The shop does not come back: ${answer?.status ?? 'no connection'}`)
    await sleep(25)
  }
}

async function play(
  { kills, port }: Play,
  strike: (seen: Seen) => Promise<void>,
  settle: () => Promise<void>,
): Promise<KillReport> {
  const baseUrl = `http://127.0.0.1:${port}`
  const templates = await carts()
  const [plain] = templates
  if (!plain) throw new Error('no carts')
  const seen = nothingSeen()
  let over = false
  const shoppers = Array.from({ length: SHOPPERS }, () => shop(baseUrl, templates, seen, () => over))
  let worstReturn = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(Math.random() * 500)
    await strike(seen)
    worstReturn = Math.max(worstReturn, await untilItAnswers(baseUrl, plain))
  }
  await sleep(500)
  over = true
  await Promise.all(shoppers)
  const report = {
    kills,
    orders: seen.acknowledged.size,
    paid: seen.paid.size,
    seen,
    verdict: await verdict(seen),
    worstReturn,
  }
  await settle()
  return report
}

/** B1: `kill -9` of the server, and a new one in its place. */
export async function killServer(options: Play): Promise<KillReport> {
  const { port, env } = options
  let server = await ServerProcess.start(port, env)
  return play(
    options,
    async (seen) => {
      if (!server.isRunning) seen.faults.push(`the server ended by itself: ${await server.ended()}`)
      await server.kill()
      server = await ServerProcess.start(port, env)
    },
    () => server.kill(),
  )
}

/** B4: `kill -9` of the database under one server that goes on. */
export async function killDatabase(options: Play): Promise<KillReport> {
  const { port, env, database } = options
  const server = await ServerProcess.start(port, env)
  const report = await play(
    options,
    async () => {
      await database.kill()
      await database.start()
    },
    () => Promise.resolve(),
  )
  if (!server.isRunning) report.seen.faults.push(`the server ended by itself: ${await server.ended()}`)
  await server.kill()
  return report
}
