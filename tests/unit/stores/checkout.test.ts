// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'

const call = vi.fn()
vi.mock('@/lib/shop-api/browser', () => ({ api: { call }, SIGNED_OUT_EVENT: 'shop:signed-out' }))

const { AUTH_POLL_MS, authStore } = await import('@/stores/auth')
const { cartStore } = await import('@/stores/cart')
const { checkout } = await import('@/stores/checkout')
const { configStore } = await import('@/stores/config')
const { formStore } = await import('@/stores/checkout-form')
const { onNotice } = await import('@/stores/notices')
const { VALIDATE_AFTER_MS } = await import('@/stores/checkout-loop')

const answer = {
  currency: 'eur',
  cart_discount: null,
  payment_events: [],
  show_klarna: false,
  paypal_checkout: false,
  reason: null,
  products: [],
  bundles: [],
  gift_card_products: [],
  products_price: 0,
  total_price: 0,
  taxes: [],
  delivery_cost: 0,
  delivery_methods: [],
  payment_methods: [],
  repack_cost: null,
  shipping_time_str: '',
  kgco_id: null,
  delivery_thresholds: { delivery_threshold: null, repack_threshold: null },
  kco_iframe: null,
  giftcampaign_data: null,
  enterprise_order: null,
  transfer_request_from: null,
  post_delivery: false,
  card_checkout_mode: false,
  errors: [],
  success: null,
}
const initial = { auth: authStore.getState(), config: configStore.getState(), form: formStore.getState() }
const asked = () =>
  call.mock.calls.filter(([name]) => name === 'checkout').map(([, input]) => (input as { body: CheckoutRequest }).body)

function logIn(roles: { isAdminUser: boolean }, selectedCustomer: number | null): void {
  const { user, admin } = initial.auth
  authStore.setState({
    isLoading: false,
    user: { ...user, isAuthenticated: true, id: 7, ...roles },
    admin: { ...admin, selectedCustomer },
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  call
    .mockReset()
    .mockImplementation((name: string) =>
      Promise.resolve({ ok: true, data: name === 'checkout' ? answer : { ok: true } }),
    )
  cartStore.getState().clear()
  cartStore.getState().add({ productId: 5, amount: 2 })
})
afterEach(() => {
  authStore.setState(initial.auth, true)
  configStore.setState(initial.config, true)
  formStore.setState(initial.form, true)
  localStorage.clear()
  vi.useRealTimers()
})

describe('whose checkout it is', () => {
  it.each([
    [false, 9, 7],
    [true, 9, 9],
    [true, null, 7],
  ])('P6.04 a selected customer counts for an administrator only (%s, %s)', async (isAdminUser, selected, expected) => {
    logIn({ isAdminUser }, selected)
    await checkout.validateNow()
    expect(asked().map(({ customer_id }) => customer_id)).toEqual([expected])
  })
})

it('P7.04 it is asked for in the market of the page, with the method and the postal code of the form', async () => {
  logIn({ isAdminUser: false }, null)
  configStore.setState({ deliveryCountryCode: 'se', currencyCode: 'sek', languageCode: 'sv' })
  formStore.setState({ delivery_method: 'home', postal_code: '111 20' })
  await checkout.validateNow()
  expect(asked()).toMatchObject([
    { country_code: 'se', currency_code: 'sek', language_code: 'sv', delivery_method: 'home', postcode: '111 20' },
  ])
})

describe('what makes a validation due', () => {
  it.each<[string, () => void]>([
    ['the delivery country', () => configStore.setState({ deliveryCountryCode: 'se' })],
    ['the currency', () => configStore.setState({ currencyCode: 'sek' })],
    ['the language', () => configStore.setState({ languageCode: 'sv' })],
    ['the delivery method', () => formStore.setState({ delivery_method: 'home' })],
    ['the postal code', () => formStore.setState({ postal_code: '33100' })],
    ['the user', () => logIn({ isAdminUser: false }, null)],
    ['the selected customer', () => authStore.setState(({ admin }) => ({ admin: { ...admin, selectedCustomer: 9 } }))],
  ])('P4.10 %s', async (_what, change) => {
    authStore.setState({ isLoading: false })
    const stop = checkout.start('checkout')
    await vi.advanceTimersByTimeAsync(0)
    expect([asked().length, checkout.store.getState().isDue]).toEqual([1, false])
    change()
    expect(checkout.store.getState().isDue).toBe(true)
    await vi.advanceTimersByTimeAsync(VALIDATE_AFTER_MS)
    expect([asked().length, checkout.store.getState().isDue]).toEqual([2, false])
    stop()
  })
})

it('P8.02 P2.18 READ_ONLY_ORDER leads to the confirmation with the provider’s id in its query', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  configStore.setState({ klarnaConfirmPath: '/en/checkout/klarna/confirm/' })
  call.mockImplementation(() =>
    Promise.resolve({
      ok: false,
      error: {
        code: 'READ_ONLY_ORDER',
        message: '',
        status: 409,
        isRetryable: false,
        details: { klarna_order_id: 'K 9' },
      },
    }),
  )
  authStore.setState({ isLoading: false })
  await checkout.validateNow()
  vi.unstubAllGlobals()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/en/checkout/klarna/confirm/?klarna_order_id=K%209')
})

it('P3.02 P4.02 each validation has a hash of its own, so the answer of an earlier one changes nothing', async () => {
  authStore.setState({ isLoading: false })
  const waiting: ((total: number) => void)[] = []
  call.mockImplementation(
    () =>
      new Promise((resolve) => waiting.push((total) => resolve({ ok: true, data: { ...answer, total_price: total } }))),
  )
  const hashes: string[] = []
  for (const count of [1, 2]) {
    void checkout.validateNow()
    hashes.push(checkout.store.getState().validateHash)
    await vi.waitFor(() => expect(waiting).toHaveLength(count))
  }
  expect(new Set(hashes).size).toBe(2)
  waiting[1]?.(200)
  await vi.advanceTimersByTimeAsync(0)
  waiting[0]?.(100)
  await vi.advanceTimersByTimeAsync(0)
  expect(checkout.store.getState()).toMatchObject({ status: 'VALIDATED', validateHash: hashes[1], totalPrice: 200 })
})

it('P8.08 nothing is sent before it is known who the visitor is', async () => {
  authStore.setState({ isLoading: true })
  void checkout.validateNow()
  await vi.advanceTimersByTimeAsync(AUTH_POLL_MS * 2)
  expect(asked()).toEqual([])
  authStore.setState({ isLoading: false })
  await vi.advanceTimersByTimeAsync(AUTH_POLL_MS)
  expect(asked()).toHaveLength(1)
})

it('P8.04 each error of an answer is shown, and the message of success only without one', async () => {
  authStore.setState({ isLoading: false })
  const heard: string[] = []
  const stop = onNotice((kind, { id }) => heard.push(`${kind} ${id}`))
  const errors = [{ id: 'checkout.error_code_unknown' }, { id: 'checkout.error_product_gone' }]
  for (const given of [errors, []]) {
    call.mockResolvedValue({ ok: true, data: { ...answer, errors: given } })
    await checkout.validateNow({ id: 'checkout.code_taken' })
  }
  stop()
  expect(heard).toEqual([
    'error checkout.error_code_unknown',
    'error checkout.error_product_gone',
    'success checkout.code_taken',
  ])
})
