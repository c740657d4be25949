import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { routeHref } from '@/lib/seo/hrefs'

import { StaffDesks } from './staff-desks'

const DESKS = [
  ['staff/orders', 'staff.orders_title'],
  ['staff/transfers', 'staff.transfers_title'],
  ['staff/rentals', 'staff.rentals_title'],
  ['staff/complaints', 'staff.complaints_title'],
  ['staff/giftcampaigns', 'staff.gift_title'],
  ['staff/status', 'staff.status_title'],
] as const

/** Links to the staff's pages, with a button that logs out unless the page has its own (`hasLogout`); shown only to staff. */
export function DeskLinks({ language, hasLogout = false }: { language: Language; hasLogout?: boolean }) {
  const intl = getIntl(language)
  const desks = DESKS.map(([route, id]) => ({ name: intl.formatMessage({ id }), href: routeHref(language, route) }))
  return (
    <StaffDesks
      label={intl.formatMessage({ id: 'account.staff' })}
      desks={desks}
      {...(!hasLogout && { logOut: intl.formatMessage({ id: 'account.logout' }) })}
    />
  )
}
