/**
 * Counts of goods in a store, by shelf. A scan names its time, and is compared with what should have lain there at that time, so that what is
 * sold, packed or delivered during the count does not falsify it. What is sold and not packed yet still lies on the shelf: it is counted,
 * too, though the shop no longer offers it.
 */
import { sql } from 'drizzle-orm'

import { setStockLevels } from '@/lib/backend/domain/catalogue/set-stock-levels'
import { recordChanges } from '@/lib/backend/domain/schema/office'
import { stockCountLines, stockCounts } from '@/lib/backend/domain/schema/office-goods'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'
import type { CountResult, StockCount } from '@/lib/contract/schemas/office-counts'
import { PACKED_EVENT } from '@/lib/order/events'
import { UNPACKED_STATES } from '@/lib/order/order-states'

import type { Actor } from './actor'
import { variantTitle } from './entities/variant-title'

const refused = () => new ApiError('FORBIDDEN', 'You may not do this.')

interface Found extends Record<string, unknown> {
  code: string
  variant: number
  title: string
}

/** The variants behind codes: their EAN or their SKU, in any case. Of two with the same SKU the one whose EAN it is comes first. */
export async function variantsOf(
  reader: Pick<Tx, 'execute'>,
  codes: readonly string[],
  { language }: Actor,
): Promise<Found[]> {
  const { rows } = await reader.execute<Found>(sql`
    select distinct on (g.code) g.code, v.id as variant, ${variantTitle(language)} as title
    from unnest(${sql.param([...new Set(codes)])}::text[]) as g(code)
    join variants v on v.gtin = g.code or v.gtin = '0' || g.code or lower(v.sku) = lower(g.code)
    left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    order by g.code, v.gtin = g.code desc nulls last, v.id`)
  return rows
}

/** The names behind scanned codes, for who may see stock. */
export async function namesOfCodes(codes: readonly string[], actor: Actor): Promise<Found[]> {
  if (!actor.may('office.stock.read')) throw refused()
  return variantsOf(db(), codes, actor)
}

/** Stores in the order in which staff see them. */
export async function countStores(actor: Actor): Promise<{ id: number; name: string }[]> {
  if (!actor.may('office.stock.read')) throw refused()
  const { rows } = await db().execute<{ id: number; name: string }>(
    sql`select id, short_name as name from stores order by stock_display_order, id`,
  )
  return rows
}

interface Line {
  readonly variant: number
  readonly title: string
  readonly code: string
  readonly shelves: readonly string[]
  readonly counted: number
  /** The last scan, by the shop's clock. */
  readonly at: Date
}

interface Sorted {
  readonly lines: readonly Line[]
  readonly unknown: CountResult['unknown']
}

/** Scans of one variant add up over shelves and codes. The device's clock is set right by what it says that it is now. */
function sorted({ shelves, sentAt }: StockCount, found: readonly Found[]): Sorted {
  const variants = new Map(found.map((row) => [row.code, row]))
  const late = Date.now() - Date.parse(sentAt)
  const lines = new Map<number, Line>()
  const unknown: CountResult['unknown'] = []
  for (const { shelf, scans } of shelves)
    for (const { code, count, at } of scans) {
      const known = variants.get(code)
      if (!known) {
        unknown.push({ shelf, code, count })
        continue
      }
      const moment = new Date(Math.min(Date.parse(at) + late, Date.now()))
      const earlier = lines.get(known.variant)
      lines.set(known.variant, {
        variant: known.variant,
        title: known.title,
        code: earlier?.code ?? code,
        shelves: [...new Set([...(earlier?.shelves ?? []), shelf])],
        counted: (earlier?.counted ?? 0) + count,
        at: earlier && earlier.at > moment ? earlier.at : moment,
      })
    }
  return { lines: [...lines.values()], unknown }
}

interface Expected extends Record<string, unknown> {
  variant: number
  /** Units that the store offers now. */
  held: number
  /** Units that should have lain there at the time of the scan. */
  expected: number
}

/**
 * What should have lain in the store at the time of each line: the ledger up to then, and of what orders had taken by then what was not packed
 * yet. An order counts when it is unpacked now, or was packed or released after the scan.
 */
async function expectedAt(
  reader: Pick<Tx, 'execute'>,
  store: number,
  lines: readonly Line[],
): Promise<Map<number, Expected>> {
  const given = lines.map(({ variant, at }) => ({ variant, at: at.toISOString() }))
  const { rows } = await reader.execute<Expected>(sql`
    with g as (select * from json_to_recordset(${JSON.stringify(given)}::json) as g(variant int, at timestamptz)),
    then_held as (
      select g.variant, coalesce(sum(l.delta), 0)::int as held from g
      left join stock_ledger l on l.variant_id = g.variant and l.store_id = ${store} and l.created_at <= g.at group by 1),
    unpacked as (
      select g.variant, -sum(l.delta)::int as units from g
      join stock_ledger l on l.variant_id = g.variant and l.store_id = ${store} and l.created_at <= g.at and l.order_id is not null
      join orders o on o.id = l.order_id
      where l.return_id is null and (o.status = any(${sql.param([...UNPACKED_STATES])}::text[])
        or exists (select 1 from order_events e where e.order_id = o.id and e.kind = ${PACKED_EVENT} and e.created_at > g.at)
        or exists (select 1 from stock_ledger r where r.order_id = o.id and r.reason = 'release' and r.created_at > g.at))
      group by 1)
    select g.variant, coalesce(s.quantity, 0) as held, t.held + coalesce(u.units, 0) as expected
    from g join then_held t on t.variant = g.variant left join unpacked u on u.variant = g.variant
    left join stock s on s.variant_id = g.variant and s.store_id = ${store}`)
  return new Map(rows.map((row) => [row.variant, row]))
}

