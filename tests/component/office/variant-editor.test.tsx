import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { NewProduct } from '@/components/office/variants/new-product'
import { VariantEditor } from '@/components/office/variants/variant-editor'
import type { OfficeChoices, OfficeGoods } from '@/lib/contract/schemas/office'

import { bodies, entity, field, refused, router, serve, show, startOver } from './support'

const CHOICES: OfficeChoices = {
  colours: [
    { id: 1, slug: 'night-blue', names: { en: 'Blue', fi: 'Sininen' }, swatch: ['#0000ff'] },
    { id: 2, slug: 'red', names: { en: 'Red' }, swatch: ['#ff0000'] },
  ],
  sizes: [
    { id: 7, name: 'S' },
    { id: 8, name: 'M' },
    { id: 9, name: 'L' },
  ],
  sizeTables: [{ id: 3, names: { en: 'Jackets' }, sizes: [7, 8] }],
  taxClasses: [
    { taxClass: 1, ratePercent: 14 },
    { taxClass: 5, ratePercent: 25.5 },
  ],
  stores: [
    { id: 20, name: 'Warehouse' },
    { id: 1, name: 'Helsinki' },
    { id: 2, name: 'Oulu' },
  ],
}
type Variant = OfficeGoods['variants'][number]
const variant = (id: number, sizeId: number, more: Partial<Variant> = {}): Variant => ({
  id,
  colour: { en: 'Blue' },
  size: 'S',
  colourId: 1,
  sizeId,
  isHidden: false,
  weight: 640,
  regular: 19_900,
  gtin: null,
  sku: `OLD-${id}`,
  available: 3,
  prices: [],
  stock: [{ store: 1, quantity: 3 }],
  ...more,
})
const goods = (variants: Variant[]): OfficeGoods => ({ variants, stores: [], mayPrice: true, mayStock: true })
const SAVE = '/api/office/goods/5/variants/'
const open = (variants: Variant[], mayChange = true) =>
  show(<VariantEditor model="5" goods={goods(variants)} choices={CHOICES} product="Tuuli" mayChange={mayChange} />)

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const type = (name: string, value: string) => fireEvent.change(cell(name), { target: { value } })
const press = (target: Element, key: string, more: object = {}) => fireEvent.keyDown(target, { key, ...more })
function pick(list: string, text: string) {
  const box = screen.getByRole('combobox', { name: list })
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value: text } })
  press(box, 'Enter')
  fireEvent.blur(box)
}
const paste = (target: Element, text: string) => fireEvent.paste(target, { clipboardData: { getData: () => text } })
const sentTo = (path: string) => bodies(path).at(-1) as Record<string, unknown[]>

/** The question before unsaved changes are lost, and the answer to it. */
function answering(isSure: boolean) {
  const confirm = vi.fn<(question: string) => boolean>().mockReturnValue(isSure)
  vi.stubGlobal('confirm', confirm)
  return confirm
}

