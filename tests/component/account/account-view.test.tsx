import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { AccountView } from '@/components/account/account-view'
import { authStore } from '@/stores/auth'

import { show } from '../ui/support'

vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call: () => new Promise(() => undefined) } }))

const replace = vi.fn()
beforeEach(() => {
  replace.mockReset()
  vi.stubGlobal('location', { ...window.location, pathname: '/en/accounts/', replace })
  authStore.setState(authStore.getInitialState())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the account page', () => {
  it('P2.05 sends guests to the log-in, from where they come back, but nobody before it is known who they are', () => {
    show(
      <AccountView
        orderBase="/en/order/payment_ok/"
        withdrawal={{ label: 'Withdraw from contract here', href: '/en/withdrawal/' }}
      />,
    )
    expect(screen.getByRole('status')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
    expect(replace).not.toHaveBeenCalled()
    act(() => authStore.setState({ isLoading: false }))
    expect(replace.mock.calls).toEqual([['/en/accounts/login/?next=%2Fen%2Faccounts%2F']])
  })
})
