/** Connections between products, written when all products of a file exist. */
import { sql } from 'drizzle-orm'

import { invalidateModels } from '@/lib/backend/domain/catalogue/rating'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'

import type { Product } from './product/shape'

/** What a product says of others. Products are named by uuid, or by source and handle with a colon between. */
export interface Links {
  readonly name: string
  readonly relations: Product['relations']
  /** Undefined: the file does not say. */
  readonly parent: string | null | undefined
}

/** Null: it has none. */
export function linksOf(
  { uuid, handle, relations, second_hand_parent: parent }: Product,
  source: string,
): Links | null {
  if (!relations && parent === undefined) return null
  return { name: uuid ?? `${source}:${handle}`, relations, parent }
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const AT_ONCE = 1_000

async function idsOf(tx: Tx, links: readonly Links[]): Promise<Map<string, number>> {
  const names = [
    ...new Set(
      links.flatMap(({ name, relations, parent }) => [name, ...(relations ?? []).map(({ to }) => to), parent ?? name]),
    ),
  ]
  const keys = names
    .filter((name) => !UUID.test(name))
    .map((name) => ({ name, source: name.slice(0, name.indexOf(':')), handle: name.slice(name.indexOf(':') + 1) }))
  const { rows } = await tx.execute<{ name: string; id: number }>(sql`
    select m.uuid::text as name, m.id from models m where m.uuid = any(${sql.param(names.filter((name) => UUID.test(name)))}::uuid[])
    union all select k.name, m.id from json_to_recordset(${JSON.stringify(keys)}::json) as k(name text, source text, handle text)
      join models m on m.source = k.source and m.external_key = k.handle`)
  return new Map(rows.map(({ name, id }) => [name, id]))
}

export async function linkProducts(all: readonly Links[]): Promise<void> {
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const links = all.slice(start, start + AT_ONCE)
    await withTx((tx) => link(tx, links), { name: 'import.links' })
  }
}

async function link(tx: Tx, links: readonly Links[]): Promise<void> {
  const ids = await idsOf(tx, links)
  const known = links.flatMap((own) => {
    const id = ids.get(own.name)
    return id === undefined ? [] : [{ ...own, id }]
  })
  const owners = known.flatMap(({ id, relations }) => (relations ? [id] : []))
  const relations = known.flatMap(({ id, relations: own }) =>
    (own ?? []).flatMap(({ kind, to, sort_order: sortOrder = 0 }) => {
      const related = ids.get(to)
      return related === undefined ? [] : [{ model_id: id, related_id: related, kind, sort_order: sortOrder }]
    }),
  )
  await tx.execute(sql`delete from model_relations where model_id = any(${sql.param(owners)}::int[])`)
  await tx.execute(sql`
    insert into model_relations (model_id, related_id, kind, sort_order) select model_id, related_id, kind, sort_order
    from json_populate_recordset(null::model_relations, ${JSON.stringify(relations)}::json) on conflict do nothing`)
  const parents = known.flatMap(({ id, parent }) =>
    parent === undefined ? [] : [{ id, parent: parent === null ? null : (ids.get(parent) ?? null) }],
  )
  await tx.execute(sql`
    update models m set second_hand_parent_id = k.parent from json_to_recordset(${JSON.stringify(parents)}::json) as k(id int, parent int)
    where m.id = k.id and m.second_hand_parent_id is distinct from k.parent`)
  await invalidateModels(
    tx,
    known.map(({ id }) => id),
  )
}
