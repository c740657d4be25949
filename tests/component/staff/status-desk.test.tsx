import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IntlProvider } from 'react-intl'

import { StatusDesk } from '@/components/staff/status-desk'
import type { ShopStatus } from '@/lib/contract/schemas/status'
import staffTexts from '@/locales/en/staff.json'
import { authStore } from '@/stores/auth'

import { show } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const initial = authStore.getState()
const idle = {
  waiting: 0,
  retrying: 0,
  active: 0,
  failed: 0,
  done: 12,
  last_done: '2026-02-03T10:00:00Z',
  late_seconds: 0,
}
const status: ShopStatus = {
  checked_at: '2026-02-03T10:00:00Z',
  outbox: { waiting: 3, oldest_seconds: 200, failed: 2, refused: 0, is_to_files: false },
  queues: [
    { ...idle, name: 'outbox', retrying: 1, failed: 2, late_seconds: 200 },
    { ...idle, name: 'order-expiry' },
  ],
  troubles: [
    {
      kind: 'order_confirmation',
      key: 'order-confirmation:17',
      tries: 15,
      is_given_up: true,
      reason: 'no mail server',
      next_try: null,
    },
    {
      kind: 'order_confirmation',
      key: 'order-confirmation:18',
      tries: 1,
      is_given_up: false,
      reason: 'timed out',
      next_try: '2026-02-03T10:01:00Z',
    },
  ],
  orders: { unpaid: 4, overdue: 0, paid_today: 31 },
  payments: { events_waiting: 0, refunds_due: 1, refunds_failed: 0 },
  stock: { sold_out: 2, low: 1 },
  gift_card_losses: 0,
  admission: { busy: 1, waiting: 0, refused: 7 },
}
const signIn = (isStaffUser: boolean) =>
  authStore.setState({ ...initial, isLoading: false, user: { ...initial.user, isAuthenticated: true, isStaffUser } })
const open = () =>
  show(
    <IntlProvider locale="en-US" messages={staffTexts}>
      <StatusDesk />
    </IntlProvider>,
  )

beforeEach(() => void call.mockReset())
afterEach(() => {
  cleanup()
  authStore.setState(initial, true)
})

describe('the status page', () => {
  it('asks for nothing and shows nothing to anyone else', () => {
    signIn(false)
    open()
    expect(screen.getByText('This page is for staff')).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
  })

  it('shows what waits, what is behind and what was given up, and tries it again', async () => {
    signIn(true)
    call.mockImplementation((name: string) =>
      Promise.resolve({ ok: true, data: name === 'shopStatus' ? status : { retried: 2 } }),
    )
    open()
    expect(await screen.findByText('2 given up')).toBeTruthy()
    expect(screen.getByText('31 paid in 24 hours')).toBeTruthy()
    expect(screen.getByText('7 turned away since start')).toBeTruthy()
    expect(screen.getByRole('row', { name: /Sending messages Behind 1 2 12/ })).toBeTruthy()
    expect(screen.getByRole('row', { name: /Orders that nobody paid In order 0 0 12/ })).toBeTruthy()
    expect(screen.getByText('given up after 15 tries')).toBeTruthy()
    expect(screen.getByText(/^1 try, next at/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try all again now' }))
    await waitFor(() => expect(call).toHaveBeenCalledWith('retryJobs', { body: {} }))
  })

  it('says that no mail leaves the shop, and how many were refused', async () => {
    signIn(true)
    const outbox = { waiting: 0, oldest_seconds: 0, failed: 0, refused: 3, is_to_files: true }
    call.mockResolvedValue({ ok: true, data: { ...status, outbox } })
    open()
    expect(await screen.findByText(/^Mails do not leave the shop/)).toBeTruthy()
    expect(screen.getByText('3 refused in a week')).toBeTruthy()
  })

  it('says so when the shop does not answer', async () => {
    signIn(true)
    call.mockResolvedValue({ ok: false })
    open()
    expect(await screen.findByText('The status could not be loaded.')).toBeTruthy()
  })
})
