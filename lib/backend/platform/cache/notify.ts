import { sql } from 'drizzle-orm'
import { invalidate, invalidateAll } from '@/lib/cache/tag-clock.mjs'
import { afterCommit, beforeCommit, type Tx } from '@/lib/backend/platform/database/with-tx'
import { moduleState } from '@/lib/process/state.mjs'

/** The channel on which instances notify each other about tags whose data has changed. */
export const CHANNEL = 'shop_tags'
/** PostgreSQL rejects a payload of 8000 bytes or more. */
const MAX_BYTES = 7_900
/** Above this number of tags in one transaction everything is invalidated, because the messages would cost more. */
export const MAX_TAGS = 1_000

const changed = moduleState('changedTags', () => new WeakMap<Tx, Set<string> | '*'>())

/**
 * Records that this transaction changes the data behind `tags` ('*' for all). With its COMMIT every instance invalidates the pages that
 * show the data; this process immediately, so that its own next request sees the change. Nothing happens on rollback. NOTIFY makes commits
 * wait for one lock, so it must not be used in what every order does (stock is not in cached pages).
 */
export function invalidateTags(tx: Tx, tags: readonly string[] | '*'): void {
  if (tags !== '*' && tags.length === 0) return
  const before = changed.get(tx)
  if (before === undefined) {
    beforeCommit(tx, () => send(tx))
    afterCommit(tx, () => {
      const all = changed.get(tx)
      if (all === '*') invalidateAll()
      else if (all) invalidate(all)
    })
  }
  const merged = before === '*' || tags === '*' ? '*' : new Set([...(before ?? []), ...tags])
  changed.set(tx, merged !== '*' && merged.size > MAX_TAGS ? '*' : merged)
}

async function send(tx: Tx): Promise<void> {
  const all = changed.get(tx)
  if (all === undefined) return
  const messages = all === '*' ? ['*'] : pack([...all])
  await tx.execute(sql`select pg_notify(${CHANNEL}, message) from unnest(${sql.param(messages)}::text[]) as message`)
}

/** Packs tags into as few JSON arrays as fit into notifications. A tag that is too long for one becomes '*'. */
export function pack(tags: readonly string[]): string[] {
  const messages: string[] = []
  let part: string[] = []
  let bytes = 2
  for (const tag of tags) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (size + 2 > MAX_BYTES) return ['*']
    if (bytes + size > MAX_BYTES) {
      messages.push(JSON.stringify(part))
      part = []
      bytes = 2
    }
    part.push(tag)
    bytes += size
  }
  if (part.length > 0) messages.push(JSON.stringify(part))
  return messages
}

/** The reverse of `pack` for one message; '*' also for an invalid message. */
export function unpack(message: string): string[] | '*' {
  try {
    const value: unknown = JSON.parse(message)
    if (Array.isArray(value) && value.every((tag) => typeof tag === 'string')) return value
  } catch {
    // '*' or an invalid message: invalidate everything.
  }
  return '*'
}
