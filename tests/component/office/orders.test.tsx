import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createIntl } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { OrderNotes } from '@/components/office/orders/order-notes'
import type { OfficeCustomer, OfficeOrder } from '@/lib/contract/schemas/office-orders'
import { MESSAGES } from '@/lib/messages/all'

import { entity, resolved, show, startOver } from './support'

const { officeCall, officeMe } = vi.hoisted(() => ({ officeCall: vi.fn(), officeMe: vi.fn() }))
const ALL = createIntl({ locale: 'en-US', messages: MESSAGES.en })
vi.mock('@/lib/office/server', () => ({
  officeCall,
  officeMe,
  officeIntl: () => Promise.resolve(ALL),
  officeLanguage: () => Promise.resolve('en'),
}))
const { orderHref } = vi.hoisted(() => ({ orderHref: vi.fn() }))
vi.mock('@/lib/office/work', () => ({ orderHref }))

const orderPage = await import('@/app/hallinta/(desk)/orders/[record]/page')
const customerPage = await import('@/app/hallinta/(desk)/customers/[record]/page')

const ORDER: OfficeOrder = {
  id: 7,
  number: 'W-7K3M9QX2',
  status: 'paid',
  created: '2026-02-03T10:00:00Z',
  paid: '2026-02-03T10:01:00Z',
  language: 'fi',
  country: 'fi',
  currency: 'eur',
  email: 'aino@example.com',
  customer: 3,
  address: { first_name: 'Aino', last_name: 'Kärki', address: 'Polku 1', postal_code: '00100', city: 'Helsinki' },
  delivery_method: 'post_fi',
  delivery_kind: 'locker',
  delivery_name: 'Parcel locker',
  delivery_place: 'Kamppi',
  payment_method: 'card',
  request: 'Ring twice',
  lines_total: 24_980,
  discount_total: 0,
  gift_card_total: 0,
  delivery_cost: 590,
  total: 25_570,
  rows: [
    {
      line: 1,
      kind: 'product',
      model: 5,
      picture: null,
      name: 'Fell hoodie',
      colour: 'Blue',
      size: 'M',
      sku: 'FH-1-M',
      gtin: '6430000000017',
      stores: [{ name: 'Central warehouse', quantity: 2, shelves: ['A-12'] }],
      quantity: 2,
      unit_price: 12_990,
      discount: 1_000,
      gross: 24_980,
      net: 19_904,
      tax_rate: 25.5,
      returned: 1,
    },
  ],
  payments: [
    {
      provider: 'sandbox',
      reference: 'ref-1',
      status: 'captured',
      amount: 25_570,
      refunded: 500,
      created: '2026-02-03T10:01:00Z',
    },
  ],
  returns: [
    {
      number: 'P-4F7K2M9Q',
      kind: 'refund',
      status: 'registered',
      refund: 12_490,
      created: '2026-02-05T10:00:00Z',
      comment: 'Unused',
      lines: [{ name: 'Fell hoodie', quantity: 1, reason: 'too_small' }],
    },
  ],
  events: [
    { kind: 'paid', created: '2026-02-03T10:01:00Z', amount: null, tracking: '' },
    { kind: 'payment_mismatch', created: '2026-02-03T10:02:00Z', amount: 100, tracking: '' },
  ],
  notes: [{ id: 1, who: 'Eero', created: '2026-02-04T10:00:00Z', text: 'Rings before noon.', isOwn: false }],
  mayNote: true,
}
const CUSTOMER: OfficeCustomer = {
  id: 3,
  name: 'Aino Kärki',
  email: 'aino@example.com',
  phone: '+358 50 1112233',
  company: '',
  vat_number: '',
  organisation: null,
  language: 'fi',
  country: 'fi',
  created: '2025-01-01T10:00:00Z',
  isClub: true,
  isActive: true,
  newsletters: ['forest'],
  addresses: [
    {
      name: 'Aino Kärki',
      address: 'Polku 1',
      postcode: '00100',
      city: 'Helsinki',
      country: 'fi',
      phone: '',
      isDefault: true,
    },
  ],
  orders: [
    {
      id: 7,
      number: 'W-7K3M9QX2',
      status: 'paid',
      delivery_kind: 'locker',
      created: ORDER.created,
      total: 25_570,
      currency: 'eur',
    },
  ],
  isMore: true,
  paidCount: 51,
  paidEur: 99_900,
}
const given = <T,>(value: T) => Promise.resolve(value)
const open = async (page: ReactNode | Promise<ReactNode>) => show(await resolved(page))
const NOT_FOUND = 'NEXT_HTTP_ERROR_FALLBACK;404'

