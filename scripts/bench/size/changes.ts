/** Large changes while shoppers look at pages, and how soon one is seen. */
import { sql } from 'drizzle-orm'

import { setPricesIn } from '@/lib/backend/domain/catalogue/set-price'
import { changeMany } from '@/lib/backend/flows/office/bulk'
import { entityNamed } from '@/lib/backend/flows/office/registry'
import { isListening, startListening, stopListening } from '@/lib/backend/platform/cache/listen'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'

import { percentile } from '../ask'
import { table } from '../table'
import { type Done, run } from './child'
import { EVERYBODY } from './office'
import { type Pages, pagesOf } from './pages'

const PRICES = 20_000
const PRICES_SECONDS = 60
const SEEN_MS = 1_000
const RECORDS = 2_000
const LOOK_EVERY_MS = 50
const LOOKS = 10

interface Looked {
  readonly times: number[]
  stop(): Promise<void>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A shopper who looks at one product after another, and every fifth time at a list. */
function shopper(pages: Pages): Looked {
  const times: number[] = []
  let isOver = false
  const going = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const start = performance.now()
      await (turn % 5 === 4 ? pages.smallList() : pages.product(turn))
      times.push(performance.now() - start)
      await pause(LOOK_EVERY_MS)
    }
  })()
  const stop = () => {
    isOver = true
    return going
  }
  return { times, stop }
}

const shown = (times: readonly number[]) =>
  `${times.length} page views, p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, slowest ${Math.max(0, ...times).toFixed(0)} ms`

async function beside<T>(pages: Pages, work: () => Promise<T>): Promise<{ result: T; times: readonly number[] }> {
  const look = shopper(pages)
  try {
    return { result: await work(), times: look.times }
  } finally {
    await look.stop()
  }
}

async function aModel(): Promise<{ id: number; variant: number }> {
  const { rows } = await db().execute<{ id: number; variant: number }>(sql`
    select v.model_id as id, v.id as variant from variants v join models m on m.id = v.model_id join prices p on p.variant_id = v.id and p.price_area = 1
    where m.is_public order by hashint4(v.id) limit 1`)
  const [found] = rows
  if (!found) throw new Error('The shop has no product with a price.')
  return found
}

/** ms from the COMMIT of a price until this process, told by the database as every instance is, and the page's call have it. */
async function freshness(pages: Pages): Promise<number[]> {
  const { variant } = await aModel()
  const times: number[] = []
  for (let turn = 0; turn < LOOKS; turn += 1) {
    await pages.largestList()
    let at = 0
    await withTx(
      (tx) => setPricesIn(tx, [{ variantId: variant, priceArea: 1, kind: 'regular', amount: 12_300 + turn }]),
      { name: 'bench.price' },
    )
    at = performance.now()
    await pages.largestList()
    times.push(performance.now() - at)
  }
  return times
}

/** Prints what was measured; appends to `failures` what is slower than it should be. */
export async function measureChanges(failures: string[]): Promise<void> {
  const pages = await pagesOf()
  startListening()
  while (!isListening()) await pause(20)
  const quiet = await beside(pages, () => pause(5_000))
  const begin = (): Promise<Done> => run(['scripts/bench/size/campaign.ts', String(PRICES)])
  const { result: done, times } = await beside(pages, begin)
  console.log(`\nA campaign over ${PRICES.toLocaleString('en')} prices while one shopper looks at pages\n`)
  console.log(done.output.trim())
  const begun = [...done.output.matchAll(/^(?:planned|rows written|begun): ([\d.]+) s/gm)].reduce(
    (sum, match) => sum + Number(match[1]),
    0,
  )
  if (begun > PRICES_SECONDS) failures.push(`${PRICES} prices: ${begun.toFixed(0)} s, budget ${PRICES_SECONDS} s`)
  console.log(
    `together until begun: ${begun.toFixed(1)} s; memory at half ${done.half.toFixed(0)} MB, most ${done.peak.toFixed(0)} MB`,
  )
  const { rows } = await db().execute<{ id: number }>(
    sql`select id from models where is_public order by hashint4(id) limit ${RECORDS}`,
  )
  const ids = rows.map(({ id }) => String(id))
  const start = performance.now()
  const bulk = await beside(pages, () =>
    changeMany(entityNamed('products'), { ids, set: { belongsToOutlet: true }, reason: 'bench' }, EVERYBODY),
  )
  const seconds = (performance.now() - start) / 1_000
  await changeMany(entityNamed('products'), { ids, set: { belongsToOutlet: false } }, EVERYBODY)
  const seen = await freshness(pages)
  if (percentile(seen, 0.95) > SEEN_MS) failures.push(`a change is seen after ${percentile(seen, 0.95).toFixed(0)} ms`)
  const rowsOf = [
    ['page views without a change', shown(quiet.times)],
    ['page views during the campaign', shown(times)],
    [`${RECORDS.toLocaleString('en')} products marked at once`, `${seconds.toFixed(1)} s`],
    ['page views meanwhile, same process', shown(bulk.times)],
    [
      'price of a product until the largest list has it',
      `p50 ${percentile(seen, 0.5).toFixed(0)} ms, p95 ${percentile(seen, 0.95).toFixed(0)} ms`,
    ],
  ]
  console.log(`\n${table(['what', 'measured'], rowsOf)}`)
  await stopListening()
}
