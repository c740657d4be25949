/** By what a list is sorted, in words: the column can be one that is not shown. */
import type { IntlShape } from 'react-intl'

import type { OfficeEntity } from '@/lib/contract/schemas/office'

import { nameOfField } from './field-label'

/** Null where no field says the order. */
export function orderText(intl: IntlShape, entity: OfficeEntity, asked: string | undefined): string | null {
  const sort = asked || (entity.sort ?? '')
  const name = sort.replace(/^-/, '')
  const isDown = sort !== name
  if (name === 'id') return intl.formatMessage({ id: isDown ? 'office.sorted_newest' : 'office.sorted_oldest' })
  const known = entity.fields.find((field) => field.name === name)
  const field = known
    ? nameOfField(intl, known)
    : name === 'title'
      ? intl.formatMessage({ id: 'office.field_name' })
      : null
  return field === null
    ? null
    : intl.formatMessage({ id: isDown ? 'office.sorted_down' : 'office.sorted_up' }, { field })
}
