/** Where the things are that wait for somebody of the shop: on a list of the back office, or at a desk in the shop. */
import type { WaitingName } from '@/lib/contract/schemas/office-waiting'
import { shopDay } from '@/lib/market/shop-time'
import { IN_SHOP_STATES, isUnpacked } from '@/lib/order/order-states'
import { ORDERED_PURCHASE, PARTLY_RECEIVED, PURCHASE } from '@/lib/order/purchase-machine'
import { HANDED_OVER_RENTAL, RENTAL } from '@/lib/order/rental-machine'

import { listPath, withQuery, writeFilter } from './paths'

const DAY_MS = 86_400_000

export type Desk = 'orders' | 'complaints' | 'transfers' | 'status'

/** `desk`: the last part of its address. */
export type Place = { readonly list: string } | { readonly desk: Desk }

const list = (entity: string, filters: Readonly<Record<string, string>> = {}): Place => ({
  list: `${listPath(entity)}${withQuery({}, { filter: writeFilter(filters) })}`,
})

const NEWLY_PAID = IN_SHOP_STATES.filter(isUnpacked).join()
const PACKED = IN_SHOP_STATES.filter((status) => !isUnpacked(status)).join()

/** Lists show what the number has counted. */
const PLACES: Readonly<Record<WaitingName, (now: number) => Place>> = {
  pack: () => list('orders', { status: NEWLY_PAID, waitsFor: 'waits_nothing' }),
  supplier: () => list('orders', { status: NEWLY_PAID, waitsFor: 'waits_supplier' }),
  transfer: () => list('orders', { status: NEWLY_PAID, waitsFor: 'waits_transfer' }),
  send: () => list('orders', { status: PACKED }),
  prices: () => ({ desk: 'orders' }),
  returns: () => ({ desk: 'orders' }),
  withdrawals: () => ({ desk: 'orders' }),
  complaints: () => ({ desk: 'complaints' }),
  messages: () => ({ desk: 'complaints' }),
  reviews: (now) => list('reviews', { isPublic: 'true', created: `${shopDay(new Date(now - 7 * DAY_MS))}..` }),
  rentals_out: (now) => list('rentals', { status: RENTAL.initial, collectOn: `..${shopDay(new Date(now))}` }),
  rentals_back: (now) => list('rentals', { status: HANDED_OVER_RENTAL, backOn: `..${shopDay(new Date(now))}` }),
  transfers_send: () => ({ desk: 'transfers' }),
  transfers_receive: () => ({ desk: 'transfers' }),
  purchases_late: () => list('purchases', { isLate: 'true' }),
  purchases_coming: () => list('purchases', { status: ORDERED_PURCHASE, isLate: 'false' }),
  purchases_rest: () => list('purchases', { status: PARTLY_RECEIVED, isLate: 'false' }),
  purchases_draft: () => list('purchases', { status: PURCHASE.initial }),
  low_stock: () => list('low-stock'),
  pages: (now) => list('pages', { startsAt: `${shopDay(new Date(now))}..` }),
  campaigns: () => list('campaigns', { state: 'planned' }),
  versions: () => list('page-versions', { state: 'overdue' }),
  mails: () => ({ desk: 'status' }),
  jobs: () => ({ desk: 'status' }),
  webhooks: () => list('webhooks'),
}

export const placeOf = (name: WaitingName, now: number): Place => PLACES[name](now)

/** What belongs together, in the order of the page. */
export const WAITING_GROUPS = {
  orders: ['pack', 'supplier', 'transfer', 'send', 'prices'],
  customers: ['returns', 'withdrawals', 'complaints', 'messages', 'reviews'],
  stores: ['rentals_out', 'rentals_back', 'transfers_send', 'transfers_receive'],
  stock: ['purchases_late', 'purchases_coming', 'purchases_rest', 'purchases_draft', 'low_stock'],
  plans: ['pages', 'campaigns'],
  faults: ['versions', 'mails', 'jobs', 'webhooks'],
} as const satisfies Readonly<Record<string, readonly WaitingName[]>>

/** Something is not as it should be. */
export const IS_FAULT: ReadonlySet<WaitingName> = new Set(['purchases_late', 'versions', 'mails', 'jobs', 'webhooks'])
