/** Versions of a page for later: planned over what is on the screen, compared with what they replace, and published by the clock. */
import { and, desc, eq, lte, sql } from 'drizzle-orm'

import {
  changedSince,
  isToCome,
  lockedTexts,
  ownTexts,
  plannedVersions,
  presentTexts,
  settleVersions,
  textsOf,
} from '@/lib/backend/domain/content/page-versions'
import { type PageTexts, pageVersions, type VersionRefusal } from '@/lib/backend/domain/schema/content'
import { customers } from '@/lib/backend/domain/schema/customers'
import { recordChanges } from '@/lib/backend/domain/schema/office'
import { db } from '@/lib/backend/platform/database/pool'
import { isDatabaseUnavailable, isRetryable, isTimeout } from '@/lib/backend/platform/database/errors'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { logError } from '@/lib/backend/platform/log'
import { ApiError } from '@/lib/contract/errors'
import { isVersionText, VERSION_TEXTS, type VersionText } from '@/lib/contract/page-versions'
import type { OfficePatch, OfficeValue } from '@/lib/contract/schemas/office'

import { type Actor, requireChange } from '../actor'
import { pageEntity } from '../entities/content'
import { versionEntity } from '../entities/page-versions'
import { databaseFault } from '../faults'
import { changing, insertIn, mergePatch, type Note, saveIn } from '../save'
import { fault } from '../values'
import { PUBLISHED_BY } from '../published-by'

const noVersion = () => new ApiError('NOT_FOUND', 'There is no such version.')

interface Plan {
  readonly page: number
  /** The version on top of which it is written; without one it is the page as it is now. */
  readonly after: number | undefined
  readonly startsAt: string
  readonly patch: OfficePatch
}

async function locked(tx: Tx, id: number) {
  const [version] = await tx.select().from(pageVersions).where(eq(pageVersions.id, id)).for('update')
  if (!version) throw noVersion()
  return version
}

/** What a version is written on top of. The page is locked first, as everywhere: who needs both never waits for the other. */
async function ground(tx: Tx, { page, after }: Plan): Promise<PageTexts> {
  const present = await lockedTexts(tx, page)
  if (!present) throw new ApiError('NOT_FOUND', 'There is no such page.')
  if (after === undefined) return present
  const version = await locked(tx, after)
  if (version.pageId !== page || version.state === 'published') throw noVersion()
  return textsOf(version)
}

/**
 * Plans a version. Throws FORBIDDEN, NOT_FOUND, BAD_REQUEST for a field that is no text or a moment that has passed, CONFLICT with what is
 * there now where it is no longer what was on the screen.
 */
export async function planVersion(plan: Plan, actor: Actor, note: Note): Promise<{ id: number }> {
  requireChange(actor, versionEntity)
  const other = plan.patch.find(({ path }) => !isVersionText(path))
  if (other) throw fault(other.path, 'not_planned')
  const id = await changing(versionEntity, async (tx) => {
    const base = await ground(tx, plan)
    const { after, names } = mergePatch(
      pageEntity,
      { ...base } as unknown as Record<string, OfficeValue>,
      plan.patch,
      actor,
    )
    if (names.length === 0)
      throw new ApiError('BAD_REQUEST', 'Nothing is changed.', { details: { reason: 'nothing_changed' } })
    const startsAt = new Date(plan.startsAt).toISOString()
    const values = { ...after, pageId: plan.page, startsAt, state: 'planned', base: base as unknown as OfficeValue }
    return insertIn(tx, { entity: versionEntity, values, actor }, note)
  })
  return { id: Number(id) }
}

/** Somebody has seen what was changed since the version was written, and keeps its texts. Throws FORBIDDEN, NOT_FOUND, CONFLICT. */
export async function keepVersion(id: number, actor: Actor): Promise<void> {
  requireChange(actor, versionEntity)
  await withTx(
    async (tx) => {
      const [version] = await tx.select({ page: pageVersions.pageId }).from(pageVersions).where(eq(pageVersions.id, id))
      if (!version) throw noVersion()
      await lockedTexts(tx, version.page)
      if ((await locked(tx, id)).state === 'published')
        throw new ApiError('CONFLICT', 'The version is published already.', {
          details: { reason: 'version_published' },
        })
      await settleVersions(tx, version.page, { written: { id, texts: VERSION_TEXTS } })
    },
    { name: 'office.keep-version' },
  )
}

type Pairs = Record<string, [OfficeValue, OfficeValue]>

const pairs = (names: readonly VersionText[], before: PageTexts, after: PageTexts): Pairs =>
  Object.fromEntries(names.map((name) => [name, [before[name], after[name]] as unknown as [OfficeValue, OfficeValue]]))

interface ShownVersion {
  readonly id: number
  readonly startsAt: string
  /** Who wrote it last. */
  readonly by: string | null
  /** When the version begins that it replaces; null: it replaces what the page has now. */
  readonly replaces: string | null
  readonly differences: Pairs
  readonly changedSince: Pairs
  /** Its moment has passed, and the page refuses it: why, and when it is tried again. */
  readonly overdue: (VersionRefusal & { readonly tryAt: string }) | null
}

