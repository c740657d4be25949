import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { GiftDesk } from '@/components/staff/gift-desk'
import type { StaffGiftCampaign } from '@/lib/contract/schemas/gift-management'
import { toastStore } from '@/components/ui/toast'
import staffTexts from '@/locales/en/staff.json'
import { authStore } from '@/stores/auth'

import { show } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const initial = authStore.getState()
const campaign: StaffGiftCampaign = {
  id: 3,
  slug: 'yule',
  names: { en: 'Yule gift' },
  descriptions: { en: 'Choose **one**.' },
  model_ids: [1023, 1046],
  email_template: 'thanks',
  card_template: 'forest',
  valid_until: null,
  next_send_date: '2030-01-02T10:00:00Z',
  enable_sending: true,
  codes: 2,
  used: 1,
  with_email: 1,
  sent: 1,
}
const codes = {
  total: 2,
  pages: 1,
  codes: [
    { id: 1, code: 'ABCDE-FGHJK-MNPQR-STVWX', email: 'a@x.example', sent_at: '2026-02-03T10:00:00Z', used: true },
    { id: 2, code: null, email: null, sent_at: null, used: false },
  ],
}
const refusal = (field: string, details?: unknown) => ({
  ok: false,
  error: { code: 'BAD_REQUEST', status: 400, message: 'no', isRetryable: false, field, details },
})
const answers: Record<string, unknown> = {}
const asked = (name: string) =>
  call.mock.calls
    .filter(([known]) => known === name)
    .map(([, input]) => (input as { body: Record<string, unknown> }).body)

const signIn = (isStaffUser: boolean) =>
  authStore.setState({ ...initial, isLoading: false, user: { ...initial.user, isAuthenticated: true, isStaffUser } })
const open = () =>
  show(
    <IntlProvider locale="en-US" messages={staffTexts}>
      <GiftDesk pages="giftcampaigns" />
    </IntlProvider>,
  )
/** Opens the campaign's fold, as the browser tells it. */
async function unfold() {
  const fold = (await screen.findByText('Yule gift')).closest('details') as HTMLDetailsElement
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  await screen.findByText('ABCDE-FGHJK-MNPQR-STVWX')
}

