/**
 * What is kept of a file while it is checked: the products that must be compared with the shop. A file is then parsed once, and one that says
 * the same as last time is over with its check.
 */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import { type Links, linksOf } from './links'
import type { Incoming } from './product/incoming'
import type { Product } from './product/shape'
import { Spool } from './spool'

/** Products whose hashes are asked for at once, and characters of them. */
const AT_ONCE = 500
const MOST = 8_000_000
/** Products that are read without a pause. */
const AT_A_STRETCH = 50

/** A product that must be compared, with the hash of what the file says of it. */
export interface Kept {
  readonly line: number
  readonly source: string
  readonly hash: string
  readonly product: Product
}

interface Waiting {
  readonly line: number
  readonly key: string
  readonly source: string
  readonly product: Product
  readonly hash: string
  /** What was hashed. */
  readonly text: string
}

/** A product of which the file says the same as last time. */
interface Held {
  readonly key: string
  readonly links: Links | null
}

interface SiftOptions {
  readonly language: Language
  readonly defaultSource: string
  /** Keep also products of which the file says the same as last time. */
  readonly compareAll: boolean
  /** Remember the connections of products that are passed by. */
  readonly isResumed: boolean
}

export const keyOf = (source: string, handle: string) => `${source} ${handle}`

export class Sift {
  /** Passed by; one whose rows turn out to be at fault later is among them, too. */
  readonly held: Held[] = []
  private waiting: Waiting[] = []
  private size = 0
  private readonly spool = new Spool()

  constructor(private readonly options: SiftOptions) {}

  async add({ line, product }: Incoming): Promise<void> {
    const source = product.source ?? this.options.defaultSource
    const text = JSON.stringify([product, this.options.language])
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
    this.waiting.push({ line, key: keyOf(source, product.handle), source, product, hash, text })
    this.size += text.length
    if (this.waiting.length === AT_ONCE || this.size > MOST) await this.sort()
  }

  /** In the order of the file; nothing may be added any more. */
  async *kept(): AsyncGenerator<Kept> {
    let count = 0
    for await (const entry of this.spool.lines()) {
      count += 1
      // What else this process does goes on meanwhile.
      if (count % AT_A_STRETCH === 0) await setImmediate()
      const [line = '', hash = ''] = entry.split(' ', 2)
      const [product] = JSON.parse(entry.slice(line.length + hash.length + 2)) as [Product, Language]
      yield { line: Number(line), source: product.source ?? this.options.defaultSource, hash, product }
    }
  }

  /** After the last product. */
  async sort(): Promise<void> {
    const waiting = this.waiting
    this.waiting = []
    this.size = 0
    const held = this.options.compareAll ? new Set<string>() : await heldHashes(waiting)
    for (const { line, key, source, product, hash, text } of waiting) {
      if (!held.has(`${key} ${hash}`)) await this.spool.add(`${line} ${hash} ${text}`)
      else this.held.push({ key, links: this.options.isResumed ? linksOf(product, source) : null })
    }
  }

  remove = () => this.spool.remove()
}

async function heldHashes(waiting: readonly Waiting[]): Promise<Set<string>> {
  if (waiting.length === 0) return new Set()
  const keys = JSON.stringify(waiting.map(({ source, product }) => ({ source, handle: product.handle })))
  const { rows } = await db().execute<{ source: string; handle: string; hash: string }>(sql`
    select m.source, m.external_key as handle, m.import_hash as hash from json_to_recordset(${keys}::json) as k(source text, handle text)
    join models m on m.source = k.source and m.external_key = k.handle where m.import_hash is not null`)
  return new Set(rows.map(({ source, handle, hash }) => `${keyOf(source, handle)} ${hash}`))
}
