/** Makes a file of products, stock or prices. */
import { sql } from 'drizzle-orm'

import { exportCatalogue } from '@/lib/backend/flows/export/export-catalogue'
import { countLevels, exportLevels } from '@/lib/backend/flows/export/level-files'
import { db } from '@/lib/backend/platform/database/pool'
import { storage } from '@/lib/backend/platform/storage/storage'
import { config } from '@/lib/config/env'
import { type ExportOrder, exportOrder } from '@/lib/contract/schemas/office-files'
import { shopDay } from '@/lib/market/shop-time'

import type { Lease } from './lease'
import { newKey } from './stored'

/** Products between two signs of how far it is. */
const STEP = 250

const ENDING: Readonly<Record<ExportOrder['format'], string>> = {
  'own-json': 'json',
  'own-csv': 'csv',
  shopify: 'csv',
  woocommerce: 'csv',
  google: 'tsv',
}

/** `products-shopify-2026-11-28.csv` */
function nameOf({ kind, format }: ExportOrder): string {
  const what = kind === 'products' ? `products-${format}` : kind
  return `${what}-${shopDay()}.${kind === 'products' ? ENDING[format] : 'csv'}`
}

async function productCount(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`select count(*)::int as count from models`)
  return rows[0]?.count ?? 0
}

async function* productParts(lease: Lease, { format, language }: ExportOrder): AsyncGenerator<string> {
  const { origin, imageHost } = config()
  const total = await productCount()
  const parts = exportCatalogue(format, {
    language,
    pictureUrl: (path) => `${imageHost ?? origin}/media/${path}`,
    productUrl: (path) => `${origin}/${language}/${path}/`,
  })
  await lease.reached(0, total, {})
  // Before the products there is one part that is none.
  let done = -1
  for await (const part of parts) {
    done += 1
    if (done > 0 && done % STEP === 0) await lease.reached(Math.min(done, total), total, {})
    lease.check()
    yield part
  }
}

async function* levelParts(
  lease: Lease,
  kind: 'stock' | 'prices',
  { language }: ExportOrder,
  total: number,
): AsyncGenerator<string> {
  let done = 0
  for await (const { text, variants } of exportLevels(kind, language)) {
    done += variants
    await lease.reached(Math.min(done, total), total, {})
    yield text
  }
}

/** In pieces that are worth a write. */
async function* bytesOf(parts: AsyncIterable<string>, onPiece: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const PIECE = 64 * 1024
  let waiting: string[] = []
  let length = 0
  const piece = () => {
    const bytes = Buffer.from(waiting.join(''))
    waiting = []
    length = 0
    onPiece(bytes.byteLength)
    return bytes
  }
  for await (const part of parts) {
    waiting.push(part)
    length += part.length
    if (length >= PIECE) yield piece()
  }
  if (length > 0) yield piece()
}

export async function runExport(lease: Lease): Promise<void> {
  const order = exportOrder.parse(lease.job.input)
  const { kind } = order
  const key = newKey()
  const { named, unnamed } = kind === 'products' ? { named: 0, unnamed: 0 } : await countLevels()
  const parts = kind === 'products' ? productParts(lease, order) : levelParts(lease, kind, order, named)
  let bytes = 0
  const pieces = bytesOf(parts, (more) => {
    bytes += more
  })
  await storage().put(key, pieces, 'application/octet-stream')
  const isKept = await lease.end('done', { file: { key, name: nameOf(order), bytes }, leftOut: unnamed })
  // Stopped at the last moment: nobody will ask for it.
  if (!isKept) await storage().remove(key)
}
