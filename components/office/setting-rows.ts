/** Settings that hold rows of several values: as their forms show them, and as they are stored. What a form does not show is kept. */
import { readScheme, SCHEME_FLAG } from '@/lib/catalog/green-claims'
import { FEATURES, parseJson } from '@/lib/contract/general-settings'

/** A message that says what is wrong. */
export type RowsFault = `office.fault_${string}`

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A feature: on, off, or with a value. `was` is what was stored, and is kept while its text is the same. */
export interface Feature {
  readonly name: string
  readonly state: 'on' | 'off' | 'value'
  readonly text: string
  readonly was?: unknown
}

const isTrue = (value: unknown) => value === true || value === 'true'
const isFalse = (value: unknown) => value === false || value === 'false'
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The rows of a form, which holds them as text. */
export const readRows = <Row>(text: string): readonly Row[] => {
  const rows = parseJson(text)
  return Array.isArray(rows) ? (rows as Row[]) : []
}

export function featuresShown(stored: string): string {
  const parsed = parseJson(stored)
  const rows = Object.entries(isObject(parsed) ? parsed : {}).map(
    ([name, was]): Feature =>
      isTrue(was) || isFalse(was)
        ? { name, state: isTrue(was) ? 'on' : 'off', text: '' }
        : { name, state: 'value', text: textOf(was), was },
  )
  return JSON.stringify(rows)
}

/** A number or a list that is typed is stored as one. */
function valueIn({ text, was }: Feature): unknown {
  if (was !== undefined && textOf(was) === text) return was
  const parsed = parseJson(text)
  return typeof parsed === 'number' || typeof parsed === 'object' ? (parsed ?? text) : text
}

/** The scheme of green claims as it is typed. */
export function schemeOf(rows: readonly Feature[]): { readonly name: string; readonly url: string } {
  const parsed = parseJson(rows.find(({ name }) => name === SCHEME_FLAG)?.text ?? '')
  const { name, url } = isObject(parsed) ? parsed : {}
  return { name: typeof name === 'string' ? name : '', url: typeof url === 'string' ? url : '' }
}

/** The rows with another scheme; without a name and an address there is none. */
export function withScheme(rows: readonly Feature[], scheme: { name: string; url: string }): readonly Feature[] {
  const others = rows.filter(({ name }) => name !== SCHEME_FLAG)
  return scheme.name === '' && scheme.url === ''
    ? others
    : [...others, { name: SCHEME_FLAG, state: 'value', text: JSON.stringify(scheme) }]
}

export function featuresFault(text: string): RowsFault | null {
  const rows = readRows<Feature>(text)
  if (rows.some(({ name }) => name === SCHEME_FLAG) && readScheme(schemeOf(rows)) === null) return 'office.fault_scheme'
  if (rows.some(({ name }) => name.trim() === '')) return 'office.fault_feature_name'
  if (rows.some(({ name }) => /\s/.test(name.trim()))) return 'office.fault_feature_space'
  if (new Set(rows.map(({ name }) => name.trim())).size < rows.length) return 'office.fault_feature_twice'
  return rows.some(({ state, text: value }) => state === 'value' && value.trim() === '')
    ? 'office.fault_feature_value'
    : null
}

export function featuresStored(text: string): string {
  const rows = readRows<Feature>(text)
  if (rows.length === 0) return ''
  return JSON.stringify(
    Object.fromEntries(rows.map((row) => [row.name.trim(), row.state === 'value' ? valueIn(row) : row.state === 'on'])),
  )
}

/** Features that the shop has: each is a switch with its name. */
export const KNOWN_FEATURES: readonly string[] = Object.values(FEATURES)
/** Shown by a control of its own, and not among the others. */
export const isKnown = ({ name, state }: Feature): boolean =>
  name === SCHEME_FLAG || (KNOWN_FEATURES.includes(name) && state !== 'value')

/** Days as they are typed. `country` is empty until it is chosen, and null for ski packages. */
export interface DaysRow {
  readonly country: string | null
  readonly start: string
  readonly end: string
}

interface DaysForm {
  readonly rows: readonly DaysRow[]
  /** Of the workshop, which mounts ski packages. */
  readonly bundle: DaysRow
  /** Other parts of the setting. */
  readonly rest: Json
}

const NO_DAYS: DaysRow = { country: null, start: '', end: '' }
const typedDays = (value: unknown, country: string | null): DaysRow => {
  const { start, end } = isObject(value) ? value : {}
  return { country, start: start === undefined ? '' : String(start), end: end === undefined ? '' : String(end) }
}

export function readDays(text: string): DaysForm {
  const form = parseJson(text)
  return isObject(form) ? (form as unknown as DaysForm) : { rows: [], bundle: NO_DAYS, rest: {} }
}

export function daysShown(stored: string): string {
  const parsed = parseJson(stored)
  const { countries, ski_bundle: bundle, ...rest } = isObject(parsed) ? parsed : {}
  const rows = (Array.isArray(countries) ? countries : []).filter((row) => isObject(row))
  const form: DaysForm = {
    rows: rows.map((row) => typedDays(row, String(row['country'] ?? '').toLowerCase())),
    bundle: typedDays(bundle, null),
    rest,
  }
  return JSON.stringify(form)
}

const isWhole = (text: string) => /^\d{1,3}$/.test(text.trim())
const isBlank = ({ start, end }: DaysRow) => start.trim() === '' && end.trim() === ''

function faultOfDays(row: DaysRow): RowsFault | null {
  if (!isWhole(row.start) || !isWhole(row.end)) return 'office.fault_days_whole'
  return Number(row.end) < Number(row.start) ? 'office.fault_days_order' : null
}

export function daysFault(text: string): RowsFault | null {
  const { rows, bundle } = readDays(text)
  if (rows.some(({ country }) => !country)) return 'office.fault_days_country'
  if (new Set(rows.map(({ country }) => country)).size < rows.length) return 'office.fault_days_twice'
  return [...rows, ...(isBlank(bundle) ? [] : [bundle])].map(faultOfDays).find((fault) => fault !== null) ?? null
}

export function daysStored(text: string): string {
  const { rows, bundle, rest } = readDays(text)
  const hasBundle = !isBlank(bundle)
  if (rows.length === 0 && !hasBundle && Object.keys(rest).length === 0) return ''
  const days = ({ start, end }: DaysRow) => ({ start: Number(start), end: Number(end) })
  return JSON.stringify({
    countries: rows.map((row) => ({ country: row.country, ...days(row) })),
    ...(hasBundle && { ski_bundle: days(bundle) }),
    ...rest,
  })
}
