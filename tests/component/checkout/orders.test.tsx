import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { KlarnaConfirm } from '@/components/order/klarna-confirm'
import { saveLastOrder } from '@/stores/last-order'
import { OrderProcess } from '@/components/order/order-process'
import { OrderResult } from '@/components/order/order-result'
import { ViewOrder } from '@/components/order/view-order'
import { CHECKOUT_MESSAGES } from '@/lib/backend/flows/checkout/messages'
import { LANGUAGES } from '@/lib/market/languages'
import { orderButton } from '@/lib/market/statutory'
import { checkoutRequest } from '@/lib/cart/request'
import orderTexts from '@/locales/en/order.json'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { INITIAL_CHECKOUT } from '@/stores/checkout-state'
import { formStore, setForm } from '@/stores/checkout-form'

import { api, order_ as order, ORDER_SETUP, refusal, reset, SETUP, settled, show, target } from './support'

const { shop, leave } = vi.hoisted(() => ({ shop: { call: vi.fn() }, leave: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))
vi.mock('@/lib/browser/redirect', async (original) => ({ ...(await original<object>()), navigateTo: leave }))

const NUMBER = 'W-TEST0001'
const ACCESS = 'a'.repeat(43)
let server = api()
const settle = () => settled(server)

async function openResult(announces: 'ok' | 'cancelled' | 'error' | 'address' = 'ok') {
  window.history.replaceState(null, '', `/en/order/payment_ok/${NUMBER}/#access=${ACCESS}`)
  show(<OrderResult number={NUMBER} announces={announces} setup={ORDER_SETUP} />)
  await settle()
}

function orderedCart(): string {
  cartStore.getState().add({ productId: 11, amount: 1 })
  const { cartKey } = cartStore.getState()
  const cart = checkoutRequest(
    cartStore.getState(),
    INITIAL_CHECKOUT,
    { delivery_method: '', postal_code: '' },
    { customerId: null, country: 'fi', currency: 'eur', language: 'en', pageName: 'checkout' },
  )
  saveLastOrder({ number: NUMBER, access: ACCESS, cartKey }, cart)
  return cartKey
}

beforeEach(() => {
  reset()
  leave.mockReset()
  server = api()
  shop.call = server.call
  server.on('orderStatus', () => ({ ok: true, data: order() }))
})
afterEach(cleanup)

describe('the result of an order (P2.28)', () => {
  it('paid: number, mail, rows, totals and VAT; the cart of this order is emptied and gets a new key', async () => {
    const key = orderedCart()
    setForm({ email: 'aino@example.fi' })
    await openResult()
    expect(
      screen.getByText('Your order W-TEST0001 is paid. We are sending a confirmation to aino@example.fi.'),
    ).toBeTruthy()
    expect(screen.getByText('Incl. VAT 25.5%')).toBeTruthy()
    expect(server.call).toHaveBeenCalledWith(
      'orderStatus',
      { body: { number: NUMBER, access: ACCESS } },
      expect.anything(),
    )
    expect(cartStore.getState().products).toEqual([])
    expect(cartStore.getState().cartKey).not.toBe(key)
    expect(formStore.getState().email).toBe('')
  })

  it('P3.09 an order that repeats another says so, and the cart that comes next repeats nothing', async () => {
    orderedCart()
    cartStore.setState({ redoOrder: { number: 'W-4F7K2M9Q', proof: 'f'.repeat(64) } })
    server.on('orderStatus', () => ({ ok: true, data: order({ repeats: 'W-4F7K2M9Q' }) }))
    await openResult()
    expect(screen.getByText('Repeats order').nextSibling?.textContent).toBe('W-4F7K2M9Q')
    expect(cartStore.getState().redoOrder).toBeNull()
  })

  it('P1.05 P2.28 P2.39 what can be sent back can be returned or exchanged from the order’s page, nothing else', async () => {
    const offered = () => screen.queryByRole('button', { name: 'Return or exchange' }) !== null
    const { lines } = order()
    for (const returnable of [1, 0]) {
      const data = order({ status: 'sent', lines: lines.map((line) => ({ ...line, returnable })) })
      server.on('orderStatus', () => ({ ok: true, data }))
      await openResult()
      expect(offered()).toBe(returnable === 1)
      cleanup()
    }
  })

  it('P3.05 P3.06 tells from when express pickup waits and what was asked for; a gift has nothing to pay', async () => {
    server.on('orderStatus', () => ({
      ok: true,
      data: order({
        delivery_kind: 'store',
        ready_from: '2026-11-20T16:00',
        special_request: 'Ring twice',
        payment_method: 'none',
        total: 0,
      }),
    }))
    await openResult()
    expect(screen.getByText(/^Friday.*04:00.PM$/)).toBeTruthy()
    expect(screen.getByText('Ring twice')).toBeTruthy()
    expect(screen.getByText('Nothing to pay')).toBeTruthy()
    expect(
      screen.getByText('Your order W-TEST0001 is confirmed. We are sending a confirmation to aino@example.fi.'),
    ).toBeTruthy()
  })

  it('P3.06 tells when it arrives, as a line of its own and among the details; of an order that has ended, nothing', async () => {
    const arrivals = [{ from: '2026-11-24', to: '2026-11-26', text: '', names: [] }]
    server.on('orderStatus', () => ({ ok: true, data: order({ arrivals }) }))
    await openResult()
    expect(screen.getAllByText(/^Nov 24\s–\s26$/)).toHaveLength(2)
    expect(screen.getAllByText('Arrives')).toHaveLength(2)
    cleanup()
    server.on('orderStatus', () => ({
      ok: true,
      data: order({ arrivals, delivery_kind: 'store', status: 'packed' }),
    }))
    await openResult()
    expect(screen.getAllByText('Ready to collect')).toHaveLength(2)
    cleanup()
    server.on('orderStatus', () => ({ ok: true, data: order({ arrivals, status: 'cancelled' }) }))
    await openResult()
    expect(screen.queryByText(/Nov 24/)).toBeNull()
  })

  it('P3.06 a method that the pages have no text for has the name that the shop gave it', async () => {
    const fetched = { delivery_method: 'store_2', delivery_kind: 'store', delivery_name: 'From the warehouse' } as const
    server.on('orderStatus', () => ({ ok: true, data: order({ ...fetched, status: 'sent' }) }))
    await openResult()
    expect(screen.getByText('From the warehouse')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Ready for collection' })).toBeTruthy()
  })

  it('D9.08 the delivery of an order costs an amount with two decimals', async () => {
    server.on('orderStatus', () => ({ ok: true, data: order({ delivery_cost: 500 }) }))
    await openResult()
    expect(screen.getByText('€5.00')).toBeTruthy()
  })

  it('P9.17 an order on invoice is not said to be paid, and its day is named', async () => {
    server.on('orderStatus', () => ({
      ok: true,
      data: order({ payment_method: 'invoice', invoice_due: '2026-12-04T10:00:00Z' }),
    }))
    await openResult()
    expect(screen.getByText(/payment is due on December 4, 2026/)).toBeTruthy()
    expect(screen.queryByText(/is paid/)).toBeNull()
  })

  it('a guest is offered an account after the order, at one press; a customer is not', async () => {
    server.on('register', () => refusal('UNAVAILABLE', 503))
    server.on('orderStatus', () => ({ ok: true, data: order({ name: 'Aino Maria Virtanen' }) }))
    await openResult()
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }))
    await settle()
    expect(screen.getByText('That did not work. Try again in a moment.')).toBeTruthy()
    server.on('register', () => ({ ok: true, data: { sent: true } }))
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }))
    await settle()
    expect(server.call).toHaveBeenLastCalledWith('register', {
      body: {
        email: 'aino@example.fi',
        first_name: 'Aino Maria',
        last_name: 'Virtanen',
        is_club: false,
        company: '',
        vat_number: '',
        country_code: 'fi',
        language_code: 'en',
      },
    })
    expect(screen.getByText('The link is on its way to aino@example.fi.')).toBeTruthy()
    cleanup()
    authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: true } }))
    await openResult()
    authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: false } }))
    expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull()
  })

  it('what was added in another tab while paying stays in the cart', async () => {
    orderedCart()
    cartStore.getState().add({ productId: 11, amount: 2 })
    cartStore.getState().add({ productId: 12, amount: 1 })
    await openResult()
    expect(cartStore.getState().products).toEqual([
      { productId: 11, amount: 2 },
      { productId: 12, amount: 1 },
    ])
  })

  it('another cart is left alone', async () => {
    orderedCart()
    cartStore.getState().clear()
    cartStore.getState().add({ productId: 12, amount: 1 })
    const key = cartStore.getState().cartKey
    await openResult()
    expect(cartStore.getState().products).toHaveLength(1)
    expect(cartStore.getState().cartKey).toBe(key)
  })

  it.each([
    ['cancelled', 'The payment was cancelled'],
    ['payment_failed', 'The payment did not go through'],
    ['expired', 'The order was not paid in time'],
  ] as const)('%s: the cart is kept under a new key and can be ordered again', async (status, title) => {
    const key = orderedCart()
    server.on('orderStatus', () => ({ ok: true, data: order({ status }) }))
    await openResult('cancelled')
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(target('Try to pay again')).toBe('/en/checkout/payment/')
    // A second way of this kind would put the rows into the cart once more.
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
    expect(cartStore.getState().products).toEqual([{ productId: 11, amount: 1 }])
    expect(cartStore.getState().cartKey).not.toBe(key)
  })

  it('payment_failed: a browser without the order’s cart is offered to order again, not to pay for another cart', async () => {
    orderedCart()
    cartStore.getState().clear()
    cartStore.getState().add({ productId: 12, amount: 1 })
    server.on('orderStatus', () => ({ ok: true, data: order({ status: 'payment_failed' }) }))
    await openResult('error')
    expect(screen.queryByRole('link', { name: 'Try to pay again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy()
    expect(screen.queryByText(/Your cart and your details are kept/)).toBeNull()
  })

  it.each([true, false])(
    'P9.19 one that was cancelled names its refund and 1–5 days, if it was paid: %s',
    async (isPaid) => {
      const at = '2026-11-20T10:00:00Z'
      const events = [{ kind: 'cancelled', at }, ...(isPaid ? [{ kind: 'refund_due', at, amount: 10_490 }] : [])]
      server.on('orderStatus', () => ({ ok: true, data: order({ status: 'cancelled', events }) }))
      await openResult()
      expect(screen.getByRole('heading', { name: orderTexts['order.called_off_title'] })).toBeTruthy()
      expect(screen.queryByText(/^We refund your payment .* within 1–5 days\.$/) !== null).toBe(isPaid)
    },
  )

  it('says what is true, whatever the address announces', async () => {
    await openResult('error')
    expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toBeTruthy()
  })

  it.each([
    [
      'locker',
      '2027-02-28',
      ['The confirmation arrives', 'We pack your order', 'You can return unused products within 100 days.'],
    ],
    ['locker', null, ['The confirmation arrives', 'We pack your order']],
    ['store', null, ['The confirmation arrives', 'We get your order together']],
    ['email', null, ['The confirmation arrives', 'The gift card is sent to you by e-mail']],
  ] as const)(
    'P9.18 what comes next fits the way of delivery, and gift cards do not come back: %s, %s',
    async (delivery_kind, return_until, steps) => {
      server.on('orderStatus', () => ({ ok: true, data: order({ delivery_kind, return_until }) }))
      await openResult()
      const list = screen.getByRole('heading', { name: 'What happens next' }).parentElement?.querySelectorAll('li')
      expect(
        [...(list ?? [])].map((step, index) => step.textContent?.replace(/^\d/, '').startsWith(steps[index] ?? '-')),
      ).toEqual(steps.map(() => true))
    },
  )

  it('D8.12 unknown and wrong look alike and lead to the look-up', async () => {
    server.on('orderStatus', () => refusal('NOT_FOUND', 404))
    await openResult()
    expect(screen.getByRole('heading', { name: 'There is no order here' })).toBeTruthy()
    expect(target('Find the order')).toBe('/en/view-order/')
  })

  it('a shop that cannot be reached can be asked again', async () => {
    server.on('orderStatus', () => refusal('NETWORK', 0))
    await openResult()
    server.on('orderStatus', () => ({ ok: true, data: order() }))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toBeTruthy()
  })
})

describe('an interrupted order (P2.28 order/process)', () => {
  it('goes on to the payment that is open', async () => {
    orderedCart()
    window.history.replaceState(null, '', '/en/order/process/')
    server.on('orderStatus', () => ({
      ok: true,
      data: order({ status: 'pending_payment', payment_url: '/payment-sandbox/ref/' }),
    }))
    show(<OrderProcess setup={SETUP} />)
    await settle()
    expect(leave).toHaveBeenCalledExactlyOnceWith(new URL('/payment-sandbox/ref/', window.location.href).href)
  })

  it('goes on to the result of one that is through', async () => {
    window.history.replaceState(null, '', `/en/order/process/?number=${NUMBER}#access=${ACCESS}`)
    show(<OrderProcess setup={SETUP} />)
    await settle()
    expect(leave).toHaveBeenCalledExactlyOnceWith(`/en/order/payment_ok/${NUMBER}/#access=${ACCESS}`)
  })
})

describe('each of the four results', () => {
  it.each([
    ['paid', 'ok'],
    ['cancelled', 'cancelled'],
    ['payment_failed', 'error'],
    ['expired', 'error'],
  ] as const)('P2.28 an order that is %s leads from process to payment_%s', async (status, result) => {
    window.history.replaceState(null, '', `/en/order/process/?number=${NUMBER}#access=${ACCESS}`)
    server.on('orderStatus', () => ({ ok: true, data: order({ status }) }))
    show(<OrderProcess setup={SETUP} />)
    await settle()
    expect(leave).toHaveBeenCalledExactlyOnceWith(`/en/order/payment_${result}/${NUMBER}/#access=${ACCESS}`)
  })

  it('P2.28 P5.07 a payment that is open elsewhere than where the shop pays is not gone to', async () => {
    window.history.replaceState(null, '', `/en/order/process/?number=${NUMBER}#access=${ACCESS}`)
    server.on('orderStatus', () => ({
      ok: true,
      data: order({ status: 'pending_payment', payment_url: 'https://elsewhere.example/pay' }),
    }))
    show(<OrderProcess setup={SETUP} />)
    await settle()
    expect(leave).not.toHaveBeenCalled()
    expect(document.querySelector('p[role=status]')).toBeTruthy()
    expect(screen.queryByRole('link', { name: orderTexts['order.pay'] })).toBeNull()
  })

  it('P2.28 payment_address asks to check the address, and says whom to write to', async () => {
    await openResult('address')
    expect(screen.getByRole('heading', { name: orderTexts['order.address_title'] })).toBeTruthy()
    expect(screen.getByText(new RegExp(orderTexts['order.address_text'].split('{')[0] ?? '-'))).toBeTruthy()
  })
})

describe('P8.02 the confirmation of an order that can no longer be changed', () => {
  it('P2.18 shows the order that this browser placed, asked for by number and secret alone', async () => {
    const key = orderedCart()
    show(<KlarnaConfirm setup={ORDER_SETUP} />)
    await settle()
    expect([cartStore.getState().products, cartStore.getState().cartKey === key]).toEqual([[], false])
    expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toBeTruthy()
    expect(screen.getByText('Incl. VAT 25.5%')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy()
    expect(server.call).toHaveBeenCalledWith(
      'orderStatus',
      { body: { number: NUMBER, access: ACCESS } },
      expect.anything(),
    )
  })

  it('P2.18 says how to find one that another browser placed: the provider’s id in the address opens nothing', async () => {
    window.history.replaceState(null, '', '/en/checkout/klarna/confirm/?klarna_order_id=K-1234')
    show(<KlarnaConfirm setup={ORDER_SETUP} />)
    await settle()
    expect(target('Find the order')).toBe('/en/view-order/')
    expect(server.count('orderStatus')).toBe(0)
  })
})

describe('looking an order up (P2.39)', () => {
  it('asks by number and address, then by the code; wrong and unknown are told alike', async () => {
    show(<ViewOrder setup={ORDER_SETUP} />)
    fireEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(server.count('viewOrder')).toBe(0)
    expect(document.activeElement?.id).toBe('order-number')
    fireEvent.change(screen.getByLabelText(/Order number/), { target: { value: NUMBER } })
    fireEvent.change(screen.getByLabelText(/E-mail address/), { target: { value: 'aino@example.fi' } })
    server.on('viewOrder', () => ({ ok: true, data: { sent: true } }))
    fireEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    await settle()
    fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '12' } })
    fireEvent.click(screen.getByRole('button', { name: 'Show the order' }))
    expect(server.count('viewOrderCode')).toBe(0)
    fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '1234 5678' } })
    server.on('viewOrderCode', () => refusal('NOT_FOUND', 404))
    fireEvent.click(screen.getByRole('button', { name: 'Show the order' }))
    await settle()
    expect(screen.getByRole('alert').textContent).toContain('This code does not open an order')
    server.on('viewOrderCode', () => ({
      ok: true,
      data: {
        access: ACCESS,
        order: order({
          status: 'sent',
          events: [
            { kind: 'created', at: '2026-11-20T10:00:00Z' },
            { kind: 'sent', at: '2026-11-21T10:00:00Z' },
          ],
        }),
      },
    }))
    fireEvent.click(screen.getByRole('button', { name: 'Show the order' }))
    await settle()
    expect(screen.getByRole('heading', { name: 'Order W-TEST0001' })).toBe(document.activeElement)
    expect(screen.getByText('On its way')).toBeTruthy()
    expect(screen.getByText('Sent')).toBeTruthy()
    // What is done with it is asked for with its secret.
    server.on('reorder', () => refusal('UNAVAILABLE', 503))
    fireEvent.click(screen.getByRole('button', { name: 'Order again' }))
    await settle()
    expect(server.call).toHaveBeenCalledWith('reorder', { body: { number: NUMBER, access: ACCESS } })
    fireEvent.click(screen.getByRole('button', { name: orderTexts['order.view_another'] }))
    expect(screen.getByLabelText(/Order number/)).toBeTruthy()
  })
})

