/** Reads a CSV text into rows with their line numbers, with one clear sentence for a format error. */
import { type CsvError, parse } from 'csv-parse/sync'

export interface RowError {
  line: number
  reason: string
}
export interface Row {
  line: number
  cells: Record<string, string>
}

/** A cell that cannot be used; its message is for the person who imports the file. */
export class BadCell extends Error {}

/** Columns that a file must have. */
const REQUIRED = ['Handle', 'Title', 'Variant Price'] as const

interface ParsedRecord {
  record: Record<string, string>
  info: { lines: number }
}

function reasonOf(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark is opened and never closed.'
  if (
    error.code === 'CSV_INVALID_CLOSING_QUOTE' ||
    error.code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE' ||
    error.code === 'INVALID_OPENING_QUOTE'
  )
    return 'A quotation mark stands in the wrong place.'
  if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS') return 'The number of columns differs from the header’s.'
  return error.message
}

/** Rows of a CSV text with a header. A format error stops the reading, because the rest of the file would be misread. */
export function readRows(text: string): { rows: Row[]; errors: RowError[] } {
  const rows: Row[] = []
  try {
    let lastLine = 1
    const records = parse(text, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as ParsedRecord[]
    for (const { record, info } of records) {
      // `lines` is the last line of a record; its first line follows the record before.
      rows.push({ line: lastLine + 1, cells: record })
      lastLine = info.lines
    }
  } catch (error) {
    const broken = error as CsvError & { lines?: number; quote_lines?: number }
    return { rows: [], errors: [{ line: Number(broken.lines ?? 1), reason: reasonOf(broken) }] }
  }
  const header = Object.keys(rows[0]?.cells ?? {})
  if (rows.length === 0) return { rows, errors: [{ line: 1, reason: 'The file has no product rows.' }] }
  const missing = REQUIRED.filter((column) => !header.includes(column))
  if (missing.length > 0)
    return { rows: [], errors: [{ line: 1, reason: `Columns are missing: ${missing.join(', ')}.` }] }
  return { rows, errors: [] }
}
