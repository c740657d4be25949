/**
 * `npm run soak -- [--minutes=60] [--pages=5] [--shoppers=3] [--orders=6]`: a production build under the steady load of a crawler that walks
 * through the sitemap (`pages` a second), shoppers who browse and fill carts, and orders paid with the sandbox provider (`orders` a minute).
 * Prints the figures of each minute, and at the end whether memory and answer times stayed flat; exits with 1 when they did not. Runs below
 * `with-database.ts`. It sells the demo's products, so do not use a database with real data.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'

import { closePools, db, setDatabase } from '@/lib/backend/platform/database/pool'
import { isDemo, loadConfig } from '../lib/environment'
import { logProgress } from '../lib/progress'
import { seedDemo } from '../lib/shop-database'
import { ask, percentile, type Reply, sitemapPaths } from './ask'
import { freePort, type Measured, startMeasured } from './processes'
import { flatness, KINDS, type Kind, type Minute } from './soak-verdict'
import { table } from './table'

const METRICS_TOKEN = randomUUID()
/** Requests of the crawler that may be unanswered at a time. */
const MAX_CRAWLING = 2

interface Options {
  minutes: number
  pages: number
  shoppers: number
  orders: number
}

function readSoakOptions(args: readonly string[]): Options {
  const options: Options = { minutes: 60, pages: 5, shoppers: 3, orders: 6 }
  for (const arg of args) {
    const [, name = '', value = ''] = /^--([a-z]+)=(\d+(?:\.\d+)?)$/.exec(arg) ?? []
    if (!(name in options)) throw new Error(`"${arg}" is not understood: --minutes=, --pages=, --shoppers=, --orders=.`)
    options[name as keyof Options] = Number(value)
  }
  return options
}

/** The answers since the last look, by kind. */
const answers: Record<Kind, Reply[]> = { crawler: [], shopper: [], order: [] }
const note = (kind: Kind, reply: Reply): Reply => {
  answers[kind].push(reply)
  return reply
}

/** A visitor's own address: the server is told to trust this process as its proxy. */
const newVisitor = () => ({
  'x-forwarded-for': `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 254) + 1).join('.')}`,
})
const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

async function crawl(origin: string, paths: readonly string[], perSecond: number, end: number): Promise<void> {
  const crawler = newVisitor()
  let running = 0
  for (let i = 0; Date.now() < end; i += 1) {
    if (running < MAX_CRAWLING) {
      running += 1
      void ask(origin, paths[i % paths.length] ?? '/', { headers: crawler }).then((reply) => {
        note('crawler', reply)
        running -= 1
      })
    }
    await sleep(1_000 / perSecond)
  }
}

const cartOf = (id: number) => ({
  country_code: 'fi',
  currency_code: 'eur',
  language_code: 'fi',
  products: [{ productId: id, amount: 1 }],
})
const quote = (origin: string, id: number, headers: Record<string, string>) =>
  ask(origin, '/api/checkout/', {
    body: { ...cartOf(id), delivery_method: 'home', postcode: '00100' },
    headers,
    reads: true,
  })

/** Looks at pages, in the order of a shopper, and has a cart priced. */
async function shop(origin: string, paths: readonly string[], variants: readonly number[], end: number): Promise<void> {
  while (Date.now() < end) {
    const headers = newVisitor()
    for (const path of ['/', oneOf(paths) ?? '/', oneOf(paths) ?? '/', '/ostoskori/']) {
      note('shopper', await ask(origin, path, { headers }))
      await sleep(300 + Math.random() * 900)
    }
    note('shopper', await quote(origin, oneOf(variants) ?? 0, headers))
  }
}

/** Places an order and pays it on the sandbox's page. */
async function buy(origin: string, id: number): Promise<Reply> {
  const headers = newVisitor()
  const priced = await quote(origin, id, headers)
  if (priced.status !== 200) return priced
  const { total_price: total } = JSON.parse(priced.text) as { total_price: number }
  const key = randomUUID()
  const form = {
    delivery_method: 'home',
    delivery_location: '',
    first_name: 'Aino',
    last_name: 'Polku',
    address: 'Polkukatu 3',
    postal_code: '00100',
    city: 'Helsinki',
    phone: '+358 40 1234567',
    email: `soak-${key}@example.com`,
  }
  const placed = await ask(origin, '/api/checkout/order/', {
    body: {
      cart_key: key,
      cart: cartOf(id),
      form,
      payment_method: 'bank',
      expected_total: total,
      expected_currency: 'eur',
    },
    headers: { ...headers, 'idempotency-key': randomUUID() },
    reads: true,
  })
  if (placed.status !== 200) return placed
  const reference = /payment-sandbox\/[\w-]+\//.exec(placed.text)?.[0]
  if (!reference) return { ...placed, status: 0 }
  const paid = await ask(origin, `/${reference}`, { body: 'action=pay', headers })
  return { ...paid, ms: priced.ms + placed.ms + paid.ms }
}

async function order(origin: string, variants: readonly number[], perMinute: number, end: number): Promise<void> {
  while (perMinute > 0 && Date.now() < end) {
    note('order', await buy(origin, oneOf(variants) ?? 0))
    await sleep(60_000 / perMinute)
  }
}

