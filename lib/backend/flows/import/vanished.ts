/** Products of earlier imports that are no longer in the file. */
import { sql } from 'drizzle-orm'

import { invalidateModels } from '@/lib/backend/domain/catalogue/rating'
import { indexModels } from '@/lib/backend/domain/search/index-models'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'

import { keyOf } from './sift'

export interface Vanished {
  readonly id: number
  readonly handle: string
}

const AT_ONCE = 250

/** Those that are on sale still. */
export async function vanishedFrom(sources: ReadonlySet<string>, seen: ReadonlySet<string>): Promise<Vanished[]> {
  const { rows } = await db().execute<{ id: number; source: string; handle: string }>(sql`
    select id, source, external_key as handle from models
    where is_public and external_key is not null and source = any(${sql.param([...sources])}::text[]) order by external_key`)
  return rows.flatMap(({ id, source, handle }) => (seen.has(keyOf(source, handle)) ? [] : [{ id, handle }]))
}

/** They are not shown any more; the next file that has them shows them again. */
export async function hide(vanished: readonly Vanished[]): Promise<void> {
  for (let start = 0; start < vanished.length; start += AT_ONCE) {
    const ids = vanished.slice(start, start + AT_ONCE).map(({ id }) => id)
    await withTx(
      async (tx) => {
        await tx.execute(
          sql`update models set is_public = false, import_hash = null, updated_at = now() where id = any(${sql.param(ids)}::int[])`,
        )
        await indexModels(tx, ids)
        await invalidateModels(tx, ids)
      },
      { name: 'import.vanished' },
    )
  }
}
