import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CartView } from '@/components/cart/cart-view'
import { PaymentView } from '@/components/checkout/payment-view'
import OwnHold from '@/components/product/own-hold'
import type { Order } from '@/lib/contract/schemas/checkout'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { saveLastOrder } from '@/stores/last-order'

import { api, follows, order_ as order, refusal, type Reply, reset, SETUP, settled, show, target } from './support'

const { shop } = vi.hoisted(() => ({ shop: { call: vi.fn() } }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: shop }))

const ACCESS = 'a'.repeat(43)
const TITLE = 'Your order W-TEST0001 is waiting for payment'
const RESUME = `/en/order/process/?number=W-TEST0001#access=${ACCESS}`
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString()
const [orderLine] = order().lines
const unpaid = (change: Partial<Order> = {}): Reply => ({
  ok: true,
  data: order({
    status: 'pending_payment',
    payment_url: '/payment-sandbox/ref/',
    reserved_until: inTenMinutes(),
    lines: orderLine ? [{ ...orderLine, variant_id: 11 }] : [],
    ...change,
  }),
})

let server = api()
const scrolled = vi.fn()
const settle = () => settled(server)
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const validations = () =>
  server.call.mock.calls
    .filter(([name]) => name === 'checkout')
    .map(([, { body }]) => (body as { own_order: unknown }).own_order)
const REFERENCE = { number: 'W-TEST0001', access: ACCESS }

/** The browser has placed an order of the cart, and the shopper came back. */
function afterOrdering() {
  act(() => cartStore.getState().add({ productId: 11, amount: 1 }))
  const { cartKey, products } = cartStore.getState()
  saveLastOrder({ ...REFERENCE, cartKey }, {
    products,
    bundles: [],
    gift_card_products: [],
  } as unknown as Parameters<typeof saveLastOrder>[1])
}

beforeEach(() => {
  reset()
  server = api()
  shop.call = server.call
  Element.prototype.scrollIntoView = scrolled
  scrolled.mockReset()
  server.on('checkout', follows())
  server.on('orderStatus', () => unpaid())
})
afterEach(cleanup)

describe('the shopper’s own unpaid order', () => {
  it('the payment page begins with it after Back: pay, change or give up, and gets the focus', async () => {
    afterOrdering()
    show(<PaymentView setup={SETUP} />)
    await settle()
    expect(await screen.findByText(TITLE)).toBeTruthy()
    await settle()
    expect(target('Continue to payment')).toBe(RESUME)
    expect(target('Change the order')).toBe('/en/checkout/')
    const note = screen.getByRole('region', { name: TITLE })
    expect(document.activeElement).toBe(note)
    expect(scrolled.mock.instances).toEqual([note])
    expect(note.compareDocumentPosition(screen.getByRole('group', { name: 'Payment method' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('the browser shows the page again without loading it (bfcache): the message comes, too', async () => {
    server.on('orderStatus', () => unpaid({ status: 'paid', payment_url: null, reserved_until: null }))
    afterOrdering()
    show(<PaymentView setup={SETUP} />)
    await settle()
    expect(screen.queryByText(TITLE)).toBeNull()
    server.on('orderStatus', () => unpaid())
    // The document of these tests has no PageTransitionEvent with this property.
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await settle()
    expect(await screen.findByText(TITLE)).toBeTruthy()
  })

  it('the cart is validated with it from the first question on, so its last unit is never sold out; others send none', async () => {
    afterOrdering()
    show(<CartView setup={SETUP} />)
    await settle()
    expect(await screen.findByText(TITLE)).toBeTruthy()
    await settle()
    expect(validations()[0]).toEqual(REFERENCE)
    expect(screen.getByText(/1 product is reserved for you until/).textContent).toContain('€104.90')
  })

  it('giving it up cancels it, keeps the cart under a new key, and asks for stock again', async () => {
    afterOrdering()
    const { cartKey } = cartStore.getState()
    server.on('cancelOrder', () => ({ ok: true, data: order({ status: 'cancelled' }) }))
    show(<CartView setup={SETUP} />)
    await settle()
    await screen.findByText(TITLE)
    await settle()
    await press('Cancel the order')
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
    expect(server.call).toHaveBeenCalledWith('cancelOrder', { body: REFERENCE })
    expect(cartStore.getState().products.map(({ productId }) => productId)).toEqual([11])
    expect(cartStore.getState().cartKey).not.toBe(cartKey)
    await waitFor(() => expect(validations().at(-1)).toBeNull(), { timeout: 5_000 })
  })

  it('stays when giving up fails', async () => {
    afterOrdering()
    server.on('cancelOrder', () => refusal('NETWORK', 0))
    show(<CartView setup={SETUP} />)
    await settle()
    await screen.findByText(TITLE)
    await press('Cancel the order')
    expect(screen.getByText(TITLE)).toBeTruthy()
  })

  it('an account finds it in another browser; a guest without an order asks nothing', async () => {
    show(<CartView setup={SETUP} />)
    await settle()
    expect([server.count('orderStatus'), server.count('customerOrders')]).toEqual([0, 0])
    cleanup()
    authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: true } }))
    server.on('customerOrders', () => ({
      ok: true,
      data: {
        orders: [
          { ...REFERENCE, number: 'W-PAID', status: 'paid' },
          { ...REFERENCE, status: 'pending_payment' },
        ],
      },
    }))
    show(<CartView setup={SETUP} />)
    await settle()
    expect(await screen.findByText(TITLE)).toBeTruthy()
    authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: false } }))
  })

  it('a product page says that it is the shopper’s, and "out of stock" for another variant', async () => {
    afterOrdering()
    const hold = (variantId: number) => (
      <>
        <OwnHold variantId={variantId} note>
          Out of stock
        </OwnHold>
        <OwnHold variantId={variantId} note={false}>
          Sold out
        </OwnHold>
      </>
    )
    const { unmount } = show(hold(11))
    expect(await screen.findByText(/This product is reserved for you in your unpaid order W-TEST0001/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/Out of stock|Sold out/)
    expect(target('Continue to payment')).toBe(RESUME)
    expect(server.count('orderStatus')).toBe(1)
    unmount()
    show(hold(12))
    await settle()
    expect(document.body.textContent).toMatch(/Out of stock.*Sold out/)
  })
})
