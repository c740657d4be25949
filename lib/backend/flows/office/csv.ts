/** A list as a file for spreadsheets. */
import type { OfficeRow, OfficeValue } from '@/lib/contract/schemas/office'
import { type Currency, isCurrency, minorPerUnit } from '@/lib/market/currencies'

const quoted = (text: string) => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A spreadsheet takes what begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: OfficeValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (isMoney(value))
    return `${(value.amount / minorPerUnit(value.currency)).toFixed(2)} ${value.currency.toUpperCase()}`
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return quoted(FORMULA.test(text) ? `'${text}` : text)
}

/** An amount with its currency. */
function isMoney(value: OfficeValue): value is { amount: number; currency: Currency } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return typeof value['amount'] === 'number' && typeof value['currency'] === 'string' && isCurrency(value['currency'])
}

/** UTF-8 with its mark, without which spreadsheets read another encoding. A reference is its id and, in columns of their own, its name and its code. */
export function csvOf(columns: readonly string[], rows: readonly OfficeRow[]): Uint8Array<ArrayBuffer> {
  const named = columns.filter((name) => rows.some(({ labels }) => Object.hasOwn(labels, name)))
  const coded = columns.filter((name) => rows.some(({ codes = {} }) => Object.hasOwn(codes, name)))
  const head = ['id', ...columns, ...named.map((name) => `${name}.name`), ...coded.map((name) => `${name}.code`)]
  const lines = rows.map(({ id, values, labels, codes = {} }) => [
    cell(id),
    ...columns.map((name) => cell(values[name])),
    ...named.map((name) => cell(labels[name] ?? '')),
    ...coded.map((name) => cell(codes[name] ?? '')),
  ])
  return new TextEncoder().encode(
    `\uFEFF${[head.map(quoted), ...lines].map((cells) => `${cells.join(',')}\n`).join('')}`,
  )
}