/** At once, where somebody has changed something since. */
const overdueOf = ({ state, refusal, tryAt }: typeof pageVersions.$inferSelect): ShownVersion['overdue'] =>
  state === 'overdue' && refusal !== null ? { ...refusal, tryAt: (tryAt ?? new Date()).toISOString() } : null

/** Planned versions of a page in their order, each with what it changes. */
export async function versionsOf(pageId: number): Promise<ShownVersion[]> {
  const page = await presentTexts(db(), pageId)
  let before = page
  let replaces: string | null = null
  const shown: ShownVersion[] = []
  for (const version of await plannedVersions(db(), pageId)) {
    if (!before) break
    const startsAt = version.startsAt.toISOString()
    shown.push({
      id: version.id,
      startsAt,
      by: (await authorOf(db(), version.id)).name,
      replaces,
      differences: pairs(ownTexts(version), before, version),
      changedSince: pairs(changedSince(version, before), version.base, before),
      overdue: overdueOf(version),
    })
    before = version
    replaces = startsAt
  }
  return shown
}

/** Who wrote a version last, and why: the clock publishes it in their name. */
async function authorOf(reader: Pick<Tx, 'select'>, id: number) {
  const [row] = await reader
    .select({
      id: recordChanges.actorId,
      reason: recordChanges.reason,
      name: sql<
        string | null
      >`coalesce(nullif(concat_ws(' ', nullif(${customers.firstName}, ''), nullif(${customers.lastName}, '')), ''), ${customers.email}::text)`,
    })
    .from(recordChanges)
    .leftJoin(customers, eq(customers.id, recordChanges.actorId))
    .where(and(eq(recordChanges.entity, versionEntity.name), eq(recordChanges.recordId, String(id))))
    .orderBy(desc(recordChanges.id))
    .limit(1)
  return row ?? { id: null, reason: null, name: null }
}

/** Publishes a version that is due. False: another instance has, or somebody has moved it or taken it away meanwhile. */
async function publish(tx: Tx, id: number, pageId: number): Promise<boolean> {
  await lockedTexts(tx, pageId)
  const isDue = and(eq(pageVersions.id, id), isToCome, lte(pageVersions.startsAt, sql`now()`))
  const [version] = await tx.select().from(pageVersions).where(isDue).for('update')
  if (!version) return false
  await tx.update(pageVersions).set({ state: 'published', refusal: null }).where(eq(pageVersions.id, id))
  const author = await authorOf(tx, id)
  const own = ownTexts(version)
  const texts = version as unknown as Record<VersionText, OfficeValue>
  await saveIn(
    tx,
    {
      entity: pageEntity,
      id: String(pageId),
      // Whatever stands there now is replaced, and kept by the history.
      patch: (now) => own.map((path) => ({ path, from: now[path] ?? null, to: texts[path] })),
      // Whether they may was asked when it was planned.
      actor: { id: author.id, may: () => true, language: 'en' },
    },
    { reason: author.reason ?? undefined, more: { [PUBLISHED_BY]: [null, version.startsAt.toISOString()] } },
  )
  return true
}

/** What its page, or the database, does not accept of a version; null where another try may succeed as it is. */
function refusalOf(error: unknown): VersionRefusal | null {
  if (isDatabaseUnavailable(error) || isTimeout(error) || isRetryable(error)) return null
  const refusal = error instanceof ApiError ? error : databaseFault(pageEntity, error)
  const { field = null, details } = refusal?.extra ?? {}
  const { reason = null } = (details ?? {}) as { reason?: string }
  return { code: refusal?.code ?? 'INTERNAL', field, reason }
}

const isToTry = sql`coalesce(${pageVersions.tryAt} <= now(), true)`

/** Tells the editors, and waits longer each time: 1, 2, 4 … minutes, at most an hour. Somebody may have changed something meanwhile. */
async function markOverdue(id: number, refusal: VersionRefusal): Promise<void> {
  const pause = sql`least(interval '1 hour', interval '1 minute' * power(2, least(${pageVersions.tries}, 10)))`
  await db()
    .update(pageVersions)
    .set({ state: 'overdue', refusal, tries: sql`${pageVersions.tries} + 1`, tryAt: sql`now() + ${pause}` })
    .where(and(eq(pageVersions.id, id), isToCome, lte(pageVersions.startsAt, sql`now()`), isToTry))
}

/** Publishes every version that is due, the earliest first; also those whose moment passed while the shop did not run. Returns how many. */
export async function publishDueVersions(): Promise<number> {
  const due = await db()
    .select({ id: pageVersions.id, pageId: pageVersions.pageId, isToTry: sql<boolean>`${isToTry}` })
    .from(pageVersions)
    .where(and(isToCome, lte(pageVersions.startsAt, sql`now()`)))
    .orderBy(pageVersions.startsAt, pageVersions.id)
  const failed = new Set<number>()
  let count = 0
  for (const { id, pageId, isToTry: isNow } of due) {
    // A later version is never published before an earlier one.
    if (!isNow) failed.add(pageId)
    if (failed.has(pageId)) continue
    try {
      if (await withTx((tx) => publish(tx, id, pageId), { name: 'page-versions' })) count += 1
    } catch (error) {
      failed.add(pageId)
      logError(error, { job: 'page-versions', version: String(id) })
      const refusal = refusalOf(error)
      if (refusal) await markOverdue(id, refusal)
    }
  }
  return count
}
