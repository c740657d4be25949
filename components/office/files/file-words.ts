/** Words about files of goods: how far they are, what was found, what they change. */
import type { IntlShape } from 'react-intl'

import type { ImportSample, OfficeImport } from '@/lib/contract/schemas/office-files'
import { isLanguage } from '@/lib/market/languages'
import type { OfficeFault } from '@/lib/office/browser'

import { faultText } from '../fault-text'
import { fieldLabel } from '../field-label'
import { BECOMES, named, NOTHING } from '../marks'
import { optionLabel, showValue } from '../show-value'

const KB = 1024
const MB = KB * KB

/** In the unit that people know of their files. */
export function bytesText(intl: IntlShape, bytes: number): string {
  const [value, unit] = bytes < MB ? [Math.max(1, bytes / KB), 'kilobyte'] : [bytes / MB, 'megabyte']
  return intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 })
}

export const isOpen = ({ state }: Pick<OfficeImport, 'state'>): boolean => state === 'waiting' || state === 'running'

export const stateText = (intl: IntlShape, { phase, state }: Pick<OfficeImport, 'phase' | 'state'>): string =>
  intl.formatMessage({ id: `office.file_${phase}_${state}` })

export const kindText = (intl: IntlShape, kind: OfficeImport['kind']): string =>
  kind === null ? NOTHING : intl.formatMessage({ id: `office.file_kind_${kind}` })

/** A file that is too large has a limit of its own. */
export function fileFault(intl: IntlShape, fault: OfficeFault, maxBytes: number): string {
  return fault.code === 'BODY_TOO_LARGE'
    ? intl.formatMessage({ id: 'office.file_too_large' }, { size: bytesText(intl, maxBytes) })
    : faultText(intl, fault)
}

const SEPARATORS: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' }

export function separatorText(intl: IntlShape, separator: string): string {
  const name = SEPARATORS[separator]
  return name === undefined ? separator : intl.formatMessage({ id: `office.file_separator_${name}` })
}

/** What a new product is known by: its price, its group and how many variants it has. */
export function aboutText(intl: IntlShape, { cents, group, variants }: NonNullable<ImportSample['about']>): string {
  return intl.formatMessage(
    { id: 'office.file_new_about' },
    {
      price: cents === null ? NOTHING : showValue(intl, 'cents', cents),
      group: group === '' ? intl.formatMessage({ id: 'office.file_no_group' }) : group,
      count: variants,
    },
  )
}

type Part = ImportSample['parts'][number]

/** `long_description_html` as the field's name; null where the back office has none. */
function columnText(intl: IntlShape, column: string, language?: string): string | null {
  const name =
    column === 'pictures' ? 'images' : column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (intl.messages[`office.field_${name}`] === undefined) return null
  return fieldLabel(intl, language === undefined ? name : `${name}.${language}`)
}

const VARIANT_CHANGES = [
  [' stock', 'office.field_stock'],
  [' is not in the file', 'office.file_change_missing'],
  [' variant', 'office.file_new'],
] as const

const areaText = (intl: IntlShape, kind: string, area: string): string =>
  `${optionLabel(intl, kind)} (${intl.formatMessage({ id: `office.area_price_${area}` })})`

/** What the importer says of a variant behind its SKU; null: something else. */
function variantChange(intl: IntlShape, change: string): string | null {
  const [, owner, kind, area] = /^(.*) (regular|discount|club|discount_free) price ([12])$/.exec(change) ?? []
  if (owner !== undefined && kind !== undefined && area !== undefined) return named(owner, areaText(intl, kind, area))
  for (const [ending, id] of VARIANT_CHANGES)
    if (change.endsWith(ending)) return named(change.slice(0, -ending.length), intl.formatMessage({ id }))
  return null
}

/** What differs of a product: the importer's own word where there is no other. */
function changeText(intl: IntlShape, change: string): string {
  if (change === 'planned prices') return intl.formatMessage({ id: 'office.file_change_planned' })
  const own = variantChange(intl, change)
  if (own !== null) return own
  const space = change.lastIndexOf(' ')
  const [rest, last] = [change.slice(0, Math.max(0, space)), change.slice(space + 1)]
  if (isLanguage(last)) return columnText(intl, rest, last) ?? change
  const column = columnText(intl, last)
  if (column === null) return change
  return rest === '' ? column : named(rest, column)
}

/** What differs, in one line: of stock and prices with the values before and after. */
export function partText(intl: IntlShape, kind: OfficeImport['kind'], part: Part): string {
  if (kind !== 'stock' && kind !== 'prices') return changeText(intl, part.name)
  const value = (amount: number | null) =>
    amount === null ? NOTHING : showValue(intl, kind === 'prices' ? 'cents' : 'integer', amount)
  const name = part.area === null ? part.name : areaText(intl, part.name, String(part.area))
  const text = named(name, `${value(part.before)}${BECOMES}${value(part.after)}`)
  return part.from === null
    ? text
    : intl.formatMessage({ id: 'office.file_from' }, { text, at: showValue(intl, 'moment', part.from) })
}
