import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fieldId } from '@/lib/checkout/fields'
import { PaymentView } from '@/components/checkout/payment-view'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { STORED } from '@/lib/browser/storage'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { formStore } from '@/stores/checkout-form'

import {
  answer,
  api,
  deliveryMethod,
  follows,
  line,
  refusal,
  type Reply,
  reset,
  SETUP,
  settled,
  show,
  target,
} from './support'

const { shop, leave } = vi.hoisted(() => ({ shop: { call: vi.fn() }, leave: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))
vi.mock('@/lib/browser/redirect', async (original) => ({ ...(await original<object>()), navigateTo: leave }))

let server = api()
const placed = (url = '/payment-sandbox/ref/'): Reply => ({
  ok: true,
  data: { order_number: 'W-TEST0001', status: 'pending_payment', redirect_url: url, access: 'a'.repeat(43) },
})

const field = (name: Parameters<typeof fieldId>[0]) => document.getElementById(fieldId(name)) as HTMLInputElement
const type = (name: Parameters<typeof fieldId>[0], value: string) =>
  fireEvent.change(field(name), { target: { value } })
const button = () => screen.getByRole('button', { name: 'Order and pay' })
const settle = () => settled(server)

async function open(country = 'fi', fill = () => cartStore.getState().add({ productId: 11, amount: 1 })) {
  fill()
  show(<PaymentView setup={SETUP} />, { country })
  await waitFor(() => expect(screen.getAllByRole('radio').length).toBeGreaterThan(0))
  await settle()
}

async function fillIn() {
  for (const [name, value] of [
    ['email', 'aino@example.fi'],
    ['first_name', 'Aino'],
    ['last_name', 'Virtanen'],
    ['address', 'Hämeentie 15'],
    ['postal_code', '00500'],
    ['city', 'Helsinki'],
    ['phone', '040 123 4567'],
  ] as const)
    type(name, value)
  fireEvent.click(screen.getByRole('radio', { name: /Parcel locker/ }))
  await settle()
  fireEvent.click(screen.getByRole('radio', { name: /Online bank/ }))
}

const submit = async () => {
  fireEvent.click(button())
  await settle()
}

beforeEach(() => {
  reset()
  leave.mockReset()
  server = api()
  shop.call = server.call
  server.on('checkout', follows())
  server.on('placeOrder', () => placed())
})
afterEach(cleanup)

describe('the delivery and payment form', () => {
  it('issue 16 methods carry the marks that their names do not say, and only the steps are numbered', async () => {
    await open()
    const marks = [...document.querySelectorAll('.payment-mark')].map(({ textContent }) => textContent)
    expect(marks).toEqual(expect.arrayContaining(['Visa', 'Mastercard']))
    expect(marks).not.toContain('PayPal')
    const numbers = [...document.querySelectorAll('[aria-hidden=true]')].filter(({ textContent }) =>
      /^\d$/.test(textContent),
    )
    expect(numbers.every((number) => number.closest('nav') !== null)).toBe(true)
  })

  it('issue 16 each delivery method names its days, and a store when the order is ready', async () => {
    server.on('checkout', () => ({
      ok: true,
      data: answer({
        delivery_methods: [
          deliveryMethod({ arrives_between: { from: '2026-12-01', to: '2026-12-03' } }),
          deliveryMethod({
            id: 'store',
            name: 'Store',
            kind: 'store',
            arrives_between: { from: '2026-11-30', to: '2026-11-30' },
          }),
          deliveryMethod({ id: 'letter', name: 'Letter' }),
        ],
      }),
    }))
    await open()
    const card = (name: RegExp) => screen.getByRole('radio', { name }).closest('label')?.parentElement?.textContent
    expect(card(/Parcel locker/)).toContain('Expected Dec 1 – 3')
    expect(card(/Store/)).toContain('Ready: Nov 30')
    expect(card(/Letter/)).not.toMatch(/Expected|Ready/)
  })

  it("P2.17 payment methods: nothing is preselected, the order is the server's, credit is marked", async () => {
    await open()
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([])
    const payment = screen.getByRole('group', { name: 'Payment method' })
    expect(
      within(payment)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['bank', 'card', 'klarna'])
    expect(within(payment).getByText('Credit').closest('label')?.textContent).toContain('Klarna')
  })

  it('a chosen way of paying outlasts a reload, and is not chosen where it is no longer offered', async () => {
    await open()
    fireEvent.click(screen.getByRole('radio', { name: /Card/ }))
    cleanup()
    show(<PaymentView setup={SETUP} />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Card/ }).checked).toBe(true)
    cleanup()
    server.on('checkout', follows({ payment_methods: answer().payment_methods.filter(({ id }) => id !== 'card') }))
    await open()
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
  })

  it('P1.04 P3.07 P5.04 P5.05 the invoice provider and the wallet are offered only while the server allows them, and without a reason', async () => {
    const wallet = { id: 'paypal', name: 'PayPal', description: '', credit: 'possible' as const }
    const methods = [...answer().payment_methods, wallet]
    const offered = async (change: Partial<CheckoutAnswer>) => {
      server.on('checkout', follows({ payment_methods: methods, ...change }))
      await open()
      const found = [/Klarna/, /PayPal/].map((name) => screen.queryByRole('radio', { name }) !== null)
      cleanup()
      return found
    }
    expect(await offered({})).toEqual([true, true])
    expect(await offered({ show_klarna: false })).toEqual([false, true])
    expect(await offered({ paypal_checkout: false })).toEqual([true, false])
    expect(await offered({ reason: 'SOMETHING' })).toEqual([false, false])
  })

  it('has autocomplete tokens and keeps company fields hidden until asked', async () => {
    await open()
    expect(
      ['email', 'first_name', 'last_name', 'address', 'postal_code', 'city', 'phone'].map(
        (name) => field(name as 'email').autocomplete,
      ),
    ).toEqual(['email', 'given-name', 'family-name', 'address-line1', 'postal-code', 'address-level2', 'tel'])
    expect(field('company')).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: /company/ }))
    await waitFor(() => expect(field('company')).toBeTruthy())
    expect(
      ['business_id', 'vat_number', 'einvoice_address', 'einvoice_operator', 'reference'].every((name) =>
        field(name as 'company'),
      ),
    ).toBe(true)
  })

  it('P3.10 numbers of companies are checked when their field is left; the name is needed with them', async () => {
    await open()
    fireEvent.click(screen.getByRole('checkbox', { name: /company/ }))
    await waitFor(() => expect(field('business_id')).toBeTruthy())
    type('business_id', '0112038-8')
    fireEvent.blur(field('business_id'))
    await waitFor(() =>
      expect(document.getElementById('checkout-business_id-error')?.textContent).toMatch(/digits do not match/),
    )
    type('business_id', '0112038-9')
    await waitFor(() => expect(document.getElementById('checkout-business_id-error')).toBeNull())
    type('einvoice_address', '003701120389')
    await fillIn()
    await submit()
    expect(document.getElementById('checkout-company-error')?.textContent).toMatch(/name of the company/)
    expect(document.getElementById('checkout-einvoice_operator-error')?.textContent).toMatch(/operator/)
    expect(server.orders()).toHaveLength(0)
  })

  it('D8.12 P3.05 a parcel locker: points around the postal code, one must be chosen; without any the shopper hears so', async () => {
    const points = [{ id: 'p1', name: 'Kallio', address: 'Kalliokatu 1, 00500 Helsinki', ready: '', hours: '7-23' }]
    const lockers = (locations: typeof points) =>
      follows({
        delivery_methods: answer().delivery_methods.map((method) =>
          method.id === 'post_fi' ? { ...method, needs_location: true, locations } : method,
        ),
      })
    server.on('checkout', lockers([]))
    await open()
    fireEvent.click(screen.getByRole('radio', { name: /Parcel locker/ }))
    await settle()
    expect(screen.getByText(/Enter your postal code above/)).toBeTruthy()
    await fillIn()
    await act(() => checkout.validateNow())
    await settle()
    expect(screen.getByText(/No pickup points found for the postal code 00500/)).toBeTruthy()
    await submit()
    expect(server.orders()).toHaveLength(0)
    server.on('checkout', lockers(points))
    await act(() => checkout.validateNow())
    await settle()
    await submit()
    expect(document.getElementById('checkout-delivery_location-error')?.textContent).toMatch(/Choose where/)
    fireEvent.change(field('delivery_location'), { target: { value: 'p1' } })
    expect(screen.getByText('Kalliokatu 1, 00500 Helsinki. 7-23')).toBeTruthy()
    await submit()
    expect(server.orders()[0]?.body.form.delivery_location).toBe('p1')
  })

  it('P7.08 why methods are missing: the reason of the server, and the postal code', async () => {
    server.on(
      'checkout',
      follows({ reason: 'GIFT_CARD_PRODUCTS', postcode_methods: [{ id: 'express_fi', name: 'Express' }] }),
    )
    await open()
    expect(screen.getByText(/Gift cards are not sold on invoice/)).toBeTruthy()
    expect(screen.getByText('Also in some places: Express. It depends on your postal code.')).toBeTruthy()
    type('postal_code', '99990')
    await act(() => checkout.validateNow())
    await settle()
    expect(screen.getByText('Not offered at your postal code: Express.')).toBeTruthy()
  })

  it('P3.06 P3.08 P9.20 D9.10 spec 3 §9 express pickup says its rule; free repacking says what is missing', async () => {
    server.on(
      'checkout',
      follows({
        repack_cost: 490,
        delivery_thresholds: {
          delivery_threshold: null,
          repack_threshold: 15_000,
          delivery_missing: null,
          // The server’s own arithmetic counts, not that of the page.
          repack_missing: 5_010,
        },
      }),
    )
    await open()
    fireEvent.click(screen.getByRole('radio', { name: /Collect in store/ }))
    await settle()
    expect(screen.getByText(/ordered by 9:00, ready after 11:00; by 14:00, ready after 16:00/)).toBeTruthy()
    expect(screen.queryByText(/free repacking/)).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: /retail packaging/ }))
    await settle()
    expect(screen.getAllByText('€50.10 to go for free repacking').length).toBeGreaterThan(0)
  })

  it('P3.06 sending in parts is offered where the times differ, bundles among them, and stays while it is wished', async () => {
    const label = 'Send what is in stock first, the rest later'
    const bundle = {
      uid: 'bundle-0001',
      id: 1,
      name: 'Set',
      amount: 1,
      unit_price: 1,
      total_price: 1,
      products: [line({ shipping_time: '5-7' })],
      skier: null,
    }
    await open()
    expect(screen.queryByRole('checkbox', { name: label })).toBeNull()
    cleanup()
    server.on('checkout', follows({ bundles: [bundle] }))
    await open()
    fireEvent.click(screen.getByRole('checkbox', { name: label }))
    server.on('checkout', follows())
    await act(() => checkout.validateNow())
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: label }).checked).toBe(true)
    act(() => checkout.setOptions({ isDeliverySplittingSelected: false }))
  })

  it('B3.05 part_delivery_mode: nothing is asked where the shop decides', async () => {
    const label = 'Send what is in stock first, the rest later'
    const products = [line(), line({ productId: 12, shipping_time: '5-7' })]
    server.on('checkout', follows({ products, part_delivery_mode: 'ask' }))
    await open()
    expect(screen.getByRole('checkbox', { name: label })).toBeTruthy()
    for (const mode of ['always', 'never'] as const) {
      cleanup()
      server.on('checkout', follows({ products, part_delivery_mode: mode }))
      await open()
      expect(screen.queryByRole('checkbox', { name: label })).toBeNull()
    }
  })

  it('B3.05 card_checkout_products: says why only cards are offered', async () => {
    server.on('checkout', follows({ reason: 'CARD_PRODUCTS' }))
    await open()
    expect(screen.getByText('There is a product in the cart that can only be paid for by card.')).toBeTruthy()
  })

  it('P5.08 an empty form gives a summary that takes the focus and leads to each field; nothing is sent', async () => {
    await open()
    await submit()
    const summary = screen.getByText('9 things need your attention').parentElement
    expect(document.activeElement).toBe(summary)
    fireEvent.click(within(summary as HTMLElement).getByRole('link', { name: 'Enter the postal code.' }))
    expect(document.activeElement).toBe(field('postal_code'))
    expect(field('postal_code').getAttribute('aria-invalid')).toBe('true')
    expect(server.orders()).toEqual([])
  })

  it('D5.08 the special request says how many characters are left, from ten left on', async () => {
    await open()
    const request = screen.getByLabelText(/^Special request/)
    fireEvent.change(request, { target: { value: 'x'.repeat(989) } })
    expect(screen.queryByText(/characters? left/)).toBeNull()
    fireEvent.change(request, { target: { value: 'x'.repeat(990) } })
    expect(screen.getByText('10 characters left').getAttribute('role')).toBe('status')
  })

  it('checks a field when it is left, again while it is mended, and says what is wrong', async () => {
    await open()
    type('postal_code', '12')
    expect(field('postal_code').getAttribute('aria-invalid')).toBeNull()
    fireEvent.blur(field('postal_code'))
    expect(screen.getByText('The postal code must look like 00100.')).toBeTruthy()
    type('postal_code', '00500')
    expect(screen.queryByText('The postal code must look like 00100.')).toBeNull()
    type('phone', '12345678901234567890')
    fireEvent.blur(field('phone'))
    await waitFor(() => expect(field('phone').getAttribute('aria-invalid')).toBe('true'), { timeout: 5000 })
  })

  it('D9.09 spec 3 §9 customs: outside the EU the taxes must be accepted, unticked at first', async () => {
    await open('ch')
    await fillIn()
    await submit()
    expect(screen.getAllByText('Accept the taxes, duties and fees of the delivery.').length).toBeGreaterThan(0)
    expect(server.orders()).toEqual([])
    for (const [country, costs] of Object.entries({ ch: /8\.1%/, gb: /20%.*£12/, ca: /\$14/, us: /\$14/ })) {
      cleanup()
      await open(country)
      const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to pay the taxes, duties and fees.' })
      expect(box.checked, country).toBe(false)
      expect(box.closest('.border-warning')?.textContent, country).toMatch(costs)
    }
  })

  it('P3.05 P7.04 a special request is sent once its field is left, and stays in it', async () => {
    await open()
    const request = () => screen.getByLabelText<HTMLTextAreaElement>(/^Special request/)
    fireEvent.change(request(), { target: { value: 'Ring twice' } })
    expect(checkout.store.getState().specialRequests).toBe('')
    fireEvent.blur(request())
    await act(() => checkout.validateNow())
    expect(server.call.mock.lastCall?.[1]).toMatchObject({ body: { special_request: 'Ring twice' } })
    expect(request().value).toBe('Ring twice')
    act(() => checkout.setOptions({ specialRequests: '' }))
  })

  it('P3.10 staff name the seller, nobody else does', async () => {
    await open()
    expect([field('seller_name'), field('seller_number')]).toEqual([null, null])
    const { user } = authStore.getState()
    act(() => authStore.setState({ user: { ...user, isAuthenticated: true, isStaffUser: true } }))
    type('seller_name', 'Antti')
    type('seller_number', '12')
    expect(formStore.getState()).toMatchObject({ seller_name: 'Antti', seller_number: '12' })
    act(() => authStore.setState({ user }))
  })

  it('P3.10 a store needs a place, and no address', async () => {
    await open()
    fireEvent.click(screen.getByRole('radio', { name: /Collect in store/ }))
    await settle()
    expect(field('address').required).toBe(false)
    await submit()
    expect(screen.getAllByText('Choose where you collect the order.').length).toBeGreaterThan(0)
    fireEvent.change(field('delivery_location'), { target: { value: '3' } })
    expect(formStore.getState().delivery_location).toBe('3')
  })
})

