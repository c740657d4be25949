import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IntlProvider } from 'react-intl'

import { StaffDesk } from '@/components/staff/staff-desk'
import complaintTexts from '@/locales/en/complaint.json'
import staffTexts from '@/locales/en/staff.json'
import wizardTexts from '@/locales/en/wizard.json'
import { authStore } from '@/stores/auth'

import { show } from '../ui/support'

const { call, file } = vi.hoisted(() => ({ call: vi.fn(), file: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call, file } }))

const initial = authStore.getState()
const complaint = {
  id: 3,
  number: 'R-4F7K2M9Q',
  created: '2026-02-03T10:00:00Z',
  language: 'fi',
  country: 'fi',
  currency: 'eur',
  customer_id: null,
  order_number: null,
  fields: {
    manufacturer: 'Halla',
    model: 'Höyry 95',
    complaint: 'The zip is broken',
    customerName: 'Test Person',
    email: 'test@example.com',
    phone: '+358 40 123',
    timeOfPurchase: '2026-01-31',
    store: 'oulu-toppila',
    targetStore: 'closed-since',
    used: 'yes',
    price: '0',
  },
  pictures: [{ picture: '11111111-1111-4111-8111-111111111111', width: 400, height: 200, bytes: 5 }],
}
const pack = {
  order_number: 'W-7K3M9QX2',
  created: '2026-02-03T10:00:00Z',
  quantity: 1,
  parts: [
    { name: 'Ski 172', color: 'Blue', size: '172 cm' },
    { name: 'Binding 11', color: null, size: null },
  ],
  skier: { weight: '72', height: '178', age: '34', shoe_size: '42.5', level: 'expert' },
}

const LISTS: Readonly<Record<string, unknown>> = {
  complaints: { total: 51, pages: 2, complaints: [complaint] },
  skiPackages: { total: 1, pages: 1, packages: [pack] },
  enquiries: { total: 0, pages: 0, enquiries: [] },
  newsletterSubscriptions: { total: 0, pages: 0, subscriptions: [] },
}

beforeEach(() => {
  call.mockReset()
  file.mockReset().mockResolvedValue(new Blob(['jpeg']))
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  cleanup()
  authStore.setState(initial, true)
})

const signIn = (isStaffUser: boolean) =>
  authStore.setState({ ...initial, isLoading: false, user: { ...initial.user, isAuthenticated: true, isStaffUser } })

describe('the staff page', () => {
  it('B6.03 asks for nothing and shows nothing to anyone else', () => {
    signIn(false)
    show(
      <IntlProvider locale="en-US" messages={{ ...complaintTexts, ...staffTexts, ...wizardTexts }}>
        <StaffDesk stores={{}} />
      </IntlProvider>,
    )
    expect(screen.getByText('This page is for staff')).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
  })

  it('B6.03 shows complaints with what was written and sent, and the skier of each package', async () => {
    signIn(true)
    call.mockImplementation((name: string) =>
      Promise.resolve({
        ok: true,
        data: LISTS[name],
      }),
    )
    show(
      <IntlProvider locale="en-US" messages={{ ...complaintTexts, ...staffTexts, ...wizardTexts }}>
        <StaffDesk stores={{ 'oulu-toppila': 'Polku Oulu' }} />
      </IntlProvider>,
    )
    expect(await screen.findByText('The zip is broken')).toBeTruthy()
    expect(screen.getByText('Halla Höyry 95')).toBeTruthy()
    expect(screen.getByText('test@example.com').getAttribute('href')).toBe('mailto:test@example.com?subject=R-4F7K2M9Q')
    expect(screen.getByText('+358 40 123').getAttribute('href')).toBe('tel:+35840123')
    for (const words of ['Jan 31, 2026', 'Polku Oulu', 'closed-since']) expect(screen.getByText(words)).toBeTruthy()
    expect(await screen.findByText('178')).toBeTruthy()
    expect(screen.getByText('Expert: fast and demanding')).toBeTruthy()
    expect(screen.getByText(/Ski 172, Blue, 172 cm/)).toBeTruthy()
    const picture = await screen.findByAltText('Picture 1')
    expect(picture.getAttribute('src')).toBe('blob:picture')
    expect(file).toHaveBeenCalledWith(
      'complaintPictureFile',
      { params: { picture: complaint.pictures[0]?.picture } },
      expect.anything(),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Older' }))
    await waitFor(() => expect(call).toHaveBeenCalledWith('complaints', { query: { page: 2 } }, expect.anything()))
  })

  it('B6.03 issue 18 a complaint is marked as answered, and an answered one says so and is opened again', async () => {
    signIn(true)
    let answered: string | null = null
    call.mockImplementation((name: string) => {
      if (name === 'answerComplaint') answered = answered === null ? '2026-02-04T10:00:00Z' : null
      const data =
        name === 'complaints' ? { total: 1, pages: 1, complaints: [{ ...complaint, answered }] } : LISTS[name]
      return Promise.resolve({ ok: true, data })
    })
    show(
      <IntlProvider locale="en-US" messages={{ ...complaintTexts, ...staffTexts, ...wizardTexts }}>
        <StaffDesk stores={{}} />
      </IntlProvider>,
    )
    fireEvent.click(await screen.findByText('Mark as answered'))
    expect(await screen.findByText('Halla Höyry 95 · Answered')).toBeTruthy()
    fireEvent.click(screen.getByText('Mark as open'))
    expect(await screen.findByText('Halla Höyry 95')).toBeTruthy()
    expect(call.mock.calls.filter(([name]) => name === 'answerComplaint').map(([, input]) => input as unknown)).toEqual(
      [{ body: { id: 3, answered: true } }, { body: { id: 3, answered: false } }],
    )
  })

  it('says so when the list cannot be had', async () => {
    signIn(true)
    call.mockResolvedValue({ ok: false, error: { code: 'NETWORK' } })
    show(
      <IntlProvider locale="en-US" messages={{ ...complaintTexts, ...staffTexts, ...wizardTexts }}>
        <StaffDesk stores={{}} />
      </IntlProvider>,
    )
    await waitFor(() => expect(screen.getAllByText('The list could not be loaded.')).toHaveLength(2))
  })
})
