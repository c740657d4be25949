import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { OrderActions } from '@/components/order/order-actions'
import { Receipt } from '@/components/order/receipt'
import { ReturnsList } from '@/components/order/returns-list'
import type { Order } from '@/lib/contract/schemas/checkout'
import { cartStore } from '@/stores/cart'

import { api, order_ as order, ORDER_SETUP, refusal, reset, settled, show, target } from '../checkout/support'
import { stubDialogs } from '../ui/support'

const { shop } = vi.hoisted(() => ({ shop: { call: vi.fn() } }))
vi.mock('@/lib/shop-api/browser', () => ({ api: shop }))

const reference = { number: 'W-TEST0001', access: 'a'.repeat(43) }
let server = api()
const onChange = vi.fn<(order: Order) => void>()
const settle = () => settled(server)
const events = [
  { kind: 'created', at: '2026-11-20T10:00:00Z' },
  { kind: 'paid', at: '2026-11-20T10:01:00Z' },
]
const act = (change: Partial<Order>) =>
  show(
    <OrderActions order={order({ events, ...change })} reference={reference} setup={ORDER_SETUP} onChange={onChange} />,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  stubDialogs()
  reset()
  onChange.mockReset()
  server = api()
  shop.call = server.call
})
afterEach(cleanup)

describe('what can be done with an order', () => {
  it('D5.10 offers only what the order allows: no return of what cannot be returned any more', () => {
    act({ can_cancel: false })
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Return or exchange' })).toBeNull()
    cleanup()
    act({ status: 'sent', lines: order().lines.map((line) => ({ ...line, returnable: 0 })) })
    expect(screen.queryByRole('button', { name: 'Return or exchange' })).toBeNull()
    expect(target('Receipt')).toBe(`/en/order/receipt/?number=W-TEST0001#access=${reference.access}`)
  })

  it('P3.06 an order that is fetched on a promised day leads to its entry for calendars, in the page’s language; others do not', () => {
    const arrivals = [{ from: '2026-11-24', to: '2026-11-26', text: '', names: [] }]
    act({ delivery_kind: 'store', delivery_location: '3', arrivals })
    expect(target('Add to calendar')).toBe(`/api/order/calendar/?number=W-TEST0001&key=${'k'.repeat(43)}&language=en`)
    for (const change of [
      { arrivals },
      { delivery_kind: 'store' as const },
      { delivery_kind: 'store' as const, arrivals, status: 'delivered' as const },
    ]) {
      cleanup()
      act(change)
      expect(screen.queryByText('Add to calendar')).toBeNull()
    }
  })

  it('P9.19 D9.10 cancels after one more question that names the refund and its 1–5 days; a refusal is told', async () => {
    act({ can_cancel: true })
    press('Cancel the order')
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
    expect(dialog.getByText(/We refund €104\.90 to the payment method you used, within 1–5 days/)).toBeTruthy()
    server.on('cancelOrder', () => refusal('CONFLICT', 409, { details: { reason: 'status' } }))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await settle()
    expect(dialog.getByRole('alert').textContent).toContain('The order has moved on')
    server.on('cancelOrder', () => ({ ok: true, data: order({ status: 'cancelled' }) }))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await settle()
    expect(server.call).toHaveBeenLastCalledWith('cancelOrder', { body: reference })
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'cancelled' }))
  })

  it('P3.09 orders again: rows join the cart, which says what it repeats; what is gone is named', async () => {
    cartStore.getState().add({ productId: 11, amount: 1 })
    server.on('reorder', () => ({
      ok: true,
      data: {
        products: [{ productId: 11, amount: 2 }],
        gift_cards: [],
        missing: [{ name: 'Fjell tent', colour: null, size: null, asked: 2, available: 0 }],
        redo_order: { number: 'W-TEST0001', proof: 'f'.repeat(64) },
      },
    }))
    act({})
    press('Order again')
    await settle()
    expect(cartStore.getState().products).toEqual([{ productId: 11, amount: 3 }])
    expect(cartStore.getState().redoOrder).toEqual({ number: 'W-TEST0001', proof: 'f'.repeat(64) })
    expect(screen.getByText('2 products are in your cart')).toBeTruthy()
    expect(screen.getByText('Fjell tent, 0 of 2 left')).toBeTruthy()
    cartStore.setState({ redoOrder: null })
    server.on('reorder', () => ({
      ok: true,
      data: { products: [], gift_cards: [], missing: [], redo_order: { number: 'W-TEST0001', proof: 'f'.repeat(64) } },
    }))
    press('Order again')
    await settle()
    // Of which nothing is left to be had, the cart repeats nothing.
    expect(cartStore.getState().redoOrder).toBeNull()
  })
})

