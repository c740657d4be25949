/** Writes the addresses of groups after a change of the tree, with the redirects from the old ones. */
import { sql } from 'drizzle-orm'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'

import { type FormerPath, type GroupAddress, type GroupPlace, isWithin, planAddresses } from './plan-addresses'

/** One change of the tree at a time: two moves that are right each by itself could make a loop together. */
export async function lockGroupTree(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('product_groups', 0))`)
}

const placesIn = async (tx: Tx): Promise<GroupPlace[]> =>
  (
    await tx.execute<GroupPlace & Record<string, unknown>>(
      sql`select id, parent_id as parent from product_groups order by id`,
    )
  ).rows

/** Throws CONFLICT when the group would be below itself. The tree must be locked. */
export async function requireOutside(tx: Tx, group: number, parent: number | null): Promise<void> {
  if (isWithin(parent, group, await placesIn(tx)))
    throw new ApiError('CONFLICT', 'A group cannot be below itself.', {
      field: 'parentId',
      details: { reason: 'below_itself' },
    })
}

const NOT_YET = '~'
/** The path of a group that has none yet: no address can be this one. */
export const notYet = (group: string) => NOT_YET + group

/** The addresses of a group that was removed lead to the group above it, and so does everything that led to it. */
export async function leadToParent(tx: Tx, parent: number, words: Readonly<Record<string, string>>): Promise<void> {
  await tx.execute(sql`
    with gone as (
      select t.language, t.path || '/' || w.value as path, t.path as target
      from json_each_text(${JSON.stringify(words)}::json) w join product_group_texts t on t.group_id = ${parent} and t.language = w.key),
    earlier as (
      update path_history p set target = gone.target from gone where p.language = gone.language and p.target = gone.path)
    insert into path_history (language, path, target) select language, path, target from gone
    on conflict (language, path) do update set target = excluded.target`)
}

/**
 * Gives a group and all below it the path that its place and its words say, and keeps each old address as a redirect to the new one. Throws
 * CONFLICT when two groups would have the same address.
 */
export async function changeAddresses(tx: Tx, group: number): Promise<void> {
  const { rows: addresses } = await tx.execute<GroupAddress & Record<string, unknown>>(
    sql`select group_id as group, language, slug, path from product_group_texts order by group_id, language`,
  )
  const { rows: former } = await tx.execute<FormerPath & Record<string, unknown>>(
    sql`select language, path, target from path_history`,
  )
  const { changed, redirects, forgotten, taken } = planAddresses(group, await placesIn(tx), addresses, former)
  if (taken)
    throw new ApiError('CONFLICT', `Another group has the address ${taken.path}.`, {
      details: { reason: 'address_taken', ...taken },
    })
  if (changed.length === 0) return
  const given = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`
  // In two steps, because the index of paths is checked row by row, and a path can pass from one group to another.
  for (const mark of ['~', ''])
    await tx.execute(sql`
      update product_group_texts t set path = ${mark} || g.path from json_to_recordset(${given(changed)}) as g("group" int, language text, path text)
      where t.group_id = g.group and t.language = g.language`)
  await tx.execute(sql`
    delete from path_history p using json_to_recordset(${given(forgotten)}) as g(language text, path text)
    where p.language = g.language and p.path = g.path`)
  await tx.execute(sql`
    insert into path_history (language, path, target)
    select language, path, target from json_to_recordset(${given(redirects.filter(({ path }) => !path.startsWith(NOT_YET)))}) as g(language text, path text, target text)
    on conflict (language, path) do update set target = excluded.target`)
  // Breadcrumbs, menus and the addresses of every product below it.
  invalidateTags(tx, '*')
}
