import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { AddressBook } from '@/components/account/address-book'
import { ChangeEmail } from '@/components/account/change-email'
import { Newsletters } from '@/components/account/newsletters'
import { OwnData } from '@/components/account/own-data'
import { PersonalDetails } from '@/components/account/personal-details'
import { SizeProfile } from '@/components/account/size-profile'
import access from '@/locales/en/access.json'
import account from '@/locales/en/account.json'
import common from '@/locales/en/common.json'
import profile from '@/locales/en/profile.json'
import security from '@/locales/en/security.json'
import { authStore } from '@/stores/auth'
import { knownSizes } from '@/stores/preferences'

import { show } from '../ui/support'
import { CUSTOMER } from './customer'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

let answers: Record<string, unknown>
beforeEach(() => {
  answers = {}
  authStore.setState({ ...authStore.getInitialState(), customer: CUSTOMER })
  call.mockReset().mockImplementation(async (name: string) => answers[name])
})
afterEach(cleanup)

const good = (data: object = { ok: true }) => ({ ok: true, data })
const bad = (status: number, more: object = {}) => ({ ok: false, error: { status, code: 'BAD_REQUEST', ...more } })
const section = (children: ReactNode) =>
  act(async () =>
    show(
      <IntlProvider locale="en-US" messages={{ ...common, ...account, ...access, ...security, ...profile }}>
        {children}
      </IntlProvider>,
    ),
  )
const sent = (name: string) =>
  call.mock.calls.filter(([made]) => made === name).map(([, input]) => (input as { body: unknown }).body)
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const focused = () => document.activeElement?.id

