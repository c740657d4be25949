import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BuyBox } from '@/components/product/buy-box'
import { oldSitePath } from '@/stores/buy-mode'
import { toastStore } from '@/components/ui/toast'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'

import { stubDialogs } from '../ui/support'
import { panelData, PATH, productModel, show, variant } from './support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call, reportView: () => undefined } }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call: () => new Promise(() => undefined) } }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))
vi.mock('@/components/product/deferred-parts', () => ({ default: () => null }))
vi.mock('@/components/product/added-dialog', () => ({
  default: ({ variantId }: { variantId: number }) => <div role="dialog">{`added ${variantId}`}</div>,
}))

const guest = authStore.getState()
const buyButton = () =>
  screen.getAllByRole<HTMLButtonElement>('button').find((button) => button.className.includes('w-full'))
const reads = (text: string) => waitFor(() => expect(buyButton()?.textContent).toBe(text), { timeout: 5_000 })
const order = { id: 5, name: 'Autumn kit' }
const company = (enterprise: typeof order | null) =>
  authStore.setState(({ user }) => ({
    user: { ...user, isAuthenticated: true, isOrgUser: true },
    customer: { enterprise_order: enterprise } as NonNullable<ReturnType<typeof authStore.getState>['customer']>,
  }))

beforeEach(() => {
  window.history.replaceState(null, '', `/en/old/${PATH}/`)
  call.mockReset()
  cartStore.getState().clear()
  stubDialogs()
})
afterEach(() => {
  cleanup()
  authStore.setState(guest, true)
  checkout.setOptions({ enterpriseOrder: null, transferRequest: false, transferRequestFrom: null })
})

const model = productModel({ products: [variant(11, 'red', 'M', { stock: { 2: 4 } })] })

describe('transfer requests', () => {
  const staff = () =>
    authStore.setState(({ user }) => ({ user: { ...user, isAuthenticated: true, isStaffUser: true } }))
  it('D4.15, D4.08 staff order from the stock of the source store, and the row says where it is picked', async () => {
    staff()
    show(<BuyBox data={panelData()} />, { model })
    await reads('Add to cart')
    act(() => checkout.setOptions({ transferRequest: true, transferRequestFrom: [2] }))
    await reads('Order from stock of Turku')
    fireEvent.click(buyButton() as HTMLElement)
    expect(await screen.findByText('added 11')).toBeTruthy()
    expect(cartStore.getState().products).toEqual([
      { productId: 11, amount: 1, transferAmounts: { 2: 1 }, transferAmountsFrom: [2] },
    ])
  })

  it('D4.17 the button stays when the source holds none, D4.16 disabled', async () => {
    staff()
    act(() => checkout.setOptions({ transferRequest: true, transferRequestFrom: [1] }))
    show(<BuyBox data={panelData()} />, {
      model: productModel({ products: [variant(11, 'red', 'M', { stock: {} })], on_order: true }),
    })
    await reads('Out of stock')
    expect(screen.queryByText(/request a notification/)).toBeNull()
  })

  it('is nothing to shoppers', async () => {
    checkout.setOptions({ transferRequest: true, transferRequestFrom: [2] })
    show(<BuyBox data={panelData()} />, { model })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(buyButton()?.textContent).toBe('Add to cart')
  })
})

describe('enterprise orders', () => {
  it('D4.19, D6.04 P6.02 the button adds to the order, posts it and opens a dialog; the cart stays empty', async () => {
    call.mockResolvedValue({ ok: true, data: { id: 5, products: [{ productId: 11, amount: 3 }] } })
    company(order)
    show(<BuyBox data={panelData()} />, { model })
    await reads('Add to company order')
    expect(checkout.store.getState().enterpriseOrder).toEqual({ id: 5 })
    await act(async () => {
      fireEvent.click(buyButton() as HTMLElement)
    })
    expect(call).toHaveBeenCalledWith('enterpriseOrder', {
      body: { enterprise_data: { id: 5 }, checkout_data: { products: [{ productId: 11, amount: 1 }] } },
    })
    expect((await screen.findByRole('dialog')).textContent).toContain('Autumn kit: now 3 pieces')
    expect(cartStore.getState().products).toEqual([])
  })

  it('D7.08 B9.04 B4.04 says for ten seconds when it could not be added', async () => {
    call.mockResolvedValue({
      ok: false,
      error: { code: 'NOT_FOUND', message: 'gone', status: 404, isRetryable: false },
    })
    company(order)
    show(<BuyBox data={panelData()} />, { model })
    await reads('Add to company order')
    await act(async () => {
      fireEvent.click(buyButton() as HTMLElement)
    })
    await waitFor(() => expect(toastStore.get()[0]).toMatchObject({ tone: 'error', duration: 10_000 }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a company without an open order buys like everyone', async () => {
    company(null)
    show(<BuyBox data={panelData()} />, { model })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(buyButton()?.textContent).toBe('Add to cart')
  })

  it('D2.06 with an open order the page moves to its old-site version, keeping the choice; without one it stays', async () => {
    const replace = vi.fn()
    window.history.replaceState(null, '', `/en/${PATH}/?size=M`)
    vi.spyOn(window.location, 'replace').mockImplementation(replace)
    company(null)
    const { unmount } = show(<BuyBox data={panelData()} />, { model })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(replace).not.toHaveBeenCalled()
    unmount()
    company(order)
    show(<BuyBox data={panelData()} />, { model })
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/en/old/${PATH}/?size=M`))
    vi.restoreAllMocks()
  })

  it('D2.06 leads to the old-site version of the page', () => {
    expect(oldSitePath('/sv/fjell/storm/', 'fjell')).toBe('/sv/old/fjell/storm/')
    expect(oldSitePath('/fjell/takit/storm/', 'fjell')).toBe('/old/fjell/takit/storm/')
    expect(oldSitePath('/sv/old/fjell/storm/', 'fjell')).toBeNull()
    expect(oldSitePath('/lahjakampanjat/x/storm/', 'fjell')).toBeNull()
  })
})
