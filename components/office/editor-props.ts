import type { OfficeField, OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'

/** What an editor of a field takes. */
export interface EditorProps {
  /** The kind of record, where fields of one name differ by it. */
  entity?: string
  field: OfficeField
  value: OfficeValue
  /** The name of the record that a reference leads to. */
  label: string | null
  /** The names of the records that a field with several of them leads to, by `field.id`. */
  labels?: Readonly<Record<string, string>>
  /** The other fields of the record, as they are typed. */
  values?: OfficeValues
  onChange: (value: OfficeValue) => void
  /** A sentence that explains the field. */
  hint?: string | undefined
  /** The sentence of a fault. */
  fault?: string | null
  /** Languages whose text somebody else has changed or that has a fault, by path. */
  faults?: Readonly<Record<string, string>>
}