const shown = ({ lines, unknown }: Sorted, expected: ReadonlyMap<number, Expected>, isSaved: boolean): CountResult => ({
  lines: lines.map(({ at: _at, shelves, ...line }) => {
    const should = expected.get(line.variant)?.expected ?? 0
    return { ...line, shelves: [...shelves], expected: should, difference: line.counted - should }
  }),
  unknown,
  isSaved,
})

async function requireStore(reader: Pick<Tx, 'execute'>, store: number): Promise<void> {
  const { rowCount } = await reader.execute(sql`select 1 from stores where id = ${store}`)
  if (rowCount === 0) throw new ApiError('NOT_FOUND', 'There is no such store.')
}

/** A count that was saved before, as it was. */
async function saved(tx: Tx, id: string, { language }: Actor): Promise<CountResult> {
  const { rows } = await tx.execute<CountResult['lines'][number] & Record<string, unknown>>(sql`
    select l.variant_id as variant, ${variantTitle(language)} as title, l.code, l.shelves, l.counted, l.expected, l.counted - l.expected as difference
    from stock_count_lines l join variants v on v.id = l.variant_id
    left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id where l.count_id = ${id} order by v.id`)
  const { rows: counts } = await tx.execute<{ unknown: CountResult['unknown'] }>(
    sql`select unknown from stock_counts where id = ${id}`,
  )
  return { lines: rows, unknown: counts[0]?.unknown ?? [], isSaved: true }
}

/** Compares a count, and saves it unless it is a preview: movements in the ledger with the reason `count`, once, in one transaction. */
export async function saveCount(
  { count, isPreview }: { count: StockCount; isPreview: boolean },
  actor: Actor,
): Promise<CountResult> {
  if (!actor.may('office.stock.read') || !actor.may('office.stock.write')) throw refused()
  const codes = count.shelves.flatMap(({ scans }) => scans.map(({ code }) => code))
  if (isPreview) {
    await requireStore(db(), count.store)
    const parts = sorted(count, await variantsOf(db(), codes, actor))
    return shown(parts, await expectedAt(db(), count.store, parts.lines), false)
  }
  return withTx((tx) => saveIn(tx, count, codes, actor), { name: 'office.count' })
}

async function saveIn(tx: Tx, count: StockCount, codes: readonly string[], actor: Actor): Promise<CountResult> {
  await requireStore(tx, count.store)
  const parts = sorted(count, await variantsOf(tx, codes, actor))
  // Of the same count sent twice at once, the second waits here for the first.
  const made = await tx
    .insert(stockCounts)
    .values({
      id: count.id,
      storeId: count.store,
      actorId: actor.id,
      shelves: [...new Set(count.shelves.map(({ shelf }) => shelf))],
      unknown: parts.unknown,
    })
    .onConflictDoNothing()
    .returning({ id: stockCounts.id })
  if (made.length === 0) return saved(tx, count.id, actor)
  const ids = parts.lines.map(({ variant }) => variant)
  // As orders do, before the stock rows: nothing is sold between the comparison and the movement.
  await tx.execute(sql`select 1 from variants where id = any(${sql.param(ids)}::int[]) order by id for update`)
  const expected = await expectedAt(tx, count.store, parts.lines)
  const result = shown(parts, expected, true)
  await setStockLevels(
    tx,
    result.lines.map(({ variant, difference }) => ({
      variantId: variant,
      storeId: count.store,
      // What is sold already cannot be taken away again: the store offers nothing more of it then.
      quantity: Math.max((expected.get(variant)?.held ?? 0) + difference, 0),
    })),
    'count',
  )
  if (parts.lines.length > 0)
    await tx.insert(stockCountLines).values(
      parts.lines.map(({ variant, code, shelves, counted, at }) => ({
        countId: count.id,
        variantId: variant,
        shelves: [...shelves],
        code,
        counted,
        expected: expected.get(variant)?.expected ?? 0,
        scannedAt: at,
      })),
    )
  const differing = result.lines.filter(({ difference }) => difference !== 0).length
  await tx.insert(recordChanges).values({
    entity: 'counts',
    recordId: count.id,
    title: count.shelves
      .map(({ shelf }) => shelf)
      .join(', ')
      .slice(0, 200),
    action: 'create',
    changes: { storeId: [null, count.store], lines: [null, result.lines.length], differences: [null, differing] },
    actorId: actor.id,
  })
  return result
}
