/** What words of the search can be about, and what they can lead to, in words instead of the search's own keys. */
import type { IntlShape } from 'react-intl'

import { BASE_COLOURS } from '@/lib/catalog/base-colours'
import type { OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'

/** Topics whose words lead to categories; the target has their keys. */
const GROUP_TOPICS: ReadonlySet<string> = new Set(['goods', 'purpose', 'absent'])
export const leadsToGroups = (topic: string): boolean => GROUP_TOPICS.has(topic)

/** What the other topics lead to: the targets that the search knows. */
const TARGETS: Readonly<Record<string, readonly string[]>> = {
  colour: BASE_COLOURS,
  wearer: ['female', 'male', 'kids'],
  condition: ['new', 'used', 'rental'],
  price: ['below', 'above', 'cheap', 'reduced'],
  currency: ['eur', 'sek', 'usd', 'gbp', 'chf', 'rub'],
  size: ['any', 'eu', 'uk', 'us', 'mondo', 'XS', 'S', 'M', 'L', 'XL', 'XXL'],
  persons: ['of', '1', '2', '3', '4', '5', '6'],
  unit: ['l', 'g', 'kg', 'mm', 'cm', 'm', 'lm', 'mah', 'years', 'months'],
  link: ['and', 'for'],
  filler: ['any'],
}

export const targetsOf = (topic: string): readonly string[] => TARGETS[topic] ?? []

/** Of a new line: another topic has other targets; one that has a single target has it at once. */
export function followTopic(entity: string, name: string, value: OfficeValue): OfficeValues {
  if (entity !== 'search-terms' || name !== 'topic') return {}
  const targets = targetsOf(String(value))
  return { target: targets.length === 1 ? (targets[0] ?? null) : null }
}

/** Names that the back office has for other fields, too. */
const NAMED_AS_OPTIONS: ReadonlySet<string> = new Set(['colour', 'wearer', 'condition'])

/** A target in words; null where it has none, or where categories are meant, whose names the shop knows. */
export function targetWord(intl: IntlShape, topic: string, target: string): string | null {
  if (!targetsOf(topic).includes(target)) return null
  if (NAMED_AS_OPTIONS.has(topic)) return intl.formatMessage({ id: `office.option_${target}` })
  if (topic === 'currency') return target.toUpperCase()
  if (topic === 'persons' && target !== 'of')
    return intl.formatMessage({ id: 'office.term_persons_count' }, { count: Number(target) })
  const id = `office.term_${topic}_${target}`
  return intl.messages[id] === undefined ? target : intl.formatMessage({ id })
}
