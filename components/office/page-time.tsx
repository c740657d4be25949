import type { Answer } from '@/lib/contract/calls'
import { shopTimeZone } from '@/lib/market/shop-time'
import { officeIntl } from '@/lib/office/server'

/** Whether shoppers see the page, or when they will. */
export async function PageTime({
  state,
  startsAt,
  endsAt,
}: Pick<Answer<'officePage'>, 'state' | 'startsAt' | 'endsAt'>) {
  const intl = await officeIntl()
  const moment = state === 'planned' ? startsAt : endsAt
  const when =
    moment === null ? '' : intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'short', timeZone: shopTimeZone() })
  return <p className="font-semibold">{intl.formatMessage({ id: `office.page_${state}` }, { when })}</p>
}
