import type { OfficeField, OfficeValue } from '@/lib/contract/schemas/office'

/** What an editor of a field takes. */
export interface EditorProps {
  field: OfficeField
  value: OfficeValue
  /** The name of the record that a reference leads to. */
  label: string | null
  onChange: (value: OfficeValue) => void
  /** The sentence of a fault. */
  fault?: string | null
  /** Languages whose text somebody else has changed or that has a fault, by path. */
  faults?: Readonly<Record<string, string>>
}
