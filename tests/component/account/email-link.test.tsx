import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import ConfirmPage, { generateMetadata as confirmMetadata } from '@/app/[market]/accounts/email/confirm/[token]/page'
import StopPage, { generateMetadata as stopMetadata } from '@/app/[market]/accounts/email/stop/[token]/page'
import { StepLinks } from '@/components/account/step-links'
import access from '@/locales/en/access.json'
import account from '@/locales/en/account.json'
import common from '@/locales/en/common.json'
import profile from '@/locales/en/profile.json'

import { show } from '../ui/support'

const { call, leave, reload } = vi.hoisted(() => ({ call: vi.fn(), leave: vi.fn(), reload: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))
vi.mock('@/lib/shop-api/page-market', async () => ({ pageMarket: async () => (await import('../ui/support')).MARKET }))
vi.mock('@/stores/auth', () => ({ logoutLocally: leave, reloadCustomer: reload }))

const params = Promise.resolve({ market: 'en', token: 'abc' })
/** What a page shows in the frame of the account's steps. */
async function open(page: (props: { params: typeof params }) => Promise<ReactElement>): Promise<void> {
  const { children } = (await page({ params })).props as { children: ReactNode }
  show(
    <IntlProvider locale="en-US" messages={{ ...common, ...account, ...access, ...profile }}>
      <StepLinks reset="/en/accounts/reset-password/">{children}</StepLinks>
    </IntlProvider>,
  )
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const title = () => screen.getByRole('heading', { level: 1 })
const bad = (status: number, code = 'NOT_FOUND') => ({ ok: false, error: { status, code } })

beforeEach(() => {
  call.mockReset()
  leave.mockReset()
  reload.mockReset()
})
afterEach(cleanup)

describe('issue 16 the links about a new e-mail address', () => {
  it('nothing happens before the press; then the page says which address the account has', async () => {
    await open(ConfirmPage)
    expect(call).not.toHaveBeenCalled()
    call.mockResolvedValue({ ok: true, data: { email: 'next@mail.example' } })
    await press(profile['profile.link_confirm'])
    expect(call.mock.calls).toEqual([['confirmEmailChange', { body: { token: 'abc' } }]])
    expect(title().textContent).toBe(profile['profile.link_confirmed_title'])
    expect(document.activeElement).toBe(title())
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getByText(/next@mail\.example/)).toBeTruthy()
  })

  it.each([
    [bad(409, 'CONFLICT'), profile['profile.link_taken']],
    [bad(429, 'TOO_MANY_REQUESTS'), account['account.too_many']],
    [bad(503, 'UNAVAILABLE'), access['access.unreachable']],
  ])('a failure says why and can be tried again (%#)', async (answer, text) => {
    await open(ConfirmPage)
    call.mockResolvedValue(answer)
    await press(profile['profile.link_confirm'])
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: profile['profile.link_confirm'] })).toBeTruthy()
  })

  it('a link that is used or too old leads to the account', async () => {
    await open(StopPage)
    call.mockResolvedValue(bad(404))
    await press(profile['profile.link_stop'])
    expect(title().textContent).toBe(access['access.bad_title'])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/accounts/')
  })

  it('stopped in time leads to a new password; undone ends the log-in of this browser, which the server has ended', async () => {
    await open(StopPage)
    call.mockResolvedValue({ ok: true, data: { is_restored: false } })
    await press(profile['profile.link_stop'])
    expect(title().textContent).toBe(profile['profile.link_stopped_title'])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/accounts/reset-password/')
    expect(leave).not.toHaveBeenCalled()
    cleanup()
    await open(StopPage)
    call.mockResolvedValue({ ok: true, data: { is_restored: true } })
    await press(profile['profile.link_stop'])
    expect(title().textContent).toBe(profile['profile.link_restored_title'])
    expect(leave).toHaveBeenCalledOnce()
  })

  it('no other site is told their address, and no robot keeps it', async () => {
    for (const metadata of [confirmMetadata, stopMetadata])
      expect(await metadata({ params })).toMatchObject({
        referrer: 'no-referrer',
        robots: { index: false, follow: false },
      })
  })
})
