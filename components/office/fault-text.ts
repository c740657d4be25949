import type { IntlShape } from 'react-intl'

import { BULK_MAX } from '@/lib/contract/limits/office'
import type { OfficeFault } from '@/lib/office/browser'

import { fieldLabel } from './field-label'
import { named } from './marks'

/** The sentence for a refusal: by its reason, or by its code. */
export function faultText(
  intl: IntlShape,
  { reason, code, details }: Pick<OfficeFault, 'reason' | 'code'> & Partial<Pick<OfficeFault, 'details'>>,
): string {
  const candidates = [`office.fault_${reason ?? ''}`, `office.fault_${code.toLowerCase()}`]
  const id = candidates.find((known) => intl.messages[known] !== undefined) ?? 'office.fault_internal'
  // `too_many` says how many are the most.
  const { most } = (details ?? {}) as { most?: number }
  return intl.formatMessage({ id }, { most: most ?? BULK_MAX })
}

/** The same with the name of the field, for a place that is not beside it. */
export function faultOfField(intl: IntlShape, fault: OfficeFault): string {
  const text = faultText(intl, fault)
  const isField = fault.field !== null && intl.messages[`office.field_${fault.field.split('.')[0] ?? ''}`] !== undefined
  return fault.field !== null && isField ? named(fieldLabel(intl, fault.field), text) : text
}
