import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ChangePassword } from '@/components/account/change-password'
import { ColleagueFactor } from '@/components/account/colleague-factor'
import { OpenLogins } from '@/components/account/open-logins'
import { SecondFactor } from '@/components/account/second-factor'
import access from '@/locales/en/access.json'
import account from '@/locales/en/account.json'
import common from '@/locales/en/common.json'
import security from '@/locales/en/security.json'

import { show } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

/** What the server answers, by the name of the call; a list is answered one after the other. */
let answers: Record<string, unknown[]>
const good = (data: object = { ok: true }) => ({ ok: true, data })
const bad = (status: number, more: object = {}) => ({ ok: false, error: { status, code: 'BAD_REQUEST', ...more } })
beforeEach(() => {
  answers = {}
  call.mockReset().mockImplementation(async (name: string) => {
    const queue = answers[name] ?? []
    return queue.length > 1 ? queue.shift() : queue[0]
  })
})
afterEach(cleanup)

const section = (children: ReactNode) =>
  show(
    <IntlProvider locale="en-US" messages={{ ...common, ...account, ...access, ...security }}>
      {children}
    </IntlProvider>,
  )
const sent = (name: string) =>
  call.mock.calls.filter(([made]) => made === name).map(([, input]) => (input as { body: unknown }).body)
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('changing the password', () => {
  const fill = (current: string, password: string) => {
    type(/^Current password/, current)
    type(/^New password/, password)
  }

  it('D8.11 refuses on the field what is missing, wrong or weak, and keeps what was typed', async () => {
    answers['changePassword'] = [
      bad(400, { field: 'current' }),
      bad(400, { field: 'password', details: { reason: 'common' } }),
    ]
    section(<ChangePassword />)
    fill('', 'long enough it is')
    await press(security['security.password_save'])
    expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/))
    fill('the old one', 'short')
    await press(security['security.password_save'])
    expect(screen.getByText('The password needs at least 10 characters.')).toBeTruthy()
    expect(sent('changePassword')).toEqual([])
    fill('the old one', '1234567890')
    await press(security['security.password_save'])
    expect(screen.getByText('Wrong password')).toBeTruthy()
    await press(security['security.password_save'])
    expect(screen.getByText(access['access.password_common'])).toBeTruthy()
    expect((screen.getByLabelText(/^New password/) as HTMLInputElement).value).toBe('1234567890')
  })

  it('says that it is done, and empties the fields', async () => {
    answers['changePassword'] = [good()]
    section(<ChangePassword />)
    fill('the old one', 'long enough it is')
    await press(security['security.password_save'])
    expect(sent('changePassword')).toEqual([{ current: 'the old one', password: 'long enough it is' }])
    expect(screen.getByRole('status').textContent).toBe(security['security.password_done'])
    expect((screen.getByLabelText(/^New password/) as HTMLInputElement).value).toBe('')
  })
})

describe('open log-ins', () => {
  const time = '2026-11-20T10:00:00.000Z'
  const login = (id: number, device: string, is_current = false) => ({
    id,
    device,
    first_seen: time,
    last_seen: time,
    is_current,
  })

  it('lists them, ends one and all others, and says so', async () => {
    answers['logins'] = [good({ logins: [login(1, 'Firefox, Linux', true), login(2, '')] })]
    answers['endLogins'] = [good()]
    section(<OpenLogins />)
    const [own, other] = await screen.findAllByRole('listitem')
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull()
    expect(own?.textContent).toContain('This device')
    expect(other?.textContent).toContain('Unknown device')
    await press(/^Log out: Unknown device/)
    await press(security['security.logins_end'])
    expect(sent('endLogins')).toEqual([{ id: 2 }, { id: null }])
    expect(screen.getByRole('status').textContent).toBe(security['security.logins_ended'])
  })
})

describe('second factor', () => {
  const state = (more: object) =>
    good({ is_available: true, is_on: false, is_required: false, is_missing: false, recovery_codes_left: 0, ...more })

  it('customers see nothing of it', async () => {
    answers['secondFactor'] = [state({ is_available: false })]
    section(<SecondFactor />)
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('is set up by password, picture or key, and first code; recovery codes are shown once', async () => {
    answers['secondFactor'] = [state({ is_missing: true }), state({ is_on: true, recovery_codes_left: 10 })]
    answers['startSecondFactor'] = [
      bad(400, { field: 'password' }),
      good({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Shop:a@b.c?secret=ABCDEFGH' }),
    ]
    answers['confirmSecondFactor'] = [
      bad(400, { field: 'code' }),
      good({ recovery_codes: ['AAAAA-11111', 'BBBBB-22222'] }),
    ]
    section(<SecondFactor />)
    expect(await screen.findByText(security['security.factor_missing'])).toBeTruthy()
    type(/^Your password/, 'wrong one')
    await press(security['security.factor_start'])
    expect(screen.getByText(security['security.current_wrong'])).toBeTruthy()
    await press(security['security.factor_start'])
    expect(screen.getByText('ABCD EFGH')).toBeTruthy()
    expect((await screen.findByRole('img', { name: security['security.factor_qr'] })).innerHTML).toMatch(/M\d+ \d+h1/)
    type(/^Code/, '000000')
    await press(security['security.factor_confirm'])
    expect(screen.getByText(account['account.code_wrong'])).toBeTruthy()
    await press(security['security.factor_confirm'])
    expect(screen.getByText('AAAAA-11111')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe(security['security.codes_title'])
    await press(security['security.codes_kept'])
    expect(screen.getByText(/10 recovery codes are left/)).toBeTruthy()
  })

  it('new codes and turning off need a code', async () => {
    answers['secondFactor'] = [state({ is_on: true, recovery_codes_left: 1 })]
    answers['replaceRecoveryCodes'] = [good({ recovery_codes: ['AAAAA-11111'] })]
    answers['removeSecondFactor'] = [bad(400), good()]
    section(<SecondFactor />)
    expect(await screen.findByText(/1 recovery code is left/)).toBeTruthy()
    await press(security['security.factor_remove'])
    expect(screen.getByText(account['account.code_missing'])).toBeTruthy()
    type(/^Code/, '123456')
    await press(security['security.factor_remove'])
    expect(screen.getByText(account['account.code_wrong'])).toBeTruthy()
    await press(security['security.codes_new'])
    expect(screen.getByText('AAAAA-11111')).toBeTruthy()
    expect([sent('removeSecondFactor'), sent('replaceRecoveryCodes')]).toEqual([
      [{ code: '123456' }],
      [{ code: '123456' }],
    ])
  })

  it('an administrator removes that of a colleague by the address', async () => {
    answers['resetSecondFactor'] = [bad(404), good()]
    section(<ColleagueFactor />)
    type(/^E-mail address of the colleague/, 'half@')
    await press(security['security.reset_do'])
    expect(sent('resetSecondFactor')).toEqual([])
    type(/^E-mail address of the colleague/, 'ada@shop.example')
    await press(security['security.reset_do'])
    expect(screen.getByText(security['security.reset_unknown'])).toBeTruthy()
    await press(security['security.reset_do'])
    expect(screen.getByRole('status').textContent).toContain('ada@shop.example')
  })
})
