/** Rows of a purchase order as they come out of a spreadsheet: number or EAN, quantity, day. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { PurchaseRows } from '@/lib/contract/schemas/office-purchases'
import { isDay } from '@/lib/market/shop-time'

import type { Actor } from './actor'
import { variantsOf } from './counts'

const LINES = 2_000
const QUANTITY_MAX = 100_000

interface Line {
  readonly line: number
  readonly text: string
  readonly code: string
  readonly quantity: number
  readonly expectedOn: string | null
}

type Fault = PurchaseRows['faults'][number]

/** A day as spreadsheets write it: 2026-12-01, 1.12.2026 or 1/12/2026 (the day first). Undefined: it is none. */
function dayOf(text: string): string | null | undefined {
  if (text === '') return null
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? []
  const written = year === undefined ? text : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isDay(written) ? written : undefined
}

function lineOf(text: string, at: number): Line | Fault {
  const line = at + 1
  const mark = ['\t', ';', ','].find((known) => text.includes(known)) ?? '\t'
  const cells = text.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const [code = '', units = '', day = ''] = cells
  const fault = (reason: string): Fault => ({ line, text: text.slice(0, 200), reason })
  if (code === '' || code.length > 64) return fault('row_code')
  const quantity = /^\d{1,6}$/.test(units) ? Number(units) : 0
  if (quantity < 1 || quantity > QUANTITY_MAX) return fault('row_quantity')
  const expectedOn = dayOf(day)
  return expectedOn === undefined ? fault('row_day') : { line, text: text.slice(0, 200), code, quantity, expectedOn }
}

/** A first line without any number is the head of the table. */
const isHead = (text: string, at: number) => at === 0 && !/\d/.test(text)

/** What the lines mean. A line that is not understood is named with its number and why; the others are kept. */
export async function readRows(text: string, actor: Actor): Promise<PurchaseRows> {
  if (!actor.may('office.stock.read')) throw new ApiError('FORBIDDEN', 'You may not do this.')
  const lines = text.split(/\r?\n/)
  if (lines.length > LINES)
    throw new ApiError('BAD_REQUEST', `At most ${LINES} lines at once.`, {
      details: { reason: 'too_many', most: LINES },
    })
  const read = lines.flatMap((line, at) => (line.trim() === '' || isHead(line, at) ? [] : [lineOf(line, at)]))
  const faults: Fault[] = read.filter((one): one is Fault => 'reason' in one)
  const good = read.filter((one): one is Line => !('reason' in one))
  const codes = good.map(({ code }) => code)
  const found = new Map((await variantsOf(db(), codes, actor)).map((row) => [row.code, row]))
  const { rows: numbers } = await db().execute<{ id: number; sku: string | null; gtin: string | null }>(
    sql`select id, sku, gtin from variants where id = any(${sql.param([...found.values()].map(({ variant }) => variant))}::int[])`,
  )
  const byId = new Map(numbers.map((row) => [row.id, row]))
  const rows = new Map<number, PurchaseRows['rows'][number]>()
  for (const { line, text: typed, code, quantity, expectedOn } of good) {
    const known = found.get(code)
    if (!known) faults.push({ line, text: typed, reason: 'row_unknown' })
    else if (rows.has(known.variant)) faults.push({ line, text: typed, reason: 'row_twice' })
    else {
      const { sku = null, gtin = null } = byId.get(known.variant) ?? {}
      rows.set(known.variant, { variant: known.variant, title: known.title, sku, gtin, quantity, expectedOn })
    }
  }
  return { rows: [...rows.values()], faults: faults.toSorted((a, b) => a.line - b.line) }
}
