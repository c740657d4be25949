import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ClubMembership } from '@/components/account/club-membership'
import { RegisterForm } from '@/components/account/register-form'
import access from '@/locales/en/access.json'
import account from '@/locales/en/account.json'
import common from '@/locales/en/common.json'
import { authStore } from '@/stores/auth'

import { show } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))

const open = (child: React.ReactNode) =>
  show(
    <IntlProvider locale="en-US" messages={{ ...common, ...account, ...access }}>
      {child}
    </IntlProvider>,
  )
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const submit = () => act(async () => void fireEvent.submit(field(/E-mail/).closest('form') as HTMLFormElement))

beforeEach(() => call.mockReset())
afterEach(cleanup)

describe('P2.07 asking for an account', () => {
  const fill = () => {
    write(/E-mail/, ' ada@mail.example ')
    write(/First name/, 'Ada')
    write(/Last name/, 'Rimpi')
  }

  it('names what is missing on its field, moves focus there and sends nothing; nothing is ticked beforehand', async () => {
    open(<RegisterForm privacyHref="/en/privacy/" />)
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false)
    await submit()
    for (const id of ['email_wrong', 'first_name_missing', 'last_name_missing'] as const)
      expect(screen.getByText(access[`access.${id}`])).toBeTruthy()
    expect(document.activeElement).toBe(field(/E-mail/))
    expect(call).not.toHaveBeenCalled()
  })

  it('sends what was written and ticked, and says where to look', async () => {
    call.mockResolvedValue({ ok: true, data: { sent: true } })
    open(<RegisterForm privacyHref="/en/privacy/" />)
    fill()
    fireEvent.click(field(/Join the club/))
    await submit()
    expect(call).toHaveBeenCalledWith('register', {
      body: {
        email: 'ada@mail.example',
        first_name: 'Ada',
        last_name: 'Rimpi',
        is_club: true,
        company: '',
        vat_number: '',
        country_code: expect.any(String),
        language_code: 'en',
      },
    })
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: access['access.reset_sent_title'] }),
    )
    expect(screen.getByText(/on its way to ada@mail\.example/)).toBeTruthy()
  })

  it('D6.04 companies give their name; a wrong VAT number is told on its field and nothing is lost; what was taken back is not sent', async () => {
    call
      .mockResolvedValueOnce({ ok: false, error: { status: 400, code: 'BAD_REQUEST', field: 'vat_number' } })
      .mockResolvedValue({ ok: true, data: { sent: true } })
    open(<RegisterForm privacyHref="/en/privacy/" />)
    fill()
    fireEvent.click(field(/company or organisation/))
    await submit()
    expect(screen.getByText(access['access.company_missing'])).toBeTruthy()
    write(/^Company or organisation/, 'Rimpi Oy')
    write(/VAT number/, 'FI1')
    await submit()
    expect(screen.getByText(access['access.vat_number_wrong'])).toBeTruthy()
    expect(document.activeElement).toBe(field(/VAT number/))
    expect(field(/First name/).value).toBe('Ada')
    fireEvent.click(field(/I shop for a company/))
    await submit()
    expect(call.mock.lastCall?.[1]).toMatchObject({ body: { company: '', vat_number: '' } })
  })

  it('limits and broken lines are told, and what was typed stays', async () => {
    call.mockResolvedValue({ ok: false, error: { status: 429, code: 'TOO_MANY_REQUESTS' } })
    open(<RegisterForm privacyHref="/en/privacy/" />)
    fill()
    await submit()
    expect(screen.getByRole('alert').textContent).toContain(account['account.too_many'])
    expect(field(/E-mail/).value.trim()).toBe('ada@mail.example')
  })
})

describe('P1.06 membership on the account page', () => {
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

  it('joins, and prices follow at once; a broken line changes nothing', async () => {
    call
      .mockResolvedValueOnce({ ok: false, error: { status: 503, code: 'UNAVAILABLE' } })
      .mockResolvedValue({ ok: true, data: { is_club: true } })
    open(<ClubMembership isMember={false} />)
    await press(account['account.club_join'])
    expect(screen.getByRole('status').textContent).toBe(account['account.unreachable'])
    expect(authStore.getState().user.isClubMember).toBe(false)
    await press(account['account.club_join'])
    expect(call).toHaveBeenLastCalledWith('clubMembership', { body: { is_club: true } })
    expect(authStore.getState().user.isClubMember).toBe(true)
    expect(screen.getByRole('status').textContent).toBe(account['account.club_joined'])
  })

  it('leaves', async () => {
    call.mockResolvedValue({ ok: true, data: { is_club: false } })
    open(<ClubMembership isMember />)
    await press(account['account.club_leave'])
    expect(call).toHaveBeenCalledWith('clubMembership', { body: { is_club: false } })
    expect(screen.getByRole('status').textContent).toBe(account['account.club_left'])
  })
})
