import 'server-only'

import { config } from '@/lib/config/env'
import type { Permission } from '@/lib/contract/access/permissions'
import { absoluteUrl } from '@/lib/market/domains'
import type { Language } from '@/lib/market/languages'
import { localizedPath, type RouteName } from '@/lib/market/paths'

import { officeIntl, officeLanguage, officeMe } from './server'
import type { Desk } from './waiting'

/** Pages for orders and customers; they are on the shop's own host and have its log-in. The list of orders has the other name. */
const WORK = [
  ['checkout', 'office.work_new_order', 'customers.select'],
  ['staff/orders', 'office.work_orders', 'orders.read'],
  ['staff/transfers', 'staff.transfers_title', 'transfers.read'],
  ['staff/rentals', 'staff.rentals_title', 'orders.read'],
  ['staff/complaints', 'staff.complaints_title', 'complaints.read'],
  ['staff/giftcampaigns', 'staff.gift_title', 'gift_campaigns.read'],
  ['staff/status', 'staff.status_title', 'status.read'],
] as const satisfies readonly (readonly [string, string, Permission])[]

const urlOf = (route: RouteName, language: Language) =>
  absoluteUrl(config().routing, language, localizedPath(route, {}, language))

/** The cart says nothing of orders for others to who is not logged in there, so the way to it leads through the log-in, which lets those pass who are. */
function hrefOf(route: (typeof WORK)[number][0], language: Language): string {
  const href = urlOf(route, language)
  return route === 'checkout'
    ? `${urlOf('accounts/login', language)}?next=${encodeURIComponent(new URL(href).pathname)}`
    : href
}

export interface WorkPage {
  readonly href: string
  readonly name: string
  /** What is done there, where the name does not say it. */
  readonly note: string | null
}

/** Where an order for a customer begins; null for who may not order for others. */
export async function orderHref(): Promise<string | null> {
  const [{ permissions }, language] = await Promise.all([officeMe(), officeLanguage()])
  return permissions.includes('customers.select') ? hrefOf('checkout', language) : null
}

/** A desk of staff. */
export async function deskHref(desk: Desk): Promise<string> {
  return hrefOf(`staff/${desk}`, await officeLanguage())
}

/** Those that the person may use. An order for somebody who phones begins with the customer, in the cart. */
export async function workPages(): Promise<WorkPage[]> {
  const [me, language, intl] = await Promise.all([officeMe(), officeLanguage(), officeIntl()])
  return WORK.filter(([, , permission]) => me.permissions.includes(permission)).map(([route, id]) => ({
    href: hrefOf(route, language),
    name: intl.formatMessage({ id }),
    note: route === 'checkout' ? intl.formatMessage({ id: 'office.work_new_order_note' }) : null,
  }))
}
