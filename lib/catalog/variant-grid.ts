/**
 * Rules of a table in which variants are typed or pasted: numbers with a comma or a point, EAN with its check digit, weights, and the
 * variant numbers that the shop makes.
 */
import { isGtin } from './gtin'
import { slugOf } from './slug'

/** `stock.3`: units that are delivered to store 3. */
export type GridColumn = 'gtin' | 'sku' | 'weight' | 'price' | 'shown' | `stock.${number}`

/** Why a cell cannot be saved: a word for which the back office has a sentence. */
export type CellFault = 'number' | 'gtin_length' | 'gtin_digit' | 'too_long' | 'yes_no'

/** Null: the cell is empty. */
type CellValue = string | number | boolean | null

type ReadCell = { readonly value: CellValue } | { readonly fault: CellFault }

const SKU_MAX = 60
const CENTS_MAX = 2_000_000_000
const UNITS_MAX = 1_000_000
const GRAMS_MAX = 10_000_000

const bareOf = (text: string): string => text.replace(/[\s\u00a0\u202f€]|EUR/gi, '')

/**
 * A number as people and spreadsheets write it: `12,5`, `1 299.00`, `1.299,00 €`. With both signs the last one is that of the fraction; one
 * that comes twice divides thousands. Null for what is no number.
 */
export function parseNumber(text: string): number | null {
  const bare = bareOf(text)
  const comma = bare.lastIndexOf(',')
  const point = bare.lastIndexOf('.')
  const last = comma > point ? ',' : '.'
  const other = last === ',' ? '.' : ','
  const whole = bare.replaceAll(other, '')
  const isThousands = whole.split(last).length > 2
  if (isThousands && bare.includes(other)) return null
  const plain = isThousands ? whole.replaceAll(last, '') : whole.replace(last, '.')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** One sign with three digits behind it: `2.490` is thousands to some and a fraction to others, and is not guessed. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/** The same of amounts that have no third digit behind the sign: prices, and whole numbers. */
export const parseSure = (text: string): number | null => (AMBIGUOUS.test(bareOf(text)) ? null : parseNumber(text))

function within(number: number | null, low: number, high: number): ReadCell {
  return number !== null && Number.isSafeInteger(number) && number >= low && number <= high
    ? { value: number }
    : { fault: 'number' }
}

/** Cents; null for what is no amount, or has a part of a cent. */
export function parseCents(text: string): number | null {
  const euros = parseSure(text)
  const cents = euros === null ? null : Math.round(euros * 100)
  return euros === null || cents === null || Math.abs(cents / 100 - euros) > 1e-9 ? null : cents
}

function readGtin(text: string): ReadCell {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return { fault: 'gtin_length' }
  return isGtin(digits) ? { value: digits } : { fault: 'gtin_digit' }
}

const YES = new Set(['1', 'x', 'yes', 'true', 'kyllä', 'ja', 'oui', 'да'])
const NO = new Set(['0', '-', 'no', 'false', 'ei', 'nej', 'nein', 'non', 'нет'])

function readShown(text: string): ReadCell {
  const word = text.toLowerCase()
  if (YES.has(word)) return { value: true }
  return NO.has(word) ? { value: false } : { fault: 'yes_no' }
}

/** What a cell means, or why it cannot be saved. */
export function readCell(column: GridColumn, typed: string): ReadCell {
  const text = typed.trim()
  if (text === '') return { value: null }
  switch (column) {
    case 'gtin':
      return readGtin(text)
    case 'sku':
      return text.length > SKU_MAX ? { fault: 'too_long' } : { value: text }
    case 'weight':
      return within(parseSure(text), 1, GRAMS_MAX)
    case 'price':
      return within(parseCents(text), 1, CENTS_MAX)
    case 'shown':
      return readShown(text)
    default:
      return within(parseSure(text), 1, UNITS_MAX)
  }
}

/**
 * The cells of a block that a spreadsheet put on the clipboard: rows of cells divided by tabs. A cell with a tab, a line break or a quote in
 * it is in quotes.
 */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy
  while (pattern.lastIndex < text.length) {
    const [, quoted, bare = '', end = ''] = pattern.exec(text) ?? ['', undefined, text.slice(pattern.lastIndex), '']
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '\t') {
      if (pattern.lastIndex === text.length) rows.at(-1)?.push('')
    } else if (pattern.lastIndex < text.length && end !== '') rows.push([])
    if (end === '') break
  }
  return rows
}

interface SkuParts {
  /** The number or the address of the product. */
  readonly product: string
  readonly colour: string | null
  readonly size: string | null
}

/** Of a number of the product, which is not made of words. */
const NUMBER_MAX = 24
const CODE_MAX = 8
/** Letters of each word, by how many words there are. */
const LETTERS = [CODE_MAX, CODE_MAX, 4, 3] as const

/**
 * A name in so few letters that what follows it is seen, too: the beginnings of its words, such as `NIGHBLUE`. What has a digit is a number
 * already: cut, it would be another one.
 */
function shortCode(name: string): string {
  const slug = slugOf(name.replaceAll('½', '.5'), '')
  if (slug.length <= CODE_MAX) return slug
  if (/\d/.test(slug)) return slug.slice(0, NUMBER_MAX).replace(/-$/, '')
  const words = slug.split('-')
  const letters = LETTERS[words.length] ?? LETTERS[3]
  return words
    .map((word) => word.slice(0, letters))
    .join('')
    .slice(0, CODE_MAX)
}

/** A variant number that can be read aloud: product, colour, size, such as `TUULTAKK-BLUE-XL`; with a number behind it where it is taken. */
export function skuFor({ product, colour, size }: SkuParts, taken: ReadonlySet<string>): string {
  const sku = [shortCode(product) || 'p', shortCode(colour ?? ''), shortCode(size ?? '')]
    .filter((word) => word !== '')
    .join('-')
    .toUpperCase()
    .slice(0, SKU_MAX - 4)
  const isFree = (name: string) => !taken.has(name.toLowerCase())
  for (let number = 2, name = sku; ; number++) {
    if (isFree(name)) return name
    name = `${sku}-${number}`
  }
}