describe('issue 16 the parts of the account page', () => {
  it('name and telephone: the first wrong field has the focus, and the button has it back after saving', async () => {
    answers['saveProfile'] = good()
    await section(<PersonalDetails customer={CUSTOMER} />)
    await press(profile['profile.change'])
    expect(focused()).toBe('details-first_name')
    type(/^Last name/, '')
    type(/^Phone/, 'call me')
    await press(profile['profile.save'])
    expect(focused()).toBe('details-last_name')
    expect(sent('saveProfile')).toEqual([])
    type(/^Last name/, 'Lovelace')
    type(/^Phone/, '+358 40 1')
    await press(profile['profile.save'])
    expect(sent('saveProfile')).toEqual([
      { first_name: 'Ada', last_name: 'Lovelace', phone: '+358 40 1', language_code: 'en' },
    ])
    expect(authStore.getState().customer).toMatchObject({ last_name: 'Lovelace', phone: '+358 40 1' })
    expect(focused()).toBe('account-details-change')
    expect(screen.getByText(profile['profile.saved'])).toBeTruthy()
  })

  it('an address: checked by its country, kept when the server refuses it, then in the list and known to the checkout', async () => {
    answers['addresses'] = good({ addresses: [] })
    await section(<AddressBook />)
    await screen.findByRole('button', { name: profile['profile.address_add'] })
    await press(profile['profile.address_add'])
    type(/^Street address/, 'Rantatie 3')
    type(/^City/, 'Helsinki')
    type(/^Postal code/, '1')
    await press(profile['profile.save'])
    expect(focused()).toBe('address-postcode')
    expect(screen.getByText('The postal code must look like 00100.')).toBeTruthy()
    type(/^Postal code/, '00100')
    answers['saveAddress'] = bad(409, { code: 'CONFLICT' })
    await press(profile['profile.save'])
    expect(screen.getByText(profile['profile.address_full'])).toBeTruthy()
    const address = { first_name: 'Ada', last_name: 'L', phone: '', address: 'Rantatie 3', postcode: '00100' }
    const saved = { ...address, city: 'Helsinki', country: 'fi', id: 4, is_default: true }
    answers['saveAddress'] = good({ addresses: [saved] })
    await press(profile['profile.save'])
    expect(sent('saveAddress').at(-1)).toEqual({
      id: null,
      is_default: false,
      address: { ...address, city: 'Helsinki', country: 'fi' },
    })
    expect(within(screen.getByRole('listitem')).getByText(profile['profile.address_default'])).toBeTruthy()
    expect(authStore.getState()).toMatchObject({ user: { postcode: '00100' }, customer: { address: 'Rantatie 3' } })
    answers['removeAddress'] = good({ addresses: [] })
    await press('Remove: Rantatie 3')
    expect([screen.queryByRole('listitem'), authStore.getState().customer?.address]).toEqual([null, null])
  })

  it('a new e-mail address: neither half an address nor the own one is sent, a wrong password is said on its field', async () => {
    await section(<ChangeEmail email="ada@mail.example" isStaff={false} />)
    await press(profile['profile.change'])
    for (const [email, text] of [
      ['ada@', access['access.email_wrong']],
      ['ADA@mail.example', profile['profile.email_same']],
    ] as const) {
      type(/^New e-mail/, email)
      await press(profile['profile.email_ask'])
      expect(screen.getByText(text)).toBeTruthy()
    }
    type(/^New e-mail/, 'next@mail.example')
    type(/^Your password/, 'wrong')
    answers['requestEmailChange'] = bad(400, { field: 'password' })
    await press(profile['profile.email_ask'])
    expect(focused()).toBe('account-email-password')
    answers['requestEmailChange'] = good({ sent: true })
    await press(profile['profile.email_ask'])
    expect(screen.getByText(/on its way to next@mail\.example/)).toBeTruthy()
    cleanup()
    await section(<ChangeEmail email="boss@mail.example" isStaff />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('a newsletter is ticked and stored at once; a failure leaves it as it was', async () => {
    const lists = (isOn: boolean) => ({ lists: [{ list: 'forest', is_subscribed: isOn }] })
    answers['ownNewsletters'] = good(lists(false))
    answers['setNewsletter'] = bad(503, { code: 'UNAVAILABLE' })
    await section(<Newsletters />)
    const tick = () => screen.getByRole<HTMLInputElement>('checkbox')
    await screen.findByRole('checkbox')
    await act(async () => void fireEvent.click(tick()))
    expect([tick().checked, screen.getByText(account['account.unreachable'])]).toEqual([false, expect.anything()])
    answers['setNewsletter'] = good(lists(true))
    await act(async () => void fireEvent.click(tick()))
    expect([tick().checked, sent('setNewsletter').at(-1)]).toEqual([
      true,
      { list: 'forest', is_subscribed: true, language_code: 'en' },
    ])
  })

  it('sizes: a comma is a point, a number out of range is refused, and products are preselected in them', async () => {
    answers['saveSizes'] = good()
    await section(<SizeProfile sizes={{ height: 170 }} />)
    fireEvent.change(screen.getByLabelText(/^Clothing size/), { target: { value: 'M' } })
    type(/^Shoe size/, '42,5')
    type(/^Chest/, '5')
    await press(profile['profile.save'])
    expect([focused(), screen.getByText('Enter a number between 40 and 180.')]).toEqual([
      'size-chest',
      expect.anything(),
    ])
    type(/^Chest/, '')
    await press(profile['profile.save'])
    expect(sent('saveSizes')).toEqual([{ sizes: { clothing: 'M', shoes: 42.5, height: 170 } }])
    await vi.waitFor(() => expect(knownSizes()).toEqual(['m', '42-5']))
  })

  it('the copy of the data needs the password, and is saved as a file', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    await section(<OwnData />)
    await press(profile['profile.data_download'])
    expect([focused(), sent('ownData')]).toEqual(['own-data-password', []])
    type(/^Your password/, 'right')
    answers['ownData'] = good({ email: 'ada@mail.example', tables: {}, has_stopped_reminders: false })
    await press(profile['profile.data_download'])
    expect([clicked.mock.calls.length, made.mock.calls.length]).toEqual([1, 1])
    expect(screen.getByLabelText<HTMLInputElement>(/^Your password/).value).toBe('')
  })
})
