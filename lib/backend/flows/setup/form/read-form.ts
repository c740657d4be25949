/** From what a person typed into the form to the answers of `answersSchema`, which judges it as it judges a file. */
import { type Answers, answersSchema, type Fault, FAULTS } from '../answers'
import { KINDS } from '../delivery-templates'
import { put, type Tree } from '../tree'
import {
  CONTROLS,
  countryControl,
  DAYS,
  OTHER_CURRENCIES,
  PASSWORD_OF,
  SECRETS,
  SECTIONS,
  TERMS,
  wayOf,
} from './fields'
import { COUNTRIES } from '@/lib/market/countries'

/** What the controls hold, by their names. */
export type Values = Readonly<Record<string, string>>

/** The name of the box with which a kept secret is forgotten. */
export const forgetControl = (name: string): string => `forget.${name}`

export interface Filled {
  /** What the page may show again: everything but secrets. */
  readonly shown: Values
  /** Secrets that were typed now or before, by control; they stay with the server and are never in a page. */
  readonly secrets: Values
}

/** An address without its password, and the password as it is typed; null where it is no address with one. */
function divided(address: string): { address: string; password: string } | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.password === '') return null
  const { password } = url
  url.password = ''
  try {
    return { address: url.href, password: decodeURIComponent(password) }
  } catch {
    return { address: url.href, password }
  }
}

/** The address with the password. */
function joined(address: string, password: string): string {
  if (password === '' || !URL.canParse(address)) return address
  const url = new URL(address)
  // A setter leaves % as it is, and programs decode it.
  url.password = encodeURIComponent(password)
  return url.href
}

/** Takes the passwords out of addresses: each is a secret of its own. */
export function withoutPasswords(values: Values): Filled {
  const shown: Record<string, string> = {}
  const secrets: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    const password = PASSWORD_OF[name]
    const parts = password === undefined ? null : divided(value)
    if (!SECRETS.includes(name)) shown[name] = parts?.address ?? value
    else if (value !== '') secrets[name] = value
    // The control of the password, where it is filled in, is the later word.
    if (password !== undefined && parts && !values[password]) secrets[password] = parts.password
  }
  return { shown, secrets }
}

/** What was posted, with the secrets that are kept from before where their controls are empty. */
export function fill(posted: URLSearchParams, kept: Values): Filled {
  const typed = Object.fromEntries(
    [...posted].filter(([name]) => CONTROLS.has(name)).map(([name, value]) => [name, value.trim()]),
  )
  const { shown, secrets } = withoutPasswords(typed)
  const forgotten = SECRETS.filter((name) => posted.has(forgetControl(name)))
  const before = Object.entries(kept).filter(([name]) => !forgotten.includes(name))
  return { shown, secrets: { ...Object.fromEntries(before), ...secrets } }
}

/** A number as people write it, with a comma or a point; other text becomes NaN, which the schema refuses. */
const numberOf = (text: string): number => Number(text.replace(',', '.'))

function countriesOf(values: Values): string[] {
  return COUNTRIES.map(({ code }) => code).filter((code) => values[countryControl(code)] !== undefined)
}

/** How goods come to one country; empty controls leave the template's price and days, and make no order free. */
function waysOf(code: string, values: Values): Tree {
  return Object.fromEntries(
    KINDS.map((kind) => {
      const at = wayOf(code, kind)
      if (values[`${at}.off`] !== undefined) return [kind, false]
      const terms: Tree = {}
      for (const term of TERMS) {
        const text = values[`${at}.${term}`]
        if (text !== undefined && text !== '') terms[term] = numberOf(text)
        else if (text === '' && term === 'freeFrom') terms[term] = null
      }
      return [kind, terms]
    }),
  )
}

function hoursOf(values: Values): { days: string; opens: string; closes: string }[] {
  return DAYS.map((days) => ({
    days,
    opens: values[`store.hours.${days}.opens`] ?? '',
    closes: values[`store.hours.${days}.closes`] ?? '',
  })).filter(({ opens, closes }) => opens !== '' || closes !== '')
}

