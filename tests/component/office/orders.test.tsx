import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createIntl } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { OrderNotes } from '@/components/office/orders/order-notes'
import type { OfficeGiftCard } from '@/lib/contract/schemas/office-gift-cards'
import type { OfficeCustomer, OfficeOrder } from '@/lib/contract/schemas/office-orders'
import type { OfficeErasure } from '@/lib/contract/schemas/office-person'
import { allMessagesOf } from '@/lib/messages/all'

import { bodies, entity, refused, resolved, router, serve, show, startOver } from './support'

const { officeCall, officeMe } = vi.hoisted(() => ({ officeCall: vi.fn(), officeMe: vi.fn() }))
const ALL = createIntl({ locale: 'en-US', messages: allMessagesOf('en') })
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
const erasePage = await import('@/app/hallinta/(desk)/customers/[record]/erase/page')
const cardPage = await import('@/app/hallinta/(desk)/gift-cards/[record]/page')

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
  officeMe.mockResolvedValue({ tools: [], permissions: [], entities: [entity('orders', []), entity('customers', [])] })
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

it('the page of a customer has account, addresses, orders, and leads to a copy of the data and to the erasure', async () => {
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
  expect(document.body.textContent).not.toContain('npm run')
  // This person may do neither.
  const card = within(screen.getByRole('region', { name: 'A copy of the data, and erasure' }))
  expect(card.queryByRole('link')).toBeNull()
  expect(card.getByText('You may not do either. Ask an administrator.')).toBeTruthy()
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

describe('the personal data of a customer', () => {
  const may = (...permissions: string[]) =>
    officeMe.mockResolvedValue({ email: 'boss@example.com', permissions, entities: [entity('customers', [])] })
  const openErase = () => open(erasePage.default({ params: given({ record: '3' }) }))
  const ERASURE: OfficeErasure = {
    id: 3,
    name: 'Aino Kärki',
    email: 'aino@example.com',
    isColleague: false,
    deleted: [
      { what: 'messages', count: 2 },
      { what: 'unanswered', count: 1 },
    ],
    kept: [
      { kind: 'order', number: 'W-OPEN', record: 8, until: '2026-06-01', isOpen: true },
      { kind: 'rental', number: 'R-OPEN', record: 4, until: null, isOpen: true },
      { kind: 'complaint', number: 'R-DONE', record: null, until: '2026-06-02', isOpen: false },
    ],
  }
  const erase = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Erase for good' })
  const typed = () => screen.getByLabelText('To confirm, type aino@example.com')

  it('are downloaded and erased by those who may', async () => {
    orderHref.mockResolvedValue(null)
    may('office.customers.export', 'office.customers.erase')
    await open(customerPage.default({ params: given({ record: '3' }) }))
    const download = screen.getByRole('link', { name: 'Download this person’s data' })
    expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual([
      '/api/office/customers/3/data/',
      true,
    ])
    expect(screen.getByRole('link', { name: 'Erase this person' }).getAttribute('href')).toBe(
      '/hallinta/customers/3/erase/',
    )
  })

  it('have a page of their erasure: what is deleted, what is under way, what is kept and until when', async () => {
    may('office.customers.erase', 'orders.read')
    officeCall.mockResolvedValue(ERASURE)
    await openErase()
    const items = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(items('Deleted at once').slice(1)).toEqual([
      '2 messages from the forms',
      '1 of these messages has no answer yet',
    ])
    expect(items('Kept for now')).toEqual([
      'Order W-OPEN – keeps name and address until it is delivered, returned and refunded',
      'Rental R-OPEN – keeps name and telephone until the goods are back',
      'Complaint R-DONE – until Jun 2, 2026 at the latest',
    ])
    expect(screen.getByRole('link', { name: 'Order W-OPEN' }).getAttribute('href')).toBe('/hallinta/orders/8/')
    expect(screen.getByRole('link', { name: 'Rental R-OPEN' }).getAttribute('href')).toBe('/hallinta/rentals/4/')
    expect(screen.getByText(/Accounting Act/)).toBeTruthy()
    expect((await erasePage.generateMetadata()).title).toBe('Erase this person')
  })

  it('are erased once the address is typed, and the page says so without asking for the customer again', async () => {
    may('office.customers.erase')
    officeCall.mockResolvedValue(ERASURE)
    serve({ '/api/office/customers/3/erasure/': { kept: [] } })
    await openErase()
    expect(erase().disabled).toBe(true)
    fireEvent.change(typed(), { target: { value: 'aino@example.co' } })
    expect(erase().disabled).toBe(true)
    fireEvent.change(typed(), { target: { value: ' Aino@example.com' } })
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'by letter' } })
    fireEvent.click(erase())
    expect(await screen.findByText('The account is deleted.')).toBeTruthy()
    expect(bodies('/api/office/customers/3/erasure/')).toEqual([{ email: 'Aino@example.com', reason: 'by letter' }])
    expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull()
    expect(router.refresh).not.toHaveBeenCalled()
  })

  it('stay where the shop refuses it, with its reason; of people who work here there is nothing to press', async () => {
    may('office.customers.erase')
    officeCall.mockResolvedValue(ERASURE)
    serve({ '/api/office/customers/3/erasure/': refused(400, 'BAD_REQUEST', { details: { reason: 'other_address' } }) })
    await openErase()
    fireEvent.change(typed(), { target: { value: 'aino@example.com' } })
    fireEvent.click(erase())
    expect(await screen.findByText('This is not the customer’s e-mail address.')).toBeTruthy()
    cleanup()
    officeCall.mockResolvedValue({ ...ERASURE, isColleague: true })
    await openErase()
    expect(screen.getByText(/^This person works here/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('have no such page for others', async () => {
    may('orders.read')
    await expect(openErase()).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})

describe('a gift card', () => {
  const CARD: OfficeGiftCard = {
    id: 5,
    code: '•••• X4K9',
    state: 'card_active',
    value: 5_000,
    balance: 1_510,
    created: '2026-02-03T10:00:00Z',
    expires: null,
    order: { id: 7, number: 'W-7K3M9QX2' },
    isPrinted: false,
    sendAt: null,
    sentAt: '2026-02-03T10:02:00Z',
    recipient: { name: 'Aino', email: 'aino@example.com' },
    ledger: [
      {
        created: '2026-02-04T10:00:00Z',
        amount: -3_490,
        reason: 'order',
        order: { id: 9, number: 'W-SPENT' },
        balance: 1_510,
      },
      {
        created: '2026-02-03T10:00:00Z',
        amount: 5_000,
        reason: 'issue',
        order: { id: 7, number: 'W-7K3M9QX2' },
        balance: 5_000,
      },
    ],
    maySeeOrders: true,
  }
  const openCard = async (card: OfficeGiftCard) => {
    officeMe.mockResolvedValue({ entities: [entity('gift-cards', [])] })
    officeCall.mockResolvedValue(card)
    await open(cardPage.default({ params: given({ record: '5' }) }))
  }

  it('is called by the end of its code and its value; each movement leads to its order', async () => {
    await openCard(CARD)
    expect(screen.getByRole('heading', { name: '•••• X4K9 · €50.00' })).toBeTruthy()
    expect(screen.getByText('Valid')).toBeTruthy()
    const rows = within(screen.getByRole('region', { name: 'Movements' })).getAllByRole('row')
    // On a phone the first columns are in view: what happened, and the sums.
    expect(rows[1]?.textContent).toMatch(/^Paid with it.*34\.90.*€15\.10.*W-SPENT$/)
    expect(screen.getByRole('link', { name: 'W-SPENT' }).getAttribute('href')).toBe('/hallinta/orders/9/')
    const bought = within(screen.getByRole('region', { name: 'Bought with' }))
    expect(bought.getByRole('link').getAttribute('href')).toBe('/hallinta/orders/7/')
    expect(bought.getByText('aino@example.com')).toBeTruthy()
    expect((await cardPage.generateMetadata()).title).toBe('Gift cards')
  })

  it('leads nowhere for who may not see orders, and one without an order says so', async () => {
    await openCard({ ...CARD, maySeeOrders: false, recipient: null })
    expect(screen.queryByRole('link', { name: 'W-SPENT' })).toBeNull()
    cleanup()
    await openCard({ ...CARD, code: null, order: null, recipient: null, state: 'card_void', ledger: [] })
    expect(screen.getByRole('heading', { name: 'Gift card 5 · €50.00' })).toBeTruthy()
    expect(screen.getByText('It was not bought with an order.')).toBeTruthy()
    expect(screen.getByText('Blocked: its order was cancelled')).toBeTruthy()
  })
})
