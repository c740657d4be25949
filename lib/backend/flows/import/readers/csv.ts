/** Rows of a text with separators, one after another, with one clear reason for a format error. */
import { Readable } from 'node:stream'

import { type CsvError, parse } from 'csv-parse'

import { BadCell, BadFile, type Given } from '../product/faults'
import { MAX_TEXT } from '../product/shape'

/** A record of more characters has a quotation mark that is never closed. */
export const MAX_RECORD = 4_000_000
const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

interface ParsedRecord {
  record: string[]
  info: { lines: number }
}

/** A row with its first line. Names of columns are found whatever their case. */
export interface Row {
  readonly line: number
  has(column: string): boolean
  /** `''` for an empty cell or a missing column. Throws BadCell for a formula, which only a spreadsheet could compute. */
  cell(column: string): string
}

/** A row of cells in the places of their columns; `places` has names in lower case. */
export function rowOf(line: number, places: ReadonlyMap<string, number>, cells: readonly string[]): Row {
  return {
    line,
    has: (column) => places.has(column.toLowerCase()),
    cell: (column) => {
      const place = places.get(column.toLowerCase())
      const text = place === undefined ? '' : (cells[place] ?? '')
      if (text.length > MAX_TEXT)
        throw new BadCell('text_too_long', { column, count: text.length, most: MAX_TEXT }).at(line)
      const first = text.charCodeAt(0)
      if (first === 39) return text.replace(GUARD, '')
      return first === 61 || first === 35 ? withoutFormula(text, column, line) : text
    },
  }
}

/** An apostrophe that shops write before what a spreadsheet would take for a formula. */
const GUARD = /^'(?=[=+\-@\t\r])/

/** `="00123"` is how spreadsheets keep zeros; every other formula has lost its value. */
function withoutFormula(text: string, column: string, line: number): string {
  const kept = /^="((?:[^"]|"")*)"$/.exec(text)?.[1]
  if (kept !== undefined) return kept.replaceAll('""', '"')
  if (/^=[\w\s+("@-]/.test(text)) throw new BadCell('formula', { column, value: text.slice(0, 40) }).at(line)
  if (/^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)/.test(text))
    throw new BadCell('spreadsheet_error', { column, value: text.slice(0, 40) }).at(line)
  return text
}

function reasonOf(error: CsvError): Given {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return ['quote_unclosed']
  if (error.code === 'CSV_MAX_RECORD_SIZE') return ['row_too_long', { most: MAX_RECORD }]
  if (
    error.code === 'CSV_INVALID_CLOSING_QUOTE' ||
    error.code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE' ||
    error.code === 'INVALID_OPENING_QUOTE'
  )
    return ['quote_place']
  if (error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') return ['cell_count']
  return ['csv_broken', { detail: error.message }]
}

/** The separator of a header: the one that stands most often outside of quotes. */
export function separatorOf(header: string): Separator {
  const bare = header.replaceAll(/"(?:[^"]|"")*"/g, '')
  const [best, second] = SEPARATORS.map((sign) => ({ sign, times: bare.split(sign).length - 1 })).sort(
    (a, b) => b.times - a.times,
  )
  if (!best || best.times === 0) throw new BadFile(1, 'header_no_separator')
  if (second && second.times === best.times) throw new BadFile(1, 'header_two_separators')
  return best.sign
}

/** The cells of the first line. */
export async function headerOf(text: string, separator: Separator): Promise<string[]> {
  try {
    for await (const cells of records([text], separator)) return cells.record
  } catch (error) {
    throw formatFault(error, 0)
  }
  throw new BadFile(1, 'empty_file')
}

async function* records(text: Iterable<string> | AsyncIterable<string>, separator: Separator) {
  const parser = Readable.from(text).pipe(
    parse({
      bom: true,
      delimiter: separator,
      info: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_RECORD,
    }),
  )
  for await (const record of parser) yield record as ParsedRecord
}

/** Rows after the header. Throws BadFile at a format error, because the rest of the file would be misread. */
export async function* readRows(text: AsyncIterable<string>, separator: Separator): AsyncGenerator<Row> {
  let places: Map<string, number> | null = null
  let lastLine = 0
  try {
    for await (const { record, info } of records(text, separator)) {
      // `lines` is the last line of a record; its first line follows the record before.
      if (places) yield rowOf(lastLine + 1, places, record)
      else places = placesOf(record)
      lastLine = info.lines
    }
  } catch (error) {
    throw formatFault(error, lastLine)
  }
}

/** An error of the parser with our code; any other as it is. */
function formatFault(error: unknown, lastLine: number): unknown {
  if (!(error instanceof Error && 'code' in error && String(error.code).includes('_'))) return error
  return new BadFile(lineOf(error as CsvError & { lines?: number }, lastLine), ...reasonOf(error as CsvError))
}

/** The parser reads ahead of the rows that it gives, and says in its message where a quotation mark was opened. */
function lineOf(error: CsvError & { lines?: number }, lastLine: number): number {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return Number(/at line (\d+)/.exec(error.message)?.[1] ?? lastLine + 1)
  return error.code === 'CSV_MAX_RECORD_SIZE' ? lastLine + 1 : Number(error.lines ?? lastLine + 1)
}

function placesOf(header: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  header.forEach((name, place) => {
    if (name === '') return
    if (places.has(name.toLowerCase())) throw new BadFile(1, 'column_twice', { column: name })
    places.set(name.toLowerCase(), place)
  })
  return places
}
