import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { StoreIsland } from '@/components/layout/store-island'

import { show } from '../ui/support'

const { startAuth } = vi.hoisted(() => ({ startAuth: vi.fn(() => Promise.resolve()) }))
vi.mock('next/navigation', () => ({ usePathname: () => '/en/' }))
vi.mock('@/stores/market', () => ({ applyMarket: () => undefined }))
vi.mock('@/stores/cart', () => ({
  hydrateCart: () => {
    throw new TypeError('spoiled')
  },
}))
vi.mock('@/stores/auth', () => ({ startAuth, authStore: { subscribe: () => () => undefined } }))
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
})
