/** Product, stock and price files, each read by its command. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { sql } from 'drizzle-orm'

import { FORMATS } from '@/lib/backend/flows/export/formats'
import { shopProducts } from '@/lib/backend/flows/export/shop-products'
import type { Product } from '@/lib/backend/flows/import/product/shape'
import { db } from '@/lib/backend/platform/database/pool'

import { table } from '../table'
import { type Done, run } from './child'

const LEVELS = 50_000
const LEVELS_SECONDS = 20
const PER_SECOND = 500

/** A product of the shop as one of another shop: nothing by which the shop would know it. */
function foreign(product: Product, run: string, place: number): Product {
  const { uuid: _uuid, source: _source, slug: _slug, second_hand_parent: _parent, ...kept } = product
  return {
    ...kept,
    handle: `${run}-${place}`,
    variants: product.variants.map((variant, at) => ({ ...variant, gtin: null, sku: `${run}-${place}-${at}` })),
  }
}

async function* productFile(name: string, count: number): AsyncGenerator<string> {
  const { head, foot, write } = FORMATS['own-csv']
  const place = { language: 'en', pictureUrl: (path: string) => path, productUrl: (path: string) => path } as const
  yield head
  let written = 0
  for await (const product of shopProducts()) {
    if (written === count) break
    yield write(foreign(product, name, written), written === 0, place)
    written += 1
  }
  yield foot
}

async function* levelFile(head: string, query: ReturnType<typeof sql>): AsyncGenerator<string> {
  yield `${head}\n`
  const { rows } = await db().execute<{ line: string }>(query)
  yield rows.map(({ line }) => `${line}\n`).join('')
}

const written = (file: string, parts: AsyncIterable<string>) => pipeline(Readable.from(parts), createWriteStream(file))

/** Every so many of the variants is in a file of levels, so that its rows lie far apart. */
async function spread(): Promise<number> {
  const { rows } = await db().execute<{ every: number }>(
    sql`select greatest(1, count(*) / ${LEVELS})::int as every from variants`,
  )
  return rows[0]?.every ?? 1
}

function row(name: string, count: number, done: Done): string[] {
  return [
    name,
    count.toLocaleString('en'),
    `${done.seconds.toFixed(1)} s`,
    (count / done.seconds).toFixed(0),
    `${done.processor.toFixed(1)} s`,
    `${done.half.toFixed(0)} MB`,
    `${done.peak.toFixed(0)} MB`,
  ]
}

/** Prints the table; appends to `failures` what is slower than it should be. `products`: how many are imported; they stay in the shop. */
export async function measureFiles(products: number, failures: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-size-'))
  const rows: string[][] = []
  try {
    const every = await spread()
    const name = `bench-${Date.now().toString(36)}`
    const file = (kind: string) => join(folder, `${kind}.csv`)
    await written(file('products'), productFile(name, products))
    await written(
      file('stock'),
      levelFile(
        'SKU,Quantity',
        sql`select sku || ',' || available + 7 as line from variants where sku is not null and id % ${every} = 0 limit ${LEVELS}`,
      ),
    )
    await written(
      file('prices'),
      levelFile(
        'SKU,Price',
        sql`
          select v.sku || ',' || (round(p.regular * 1.03) / 100)::numeric(12, 2) as line from variants v join prices p on p.variant_id = v.id and p.price_area = 1
          where v.sku is not null and v.id % ${every} = 0 limit ${LEVELS}`,
      ),
    )
    const imported = ['scripts/catalog-import.ts', file('products'), '--source', `import:${name}`]
    const first = await run(imported)
    rows.push(row('new products', products, first))
    rows.push(row('the same products again', products, await run(imported)))
    const stock = await run(['scripts/catalog-levels.ts', 'stock', file('stock')])
    rows.push(row('stock', LEVELS, stock))
    const prices = await run(['scripts/catalog-levels.ts', 'prices', file('prices')])
    rows.push(row('prices', LEVELS, prices))
    if (products / first.seconds < PER_SECOND)
      failures.push(`import: ${(products / first.seconds).toFixed(0)} products/s, budget ${PER_SECOND}`)
    for (const [kind, { seconds }] of [
      ['stock', stock],
      ['prices', prices],
    ] as const)
      if (seconds > LEVELS_SECONDS) failures.push(`${kind}: ${seconds.toFixed(1)} s, budget ${LEVELS_SECONDS} s`)
    console.log('\nFiles, with the start of the command\n')
    console.log(table(['file', 'rows', 'clock', 'a second', 'processor of Node', 'memory at half', 'most'], rows))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
