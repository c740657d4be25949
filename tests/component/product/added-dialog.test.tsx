import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import AddedDialog from '@/components/product/added-dialog'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'

import { stubDialogs } from '../ui/support'
import { PATH, show } from './support'

const { call, trackAdded } = vi.hoisted(() => ({ call: vi.fn(), trackAdded: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))
vi.mock('@/stores/tracking', async (original) => ({ ...(await original<object>()), trackAdded }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))

type Line = CheckoutAnswer['products'][number]

function answer(line: Partial<Line>, threshold: number | null = null): Partial<CheckoutAnswer> {
  const row = {
    productId: 11,
    amount: 1,
    max_amount: null,
    on_order: false,
    frozen: false,
    notice: null,
    ...line,
  } as Line
  return {
    products: [row],
    bundles: [],
    gift_card_products: [],
    cart_discount: null,
    payment_events: [],
    delivery_methods: [],
    payment_methods: [],
    taxes: [],
    currency: 'eur',
    products_price: 20_000,
    errors: [],
    success: null,
    reason: null,
    giftcampaign_data: null,
    delivery_thresholds: { delivery_threshold: threshold, repack_threshold: null },
  }
}

const answering = (line: Partial<Line>, threshold?: number) =>
  call.mockImplementation((name: string) =>
    Promise.resolve(name === 'checkout' ? { ok: true, data: answer(line, threshold) } : { ok: true, data: {} }),
  )

const asked = () =>
  call.mock.calls
    .filter(([name]) => name === 'checkout')
    .map(([, input]) => (input as { body: { products: unknown } }).body.products)

async function open(line: Partial<Line> = {}, threshold?: number) {
  answering(line, threshold)
  cartStore.getState().add({ productId: 11, amount: 1 })
  const onClose = vi.fn()
  let view!: ReturnType<typeof show>
  await act(async () => {
    view = show(<AddedDialog variantId={11} onClose={onClose} />)
  })
  await waitFor(() => expect(asked().length).toBeGreaterThan(0))
  await act(async () => {
    await Promise.resolve()
  })
  return { onClose, view }
}

const amount = () => screen.getByRole('textbox', { name: 'Quantity', hidden: true }) as HTMLInputElement

beforeEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', `/en/${PATH}/`)
  stubDialogs()
  cartStore.getState().clear()
  authStore.setState(({ user }) => ({ isLoading: false, user: { ...user, isAuthenticated: false, id: null } }))
  trackAdded.mockReset()
  call.mockReset()
})
afterEach(cleanup)

describe('the added-to-cart dialog', () => {
  it('D4.18 validates the checkout with what was added', async () => {
    await open()
    expect(asked()[0]).toMatchObject([{ productId: 11, amount: 1 }])
  })

  it('P3.11 the row is known at the price that its shopper saw; a newer one takes its place', async () => {
    cartStore.getState().add({ productId: 11, amount: 1, seenPrice: { amount: 1, currency: 'eur', country: 'fi' } })
    const { view } = await open({ unit_price: 1, notice: 'price_changed' })
    const shown = view.container.ownerDocument.querySelector('dialog')?.textContent ?? ''
    const [{ seenPrice } = {}] = cartStore.getState().products
    expect(seenPrice).toEqual({ amount: expect.any(Number), currency: 'eur', country: 'fi' })
    expect(shown).toContain(`€${(seenPrice?.amount ?? 0) / 100}`)
    expect(asked()[0]).toEqual([{ productId: 11, amount: 2, seenPrice }])
  })

  it('P9.15 D4.18 D6.02 tells of it once, with the customer’s id', async () => {
    authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: true, id: 17 } }))
    await open()
    expect(trackAdded).toHaveBeenCalledOnce()
    expect(trackAdded).toHaveBeenCalledWith(
      expect.objectContaining({ variantId: 11, modelId: 7, price: 200, currency: 'eur' }),
      17,
      expect.stringMatching(/^\/en\/checkout\/?$/),
    )
  })

  it('D2.09 D4.20 begins with the amount of the cart; Continue leads to the checkout', async () => {
    cartStore.getState().add({ productId: 11, amount: 2 })
    await open()
    expect(amount().value).toBe('3')
    expect(screen.getByRole('link', { name: 'Go to the cart', hidden: true }).getAttribute('href')).toMatch(
      /^\/en\/checkout\/?$/,
    )
  })

  it('D4.20 P4.04 closing takes the amount into the cart and validates again', async () => {
    const { onClose, view } = await open()
    fireEvent.click(screen.getByRole('button', { name: 'One more', hidden: true }))
    expect(cartStore.getState().products).toMatchObject([{ amount: 1 }])
    const [, close] = screen.getAllByRole('button', { name: 'Close', hidden: true })
    if (close) fireEvent.click(close)
    expect(onClose).toHaveBeenCalledOnce()
    expect(cartStore.getState().products).toMatchObject([{ amount: 2 }])
    view.unmount()
    await waitFor(() => expect(asked().at(-1)).toMatchObject([{ amount: 2 }]))
  })

  it('D4.20 D5.04 at least one, by its buttons and by what is typed', async () => {
    await open()
    const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less', hidden: true })
    expect([amount().value, less.disabled]).toEqual(['1', true])
    fireEvent.change(amount(), { target: { value: '0' } })
    fireEvent.blur(amount())
    expect(amount().value).toBe('1')
    fireEvent.change(amount(), { target: { value: '3' } })
    fireEvent.blur(amount())
    expect([amount().value, less.disabled]).toEqual(['3', false])
  })

  it('D4.20 D5.04 at most max_amount, and a note when few are left', async () => {
    await open({ max_amount: 2 })
    await waitFor(() => expect(screen.getByText('Available 2 pcs')).toBeTruthy())
    fireEvent.click(screen.getByRole('button', { name: 'One more', hidden: true }))
    expect(amount().value).toBe('2')
    expect((screen.getByRole('button', { name: 'One more', hidden: true }) as HTMLButtonElement).disabled).toBe(true)
  })

  it('D4.20 on order there is no greatest amount and no note', async () => {
    await open({ max_amount: 2, on_order: true })
    expect(screen.queryByText(/^Available/)).toBeNull()
    for (let i = 0; i < 3; i++) fireEvent.click(screen.getByRole('button', { name: 'One more', hidden: true }))
    expect(amount().value).toBe('4')
  })

  it('D4.20 a frozen row is locked', async () => {
    await open({ frozen: true })
    await waitFor(() => expect(amount().disabled).toBe(true))
  })

  it('P3.08 D9.06 says that delivery is free when the threshold is reached, and nothing without one', async () => {
    const { view } = await open({}, 4_000)
    await waitFor(() => expect(screen.getByText('You get free delivery.')).toBeTruthy())
    view.unmount()
    cartStore.getState().clear()
    await open({})
    await waitFor(() => expect(screen.queryByText(/free delivery/i)).toBeNull())
  })

  it('P3.08 D9.06 says what is missing to free delivery', async () => {
    await open({}, 26_000)
    await waitFor(() => expect(screen.getByText('€60 to go for free delivery')).toBeTruthy())
  })

  it('says so when the last one is gone', async () => {
    await open({ notice: 'sold_out' })
    await waitFor(() => expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('sold out'))
  })
})
