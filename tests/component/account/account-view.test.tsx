import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { AccountView } from '@/components/account/account-view'
import { authStore } from '@/stores/auth'

import access from '@/locales/en/access.json'
import account from '@/locales/en/account.json'
import common from '@/locales/en/common.json'
import order from '@/locales/en/order.json'
import profile from '@/locales/en/profile.json'
import security from '@/locales/en/security.json'

import { show } from '../ui/support'
import { CUSTOMER } from './customer'

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

const showPage = () =>
  show(
    <IntlProvider locale="en-US" messages={{ ...common, ...account, ...access, ...order, ...security, ...profile }}>
      <AccountView
        resetHref="/en/accounts/reset-password/"
        wishlistHref="/en/wishlist/"
        orderBase="/en/order/payment_ok/"
        withdrawal={{ label: 'Withdraw from contract here', href: '/en/withdrawal/' }}
      />
    </IntlProvider>,
  )

describe('the account page', () => {
  it('P2.05 sends guests to the log-in, from where they come back, but nobody before it is known who they are', () => {
    show(
      <AccountView
        resetHref="/en/accounts/reset-password/"
        wishlistHref="/en/wishlist/"
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

  it('P2.05 P1.06 P1.09 P2.43 greets its customer with orders, data and the club; who works in the shop is led to the admin area, nobody else', () => {
    const { user } = authStore.getInitialState()
    const admin = () => screen.queryByRole('link', { name: account['account.admin'] })?.getAttribute('href')
    for (const adminUrl of ['https://admin.example/hallinta/', null]) {
      const customer = { ...CUSTOMER, is_club: adminUrl === null }
      authStore.setState({
        isLoading: false,
        user: { ...user, isAuthenticated: true, id: 1, adminUrl },
        customer,
      })
      showPage()
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ada')
      for (const id of ['account.orders', 'account.details'] as const)
        expect(screen.getByRole('heading', { level: 2, name: account[id] })).toBeTruthy()
      expect(screen.getByRole('button', { name: account['account.logout'] })).toBeTruthy()
      const [join, leave] = (['account.club_join', 'account.club_leave'] as const).map((id) =>
        screen.queryByRole('button', { name: account[id] }),
      )
      expect([join !== null, leave !== null]).toEqual([!customer.is_club, customer.is_club])
      expect(admin() ?? null).toBe(adminUrl)
      cleanup()
    }
    expect(replace).not.toHaveBeenCalled()
  })

  it('issue 16 every part but the orders is closed at first, and says in a line what is in it', () => {
    const { user } = authStore.getInitialState()
    const customer = { ...CUSTOMER, is_club: true, sizes: { clothing: 'M' as const, shoes: 42.5 }, phone: '+358 40 1' }
    authStore.setState({ isLoading: false, user: { ...user, isAuthenticated: true, id: 1 }, customer })
    showPage()
    const parts = [...document.querySelectorAll('details')]
    const lines = Object.fromEntries(
      parts.map((part) => [part.querySelector('h3')?.id, part.querySelector('summary > span > span')?.textContent]),
    )
    expect(parts.filter(({ open }) => open)).toEqual([])
    expect(lines).toMatchObject({
      'account-details': 'Ada L · +358 40 1',
      'account-email': CUSTOMER.email,
      'account-sizes': 'Clothing size M · Shoe size (EU) 42.5',
      'account-club': account['account.club_member'],
    })
    expect(document.querySelector('#account-orders')?.closest('details')).toBeNull()
    // Each link at the top leads to a heading of this page, but the one to the wishlist.
    const targets = [...document.querySelectorAll('nav a[href^="#"]')].map((link) => link.getAttribute('href') ?? '')
    expect(targets.filter((target) => document.querySelector(target)?.tagName !== 'H2')).toEqual([])
    expect(targets).toHaveLength(4)
  })

  it('issue 16 an account that only another provider opens is led to a first password; any other is asked for its own', () => {
    const { user } = authStore.getInitialState()
    for (const is_provider_only of [true, false]) {
      const customer = { ...CUSTOMER, is_provider_only }
      authStore.setState({ isLoading: false, user: { ...user, isAuthenticated: true, id: 1 }, customer })
      showPage()
      const link = screen.queryByRole('link', { name: 'Set a password' })
      expect([is_provider_only, link?.getAttribute('href')]).toEqual([
        is_provider_only,
        is_provider_only ? '/en/accounts/reset-password/' : undefined,
      ])
      expect(screen.queryByLabelText(/^Current password/) !== null).toBe(!is_provider_only)
      cleanup()
    }
  })

  it('P4.03 logs out with one press: the header and the user are gone', async () => {
    const { user } = authStore.getInitialState()
    const authHeader = 'Bearer abc'
    authStore.setState({
      isLoading: false,
      authHeader,
      user: { ...user, isAuthenticated: true, id: 1 },
      customer: CUSTOMER,
    })
    showPage()
    fireEvent.click(screen.getByRole('button', { name: account['account.logout'] }))
    await waitFor(() => expect(authStore.getState()).toMatchObject({ authHeader: null, user }), { timeout: 3000 })
  })
})
