/** The shop's own files: CSV with a row for each variant, JSON with everything nested. */
import type { z } from 'zod'

import { BadFile, because, type Reason, type Remark } from '../product/faults'
import type { Found } from '../product/incoming'
import { OWN_COLUMNS, productValues, variantValues } from '../product/own-cells'
import { product } from '../product/shape'
import type { Row } from './csv'
import { attempt, type Group, grouped, type RowKind } from './reader'

/** A product of more characters is a fault of the file. */
const MAX_PRODUCT = 8_000_000
/** Lists and objects within each other; a product has six. */
const MAX_DEPTH = 100
const QUOTE = 34
const BACKSLASH = 92
const OPENING = new Set([123, 91])
const CLOSING = new Set([125, 93])

type Issue = z.core.$ZodIssue

/** What a field of the shape does not allow, as data: the sentences of zod are English. */
function reasonOf(issue: Issue | undefined): Reason {
  const field = issue?.path.join('.') || 'product'
  switch (issue?.code) {
    case 'unrecognized_keys':
      return because('own_fields', { field, names: issue.keys.join(', ') })
    case 'invalid_value':
      return because('own_choice', { field, values: issue.values.map(String).join(', ') })
    case 'invalid_type':
      return because('own_kind', { field, expected: issue.expected })
    case 'too_big':
      return because('own_too_large', { field, most: Number(issue.maximum) })
    case 'too_small':
      return because('own_too_small', { field, least: Number(issue.minimum) })
    default:
      return because('own_value', { field })
  }
}

/** A NUL, or half of a character: the database keeps neither. */
const UNKEPT = /\0|\p{Surrogate}/u

/** Where the first such text is, from the top; null: there is none. */
function unkeptIn(value: unknown): string[] | null {
  if (typeof value === 'string') return UNKEPT.test(value) ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const name of Object.keys(value)) {
    if (UNKEPT.test(name)) return ['?']
    const found = unkeptIn((value as Record<string, unknown>)[name])
    if (found) return [name, ...found]
  }
  return null
}

function checked(line: number, given: unknown, variantLines?: readonly number[]): Found {
  const parsed = product.safeParse(given)
  const unkept = parsed.success ? unkeptIn(parsed.data) : null
  if (unkept) return faultOf(given, { line, ...because('own_value', { field: unkept.join('.') }) })
  if (!parsed.success) return faultOf(given, { line, ...reasonOf(parsed.error.issues[0]) })
  const { variants } = parsed.data
  return { product: { line, product: parsed.data, variantLines: variantLines ?? variants.map(() => line) } }
}

/** With the name of the product as far as it is known: what is in the file, with a fault or without, has not vanished from it. */
function faultOf(given: unknown, fault: Remark): Found {
  const { handle, source } =
    ((typeof given === 'object' ? given : null) as { handle?: unknown; source?: unknown }) ?? {}
  return {
    fault,
    ...(typeof handle === 'string' && { handle }),
    ...(typeof source === 'string' && source !== '' && { source }),
  }
}

function* productsOf({ rows }: Group): Generator<Found> {
  const [first] = rows
  const found: Found[] = []
  const own = attempt(first, found, '', () => ({
    ...productValues(first.cell),
    variants: rows.map((row) => variantValues(row.cell)),
  }))
  const name = { handle: first.cell('product.handle'), source: first.cell('product.source') }
  yield* found.map((entry) => ('fault' in entry ? faultOf(name, entry.fault) : entry))
  if (own)
    yield checked(
      first.line,
      own,
      rows.map(({ line }) => line),
    )
}

export const OWN_CSV: RowKind = {
  id: 'own_csv',
  signature: [['product.handle'], ['product.brand'], ['variant.sku'], ['variant.prices']],
  required: [['product.handle']],
  isRead: (column) => OWN_COLUMNS.includes(column),
  async *read(rows) {
    const keyOf = (row: Row) =>
      row.cell('product.handle') && `${row.cell('product.source')}:${row.cell('product.handle')}`
    for await (const group of grouped(rows, keyOf)) yield* productsOf(group)
  },
}

/** Cuts the objects of the list of products out of a JSON text, without holding the rest of it. */
class Cutter {
  private open: number[] = []
  private inText = false
  private isEscaped = false
  private line = 1
  private startLine = 1
  private piece = ''

  end(): void {
    if (this.open.length > 0) throw new BadFile(this.piece === '' ? this.line : this.startLine, 'json_unclosed')
  }

  *cut(part: string): Generator<{ line: number; text: string }> {
    let from = this.piece === '' ? -1 : 0
    for (let at = 0; at < part.length; at += 1) {
      const code = part.charCodeAt(at)
      if (code === 10) this.line += 1
      if (this.inText) this.passText(code)
      else if (code === QUOTE) this.inText = true
      else if (OPENING.has(code)) {
        if (code === 123 && this.isInList()) {
          from = at
          this.startLine = this.line
        }
        this.open.push(code)
        if (this.open.length > MAX_DEPTH) throw new BadFile(this.line, 'json_unclosed')
      } else if (CLOSING.has(code)) {
        this.open.pop()
        if (from !== -1 && this.isInList()) {
          yield { line: this.startLine, text: this.piece + part.slice(from, at + 1) }
          this.piece = ''
          from = -1
        }
      }
    }
    if (from !== -1) this.piece += part.slice(from)
    if (this.piece.length > MAX_PRODUCT) throw new BadFile(this.startLine, 'product_too_long', { most: MAX_PRODUCT })
  }

  private passText(code: number): void {
    if (this.isEscaped) this.isEscaped = false
    else if (code === BACKSLASH) this.isEscaped = true
    else if (code === QUOTE) this.inText = false
  }

  /** Directly within the list of products: `[ {` or `{ "products": [ {`. */
  private isInList(): boolean {
    const [first, second] = this.open
    return (this.open.length === 1 && first === 91) || (this.open.length === 2 && first === 123 && second === 91)
  }
}

export async function* readOwnJson(text: AsyncIterable<string>): AsyncGenerator<Found> {
  const cutter = new Cutter()
  for await (const part of text) {
    for (const { line, text: piece } of cutter.cut(part.replace(/^\uFEFF/, ''))) {
      let given: unknown
      try {
        given = JSON.parse(piece)
      } catch (error) {
        throw new BadFile(line, 'json_broken', { detail: error instanceof Error ? error.message : '' })
      }
      yield checked(line, given)
    }
  }
  cutter.end()
}
