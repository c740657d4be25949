import type { IntlShape } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import { shopTimeZone } from '@/lib/market/shop-time'

interface RemoveWords {
  readonly button: string
  readonly question: string
}

/** The day of a moment as a button has space for it. */
export const shortDay = (intl: IntlShape, moment: string): string =>
  intl.formatDate(moment, { day: 'numeric', month: 'short', timeZone: shopTimeZone() })

/**
 * What is deleted, where two things could be meant: beside a planned version stands its page, and beside a page its planned version. Null
 * where it is clear.
 */
export function removeWords(
  intl: IntlShape,
  entity: string,
  { title, values }: Pick<Answer<'officeRecord'>, 'title' | 'values'>,
): RemoveWords | null {
  if (entity === 'pages')
    return {
      button: intl.formatMessage({ id: 'office.remove_page' }),
      question: intl.formatMessage({ id: 'office.remove_page_sure' }, { name: title }),
    }
  const { startsAt } = values
  if (entity !== 'page-versions' || typeof startsAt !== 'string') return null
  const when = intl.formatDate(startsAt, { dateStyle: 'long', timeStyle: 'short', timeZone: shopTimeZone() })
  return {
    button: intl.formatMessage({ id: 'office.version_remove' }, { day: shortDay(intl, startsAt) }),
    question: intl.formatMessage({ id: 'office.version_remove_sure' }, { when }),
  }
}