describe('the code of an order, sent again', () => {
  const again = () => screen.getByRole('button', { name: 'Send a new code' })
  const open = async () => {
    show(<ViewOrder setup={ORDER_SETUP} />)
    fireEvent.change(screen.getByLabelText(/Order number/), { target: { value: NUMBER } })
    fireEvent.change(screen.getByLabelText(/E-mail address/), { target: { value: 'aino@example.fi' } })
    server.on('viewOrder', () => ({ ok: true, data: { sent: true } }))
    fireEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    await settle()
  }

  it.each([
    ['/payment-sandbox/ref/', '/payment-sandbox/ref/'],
    ['https://elsewhere.example/pay', undefined],
  ])('P2.39 P5.07 its open payment is a link only where the shop pays: %s', async (payment_url, address) => {
    await open()
    const data = { access: ACCESS, order: order({ status: 'pending_payment', payment_url }) }
    server.on('viewOrderCode', () => ({ ok: true, data }))
    fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '12345678' } })
    fireEvent.click(screen.getByRole('button', { name: 'Show the order' }))
    await settle()
    const pay = screen.queryByRole<HTMLAnchorElement>('link', { name: orderTexts['order.pay'] })
    expect(pay && new URL(pay.href).pathname).toBe(address ?? null)
  })

  it('P2.39 another order can be asked for instead', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: orderTexts['order.view_code_back'] }))
    expect(screen.getByLabelText(/Order number/)).toBeTruthy()
  })

  it('a second press while it is sent asks for no other code', async () => {
    await open()
    const waiting: (() => void)[] = []
    server.on(
      'viewOrder',
      () => new Promise((resolve) => waiting.push(() => resolve({ ok: true, data: { sent: true } }))),
    )
    const answer = async () => {
      await vi.dynamicImportSettled()
      for (const done of waiting) done()
      await settle()
    }
    fireEvent.click(again())
    await waitFor(() => expect(server.count('viewOrder')).toBe(2))
    fireEvent.click(again())
    await answer()
    expect(server.count('viewOrder')).toBe(2)
    fireEvent.click(again())
    await waitFor(() => expect(server.count('viewOrder')).toBe(3))
    await answer()
  })

  it('the page does not say that a code is on its way when the last one could not be sent', async () => {
    await open()
    fireEvent.click(again())
    const sentAgain = orderTexts['order.view_code_sent_again']
    expect(await screen.findByText(sentAgain)).toBeTruthy()
    server.on('viewOrder', () => refusal('NETWORK', 0))
    fireEvent.click(again())
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.queryByText(sentAgain)).toBeNull()
  })
})

