// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IntlProvider } from 'react-intl'

import { Mails } from '@/components/style-guide/mails'
import style from '@/locales/en/style.json'
import { authStore } from '@/stores/auth'

import { show } from './support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const initial = authStore.getState()
const MAIL = {
  kind: 'order_sent',
  variant: 'home',
  to: 'kaisa@example.com',
  subject: 'Your order is on its way',
  text: 'Hello Kaisa',
  html: '<!doctype html><html lang="en"><head><style>@media(prefers-color-scheme:dark){.page{background:black}}</style></head><body class="page">Hello</body></html>',
}

const signIn = (isStaffUser: boolean) =>
  authStore.setState({ ...initial, isLoading: false, user: { ...initial.user, isAuthenticated: true, isStaffUser } })
const open = () =>
  show(
    <IntlProvider locale="en-US" messages={style}>
      <Mails />
    </IntlProvider>,
  )

beforeEach(() => {
  call.mockReset().mockResolvedValue({ ok: true, data: { mails: [MAIL] } })
})
afterEach(() => {
  cleanup()
  authStore.setState(initial, true)
})

it('issue 17: mails are for staff', () => {
  signIn(false)
  open()
  expect(screen.getByText(style['style.mails_staff'])).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

it('issue 17: a mail is shown as HTML in a frame that runs nothing, and as text, in the chosen language', async () => {
  signIn(true)
  open()
  const subject = await screen.findByText(MAIL.subject)
  expect(document.querySelector('iframe')).toBeNull()
  const details = subject.closest('details') as HTMLDetailsElement
  act(() => {
    details.open = true
    fireEvent(details, new Event('toggle'))
  })
  const frame = await waitFor(() => screen.getByTitle(MAIL.subject))
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  // Its dark colours come with the choice below, not with the theme of the device.
  expect(frame.getAttribute('srcdoc')).toBe(MAIL.html.replace(/<style>.*<\/style>/, ''))
  expect(screen.getByText(MAIL.text)).toBeTruthy()
  fireEvent.click(screen.getByLabelText(style['style.mails_dark']))
  fireEvent.change(screen.getByLabelText(style['style.mails_language']), { target: { value: 'fr' } })
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('mailExamples', { query: { language: 'fr' } }, expect.anything()),
  )
})
