/**
 * The cells of the shop's own CSV: a row for each variant, the product's cells in its first row. An empty cell says nothing; `null` empties
 * a field; a text in JSON's quotation marks is exactly that text, also one that a spreadsheet would take for a formula.
 */
import { LANGUAGES, type Language } from '@/lib/market/languages'

import { BadCell } from './faults'
import { columns, type Product, product, texts } from './shape'

interface OwnColumn {
  readonly name: string
  /** The cell is the text itself; otherwise JSON. */
  readonly isText: boolean
}

const TEXTS = new Set(
  'handle source uuid slug google_category second_hand_parent model_number kind promoted_colour gender age_group canonical_url country_of_origin published_at price_ending name short_description long_description_html tagline meta_description model_notice sku gtin shipping_string stock_incoming'.split(
    ' ',
  ),
)
/** Written by hand as plain names. */
const NAMES = new Set(['brand', 'groups', 'colour', 'size', 'type'])

const column = (prefix: string, name: string): OwnColumn => ({ name: `${prefix}.${name}`, isText: TEXTS.has(name) })
const inParts = new Set(['texts', 'columns', 'variants'])

const PRODUCT_COLUMNS: readonly OwnColumn[] = [
  ...Object.keys(product.shape)
    .filter((name) => !inParts.has(name))
    .map((name) => column('product', name)),
  ...Object.keys(columns.shape).map((name) => column('column', name)),
  ...LANGUAGES.flatMap((language) => Object.keys(texts.shape).map((name) => column(`text.${language}`, name))),
]
const VARIANT_COLUMNS: readonly OwnColumn[] = Object.keys(product.shape.variants.element.shape).map((name) =>
  column('variant', name),
)
export const OWN_COLUMNS: readonly string[] = [...PRODUCT_COLUMNS, ...VARIANT_COLUMNS].map(({ name }) => name)

type Values = Record<string, unknown>

function written(value: unknown, isText: boolean): string {
  if (value === undefined) return ''
  if (!isText || typeof value !== 'string') return JSON.stringify(value)
  return value === '' || value === 'null' || /^[\s=+@\-#"']|\s$/.test(value) ? JSON.stringify(value) : value
}

/** Throws SyntaxError for what is no JSON. */
function read(text: string, { name, isText }: OwnColumn): unknown {
  if (text === '') return undefined
  if (isText) return text === 'null' ? null : text.startsWith('"') ? (JSON.parse(text) as unknown) : text
  const last = name.slice(name.lastIndexOf('.') + 1)
  if (NAMES.has(last) && !/^(?:[[{]|null$)/.test(text)) return named(last, text)
  return JSON.parse(text) as unknown
}

const inAll = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]))

function named(kind: string, text: string): unknown {
  if (kind === 'brand' || kind === 'size') return { name: text }
  if (kind === 'groups') return [text.split('>').map((name) => ({ names: inAll(name.trim()) }))]
  return { names: inAll(text) }
}

/** The rows of a product. */
export function rowsOf(given: Product): string[][] {
  const values = (from: Values, prefix: string): Values =>
    Object.fromEntries(Object.entries(from).map(([name, value]) => [`${prefix}.${name}`, value]))
  const all: Values = {
    ...values(given, 'product'),
    ...values(given.columns, 'column'),
    ...Object.fromEntries(
      Object.entries(given.texts).flatMap(([language, own]) => Object.entries(values(own, `text.${language}`))),
    ),
  }
  return given.variants.map((variant, place) => {
    const own: Values = values(variant, 'variant')
    return [
      ...PRODUCT_COLUMNS.map(({ name, isText }) =>
        place === 0 || name === 'product.handle' || name === 'product.source' ? written(all[name], isText) : '',
      ),
      ...VARIANT_COLUMNS.map(({ name, isText }) => written(own[name], isText)),
    ]
  })
}

function valuesOf(cell: (name: string) => string, own: readonly OwnColumn[], prefix: string): Values | undefined {
  const found: Values = {}
  for (const each of own) {
    if (!each.name.startsWith(`${prefix}.`)) continue
    try {
      const value = read(cell(each.name), each)
      if (value !== undefined) found[each.name.slice(prefix.length + 1)] = value
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      throw new BadCell('not_json', { column: each.name, value: cell(each.name).slice(0, 60) })
    }
  }
  return Object.keys(found).length > 0 ? found : undefined
}

/** The product of its first row, without its variants; still to be checked. */
export function productValues(cell: (name: string) => string): Values {
  const own: [Language, Values][] = LANGUAGES.flatMap((language) => {
    const found = valuesOf(cell, PRODUCT_COLUMNS, `text.${language}`)
    return found ? [[language, found] as [Language, Values]] : []
  })
  return {
    ...valuesOf(cell, PRODUCT_COLUMNS, 'product'),
    columns: valuesOf(cell, PRODUCT_COLUMNS, 'column') ?? {},
    texts: Object.fromEntries(own),
  }
}

export const variantValues = (cell: (name: string) => string): Values =>
  valuesOf(cell, VARIANT_COLUMNS, 'variant') ?? {}
