import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { loginErrorId } from '@/components/account/login-error'
import { LoginForm } from '@/components/account/login-form'
import { returnPath, safeNext } from '@/lib/market/return-path'

import { show } from '../ui/support'

const { login, visitor } = vi.hoisted(() => ({ login: vi.fn(), visitor: { isAuthenticated: false } }))
vi.mock('@/stores/auth', () => ({
  login,
  useAuth: (select: (auth: unknown) => unknown) => select({ user: visitor }),
}))

beforeEach(() => {
  login.mockReset()
  visitor.isAuthenticated = false
})
afterEach(cleanup)

describe('safeNext', () => {
  it.each(['/en/checkout/', '/sv/kassa/betalning/?a=1#x'])('follows the own path %s', (next) => {
    expect(safeNext(next, '/home/')).toBe(next)
  })

  it.each([
    null,
    '',
    '/',
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a\\b',
    '/a\nb',
    '/.//evil.example/',
    `/${'a'.repeat(2000)}`,
  ])('goes to the fallback for %j', (next) => {
    expect(safeNext(next, '/home/')).toBe('/home/')
  })
})

describe('returnPath (spec 2 §2 "Google login return")', () => {
  const routes = { login: '/sv/konto/logga-in/', account: '/sv/konto/' }
  it('B2.37 next unless it is /, else the account on a log-in route, else back with the query', () => {
    expect(returnPath({ pathname: routes.login, search: '?next=%2Fsv%2Fkassa%2F%3Fa%3D1' }, routes)).toBe(
      '/sv/kassa/?a=1',
    )
    expect(returnPath({ pathname: routes.login, search: '?next=/' }, routes)).toBe('/sv/konto/')
    expect(returnPath({ pathname: routes.login, search: '' }, routes)).toBe('/sv/konto/')
    expect(returnPath({ pathname: '/sv/skidor/', search: '?sort=lowest' }, routes)).toBe('/sv/skidor/?sort=lowest')
    expect(returnPath({ pathname: '/sv/skidor/', search: '?next=//evil.example' }, routes)).toBe(
      '/sv/skidor/?next=//evil.example',
    )
  })
})

