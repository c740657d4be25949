/** What differs between what was read and what is typed, field by field; texts language by language. */
import type { OfficeField, OfficePatch, OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'
import { LANGUAGES } from '@/lib/market/languages'

const isObject = (value: unknown): value is Record<string, OfficeValue> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const plain = (value: OfficeValue | undefined): string =>
  JSON.stringify(value === undefined || value === '' ? null : value)

export function patchOf(fields: readonly OfficeField[], read: OfficeValues, typed: OfficeValues): OfficePatch {
  return fields
    .filter(({ isReadOnly }) => !isReadOnly)
    .flatMap(({ name, kind }) => {
      const from = read[name] ?? null
      const to = typed[name] ?? null
      if (!kind.startsWith('localized')) return plain(from) === plain(to) ? [] : [{ path: name, from, to }]
      const old = isObject(from) ? from : {}
      const fresh = isObject(to) ? to : {}
      return LANGUAGES.filter((code) => plain(old[code]) !== plain(fresh[code])).map((code) => ({
        path: `${name}.${code}`,
        from: old[code] ?? null,
        to: fresh[code] ?? null,
      }))
    })
}

/** The values with another one at a path. */
export function withValue(values: OfficeValues, path: string, value: OfficeValue): OfficeValues {
  const [name = '', language] = path.split('.')
  if (language === undefined) return { ...values, [name]: value }
  const texts = values[name]
  return { ...values, [name]: { ...(isObject(texts) ? texts : {}), [language]: value } }
}
