import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { LowStock } from '@/components/office/purchases/low-stock'
import type { LowStockList } from '@/lib/contract/schemas/office-purchases'

import { bodies, refused, router, serve, show, startOver } from './support'

const CREATE = '/api/office/purchases/'
const row = (variant: number, title: string, more: Partial<LowStockList['rows'][number]> = {}) => ({
  variant,
  title,
  sku: `S-${variant}`,
  gtin: null,
  product: 5,
  available: 2,
  held: null,
  level: 3,
  sold: 20,
  coming: 4,
  expectedOn: '2027-03-01',
  ...more,
})
const found = (more: Partial<LowStockList> = {}): LowStockList => ({
  rows: [row(1, 'Jacket M'), row(2, 'Cap', { sold: 0, available: 0, coming: 0, expectedOn: null })],
  total: 2,
  isMore: false,
  page: 1,
  size: 50,
  stores: [{ id: 20, name: 'Oulu' }],
  drafts: [{ id: 7, name: 'Halti 7' }],
  mayOrder: true,
  ...more,
})
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name))
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Add to the purchase order' }))

beforeEach(() => {
  startOver()
  serve({
    [CREATE]: { id: '9' },
    '/api/office/purchases/7/': { lines: [{ variant: 1 }] },
  })
})
afterEach(cleanup)

describe('goods of which few are left', () => {
  it('go into a new order with as many as sell, less what is there or coming', async () => {
    show(<LowStock found={found()} />)
    tick('Select all on this page')
    // With the keyboard past the rows: from the box of all, and from each ticked one.
    const past = screen.getAllByRole('link', { name: 'To the purchase order' })
    expect(past).toHaveLength(3)
    for (const link of past) {
      const bar = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '')
      expect([bar?.tabIndex, bar?.contains(screen.getByLabelText('Supplier'))]).toEqual([-1, true])
    }
    fireEvent.change(screen.getByLabelText('Supplier'), { target: { value: 'Halti' } })
    press()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/hallinta/purchases/9/'))
    expect(bodies(CREATE)).toEqual([
      {
        values: { supplier: 'Halti', storeId: 20 },
        lines: [
          { variant: 1, quantity: 14, expectedOn: null },
          { variant: 2, quantity: 4, expectedOn: null },
        ],
      },
    ])
  })

  it('are ordered from a supplier who is typed, or chosen among those of earlier orders', async () => {
    const order = (supplier: string) => ({ id: '1', title: supplier, values: { supplier }, labels: {} })
    serve({ '/api/office/records/purchases/': { rows: [order('Sasta'), order('Halti'), order('Sasta')], total: 3 } })
    show(<LowStock found={found()} />)
    tick('Select Cap')
    const box = screen.getByLabelText<HTMLInputElement>('Supplier')
    fireEvent.focus(box)
    await waitFor(() => expect([...(box.list?.options ?? [])].map(({ value }) => value)).toEqual(['Halti', 'Sasta']))
    fireEvent.change(box, { target: { value: 'Sasta' } })
    press()
    await waitFor(() => expect(bodies(CREATE)).toMatchObject([{ values: { supplier: 'Sasta' } }]))
  })

  it('go into a draft beside what it has already', async () => {
    show(<LowStock found={found()} />)
    tick('Select Jacket M')
    tick('Select Cap')
    fireEvent.change(screen.getByLabelText('Purchase order'), { target: { value: '7' } })
    press()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/hallinta/purchases/7/'))
    expect(bodies(CREATE)).toEqual([])
    expect(bodies('/api/office/purchases/7/').filter(Boolean)).toMatchObject([{ changes: [{ variant: 2 }] }])
  })

  it('have the way to an order before anything is ticked, which says what to do first', async () => {
    show(<LowStock found={found()} />)
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to the purchase order' })
    expect(button().disabled).toBe(true)
    const reason = document.getElementById(button().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Nothing is selected yet: tick what you want to order.')
    // On a phone the fields would lie over the list.
    expect(screen.queryByRole('combobox', { name: 'Purchase order' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Select all on this page' }))
    expect(button().disabled).toBe(false)
    expect(screen.getByText('2 selected')).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'Supplier' }), { target: { value: 'Halti' } })
    tick('Select all on this page')
    expect(button().disabled).toBe(true)
    tick('Select Cap')
    expect(screen.getByLabelText<HTMLInputElement>('Supplier').value).toBe('Halti')
  })

  it('say below the name what has no column on a phone', () => {
    const { container } = show(<LowStock found={found()} />)
    const line = container.querySelector('tbody th .office-phone-only')
    expect([...(line?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Few from: 3',
      'Sold in 30 days: 20',
      'Coming: 4 · Mar 1, 2027',
    ])
    const dropped = [...container.querySelectorAll('thead .office-no-phone')].map(({ textContent }) => textContent)
    expect(dropped).toEqual(['Few from', 'Sold in 30 days', 'Coming'])
  })

  it('stay ticked when the order is refused, and the reason is said', async () => {
    serve({ [CREATE]: refused(503, 'UNAVAILABLE') })
    show(<LowStock found={found()} />)
    tick('Select Cap')
    fireEvent.change(screen.getByLabelText('Supplier'), { target: { value: 'Halti' } })
    press()
    await screen.findByText('The service is not available now. Try again soon.')
    expect(screen.getByLabelText<HTMLInputElement>('Select Cap').checked).toBe(true)
    expect(router.push).not.toHaveBeenCalled()
  })

  it('cannot be chosen by who may not order, and show the store that was asked for', () => {
    show(<LowStock found={found({ mayOrder: false, rows: [row(1, 'Jacket M', { held: 1 })] })} />)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'In this store' })).toBeTruthy()
    expect(screen.getByText('Mar 1, 2027')).toBeTruthy()
  })
})
