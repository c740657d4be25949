/** Files of stock and of prices, with the columns that `flows/import` reads. */
import { sql } from 'drizzle-orm'

import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import type { Language } from '@/lib/market/languages'

import { csvLine } from './csv'

/** Variants of one read. */
const BATCH = 2_000

/** Lines of some variants, whose ids follow `last`. */
interface LevelPart {
  readonly text: string
  readonly variants: number
}

interface VariantRow extends Record<string, unknown> {
  readonly id: number
  readonly sku: string
  readonly name: string
}
interface Place extends Record<string, unknown> {
  readonly variant_id: number
}

type Rows = readonly (readonly string[])[]
type Reader = (tx: Tx, variants: readonly VariantRow[]) => Promise<Map<number, Rows>>

const money = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

function byVariant<T extends Place>(rows: readonly T[], cellsOf: (row: T) => readonly string[]): Map<number, Rows> {
  const found = new Map<number, (readonly string[])[]>()
  for (const row of rows) {
    const own = found.get(row.variant_id) ?? []
    own.push(cellsOf(row))
    found.set(row.variant_id, own)
  }
  return found
}

const idsOf = (variants: readonly VariantRow[]) => sql`any(${sql.param(variants.map(({ id }) => id))}::int[])`

const readStock: Reader = async (tx, variants) => {
  const { rows } = await tx.execute<Place & { store: string; quantity: number }>(sql`
    select s.variant_id, st.slug as store, s.quantity from stock s join stores st on st.id = s.store_id
    where s.variant_id = ${idsOf(variants)} and st.type <> 'external' order by s.variant_id, st.slug`)
  return byVariant(rows, ({ store, quantity }) => [store, String(quantity)])
}

interface PriceRow extends Place {
  readonly area: number
  readonly regular: number
  readonly discount: number | null
  readonly club: number | null
}

const readPrices: Reader = async (tx, variants) => {
  const { rows } = await tx.execute<PriceRow>(sql`
    select variant_id, price_area as area, regular, discount_value as discount, club from prices
    where variant_id = ${idsOf(variants)} order by variant_id, price_area`)
  return byVariant(rows, ({ area, regular, discount, club }) => [
    String(area),
    money(regular),
    money(discount),
    money(club),
  ])
}

const FILES = {
  stock: { columns: ['Store', 'Quantity'], read: readStock },
  prices: { columns: ['Price area', 'Price', 'Sale price', 'Club price'], read: readPrices },
} as const satisfies Record<string, { columns: readonly string[]; read: Reader }>

/** The whole file, part by part. A variant without a SKU has no line: no file could name it. */
export async function* exportLevels(kind: keyof typeof FILES, language: Language): AsyncGenerator<LevelPart> {
  const { columns, read } = FILES[kind]
  // With its mark, without which spreadsheets read another encoding.
  yield { text: `\uFEFF${csvLine(['SKU', ...columns, 'Product'])}`, variants: 0 }
  for (let last = 0; ; ) {
    const after = last
    const { variants, found } = await withTx(
      async (tx) => {
        const batch = await variantsAfter(tx, after, language)
        return { variants: batch, found: await read(tx, batch) }
      },
      { name: 'export.levels', isolation: 'repeatable read' },
    )
    const newest = variants.at(-1)
    if (!newest) return
    last = newest.id
    const lines = variants.flatMap(({ id, sku, name }) =>
      (found.get(id) ?? []).map((cells) => csvLine([sku, ...cells, name])),
    )
    yield { text: lines.join(''), variants: variants.length }
  }
}

async function variantsAfter(tx: Tx, after: number, language: Language): Promise<VariantRow[]> {
  const { rows } = await tx.execute<VariantRow>(sql`
    select v.id, v.sku, coalesce((select t.name from model_texts t where t.model_id = v.model_id and t.name <> ''
      order by t.language = ${language} desc, t.language = 'en' desc, t.language limit 1), '') as name
    from variants v where v.id > ${after} and v.sku <> '' order by v.id limit ${BATCH}`)
  return rows
}

/** How many variants the file has lines for, and how many it cannot name. */
export async function countLevels(): Promise<{ named: number; unnamed: number }> {
  return withTx(
    async (tx) => {
      const { rows } = await tx.execute<{ named: number; unnamed: number }>(sql`
        select count(*) filter (where sku <> '')::int as named, count(*) filter (where coalesce(sku, '') = '')::int as unnamed from variants`)
      return rows[0] ?? { named: 0, unnamed: 0 }
    },
    { name: 'export.count' },
  )
}
