import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { OtherDraftsProvider } from '@/components/office/other-drafts'
import { NewPurchaseRows } from '@/components/office/purchases/new-purchase-rows'
import { PurchaseDesk } from '@/components/office/purchases/purchase-desk'
import type { OfficePurchase } from '@/lib/contract/schemas/office-purchases'

import { RecordForm } from '@/components/office/record-form'
import { bodies, entity, field as officeField, refused, router, sent, serve, show, startOver } from './support'

const PATH = '/api/office/purchases/7/'
const purchase = (more: Partial<OfficePurchase> = {}): OfficePurchase => ({
  id: 7,
  status: 'ordered',
  lines: [
    {
      variant: 1,
      title: 'Jacket M',
      sku: 'J-M',
      gtin: '6400000000015',
      quantity: 10,
      received: 4,
      expectedOn: '2027-03-01',
      isLate: false,
    },
    { variant: 2, title: 'Cap', sku: 'CAP', gtin: null, quantity: 5, received: 0, expectedOn: null, isLate: true },
  ],
  may: { change: true, order: false, cancel: true, close: false, receive: true },
  ...more,
})
const supplierField = officeField('supplier', 'text', { isRequired: true })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

/** With the form of the order, whose button saves its rows, too. */
const inForm = () =>
  show(
    <RecordForm entity={entity('purchases', [])} record={{ id: '7', title: '7', values: {}, labels: {}, change: 0 }}>
      <PurchaseDesk purchase={purchase()} />
    </RecordForm>,
  )

beforeEach(() => {
  startOver()
  serve({ [PATH]: purchase(), [`${PATH}receipts/`]: purchase(), [`${PATH}state/`]: purchase() })
})
afterEach(cleanup)

describe('a new purchase order', () => {
  const NEW = '/api/office/purchases/'
  const ROWS = '/api/office/purchase-rows/'
  const HEAD = entity('purchases', [supplierField])
  const showNew = () =>
    show(
      <RecordForm entity={HEAD} record={null} newPath={NEW}>
        <NewPurchaseRows />
      </RecordForm>,
    )
  async function addGloves() {
    serve({
      [ROWS]: {
        rows: [{ variant: 3, title: 'Gloves', sku: 'G', gtin: null, quantity: 6, expectedOn: '2027-04-01' }],
        faults: [],
      },
    })
    type('Add many rows at once', 'G\t6')
    fireEvent.click(button('Add to the order'))
    await screen.findByLabelText('Quantity of Gloves')
  }

  it('takes its rows before it is saved, and is saved with them in one call', async () => {
    serve({ [NEW]: { id: '12' } })
    showNew()
    type('Supplier *', 'Halti')
    await addGloves()
    type('Quantity of Gloves', '8')
    fireEvent.click(button('Save'))
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/hallinta/purchases/12/'))
    expect(bodies(NEW)).toEqual([
      { values: { supplier: 'Halti' }, lines: [{ variant: 3, quantity: 8, expectedOn: '2027-04-01' }] },
    ])
    expect(sent.map(({ path }) => path).filter((path) => path.startsWith('/api/office/records/'))).toEqual([])
  })

  it('can be saved without rows, and is not with a row that has no quantity', async () => {
    serve({ [NEW]: { id: '12' } })
    showNew()
    type('Supplier *', 'Halti')
    await addGloves()
    type('Quantity of Gloves', 'many')
    fireEvent.click(button('Save'))
    expect(await screen.findByText('The quantity is a whole number from 1 to 100,000.')).toBeTruthy()
    expect(bodies(NEW)).toEqual([])
    fireEvent.click(button('Remove Gloves'))
    fireEvent.click(button('Save'))
    await waitFor(() => expect(bodies(NEW)).toEqual([{ values: { supplier: 'Halti' } }]))
  })

  it('keeps its rows when its head is refused', async () => {
    serve({ [NEW]: refused(400, 'BAD_REQUEST', { field: 'supplier', details: { reason: 'required' } }) })
    showNew()
    await addGloves()
    fireEvent.click(button('Save'))
    expect(await screen.findByText('This cannot be empty.')).toBeTruthy()
    expect(field('Quantity of Gloves').value).toBe('6')
  })
})

