import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { HoldDesk } from '@/components/staff/hold-desk'
import type { StaffHolds } from '@/lib/contract/schemas/order'
import commonTexts from '@/locales/en/common.json'
import staffTexts from '@/locales/en/staff.json'
import { authStore } from '@/stores/auth'

import { show } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const initial = authStore.getState()
const held = (number: string): StaffHolds['holders'][number]['orders'][number] => ({
  number,
  email: 'a@b.example',
  trust: 'guest',
  units: 10,
  created: '2026-11-20T10:00:00Z',
  reserved_until: '2026-11-20T10:10:00Z',
  is_payment_open: false,
})
let holds: StaffHolds
const open = () =>
  show(
    <IntlProvider locale="en-US" messages={{ ...commonTexts, ...staffTexts }}>
      <HoldDesk />
    </IntlProvider>,
  )
const released = () => call.mock.calls.filter(([name]) => name === 'releaseHolds').map(([, input]) => input as unknown)

beforeEach(() => {
  authStore.setState({ ...initial, isLoading: false, user: { ...initial.user, isStaffUser: true } })
  holds = {
    orders: 3,
    units: 25,
    holders: [
      { name: '203.0.113.1', units: 20, orders: [held('W-AAAAAAAA'), held('W-BBBBBBBB')] },
      { name: null, units: 5, orders: [held('W-CCCCCCCC')] },
    ],
    releases: [{ at: '2026-11-20T09:00:00Z', who: 'clerk@shop.example', numbers: ['W-OLD00001'], units: 7 }],
  }
  call.mockReset()
  call.mockImplementation((name: string, { body }: { body?: { numbers: string[] } }) =>
    Promise.resolve({ ok: true, data: name === 'staffHolds' ? holds : { released: body?.numbers ?? [] } }),
  )
})
afterEach(() => {
  cleanup()
  authStore.setState(initial)
})

describe('the desk of unpaid orders', () => {
  it('lists holders with their orders, units and times, and what staff have released', async () => {
    open()
    expect(await screen.findByText('3 orders, 25 units')).toBeTruthy()
    expect(screen.getByText('203.0.113.1')).toBeTruthy()
    expect(screen.getByText('Address not known')).toBeTruthy()
    expect(screen.getAllByText(/Guest, 10 units, ordered at 12:00.PM, reserved until 12:10.PM/).length).toBe(3)
    expect(screen.getByText(/clerk@shop\.example: W-OLD00001 \(7 units\)/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'By buyer' }))
    await waitFor(() => expect(call).toHaveBeenCalledWith('staffHolds', { query: { by: 'holder' } }, expect.anything()))
  })

  it('issue 14: says of which orders the payment was opened at the provider', async () => {
    holds = {
      ...holds,
      holders: [
        { name: null, units: 20, orders: [held('W-AAAAAAAA'), { ...held('W-BBBBBBBB'), is_payment_open: true }] },
      ],
    }
    open()
    const row = (await screen.findByText('W-BBBBBBBB')).closest('li')
    expect(row?.textContent).toContain('payment opened at the provider: it may still arrive')
    expect(screen.getByText('W-AAAAAAAA').closest('li')?.textContent).not.toContain('payment opened')
  })

  it('releases all orders of a holder, or one, and loads the list again', async () => {
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Release all 2 orders' }))
    await waitFor(() => expect(released()).toEqual([{ body: { numbers: ['W-AAAAAAAA', 'W-BBBBBBBB'] } }]))
    const before = call.mock.calls.length
    fireEvent.click(screen.getAllByRole('button', { name: 'Release' })[2] as HTMLElement)
    await waitFor(() => expect(released()[1]).toEqual({ body: { numbers: ['W-CCCCCCCC'] } }))
    await waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(before + 1))
  })

  it('is for staff only', () => {
    authStore.setState({ ...initial, isLoading: false })
    open()
    expect(screen.queryByText('Reserved by unpaid orders')).toBeNull()
    expect(call).not.toHaveBeenCalled()
  })
})
