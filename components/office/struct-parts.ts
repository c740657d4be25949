/** Values made of parts: one part written, and nothing at all when every part is empty. */
import type { OfficeValue } from '@/lib/contract/schemas/office'

import type { Shape } from './struct-shapes'

export type Parts = Readonly<Record<string, OfficeValue>>

export const partsOf = (value: OfficeValue): Parts =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}

const isEmpty = (value: OfficeValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && Object.values(value).every((text) => isEmpty(text)))

const LISTS: ReadonlySet<string> = new Set(['words', 'choices'])

/** What an empty part is where it must be written. */
function nothingOf(shape: Shape, name: string): OfficeValue {
  const kind = shape.parts.find((part) => part.name === name)?.kind ?? ''
  if (LISTS.has(kind)) return []
  return kind.startsWith('localized') ? {} : null
}

/** The value with another part. What no editor shows (rules of single variants) is kept. */
export function withPart(shape: Shape, value: OfficeValue, name: string, part: OfficeValue): OfficeValue {
  const all: Record<string, OfficeValue> = { ...partsOf(value), [name]: part }
  if (Object.values(all).every((one) => isEmpty(one))) return null
  const names = [...shape.parts.map((one) => one.name), ...Object.keys(shape.inner ?? {})]
  const known = new Set(names)
  const written = names
    .filter((one) => shape.isWhole || !isEmpty(all[one]))
    .map((one) => [one, isEmpty(all[one]) ? nothingOf(shape, one) : all[one]] as const)
  const others = Object.entries(all).filter(([one]) => !known.has(one))
  return Object.fromEntries([...written, ...others]) as OfficeValue
}