describe('rows of a purchase order', () => {
  it('are saved as what was on the screen and what is typed; one that cannot be a quantity holds the saving', async () => {
    inForm()
    type('Quantity of Jacket M', 'many')
    expect(field('Quantity of Jacket M').getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(button('Save'))
    expect(await screen.findByText('The quantity is a whole number from 1 to 100,000.')).toBeTruthy()
    expect(bodies(PATH)).toEqual([])
    type('Quantity of Jacket M', '12')
    type('Expected day of Jacket M', '2027-03-09')
    fireEvent.click(button('Remove Cap'))
    fireEvent.click(button('Save'))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(bodies(PATH)).toEqual([
      {
        changes: [
          { variant: 2, from: { quantity: 5, expectedOn: null }, to: null },
          {
            variant: 1,
            from: { quantity: 10, expectedOn: '2027-03-01' },
            to: { quantity: 12, expectedOn: '2027-03-09' },
          },
        ],
      },
    ])
  })

  it('come from a spreadsheet: what is not understood is named with its line and stays in the field', async () => {
    serve({
      '/api/office/purchase-rows/': {
        rows: [{ variant: 3, title: 'Gloves', sku: 'G', gtin: null, quantity: 6, expectedOn: '2027-04-01' }],
        faults: [{ line: 2, text: 'X\tmany', reason: 'row_quantity' }],
      },
    })
    show(<PurchaseDesk purchase={purchase()} />)
    type('Add many rows at once', 'G\t6\t1.4.2027\nX\tmany\nCAP')
    fireEvent.click(button('Add to the order'))
    expect(await screen.findByText(/Line 2 “X\smany”: The quantity is a whole number/)).toBeTruthy()
    expect(bodies('/api/office/purchase-rows/')).toEqual([{ text: 'G\t6\t1.4.2027\nX\tmany\nCAP\t1' }])
    expect(field('Add many rows at once').value).toBe('X\tmany')
    expect(field('Quantity of Gloves').value).toBe('6')
    expect(field('Expected day of Gloves').value).toBe('2027-04-01')
  })

  it('are understood with blanks between the cells; what is not known stays as it was typed', async () => {
    serve({
      '/api/office/purchase-rows/': { rows: [], faults: [{ line: 2, text: 'CAP\t1', reason: 'row_unknown' }] },
    })
    show(<PurchaseDesk purchase={purchase()} />)
    type('Add many rows at once', 'G 6 1.4.2027\nCAP')
    fireEvent.click(button('Add to the order'))
    expect(await screen.findByText(/Line 2 “CAP”: No variant has this number/)).toBeTruthy()
    expect(bodies('/api/office/purchase-rows/')).toEqual([{ text: 'G\t6\t1.4.2027\nCAP\t1' }])
    expect(field('Add many rows at once').value).toBe('CAP')
  })

  it('tell what was refused and keep what is typed', async () => {
    serve({ [PATH]: refused(409, 'CONFLICT', { details: { reason: 'purchase_received' } }) })
    inForm()
    type('Quantity of Jacket M', '2')
    fireEvent.click(button('Save'))
    expect(await screen.findByText('More than that has come already.')).toBeTruthy()
    expect(field('Quantity of Jacket M').value).toBe('2')
  })

  it('are found by the name of a product; one that is there already gets one unit more', async () => {
    const found = (id: string, title: string, sku: string) => ({ id, title, values: { sku, gtin: null }, labels: {} })
    serve({
      '/api/office/records/variants/': {
        rows: [found('9', 'Mitten L', 'M-L'), found('2', 'Cap', 'CAP')],
        total: 2,
      },
    })
    show(<PurchaseDesk purchase={purchase()} />)
    const search = screen.getByRole('combobox', { name: 'Add goods by name or number' })
    fireEvent.change(search, { target: { value: 'mi' } })
    fireEvent.mouseDown(await screen.findByRole('option', { name: /Mitten L/ }))
    expect(field('Quantity of Mitten L').value).toBe('1')
    fireEvent.change(search, { target: { value: 'ca' } })
    fireEvent.mouseDown(await screen.findByRole('option', { name: /Cap/ }))
    expect(field('Quantity of Cap').value).toBe('6')
  })

  it('are discarded with the rest of the form', () => {
    inForm()
    type('Quantity of Jacket M', '2')
    fireEvent.click(button('Discard changes'))
    expect(field('Quantity of Jacket M').value).toBe('10')
  })

  it('are late in words, and an end is asked for twice', async () => {
    show(<PurchaseDesk purchase={purchase()} />)
    expect(screen.getByText('Late: no longer promised to shoppers')).toBeTruthy()
    fireEvent.click(button('Cancel the order'))
    expect(bodies(`${PATH}state/`)).toEqual([])
    fireEvent.click(button('Really cancel it'))
    await waitFor(() => expect(bodies(`${PATH}state/`)).toEqual([{ to: 'cancel' }]))
  })

  it('tell the form around them that they are not saved, so that it does not say that everything is', () => {
    const report = vi.fn()
    show(
      <OtherDraftsProvider report={report}>
        <PurchaseDesk purchase={purchase()} />
      </OtherDraftsProvider>,
    )
    expect(report).toHaveBeenLastCalledWith('office.purchase_rows', null)
    type('Quantity of Jacket M', '12')
    expect(report).toHaveBeenLastCalledWith('office.purchase_rows', {
      save: expect.any(Function),
      drop: expect.any(Function),
    })
    type('Quantity of Jacket M', '10')
    expect(report).toHaveBeenLastCalledWith('office.purchase_rows', null)
  })

  it('are only read by who may not change them', () => {
    const may = { change: false, order: false, cancel: false, close: false, receive: false }
    show(<PurchaseDesk purchase={purchase({ may })} />)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Mar 1, 2027')).toBeTruthy()
  })
})

describe('a delivery', () => {
  const scan = (code: string) => {
    const input = field('EAN or product number: scan or type')
    fireEvent.change(input, { target: { value: code } })
    fireEvent.submit(input)
  }
  it('answers beside the field, and takes back what it said when all has come', () => {
    show(<PurchaseDesk purchase={purchase()} />)
    fireEvent.click(button('Receive goods'))
    scan('unknown')
    const said = screen.getByText('unknown is not in this order. Add it to the rows first.')
    const after = said.compareDocumentPosition(screen.getByRole('table'))
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    fireEvent.click(button('Everything has come'))
    expect(screen.queryByText(/is not in this order/)).toBeNull()
    // Every cell says what it is where the head of the table is not seen.
    expect(
      [...(screen.getAllByRole('row')[1]?.querySelectorAll('td') ?? [])].map(({ dataset }) => dataset['label']),
    ).toEqual(['Quantity', 'Expected', 'Received', 'Arrived now'])
  })

  it('has no bar that says all is saved while goods wait to be booked', () => {
    inForm()
    fireEvent.click(button('Receive goods'))
    expect(screen.getByText('All changes are saved')).toBeTruthy()
    scan('j-m')
    expect(screen.queryByText('All changes are saved')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    fireEvent.click(button('Back to the rows'))
    expect(button('Save')).toBeTruthy()
  })

  it('is scanned and typed, and booked under one id', async () => {
    show(<PurchaseDesk purchase={purchase()} />)
    fireEvent.click(button('Receive goods'))
    expect(document.activeElement).toBe(field('EAN or product number: scan or type'))
    scan('6400000000015')
    scan('j-m')
    scan('unknown')
    expect(screen.getByText('unknown is not in this order. Add it to the rows first.')).toBeTruthy()
    expect(field('Arrived now of Jacket M').value).toBe('2')
    type('Arrived now of Cap', '5')
    fireEvent.click(button('Book 7 units into stock'))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(bodies(`${PATH}receipts/`)).toMatchObject([
      {
        lines: [
          { variant: 1, quantity: 2 },
          { variant: 2, quantity: 5 },
        ],
      },
    ])
  })

  it('keeps its id and its units when the network fails, and fills what is still to come', async () => {
    serve({ [`${PATH}receipts/`]: refused(503, 'UNAVAILABLE') })
    show(<PurchaseDesk purchase={purchase()} />)
    fireEvent.click(button('Receive goods'))
    fireEvent.click(button('Everything has come'))
    for (let round = 0; round < 2; round++) {
      fireEvent.click(button('Book 11 units into stock'))
      await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    }
    const [first, second] = bodies(`${PATH}receipts/`) as { id: string }[]
    expect(first?.id).toBe(second?.id)
    expect(field('Arrived now of Jacket M').value).toBe('6')
  })
})
