/**
 * The data of the built-in recommendations: how often a model is viewed and bought. Only sums for each model are stored, without personal
 * data: no cookie, no IP address, no session. Older days have less weight, half after thirty days.
 */
import { inStates } from '@/lib/backend/platform/database/in-states'
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { HOLDING_STATES } from '@/lib/order/order-states'
import { moduleState } from '@/lib/process/state.mjs'

const HALF_LIFE_DAYS = 30
/** The weight of older purchases is almost zero. */
const PURCHASE_DAYS = 180

const VISIT_MS = 1_800_000
const MAX_REMEMBERED = 50_000
/** Maximum number of models with views that are not in the database yet. */
const MAX_WAITING = 20_000

interface State {
  views: Map<number, number>
  seen: Set<string>
  since: number
}
const state = moduleState('productViews', (): State => ({ views: new Map(), seen: new Set(), since: Date.now() }))

/**
 * Counts a view of a model; further views from the same network within half an hour are not counted. The network is stored only in memory
 * until then.
 */
export function countView(modelId: number, network: string | null): void {
  const { views, seen } = state
  if (Date.now() - state.since > VISIT_MS || seen.size >= MAX_REMEMBERED) {
    seen.clear()
    state.since = Date.now()
  }
  const visit = `${network ?? 'unknown'} ${modelId}`
  if (seen.has(visit) || (views.size >= MAX_WAITING && !views.has(modelId))) return
  seen.add(visit)
  views.set(modelId, (views.get(modelId) ?? 0) + 1)
}

const weight = (since: ReturnType<typeof sql>) => sql`power(0.5, ${since} / ${HALF_LIFE_DAYS}::float8)`

/** Writes the views since the last time to the database; after a failure they are written the next time. */
export async function storeViews(): Promise<void> {
  const { views } = state
  if (views.size === 0) return
  state.views = new Map()
  const ids = [...views.keys()].sort((a, b) => a - b)
  try {
    await db().execute(sql`
      insert into model_activity as a (model_id, views)
      select m.id, given.views from unnest(${sql.param(ids)}::int[], ${sql.param(ids.map((id) => views.get(id) ?? 0))}::float8[]) as given(id, views)
        join models m on m.id = given.id and m.is_public order by m.id
      on conflict (model_id) do update set viewed_on = current_date, views = excluded.views + a.views * ${weight(sql`(current_date - a.viewed_on)`)}`)
  } catch (error) {
    for (const [id, count] of views) state.views.set(id, (state.views.get(id) ?? 0) + count)
    throw error
  }
}

const STORE_EVERY_MS = 10_000

/**
 * Writes this process's views every ten seconds; returns a function that stops it after a last write. After a failure the views are written
 * the next time.
 */
export function startStoringViews(): () => Promise<void> {
  const store = () => storeViews().catch(() => undefined)
  const timer = setInterval(() => void store(), STORE_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await store()
  }
}

/**
 * Sums up the paid purchases of each model. A purchase loses weight by whole days, and only rows whose sum has changed are written: this runs
 * every five minutes, and each written row leaves a dead one.
 */
export async function countPurchases(): Promise<void> {
  await withTx(
    async (tx) => {
      await tx.execute(sql`
      with sums as (
        select l.model_id, sum(l.quantity * ${weight(sql`(current_date - o.paid_at::date)`)}) as purchases from order_lines l join orders o on o.id = l.order_id
        where o.paid_at > now() - make_interval(days => ${PURCHASE_DAYS}) and ${inStates('o.status', HOLDING_STATES)} and l.model_id is not null
        group by l.model_id),
      ended as (update model_activity set purchases = 0 where purchases <> 0 and model_id not in (select model_id from sums))
      insert into model_activity as a (model_id, purchases) select model_id, purchases from sums order by model_id
      on conflict (model_id) do update set purchases = excluded.purchases where a.purchases is distinct from excluded.purchases`)
    },
    { name: 'recommendations.purchases' },
  )
}
