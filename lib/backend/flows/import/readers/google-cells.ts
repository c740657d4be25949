/** Shopify's cells about a product for Google: category, gender and age group. */
import { type AgeGroup, ageGroup, type Gender, gender, googleCategory } from '@/lib/contract/schemas/feed'

import { BadCell } from '../product/faults'

/** Null: the cell is empty or missing. */
export interface ForGoogle {
  readonly googleCategory: string | null
  readonly gender: Gender | null
  readonly ageGroup: AgeGroup | null
}

interface Format<T> {
  safeParse(value: string): { success: true; data: T } | { success: false }
}

export function googleOf(cell: (column: string) => string): ForGoogle {
  const read = <T>(name: string, format: Format<T>, text: string): T | null => {
    if (text === '') return null
    const parsed = format.safeParse(text)
    if (!parsed.success) throw new BadCell('value_unknown', { column: `Google Shopping / ${name}`, value: text })
    return parsed.data
  }
  const of = (name: string) => cell(`Google Shopping / ${name}`)
  return {
    googleCategory: read('Google Product Category', googleCategory, of('Google Product Category')),
    gender: read('Gender', gender, of('Gender').toLowerCase()),
    ageGroup: read('Age Group', ageGroup, of('Age Group').toLowerCase()),
  }
}
