import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { StoreIsland } from '@/components/layout/store-island'

import { show } from '../ui/support'

const { startAuth, subscribe } = vi.hoisted(() => ({
  startAuth: vi.fn(() => Promise.resolve()),
  subscribe: vi.fn((_listener: (auth: object) => void) => () => undefined),
}))
vi.mock('next/navigation', () => ({ usePathname: () => '/en/' }))
vi.mock('@/stores/market', () => ({ applyMarket: () => undefined }))
vi.mock('@/stores/cart', () => ({
  hydrateCart: () => {
    throw new TypeError('spoiled')
  },
}))
vi.mock('@/stores/auth', () => ({ startAuth, authStore: { subscribe } }))
vi.mock('@/components/staff/staff-bar', () => ({ default: () => <p>the staff bar</p> }))
vi.mock('@/stores/page-services', () => ({ startPageServices: () => undefined, pageShown: () => undefined }))

afterEach(cleanup)

describe('StoreIsland', () => {
  it('B8.14 a part of the start that fails is logged, and the others go on', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    show(<StoreIsland />)
    await act(() => vi.dynamicImportSettled())
    await vi.waitFor(() =>
      expect(log).toHaveBeenCalledWith('Error while mounting app', expect.objectContaining({ message: 'spoiled' })),
    )
    expect(startAuth).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('P1.09 P2.43 B1.01 B2.05 B2.25 B6.03 only staff and administrators load the staff bar', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    subscribe.mockClear()
    show(<StoreIsland />)
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalled())
    const become = (user: object) =>
      act(async () => {
        subscribe.mock.lastCall?.[0]({ user })
        await vi.dynamicImportSettled()
      })
    await become({ isAuthenticated: true, isStaffUser: true, isAdminUser: false })
    expect(await screen.findByText('the staff bar', {}, { timeout: 10_000 })).toBeTruthy()
    // Its code is there now, so that it would be shown at once.
    await become({ isAuthenticated: true, isStaffUser: false, isAdminUser: false })
    expect(screen.queryByText('the staff bar')).toBeNull()
    await become({ isAuthenticated: true, isStaffUser: false, isAdminUser: true })
    expect(screen.getByText('the staff bar')).toBeTruthy()
    log.mockRestore()
  })
})
