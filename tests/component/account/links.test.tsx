import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CloseAccount } from '@/components/account/close-account'
import { DeleteAccount } from '@/components/account/delete-account'
import { ForgotPassword } from '@/components/account/forgot-password'
import { NewPassword } from '@/components/account/new-password'
import { StepLinks } from '@/components/account/step-links'
import { StopReminders } from '@/components/account/stop-reminders'
import access from '@/locales/en/access.json'
import account from '@/locales/en/account.json'
import common from '@/locales/en/common.json'

import { show } from '../ui/support'

const { call, leave } = vi.hoisted(() => ({ call: vi.fn(), leave: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))
vi.mock('@/stores/auth', () => ({ logoutLocally: leave }))

const good = (data: object = { ok: true }) => ({ ok: true, data })
const bad = (status: number, code = 'NOT_FOUND') => ({ ok: false, error: { status, code } })
const step = (children: ReactNode) =>
  show(
    <IntlProvider locale="en-US" messages={{ ...common, ...account, ...access }}>
      <StepLinks reset="/en/accounts/reset-password/">{children}</StepLinks>
    </IntlProvider>,
  )
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const title = () => screen.getByRole('heading', { level: 1 })
const called = (name: string) =>
  call.mock.calls.filter(([made]) => made === name).map(([, input]) => (input as { body: unknown }).body)

beforeEach(() => {
  call.mockReset()
  leave.mockReset()
})
afterEach(cleanup)

describe('P2.10 asking for a new password', () => {
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/E-mail/), { target: { value } })
  const submit = () =>
    act(async () => void fireEvent.submit(screen.getByLabelText(/E-mail/).closest('form') as HTMLFormElement))

  it('says the same whatever the address; half an address is refused on its field and sends nothing', async () => {
    call.mockResolvedValue(good({ sent: true }))
    step(<ForgotPassword />)
    type('ada@')
    await submit()
    expect(screen.getByText(access['access.email_wrong'])).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/))
    expect(call).not.toHaveBeenCalled()
    type(' ada@mail.example ')
    await submit()
    expect(called('requestPasswordReset')).toEqual([{ email: 'ada@mail.example', language_code: 'en' }])
    expect(title().textContent).toBe(access['access.reset_sent_title'])
    expect(document.activeElement).toBe(title())
    expect(screen.getByText(/If ada@mail\.example has an account/)).toBeTruthy()
  })

  it('limits and broken lines are told, and what was typed stays', async () => {
    call.mockResolvedValue(bad(429, 'TOO_MANY_REQUESTS'))
    step(<ForgotPassword />)
    type('ada@mail.example')
    await submit()
    expect(screen.getByRole('alert').textContent).toContain(account['account.too_many'])
    expect((screen.getByLabelText(/E-mail/) as HTMLInputElement).value).toBe('ada@mail.example')
  })
})

describe('P2.07 P2.09 setting a password', () => {
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/^New password/), { target: { value } })
  const submit = () =>
    act(async () => void fireEvent.submit(screen.getByLabelText(/^New password/).closest('form') as HTMLFormElement))

  it.each([
    ['reset', 'new'],
    ['activate', 'activate'],
  ] as const)(
    '%s: looks whose link it is, refuses short ones, sets it and leads to the log-in',
    async (purpose, words) => {
      call.mockResolvedValueOnce(good({ email: 'ada@mail.example' })).mockResolvedValue(good({ office_url: null }))
      step(<NewPassword purpose={purpose} token="abc" />)
      await waitFor(() => expect(screen.getByText(/ada@mail\.example/)).toBeTruthy())
      expect(called('setPassword')).toEqual([])
      type('too short')
      await submit()
      expect(screen.getByText('The password needs at least 10 characters.')).toBeTruthy()
      type('long enough it is')
      await submit()
      expect(called('setPassword')).toEqual([{ purpose, token: 'abc', password: 'long enough it is' }])
      expect(title().textContent).toBe(access[`access.${words}_done_title`])
      expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/accounts/login/')
      expect(leave).toHaveBeenCalled()
    },
  )

  it.each([['https://shop.example/hallinta/'], [null]])(
    'leads back to the back office who works there: %s',
    async (url) => {
      call.mockResolvedValueOnce(good({ email: 'ada@mail.example' })).mockResolvedValue(good({ office_url: url }))
      step(<NewPassword purpose="reset" token="abc" />)
      await waitFor(() => expect(screen.getByText(/ada@mail\.example/)).toBeTruthy())
      type('long enough it is')
      await submit()
      const link = screen.queryByRole('link', { name: access['access.to_office'] })
      expect(link?.getAttribute('href') ?? null).toBe(url)
    },
  )

  it('says before what is refused, and why a password was', async () => {
    const weak = (reason: string) => ({ ok: false, error: { status: 400, field: 'password', details: { reason } } })
    call
      .mockResolvedValueOnce(good({ email: 'ada@mail.example' }))
      .mockResolvedValueOnce(weak('common'))
      .mockResolvedValueOnce(weak('personal'))
    step(<NewPassword purpose="reset" token="abc" />)
    await waitFor(() => expect(screen.getByText(/none of the most common passwords/)).toBeTruthy())
    type('1234567890')
    await submit()
    expect(screen.getByText(access['access.password_common'])).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^New password/))
    type('ada@mail.example')
    await submit()
    expect(screen.getByText(access['access.password_email'])).toBeTruthy()
    expect((screen.getByLabelText(/^New password/) as HTMLInputElement).value).toBe('ada@mail.example')
  })

  it('D8.12 a link that is not good leads to a new one; a shop that cannot be reached is asked again', async () => {
    call.mockResolvedValueOnce(bad(503, 'UNAVAILABLE')).mockResolvedValue(bad(404))
    step(<NewPassword purpose="reset" token="abc" />)
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
    await press(common['common.retry'])
    await waitFor(() => expect(title().textContent).toBe(access['access.bad_title']))
    expect(screen.getByRole('link', { name: access['access.bad_reset'] }).getAttribute('href')).toBe(
      '/en/accounts/reset-password/',
    )
  })

  it('D8.11 a link that has activated its account says so and leads to the log-in, also when it was used meanwhile', async () => {
    const isActivated = () => {
      expect(title().textContent).toBe('Your username has already been activated. Try logging in.')
      expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/accounts/login/')
    }
    call.mockResolvedValueOnce(bad(409, 'CONFLICT'))
    step(<NewPassword purpose="activate" token="abc" />)
    await waitFor(isActivated)
    cleanup()
    call.mockResolvedValueOnce(good({ email: 'ada@mail.example' })).mockResolvedValue(bad(409, 'CONFLICT'))
    step(<NewPassword purpose="activate" token="abc" />)
    await waitFor(() => expect(screen.getByLabelText(/^New password/)).toBeTruthy())
    type('long enough it is')
    await submit()
    isActivated()
  })

  it('a link that went bad while somebody typed says so', async () => {
    call.mockResolvedValueOnce(good({ email: 'ada@mail.example' })).mockResolvedValue(bad(404))
    step(<NewPassword purpose="reset" token="abc" />)
    await waitFor(() => expect(screen.getByLabelText(/^New password/)).toBeTruthy())
    type('long enough it is')
    await submit()
    expect(title().textContent).toBe(access['access.bad_title'])
  })
})

