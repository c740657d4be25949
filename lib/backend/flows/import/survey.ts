/** The reading of a product file: everything that is wrong with it is known before anything is written. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'

import { BadFile, type Given, type Remark, remarkAt } from './product/faults'
import type { Incoming } from './product/incoming'
import type { OpenFile } from './readers/open-file'
import { keyOf, type Sift } from './sift'

export interface Survey {
  readonly errors: Remark[]
  readonly warnings: Remark[]
  /** Keys of products that are not imported, because one of their rows is at fault. */
  readonly bad: Set<string>
  /** Keys of all products of the file. */
  readonly seen: Set<string>
  readonly sources: Set<string>
  total: number
}

/** Where each value stood first. */
interface Firsts {
  readonly handles: Map<string, { line: number; key: string }>
  readonly skus: Map<string, { line: number; key: string }>
  readonly gtins: Map<string, number>
}

/** `sift`: keeps what is to be written. */
export async function survey(file: OpenFile, defaultSource: string, sift: Sift): Promise<Survey> {
  const found: Survey = { errors: [], warnings: [], bad: new Set(), seen: new Set(), sources: new Set(), total: 0 }
  const firsts: Firsts = { handles: new Map(), skus: new Map(), gtins: new Map() }
  try {
    for await (const entry of file.products()) {
      if ('warning' in entry) found.warnings.push(entry.warning)
      else if ('fault' in entry) {
        found.errors.push(entry.fault)
        const key = entry.handle ? keyOf(entry.source ?? defaultSource, entry.handle) : null
        if (key !== null) found.bad.add(key)
        if (key !== null) found.seen.add(key)
      } else {
        found.total += 1
        examine(entry.product, defaultSource, found, firsts)
        await sift.add(entry.product)
      }
    }
    await sift.sort()
    if (found.total === 0 && found.errors.length === 0) throw new BadFile(1, 'no_products')
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    // The rest of the file would be misread, so nothing of it is imported.
    found.errors.splice(0, found.errors.length, error.remark)
    found.total = 0
    return found
  }
  await examineOwners(firsts, found)
  return found
}

function examine(
  { line, product, variantLines }: Incoming,
  defaultSource: string,
  found: Survey,
  firsts: Firsts,
): void {
  const source = product.source ?? defaultSource
  const key = keyOf(source, product.handle)
  const fault = (at: number, ...given: Given) => {
    found.errors.push(remarkAt(at, ...given))
    found.bad.add(key)
  }
  found.sources.add(source)
  const twin = firsts.handles.get(key.toLowerCase())
  if (twin) fault(line, twin.key === key ? 'product_apart' : 'handle_case', { handle: product.handle, line: twin.line })
  else firsts.handles.set(key.toLowerCase(), { line, key })
  found.seen.add(key)
  const options = new Map<string, number>()
  for (const [place, variant] of product.variants.entries()) {
    const at = variantLines[place] ?? line
    const own = JSON.stringify([variant.colour, variant.size, variant.type])
    const same = options.get(own)
    if (same !== undefined) fault(at, 'options_twice', { line: same })
    options.set(own, same ?? at)
    examineNumbers(variant, at, key, firsts, fault)
  }
}

function examineNumbers(
  { sku, gtin }: Incoming['product']['variants'][number],
  line: number,
  key: string,
  { skus, gtins }: Firsts,
  fault: (line: number, ...given: Given) => void,
): void {
  if (sku) {
    const first = skus.get(sku.toLowerCase())
    if (first) fault(line, 'sku_twice', { sku, line: first.line })
    else skus.set(sku.toLowerCase(), { line, key })
  }
  if (gtin) {
    const first = gtins.get(gtin)
    if (first !== undefined) fault(line, 'gtin_twice', { gtin, line: first })
    else gtins.set(gtin, line)
  }
}

const OWNERS_AT_ONCE = 5_000

/** A SKU may move between products of the file, but not away from another product of the shop. */
async function examineOwners({ skus }: Firsts, found: Survey): Promise<void> {
  const wanted = [...skus.keys()]
  for (let start = 0; start < wanted.length; start += OWNERS_AT_ONCE) {
    const { rows } = await db().execute<{ sku: string; source: string; handle: string | null; name: string }>(sql`
      select lower(v.sku) as sku, m.source, coalesce(m.external_key, 'uuid:' || m.uuid) as handle, b.name || ' ' || m.slug as name
      from variants v join models m on m.id = v.model_id join brands b on b.id = m.brand_id
      where lower(v.sku) = any(${sql.param(wanted.slice(start, start + OWNERS_AT_ONCE))}::text[])`)
    for (const { sku, source, handle, name } of rows) {
      const own = skus.get(sku)
      if (!own || found.seen.has(keyOf(source, handle ?? ''))) continue
      found.errors.push(remarkAt(own.line, 'sku_of_other', { sku, name }))
      found.bad.add(own.key)
    }
  }
}