/** Variants that can be ordered, with enough stock for hours. */
async function sellable(): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select v.id from variants v join models m on m.id = v.model_id join prices p on p.variant_id = v.id and p.price_area = 1
    where m.is_public and not m.is_bundle and m.kind = 'new' and v.available > 2 and not v.on_order order by v.id limit 40`)
  const ids = rows.map(({ id }) => id)
  await db().execute(sql`
    with more as (update stock set quantity = quantity + 10000 where variant_id = any(${sql.param(ids)}::int[]) and store_id = 20 returning variant_id, store_id),
    noted as (insert into stock_ledger (variant_id, store_id, delta, reason) select variant_id, store_id, 10000, 'correction' from more)
    update variants v set available = available + 10000 from more where v.id = more.variant_id`)
  return ids
}

const MB = 1024 * 1024

/** A value of the server's own metrics. */
function metric(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
}

interface TableSize {
  name: string
  bytes: number
  dead: number
}

async function tableSizes(): Promise<TableSize[]> {
  const { rows } = await db().execute<{ name: string; bytes: string; dead: string }>(sql`
    select schemaname || '.' || relname as name, pg_total_relation_size(relid) as bytes, n_dead_tup as dead from pg_stat_user_tables`)
  return rows.map(({ name, bytes, dead }) => ({ name, bytes: Number(bytes), dead: Number(dead) }))
}

/** Private memory of the database's processes in MB; null when it runs elsewhere. */
async function databaseMemory(): Promise<number | null> {
  const { rows } = await db().execute<{ pid: number }>(sql`select pid from pg_stat_activity`)
  try {
    const kilobytes = rows.map(({ pid }) =>
      Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
    )
    return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
  } catch {
    return null
  }
}

async function look(server: Measured): Promise<{ minute: Minute; cells: string[] }> {
  const { text } = await ask(server.origin, '/api/metrics/', {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    reads: true,
  })
  const rss = metric(text, 'process_resident_memory_bytes') / MB
  const heap = metric(text, 'nodejs_heap_size_used_bytes') / MB
  const outside = metric(text, 'nodejs_external_memory_bytes') / MB
  const tables = await tableSizes()
  const dead = tables.reduce((sum, one) => sum + one.dead, 0)
  const database = await databaseMemory()
  const { rows } = await db().execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
  const p95 = {} as Record<Kind, number>
  const times: string[] = []
  let failed = 0
  let all = 0
  for (const kind of KINDS) {
    const replies = answers[kind].splice(0)
    const ms = replies.map((reply) => reply.ms)
    failed += replies.filter(({ status }) => status === 0 || status >= 400).length
    all += replies.length
    p95[kind] = percentile(ms, 0.95)
    times.push([0.5, 0.95, 0.99].map((part) => percentile(ms, part).toFixed(0)).join('/'))
  }
  const cells = [
    (all / 60).toFixed(1),
    ...times,
    String(failed),
    ...[rss, heap, outside].map((value) => value.toFixed(0)),
    database === null ? '–' : database.toFixed(0),
    (Number(rows[0]?.bytes ?? 0) / MB).toFixed(1),
    String(dead),
  ]
  return { minute: { rss, heap, p95, failed }, cells }
}

const HEAD = [
  'minute',
  'requests/s',
  ...KINDS.map((kind) => `${kind} p50/p95/p99 ms`),
  'failed',
  'rss MB',
  'heap MB',
  'outside MB',
  'database rss MB',
  'database MB',
  'dead rows',
]

async function soak(server: Measured, options: Options): Promise<boolean> {
  const { origin } = server
  const variants = await sellable()
  const paths = await sitemapPaths(origin)
  console.log(
    `${paths.length} addresses in the sitemap; ${options.pages} pages a second, ${options.shoppers} shoppers, ${options.orders} orders a minute for ${options.minutes} minutes\n`,
  )
  const before = new Map((await tableSizes()).map((one) => [one.name, one]))
  const end = Date.now() + options.minutes * 60_000
  const load = [
    crawl(origin, paths, options.pages, end),
    order(origin, variants, options.orders, end),
    ...Array.from({ length: options.shoppers }, () => shop(origin, paths, variants, end)),
  ]
  console.log(HEAD.join(' | '))
  const minutes: Minute[] = []
  for (let n = 1; n <= options.minutes; n += 1) {
    await sleep(Math.max(0, end - (options.minutes - n) * 60_000 - Date.now()))
    const { minute, cells } = await look(server)
    minutes.push(minute)
    console.log([String(n), ...cells].join(' | '))
  }
  await Promise.all(load)
  const grown = (await tableSizes())
    .map((one) => ({ ...one, growth: one.bytes - (before.get(one.name)?.bytes ?? 0) }))
    .sort((a, b) => b.growth - a.growth)
    .slice(0, 10)
  console.log('\nTables that have grown most\n')
  console.log(
    table(
      ['table', 'growth KB', 'size KB', 'dead rows'],
      grown.map(({ name, growth, bytes, dead }) => [
        name,
        (growth / 1024).toFixed(0),
        (bytes / 1024).toFixed(0),
        String(dead),
      ]),
    ),
  )
  const { rows, isFlat } = flatness(minutes)
  console.log(
    `\nMedians of the second and the last third of the minutes\n\n${table(['value', 'second', 'last', 'at most', 'flat'], rows)}`,
  )
  return isFlat
}

const options = readSoakOptions(process.argv.slice(2))
const config = loadConfig('production')
await setDatabase({ url: process.env.DATABASE_URL ?? '' })
if (isDemo(config)) await seedDemo(process.env.DATABASE_URL ?? '', logProgress)
const server = await startMeasured('front door', ['--import', 'tsx', 'server/start.ts'], await freePort(), '/readyz', {
  METRICS_TOKEN,
  TRUST_PROXY: '1',
})
const stop = () => void server.stop().then(() => process.exit(1))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
try {
  if (!(await soak(server, options))) process.exitCode = 1
} finally {
  await server.stop()
  await closePools()
}