beforeEach(startOver)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the table of variants', () => {
  it('proposes the price of the others for new rows, which somebody can change', async () => {
    serve({ [SAVE]: goods([variant(11, 7), variant(12, 8)]) })
    open([variant(11, 7), variant(12, 8, { regular: 20_900 })])
    pick('Colours', 'red')
    fireEvent.click(tick('Red, S'))
    fireEvent.click(tick('Red, M'))
    expect([cell('Price (€), Red · S').value, cell('Price (€), Red · M').value]).toEqual(['199.00', '209.00'])
    type('Price (€), Red · M', '215')
    // What is typed already is not proposed anew.
    pick('Sizes', 'l')
    expect(cell('Price (€), Red · M').value).toBe('215')
    fireEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(sentTo(SAVE)['create']).toMatchObject([{ price: 19_900 }, { price: 21_500 }]))
  })

  it('warns of variants without a price, unless they are hidden', () => {
    open([variant(11, 7, { regular: null }), variant(12, 8, { regular: null, isHidden: true })])
    expect(screen.getByText('1 variant has no price, and shoppers cannot buy it.')).toBeTruthy()
    const warning = document.getElementById(cell('Price (€), Blue · S').getAttribute('aria-describedby') ?? '')
    expect(warning?.textContent).toBe('No price: not for sale')
    expect(cell('Price (€), Blue · M').getAttribute('aria-describedby')).toBeNull()
    type('Price (€), Blue · S', '199')
    expect(screen.queryByText(/has no price/)).toBeNull()
    expect(warning?.textContent).toBe('')
  })

  it('makes the ticked combinations with numbers, prices and deliveries, and keeps what exists', async () => {
    serve({ [SAVE]: goods([variant(11, 7), variant(12, 8)]) })
    open([variant(11, 7)])
    pick('Sizes', 'm')
    pick('Colours', 'red')
    expect(tick('Blue, S').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(tick('Blue, M'))
    fireEvent.click(tick('Red, S'))
    fireEvent.click(tick('Red, S'))
    fireEvent.click(screen.getByRole('button', { name: 'Make variant numbers' }))
    type('EAN, Blue · M', '4006381333931')
    type('Price (€), Blue · M', '179,5')
    type('Delivered: Warehouse, Blue · M', '12')
    type('Delivered: Helsinki, Blue · S', '4')
    fireEvent.click(screen.getByRole('button', { name: 'Save 2 variants' }))
    await waitFor(() => expect(screen.getByText('The variants are saved.')).toBeTruthy())
    expect(sentTo(SAVE)).toEqual({
      create: [
        {
          colourId: 1,
          sizeId: 8,
          gtin: '4006381333931',
          sku: 'TUULI-NIGHBLUE-M',
          weight: null,
          isHidden: false,
          price: 17_950,
          stock: [{ store: 20, quantity: 12 }],
        },
      ],
      change: [{ id: 11, patch: [], stock: [{ store: 1, quantity: 4 }] }],
      remove: [],
    })
    expect(router.refresh).toHaveBeenCalled()
  })

  it('shows prices that were saved below, unless something is typed here', () => {
    const priced = (regular: number) => (
      <VariantEditor
        model="5"
        goods={goods([variant(11, 7, { regular })])}
        choices={CHOICES}
        product="Tuuli"
        mayChange
      />
    )
    const { rerender } = show(priced(19_900))
    rerender(priced(14_900))
    expect(cell('Price (€), Blue · S').value).toBe('149.00')
    type('Price (€), Blue · S', '139')
    rerender(priced(12_900))
    expect(cell('Price (€), Blue · S').value).toBe('139')
  })

  it('sends of a row only what differs, each with what it was', () => {
    open([variant(11, 7), variant(12, 8)])
    type('Variant number, Blue · S', 'NEW-1')
    type('Weight (g), Blue · S', '')
    type('Price (€), Blue · S', '149')
    fireEvent.click(tick('Shown, Blue · S'))
    fireEvent.click(screen.getByRole('button', { name: /^Delete the variant Blue · M/ }))
    press(cell('EAN, Blue · S'), 's', { ctrlKey: true })
    expect(sentTo(SAVE)).toEqual({
      create: [],
      change: [
        {
          id: 11,
          patch: [
            { path: 'sku', from: 'OLD-11', to: 'NEW-1' },
            { path: 'weight', from: 640, to: null },
            { path: 'isHidden', from: false, to: true },
          ],
          price: { from: 19_900, to: 14_900 },
          stock: [],
        },
      ],
      remove: [12],
    })
  })

  it('takes a block of a spreadsheet: bad cells are marked, what has no place is kept, nothing is sent', () => {
    open([variant(11, 7), variant(12, 8)])
    paste(cell('EAN, Blue · S'), '4006381333931\tA-1\t1 250\t199,90\n4006381333932\tA-1\tmuch\t1,234\n96385074\tA-3')
    expect(cell('Weight (g), Blue · S').value).toBe('1 250')
    expect(cell('Weight (g), Blue · M').value).toBe('much')
    const wrong = ['EAN, Blue · M', 'Weight (g), Blue · M', 'Price (€), Blue · M', 'Variant number, Blue · M']
    for (const name of wrong) expect([name, cell(name).getAttribute('aria-invalid')]).toEqual([name, 'true'])
    expect(screen.getByText('The check digit is wrong.')).toBeTruthy()
    expect(screen.getByText('5 cells are not right yet')).toBeTruthy()
    const kept = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^1 pasted line had no place/ })
    expect(kept.value).toBe('96385074\tA-3')
    press(cell('EAN, Blue · S'), 's', { ctrlKey: true })
    expect(bodies(SAVE)).toEqual([])
  })

  it('is walked through with arrows and Enter; in a text the arrows move the caret first', () => {
    open([variant(11, 7), variant(12, 8)])
    const first = cell('Variant number, Blue · S')
    first.focus()
    press(first, 'Enter')
    expect(document.activeElement).toBe(cell('Variant number, Blue · M'))
    press(cell('Variant number, Blue · M'), 'ArrowUp')
    expect(document.activeElement).toBe(first)
    first.setSelectionRange(1, 1)
    press(first, 'ArrowRight')
    expect(document.activeElement).toBe(first)
    first.setSelectionRange(6, 6)
    press(first, 'ArrowRight')
    expect(document.activeElement).toBe(cell('Weight (g), Blue · S'))
  })

  it('marks the cell that the shop refuses, and keeps what was typed', async () => {
    serve({ [SAVE]: refused(409, 'CONFLICT', { field: 'sku', details: { reason: 'taken', row: 'v12' } }) })
    open([variant(11, 7), variant(12, 8)])
    type('Variant number, Blue · M', 'TAKEN')
    fireEvent.click(screen.getByRole('button', { name: 'Save 1 variant' }))
    await waitFor(() => expect(cell('Variant number, Blue · M').getAttribute('aria-invalid')).toBe('true'))
    expect(cell('Variant number, Blue · M').value).toBe('TAKEN')
    type('Variant number, Blue · M', 'FREE')
    expect(cell('Variant number, Blue · M').getAttribute('aria-invalid')).toBeNull()
  })

  it('of a warehouse takes deliveries only', () => {
    open([variant(11, 7)], false)
    expect(cell('Variant number, Blue · S').disabled).toBe(true)
    expect(cell('Delivered: Helsinki, Blue · S').disabled).toBe(false)
    expect(screen.queryByRole('combobox', { name: 'Colours' })).toBeNull()
    fireEvent.change(screen.getByRole('combobox', { name: 'Add a store’s deliveries' }), { target: { value: '2' } })
    expect(cell('Delivered: Oulu, Blue · S').disabled).toBe(false)
  })
})

