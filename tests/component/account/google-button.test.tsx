// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Children, isValidElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import LoginPage from '@/app/[market]/accounts/login/page'
import { GoogleButton } from '@/components/account/google-button'
import { LoginForm } from '@/components/account/login-form'
import { dismissToast, toastStore } from '@/components/ui/toast'
import type { readConfig } from '@/lib/config/env'
import { decodeMarket } from '@/lib/market/market'

import { show } from '../ui/support'

const { call, signIn, env } = vi.hoisted(() => ({
  call: vi.fn(),
  signIn: vi.fn(),
  env: {} as Record<string, string>,
}))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))
vi.mock('@/lib/config/env', async (original) => {
  const real = await original<{ readConfig: typeof readConfig }>()
  return { ...real, config: () => real.readConfig(env) }
})
vi.mock('@/lib/shop-api/page-market', () => ({ pageMarket: async (segment: string) => decodeMarket(segment) }))
vi.mock('@/lib/shop-api/cached', () => ({ getInitConfig: () => Promise.resolve({ currencyRate: 1 }) }))
vi.mock('@/stores/auth', () => ({
  login: vi.fn(),
  signIn,
  useAuth: (select: (auth: unknown) => unknown) => select({ user: { isAuthenticated: false } }),
}))

const GOOGLE = { clientId: 'client-1', scriptUrl: 'https://accounts.google.example/client' }
const TOKEN = { access_token: 'ours', token_type: 'Bearer', expires_in: 3600 }
type Config = {
  client_id: string
  scope: string
  prompt: string
  callback: (answer: object) => void
  error_callback: (error: object) => void
}

let asked: Config[] = []
/** Google's script with a window that answers at once. */
function stubGoogle(answer: (config: Config) => void) {
  window.google = {
    accounts: {
      oauth2: {
        initTokenClient: (config) => ({
          requestAccessToken: () => {
            asked.push(config as Config)
            answer(config as Config)
          },
        }),
      },
    },
  }
}
const button = () => screen.getByRole('button', { name: 'Sign in with Google' })
const press = () => act(async () => void fireEvent.click(button()))
const toasts = () => toastStore.get().map(({ text }) => text)

beforeEach(() => {
  asked = []
  call.mockReset().mockResolvedValue({ ok: true, data: TOKEN })
  signIn.mockReset().mockResolvedValue({ ok: true, data: {} })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete window.google
  for (const { id } of toastStore.get()) dismissToast(id)
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

describe('GoogleButton (spec 2 §4)', () => {
  it('B1.01 B4.05 B7.09 B9.08 asks for scope openid email with consent, exchanges the token and logs in', async () => {
    stubGoogle(({ callback }) => callback({ access_token: 'theirs' }))
    show(<GoogleButton {...GOOGLE} />)
    await press()
    expect(asked[0]).toMatchObject({ client_id: 'client-1', scope: 'openid email', prompt: 'consent' })
    expect(call).toHaveBeenCalledWith('convertToken', {
      body: { client_id: 'client-1', grant_type: 'convert_token', backend: 'google-oauth2', token: 'theirs' },
    })
    expect(signIn).toHaveBeenCalledWith(TOKEN)
    expect(toasts()).toEqual([])
  })

  it('B4.05 its script is loaded when the button is touched, once', () => {
    show(<GoogleButton {...GOOGLE} />)
    const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
    const before = scripts().length
    fireEvent.pointerDown(button())
    fireEvent.focus(button())
    expect(scripts().slice(before)).toEqual([GOOGLE.scriptUrl])
    // A load that failed may be repeated, by the next test too.
    for (const script of document.head.querySelectorAll('script')) fireEvent.error(script)
  })

  it('B8.02 a failed exchange says so with its number', async () => {
    stubGoogle(({ callback }) => callback({ access_token: 'theirs' }))
    call.mockResolvedValue({
      ok: false,
      error: { code: 'UNAUTHENTICATED', message: '', status: 401, isRetryable: false },
    })
    show(<GoogleButton {...GOOGLE} />)
    await press()
    expect(toasts()).toEqual(['An unexpected error (#2952)'])
    expect(signIn).not.toHaveBeenCalled()
  })

  it('B8.02 what Google refuses, and a log-in that comes to nothing, say the same', async () => {
    const [got, refused] = [
      ({ callback }: Config) => callback({ access_token: 'theirs' }),
      ({ callback }: Config) => callback({ error: 'server_error' }),
    ]
    signIn.mockResolvedValue({ ok: false, error: { code: 'NETWORK', message: '', status: 0, isRetryable: true } })
    for (const answer of [got, refused, ({ error_callback }: Config) => error_callback({ type: 'unknown' })]) {
      stubGoogle(answer)
      show(<GoogleButton {...GOOGLE} />)
      await press()
      expect(toasts()).toEqual(['An unexpected error (#2952)'])
      for (const { id } of toastStore.get()) dismissToast(id)
      cleanup()
    }
  })

  it('B8.03 a script that is not there yet says so with its number; it is on its way', async () => {
    vi.useFakeTimers()
    show(<GoogleButton {...GOOGLE} />)
    expect(document.head.querySelector('script')).toBeNull()
    fireEvent.click(button())
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(toasts()).toEqual(['Google authentication is not ready (#2951)'])
    expect(document.head.querySelector('script')?.src).toBe(GOOGLE.scriptUrl)
    expect(call).not.toHaveBeenCalled()
  })

  it('who closes the window is told nothing', async () => {
    for (const answer of [
      ({ error_callback }: Config) => error_callback({ type: 'popup_closed' }),
      ({ callback }: Config) => callback({ error: 'access_denied' }),
    ]) {
      stubGoogle(answer)
      show(<GoogleButton {...GOOGLE} />)
      await press()
      expect([toasts(), call.mock.calls]).toEqual([[], []])
      cleanup()
    }
  })

  it('B2.37 the form has the button only where Google is configured', () => {
    show(<LoginForm google={GOOGLE} resetHref="/en/accounts/reset-password/" registerHref="/en/accounts/register/" />)
    expect(button()).toBeTruthy()
    cleanup()
    show(<LoginForm google={null} resetHref="/en/accounts/reset-password/" registerHref="/en/accounts/register/" />)
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
  })

  it('B1.01 B2.37 B4.05 the log-in page gives the form the client id and the script of the configuration, or nothing', async () => {
    const googleOf = (node: ReactNode): unknown =>
      Children.toArray(node)
        .filter(isValidElement<{ children?: ReactNode; google?: unknown }>)
        .map(({ type, props }) => (type === LoginForm ? (props.google ?? 'none') : googleOf(props.children)))
        .find(Boolean)
    const shown = async () => googleOf(await LoginPage({ params: Promise.resolve({ market: 'en.fi.eur' }) }))
    expect(await shown()).toBe('none')
    Object.assign(env, { GOOGLE_CLIENT_ID: GOOGLE.clientId, GOOGLE_SCRIPT_URL: GOOGLE.scriptUrl })
    expect(await shown()).toEqual(GOOGLE)
  })
})
