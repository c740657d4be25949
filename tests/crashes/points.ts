/** Every named step of an order's life, with the process killed right before and right after it; a fresh one has to finish what was begun. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { codeHash } from '@/lib/backend/checkout/secret-codes'
import { db } from '@/lib/backend/db/pool'
import * as s from '@/lib/backend/db/schema'
import { CENTRAL, count, discountCode, giftCard, sell } from '../support/checkout-shop'
import { ServerProcess } from './server-process'
import { nothingSeen, order, priced, tell, type Seen } from './shoppers'
import { open, verdict, type Verdict } from './verdict'

const ROOMS = ['orders', 'payments', 'jobs', 'outbox', 'mail']
/** So long may a scenario take to reach its point, ms. */
const PATIENCE_MS = 8_000

/** `before:` and `after:` each step that the code of orders names, the begin and commit of its transactions among them. */
export function crashPoints(): string[] {
  const files = ROOMS.flatMap((room) => readdirSync(join('lib/backend', room), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')).map((file) => join('lib/backend', room, file)))
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const steps = [...text.matchAll(/\bstep\('([\w.]+)'/g)].map(([, name]) => name ?? '')
  const transactions = [...text.matchAll(/\bwithTx\([\s\S]*?\{ name: '([\w.]+)' \}/g)].flatMap(([, name]) => [`${name}.begin`, `${name}.commit`])
  const names = [...new Set([...steps, ...transactions])].filter((name) => !name.startsWith('season')).sort()
  return names.flatMap((name) => [`before:${name}`, `after:${name}`])
}

type Scenario = 'paid' | 'cancelled' | 'campaign' | 'expired'
const SCENARIOS: readonly Scenario[] = ['paid', 'cancelled', 'campaign', 'expired']

interface Stage { readonly baseUrl: string; readonly seen: Seen; readonly isOver: () => boolean }

/** An order with code and gift card that is paid, cancelled or left to expire; or one of a gift campaign. Asks until it is through. */
async function act(scenario: Scenario, { baseUrl, seen, isOver }: Stage): Promise<void> {
  const placed = await order(baseUrl, await templateFor(scenario), seen, isOver)
  if (!placed?.reference) return
  if (scenario === 'expired') {
    await db().execute(sql`update orders set expires_at = now() - interval '1 minute' where number = ${placed.number}`)
    while (!isOver() && (await count(sql`select count(*) from orders where number = ${placed.number} and status = 'pending_payment'`)) > 0) {
      // The next sweep now, not in a quarter of a minute.
      await db().execute(sql`update pgboss.job set start_after = now() where name = 'order-expiry' and state in ('created', 'retry')`)
      await sleep(100)
    }
    return
  }
  const { rows: [payment] } = await db().execute<{ amount: number; currency: string }>(sql`select amount, currency from payments where reference = ${placed.reference}`)
  const event = { eventId: `${placed.reference}.call`, reference: placed.reference, amount: payment?.amount ?? 0, currency: payment?.currency ?? '' }
  const done = await tell(baseUrl, { ...event, kind: scenario === 'cancelled' ? 'cancelled' : 'captured' }, seen, isOver)
  if (done && scenario === 'paid') seen.paid.add(placed.number)
}

async function templateFor(scenario: Scenario) {
  const { variantId, modelId } = await sell({ stock: { [CENTRAL]: 5 } })
  const products = [{ productId: variantId, amount: 1 }]
  const [code, card] = [`POINT-${randomUUID().slice(0, 12)}`, `CARD-${randomUUID()}`]
  if (scenario === 'campaign') {
    const [campaign] = await db().insert(s.giftCampaigns).values({ slug: `gifts-${randomUUID()}`, names: { en: 'Gifts' }, modelIds: [modelId] }).returning({ id: s.giftCampaigns.id, slug: s.giftCampaigns.slug })
    await db().insert(s.giftCampaignCodes).values({ codeHash: codeHash(code), campaignId: campaign?.id ?? 0 })
    return priced({ cart: { products, giftcampaign_data: { code, campaign: campaign?.slug ?? '' } } })
  }
  await discountCode({ code, kind: 'percent', value: 10, maxUses: 1 })
  await giftCard(card, 1_000)
  return priced({ cart: { products, discount_codes: [code, card] } })
}

export interface PointsReport {
  readonly crashes: number
  readonly notReached: string[]
  /** Ms from the crash to the last of what the order had to do, mail included; the worst of all. */
  readonly worst: number
  readonly faults: string[]
  readonly verdict: Verdict
}

interface Play { readonly points: readonly string[]; readonly rounds: number; readonly port: number; readonly env: Record<string, string> }

/** Arms a point, lets the scenarios run into it, and goes on with a new process, which also has to clear up after the old one. */
export async function playPoints({ points, rounds, port, env }: Play): Promise<PointsReport> {
  const seen = nothingSeen()
  const baseUrl = `http://127.0.0.1:${port}`
  const reachedBy = new Map<string, Scenario>()
  const notReached: string[] = []
  let [crashes, worst] = [0, 0]
  let server = await ServerProcess.start(port, env)

  /** Plays one scenario against an armed server; gives whether it died. */
  const strike = async (scenario: Scenario): Promise<boolean> => {
    let over = false
    const acting = act(scenario, { baseUrl, seen, isOver: () => over })
    const died = await Promise.race([server.ended().then(() => true), acting.then(async () => { await sleep(1_500); return false }), sleep(PATIENCE_MS).then(() => false)])
    if (died) {
      const start = performance.now()
      server = await ServerProcess.start(port, env)
      await acting
      while ((await open()) > 0 && performance.now() - start < PATIENCE_MS * 10) await sleep(100)
      worst = Math.max(worst, performance.now() - start)
    }
    over = true
    await acting
    return died
  }

  for (const point of points) {
    for (let round = 0; round < rounds; round += 1) {
      const known = reachedBy.get(point)
      let died = false
      for (const scenario of known ? [known] : SCENARIOS) {
        if (!server.isRunning) server = await ServerProcess.start(port, env)
        await server.crashAt(point)
        died = await strike(scenario)
        if (!died) continue
        reachedBy.set(point, scenario)
        crashes += 1
        break
      }
      if (died) continue
      // An armed server that lives would die for the next point's scenario.
      await server.kill()
      server = await ServerProcess.start(port, env)
      if (!known) {
        notReached.push(point)
        break
      }
    }
  }
  const outcome = await verdict(seen)
  await server.kill()
  return { crashes, notReached, worst: Math.round(worst), faults: seen.faults, verdict: outcome }
}
