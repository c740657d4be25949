/** Opens a product file: finds its encoding, its kind and its separator, and reads its products one after another. */
import { BadCell, BadFile, because, type Reason } from '../product/faults'
import type { Found } from '../product/incoming'
import { headerOf, readRows, separatorOf } from './csv'
import { atMost, checkedEncoding, decode, findEncoding, type Source } from './decode'
import { GOOGLE, isReadOfGoogle, readEntries } from './google-feed'
import { xmlRows } from './google-xml'
import { OWN_CSV, readOwnJson } from './own'
import type { Format, ReaderContext, RowKind } from './reader'
import { SHOPIFY } from './shopify-csv'
import { TABLE } from './table-csv'
import { VENDURE } from './vendure-csv'
import { WOOCOMMERCE } from './woocommerce-csv'

const KINDS: readonly RowKind[] = [OWN_CSV, SHOPIFY, WOOCOMMERCE, VENDURE, GOOGLE, TABLE]
/** Of a kind's signature, for the file to be taken for it. */
const LIKENESS = 0.4
const HEAD = 65_536

export interface OpenFile {
  readonly kind: Format
  readonly encoding: string
  /** Between cells; null: the file is no table. */
  readonly separator: string | null
  /** Columns whose values are not kept. */
  readonly leftOut: readonly string[]
  /** What the kind of file cannot say. */
  readonly notes: readonly Reason[]
  /** From the start; can be called again. */
  readonly products: () => AsyncGenerator<Found>
}

const NO_QUANTITIES = because('no_quantities')

export async function headOf(source: Source, encoding: string): Promise<string> {
  let head = ''
  for await (const part of decode(source, encoding)) {
    head += part
    if (head.length >= HEAD) break
  }
  return head.replace(/^\uFEFF/, '')
}

/** The first line, line ends in quotes apart. */
export function firstLine(head: string): string {
  let isQuoted = false
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] === '"') isQuoted = !isQuoted
    else if (!isQuoted && (head[at] === '\n' || head[at] === '\r')) return head.slice(0, at)
  }
  return head
}

function kindOf(header: readonly string[]): RowKind {
  const names = new Set(header.map((name) => name.toLowerCase()))
  const has = (spellings: readonly string[]) => spellings.some((name) => names.has(name.toLowerCase()))
  const [best] = KINDS.map((kind) => ({
    kind,
    likeness: kind.signature.filter(has).length / kind.signature.length,
  })).sort((a, b) => b.likeness - a.likeness)
  if (!best || best.likeness < LIKENESS / 2) throw new BadFile(1, 'columns_unknown')
  const { required, nameFor } = best.kind
  const missing = required
    .filter((spellings) => !has(spellings))
    .map((spellings) => nameFor?.(spellings, header) ?? spellings[0] ?? '')
  if (missing.length > 0) throw new BadFile(1, 'looks_like', { kind: best.kind.id, columns: missing.join(', ') })
  if (best.likeness < LIKENESS) throw new BadFile(1, 'columns_unknown')
  return best.kind
}

/** What a reader finds. A cell that it needs before it knows the product ends the file with the cell's line, and not as a fault of the shop. */
async function* readable(found: AsyncIterable<Found>): AsyncGenerator<Found> {
  try {
    yield* found
  } catch (error) {
    throw error instanceof BadCell ? BadFile.ofCell(error) : error
  }
}

/** Throws BadFile for a file that cannot be read. `encoding`: as a person has named it. */
export async function openFile(source: Source, context: ReaderContext, encoding?: string): Promise<OpenFile> {
  const used = encoding === undefined ? await findEncoding(source) : checkedEncoding(encoding)
  const head = await headOf(source, used)
  const text = () => decode(source, used)
  const most = source.maxRecords
  const first = head.trimStart().charAt(0)
  if (first === '<') {
    if (!/<(?:rss|feed)\b/.test(head)) throw new BadFile(1, 'xml_no_feed')
    const products = () => readable(readEntries(atMost(xmlRows(text()), most), context))
    const about = { kind: 'google_xml' as const, encoding: used, separator: null }
    return { ...about, leftOut: leftOutOf(head), notes: [NO_QUANTITIES], products }
  }
  if (first === '[' || first === '{') {
    const about = { kind: 'own_json' as const, encoding: used, separator: null, leftOut: [], notes: [] }
    return { ...about, products: () => atMost(readOwnJson(text()), most) }
  }
  const line = firstLine(head)
  if (line.trim() === '') throw new BadFile(1, 'header_empty')
  const separator = separatorOf(line)
  const header = await headerOf(line, separator)
  const kind = kindOf(header)
  return {
    kind: kind.id,
    encoding: used,
    separator,
    leftOut: header.filter((column) => column !== '' && !kind.isRead(column)),
    notes: kind === GOOGLE ? [NO_QUANTITIES] : [],
    products: () => readable(kind.read(atMost(readRows(text(), separator), most), context)),
  }
}

/** Elements of the first entries that are not read. */
function leftOutOf(head: string): string[] {
  const names = [...head.matchAll(/<(g:[\w]+)>/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !isReadOfGoogle(name))
}
