import type { IntlShape } from 'react-intl'

import type { OfficeFault } from '@/lib/office/browser'

/** The sentence for a refusal: by its reason, or by its code. */
export function faultText(intl: IntlShape, { reason, code }: Pick<OfficeFault, 'reason' | 'code'>): string {
  const candidates = [`office.fault_${reason ?? ''}`, `office.fault_${code.toLowerCase()}`]
  const id = candidates.find((known) => intl.messages[known] !== undefined) ?? 'office.fault_internal'
  return intl.formatMessage({ id })
}