describe('words', () => {
  it('law, order button: its words say that the order costs money', () => {
    expect(LANGUAGES.map((language) => orderButton(language).text)).toEqual([
      'Order and pay',
      'Tilaa ja maksa',
      'Beställ och betala',
      'Zahlungspflichtig bestellen',
      'Commander avec obligation de paiement',
      'Заказать и оплатить',
    ])
  })

  it('issue 15 the country of delivery decides about the words of the order button, the page about their language', () => {
    for (const country of ['fi', 'se', 'us', 'no'])
      expect(LANGUAGES.map((language) => orderButton(language, country))).toEqual(
        LANGUAGES.map((one) => orderButton(one)),
      )
    for (const country of ['de', 'at', 'fr'])
      expect(LANGUAGES.map((language) => orderButton(language, country).text)).toEqual([
        'Order with obligation to pay',
        'Tee maksuvelvoitteen sisältävä tilaus',
        'Beställ med betalningsskyldighet',
        'Zahlungspflichtig bestellen',
        'Commander avec obligation de paiement',
        'Заказать с обязательством оплаты',
      ])
  })

  it('P8.04 every message that the back end can send has a text in every language', async () => {
    for (const language of LANGUAGES) {
      const texts = (
        (await import(`../../../locales/${language}/checkout.json`)) as { default: Record<string, string> }
      ).default
      expect(Object.keys(CHECKOUT_MESSAGES).filter((id) => !texts[id])).toEqual([])
    }
  })
})
