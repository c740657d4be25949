/**
 * The only code that changes the state of an order, a payment, a refund, a return or a transfer request. A transition that is not in its
 * table (lib/order) does not compile, throws here, and is rejected by the database.
 */
import { type SQL, sql } from 'drizzle-orm'

import { afterCommit, type Tx } from '@/lib/backend/platform/database/with-tx'
import { count } from '@/lib/telemetry/metrics'
import type { ByOf, EffectOf, FromOf, Machine, Transition, TransitionName } from '@/lib/order/machine'

import { addEvent } from './events'

/** One handler for each effect in the table of the transition. */
export type EffectsOf<M extends Machine, T extends TransitionName<M>> = {
  readonly [E in EffectOf<M, T>]: () => Promise<unknown>
}

export interface Change<M extends Machine, T extends TransitionName<M>> {
  /** The row as it was read under the caller's lock. */
  readonly row: { readonly id: number; readonly status: FromOf<M, T> }
  readonly by: ByOf<M, T>
  /** Other columns that change with the state. */
  readonly set?: SQL
  /** The order whose timeline gets the transition's events, and their data besides the actor. */
  readonly timeline?: { readonly orderId: number; readonly data?: Readonly<Record<string, unknown>> }
  readonly effects: EffectsOf<M, T>
}

/** Makes a transition: the new state, its events, then its effects in the order of the table. */
export async function changeState<M extends Machine, T extends TransitionName<M>>(
  tx: Tx,
  machine: M,
  name: T,
  { row, by, set, timeline, effects }: Change<M, T>,
): Promise<void> {
  const transition: Transition | undefined = machine.transitions[name]
  const title = `${machine.name} ${row.id}: ${name} from ${row.status} by ${by}`
  if (!transition?.from.includes(row.status) || !transition.by.includes(by))
    throw new Error(`The table has no such transition: ${title}`)
  if (transition.events.length > 0 && !timeline) throw new Error(`This transition needs a timeline: ${title}`)
  const update = sql`
    update ${sql.identifier(machine.table)} set status = ${transition.to}${set ? sql`, ${set}` : sql``}
    where id = ${row.id} and status = ${row.status}`
  const [{ rowCount }] = await Promise.all([
    tx.execute(update),
    ...transition.events.map((kind) => timeline && addEvent(tx, timeline.orderId, kind, { ...timeline.data, by })),
  ])
  if (rowCount !== 1) throw new Error(`The row is in another state by now: ${title}`)
  afterCommit(tx, () => count('shop_state_changes_total', machine.name, transition.to))
  for (const effect of transition.effects) await effects[effect as EffectOf<M, T>]()
}