describe('a product from nothing', () => {
  const PRODUCT = entity('products', [
    field('name', 'localized', { isRequired: true }),
    field('slug', 'text'),
    field('kind', 'choice', { options: ['new', 'used'] }),
    field('modelNumber', 'text'),
    field('isPublic', 'boolean'),
  ])
  const MADE = '/api/office/products/'

  it('is sent with its variants: the address from the name, the sizes of a table, one price for all', async () => {
    serve({ [MADE]: { id: '77' } })
    show(<NewProduct entity={PRODUCT} choices={CHOICES} />)
    expect(screen.getByText(/Without variants a product can be saved, but not bought/)).toBeTruthy()
    expect(screen.getByText(/^The end of the address/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Sizes' }).placeholder).toBe('Search: Sizes')
    const names = within(screen.getByRole('group', { name: /^Name/ }))
    fireEvent.change(names.getByLabelText('Suomi'), { target: { value: 'Tuulitakki' } })
    expect(cell('Web address').value).toBe('tuulitakki')
    fireEvent.change(names.getByLabelText('English'), { target: { value: 'Wind Jacket' } })
    // It is the same in every language: that of the market stays.
    expect(cell('Web address').value).toBe('tuulitakki')
    type('Price of all variants (€, with VAT)', '99,90')
    pick('Colours', 'blue')
    fireEvent.change(screen.getByRole('combobox', { name: 'Add the sizes of a size guide' }), {
      target: { value: '3' },
    })
    expect(screen.getByText('2 variants')).toBeTruthy()
    // What an empty cell costs is in it.
    const price = cell('Price (€), Blue · S')
    expect([price.value, price.placeholder, cell('EAN, Blue · S').placeholder]).toEqual(['', '99.90', ''])
    type('Price (€), Blue · M', '109')
    press(window as unknown as Element, 's', { ctrlKey: true })
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/hallinta/products/77/'))
    const body = bodies(MADE)[0] as { values: object; variants: { sizeId: number; price: number }[] }
    expect(body.values).toMatchObject({
      name: { fi: 'Tuulitakki', en: 'Wind Jacket' },
      slug: 'tuulitakki',
      kind: 'new',
      isPublic: false,
      taxClass: 5,
    })
    expect(body.variants.map(({ sizeId, price }) => [sizeId, price])).toEqual([
      [7, 9_990],
      [8, 10_900],
    ])
  })

  it('has every combination of what is chosen, without those that were unticked', () => {
    show(<NewProduct entity={PRODUCT} choices={CHOICES} />)
    const isTicked = (...names: string[]) => names.map((name) => tick(name).checked)
    pick('Colours', 'blue')
    expect(isTicked('Blue, No size')).toEqual([true])
    pick('Sizes', 's')
    pick('Sizes', 'm')
    fireEvent.click(tick('Blue, M'))
    pick('Colours', 'red')
    expect(isTicked('Blue, S', 'Blue, M', 'Red, S', 'Red, M')).toEqual([true, false, true, true])
    expect(screen.getByText('3 variants')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Red' }))
    expect(screen.getByText('1 variant')).toBeTruthy()
  })

  it('is not left by a link without a question once something is typed', () => {
    const confirm = answering(false)
    const list = '/hallinta/products/'
    show(
      <>
        <a href={list}>List</a>
        <NewProduct entity={PRODUCT} choices={CHOICES} />
      </>,
    )
    type('Price of all variants (€, with VAT)', '9')
    fireEvent.click(screen.getByRole('link', { name: 'List' }))
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('says that a colour is unknown', () => {
    show(<NewProduct entity={PRODUCT} choices={CHOICES} />)
    const box = screen.getByRole('combobox', { name: 'Colours' })
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: 'pink' } })
    expect(screen.getByText('Nothing found.')).toBeTruthy()
  })

  it('is not saved with a price that no variant would get', () => {
    show(<NewProduct entity={PRODUCT} choices={CHOICES} />)
    type('Price of all variants (€, with VAT)', '99,90')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText(/^A price needs a variant/)).toBeTruthy()
    expect(bodies(MADE)).toEqual([])
  })

  it('keeps an address of one’s own, and says what the shop refuses at its field', async () => {
    serve({ [MADE]: refused(409, 'CONFLICT', { field: 'slug', details: { reason: 'taken' } }) })
    show(<NewProduct entity={PRODUCT} choices={CHOICES} />)
    type('Web address', 'my-own')
    fireEvent.change(screen.getByLabelText('English'), { target: { value: 'Wind Jacket' } })
    expect(cell('Web address').value).toBe('my-own')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(cell('Web address').getAttribute('aria-invalid')).toBe('true'))
    expect(router.push).not.toHaveBeenCalled()
  })
})