describe('returning (P1.05, P9.18)', () => {
  const returnable = () => {
    const known = order({ status: 'sent' })
    return { status: 'sent' as const, lines: known.lines.map((line) => ({ ...line, returnable: 1 })) }
  }

  it('D5.08 D8.12 D9.08 D9.10 a product and its reason must be chosen; the fee is shown before it is deducted; then it is registered', async () => {
    server.on('returnOptions', () => ({
      ok: true,
      data: { fee: 490, exchanges: [{ line: 1, variants: [{ id: 77, colour: 'Red', size: 'L', available: 3 }] }] },
    }))
    server.on('quoteReturn', ({ lines: [line] }: { lines: { reason: string }[] }) => {
      const fee = line?.reason === 'damaged' ? 0 : 490
      return { ok: true, data: { worth: 10_000, adjustment: 0, adjustment_reasons: [], fee, refund: 10_000 - fee } }
    })
    act(returnable())
    press('Return or exchange')
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
    await settle()
    expect(dialog.getByText(/within 1–5 days/i)).toBeTruthy()
    const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Register the return' }))
    const comment = dialog.getByLabelText(/^Anything we should know/)
    fireEvent.change(comment, { target: { value: 'x'.repeat(989) } })
    expect(dialog.queryByText(/characters? left/)).toBeNull()
    fireEvent.change(comment, { target: { value: 'x'.repeat(990) } })
    expect(dialog.getByText('10 characters left').getAttribute('role')).toBe('status')
    fireEvent.change(comment, { target: { value: '' } })
    submit()
    expect(dialog.getByRole('alert').textContent).toBe('Choose at least one product.')
    fireEvent.click(dialog.getByRole('checkbox'))
    await settle()
    submit()
    expect(dialog.getByText('Return reason must be selected.')).toBeTruthy()
    expect(server.count('createReturn')).toBe(0)
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'damaged' } })
    await settle()
    expect(dialog.queryByText('Return parcel')).toBeNull()
    expect(dialog.getByText(/If the fault is not ours, the cost of the return parcel is deducted/)).toBeTruthy()
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'too_small' } })
    await settle()
    expect(dialog.queryByText(/If the fault is not ours/)).toBeNull()
    expect(dialog.getByText('Return parcel').parentElement?.textContent).toContain('4.90')
    expect(dialog.getByText('You get back').parentElement?.textContent).toContain('95.10')
    fireEvent.click(dialog.getByRole('radio', { name: /Another size or colour/ }))
    submit()
    expect(dialog.getByText('Choose what you would like instead.')).toBeTruthy()
    fireEvent.change(dialog.getByLabelText(/^Instead/), { target: { value: '77' } })
    const returns = [
      {
        number: 'P-TEST0001',
        kind: 'exchange' as const,
        method: 'parcel' as const,
        status: 'registered' as const,
        created: '',
        reserved_until: '2026-12-13T10:00:00Z',
        is_withdrawal: false,
        fee: 0,
        delivery_refund: 0,
        refund: 0,
        adjustment: 0,
        adjustment_reasons: [],
        note: '',
        lines: [],
      },
    ]
    server.on('createReturn', () => ({ ok: true, data: { return_number: 'P-TEST0001', order: order({ returns }) } }))
    submit()
    await settle()
    expect(server.call).toHaveBeenLastCalledWith('createReturn', {
      body: expect.objectContaining({
        ...reference,
        kind: 'exchange',
        method: 'parcel',
        lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: 77 }],
      }) as unknown,
    })
    expect(dialog.getByRole('heading', { name: 'Return P-TEST0001 is registered' })).toBe(document.activeElement)
    expect(dialog.getByText(/held for you until December 13, 2026/)).toBeTruthy()
  })

  it.each([
    ['time', 'The return time has expired.'],
    ['exchange', 'What you chose instead has just sold out. Choose another size or colour.'],
    ['quantity', 'There are not that many left to return. See the returns of this order.'],
  ])('D8.12 D5.10 a return that the shop refuses is not registered, and why is said: %s', async (reason, text) => {
    server.on('returnOptions', () => ({ ok: true, data: { fee: 490, exchanges: [] } }))
    const quote = { worth: 10_000, adjustment: 0, adjustment_reasons: [], fee: 490, refund: 9_510 }
    server.on('quoteReturn', () => ({ ok: true, data: quote }))
    server.on('createReturn', () => refusal('CONFLICT', 409, { details: { reason } }))
    act(returnable())
    press('Return or exchange')
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
    await settle()
    fireEvent.click(dialog.getByRole('checkbox'))
    await settle()
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'too_small' } })
    await settle()
    await dialog.findByText('You get back')
    fireEvent.click(dialog.getByRole('button', { name: 'Register the return' }))
    await settle()
    expect(server.count('createReturn')).toBe(1)
    expect(dialog.getByRole('alert').textContent).toContain(text)
    expect(dialog.queryByRole('heading', { name: /is registered/ })).toBeNull()
  })

  it('issue 16 what waits in the store can only be returned there', async () => {
    server.on('returnOptions', () => ({ ok: true, data: { fee: 490, exchanges: [] } }))
    act({ ...returnable(), status: 'sent', delivery_kind: 'store' })
    press('Return or exchange')
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
    await settle()
    expect(dialog.queryByRole('radio', { name: /parcel/i })).toBeNull()
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /To a store/ }).checked).toBe(true)
  })

  it('the sum and what is deducted from it are shown before a refund is registered; a sum that has changed is shown again', async () => {
    const quotes = [
      { worth: 10_000, adjustment: -9_990, adjustment_reasons: ['bundle'], fee: 0, refund: 10 },
      { worth: 10_000, adjustment: -1_000, adjustment_reasons: ['bundle'], fee: 0, refund: 9_000 },
    ]
    server.on('returnOptions', () => ({ ok: true, data: { fee: 490, exchanges: [] } }))
    server.on('quoteReturn', () => ({ ok: true, data: quotes[server.count('createReturn')] }))
    server.on('createReturn', () => refusal('CONFLICT', 409, { details: { reason: 'sum' } }))
    act(returnable())
    press('Return or exchange')
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
    await settle()
    fireEvent.click(dialog.getByRole('checkbox'))
    await settle()
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'too_small' } })
    const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Register the return' }))
    submit()
    expect(server.count('createReturn')).toBe(0)
    await settle()
    const reason = 'The bundle price does not apply to what you keep'
    expect(dialog.getByText(reason).parentElement?.textContent).toContain('-€99.90')
    expect(dialog.getByText('You get back').parentElement?.textContent).toContain('€0.10')
    submit()
    await settle()
    expect(server.call).toHaveBeenCalledWith('createReturn', {
      body: expect.objectContaining({ expected_refund: 10 }) as unknown,
    })
    expect(dialog.getByRole('alert').textContent).toContain('The refund has changed')
    expect(dialog.getByText('You get back').parentElement?.textContent).toContain('€90')
    // A registered return has no sum to ask for: the shop would refuse the question.
    const asked = server.count('quoteReturn')
    server.on('createReturn', () => ({
      ok: true,
      data: { return_number: 'P-TEST0001', order: order({ returns: [] }) },
    }))
    submit()
    await settle()
    expect(onChange).toHaveBeenCalledOnce()
    expect(server.count('quoteReturn')).toBe(asked)
  })

  it('a count that the chosen variant does not suffice for asks for the variant again', async () => {
    const variants = [
      { id: 77, colour: 'Red', size: 'L', available: 1 },
      { id: 78, colour: 'Red', size: 'S', available: 3 },
    ]
    server.on('returnOptions', () => ({ ok: true, data: { fee: 490, exchanges: [{ line: 1, variants }] } }))
    const lines = order().lines.map((line) => ({ ...line, quantity: 3, returnable: 3 }))
    act({ status: 'sent', lines })
    press('Return or exchange')
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
    await settle()
    const choose = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    fireEvent.click(dialog.getByRole('checkbox'))
    choose(/^Reason/, 'too_small')
    fireEvent.click(dialog.getByRole('radio', { name: /Another size or colour/ }))
    choose(/^Instead/, '77')
    choose(/^How many/, '2')
    fireEvent.click(dialog.getByRole('button', { name: 'Register the return' }))
    expect(dialog.getByText('Choose what you would like instead.')).toBeTruthy()
    expect(server.count('createReturn')).toBe(0)
    choose(/^Instead/, '78')
    choose(/^How many/, '3')
    expect(dialog.getByLabelText<HTMLSelectElement>(/^Instead/).value).toBe('78')
  })

  it('a return that has not arrived can be taken back', async () => {
    const returns = [
      {
        number: 'P-TEST0001',
        kind: 'refund' as const,
        method: 'parcel' as const,
        status: 'registered' as const,
        created: '',
        reserved_until: null,
        is_withdrawal: false,
        fee: 490,
        delivery_refund: 0,
        refund: 7_910,
        adjustment: -1_600,
        adjustment_reasons: ['code' as const],
        note: '',
        lines: [{ line: 1, quantity: 1, reason: 'too_small', confirmed_reason: null, exchange: null }],
      },
    ]
    show(<ReturnsList order={order({ returns })} reference={reference} onChange={onChange} />)
    expect(screen.getByText('1 × Fjell Storm jacket, Too small')).toBeTruthy()
    expect(screen.getByText('The discount code does not apply to what you keep').parentElement?.textContent).toContain(
      '-€16',
    )
    server.on('cancelReturn', () => ({ ok: true, data: order() }))
    press('Cancel this return')
    await settle()
    expect(server.call).toHaveBeenLastCalledWith('cancelReturn', {
      body: { ...reference, return_number: 'P-TEST0001' },
    })
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})

