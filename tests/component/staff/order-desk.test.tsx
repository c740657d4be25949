import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IntlProvider } from 'react-intl'

import { OrderDesk } from '@/components/staff/order-desk'
import { toastStore } from '@/components/ui/toast'
import type { PriceOverrides } from '@/lib/contract/schemas/price-overrides'
import type { StaffOrders } from '@/lib/contract/schemas/order'
import commonTexts from '@/locales/en/common.json'
import orderTexts from '@/locales/en/order.json'
import staffTexts from '@/locales/en/staff.json'
import { authStore } from '@/stores/auth'

import { show, stubDialogs } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { call } }))

const initial = authStore.getState()
const line = { name: 'Fell hoodie', colour: 'Blue', size: 'M', quantity: 2 }
const codes = { sku: 'FH-1-M', gtin: '6430000000017' }
const order: StaffOrders['orders'][number] = {
  number: 'W-7K3M9QX2',
  status: 'paid',
  created: '2026-02-03T10:00:00Z',
  currency: 'eur',
  total: 12_345,
  name: 'Test Person',
  address: 'Rautatienkatu 1, 00100 Helsinki, FI',
  email: 'a@b.example',
  delivery_method: 'home',
  delivery_kind: 'home',
  delivery_name: 'Home delivery',
  delivery_location: null,
  special_request: 'Ring twice',
  phone: '+358 40 1234567',
  options: [],
  ready_from: null,
  arrivals: [{ from: '2026-02-05', to: '2026-02-09', text: '', names: [] }],
  seller: '',
  mails: [],
  giosg_chatter: '',
  repeats: 'W-4F7K2M9Q',
  enterprise_order: null,
  lines: [
    {
      ...line,
      ...codes,
      line: 1,
      returnable: 2,
      stores: [{ name: 'Central warehouse', quantity: 2, shelves: ['A-12'] }],
      gift_card: null,
      by_staff: null,
    },
  ],
  return_states: [],
  returns: [],
}
const back: StaffOrders['orders'][number] = {
  ...order,
  status: 'sent',
  returns: [
    {
      number: 'P-4F7K2M9Q',
      kind: 'refund',
      method: 'parcel',
      refund: 5_510,
      fee: 490,
      adjustment: 0,
      adjustment_reasons: [],
      comment: 'Unused',
      lines: [{ ...line, line: 1, quantity: 1, reason: 'too_small', exchange: null }],
    },
  ],
}
let listed: StaffOrders['orders']
let waiting: PriceOverrides['overrides'] = []
let waitingPages = 1
const request: PriceOverrides['overrides'][number] = {
  id: 7,
  staff: 'antti',
  decided_by: null,
  order_number: null,
  line_number: null,
  variant_id: 11,
  product: 'Fell hoodie',
  quantity: 2,
  currency: 'eur',
  shop_price: 6_000,
  price: 1_000,
  reason: 'Torn',
  status: 'waiting',
  created: '2026-02-01T10:00:00Z',
  decided: null,
}
const stores = [
  { id: 1, name: 'Helsinki' },
  { id: 20, name: 'Central warehouse' },
]
const signIn = (isStaffUser: boolean) =>
  authStore.setState({ ...initial, isLoading: false, user: { ...initial.user, isAuthenticated: true, isStaffUser } })
const open = () =>
  show(
    <IntlProvider locale="en-US" messages={{ ...commonTexts, ...orderTexts, ...staffTexts }}>
      <OrderDesk stores={stores} />
    </IntlProvider>,
  )
const asked = (name: string) => call.mock.calls.filter(([one]) => one === name).map(([, input]) => input as unknown)

beforeEach(() => {
  stubDialogs()
  listed = [order]
  waiting = []
  waitingPages = 1
  call.mockReset().mockImplementation((name: string) =>
    Promise.resolve({
      ok: true,
      data:
        name === 'staffOrders'
          ? { total: listed.length, pages: 1, orders: listed }
          : { total: waiting.length, pages: waitingPages, overrides: waiting },
    }),
  )
})
afterEach(() => {
  cleanup()
  authStore.setState(initial, true)
})

