import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { OfficeValues } from '@/lib/contract/schemas/office'

import { bodies, entity, field, INTL, refused, resolved, router, serve, show, startOver } from './support'

const { officeCall, officeMe } = vi.hoisted(() => ({ officeCall: vi.fn(), officeMe: vi.fn() }))
vi.mock('@/lib/office/server', () => ({
  officeCall,
  officeMe,
  officeIntl: () => Promise.resolve(INTL),
  officeLanguage: () => Promise.resolve('en'),
  officeNow: () => Promise.resolve(Date.parse('2026-12-04T10:00:00Z')),
}))

const { firstValues } = await import('@/lib/office/first-values')
const { RecordForm } = await import('@/components/office/record-form')
const { NewVariantPrice } = await import('@/components/office/variants/new-variant-price')
const variantPage = await import('@/app/hallinta/(desk)/variants/[record]/page')
const recordPage = await import('@/app/hallinta/(desk)/[entity]/[record]/page')

const given = <T,>(value: T) => Promise.resolve(value)
const open = async (page: ReactNode | Promise<ReactNode>) => show(await resolved(page))
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const order = (name: string, value: number) => ({ id: '1', title: '', values: { [name]: value }, labels: {} })

beforeEach(() => {
  startOver()
  officeCall.mockReset().mockResolvedValue({ rows: [order('sortOrder', 40)], total: 4 })
})
afterEach(cleanup)

describe('what the form of a new record begins with', () => {
  const values = (name: string, ...fields: Parameters<typeof field>[]) =>
    firstValues(
      entity(
        name,
        fields.map((one) => field(...one)),
      ),
      Date.parse('2026-12-04T10:00:00Z'),
    )

  it('is the order after the last record', async () => {
    expect(await values('sizes', ['sortOrder', 'integer'])).toEqual({ sortOrder: 50 })
    expect(officeCall).toHaveBeenCalledWith('officeRecords', {
      params: { entity: 'sizes' },
      query: { sort: '-sortOrder', size: '1' },
    })
    officeCall.mockResolvedValue({ rows: [], total: 0 })
    expect(await values('sizes', ['sortOrder', 'integer'])).toEqual({ sortOrder: 10 })
    officeCall.mockResolvedValue({ rows: [order('number', 20)], total: 1 })
    expect(await values('stores', ['number', 'integer'])).toEqual({ number: 21 })
  })

  it('is what the shop has by itself; not the order within a product that is not chosen yet', async () => {
    const fields = [
      ['isActive', 'boolean', { first: true }],
      ['sortOrder', 'integer', { first: 0, hasDefault: true }],
      ['used', 'integer', { first: 3, isReadOnly: true }],
    ] as const
    expect(await values('variants', ...fields.map(([...one]) => one))).toEqual({ isActive: true })
    expect(officeCall).not.toHaveBeenCalled()
  })

  it('is days for what has days', async () => {
    expect(await values('delivery-methods', ['minDays', 'integer'])).toEqual({ minDays: 1, maxDays: 3 })
    expect(await values('tax-rates', ['validFrom', 'day'])).toEqual({ validFrom: '2027-01-01' })
  })

  it('stands in the form, is no change that could be lost, and is saved', async () => {
    serve({ '/api/office/records/sizes/': { id: '9' } })
    const sizes = entity('sizes', [field('name', 'text'), field('sortOrder', 'integer')])
    officeMe.mockResolvedValue({ entities: [sizes] })
    await open(recordPage.default({ params: given({ entity: 'sizes', record: 'new' }) }))
    expect(box('Position').value).toBe('50')
    const leave = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leave)
    expect(leave.defaultPrevented).toBe(false)
    fireEvent.change(box('Name'), { target: { value: 'XL' } })
    save()
    await waitFor(() =>
      expect(bodies('/api/office/records/sizes/')).toEqual([{ values: { name: 'XL', sortOrder: 50 } }]),
    )
  })
})