/** Presses "Save" once the press before it has been answered: until then a press does nothing. */
async function save() {
  const button = screen.getByRole('button', { name: 'Save' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  fireEvent.click(button)
}

beforeEach(() => {
  call.mockReset()
  Object.assign(answers, {
    staffGiftCampaigns: { ok: true, data: { campaigns: [campaign] } },
    giftCampaignCodes: { ok: true, data: codes },
    saveGiftCampaign: { ok: true, data: campaign },
    addGiftCampaignCodes: { ok: true, data: { added: 25 } },
    addGiftCampaignEmails: { ok: true, data: { added: 2, codes_added: 1 } },
  })
  call.mockImplementation((name: string) => Promise.resolve(answers[name]))
})
afterEach(() => {
  cleanup()
  authStore.setState(initial, true)
})

describe('the page of gift campaigns', () => {
  it('D4.28 asks for nothing and shows nothing to anyone else', () => {
    signIn(false)
    open()
    expect(screen.getByText('This page is for staff')).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
  })

  it('D3.13 D4.28 shows a campaign with its codes: code, address, when sent, used', async () => {
    signIn(true)
    open()
    await unfold()
    expect(screen.getByText('2 codes, 1 used, 1 with an address, 1 sent')).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('E-mail template').value).toBe('thanks')
    expect(screen.getByLabelText<HTMLSelectElement>('Card template').value).toBe('forest')
    expect(screen.getByLabelText<HTMLInputElement>('Enable sending').checked).toBe(true)
    for (const label of ['Valid until', 'Next send date', 'Quantity', 'E-mail addresses to add'])
      expect(screen.getByLabelText(label), label).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Code',
      'E-mail',
      'Sent',
      'Used',
    ])
    const [, first, second] = screen.getAllByRole('row')
    expect(within(first as HTMLElement).getByText('ABCDE-FGHJK-MNPQR-STVWX')).toBeTruthy()
    expect(within(first as HTMLElement).getByText('a@x.example')).toBeTruthy()
    expect(within(first as HTMLElement).getByText('Used')).toBeTruthy()
    expect(within(second as HTMLElement).getByText('made elsewhere')).toBeTruthy()
    expect(within(second as HTMLElement).getByText('Unused')).toBeTruthy()
  })

  it('D3.13 D8.11 saves what was written and says on the field what was refused', async () => {
    signIn(true)
    open()
    await unfold()
    fireEvent.change(screen.getByLabelText('Gifts: model numbers in order'), { target: { value: '5, 6 7' } })
    fireEvent.change(screen.getByLabelText('Description (Markdown)'), { target: { value: '# Hello' } })
    fireEvent.change(screen.getByLabelText('Next send date'), { target: { value: '' } })
    await save()
    await waitFor(() => expect(asked('saveGiftCampaign')).toHaveLength(1))
    expect(asked('saveGiftCampaign')[0]).toEqual({
      id: 3,
      slug: 'yule',
      names: { en: 'Yule gift' },
      descriptions: { en: '# Hello' },
      model_ids: [5, 6, 7],
      email_template: 'thanks',
      card_template: 'forest',
      valid_until: null,
      next_send_date: null,
      enable_sending: true,
    })
    answers['saveGiftCampaign'] = refusal('model_ids', { unknown: [6] })
    await save()
    expect(await screen.findByText('Not sold: 6')).toBeTruthy()
    answers['saveGiftCampaign'] = {
      ok: false,
      error: { code: 'INTERNAL', status: 500, message: 'no', isRetryable: true },
    }
    await save()
    expect(await screen.findByText('Gift category save failed. What you wrote is still here.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description (Markdown)').value).toBe('# Hello')
  })

  it('D3.13 sends the next send date only when it was changed: the one that is shown may have passed', async () => {
    signIn(true)
    open()
    await unfold()
    await save()
    await waitFor(() => expect(asked('saveGiftCampaign')).toHaveLength(1))
    expect(asked('saveGiftCampaign')[0]).not.toHaveProperty('next_send_date')
    fireEvent.change(screen.getByLabelText('Next send date'), { target: { value: '2031-05-06T10:00' } })
    answers['saveGiftCampaign'] = {
      ok: true,
      data: { ...campaign, next_send_date: '2031-05-06T07:00:00.000Z' },
    }
    await save()
    await waitFor(() => expect(asked('saveGiftCampaign')).toHaveLength(2))
    expect(asked('saveGiftCampaign')[1]).toHaveProperty('next_send_date', '2031-05-06T07:00:00.000Z')
    await save()
    await waitFor(() => expect(asked('saveGiftCampaign')).toHaveLength(3))
    expect(asked('saveGiftCampaign')[2]).not.toHaveProperty('next_send_date')
  })

  it('D3.13 saves every field that was changed, texts in the language that is chosen', async () => {
    signIn(true)
    open()
    await unfold()
    const change = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    change('Name', 'Winter gift')
    change('E-mail template', 'season')
    change('Card template', 'snow')
    change('Valid until', '2031-01-31T12:00')
    fireEvent.click(screen.getByLabelText('Enable sending'))
    change('Language of the texts', 'sv')
    change('Name', 'Vintergåva')
    change('Description (Markdown)', 'Välj **en**.')
    await save()
    await waitFor(() => expect(asked('saveGiftCampaign')).toHaveLength(1))
    expect(asked('saveGiftCampaign')[0]).toMatchObject({
      names: { en: 'Winter gift', sv: 'Vintergåva' },
      descriptions: { en: 'Choose **one**.', sv: 'Välj **en**.' },
      email_template: 'season',
      card_template: 'snow',
      valid_until: '2031-01-31T10:00:00.000Z',
      enable_sending: false,
    })
  })

  it('D3.13 D4.28 D1.01 makes codes in a batch of the quantity that was asked for', async () => {
    signIn(true)
    open()
    await unfold()
    fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '1001' } })
    fireEvent.click(screen.getByRole('button', { name: 'Create codes' }))
    expect(await screen.findByText('Enter a whole number from 1 to 1,000.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '25' } })
    fireEvent.click(screen.getByRole('button', { name: 'Create codes' }))
    await waitFor(() => expect(asked('addGiftCampaignCodes')).toEqual([{ campaign_id: 3, quantity: 25 }]))
  })

  it('D3.13 D8.11 adds addresses, and says how many codes are missing', async () => {
    signIn(true)
    open()
    await unfold()
    const field = screen.getByLabelText<HTMLTextAreaElement>('E-mail addresses to add')
    const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add addresses' }))
    fireEvent.change(field, { target: { value: 'a@x.example nobody' } })
    add()
    expect(await screen.findByText('This is no e-mail address: nobody')).toBeTruthy()
    answers['addGiftCampaignEmails'] = refusal('emails', { codes_missing: 140 })
    fireEvent.change(field, { target: { value: 'a@x.example,\nb@x.example;' } })
    add()
    expect(
      await screen.findByText('Failed to add enough codes for all emails, please create 140 more and try again'),
    ).toBeTruthy()
    expect(field.value).toContain('b@x.example')
    answers['addGiftCampaignEmails'] = { ok: true, data: { added: 2, codes_added: 1 } }
    add()
    await waitFor(() => expect(field.value).toBe(''))
    expect(toastStore.get().at(-1)?.text).toBe('Not enough codes for all emails, added 1 more')
    expect(asked('addGiftCampaignEmails').at(-1)).toEqual({
      campaign_id: 3,
      emails: ['a@x.example', 'b@x.example'],
      language: 'en',
    })
  })
})
