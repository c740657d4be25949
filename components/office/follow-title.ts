import type { OfficeField, OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'
import { addressOf } from '@/lib/catalog/slug'

/** What a record is called, by which its address is made. */
const TITLES: ReadonlySet<string> = new Set(['title', 'name', 'names'])
/** What is made of it. */
const MADE: ReadonlySet<string> = new Set(['slug', 'key'])

/** English first, because an address without a language is read in all of them. */
function titleIn(value: OfficeValue | undefined): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return ''
  const texts = value as Readonly<Record<string, string | undefined>>
  return texts['en'] || (Object.values(texts).find(Boolean) ?? '')
}

/**
 * A new record's address and key, made of its title while that is typed. What somebody has typed there themselves stays. Other kinds of
 * key, such as a choice, are not text and never made.
 */
export function followTitle(
  fields: readonly OfficeField[],
  known: OfficeValues,
  name: string,
  value: OfficeValue,
): OfficeValues {
  if (!TITLES.has(name)) return {}
  const [before, now] = [addressOf(titleIn(known[name])), addressOf(titleIn(value))]
  const isMade = (field: OfficeField) => MADE.has(field.name) && field.kind === 'text' && !field.isReadOnly
  const isOwn = (typed: OfficeValue | undefined) => Boolean(typed) && typed !== before
  return Object.fromEntries(
    fields.filter((field) => isMade(field) && !isOwn(known[field.name])).map((field) => [field.name, now]),
  )
}
