/** What every page starts in the browser, each thing once or for each page that is come to. */
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { StoreIsland } from '@/components/layout/store-island'

import { MARKET, show } from '../ui/support'

const { at, started } = vi.hoisted(() => ({
  at: { path: '/en/' },
  started: {
    applyMarket: vi.fn(),
    keepVisitMarket: vi.fn(),
    hydrateCart: vi.fn(),
    startAuth: vi.fn(() => Promise.resolve()),
    startPageServices: vi.fn(),
    startServices: vi.fn(() => false),
    pageShown: vi.fn(),
  },
}))
vi.mock('next/navigation', () => ({ usePathname: () => at.path }))
vi.mock('@/stores/market', () => ({ applyMarket: started.applyMarket }))
vi.mock('@/stores/visit-market', () => ({ keepVisitMarket: started.keepVisitMarket }))
vi.mock('@/stores/cart', () => ({ hydrateCart: started.hydrateCart }))
vi.mock('@/stores/auth', () => ({
  startAuth: started.startAuth,
  authStore: { subscribe: () => () => undefined },
}))
vi.mock('@/stores/page-services', () => ({
  startPageServices: started.startPageServices,
  startServices: started.startServices,
  pageShown: started.pageShown,
}))

const calls = () => Object.fromEntries(Object.entries(started).map(([name, { mock }]) => [name, mock.calls]))

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

it('P2.45 P3.16 P4.01 P4.03 P4.12 P5.06 P7.11 P9.01 the market, the cart, the log-in and the services; each further page is told', async () => {
  document.documentElement.dataset['cart'] = '3'
  const { rerender } = show(<StoreIsland />)
  await act(() => vi.dynamicImportSettled())
  await vi.waitFor(() => expect(started.pageShown).toHaveBeenCalledOnce())
  expect(calls()).toEqual({
    applyMarket: [[MARKET]],
    keepVisitMarket: [],
    hydrateCart: [[]],
    startAuth: [[]],
    startPageServices: [[]],
    startServices: [[]],
    pageShown: [[true]],
  })
  expect(document.documentElement.dataset['cart']).toBeUndefined()

  at.path = '/en/tents/'
  window.history.replaceState(null, '', '/en/tents/?delivery_country=us')
  rerender(<StoreIsland />)
  await vi.waitFor(() => expect(started.pageShown).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(started.keepVisitMarket).toHaveBeenCalledExactlyOnceWith(MARKET))
  at.path = '/en/skis/'
  window.history.replaceState(null, '', '/en/skis/')
  rerender(<StoreIsland />)
  await vi.waitFor(() => expect(started.keepVisitMarket).toHaveBeenCalledTimes(2))
  expect(started.pageShown.mock.calls).toEqual([[true], [false], [false]])
  for (const once of [started.hydrateCart, started.startAuth, started.startPageServices, started.startServices])
    expect(once).toHaveBeenCalledOnce()
})

it.each(['delivery_country=us', 'currency=usd'])('P5.06 %s alone chooses the market of the visit', async (query) => {
  vi.resetModules()
  started.keepVisitMarket.mockReset()
  window.history.replaceState(null, '', `/en/?${query}`)
  const support = await import('../ui/support')
  const island = await import('@/components/layout/store-island')
  support.show(<island.StoreIsland />)
  await vi.waitFor(() => expect(started.keepVisitMarket).toHaveBeenCalledExactlyOnceWith(support.MARKET))
})
