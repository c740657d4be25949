import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { WithdrawalDesk } from '@/components/staff/withdrawal-desk'
import { WithdrawalForm } from '@/components/withdrawal/withdrawal-form'
import { MarketProvider } from '@/lib/intl/market-context'
import staffTexts from '@/locales/en/staff.json'
import texts from '@/locales/en/withdrawal.json'
import { authStore } from '@/stores/auth'

import { order_ as order } from '../checkout/support'
import { MARKET } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const initial = authStore.getState()
beforeEach(() => call.mockReset())
afterEach(() => {
  cleanup()
  authStore.setState(initial, true)
  window.history.replaceState(null, '', '/')
})

const show = (children: ReactNode) =>
  render(
    <MarketProvider value={MARKET}>
      <IntlProvider locale="en-US" messages={{ ...texts, ...staffTexts }}>
        {children}
      </IntlProvider>
    </MarketProvider>,
  )
const form = () =>
  show(
    <WithdrawalForm
      title="Withdraw from contract here"
      confirm="Confirm withdrawal"
      contactEmail="shop@example.org"
      returnDays={100}
    />,
  )
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
const sentBody = () =>
  (call.mock.calls.find(([name]) => name === 'withdraw')?.[1] as { body: object } | undefined)?.body
const done = { ok: true, data: { number: 'V-TEST0001', received: '2026-11-24T10:00:00Z' } }

describe('issue 15: the statement of withdrawal', () => {
  it('says what is missing, keeps what is written when it cannot be sent, and shows what was received and when', async () => {
    call.mockResolvedValueOnce({ ok: false, error: { status: 429 } }).mockResolvedValue(done)
    form()
    confirm()
    expect(call).not.toHaveBeenCalled()
    expect(screen.getByText('Write your name.')).toBeDefined()
    fill(/Your name/, 'Ada Aalto')
    fill(/Order number/, 'W-TEST0001')
    fill(/E-mail address/, 'ada@example.org')
    confirm()
    await screen.findByText(/shop@example.org/)
    confirm()
    const heading = await screen.findByRole('heading', { name: 'We have received your withdrawal' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText('V-TEST0001')).toBeDefined()
    expect(screen.getByText('The whole order')).toBeDefined()
    expect(sentBody()).toMatchObject({ name: 'Ada Aalto', order_number: 'W-TEST0001', goods: '', access: '' })
    // The same statement both times.
    const keys = call.mock.calls.map(([, input]) => (input as { body: { form_key: string } }).body.form_key)
    expect(new Set(keys).size).toBe(1)
  })

  it('a corrected statement is not the one that may have arrived before', async () => {
    call.mockResolvedValueOnce({ ok: false, error: { status: 503 } }).mockResolvedValue(done)
    form()
    fill(/Your name/, 'Ada Aalto')
    fill(/Order number/, 'W-TEST0001')
    fill(/E-mail address/, 'ada@exmaple.org')
    confirm()
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
    fill(/E-mail address/, 'ada@example.org')
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Confirm/ }).disabled).toBe(false),
    )
    confirm()
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
    const keys = call.mock.calls.map(([, input]) => (input as { body: { form_key: string } }).body.form_key)
    expect(new Set(keys).size).toBe(2)
  })

  it('an order’s link fills in the form, leaves the address, and offers the products', async () => {
    const access = 'a'.repeat(43)
    window.history.replaceState(null, '', `/en/withdrawal/#number=W-TEST0001&access=${access}`)
    call.mockImplementation((name: string) =>
      Promise.resolve(name === 'orderStatus' ? { ok: true, data: order() } : done),
    )
    form()
    await screen.findByText('Order W-TEST0001')
    expect(window.location.hash).toBe('')
    fireEvent.click(screen.getByRole('radio', { name: 'Some of the products' }))
    confirm()
    expect(screen.getByText('Choose at least one product.')).toBeDefined()
    const [line] = order().lines
    fireEvent.change(document.getElementById(`withdrawal-line-${line?.line}`) as HTMLElement, {
      target: { value: '1' },
    })
    confirm()
    await screen.findByRole('heading', { name: 'We have received your withdrawal' })
    expect(sentBody()).toMatchObject({ access, lines: [{ line: line?.line, quantity: 1 }] })
  })
})

const known = {
  id: 1,
  number: 'V-TEST0001',
  received: '2026-11-24T10:00:00Z',
  name: 'Ada Aalto',
  email: 'ada@example.org',
  order_number: 'in May',
  goods: 'one jacket',
  lines: null,
  is_proven: false,
  country: 'fi',
  outcome: null,
  note: '',
  return_number: null,
  until: '2026-11-20',
  is_in_time: false,
  refund_by: '2026-12-08',
  goods_by: '2026-12-08',
  order: {
    number: 'W-TEST0001',
    status: 'sent',
    country: 'fi',
    email: 'ada@example.org',
    lines: [{ line: 1, name: 'Jacket', colour: null, size: 'M', left: 2 }],
  },
}

describe('issue 15: the cases of staff', () => {
  const openCase = async (fields: Partial<Record<keyof typeof known, unknown>> & { number?: string } = {}) => {
    authStore.setState({
      ...initial,
      isLoading: false,
      user: { ...initial.user, isAuthenticated: true, isStaffUser: true },
    })
    call.mockImplementation((name: string) =>
      Promise.resolve({
        ok: true,
        data: name === 'staffWithdrawals' ? { total: 1, pages: 1, withdrawals: [{ ...known, ...fields }] } : {},
      }),
    )
    show(<WithdrawalDesk />)
    fireEvent.click(await screen.findByText({ ...known, ...fields }.number))
  }

  it('products chosen on the order’s page are there to be corrected', async () => {
    const jacket = known.order.lines[0]
    const card = { line: 2, name: 'Gift card', colour: null, size: null, left: 1 }
    await openCase({
      id: 2,
      number: 'V-TEST0002',
      is_proven: true,
      lines: [
        { line: 1, quantity: 3 },
        { line: 2, quantity: 1 },
      ],
      order: { ...known.order, lines: [jacket, card] },
    })
    fill(/Gift card/, '0')
    fireEvent.click(screen.getByRole('button', { name: 'Accept: register the return' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('decideWithdrawal', {
        body: { number: 'V-TEST0002', note: '', action: 'accept', lines: [{ line: 1, quantity: 2 }] },
      }),
    )
  })

  it('staff search for a case and send its receipt again', async () => {
    await openCase()
    fill(/^Find a statement/, 'ada@example.com')
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(
        'staffWithdrawals',
        { query: { state: 'open', page: 1, text: 'ada@example.com' } },
        expect.anything(),
      ),
    )
    expect(screen.getByRole('button', { name: 'Open' }).getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(await screen.findByText('V-TEST0001'))
    fireEvent.click(screen.getByRole('button', { name: 'Send the receipt again' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('decideWithdrawal', {
        body: { number: 'V-TEST0001', note: '', action: 'receipt' },
      }),
    )
  })

  it('a case has its days, and is accepted with the products that its words mean', async () => {
    await openCase()
    expect(screen.getByText('Nov 20, 2026, after the period')).toBeDefined()
    fill(/Jacket, M/, '1')
    fireEvent.click(screen.getByRole('button', { name: 'Accept: register the return' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('decideWithdrawal', {
        body: { number: 'V-TEST0001', note: '', action: 'accept', lines: [{ line: 1, quantity: 1 }] },
      }),
    )
  })
})
