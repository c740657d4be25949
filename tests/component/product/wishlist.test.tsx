import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CardHeart } from '@/components/card/card-heart'
import { WishlistButton } from '@/components/product/wishlist-button'
import { PRODUCT_TOAST_MS, toastStore } from '@/components/ui/toast'
import { authStore } from '@/stores/auth'

import { push } from '../router'
import { show } from './support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))

const as = (isAuthenticated: boolean) =>
  authStore.setState(({ user }) => ({ isLoading: false, user: { ...user, isAuthenticated, wishlistModelIds: [] } }))
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'))
  })
const texts = () => toastStore.get().map(({ text }) => text)

beforeEach(() => {
  call.mockReset()
  push.mockReset()
})
afterEach(cleanup)

describe('D4.29 D7.07 the wishlist', () => {
  it('D3.10 D7.07 B4.04 P1.03 B9.04 D1.03 adds and removes what the server says, with a word of it', async () => {
    as(true)
    call
      .mockResolvedValueOnce({ ok: true, data: { added: true } })
      .mockResolvedValueOnce({ ok: true, data: { added: false } })
    show(<WishlistButton />)
    await press()
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true'))
    expect(call).toHaveBeenCalledWith('wishlistToggle', { body: { model_id: 7 } })
    expect(texts()).toContain('Added to wishlist')
    // B4.04: the product's own toasts stay for ten seconds.
    expect(toastStore.get().at(-1)?.duration).toBe(PRODUCT_TOAST_MS)
    await press()
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false'))
    expect(authStore.getState().user.wishlistModelIds).toEqual([])
  })

  it('D2.09 B9.04 P2.40 P1.03 D5.01 D6.01 D6.02 D8.05 leads guests to the login and back to the product', async () => {
    as(false)
    show(<WishlistButton />)
    await press()
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith(`/en/accounts/login/?next=${encodeURIComponent('/en/fjell/storm/')}`),
    )
    expect(toastStore.get()).toContainEqual(
      expect.objectContaining({
        text: 'Adding to wishlist requires login',
        tone: 'neutral',
        duration: PRODUCT_TOAST_MS,
      }),
    )
    expect(call).not.toHaveBeenCalled()
  })

  it('D8.03 B9.04 names the place of a failure, for ten seconds: #9424 on the page, #4381 on a card', async () => {
    as(true)
    call.mockResolvedValue({ ok: false, error: { code: 'INTERNAL' } })
    show(<WishlistButton />)
    await press()
    await waitFor(() => expect(texts()).toContain('An unexpected error (#9424)'))
    cleanup()
    show(<CardHeart modelId={7} name="Storm" />)
    // It comes when the browser has time.
    await screen.findByRole('button')
    await press()
    await waitFor(() => expect(texts()).toContain('An unexpected error (#4381)'))
    expect(new Set(toastStore.get().map(({ duration }) => duration))).toEqual(new Set([10_000]))
  })
})
