import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PageForm } from '@/components/content/page-form'
import { ENQUIRY_LENGTH } from '@/lib/contract/limits/enquiries'
import { LANGUAGES } from '@/lib/market/languages'
import { CONTENT_SLUGS } from '@/lib/market/paths'
import { pageForm } from '@/lib/pages/page-form'
import common from '@/locales/en/common.json'
import enquiry from '@/locales/en/enquiry.json'

import { show } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))

type Form = Parameters<typeof PageForm>[0]['form']
const open = (form: Form) =>
  show(
    <IntlProvider locale="en-US" messages={{ ...common, ...enquiry }}>
      <PageForm form={form} privacyHref="/en/privacy/" />
    </IntlProvider>,
  )
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: RegExp, value: string) => fireEvent.change(await field(label), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(await screen.findByRole('button', { name })))
const bodies = () =>
  call.mock.calls.map(([name, input]) => ({ name: String(name), ...(input as { body: Record<string, unknown> }).body }))

beforeEach(() => {
  call.mockReset()
  window.history.replaceState(null, '', '/en/x/')
})
afterEach(cleanup)

describe('pages with a form', () => {
  it('P2.12 P2.19 P2.21 are the pages called so, in every language; other pages have none', () => {
    for (const language of LANGUAGES) {
      const of = (name: keyof typeof CONTENT_SLUGS) => pageForm(CONTENT_SLUGS[name][language], language)
      expect(of('ask')).toEqual({ kind: 'enquiry', enquiry: 'ask' })
      expect(of('corporate-info-form')).toEqual({ kind: 'enquiry', enquiry: 'company' })
      expect(of('enterprise')).toEqual({ kind: 'enquiry', enquiry: 'offer' })
      expect(of('corporate-newsletter')).toEqual({ kind: 'newsletter', list: 'corporate' })
      expect(of('forest-newsletter')).toEqual({ kind: 'newsletter', list: 'forest' })
      expect(of('history')).toBeNull()
    }
  })
})

describe('P2.12 a question', () => {
  it('P2.12 P2.19 what is missing is told at its field and nothing is sent; what was typed stays after a failure, and is sent once', async () => {
    open({ kind: 'enquiry', enquiry: 'ask' })
    await type(/^Your question/, 'Does it float?')
    await press('Send')
    expect(screen.getByText('Enter your name.')).toBeTruthy()
    expect(document.activeElement).toBe(await field(/^Your name/))
    expect(call).not.toHaveBeenCalled()
    await type(/^Your name/, 'Ada')
    await type(/^E-mail address/, ' ada@mail.example ')
    call.mockResolvedValueOnce({ ok: false, error: { status: 503, code: 'UNAVAILABLE' } })
    await press('Send')
    expect(screen.getByRole('alert').textContent).toContain('could not be sent')
    expect((await field(/^Your question/)).value).toBe('Does it float?')
    call.mockResolvedValueOnce({ ok: true, data: { number: 'Q-1234' } })
    await press('Send')
    const [first, second] = bodies()
    expect(second).toEqual(first)
    expect(second).toMatchObject({ name: 'Ada', kind: 'ask', email: 'ada@mail.example', message: 'Does it float?' })
    expect(screen.getByText(/Q-1234.*ada@mail\.example/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Your message was sent')
  })

  it('D5.08 says how many characters are left, from ten left on', async () => {
    open({ kind: 'enquiry', enquiry: 'ask' })
    await type(/^Your question/, 'x'.repeat(ENQUIRY_LENGTH - 11))
    expect(screen.queryByText(/characters? left/)).toBeNull()
    await type(/^Your question/, 'x'.repeat(ENQUIRY_LENGTH - 10))
    expect(screen.getByText('10 characters left').getAttribute('role')).toBe('status')
    await type(/^Your question/, 'x'.repeat(ENQUIRY_LENGTH))
    expect(screen.getByText('No characters left')).toBeTruthy()
  })

  it('P2.19 a company is asked for its name', async () => {
    open({ kind: 'enquiry', enquiry: 'company' })
    await press('Send')
    expect(screen.getByText('Enter the name of the company.')).toBeTruthy()
    expect(document.activeElement).toBe(await field(/^Company/))
  })
})

describe('P2.21 a newsletter', () => {
  it('P2.19 P2.21 is asked for with an address, and says that a link was sent', async () => {
    call.mockResolvedValue({ ok: true, data: { sent: true } })
    open({ kind: 'newsletter', list: 'forest' })
    await type(/^E-mail address/, 'ada@')
    await press('Subscribe')
    expect(call).not.toHaveBeenCalled()
    await type(/^E-mail address/, 'ada@mail.example')
    await press('Subscribe')
    expect(bodies()).toMatchObject([{ name: 'newsletter', list: 'forest', email: 'ada@mail.example' }])
    expect(screen.getByText(/sent a link to ada@mail\.example/)).toBeTruthy()
  })

  it.each([
    ['confirm', 'confirmNewsletter', 'Confirm the subscription', 'You have subscribed'],
    ['unsubscribe', 'unsubscribeNewsletter', 'Unsubscribe', 'You have unsubscribed'],
  ])('P2.21 the link to %s changes nothing until the button is pressed', async (use, name, button, done) => {
    call.mockResolvedValue({ ok: true, data: { ok: true } })
    window.history.replaceState(null, '', `/en/forest-newsletter/#${use}=12.abc`)
    open({ kind: 'newsletter', list: 'forest' })
    await screen.findByRole('button', { name: button })
    expect(call).not.toHaveBeenCalled()
    await press(button)
    expect(bodies()).toEqual([{ name, id: 12, key: 'abc' }])
    expect(screen.getByRole('heading', { name: done })).toBeTruthy()
  })

  it('P2.21 a link that has expired says so', async () => {
    call.mockResolvedValue({ ok: false, error: { status: 404, code: 'NOT_FOUND' } })
    window.history.replaceState(null, '', '/en/forest-newsletter/#confirm=12.abc')
    open({ kind: 'newsletter', list: 'forest' })
    await press('Confirm the subscription')
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy()
  })
})
