import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { WishlistView } from '@/components/list-pages/wishlist-view'
import account from '@/locales/en/account.json'
import { authStore } from '@/stores/auth'

import { card } from '../../unit/catalog/support/cards'
import { show } from '../ui/support'

const { productList } = vi.hoisted(() => ({ productList: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { productList } }))
vi.mock('@/components/card/product-card', () => ({ ProductCard: ({ card }: { card: { name: string } }) => card.name }))

beforeEach(() => {
  productList.mockReset()
  window.history.replaceState(null, '', '/en/wishlist/')
  authStore.setState(authStore.getInitialState())
})
afterEach(cleanup)

describe('the wishlist', () => {
  it('P2.40 sends guests to the log-in and back, but nobody before it is known who they are', () => {
    show(<WishlistView />)
    expect(screen.queryByRole('link')).toBeNull()
    act(() => authStore.setState({ isLoading: false }))
    expect(screen.getByRole('link', { name: account['account.login'] }).getAttribute('href')).toBe(
      '/en/accounts/login/?next=%2Fen%2Fwishlist%2F',
    )
    expect(productList).not.toHaveBeenCalled()
  })

  it('P2.40 asks for the products of the customer’s list, the latest first', async () => {
    productList.mockResolvedValue({ ok: false })
    authStore.setState(({ user }) => ({
      isLoading: false,
      user: { ...user, isAuthenticated: true, wishlistModelIds: [3, 8] },
    }))
    show(<WishlistView />)
    expect(await screen.findByText(account['account.wishlist_failed'])).toBeTruthy()
    expect(productList.mock.calls[0]?.[0]).toMatchObject({ source: 'Models', sortIds: [8, 3] })
  })

  it('P1.03 P2.40 shows a card of each product, and says so when there is none', async () => {
    const customer = (wishlistModelIds: number[]) =>
      authStore.setState(({ user }) => ({
        isLoading: false,
        user: { ...user, isAuthenticated: true, wishlistModelIds },
      }))
    const names = ['Tent', ...Array.from({ length: 12 }, (_, n) => `Stove ${n}`)]
    productList.mockResolvedValue({
      ok: true,
      data: { products: names.map((name, n) => card({ id: n + 1, name })), total: names.length },
    })
    customer([3, 8])
    show(<WishlistView />)
    await screen.findByText('Tent')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names)
    cleanup()
    customer([])
    show(<WishlistView />)
    expect(await screen.findByText(account['account.wishlist_empty'])).toBeTruthy()
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})