describe('the star of a field that must not be empty', () => {
  const FIELDS = [
    field('name', 'text', { isRequired: true }),
    field('slug', 'text', { isRequired: true, isGivenOnce: true }),
    field('sku', 'text', { isRequired: true, isReadOnly: true }),
    field('key', 'text', { isRequired: true, hasDefault: true }),
  ]
  const stars = () => [...document.querySelectorAll('label')].filter(({ textContent }) => textContent.endsWith('*'))

  it('is at what may be empty, not at what is fixed or has a value of the shop', () => {
    show(<RecordForm entity={entity('brands', FIELDS)} record={null} />)
    expect(stars().map(({ textContent }) => textContent)).toEqual(['Name *', 'Web address *'])
    cleanup()
    const record = {
      id: '7',
      title: 'Halti',
      values: { name: 'a', slug: 'b', sku: 'c', key: 'd' },
      labels: {},
      change: 1,
    }
    show(<RecordForm entity={entity('brands', FIELDS)} record={record} />)
    expect(stars().map(({ textContent }) => textContent)).toHaveLength(2)
    expect(stars()[0]?.textContent).toBe('Name *')
  })
})

describe('a variant that is made alone', () => {
  const CREATE = '/api/office/variants/'
  const VARIANTS = entity('variants', [
    field('modelId', 'integer'),
    field('colourId', 'integer'),
    field('sizeId', 'integer'),
    field('sku', 'text'),
  ])
  const goods = {
    variants: [
      { id: 1, colourId: 1, sizeId: 7, regular: 19_900 },
      { id: 2, colourId: 1, sizeId: 8, regular: 20_900 },
    ],
  }
  const openForm = (first: OfficeValues = {}) =>
    show(
      <RecordForm entity={VARIANTS} record={null} newPath={CREATE} first={first}>
        <NewVariantPrice />
      </RecordForm>,
    )
  const price = () => box('Price with VAT')

  it('has the price of the product’s other variants once the product is chosen, and saves it with it', async () => {
    serve({ '/api/office/goods/5/': goods, [CREATE]: { id: '9' } })
    openForm({ sizeId: 8 })
    expect(price().value).toBe('')
    fireEvent.change(screen.getAllByRole('textbox')[0] as Element, { target: { value: '5' } })
    await waitFor(() => expect(price().value).toBe('209.00'))
    expect(screen.getByText(/^Proposed from the product’s other variants/)).toBeTruthy()
    // The form is told after it is shown.
    expect((await screen.findAllByText(/, Price/)).length).toBeGreaterThan(0)
    save()
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/hallinta/variants/9/'))
    expect(bodies(CREATE)).toEqual([{ values: { sizeId: 8, modelId: 5 }, price: 20_900 }])
  })

  it('keeps a typed price, and is not sent with what is no price', async () => {
    serve({ '/api/office/goods/5/': goods, [CREATE]: refused(503, 'UNAVAILABLE') })
    openForm({ modelId: 5, sizeId: 7 })
    await waitFor(() => expect(price().value).toBe('199.00'))
    fireEvent.change(price(), { target: { value: 'dear' } })
    save()
    expect(await screen.findByText('This is not a number that fits here.')).toBeTruthy()
    expect(bodies(CREATE)).toEqual([])
    fireEvent.change(price(), { target: { value: '49,90' } })
    save()
    await waitFor(() => expect(bodies(CREATE)).toMatchObject([{ price: 4_990 }]))
    expect(price().value).toBe('49,90')
  })

  it('is made without a price by who empties it, and by who may not set prices', async () => {
    serve({ '/api/office/goods/5/': goods, [CREATE]: { id: '9' } })
    openForm({ modelId: 5 })
    await waitFor(() => expect(price().value).toBe('199.00'))
    fireEvent.change(price(), { target: { value: '' } })
    expect(screen.getByText(/^Without a price shoppers cannot buy/)).toBeTruthy()
    save()
    await waitFor(() => expect(bodies(CREATE)).toEqual([{ values: { modelId: 5 } }]))
    cleanup()
    officeMe.mockResolvedValue({ entities: [VARIANTS] })
    await open(variantPage.default({ params: given({ record: 'new' }) }))
    expect(screen.queryByRole('textbox', { name: 'Price with VAT' })).toBeNull()
  })
})