describe('P2.08 deleting the account', () => {
  it('says what goes and deletes at one press only', async () => {
    call.mockResolvedValueOnce(good({ email: 'ada@mail.example' })).mockResolvedValue(good())
    step(<DeleteAccount token="abc" />)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
    // The link is looked up as one for a removal: a link to set a password removes nothing.
    expect(called('accountLink')).toEqual([{ purpose: 'delete', token: 'abc' }])
    expect(called('deleteAccount')).toEqual([])
    await press(access['access.delete_confirm'])
    expect(called('deleteAccount')).toEqual([{ token: 'abc' }])
    expect(title().textContent).toBe(access['access.delete_done_title'])
    expect(leave).toHaveBeenCalled()
  })

  it('D8.12 a failure says so and deletes nothing; a link that has ended meanwhile says that', async () => {
    for (const [status, code, words] of [
      [503, 'UNAVAILABLE', access['access.unreachable']],
      [429, 'TOO_MANY_REQUESTS', account['account.too_many']],
    ] as const) {
      call.mockResolvedValueOnce(good({ email: 'ada@mail.example' })).mockResolvedValue(bad(status, code))
      step(<DeleteAccount token="abc" />)
      await screen.findByRole('button', { name: access['access.delete_confirm'] })
      await press(access['access.delete_confirm'])
      expect(screen.getByRole('alert').textContent).toContain(words)
      expect(title().textContent).toBe(access['access.delete_title'])
      cleanup()
    }
    call.mockResolvedValueOnce(good({ email: 'ada@mail.example' })).mockResolvedValue(bad(404))
    step(<DeleteAccount token="abc" />)
    await screen.findByRole('button', { name: access['access.delete_confirm'] })
    await press(access['access.delete_confirm'])
    expect(title().textContent).toBe(access['access.bad_title'])
    expect(leave).not.toHaveBeenCalled()
  })

  it('the account page asks for the link', async () => {
    call.mockResolvedValue(good({ sent: true }))
    step(<CloseAccount email="ada@mail.example" />)
    await press(account['account.close_ask'])
    expect(called('requestAccountDeletion')).toEqual([{ language_code: 'en' }])
    expect(screen.getByRole('status').textContent).toContain('ada@mail.example')
  })
})

describe('P2.11 stopping reminders', () => {
  it('asks once, stops, and allows them again', async () => {
    call.mockResolvedValue(good())
    step(<StopReminders email="ada@mail.example" linkKey="k" />)
    expect(call).not.toHaveBeenCalled()
    await press(access['access.stop_confirm'])
    expect(title().textContent).toBe(access['access.stop_stopped_title'])
    expect(document.activeElement).toBe(title())
    await press(access['access.stop_undo'])
    expect(called('stopReminders')).toEqual([
      { email: 'ada@mail.example', key: 'k', stopped: true },
      { email: 'ada@mail.example', key: 'k', stopped: false },
    ])
    expect(title().textContent).toBe(access['access.stop_allowed_title'])
  })

  it('D8.12 a failure says so, and the mails are not said to have stopped', async () => {
    for (const [status, code, words] of [
      [503, 'UNAVAILABLE', access['access.unreachable']],
      [429, 'TOO_MANY_REQUESTS', account['account.too_many']],
    ] as const) {
      call.mockResolvedValue(bad(status, code))
      step(<StopReminders email="ada@mail.example" linkKey="k" />)
      await press(access['access.stop_confirm'])
      expect(screen.getByRole('alert').textContent).toContain(words)
      expect(title().textContent).toBe(access['access.stop_ask_title'])
      cleanup()
    }
  })

  it('D8.12 a link that is not whole says so, without and after asking', async () => {
    step(<StopReminders email="ada@mail.example" linkKey="" />)
    expect(title().textContent).toBe(access['access.stop_bad_title'])
    cleanup()
    call.mockResolvedValue(bad(404))
    step(<StopReminders email="ada@mail.example" linkKey="wrong" />)
    await press(access['access.stop_confirm'])
    expect(title().textContent).toBe(access['access.stop_bad_title'])
  })
})
