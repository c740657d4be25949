/**
 * `npm run bench:orders`: how many orders a production build takes while nine of ten requests are page views. Every number is from this
 * run: first the maximum with shoppers who wait for their answers, then three times as many orders at a fixed rate. Runs below
 * `with-database.ts`. It sells the demo's products and does not delete the orders, so do not use a database with real data.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { sql } from 'drizzle-orm'

import { closePools, db, setDatabase } from '@/lib/backend/platform/database/pool'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { isDemo, loadConfig } from '../lib/environment'
import { logProgress } from '../lib/progress'
import { seedDemo } from '../lib/shop-database'
import { freePort, startMeasured } from './processes'

const SECONDS = Number(process.env.SECONDS) || 30
const SHOPPERS = Number(process.env.SHOPPERS) || 16
/** Page views for each order. */
const LOOKS = 9

interface Reply {
  readonly status: number
  readonly ms: number
  readonly isOrder: boolean
  readonly retryAfter: boolean
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

function ask(origin: string, path: string, body?: object): Promise<Reply> {
  const start = performance.now()
  const bytes = body && Buffer.from(JSON.stringify(body))
  return new Promise((resolve) => {
    const done = (status: number, text: string, retryAfter: boolean) =>
      resolve({ status, text, retryAfter, ms: performance.now() - start, isOrder: path.includes('/order/') })
    const outgoing = request(
      new URL(path, origin),
      {
        method: body ? 'POST' : 'GET',
        agent,
        headers: {
          'user-agent': 'Mozilla/5.0 (bench)',
          ...(body ? {} : { 'accept-encoding': 'gzip' }),
          ...(bytes && {
            'content-type': 'application/json',
            'content-length': bytes.length,
            'idempotency-key': randomUUID(),
          }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => {
          if (body) chunks.push(chunk)
        })
        response.on('end', () =>
          done(
            response.statusCode ?? 0,
            Buffer.concat(chunks).toString(),
            response.headers['retry-after'] !== undefined,
          ),
        )
        response.on('error', () => done(0, '', false))
      },
    )
    outgoing.on('error', () => done(0, '', false))
    outgoing.end(bytes)
  })
}

const at = (values: number[], part: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0)

interface Goods {
  readonly pages: string[]
  readonly order: () => object
}

/** Some products with much stock, their pages, and an order of one of them. */
async function findProducts(origin: string): Promise<Goods> {
  const { rows } = await db().execute<{ id: number; path: string }>(sql`
    select v.id, '/' || b.slug || '/' || m.slug || '/' as path from variants v join models m on m.id = v.model_id join brands b on b.id = m.brand_id
      join prices p on p.variant_id = v.id and p.price_area = 1
    where m.is_public and not m.is_bundle and m.kind = 'new' and v.available > 2 and not v.on_order order by v.id limit 40`)
  await db().execute(sql`
    with more as (update stock set quantity = quantity + 100000 where variant_id = any(${sql.param(rows.map(({ id }) => id))}::int[]) and store_id = 20 returning variant_id, store_id),
    noted as (insert into stock_ledger (variant_id, store_id, delta, reason) select variant_id, store_id, 100000, 'correction' from more)
    update variants v set available = available + 100000 from more where v.id = more.variant_id`)
  const cart = (id: number) => ({
    country_code: 'fi',
    currency_code: 'eur',
    language_code: 'fi',
    products: [{ productId: id, amount: 1 }],
  })
  const form = {
    delivery_method: 'home',
    delivery_location: '',
    first_name: 'Aino',
    last_name: 'Polku',
    address: 'Polkukatu 3',
    postal_code: '00100',
    city: 'Helsinki',
    phone: '+358 40 1234567',
    email: 'aino@example.com',
  }
  const totals = new Map<number, number>()
  let refusal = ''
  for (const { id } of rows) {
    const { status, text } = await ask(origin, '/api/checkout/', {
      ...cart(id),
      delivery_method: form.delivery_method,
      postcode: form.postal_code,
    })
    if (status === 200) totals.set(id, (JSON.parse(text) as { total_price: number }).total_price)
    else refusal = text
  }
  if (totals.size === 0) throw new Error(`Nothing can be ordered: ${refusal}`)
  const sold = [...totals]
  const order = () => {
    const [id, total] = sold[Math.floor(Math.random() * sold.length)] ?? [0, 0]
    return {
      cart_key: randomUUID(),
      cart: cart(id),
      form,
      payment_method: 'bank',
      expected_total: total,
      expected_currency: 'eur',
    }
  }
  const trial = await ask(origin, '/api/checkout/order/', order())
  if (trial.status !== 200) throw new Error(`An order is refused: ${trial.status} ${trial.text}`)
  return { pages: rows.map(({ path }) => path), order }
}

const memory = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

function report(name: string, replies: readonly Reply[], seconds: number): number {
  const orders = replies.filter(({ isOrder }) => isOrder)
  const placed = orders.filter(({ status }) => status === 200)
  const refused = orders.filter(({ status }) => status === 503)
  const looks = replies.filter(({ isOrder }) => !isOrder)
  const other = replies.length - placed.length - refused.length - looks.filter(({ status }) => status === 200).length
  const ms = placed.map((reply) => reply.ms)
  const perSecond = placed.length / seconds
  console.log(
    `${name}: ${perSecond.toFixed(1)} orders/s, p50 ${at(ms, 0.5)} ms, p95 ${at(ms, 0.95)} ms, p99 ${at(ms, 0.99)} ms; ${(looks.length / seconds).toFixed(0)} pages/s, p95 ${at(
      looks.map((look) => look.ms),
      0.95,
    )} ms; ` +
      `${refused.length} orders told to come back (p95 ${at(
        refused.map((reply) => reply.ms),
        0.95,
      )} ms, ${refused.filter(({ retryAfter }) => !retryAfter).length} without Retry-After), ${other} of any other kind`,
  )
  return perSecond
}

/** A fixed number of shoppers who wait for each answer. */
async function waitingShoppers(origin: string, { pages, order }: Goods): Promise<Reply[]> {
  const replies: Reply[] = []
  const end = Date.now() + SECONDS * 1_000
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      while (Date.now() < end) {
        for (let look = 0; look < LOOKS; look += 1)
          replies.push(await ask(origin, pages[Math.floor(Math.random() * pages.length)] ?? '/'))
        replies.push(await ask(origin, '/api/checkout/order/', order()))
      }
    }),
  )
  return replies
}

