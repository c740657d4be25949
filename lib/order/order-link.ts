/**
 * Links that open an order's page. The look-up secret is in the fragment, which browsers keep to themselves: no server, proxy or log receives
 * it. The page takes it out of the address when it has read it (components/order/use-order.ts).
 */

import type { OrderReference } from './reference'

/** The address of a page that shows the order with this look-up secret. */
export function orderLink(path: string, access: string): string {
  return `${path}#${new URLSearchParams({ access })}`
}

/** The address of the withdrawal function for this order. */
export function withdrawalLink(path: string, reference: OrderReference): string {
  return numberedLink(path, reference)
}

/** The address of a page that opens this rental booking. */
export function rentalLink(path: string, reference: OrderReference): string {
  return numberedLink(path, reference)
}

function numberedLink(path: string, { number, access }: OrderReference): string {
  return `${path}#${new URLSearchParams({ number, access })}`
}

/** The look-up secret in a page's fragment (`location.hash`), or null. */
export function accessInFragment(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('access')
}
