import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { stackedColumns } from '@/components/office/list-columns'
import { RecordTable } from '@/components/office/record-table'
import type { OfficeRow } from '@/lib/contract/schemas/office'

import { entity, field, INTL, resolved, show, startOver } from './support'

vi.mock('@/lib/office/server', () => ({ officeIntl: () => Promise.resolve(INTL) }))

const FIELDS = [
  field('name', 'localized'),
  field('brandId', 'reference'),
  field('mainGroupId', 'reference'),
  field('kind', 'choice'),
  field('isPublic', 'boolean'),
  field('soldAmount', 'integer'),
  field('updatedAt', 'moment'),
]
const PRODUCTS = entity('products', FIELDS)
const product = (more: Partial<OfficeRow> = {}): OfficeRow => ({
  id: '7',
  title: 'Fell jacket',
  values: { name: { en: 'Fell jacket' }, brandId: 3, isPublic: true, soldAmount: 4 },
  labels: { brandId: 'Halti' },
  picture: 'models/7/front.svg',
  ...more,
})
const open = async (rows: readonly OfficeRow[], of = PRODUCTS) =>
  show(await resolved(<RecordTable entity={of} columns={of.fields} rows={rows} query={{}} />))

beforeEach(startOver)
afterEach(cleanup)

describe('a row of a list', () => {
  it('has its picture in a space that is kept before it is there, and no name twice', async () => {
    const { container } = await open([product(), product({ id: '8', title: 'Bare', picture: null })])
    const pictures = [...container.querySelectorAll('img')]
    expect(pictures.map((img) => ['width', 'height', 'alt', 'loading'].map((name) => img.getAttribute(name)))).toEqual([
      ['96', '96', '', 'lazy'],
    ])
    expect(pictures[0]?.getAttribute('src')).toContain('models/7/front.svg')
    const cells = [...container.querySelectorAll('tbody tr')].map((row) => row.querySelector('.size-12'))
    expect(cells.map((cell) => cell?.tagName)).toEqual(['IMG', 'SPAN'])
  })

  it('keeps no space where its kind of record has no pictures', async () => {
    const { picture: _picture, ...brand } = product()
    const { container } = await open([brand])
    expect(container.querySelector('.size-12')).toBeNull()
  })

  it('shows the value of a discount code as money where it is a sum, else as a number', async () => {
    const fields = [field('code', 'text'), field('kind', 'choice'), field('value', 'integer')]
    const code = (id: string, kind: string) => ({ id, title: id, values: { code: id, kind, value: 2000 }, labels: {} })
    const rows = [code('KESA', 'amount'), code('TALVI', 'percent')]
    const { container } = await open(rows, entity('discount-codes', fields))
    const values = [...container.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent)
    expect(values).toEqual(['€20.00', '2,000'])
  })

  it('calls the picture of a record a picture, and the former path of a page an old address', async () => {
    const row = { id: '1', title: 'Front', values: { path: 'a.jpg' }, labels: {} }
    const headOf = async (kind: 'picture' | 'text') => {
      const { container } = await open([row], entity('images', [field('path', kind)]))
      const text = container.querySelector('thead th:last-child')?.textContent
      cleanup()
      return text
    }
    expect([await headOf('picture'), await headOf('text')]).toEqual(['Picture', 'Old address'])
  })

  it('says below the name what has no column in little space', async () => {
    const { container } = await open([product()])
    const name = screen.getByRole('link', { name: 'Fell jacket' }).closest('td') as HTMLElement
    expect(within(name).getByText('Brand: Halti').className).toContain('office-narrow-only')
    const dropped = [...container.querySelectorAll('.office-wide-only')].map((cell) => cell.textContent)
    expect(dropped).toEqual(['Brand', 'Main category', 'Halti', ''])
    expect(name.className).toContain('office-fixed-second')
  })
})

describe('the columns in little space', () => {
  it('are states first, then what is compared, in lists with more columns than fit', () => {
    expect([...stackedColumns(FIELDS)]).toEqual(['brandId', 'mainGroupId'])
    expect([...stackedColumns(FIELDS.slice(0, 5))]).toEqual([])
    expect([...stackedColumns([...FIELDS, field('isActive', 'boolean')])]).toEqual([
      'brandId',
      'mainGroupId',
      'updatedAt',
    ])
  })
})
