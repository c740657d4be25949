/** The small tables that every list needs, cached in this process until the tag `resources` is invalidated. */
import { asc, eq } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { databaseTarget } from '@/lib/backend/platform/database/pool'
import { colours, properties, ribbons, sizes, stores } from '@/lib/backend/domain/schema/catalogue'
import { settings } from '@/lib/backend/domain/schema/content'
import { GREEN_RIBBONS, isGreenProperty, readScheme, SCHEME_FLAG } from '@/lib/catalog/green-claims'
import { readFlags } from '@/lib/contract/general-settings'
import { isFresh, now } from '@/lib/cache/tag-clock.mjs'
import { tag } from '@/lib/cache/tags'

/** Ms after which they are read again, in case a notification was lost. */
const MAX_AGE_MS = 60_000

/** The scheme of environmental claims; null: their ribbons and properties are left out everywhere. */
async function loadScheme() {
  const [row] = await db().select({ value: settings.value }).from(settings).where(eq(settings.key, 'feature_flags'))
  return readScheme(readFlags(row?.value)[SCHEME_FLAG])
}

async function load() {
  const hasScheme = (await loadScheme()) !== null
  const [colourRows, sizeRows, storeRows, ribbonRows, propertyRows] = [
    await db().select().from(colours).orderBy(asc(colours.id)),
    await db().select().from(sizes).orderBy(asc(sizes.sortOrder), asc(sizes.id)),
    await db().select().from(stores).orderBy(asc(stores.stockDisplayOrder), asc(stores.id)),
    await db().select().from(ribbons).orderBy(asc(ribbons.id)),
    await db().select().from(properties).orderBy(asc(properties.sortOrder), asc(properties.id)),
  ] as const
  const byId = <T extends { id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
    new Map(rows.map((row) => [row.id, row]))
  return {
    colours: byId(colourRows),
    sizes: byId(sizeRows),
    stores: byId(storeRows),
    ribbons: byId(ribbonRows.filter(({ slug }) => hasScheme || !GREEN_RIBBONS.includes(slug))),
    properties: byId(propertyRows.filter(({ slug }) => hasScheme || !isGreenProperty(slug))),
  }
}

export type Reference = Awaited<ReturnType<typeof load>>

let kept: { reference: Reference; url: string; at: number } | null = null

/** Colours, sizes, stores, ribbons and properties by id, each in its display order. */
export async function reference(): Promise<Reference> {
  const at = now()
  const { url } = databaseTarget()
  if (kept && kept.url === url && at - kept.at < MAX_AGE_MS && isFresh([tag.resources], kept.at)) return kept.reference
  const loaded = await load()
  kept = { reference: loaded, url, at }
  return loaded
}
