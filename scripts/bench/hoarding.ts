/**
 * `npm run test:hoarding`: what share of the stock visitors can reserve without paying, and for how long: one address, one hundred
 * addresses, one thousand mailboxes. Every attack runs against a production build with the limits off (`before`) and with the shop's limits
 * (`after`). Attackers know the limits and use them up; each of their orders is repeated as soon as it has expired, for an hour of the
 * shop's time. Runs below `with-database.ts`; it orders the demo's products, so do not use a database with real data.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import { closePools, db, setDatabase } from '@/lib/backend/platform/database/pool'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { expireOrders } from '@/lib/backend/flows/fulfilment/expire'
import { UNPAID_STATES } from '@/lib/order/order-states'
import { isDemo, loadConfig } from '../lib/environment'
import { logProgress } from '../lib/progress'
import { seedDemo } from '../lib/shop-database'
import { freePort, startMeasured } from './processes'
import { table } from './table'

/** Rows of one cart: the most that a request may have. */
const ROWS = 200
const AT_ONCE = 8
const HOUR = 60

interface Attack {
  readonly name: string
  readonly addresses: number
  /** Mailboxes of each address. */
  readonly mailboxes: number
}

const ATTACKS: readonly Attack[] = [
  { name: 'one address', addresses: 1, mailboxes: 50 },
  { name: '100 addresses', addresses: 100, mailboxes: 20 },
  { name: '1000 mailboxes, 100 addresses', addresses: 100, mailboxes: 10 },
  { name: '1000 mailboxes, 1000 addresses', addresses: 1_000, mailboxes: 1 },
]

interface Row {
  readonly id: number
  amount: number
}

/** Part of an answer of the shop API: a checkout, a placed order or a refusal. */
interface Answer {
  readonly total_price?: number
  readonly order_number?: string
  readonly error?: { readonly code: string; readonly details?: { readonly reason?: string; readonly limit?: number } }
}

class Attacker {
  requests = 0
  orders = 0
  /** The largest amount of one variant and of one order that the shop has accepted so far; a refusal reports it. */
  #units = Number.POSITIVE_INFINITY
  /** Taken from the end: scarce variants first, so that as many as possible are sold out. */
  #goods: Row[] = []

  constructor(private readonly origin: string) {}

  async #post(path: string, address: string, body: object): Promise<Answer> {
    this.requests += 1
    const response = await fetch(new URL(path, this.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer
  }

  /** The next rows of a cart with at most `units` units. */
  #take(units: number): Row[] {
    const rows: Row[] = []
    for (let left = units; left > 0 && rows.length < ROWS; ) {
      const row = this.#goods.pop()
      if (!row) break
      // With limits, one address gets half of a variant, at least four units: the rest is for another one.
      const share = Number.isFinite(units) ? Math.max(4, Math.floor(row.amount / 2)) : row.amount
      const amount = Math.min(row.amount, left, share)
      rows.push({ id: row.id, amount })
      const rest = { id: row.id, amount: row.amount - amount }
      if (rest.amount > 0 && share === row.amount) this.#goods.push(rest)
      else if (rest.amount > 0) this.#goods.unshift(rest)
      left -= amount
    }
    return rows
  }

