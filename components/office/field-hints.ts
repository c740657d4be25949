import type { OfficeField, OfficeValues } from '@/lib/contract/schemas/office'

/** Sentences for fields that their names do not explain, by kind of record and field. */
const HINTS: Readonly<Record<string, string>> = {
  'discount-codes.value': 'office.hint_code_value',
  'pages.key': 'office.hint_page_key',
  'pages.slug': 'office.hint_page_slug',
}

/** The id of the sentence; null for most fields. */
export const fieldHint = (entity: string, field: string): string | null => HINTS[`${entity}.${field}`] ?? null

/** The field as this record has it: the value of a discount code is money where the code takes off a sum, else a percentage. */
export const fieldIn = (entity: string, field: OfficeField, values: OfficeValues): OfficeField =>
  entity === 'discount-codes' && field.name === 'value' && values['kind'] === 'amount'
    ? { ...field, kind: 'cents' }
    : field
