/**
 * The items of large lists, kept when a list becomes stale: after a change of a few products only these are read again. The largest list of
 * a shop with 100,000 products takes seconds to read, and every price and sale makes it stale.
 */
import { type StaleValue, memoryCache } from '@/lib/cache/memory-cache'
import { isFresh, now } from '@/lib/cache/tag-clock.mjs'
import { tag } from '@/lib/cache/tags'

import type { DatedItem } from './list-items'

/** Smaller lists are read whole in a few milliseconds. */
const MIN_PRODUCTS = 1_000
/** Above this share of changed products the whole list is read: the database has a better plan for it. */
const MAX_CHANGED = 0.25
/** A list is read whole after this time at the latest, for changes that no tag reports. */
const WHOLE_AFTER_MS = 3_600_000

interface KeptItems {
  /** By product; null: not shown in this list's market. */
  readonly byId: ReadonlyMap<number, DatedItem | null>
  /** When all of them were read last. */
  readonly wholeAt: number
}

/** Maximum number of products of all kept lists together; one takes about 700 bytes. */
const kept = memoryCache<KeptItems>('list-items', { maxWeight: 100_000, weigh: ({ byId }) => byId.size + 100 })

type Read = (ids: readonly number[]) => Promise<DatedItem[]>

async function readAll(ids: readonly number[], read: Read): Promise<KeptItems> {
  const wholeAt = now()
  return { byId: byIdOf(ids, await read(ids)), wholeAt }
}

function byIdOf(ids: readonly number[], items: readonly DatedItem[]): Map<number, DatedItem | null> {
  const byId = new Map<number, DatedItem | null>(ids.map((id) => [id, null]))
  for (const item of items) byId.set(item.id, item)
  return byId
}

/** Brands, colours, sizes, stores, ribbons and properties are data of every item, and have one tag. */
const isUsable = ({ at }: StaleValue<KeptItems>, { wholeAt }: KeptItems) =>
  isFresh([tag.resources], at) && now() - wholeAt < WHOLE_AFTER_MS

async function readChanged(ids: readonly number[], read: Read, stale: StaleValue<KeptItems>): Promise<KeptItems> {
  // The load of the old value may have failed.
  const old = await stale.value.catch(() => null)
  if (old === null || !isUsable(stale, old)) return readAll(ids, read)
  const changed = ids.filter((id) => !old.byId.has(id) || !isFresh([tag.product(id)], stale.at))
  if (changed.length > ids.length * MAX_CHANGED) return readAll(ids, read)
  const again = byIdOf(changed, changed.length > 0 ? await read(changed) : [])
  return {
    byId: new Map(ids.map((id) => [id, again.has(id) ? (again.get(id) ?? null) : (old.byId.get(id) ?? null)])),
    wholeAt: old.wholeAt,
  }
}

/**
 * The items of a list, in no order. `tags`: what makes the list stale; each change of a product must also invalidate the product's own tag.
 * `read` reads the given products.
 */
export async function currentItems(
  key: string,
  tags: readonly string[],
  ids: readonly number[],
  read: Read,
): Promise<DatedItem[]> {
  if (ids.length < MIN_PRODUCTS) return read(ids)
  const { byId } = await kept.get(key, tags, (stale) => (stale ? readChanged(ids, read, stale) : readAll(ids, read)))
  // The ids are read before, so that they can be newer or older than what is kept.
  const missing = ids.filter((id) => !byId.has(id))
  const found = ids.map((id) => byId.get(id)).filter((item) => item !== undefined && item !== null)
  return missing.length === 0 ? found : [...found, ...(await read(missing))]
}
