/** Saved lists: own ones, and those that colleagues share. */
import { and, asc, eq, or, sql } from 'drizzle-orm'

import { savedViews } from '@/lib/backend/domain/schema/office'
import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeView } from '@/lib/contract/schemas/office'

import { type Actor, requireRead } from './actor'
import { entityNamed, readableBy } from './registry'

const PER_PERSON = 200

/** Lists are kept by people. */
type Person = Actor & { readonly id: number }

function viewOf(row: typeof savedViews.$inferSelect, actor: Person): OfficeView {
  const { id, entity, name, query, isShared } = row
  return { id, entity, name, query, isShared, isOwn: row.ownerId === actor.id }
}

/** Views of a list, or of all lists that the person may see. */
export async function viewsFor(actor: Person, entity?: string): Promise<OfficeView[]> {
  const seen = readableBy(actor).map(({ name }) => name)
  const rows = await db()
    .select()
    .from(savedViews)
    .where(
      and(
        or(eq(savedViews.ownerId, actor.id), savedViews.isShared),
        entity === undefined ? undefined : eq(savedViews.entity, entity),
        sql`${savedViews.entity} = any(${sql.param(seen)}::text[])`,
      ),
    )
    .orderBy(asc(savedViews.name), asc(savedViews.id))
  return rows.map((row) => viewOf(row, actor))
}

interface NewView {
  readonly entity: string
  readonly name: string
  readonly query: string
  readonly isShared: boolean
}

/** Keeps a list under a name; the person's own view of the same list and name is replaced. Throws FORBIDDEN, NOT_FOUND, BAD_REQUEST. */
export async function saveView(view: NewView, actor: Person): Promise<OfficeView> {
  requireRead(actor, entityNamed(view.entity))
  const own = await db().select({ id: savedViews.id }).from(savedViews).where(eq(savedViews.ownerId, actor.id))
  if (own.length >= PER_PERSON) throw new ApiError('BAD_REQUEST', `At most ${PER_PERSON} views.`, { field: 'name' })
  const same = and(eq(savedViews.ownerId, actor.id), eq(savedViews.entity, view.entity), eq(savedViews.name, view.name))
  const [updated] = await db().update(savedViews).set(view).where(same).returning()
  const [row] = updated
    ? [updated]
    : await db()
        .insert(savedViews)
        .values({ ...view, ownerId: actor.id })
        .returning()
  if (!row) throw new ApiError('INTERNAL', 'The view was not kept.')
  return viewOf(row, actor)
}

/** Forgets an own view. Throws NOT_FOUND. */
export async function removeView(id: number, actor: Person): Promise<void> {
  const removed = await db()
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.ownerId, actor.id)))
    .returning({ id: savedViews.id })
  if (removed.length === 0) throw new ApiError('NOT_FOUND', 'There is no such view of yours.')
}