describe('LoginForm', () => {
  it.each([
    ['/en/accounts/login/', '?next=%2Fen%2Ftents%2F%3Fsort%3Dlowest', '/en/tents/?sort=lowest'],
    ['/en/accounts/login/', '?next=/', '/en/accounts/'],
    ['/en/checkout/', '?step=2', '/en/checkout/?step=2'],
    ['/en/accounts/login/', '?next=%2Fen%2Fwishlist%2F', '/en/wishlist/'],
    ['/en/accounts/login/', '?next=%2F%2Fevil.example%2F', '/en/accounts/'],
    ['/en/accounts/login/', '', '/en/accounts/'],
  ])('P2.06 B2.37 P1.08 who is logged in leaves %s%s for %s, a guest stays', (pathname, search, to) => {
    const replace = vi.fn()
    vi.stubGlobal('location', { ...window.location, pathname, search, replace })
    show(<LoginForm google={null} resetHref="/r/" registerHref="/n/" />)
    expect(replace).not.toHaveBeenCalled()
    cleanup()
    visitor.isAuthenticated = true
    show(<LoginForm google={null} resetHref="/r/" registerHref="/n/" />)
    expect(replace).toHaveBeenCalledExactlyOnceWith(to)
    vi.unstubAllGlobals()
  })

  it('confirms a log-out, which led here, and only that', () => {
    const text = 'You are logged out'
    show(<LoginForm google={null} resetHref="/r/" registerHref="/n/" />)
    expect(screen.queryByText(text, { exact: false })).toBeNull()
    cleanup()
    window.history.replaceState(null, '', '?logged-out=1')
    show(<LoginForm google={null} resetHref="/r/" registerHref="/n/" />)
    expect(screen.getByText(text, { exact: false })).toBeTruthy()
    window.history.replaceState(null, '', window.location.pathname)
  })

  const fill = (email: string, password: string) => {
    fireEvent.change(screen.getByLabelText(/E-mail/), { target: { value: email } })
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } })
  }
  const submit = () =>
    act(async () => void fireEvent.submit(screen.getByLabelText(/E-mail/).closest('form') as HTMLFormElement))

  it('asks for what is missing, moves focus there and sends nothing', async () => {
    show(<LoginForm google={null} resetHref="/en/accounts/reset-password/" registerHref="/en/accounts/register/" />)
    await submit()
    expect(screen.getByText('Enter your e-mail address.')).toBeTruthy()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/))
    expect(login).not.toHaveBeenCalled()
  })

  it('D8.12 P2.06 P1.08 says in words why a login failed and keeps what was typed', async () => {
    login.mockResolvedValue({ ok: false, error: { code: 'UNAUTHENTICATED', status: 401 } })
    show(<LoginForm google={null} resetHref="/en/accounts/reset-password/" registerHref="/en/accounts/register/" />)
    fill(' a@b.example ', 'secret')
    await submit()
    expect(login).toHaveBeenCalledWith('a@b.example', 'secret')
    expect(screen.getByRole('alert').textContent).toContain('is not right')
    expect((screen.getByLabelText(/E-mail/) as HTMLInputElement).value.trim()).toBe('a@b.example')
  })

  it('asks for the second factor after the right password, keeps both, and says when a code is wrong', async () => {
    login.mockResolvedValue({ ok: false, error: { code: 'SECOND_FACTOR_REQUIRED', status: 401 } })
    show(<LoginForm google={null} resetHref="/r/" registerHref="/n/" />)
    expect(screen.queryByLabelText(/^Code/)).toBeNull()
    fill('staff@b.example', 'secret')
    await submit()
    const code = screen.getByLabelText(/^Code/) as HTMLInputElement
    expect([document.activeElement === code, code.autocomplete]).toEqual([true, 'one-time-code'])
    expect(screen.queryByRole('alert')).toBeNull()
    await submit()
    expect(screen.getByText('Enter the code.')).toBeTruthy()
    expect(login).toHaveBeenCalledTimes(1)
    fireEvent.change(code, { target: { value: '123 456' } })
    await submit()
    expect(login).toHaveBeenLastCalledWith('staff@b.example', 'secret', '123 456')
    expect(screen.getByText(/This code is wrong or has already been used/)).toBeTruthy()
    expect((screen.getByLabelText(/^Password/) as HTMLInputElement).value).toBe('secret')
  })

  it('says in how many minutes a log-in is possible again, and the way that is open meanwhile', async () => {
    login.mockResolvedValue({ ok: false, error: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 541 } })
    show(<LoginForm google={null} resetHref="/r/" registerHref="/n/" />)
    fill('a@b.example', 'secret')
    await submit()
    expect(screen.getByRole('alert').textContent).toContain('Try again in 10 minutes, or choose a new password')
  })

  it('a wrong name and a wrong password read the same; limits and broken lines have their own words', () => {
    expect(loginErrorId({ code: 'UNAUTHENTICATED', status: 401 })).toBe(
      loginErrorId({ code: 'NOT_FOUND', status: 404 }),
    )
    expect(loginErrorId({ code: 'TOO_MANY_REQUESTS', status: 429 })).toBe('account.too_many')
    expect(loginErrorId({ code: 'NETWORK', status: 0 })).toBe('account.unreachable')
    expect(loginErrorId({ code: 'INTERNAL', status: 500 })).toBe('account.unreachable')
  })

  it('the password can be shown', () => {
    show(<LoginForm google={null} resetHref="/en/accounts/reset-password/" registerHref="/en/accounts/register/" />)
    fireEvent.click(screen.getByLabelText('Show password'))
    expect(screen.getByLabelText(/^Password/).getAttribute('type')).toBe('text')
  })
})
