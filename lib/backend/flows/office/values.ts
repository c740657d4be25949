/** Values of fields: checked by their kind, compared, and found by their path. */
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'
import { ApiError } from '@/lib/contract/errors'
import { type FieldKind, officeProperty, type OfficeValue } from '@/lib/contract/schemas/office'
import { isLanguage, type Language, LANGUAGES } from '@/lib/market/languages'

import { allFields, type Entity, type Field, isLocalized, type Values } from './entities/entity'

const LINE = 500
const TEXT = 100_000

const line = z.string().trim().max(LINE)
const lines = z.string().max(TEXT)
const byLanguage = (text: z.ZodType<string>) => z.partialRecord(z.enum(LANGUAGES), text)

function isUnique(ids: readonly number[]): boolean {
  return new Set(ids).size === ids.length
}

const SCHEMAS: Readonly<Record<FieldKind, z.ZodType>> = {
  text: line,
  lines,
  html: lines.transform((html) => sanitizeHtml(html)),
  integer: z.int().min(-2_147_483_648).max(2_147_483_647),
  number: z.number(),
  cents: z.int().min(0).max(2_000_000_000),
  money: z.strictObject({ amount: z.int(), currency: line }),
  boolean: z.boolean(),
  choice: line,
  choices: z.array(line).max(500),
  words: z.array(line.min(1)).max(500),
  day: z.iso.date(),
  moment: z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
  localized: byLanguage(line),
  localizedLines: byLanguage(lines),
  localizedHtml: byLanguage(lines.transform((html) => sanitizeHtml(html)) as unknown as z.ZodType<string>),
  reference: z.union([z.int(), line.min(1)]),
  references: z.array(z.int().min(1)).max(200).refine(isUnique),
  properties: z
    .array(officeProperty)
    .max(200)
    .refine((list) => isUnique(list.map(({ property }) => property)))
    // One that says nothing is not kept.
    .transform((list) => list.filter(({ number, texts }) => number !== null || Object.keys(texts ?? {}).length > 0)),
  picture: line.regex(/^[\w./-]*$/),
  colours: z.array(z.string().regex(/^#[\da-f]{6}$/i)).max(12),
  json: z.json(),
}

/** A field of a record by its path, and the language for a text in one language. Throws BAD_REQUEST. */
export function fieldAt(entity: Entity, path: string): { name: string; field: Field; language: Language | null } {
  const [name = '', language, ...rest] = path.split('.')
  const fields = allFields(entity)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field || rest.length > 0) throw fault(path, 'unknown')
  if (language === undefined) return { name, field, language: null }
  if (!isLocalized(field) || !isLanguage(language)) throw fault(path, 'unknown')
  return { name, field, language }
}

/** The error of a value that a field does not take. `reason` is a word for which the back office has a sentence. */
export function fault(path: string, reason: string, at: readonly PropertyKey[] = []): ApiError {
  return new ApiError('BAD_REQUEST', `The value of ${path} cannot be used: ${reason}.`, {
    field: path,
    // The part of a value that has several.
    details: { reason, ...(at.length > 0 && { at: at.map(String).join('/') }) },
  })
}

/** An empty object is data of its own, but a localized text without any text. */
const isEmpty = ({ kind }: Field, value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (kind !== 'json' &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value as object).every((text) => text === ''))

/** A whole value of a field as it is stored. Throws BAD_REQUEST with the reason. */
export function parseValue(path: string, field: Field, value: unknown): OfficeValue {
  if (isEmpty(field, value)) return emptyValue(path, field)
  const parsed = SCHEMAS[field.kind].safeParse(value)
  if (!parsed.success) throw fault(path, reasonOf(parsed.error))
  const options = field.options
  if (options && ![parsed.data].flat().every((word) => options.includes(word as string))) throw fault(path, 'choice')
  const beyond = field.schema?.safeParse(parsed.data)
  if (beyond && !beyond.success) throw fault(path, reasonOf(beyond.error), beyond.error.issues[0]?.path)
  // A schema of several parts also says how each is written.
  if (beyond && field.kind === 'json') return beyond.data as OfficeValue
  return (isLocalized(field) ? withoutEmpty(parsed.data as Record<string, string>) : parsed.data) as OfficeValue
}

/** Of a localized text in one language; an empty one is no text. */
export function parseText(path: string, field: Field, value: unknown, language: Language): string {
  if (value === null || value === '') return ''
  return (
    (parseValue(path, { ...field, isRequired: false }, { [language]: value }) as Record<string, string>)[language] ?? ''
  )
}

const LISTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['choices', 'words', 'colours', 'references', 'properties'])

function emptyValue(path: string, field: Field): OfficeValue {
  if (field.isRequired) throw fault(path, 'required')
  if (isLocalized(field)) return {}
  if (LISTS.has(field.kind)) return field.column.notNull ? [] : null
  if (!field.column.notNull) return null
  if (field.kind === 'text' || field.kind === 'lines' || field.kind === 'html') return ''
  throw fault(path, 'required')
}

const withoutEmpty = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

function reasonOf({ issues }: z.ZodError): string {
  const [issue] = issues
  if (issue?.code === 'too_big') return 'too_large'
  if (issue?.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'too_small'
  if (issue?.code === 'invalid_type' && issue.input === undefined) return 'required'
  return 'format'
}

/** A part of a record by path; undefined when there is none. */
export function valueAt(values: Values, path: string): OfficeValue | undefined {
  const [name = '', language] = path.split('.')
  const value = values[name]
  if (language === undefined) return value
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value[language] : undefined
}

/** Two values mean the same; a missing text is an empty one. */
export function isSame(left: unknown, right: unknown): boolean {
  const plain = (value: unknown) => (value === undefined || value === '' ? null : value)
  return isDeepStrictEqual(plain(left), plain(right))
}
