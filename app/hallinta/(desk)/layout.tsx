import type { ReactNode } from 'react'

import { Desk } from '@/components/office/desk'
import { config } from '@/lib/config/env'
import { absoluteUrl } from '@/lib/market/domains'
import { localizedPath } from '@/lib/market/paths'
import { officeIntl, officeLanguage, officeMe } from '@/lib/office/server'

/** Pages for orders and customers; they are on the shop's own host and have its log-in. The list of orders has the other name. */
const WORK = [
  ['staff/orders', 'office.work_orders', 'orders.read'],
  ['staff/transfers', 'staff.transfers_title', 'transfers.read'],
  ['staff/rentals', 'staff.rentals_title', 'orders.read'],
  ['staff/complaints', 'staff.complaints', 'complaints.read'],
  ['staff/giftcampaigns', 'staff.gift_title', 'gift_campaigns.read'],
  ['staff/status', 'staff.status_title', 'status.read'],
] as const

/** The frame of every page behind the log-in: menu, command bar, who is logged in. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const [me, language, intl] = await Promise.all([officeMe(), officeLanguage(), officeIntl()])
  const { shopName, routing } = config()
  const work = WORK.filter(([, , permission]) => me.permissions.includes(permission)).map(([route, id]) => ({
    href: absoluteUrl(routing, language, localizedPath(route, {}, language)),
    name: intl.formatMessage({ id }),
  }))
  return (
    <Desk me={me} language={language} shopName={shopName} work={work}>
      {children}
    </Desk>
  )
}