describe('placing the order', () => {
  it('P3.10 sends once on a double press, with every field, the total that was seen and a key, and goes to the payment page', async () => {
    await open()
    await fillIn()
    const form = button().closest('form') as HTMLFormElement
    fireEvent.click(button())
    fireEvent.click(button())
    // Enter in a field sends the form without the button.
    fireEvent.submit(form)
    await settle()
    const [order, ...more] = server.orders()
    expect(more).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(order?.body).toMatchObject({
      expected_total: 10_490,
      expected_currency: 'eur',
      payment_method: 'bank',
      cart_key: cartStore.getState().cartKey,
      form: {
        ...{ email: 'aino@example.fi', first_name: 'Aino', last_name: 'Virtanen', phone: '040 123 4567' },
        ...{ address: 'Hämeentie 15', postal_code: '00500', city: 'Helsinki', delivery_method: 'post_fi' },
      },
    })
    expect(order?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(leave).toHaveBeenCalledExactlyOnceWith(new URL('/payment-sandbox/ref/', window.location.href).href)
    expect(JSON.parse(window.localStorage.getItem(STORED.lastOrder.key) ?? '{}')).toMatchObject({
      number: 'W-TEST0001',
      ordered: { products: { 11: 1 } },
    })
  })

  it('a lost connection keeps everything; the repetition has the same key and body', async () => {
    await open()
    await fillIn()
    server.on('placeOrder', () => refusal('NETWORK', 0))
    await submit()
    expect(screen.getByText('We could not reach the shop')).toBeTruthy()
    expect(field('email').value).toBe('aino@example.fi')
    server.on('placeOrder', () => placed())
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    const [first, second] = server.orders()
    expect(second).toEqual(first)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('a changed total is shown and asked about, never charged in silence; the next order has a key of its own', async () => {
    await open()
    await fillIn()
    server.on('placeOrder', () => {
      server.on('checkout', follows({ total_price: 12_000, products_price: 12_000 }))
      return refusal('TOTAL_CHANGED', 409)
    })
    await submit()
    expect(screen.getByText(/It was €104\.90 and is now €124\.90\./)).toBeTruthy()
    expect(leave).not.toHaveBeenCalled()
    server.on('placeOrder', () => placed())
    await submit()
    const [first, second] = server.orders()
    expect(second?.body.expected_total).toBe(12_490)
    expect(second?.key).not.toBe(first?.key)
  })

  it('names what has been sold and keeps what there is', async () => {
    await open()
    act(() => cartStore.getState().setAmount(11, 5))
    await fillIn()
    server.on('placeOrder', () =>
      refusal('OUT_OF_STOCK', 409, {
        details: {
          rows: [{ productId: 11, uid: null, name: 'Storm jacket', asked: 5, available: 2, notice: 'reduced' }],
        },
      }),
    )
    await submit()
    expect(screen.getByText('Storm jacket: 2 left')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Keep what is available' }))
    expect(cartStore.getState().products[0]?.amount).toBe(2)
  })

  it('a code that was refused leaves the cart, also one that a validation still takes: it knows no e-mail address', async () => {
    cartStore.getState().addCode('ONCE')
    server.on('checkout', follows({ cart_discount: { code: 'ONCE', amount: 1_000 } }))
    await open()
    await fillIn()
    server.on('placeOrder', () => refusal('CODE_REFUSED', 409, { details: { codes: ['ONCE'] } }))
    await submit()
    expect(screen.getByText('The code ONCE can no longer be used')).toBeTruthy()
    expect(cartStore.getState().codes).toEqual([])
    server.on('placeOrder', () => placed())
    await submit()
    expect(server.orders().map(({ body }) => body.cart.discount_codes)).toEqual([['ONCE'], []])
  })

  it.each([
    ['units', 20, null, 'Without payment we reserve at most 20 products per customer at a time.'],
    ['variant', 3, 'Storm jacket', 'We can reserve at most 3 of Storm jacket for you in one order right now.'],
    ['orders', 3, null, /You already have 3 unpaid orders/],
    ['again', 9, null, /Try again in an hour/],
  ])(
    'more than may be reserved without payment (%s): how much may be, how to order more, and nothing is lost',
    async (reason, limit, name, text) => {
      await open()
      await fillIn()
      server.on('placeOrder', () => refusal('HOLD_LIMIT', 409, { details: { reason, limit, name } }))
      await submit()
      expect(screen.getByText(text)).toBeTruthy()
      expect(screen.getByRole('alert').textContent).toContain('organisation account')
      expect(screen.getByRole('alert').textContent).toContain('+358 9 123 4567')
      expect(cartStore.getState().products.length).toBe(1)
      expect(field('email').value).toBe('aino@example.fi')
    },
  )

  it('a cart whose order came to nothing is ordered under a new key at once', async () => {
    await open()
    await fillIn()
    const before = cartStore.getState().cartKey
    server.on<{ cart_key: string }>('placeOrder', ({ cart_key }) =>
      cart_key === before
        ? refusal('ALREADY_ORDERED', 409, { details: { order_number: 'W-OLD', status: 'cancelled' } })
        : placed(),
    )
    await submit()
    expect(server.orders().map(({ body }) => body.cart_key === before)).toEqual([true, false])
    expect(leave).toHaveBeenCalledOnce()
  })

  it('an order that waits for its payment can be taken up again', async () => {
    await open()
    await fillIn()
    window.localStorage.setItem(
      STORED.lastOrder.key,
      JSON.stringify({ number: 'W-OLD', access: 'x'.repeat(43), cartKey: cartStore.getState().cartKey, ordered: {} }),
    )
    server.on('placeOrder', () =>
      refusal('ALREADY_ORDERED', 409, { details: { order_number: 'W-OLD', status: 'pending_payment' } }),
    )
    await submit()
    expect(target('Continue to payment')).toBe(`/en/order/process/?number=W-OLD#access=${'x'.repeat(43)}`)
  })

  it('a field that the server refuses is named at its place', async () => {
    await open()
    await fillIn()
    server.on('placeOrder', () => refusal('BAD_REQUEST', 400, { field: 'form.phone' }))
    await submit()
    expect(field('phone').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('One thing needs your attention')).toBeTruthy()
  })

  it('D8.11 a pickup point that is gone when the order arrives is named at its place', async () => {
    await open()
    await fillIn()
    fireEvent.click(screen.getByRole('radio', { name: /Collect in store/ }))
    await settle()
    fireEvent.change(field('delivery_location'), { target: { value: '3' } })
    server.on('placeOrder', () => refusal('BAD_REQUEST', 400, { field: 'form.delivery_location' }))
    await submit()
    expect(document.getElementById('checkout-delivery_location-error')?.textContent).toBe(
      'Delivery location was not found! Choose another one.',
    )
  })

  it('P5.07 a payment page at an address that is not allowed is not opened', async () => {
    await open()
    await fillIn()
    server.on('placeOrder', () => placed('https://evil.example/pay'))
    await submit()
    expect(screen.getByText('The payment page was not opened')).toBeTruthy()
    // Its origin is that of the shop, but what it opens is not a page of the shop.
    server.on('placeOrder', () => placed(`blob:${window.location.origin}/pay`))
    await submit()
    server.on('placeOrder', () => placed('https://pay.example.evil.example/1'))
    await submit()
    expect(leave).not.toHaveBeenCalled()
    server.on('placeOrder', () => placed('https://pay.example/1'))
    await submit()
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
  })

  it('D4.14 goods that cannot be delivered are never nothing to pay', async () => {
    const products = [line({ notice: 'blocked_country', amount: 0, total_price: 0 })]
    server.on('checkout', follows({ products, delivery_methods: [], total_price: 0, products_price: 0 }))
    await open()
    expect(screen.queryByText(/nothing to pay/i)).toBeNull()
    expect(screen.getByText('Choose how to pay once everything in your cart can be ordered.')).toBeTruthy()
    expect(screen.getByText(/We cannot deliver these products/)).toBeTruthy()
  })

  it('gift cards that pay for everything need no payment method', async () => {
    server.on(
      'checkout',
      ({ delivery_method }: { delivery_method: string | null }): Reply => ({
        ok: true,
        data: answer({
          total_price: 0,
          payment_events: [{ payment_id: 'GC', processor_slug: 'giftcard', amount: 10_000 }],
          delivery_methods: answer().delivery_methods.map((one) => ({ ...one, selected: one.id === delivery_method })),
        }),
      }),
    )
    cartStore.getState().addCode('GC')
    await open()
    expect(screen.getByText(/Your gift card covers everything/)).toBeTruthy()
    for (const [name, value] of [
      ['email', 'a@b.fi'],
      ['first_name', 'A'],
      ['last_name', 'V'],
      ['address', 'Tie 1'],
      ['postal_code', '00500'],
      ['city', 'Helsinki'],
      ['phone', '0401234567'],
    ] as const)
      type(name, value)
    fireEvent.click(screen.getByRole('radio', { name: /Parcel locker/ }))
    await settle()
    await submit()
    expect(server.orders()[0]?.body).toMatchObject({ payment_method: 'none', expected_total: 0 })
  })

  it('D4.24 gift cards that go by e-mail ask for no address and no delivery; a printed one does', async () => {
    const card = {
      uid: 'gift-1',
      productId: 2427,
      name: 'Gift card',
      amount: 50,
      total_price: 5_000,
      extra_data: { giftcard_name: 'Aino' },
      template: null,
    }
    const byMail = {
      ...answer().delivery_methods[0],
      id: 'email',
      kind: 'email' as const,
      name: 'By e-mail',
      price: 0,
      selected: true,
    } as CheckoutAnswer['delivery_methods'][number]
    const alone = { products: [], products_price: 5_000, total_price: 5_000, taxes: [] }
    server.on('checkout', () => ({
      ok: true,
      data: answer({ ...alone, gift_card_products: [card], delivery_methods: [byMail] }),
    }))
    await open('fi', () =>
      cartStore.getState().addGiftCard({ productId: 2427, amount: 50, extra_data: { giftcard_name: 'Aino' } }),
    )
    expect(screen.getByText(/Gift cards are sent by e-mail/)).toBeTruthy()
    expect(document.getElementById('checkout-address')).toBeNull()
    expect(screen.queryByRole('radio', { name: /By e-mail|Parcel locker/ })).toBeNull()
    for (const [name, value] of [
      ['email', 'a@b.fi'],
      ['first_name', 'A'],
      ['last_name', 'V'],
      ['phone', '0401234567'],
    ] as const)
      type(name, value)
    fireEvent.click(screen.getByRole('radio', { name: /Online bank/ }))
    await settle()
    await submit()
    expect(server.orders()[0]?.body).toMatchObject({ form: { delivery_method: 'email', address: '' } })
    cleanup()
    server.on('checkout', () => ({
      ok: true,
      data: answer({ ...alone, gift_card_products: [{ ...card, is_sent: true }] }),
    }))
    await open('fi', () => undefined)
    expect(screen.getByRole('radio', { name: /Parcel locker/ })).toBeTruthy()
    expect(document.getElementById('checkout-address')).toBeTruthy()
  })

  it('a row that was sold meanwhile is named above the form, with the way to the cart', async () => {
    server.on('checkout', () => ({
      ok: true,
      data: answer({
        products: [
          {
            ...answer().products[0],
            amount: 0,
            notice: 'sold_out',
            total_price: 0,
          } as CheckoutAnswer['products'][number],
        ],
        total_price: 0,
      }),
    }))
    await open()
    const alert = screen.getByText('These products cannot be ordered like this').closest('[role=alert]') as HTMLElement
    expect(within(alert).getByText('Storm jacket')).toBeTruthy()
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/en/checkout/')
    // Its total of nothing is no sum that need not be paid.
    expect(screen.queryByText('There is nothing to pay.')).toBeNull()
  })

  it('while the shop does not answer, the form asks for everything that nearly every order needs', async () => {
    server.on('checkout', () => refusal('UNAVAILABLE', 503))
    cartStore.getState().add({ productId: 11, amount: 1 })
    show(<PaymentView setup={SETUP} />)
    await waitFor(() => expect(field('address')).toBeTruthy())
    expect(screen.queryByText(/We call only when/)).toBeNull()
  })

  it('D4.26 a gift is paid for by its giver, not by a gift card', async () => {
    server.on('checkout', () => ({
      ok: true,
      data: answer({ total_price: 0, giftcampaign_data: { code: 'C', campaign: 'yule', name: 'Yule gift' } }),
    }))
    await open()
    expect(screen.getByText('This gift is already paid for. There is nothing left to pay.')).toBeTruthy()
    expect(screen.queryByText(/Your gift card pays/)).toBeNull()
  })
})
