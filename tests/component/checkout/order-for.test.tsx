/** An administrator orders for a customer (spec 1 §6): found in the cart, seen until the order is paid, sent with the order. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CartView } from '@/components/cart/cart-view'
import { PaymentView } from '@/components/checkout/payment-view'
import { fieldId } from '@/lib/checkout/fields'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import type { FoundCustomer } from '@/lib/contract/schemas/customer'
import { authStore, selectCustomer } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { formStore, setForm } from '@/stores/checkout-form'
import { saveLastOrder } from '@/stores/last-order'
import { updateCartAfterOrder } from '@/stores/update-cart-after-order'

import { answer, api, type Reply, reset, SETUP, settled, show } from './support'

const { shop } = vi.hoisted(() => ({ shop: { call: vi.fn() } }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))

const ok = (data: unknown): Reply => ({ ok: true, data })
const AINO: FoundCustomer = {
  id: 9,
  email: 'aino@example.com',
  first_name: 'Aino',
  last_name: 'Virtanen',
  phone: '040 1234567',
  address: 'Hämeenkatu 1',
  postcode: '33100',
  city: 'Tampere',
  country: 'fi',
  is_club: true,
  organisation: null,
  company: null,
  vat_number: null,
}
const OWN = { ...AINO, first_name: 'Antti', email: 'antti@example.com' }
let server = api()
let validated: CheckoutRequest[] = []
let known: readonly FoundCustomer[] = [AINO]
const asked = () => server.call.mock.calls.filter(([name]) => name === 'staffCustomers').map(([, { query }]) => query)

function logIn(roles: { isStaffUser?: boolean; isAdminUser?: boolean }) {
  authStore.setState(({ user }) => ({
    isLoading: false,
    user: { ...user, isAuthenticated: true, id: 7, isStaffUser: false, isAdminUser: false, ...roles },
    customer: OWN as never,
  }))
}

beforeEach(() => {
  reset()
  validated = []
  known = [AINO]
  server = api()
  shop.call = server.call
  server.on('staffCustomers', ({ q, id }: { q?: string; id?: string }) =>
    ok({ customers: known.filter((one) => (id === undefined ? one.email.includes(q ?? '') : String(one.id) === id)) }),
  )
  server.on('resources', () => ok({ stores: [] }))
  server.on('checkout', (body: CheckoutRequest) => {
    validated.push(body)
    return ok(answer())
  })
  cartStore.getState().add({ productId: 11, amount: 1 })
})
afterEach(() => {
  cleanup()
  act(() => {
    selectCustomer(null)
    authStore.setState(authStore.getInitialState(), true)
    formStore.setState(formStore.getInitialState(), true)
  })
})

async function openCart() {
  show(<CartView setup={SETUP} />)
  await settled(server)
}

async function find(text: string) {
  await screen.findByText('Order for a customer')
  const field = screen.getByLabelText('E-mail address, name, company or phone')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.submit(field.closest('form')!)
}

describe('an order for a customer', () => {
  it('P6.04 P7.04 an administrator finds the customer, sees who it is, and the cart is priced for them', async () => {
    logIn({ isAdminUser: true })
    setForm({ first_name: 'Antti', reference: 'PO 1', seller_name: 'Antti' })
    await openCart()
    await find('nobody')
    await screen.findByText(/^No customer found\./)
    await find('aino@')
    const choice = (await screen.findByText('Aino Virtanen')).closest('button')!
    expect(choice.textContent).toBe('Aino Virtanen, aino@example.comClub')
    fireEvent.click(choice)
    await screen.findByText(/Order for:/)
    expect(asked()).toEqual([{ q: 'nobody' }, { q: 'aino@' }, { id: '9' }])
    expect(screen.getByText('Aino Virtanen').parentElement?.textContent).toContain('Club')
    expect(sessionStorage.getItem('so.selected-customer')).toBe('9')
    expect(formStore.getState()).toMatchObject({
      first_name: 'Aino',
      email: 'aino@example.com',
      postal_code: '33100',
      reference: '',
      seller_name: 'Antti',
    })
    await waitFor(() => expect(validated.at(-1)?.customer_id).toBe(9), { timeout: 5_000 })

    fireEvent.click(screen.getByRole('button', { name: 'Order for yourself' }))
    expect(authStore.getState().admin.selectedCustomer).toBeNull()
    expect([sessionStorage.getItem('so.selected-customer'), formStore.getState().email]).toEqual([null, ''])
    await waitFor(() => expect(validated.at(-1)?.customer_id).toBe(7), { timeout: 5_000 })
  })

  it('P6.04 the search of an empty cart is open, and says what to do for who has no account', async () => {
    logIn({ isAdminUser: true })
    known = []
    server.on('customerOrders', () => ok({ orders: [] }))
    act(() => cartStore.getState().clear())
    await openCart()
    await find('nobody')
    expect(screen.getByText('Order for a customer').closest('details')?.open).toBe(true)
    expect(await screen.findByText(/^No customer found. For somebody without an account/)).toBeTruthy()
  })

  it('P6.04 nobody else can select one: staff, customers and guests are offered nothing', async () => {
    for (const roles of [{ isStaffUser: true }, {}]) {
      logIn(roles)
      await openCart()
      expect(screen.queryByText('Order for a customer')).toBeNull()
      cleanup()
    }
    expect(asked()).toEqual([])
  })

  it('P6.04 the payment page names the customer, and does not fill in the administrator’s own data', async () => {
    logIn({ isAdminUser: true })
    act(() => selectCustomer(9))
    show(<PaymentView setup={SETUP} />)
    await settled(server)
    await screen.findByText('Aino Virtanen')
    expect((document.getElementById(fieldId('email')) as HTMLInputElement).value).toBe('')
    act(() => selectCustomer(null))
    await waitFor(() =>
      expect((document.getElementById(fieldId('email')) as HTMLInputElement).value).toBe('antti@example.com'),
    )
    expect(screen.queryByText(/Order for:/)).toBeNull()
  })

  it('P6.04 D8.11 a customer whose account was closed meanwhile is named by the number, and can be left', async () => {
    logIn({ isAdminUser: true })
    known = []
    act(() => selectCustomer(9))
    await openCart()
    await screen.findByText('Customer not found: 9')
    fireEvent.click(screen.getByRole('button', { name: 'Order for yourself' }))
    await screen.findByText('Order for a customer')
  })

  it('P6.04 the selection ends with the paid order, and the cart is not saved with the own account', async () => {
    logIn({ isAdminUser: true })
    act(() => selectCustomer(9))
    const { cartKey } = cartStore.getState()
    saveLastOrder({ number: 'W-TEST0001', access: 'a', cartKey }, {
      products: [{ productId: 11, amount: 1 }],
      bundles: [],
      gift_card_products: [],
    } as unknown as Parameters<typeof saveLastOrder>[1])
    await act(() => updateCartAfterOrder({ number: 'W-TEST0001', status: 'paid' }))
    await waitFor(() => expect(authStore.getState().admin.selectedCustomer).toBeNull())
    expect(cartStore.getState().products).toEqual([])
    expect(server.call.mock.calls.map(([name]) => name)).not.toContain('saveCart')
  })
})
