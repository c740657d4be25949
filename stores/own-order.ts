/**
 * The shopper's own order that waits for its payment: the one that this browser placed last, otherwise the newest unpaid one of the account.
 * What it reserves is sold out for others only.
 */
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

import { onLogout } from '@/lib/browser/storage'
import type { Order } from '@/lib/contract/schemas/checkout'
import { isUnpaid } from '@/lib/order/order-states'
import type { OrderReference } from '@/lib/order/reference'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { authStore, waitForAuth } from './auth'
import { readLastOrder, renewCartKey } from './last-order'

export interface OwnOrder {
  readonly order: Order
  readonly reference: OrderReference
}

interface OwnOrderState {
  /** Null: there is none, or it is not known yet. */
  readonly own: OwnOrder | null
  /** The shop has answered. */
  readonly isKnown: boolean
}

const NONE: OwnOrderState = { own: null, isKnown: false }

export const ownOrderStore = createStore<OwnOrderState>()(() => NONE)
onLogout(() => ownOrderStore.setState(NONE))

export const useOwnOrder = (): OwnOrder | null => useStore(ownOrderStore, ({ own }) => own)

async function findReference(): Promise<OrderReference | null> {
  const last = readLastOrder()
  if (last) return { number: last.number, access: last.access }
  await waitForAuth()
  if (!authStore.getState().user.isAuthenticated) return null
  const result = await lazyApi.call('customerOrders', {})
  const unpaid = result.ok ? result.data.orders.find(({ status }) => isUnpaid(status)) : undefined
  return unpaid ? { number: unpaid.number, access: unpaid.access } : null
}

/** Asks the shop for the own unpaid order. Without an answer nothing changes. */
export async function findOwnOrder(): Promise<void> {
  const reference = await findReference()
  if (!reference) return ownOrderStore.setState({ own: null, isKnown: true })
  const result = await lazyApi.call('orderStatus', { body: { number: reference.number, access: reference.access } })
  if (!result.ok && result.error.status !== 404) return
  const isWaiting = result.ok && result.data.payment_url !== null && typeof result.data.reserved_until === 'string'
  ownOrderStore.setState({ own: isWaiting ? { order: result.data, reference } : null, isKnown: true })
}

/**
 * For validating the cart: the own unpaid order; until the shop has answered, the order that this browser placed last. The server ignores an
 * order that is not unpaid.
 */
export function ownOrderOfCart(): OrderReference | null {
  const { own, isKnown } = ownOrderStore.getState()
  if (own) return { number: own.reference.number, access: own.reference.access }
  const last = isKnown ? null : readLastOrder()
  return last && { number: last.number, access: last.access }
}

/** For ordering: only an order that is known to be unpaid is replaced. */
export const replacedOrder = (): OrderReference | null => (ownOrderStore.getState().own ? ownOrderOfCart() : null)

/** Gives the own unpaid order up: its products are free again, and the cart stays. Returns false when the shop refuses or does not respond. */
export async function giveUpOwnOrder({ reference }: OwnOrder): Promise<boolean> {
  const { ok } = await lazyApi.call('cancelOrder', { body: { number: reference.number, access: reference.access } })
  if (!ok) return false
  // A key is one order at most.
  if (readLastOrder()?.number === reference.number) renewCartKey()
  ownOrderStore.setState({ own: null, isKnown: true })
  return true
}