describe('the receipt', () => {
  it('D9.08 names seller and buyer, each line with its rate, and specifies the VAT by rate', async () => {
    window.history.replaceState(null, '', `/en/order/receipt/?number=${reference.number}#access=${reference.access}`)
    server.on('orderStatus', () => ({
      ok: true,
      data: order({
        events,
        company: 'Esimerkki Oy',
        delivery_cost: 500,
        payment_method: 'invoice',
        invoice_due: '2026-12-20T10:00:00.000Z',
      }),
    }))
    show(
      <Receipt
        orderBase="/en/order/success/"
        seller={{
          name: 'Polku Oy',
          address: 'Polkukatu 1',
          businessId: '1234567-8',
          vatNumber: 'FI12345678',
          email: 'info@example.com',
          phone: null,
        }}
      />,
    )
    await settle()
    expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toBe(
      `/en/order/success/${reference.number}/#access=${reference.access}`,
    )
    const sheet = within(screen.getByRole('article'))
    for (const text of [
      'Polku Oy',
      'Business ID 1234567-8',
      'VAT number FI12345678',
      'Esimerkki Oy',
      'Aino Virtanen',
      'December 20, 2026',
      '€5.00',
    ])
      expect(sheet.getByText(text)).toBeTruthy()
    const [, vat] = sheet.getAllByRole('table')
    expect(
      within(vat as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['25.5%', '€83.58', '€21.32', '€104.90'])
  })
})
