/** The categories of product groups in Google's product taxonomy. */
import { productGroups } from '@/lib/backend/domain/schema/catalogue'
import { db } from '@/lib/backend/platform/database/pool'

/** The category of each group by its id: its own, or that of the nearest group above it that has one. */
export async function googleCategories(): Promise<ReadonlyMap<number, string>> {
  const rows = await db()
    .select({ id: productGroups.id, parentId: productGroups.parentId, category: productGroups.googleCategory })
    .from(productGroups)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const categoryOf = (id: number | null, depth = 0): string | null => {
    const row = id === null || depth > 20 ? undefined : byId.get(id)
    return row ? (row.category ?? categoryOf(row.parentId, depth + 1)) : null
  }
  return new Map(
    rows.flatMap(({ id }) => {
      const category = categoryOf(id)
      return category === null ? [] : [[id, category] as const]
    }),
  )
}
