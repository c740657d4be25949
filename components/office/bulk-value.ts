/** What a bulk change sets, in words. */
import type { IntlShape } from 'react-intl'

import type { OfficeBulkWork } from '@/lib/contract/schemas/office-campaigns'

import { codedName } from './choice-names'
import { fieldLabel } from './field-label'
import { named } from './marks'
import { showValue } from './show-value'

/** The field with its new value. One that is emptied says so. */
export function setText(intl: IntlShape, { path, kind, value, label }: OfficeBulkWork['set'][number]): string {
  const text = label ?? codedName(intl, path, value) ?? showValue(intl, kind, value)
  return named(fieldLabel(intl, path), text === '' ? intl.formatMessage({ id: 'office.bulk_emptied' }) : text)
}
