import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IntlProvider } from 'react-intl'

import { TransferDesk } from '@/components/staff/transfer-desk'
import type { TransferRequests } from '@/lib/contract/schemas/transfer'
import commonTexts from '@/locales/en/common.json'
import staffTexts from '@/locales/en/staff.json'
import { authStore } from '@/stores/auth'

import { show, stubDialogs } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const initial = authStore.getState()
const transfer: TransferRequests['transfers'][number] = {
  number: 'T-7K3M9QX2',
  status: 'requested',
  created: '2026-02-03T10:00:00Z',
  to: 'Helsinki',
  is_reserved: true,
  is_high_priority: true,
  created_by: 'clerk@example.com',
  lines: [{ variant_id: 11, name: 'Fell hoodie', colour: 'Blue', size: 'M', from: 'Oulu', quantity: 2 }],
}
let listed: TransferRequests['transfers']
const signIn = (isStaffUser: boolean) =>
  authStore.setState({ ...initial, isLoading: false, user: { ...initial.user, isAuthenticated: true, isStaffUser } })
const open = () =>
  show(
    <IntlProvider locale="en-US" messages={{ ...commonTexts, ...staffTexts }}>
      <TransferDesk />
    </IntlProvider>,
  )
const asked = (name: string) => call.mock.calls.filter(([one]) => one === name).map(([, input]) => input as unknown)

beforeEach(() => {
  stubDialogs()
  listed = [transfer]
  call.mockReset().mockImplementation((name: string) =>
    Promise.resolve({
      ok: true,
      data: name === 'transferRequests' ? { total: listed.length, pages: 1, transfers: listed } : {},
    }),
  )
})
afterEach(() => {
  cleanup()
  authStore.setState(initial, true)
})

it('P3.09 asks for nothing and shows nothing to anyone else', () => {
  signIn(false)
  open()
  expect(screen.getByText('This page is for staff')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

it('P3.09 says what goes from where to where, how urgent it is, and marks it sent; the list is asked for anew', async () => {
  signIn(true)
  open()
  expect(await screen.findByText('2 × Fell hoodie, Blue, M')).toBeTruthy()
  for (const words of [
    'To Helsinki',
    'From Oulu',
    'High priority',
    'Requested',
    'The goods are reserved. Requested by clerk@example.com.',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'It is sent' }))
  await waitFor(() =>
    expect(asked('moveTransferRequest')).toEqual([{ body: { number: transfer.number, status: 'sent' } }]),
  )
  await waitFor(() => expect(asked('transferRequests')).toHaveLength(2))
})

it('P3.09 what is on its way arrives; what has not been sent can be cancelled, nothing else', async () => {
  signIn(true)
  listed = [{ ...transfer, status: 'sent', is_high_priority: false }]
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'It has arrived' }))
  await waitFor(() =>
    expect(asked('moveTransferRequest')).toEqual([{ body: { number: transfer.number, status: 'received' } }]),
  )
  expect(screen.queryByRole('button', { name: 'Cancel the request' })).toBeNull()
  expect(screen.queryByText('High priority')).toBeNull()
  cleanup()
  listed = [transfer]
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the request' }))
  const asking = await screen.findByRole('dialog', { name: `Cancel the request: ${transfer.number}` })
  expect(asked('moveTransferRequest')).toHaveLength(1)
  fireEvent.click(within(asking).getByRole('button', { name: 'Go back' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the request' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel the request' }))
  await waitFor(() =>
    expect(asked('moveTransferRequest').at(-1)).toEqual({ body: { number: transfer.number, status: 'cancelled' } }),
  )
})

it('changes the list and finds one by its number', async () => {
  signIn(true)
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'On their way' }))
  await waitFor(() =>
    expect(asked('transferRequests').at(-1)).toMatchObject({
      query: { state: 'sent', page: 1, number: '', language: 'en' },
    }),
  )
  fireEvent.change(screen.getByLabelText(/Number of a transfer request/), { target: { value: ' T-7K3M9QX2 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() =>
    expect(asked('transferRequests').at(-1)).toMatchObject({
      query: { state: 'requested', page: 1, number: 'T-7K3M9QX2' },
    }),
  )
})