beforeEach(() => {
  startOver()
  officeCall
    .mockReset()
    .mockImplementation((name: string) => Promise.resolve(name === 'officeOrder' ? ORDER : CUSTOMER))
  officeMe.mockResolvedValue({ tools: [], entities: [entity('orders', []), entity('customers', [])] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the page of an order', () => {
  it('shows goods with shelf, numbers and unit price, what was paid, what came back and what happened', async () => {
    await open(orderPage.default({ params: given({ record: '7' }) }))
    const row = within(screen.getByRole('table')).getAllByRole('row')[1]
    expect(row?.textContent).toContain('A-12')
    for (const text of ['FH-1-M', '6430000000017', '€129.90', '-€10.00', '€249.80', '25.5%', '2 × Central warehouse'])
      expect(row?.textContent).toContain(text)
    expect(screen.getByText(/Kamppi/)).toBeTruthy()
    expect(screen.getByText(/Payment received/)).toBeTruthy()
    expect(screen.getByText('Refunded: €5.00')).toBeTruthy()
    expect(screen.getByText('1 × Fell hoodie: Too small')).toBeTruthy()
    // The newest first, and what only staff are told.
    expect(screen.getByText(/The payment’s amount does not match/)).toBeTruthy()
    expect(screen.getByText('Rings before noon.')).toBeTruthy()
  })

  it('leads to the desk with this order, where alone it is changed', async () => {
    await open(orderPage.default({ params: given({ record: '7' }) }))
    expect(screen.getByRole('link', { name: 'Process the order' }).getAttribute('href')).toMatch(/#W-7K3M9QX2$/)
    expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull()
    expect((await orderPage.generateMetadata()).title).toBe('Orders')
  })

  it('does not exist for who may not read orders', async () => {
    officeMe.mockResolvedValue({ tools: [], entities: [] })
    await expect(open(orderPage.default({ params: given({ record: '7' }) }))).rejects.toThrow(NOT_FOUND)
    await expect(open(customerPage.default({ params: given({ record: '3' }) }))).rejects.toThrow(NOT_FOUND)
  })
})

describe('notes', () => {
  const note = { id: 2, who: 'Me', created: ORDER.created, text: 'Collects on Friday.', isOwn: true }
  const answers = (body: unknown, status = 200) =>
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })))

  it('are written and, by who wrote them, taken away', async () => {
    const fetched = answers({ notes: [note] })
    vi.stubGlobal('fetch', fetched)
    show(<OrderNotes order={7} notes={[]} mayNote />)
    fireEvent.change(screen.getByLabelText('New note'), { target: { value: ' Collects on Friday. ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add the note' }))
    expect(await screen.findByText('Collects on Friday.')).toBeTruthy()
    expect(fetched).toHaveBeenCalledWith(
      '/api/office/orders/7/notes/',
      expect.objectContaining({ body: JSON.stringify({ text: 'Collects on Friday.' }) }),
    )
    vi.stubGlobal('fetch', answers({ ok: true }))
    fireEvent.click(screen.getByRole('button', { name: /Delete the note: Collects/ }))
    await waitFor(() => expect(screen.queryByText('Collects on Friday.')).toBeNull())
  })

  it('say why they are refused, and are only read by who may not write them', async () => {
    vi.stubGlobal('fetch', answers({ error: { code: 'CONFLICT', details: { reason: 'order_anonymised' } } }, 409))
    const { unmount } = show(<OrderNotes order={7} notes={[]} mayNote />)
    fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'x' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add the note' }))
    expect(await screen.findByText(/personal data is deleted already/)).toBeTruthy()
    unmount()
    show(<OrderNotes order={7} notes={ORDER.notes} mayNote={false} />)
    expect(screen.queryByLabelText('New note')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('the page of a customer has account, addresses, orders, and how a copy and an erasure are made', async () => {
  orderHref.mockResolvedValue(null)
  await open(customerPage.default({ params: given({ record: '3' }) }))
  expect(screen.queryByRole('link', { name: 'Order for the customer' })).toBeNull()
  expect(screen.getByText('51 paid orders, €999.00 in total')).toBeTruthy()
  expect(screen.getByText('Letters from the forest')).toBeTruthy()
  expect(screen.getByText(/00100 Helsinki/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'W-7K3M9QX2' }).getAttribute('href')).toBe('/hallinta/orders/7/')
  expect(screen.getByRole('link', { name: 'All orders of this address' }).getAttribute('href')).toBe(
    '/hallinta/orders/?q=aino%40example.com',
  )
  expect(screen.getByText('npm run person -- erase aino@example.com')).toBeTruthy()
  expect((await customerPage.generateMetadata()).title).toBe('Customers')
})

it('an order for a customer begins in the cart, which knows the customer and who orders', async () => {
  orderHref.mockResolvedValue('https://shop.example/cart/')
  await open(customerPage.default({ params: given({ record: '3' }) }))
  const link = screen.getByRole('link', { name: 'Order for the customer' })
  expect(link.getAttribute('href')).toBe('https://shop.example/cart/')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(window.sessionStorage.getItem('so.selected-customer')).toBe('3')
})