/** A fixed rate of orders per second, with nine page views for each, without waiting for answers. */
async function atFixedRate(origin: string, { pages, order }: Goods, perSecond: number): Promise<Reply[]> {
  const running: Promise<Reply>[] = []
  const start = performance.now()
  for (let sent = 0; performance.now() - start < SECONDS * 1_000; ) {
    for (const due = ((performance.now() - start) / 1_000) * perSecond; sent < due; sent += 1) {
      running.push(ask(origin, '/api/checkout/order/', order()))
      for (let look = 0; look < LOOKS; look += 1)
        running.push(ask(origin, pages[Math.floor(Math.random() * pages.length)] ?? '/'))
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return Promise.all(running)
}

const config = loadConfig('production')
await setDatabase({ url: process.env.DATABASE_URL ?? '' })
if (isDemo(config)) await seedDemo(process.env.DATABASE_URL ?? '', logProgress)
const server = await startMeasured('front door', ['--import', 'tsx', 'server/start.ts'], await freePort(), '/readyz', {
  SHOP_NAME: config.shopName,
  // All orders come from one address.
  HOLD_LIMITS: 'off',
})
try {
  const goods = await findProducts(server.origin)
  for (const page of goods.pages) await ask(server.origin, page)
  const before = memory(server.pid)
  // The demo has a code that was used without an order.
  const known = new Set((await brokenInvariants(db())).map((row) => JSON.stringify(row)))
  const peak = report('peak', await waitingShoppers(server.origin, goods), SECONDS)
  const afterPeak = memory(server.pid)
  const overload = report('three times as much', await atFixedRate(server.origin, goods, peak * 3), SECONDS)
  console.log(
    `${Math.round((overload / peak) * 100)} % of the peak under overload; memory ${before} MB before, ${afterPeak} MB after the peak, ${memory(server.pid)} MB after the overload`,
  )
  const broken = (await brokenInvariants(db())).filter((row) => !known.has(JSON.stringify(row)))
  console.log(`invariants broken: ${broken.length}`, ...broken.slice(0, 3))
  if (broken.length > 0) process.exitCode = 1
} finally {
  await server.stop()
  await closePools()
}