function answerTo(name: string, type: string, { shown, secrets }: Filled): unknown {
  if (type === 'check') return shown[name] !== undefined
  const text = (type === 'secret' ? secrets : shown)[name] ?? ''
  if (type === 'lines')
    return text
      .split('\n')
      .map((part) => part.trim())
      .filter(Boolean)
  return PASSWORD_OF[name] === undefined ? text : joined(text, secrets[PASSWORD_OF[name]] ?? '')
}

/** The answers as an untested tree, in the shape of a file. */
function treeOf(filled: Filled): Tree {
  const { shown } = filled
  const hours = hoursOf(shown)
  const tree: Tree = { payments: {} }
  const passwords = Object.values(PASSWORD_OF)
  for (const { fields, together } of SECTIONS) {
    const answers = fields
      .filter(({ name }) => !passwords.includes(name))
      .map((field) => [field, answerTo(field.name, field.type, filled)] as const)
    if (
      together !== undefined &&
      answers.every(([, value]) => value === '') &&
      !(together === 'store' && hours.length > 0)
    )
      continue
    for (const [{ name, optional }, value] of answers) put(tree, name, optional && value === '' ? undefined : value)
  }
  if (tree['store'] !== undefined) put(tree, 'store.hours', hours)
  const countries = countriesOf(shown)
  tree['countries'] = countries
  tree['delivery'] = Object.fromEntries(countries.map((code) => [code, waysOf(code, shown)]))
  const rates = OTHER_CURRENCIES.map((currency) => [currency, shown[`rates.${currency}`] ?? ''] as const)
  tree['rates'] = Object.fromEntries(
    rates.filter(([, text]) => text !== '').map(([currency, text]) => [currency, numberOf(text)]),
  )
  return tree
}

export interface FormFault {
  /** The control, or the id of a section. */
  readonly at: string
  /** `other`: the rule has no sentence of its own. */
  readonly fault: Fault | 'other'
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly errors?: readonly (readonly Issue[])[]
}

/** The single issues; of a choice of shapes those of the last, because the others are literals. */
function flat({ path, message, errors }: Issue, before: readonly PropertyKey[] = []): Issue[] {
  const whole = [...before, ...path]
  return errors?.at(-1)?.flatMap((issue) => flat(issue, whole)) ?? [{ path: whole, message }]
}

/** The control at which a fault is shown. */
function controlAt(path: readonly PropertyKey[], shown: Values): string {
  const parts = path.map(String)
  // Rows of hours without a time are left out, so that the third answer may be the second row.
  if (parts[1] === 'hours') parts[2] = hoursOf(shown)[Number(parts[2])]?.days ?? ''
  const named = parts
    .map((_, index) => parts.slice(0, parts.length - index).join('.'))
    .find((name) => CONTROLS.has(name))
  return named ?? parts[0] ?? ''
}

const faultOf = (message: string): FormFault['fault'] =>
  (Object.keys(FAULTS) as Fault[]).find((name) => FAULTS[name] === message) ?? 'other'

/** The answers, or the first fault of each control. */
export function judge(filled: Filled): { answers: Answers } | { faults: FormFault[] } {
  const parsed = answersSchema.safeParse(treeOf(filled))
  if (parsed.success) return { answers: parsed.data }
  const faults = new Map<string, FormFault>()
  for (const { path, message } of parsed.error.issues.flatMap((issue) => flat(issue as Issue))) {
    const at = controlAt(path, filled.shown)
    if (!faults.has(at)) faults.set(at, { at, fault: faultOf(message) })
  }
  return { faults: [...faults.values()] }
}

/** The mail server's address as it is filled in; null without one. */
export function mailAddressOf(filled: Filled): string | null {
  const address = answerTo('smtpUrl', 'address', filled)
  return typeof address === 'string' && address !== '' ? address : null
}