  async #order(address: string, email: string, rows: readonly Row[]): Promise<Answer> {
    const cart = {
      country_code: 'fi',
      currency_code: 'eur',
      language_code: 'fi',
      products: rows.map(({ id, amount }) => ({ productId: id, amount })),
    }
    const form = {
      delivery_method: 'home',
      first_name: 'Aino',
      last_name: 'Polku',
      address: 'Polkukatu 3',
      postal_code: '00100',
      city: 'Helsinki',
      phone: '+358 40 1234567',
      email,
    }
    const { total_price: total } = await this.#post('/api/checkout/', address, {
      ...cart,
      delivery_method: 'home',
      postcode: '00100',
    })
    return this.#post('/api/checkout/order/', address, {
      cart_key: randomUUID(),
      cart,
      form,
      payment_method: 'bank',
      expected_total: total ?? 0,
      expected_currency: 'eur',
    })
  }

  /** Orders with one mailbox until it is refused. Returns false when the address can hold no more. */
  async #useMailbox(address: string, email: string): Promise<boolean> {
    for (let misses = 0; misses < 4 && this.#goods.length > 0; ) {
      const rows = this.#take(this.#units)
      const { order_number: number, error } = await this.#order(address, email, rows)
      if (number !== undefined) {
        this.orders += 1
        continue
      }
      misses += 1
      const { reason, limit = 0 } = error?.details ?? {}
      if (reason === 'units' && limit < this.#units) this.#units = limit
      // Half of a variant may be reserved: the rest of the row is for another address.
      else if (reason === 'variant')
        this.#goods.unshift(...rows.map((row) => ({ ...row, amount: Math.ceil(row.amount / 2) })))
      else if (reason !== undefined) {
        this.#goods.push(...rows)
        return false
      }
      if (reason === 'units') this.#goods.push(...rows)
    }
    return true
  }

  /** One round of an attack on these goods. The addresses are used at the same time. */
  async run({ addresses, mailboxes }: Attack, goods: readonly Row[]): Promise<void> {
    this.#goods = goods.map((row) => ({ ...row }))
    const waiting = Array.from({ length: addresses }, (_, index) => index)
    const work = async () => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        const address = `198.18.${index >> 8}.${index & 255}`
        let refusals = 0
        for (let mailbox = 0; mailbox < mailboxes && refusals < 3 && this.#goods.length > 0; mailbox += 1)
          if (!(await this.#useMailbox(address, `m${index}x${mailbox}@example.com`))) refusals += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
}

async function findGoods(): Promise<Row[]> {
  const { rows } = await db().execute<{ id: number; amount: number }>(sql`
    select v.id, least(v.available, 9999) as amount from variants v join models m on m.id = v.model_id
      join prices p on p.variant_id = v.id and p.price_area = 1
    where m.is_public and not m.is_bundle and m.kind in ('new', 'used') and v.available > 0 and not v.on_order
      and not m.campaign_only order by v.available desc, v.id`)
  return rows
}

async function readHeld(): Promise<{ units: number; empty: number; minutes: number }> {
  const {
    rows: [row],
  } = await db().execute<{ units: number; empty: number; minutes: number }>(sql`
    select coalesce(sum(h.units), 0)::int as units,
      (select count(*)::int from (select distinct l.variant_id from order_holds h join order_lines l on l.order_id = h.order_id
        where h.ended_at is null) l join variants v on v.id = l.variant_id where v.available = 0) as empty,
      coalesce(round(max(extract(epoch from o.expires_at - o.created_at)) / 60), 0)::int as minutes
    from order_holds h join orders o on o.id = h.order_id where h.ended_at is null`)
  return row ?? { units: 0, empty: 0, minutes: 0 }
}

/** Time passes: everything was held for `minutes` and expires, and what had ended before is as much older. */
async function passTime(minutes: number): Promise<void> {
  await db().execute(sql`update orders set expires_at = now() where ${inStates('status', UNPAID_STATES)}`)
  while ((await expireOrders()) > 0);
  await db().execute(sql`
    update order_holds set created_at = created_at - make_interval(mins => ${minutes}),
      ended_at = case when ended_at < now() - interval '5 seconds' then ended_at - make_interval(mins => ${minutes}) else ended_at end`)
}

async function measure(attack: Attack, origin: string, goods: readonly Row[], total: number): Promise<string[]> {
  await db().execute(sql`delete from order_holds where ended_at is not null`)
  const attacker = new Attacker(origin)
  let most = { units: 0, empty: 0, minutes: 0 }
  let unitMinutes = 0
  let first = { requests: 0, orders: 0 }
  for (let clock = 0; clock < HOUR; ) {
    await attacker.run(attack, goods)
    const held = await readHeld()
    // Nothing ends before the hour is over.
    if (held.units === 0) break
    if (clock === 0) first = { requests: attacker.requests, orders: attacker.orders }
    if (held.units > most.units) most = held
    const minutes = Math.max(held.minutes, most.minutes, 1)
    unitMinutes += held.units * Math.min(minutes, HOUR - clock)
    await passTime(minutes)
    clock += minutes
  }
  const percent = (part: number) => `${(part * 100).toFixed(2)} %`
  return [
    attack.name,
    String(first.requests),
    String(first.orders),
    String(most.units),
    percent(most.units / total),
    String(most.empty),
    String(most.minutes),
    percent(unitMinutes / HOUR / total),
  ]
}

const HEAD = [
  '',
  'requests',
  'orders',
  'units held',
  'of the stock',
  'variants at 0',
  'minutes',
  'of the stock over an hour',
]

const config = loadConfig('production')
await setDatabase({ url: process.env.DATABASE_URL ?? '' })
if (isDemo(config)) await seedDemo(process.env.DATABASE_URL ?? '', logProgress)
const known = new Set((await brokenInvariants(db())).map((row) => JSON.stringify(row)))
try {
  for (const [when, limits] of [
    ['before', 'off'],
    ['after', process.env.HOLD_LIMITS ?? ''],
  ] as const) {
    const server = await startMeasured(
      'front door',
      ['--import', 'tsx', 'server/start.ts'],
      await freePort(),
      '/readyz',
      {
        HOLD_LIMITS: limits,
        TRUST_PROXY: '1',
      },
    )
    try {
      const goods = await findGoods()
      const total = goods.reduce((all, { amount }) => all + amount, 0)
      const rows: string[][] = []
      for (const attack of ATTACKS) rows.push(await measure(attack, server.origin, goods, total))
      console.log(`\n${when}: ${goods.length} variants, ${total} units\n\n${table(HEAD, rows)}`)
    } finally {
      await server.stop()
    }
  }
  const broken = (await brokenInvariants(db())).filter((row) => !known.has(JSON.stringify(row)))
  console.log(`\ninvariants broken: ${broken.length}`, ...broken.slice(0, 3))
  if (broken.length > 0) process.exitCode = 1
} finally {
  await closePools()
}