describe('the orders of staff', () => {
  it('asks for nothing and shows nothing to anyone else', () => {
    signIn(false)
    open()
    expect(screen.getByText('This page is for staff')).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
  })

  it('P3.06 P3.09 P3.10 tells what was asked for beside the rows, and what is printed on a card', async () => {
    listed = [
      {
        ...order,
        options: ['express_pickup', 'part_delivery'],
        ready_from: '2026-02-03T16:00',
        seller: 'Aino, 7',
        giosg_chatter: 'Eero',
        enterprise_order: 12,
        lines: [
          {
            name: 'Gift card',
            colour: 'Forest',
            size: null,
            quantity: 1,
            line: 1,
            returnable: 0,
            sku: null,
            gtin: null,
            stores: [],
            gift_card: { code: 'ABCDE-FGHJK', amount: 5_000, name: 'Venla' },
            by_staff: null,
          },
        ],
      },
    ]
    signIn(true)
    open()
    expect(
      await screen.findByText(
        /Express pickup: must be ready by Tue.*04:00.PM, Send what is in stock first, Repeats order W-4F7K2M9Q, Company order 12/,
      ),
    ).toBeTruthy()
    expect(screen.getByText('Aino, 7')).toBeTruthy()
    expect(screen.getByText('Served in chat by').nextSibling?.textContent).toBe('Eero')
    expect(screen.getByText(/\+358 40 1234567/)).toBeTruthy()
    expect(screen.getByText(/^ABCDE-FGHJK, €50.*, Venla/)).toBeTruthy()
  })

  it('takes back what a customer brings to the store, of a sent order only', async () => {
    signIn(true)
    open()
    await screen.findByText(order.number)
    expect(screen.queryByRole('button', { name: 'Take goods back in the store' })).toBeNull()
    cleanup()
    listed = [{ ...order, status: 'delivered' }]
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Take goods back in the store', hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Register the return', hidden: true }))
    expect(asked('takeBack')).toEqual([])
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Choose how many units the customer brought.')
    fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '1' } })
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'damaged' } })
    fireEvent.click(screen.getByRole('button', { name: 'Register the return', hidden: true }))
    await waitFor(() =>
      expect(asked('takeBack')).toEqual([
        {
          body: {
            number: order.number,
            form_key: expect.any(String),
            lines: [{ line: 1, quantity: 1, reason: 'damaged' }],
          },
        },
      ]),
    )
  })

  it('says beside the state of an order that its return has arrived', async () => {
    signIn(true)
    listed = [{ ...order, status: 'delivered', return_states: ['received'] }]
    open()
    const title = (await screen.findByText('Return arrived')).closest('summary') as HTMLElement
    expect(within(title).getByText(order.number)).toBeTruthy()
    expect(within(title).getByText('Delivered')).toBeTruthy()
  })

  it('P3.06 tells which mails the shopper got, and sends one again', async () => {
    const mail = { kind: 'order_confirmation' as const, queued: '2026-02-03T10:00:00Z', sent: null, failure: null }
    listed = [
      {
        ...order,
        mails: [
          { ...mail, id: 9 },
          { ...mail, id: 8, kind: 'order_sent', failure: 'address_dead' },
          { ...mail, id: 7, sent: '2026-02-03T10:00:00Z' },
        ],
      },
    ]
    signIn(true)
    open()
    expect(await screen.findByText('waiting to be sent')).toBeTruthy()
    expect(screen.getByText('not sent: the address takes no mail')).toBeTruthy()
    expect(screen.getByText(/^sent 2\/3\/26/)).toBeTruthy()
    // Nothing to repeat while it waits.
    expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Send again: Order sent' }))
    await waitFor(() => expect(asked('resendMail')).toEqual([{ body: { number: order.number, mail: 8 } }]))
  })

  it('P3.11 says who gave a line its price or name, and what the shop’s were', async () => {
    listed = [
      {
        ...order,
        lines: [
          {
            ...line,
            ...codes,
            line: 1,
            returnable: 2,
            stores: [],
            gift_card: null,
            by_staff: { who: 'antti', price: 3_990, shop_price: 5_000, shop_name: 'Hoodie' },
          },
        ],
      },
    ]
    signIn(true)
    open()
    expect(await screen.findByText(/^€39.90 each, by antti; the shop’s: Hoodie, €50/)).toBeTruthy()
  })

  it('P3.06 shows what to pack, where it lies and what it was promised for, and marks it packed; the list is asked for anew', async () => {
    signIn(true)
    open()
    expect(await screen.findByText('2 × Central warehouse')).toBeTruthy()
    expect(screen.getByText('2 × Fell hoodie, Blue, M')).toBeTruthy()
    expect(screen.getByText('A-12')).toBeTruthy()
    expect(screen.getByText('FH-1-M · 6430000000017')).toBeTruthy()
    expect(screen.getByText('Ring twice')).toBeTruthy()
    expect(screen.getByText(/^Feb 5\s–\s9$/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'It is packed' }))
    await waitFor(() =>
      expect(asked('moveOrder')).toEqual([
        { body: { number: order.number, status: 'packed', tracking_code: '', tracking_url: '' } },
      ]),
    )
    await waitFor(() => expect(asked('staffOrders')).toHaveLength(2))
  })

  it('sends with a tracking code and a link that must be https', async () => {
    signIn(true)
    listed = [{ ...order, status: 'packed' }]
    open()
    fireEvent.change(await screen.findByLabelText('Tracking code'), { target: { value: 'JJFI1' } })
    fireEvent.change(screen.getByLabelText('Tracking link'), { target: { value: 'http://carrier.example/' } })
    fireEvent.click(screen.getByRole('button', { name: 'It is sent' }))
    expect(await screen.findByText('The link must begin with https://.')).toBeTruthy()
    expect(asked('moveOrder')).toEqual([])
    fireEvent.change(screen.getByLabelText('Tracking link'), { target: { value: 'https://carrier.example/JJFI1' } })
    fireEvent.click(screen.getByRole('button', { name: 'It is sent' }))
    await waitFor(() =>
      expect(asked('moveOrder')).toEqual([
        {
          body: {
            number: order.number,
            status: 'sent',
            tracking_code: 'JJFI1',
            tracking_url: 'https://carrier.example/JJFI1',
          },
        },
      ]),
    )
  })

  it('P3.06 what is collected in a store needs no tracking code, whatever its method is called', async () => {
    signIn(true)
    const fetched = { delivery_method: 'store_2', delivery_kind: 'store', delivery_name: 'From the warehouse' } as const
    listed = [
      { ...order, ...fetched, status: 'packed', delivery_location: '1' },
      { ...order, ...fetched, number: 'W-4F7K2M9Q', status: 'sent' },
    ]
    open()
    expect(await screen.findByText('From the warehouse, Helsinki')).toBeTruthy()
    expect(screen.getAllByText('Ready to collect')).toHaveLength(2)
    expect(screen.queryByLabelText('Tracking code')).toBeNull()
    expect(screen.getByRole('button', { name: 'It can be collected' })).toBeTruthy()
    expect(screen.getByText('Ready for collection')).toBeTruthy()
  })

  it('cancels only after it has asked', async () => {
    signIn(true)
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    const dialog = await screen.findByRole('dialog')
    expect(asked('moveOrder')).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the order' }))
    await waitFor(() => expect(asked('moveOrder')).toMatchObject([{ body: { status: 'cancelled' } }]))
  })

  it('takes a return in, on the shelf of a store or on none', async () => {
    signIn(true)
    listed = [back]
    open()
    expect(await screen.findByText('1 × Fell hoodie, Blue, M, Too small')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Back on the shelf of'), { target: { value: '20' } })
    fireEvent.click(screen.getByRole('button', { name: 'The goods have arrived' }))
    await waitFor(() =>
      expect(asked('moveReturn')).toEqual([
        { body: { return_number: 'P-4F7K2M9Q', status: 'received', restock_store_id: 20 } },
      ]),
    )
    expect(toastStore.get().map(({ text }) => text)).toContain('P-4F7K2M9Q: saved. €55.10 goes back to the customer.')
    // While the list is read anew its buttons wait.
    const dialog = await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: 'End this return' }))
      return screen.getByRole('dialog')
    })
    expect(asked('moveReturn')).toHaveLength(1)
    fireEvent.click(within(dialog).getByRole('button', { name: 'End this return' }))
    await waitFor(() =>
      expect(asked('moveReturn')[1]).toEqual({
        body: { return_number: 'P-4F7K2M9Q', status: 'cancelled', restock_store_id: null },
      }),
    )
  })

  it('what staff find instead of the shopper’s reason goes with a note why', async () => {
    signIn(true)
    listed = [back]
    open()
    fireEvent.change(await screen.findByLabelText('What we found: Fell hoodie'), { target: { value: 'damaged' } })
    fireEvent.change(screen.getByLabelText(/^Why it is another reason/), { target: { value: ' A torn seam ' } })
    fireEvent.click(screen.getByRole('button', { name: 'The goods have arrived' }))
    await waitFor(() =>
      expect(asked('moveReturn')).toMatchObject([
        { body: { status: 'received', reasons: [{ line: 1, reason: 'damaged' }], note: 'A torn seam' } },
      ]),
    )
  })

  it('shows prices that wait for a second person, and sends the decision', async () => {
    signIn(true)
    waiting = [request]
    open()
    expect(await screen.findByText('antti asks for €10 instead of €60: Torn')).toBeTruthy()
    waiting = []
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(asked('decidePriceOverride')).toEqual([{ body: { id: 7, decision: 'approved' } }]))
    await waitFor(() => expect(screen.queryByText('Prices that wait for approval')).toBeNull())
  })

  it('issue 14: prices that wait have pages, and an empty last one leads back', async () => {
    signIn(true)
    waiting = [request]
    waitingPages = 2
    open()
    const section = within(await screen.findByRole('region', { name: 'Prices that wait for approval' }))
    expect(section.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    waiting = []
    waitingPages = 0
    fireEvent.click(section.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(asked('priceOverrides').at(-1)).toEqual({ query: { status: 'waiting', page: 2 } }))
    await waitFor(() => expect(section.queryByText(/antti asks/)).toBeNull())
    waiting = [request]
    waitingPages = 1
    fireEvent.click(section.getByRole('button', { name: 'Previous' }))
    expect(await screen.findByText(/antti asks/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  })

  it('changes the list and finds one by its number', async () => {
    signIn(true)
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Coming back' }))
    await waitFor(() =>
      expect(asked('staffOrders').at(-1)).toEqual({ query: { state: 'returns', page: 1, number: '' } }),
    )
    const field = screen.getByLabelText<HTMLInputElement>(/customer’s name, e-mail or phone/)
    // The shortest surnames have two letters.
    expect([field.minLength, field.maxLength]).toEqual([2, 100])
    fireEvent.change(field, { target: { value: ' P-4F7K2M9Q ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(asked('staffOrders').at(-1)).toEqual({ query: { state: 'paid', page: 1, number: 'P-4F7K2M9Q' } }),
    )
  })
})
