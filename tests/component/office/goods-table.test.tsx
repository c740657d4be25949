import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { GoodsTable } from '@/components/office/goods-table'
import type { OfficeGoods } from '@/lib/contract/schemas/office'

import { bodies, refused, router, sent, serve, show, startOver } from './support'

type Variant = OfficeGoods['variants'][number]

const price = (regular: number, discount: number | null, lowest30: number | null): Variant['prices'][number] => ({
  area: 1,
  active: discount ?? regular,
  regular,
  discount,
  club: null,
  lowest30,
})
const variant = (id: number, size: string, more: Partial<Variant> = {}): Variant => ({
  id,
  colour: { en: 'Blue', fi: 'Sininen' },
  size,
  colourId: 3,
  sizeId: id,
  isHidden: false,
  weight: null,
  regular: 10_000,
  gtin: `640000000000${id}`,
  sku: null,
  available: 5,
  prices: [price(10_000, null, null)],
  stock: [{ store: 2, quantity: 5 }],
  ...more,
})
const goods = (variants: Variant[]): OfficeGoods => ({
  variants,
  stores: [
    { id: 1, name: 'Helsinki' },
    { id: 2, name: 'Oulu' },
  ],
  mayPrice: true,
  mayStock: true,
})
const GOODS = goods([variant(1, 'S'), variant(2, 'M')])
const PRICES = '/api/office/goods/1023/prices/'
const STOCK = '/api/office/goods/1023/stock/'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
function write(name: string, value: string) {
  fireEvent.change(box(name), { target: { value } })
  fireEvent.blur(box(name))
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const row = (size: string) => within(screen.getByRole('link', { name: `Blue · ${size}` }).closest('tr') as HTMLElement)

beforeEach(startOver)
afterEach(cleanup)

describe('prices of a product’s variants', () => {
  it('are shown with the lowest price of 30 days first and saved only then', async () => {
    serve({ [PRICES]: goods([variant(1, 'S', { prices: [price(10_000, 7550, 9900)] }), variant(2, 'M')]) })
    show(<GoodsTable model="1023" goods={GOODS} />)
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
    write('Reduced, Blue · S', '75,5')
    expect(button('Save 1 price').disabled).toBe(true)
    fireEvent.click(button('Preview'))
    expect(await screen.findByText('The table shows the prices as they would be.')).toBeTruthy()
    expect(row('S').getByText('€75.50')).toBeTruthy()
    expect(row('S').getByText('lowest in 30 days €99.00 · -24%')).toBeTruthy()
    expect(row('M').getByText('€100.00')).toBeTruthy()
    fireEvent.click(button('Save 1 price'))
    expect(await screen.findByText('The prices are saved.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Take it back in the change history' }).getAttribute('href')).toBe(
      '/hallinta/history/',
    )
    const changes = [{ variant: 1, area: 1, kind: 'discount', amount: 7550 }]
    expect(bodies(PRICES)).toEqual([
      { changes, isPreview: true },
      { changes, isPreview: false },
    ])
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
    expect(box('Reduced, Blue · S').value).toBe('75.50')
  })

  it('are read again by the table above once they are saved, and follow what is saved there; what is typed stays', async () => {
    serve({ [PRICES]: goods([variant(1, 'S', { prices: [price(9_000, null, null)] }), variant(2, 'M')]) })
    const { rerender } = show(<GoodsTable model="1023" goods={GOODS} />)
    write('Price, Blue · S', '90')
    fireEvent.click(button('Preview'))
    await waitFor(() => expect(button('Save 1 price').disabled).toBe(false))
    expect(router.refresh).not.toHaveBeenCalled()
    fireEvent.click(button('Save 1 price'))
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    write('Reduced, Blue · S', '70')
    const after = goods([variant(1, 'S', { prices: [price(8_000, null, null)] }), variant(2, 'M'), variant(3, 'L')])
    rerender(<GoodsTable model="1023" goods={after} />)
    expect([box('Price, Blue · S').value, box('Reduced, Blue · S').value]).toEqual(['80.00', '70.00'])
    expect(row('L').getByText('€100.00')).toBeTruthy()
    expect(button('Save 1 price').disabled).toBe(true)
  })

  it('must be shown again once one is changed after the preview', async () => {
    serve({ [PRICES]: GOODS })
    show(<GoodsTable model="1023" goods={GOODS} />)
    write('Price, Blue · S', '90')
    fireEvent.click(button('Preview'))
    await waitFor(() => expect(button('Save 1 price').disabled).toBe(false))
    write('Price, Blue · M', '80')
    expect(button('Save 2 prices').disabled).toBe(true)
  })

  it('are unsaved, and can be previewed or discarded, while they are typed', () => {
    show(<GoodsTable model="1023" goods={GOODS} />)
    const type = (value: string) => fireEvent.change(box('Reduced, Blue · S'), { target: { value } })
    for (const text of ['7', '75', '75,5']) {
      type(text)
      expect(box('Reduced, Blue · S').value).toBe(text)
    }
    expect(button('Preview').disabled).toBe(false)
    expect(screen.getByText(/^Look at the preview first/)).toBeTruthy()
    type('75,5x')
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
    type('75,5')
    fireEvent.click(button('Discard the prices'))
    fireEvent.blur(box('Reduced, Blue · S'))
    expect(box('Reduced, Blue · S').value).toBe('')
    expect(screen.queryByRole('button', { name: 'Discard the prices' })).toBeNull()
    expect(sent).toEqual([])
  })

  it('are filled down from the first variant', async () => {
    serve({ [PRICES]: GOODS })
    show(<GoodsTable model="1023" goods={GOODS} />)
    write('Club price, Blue · S', '69')
    fireEvent.click(button('Use the first value for all: Club price'))
    expect(box('Club price, Blue · M').value).toBe('69.00')
    fireEvent.click(button('Preview'))
    await waitFor(() => expect(bodies(PRICES)).toHaveLength(1))
    expect(bodies(PRICES)[0]).toEqual({
      changes: [
        { variant: 1, area: 1, kind: 'club', amount: 6900 },
        { variant: 2, area: 1, kind: 'club', amount: 6900 },
      ],
      isPreview: true,
    })
  })

  it('are ended by an empty box; what is no price is not taken', async () => {
    serve({ [PRICES]: GOODS })
    show(<GoodsTable model="1023" goods={goods([variant(1, 'S', { prices: [price(10_000, 8000, 9000)] })])} />)
    write('Reduced, Blue · S', '-5')
    expect(box('Reduced, Blue · S').value).toBe('80.00')
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
    write('Reduced, Blue · S', '')
    fireEvent.click(button('Preview'))
    await waitFor(() => expect(bodies(PRICES)).toHaveLength(1))
    expect(bodies(PRICES)[0]).toMatchObject({ changes: [{ kind: 'discount', amount: null }] })
  })

  it('stay typed when they are refused, with the reason', async () => {
    serve({ [PRICES]: refused(400, 'BAD_REQUEST', { details: { reason: 'too_large' } }) })
    show(<GoodsTable model="1023" goods={GOODS} />)
    write('Price, Blue · S', '9000000')
    fireEvent.click(button('Preview'))
    expect(await screen.findByText('The value is too large or too long.')).toBeTruthy()
    expect(box('Price, Blue · S').value).toBe('9000000.00')
    expect(button('Save 1 price').disabled).toBe(true)
  })

  it('can only be read by a person who may not change them', () => {
    show(<GoodsTable model="1023" goods={{ ...GOODS, mayPrice: false, mayStock: false }} />)
    expect(box('Price, Blue · S').disabled).toBe(true)
    expect(screen.queryByRole('button', { name: /Use the first value/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Record', hidden: true })).toBeNull()
  })
})

describe('stock of a variant', () => {
  /** Opens the cell of the first variant and writes a movement. */
  function move(delta: string, reason = 'Found behind a shelf') {
    const cell = row('S')
    ;(cell.getByText('5 units').closest('details') as HTMLDetailsElement).open = true
    fireEvent.change(cell.getByRole('combobox', { name: 'Store or warehouse' }), { target: { value: '2' } })
    fireEvent.change(cell.getByRole('textbox', { name: /^Units to add/ }), { target: { value: delta } })
    fireEvent.change(cell.getByRole('textbox', { name: /^Reason/ }), { target: { value: reason } })
    fireEvent.click(cell.getByRole('button', { name: 'Record' }))
  }

  it('is moved at once, with the store and the reason', async () => {
    serve({ [STOCK]: goods([variant(1, 'S', { available: 8, stock: [{ store: 2, quantity: 8 }] }), variant(2, 'M')]) })
    show(<GoodsTable model="1023" goods={GOODS} />)
    expect(row('S').getByText('Oulu: 5')).toBeTruthy()
    expect(row('S').queryByText('Helsinki: 0')).toBeNull()
    move('+3')
    expect(await row('S').findByText('8 units')).toBeTruthy()
    expect(row('S').getByText('Oulu: 8')).toBeTruthy()
    expect(bodies(STOCK)).toEqual([{ variant: 1, store: 2, delta: 3, reason: 'Found behind a shelf' }])
    expect(row('S').getByRole<HTMLInputElement>('textbox', { name: /^Units to add/ }).value).toBe('')
    // The page's newest change is this one: nobody else made it.
    expect(router.refresh).toHaveBeenCalledOnce()
  })

  it('says when there are not that many, and keeps what was typed', async () => {
    serve({ [STOCK]: refused(409, 'CONFLICT', { details: { reason: 'out_of_stock' } }) })
    show(<GoodsTable model="1023" goods={GOODS} />)
    move('-9')
    expect(await screen.findByText('There are not that many units.')).toBeTruthy()
    expect(row('S').getByText('5 units')).toBeTruthy()
    expect(row('S').getByRole<HTMLInputElement>('textbox', { name: /^Units to add/ }).value).toBe('-9')
  })

  it('does not send what is no number of units', () => {
    show(<GoodsTable model="1023" goods={GOODS} />)
    move('1.5')
    expect(screen.getByText('The value is not in the right form.')).toBeTruthy()
    move('0')
    expect(sent).toEqual([])
  })
})
