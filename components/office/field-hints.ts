/** Sentences for fields that their names do not explain, by kind of record and field. */
const HINTS: Readonly<Record<string, string>> = {
  'discount-codes.value': 'office.hint_code_value',
  'pages.key': 'office.hint_page_key',
  'pages.slug': 'office.hint_page_slug',
}

/** The id of the sentence; null for most fields. */
export const fieldHint = (entity: string, field: string): string | null => HINTS[`${entity}.${field}`] ?? null
