/** The tree of groups in the back office: seen whole, and moved group by group. */
import { sql } from 'drizzle-orm'
import type { z } from 'zod'

import { lockGroupTree } from '@/lib/backend/domain/taxonomy/change-addresses'
import { db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { officeGoodsCalls } from '@/lib/contract/calls/office-goods'
import { ApiError } from '@/lib/contract/errors'

import { type Actor, requireChange, requireRead } from './actor'
import { entityNamed } from './registry'
import { beginBatch, changing, saveIn } from './save'

type Tree = z.output<(typeof officeGoodsCalls)['officeGroupTree']['answer']>

export async function groupTreeOf(actor: Actor): Promise<Tree> {
  const entity = entityNamed('groups')
  requireRead(actor, entity)
  const { rows } = await db().execute<Tree['groups'][number] & Record<string, unknown>>(sql`
    select g.id, g.parent_id as parent, g.show_in_menu as "showInMenu",
      coalesce(t.names, '{}'::jsonb) as names, coalesce(t.paths, '{}'::jsonb) as paths, coalesce(m.count, 0)::int as products
    from product_groups g
    left join (select group_id, jsonb_object_agg(language, name) as names, jsonb_object_agg(language, path) as paths
      from product_group_texts group by 1) t on t.group_id = g.id
    left join (select main_group_id, count(*) as count from models where is_public group by 1) m on m.main_group_id = g.id
    order by g.sort_order, g.id`)
  return { groups: rows, mayMove: actor.may(entity.change) }
}

interface Move {
  readonly group: number
  readonly from: number | null
  readonly parent: number | null
  readonly before: number | null
}

interface Sibling extends Record<string, unknown> {
  id: number
  sort_order: number
}

/** The new siblings in their new order. Throws CONFLICT when the one to stand before is no longer among them. */
async function newOrder(tx: Tx, { group, parent, before }: Move): Promise<{ id: number; from: number; to: number }[]> {
  const { rows } = await tx.execute<Sibling>(sql`
    select id, sort_order from product_groups where parent_id is not distinct from ${parent}::int or id = ${group} order by sort_order, id`)
  const own = rows.find(({ id }) => id === group)
  const others = rows.filter(({ id }) => id !== group)
  const at = before === null ? others.length : others.findIndex(({ id }) => id === before)
  if (at < 0) throw moved()
  const ordered = own ? [...others.slice(0, at), own, ...others.slice(at)] : others
  return ordered.map(({ id, sort_order }, place) => ({ id, from: sort_order, to: place }))
}

const moved = () =>
  new ApiError('CONFLICT', 'Somebody else has moved it in the meantime.', { details: { reason: 'moved' } })

/** Moves a group, with its addresses and the order of its new siblings, as one entry of the history. */
export async function moveGroup(move: Move, actor: Actor): Promise<{ batch: number | null }> {
  const entity = entityNamed('groups')
  requireChange(actor, entity)
  return changing(entity, async (tx) => {
    await lockGroupTree(tx)
    const { rows } = await tx.execute<{ parent_id: number | null }>(
      sql`select parent_id from product_groups where id = ${move.group}`,
    )
    if (!rows[0]) throw new ApiError('NOT_FOUND', 'There is no such group.')
    if (rows[0].parent_id !== move.from) throw moved()
    let batch: number | null = null
    for (const { id, from, to } of await newOrder(tx, move)) {
      const patch = [
        ...(id === move.group && move.parent !== move.from
          ? [{ path: 'parentId', from: move.from, to: move.parent }]
          : []),
        ...(from === to ? [] : [{ path: 'sortOrder', from, to }]),
      ]
      if (patch.length === 0) continue
      const change = await saveIn(tx, { entity, id: String(id), patch, actor }, { batch: batch ?? undefined })
      if (change === 0) continue
      if (batch === null) await beginBatch(tx, change)
      batch ??= change
    }
    return { batch }
  })
}
