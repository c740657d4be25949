import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { placesOf } from '@/components/office/list-columns'
import { Pages } from '@/components/office/pages'
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

  it('shows the value of a discount code as money or as a percentage; free delivery has none', async () => {
    const fields = [field('code', 'text'), field('kind', 'choice'), field('value', 'integer')]
    const code = (id: string, kind: string, value: number) => ({
      id,
      title: id,
      values: { code: id, kind, value },
      labels: {},
    })
    const rows = [code('KESA', 'amount', 2000), code('TALVI', 'percent', 15), code('POSTI', 'free_delivery', 0)]
    const { container } = await open(rows, entity('discount-codes', fields))
    const values = [...container.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent)
    expect(values).toEqual(['€20.00', '15%', ''])
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

describe('colours in a list', () => {
  const cellOf = async (of: ReturnType<typeof entity>, values: OfficeRow['values']) => {
    const { container } = await open([{ id: '1', title: 'One', values, labels: {} }], of)
    const cell = container.querySelector('tbody td:last-child')
    const marks = [...(cell?.querySelectorAll<HTMLElement>('[style]') ?? [])]
    return {
      text: cell?.textContent,
      title: cell?.querySelector('[title]')?.getAttribute('title'),
      count: marks.length,
    }
  }

  it('are swatches with names; their codes are shown when somebody points at them', async () => {
    const colours = entity('colours', [field('names', 'localized'), field('swatch', 'colours')])
    expect(await cellOf(colours, { names: { en: 'Tide' }, swatch: ['#1D4E77', '#FFFFFF'] })).toEqual({
      text: 'Blue, White',
      title: '#1D4E77, #FFFFFF',
      count: 2,
    })
  })

  it.each([
    ['ribbons', 'value', '#1F4D3A;#FFFFFF'],
    ['banners', 'subText', '#1F4D3A/#FFFFFF'],
  ])('of a ground and the text on it, too: %s', async (kind, name, value) => {
    const of = entity(kind, [field('names', 'localized'), field(name, 'text')])
    expect(await cellOf(of, { names: { en: 'New' }, [name]: value })).toMatchObject({ text: 'Green, White', count: 2 })
  })

  it('are not seen in other texts', async () => {
    const of = entity('banners', [field('names', 'localized'), field('subText', 'text')])
    expect(await cellOf(of, { names: { en: 'New' }, subText: 'dark' })).toMatchObject({ text: 'dark', count: 0 })
  })
})

describe('what words of the search lead to', () => {
  it('is a name in their list', async () => {
    const of = entity('search-terms', [field('target', 'text'), field('topic', 'choice')])
    const line = (id: string, values: OfficeRow['values'], labels = {}) => ({ id, title: 'puffer', values, labels })
    const { container } = await open(
      [
        line('1', { topic: 'colour', target: 'blue' }),
        line('2', { topic: 'goods', target: 'parkas' }, { target: 'Parkas' }),
        line('3', { topic: 'persons', target: '2' }),
      ],
      of,
    )
    expect([...container.querySelectorAll('tbody a')].map(({ textContent }) => textContent)).toEqual([
      'Blue',
      'Parkas',
      '2 persons',
    ])
  })
})

describe('a reference in a list', () => {
  const movement = { id: '5', title: 'Fell jacket Blue M', values: { delta: -1, variantId: 71, orderId: 12 } }
  const row = {
    ...movement,
    labels: { variantId: 'Fell jacket Blue M', orderId: 'W-ABCD1234' },
    codes: { variantId: 'FJ-B-M' },
  }
  const fields = (isLinked: boolean) => [
    field('delta', 'integer'),
    field('variantId', 'reference', { to: 'variants' }),
    field('orderId', 'reference', { to: 'orders', isLinked }),
  ]

  it('is the name of the variant with its SKU second, and the number of the order, which leads to it', async () => {
    const { container } = await open([row], entity('stock-movements', fields(true)))
    const cell = container.querySelector('tbody td:nth-child(3)')
    expect([...(cell?.childNodes ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Fell jacket Blue M',
      'FJ-B-M',
    ])
    const link = screen.getByRole('link', { name: 'W-ABCD1234' })
    expect(link.getAttribute('href')).toBe('/hallinta/orders/12/')
  })

  it('leads nowhere for people who may not see the order', async () => {
    await open([row], entity('stock-movements', fields(false)))
    expect(screen.getByText('W-ABCD1234')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'W-ABCD1234' })).toBeNull()
  })
})

describe('a movement of stock', () => {
  it.each([
    [3, '+3'],
    [-1, '-1'],
  ])('says whether units came or went: %i', async (delta, text) => {
    const row = { id: '1', title: 'Cap', values: { createdAt: '2026-11-28T08:14:00Z', delta }, labels: {} }
    const fields = [field('createdAt', 'moment'), field('delta', 'integer')]
    const { container } = await open([row], entity('stock-movements', fields))
    expect(container.querySelector('tbody td:last-child')?.textContent).toBe(text)
  })
})

describe('an empty list', () => {
  it('has nothing to select', async () => {
    await open([])
    expect(screen.queryByRole('checkbox')).toBeNull()
    cleanup()
    await open([product()])
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  })
})

describe('the rating of a review', () => {
  it('says of how many', async () => {
    const row = { id: '1', title: 'Good', values: { visibleName: 'Aino', rating: 8 }, labels: {} }
    const fields = [field('visibleName', 'text'), field('rating', 'integer')]
    const { container } = await open([row], entity('reviews', fields))
    expect(container.querySelector('tbody td:last-child')?.textContent).toBe('8 / 10')
  })
})

describe('the pages of a list', () => {
  const pages = async (page: number, isMore = false) => {
    show(await resolved(<Pages page={page} size={50} total={240} isMore={isMore} query={{ q: 'coat' }} />))
    return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  }

  it('are walked to the next and to the last one', async () => {
    expect(await pages(1)).toEqual([
      ['Next', '?q=coat&page=2'],
      ['Last page', '?q=coat&page=5'],
    ])
    cleanup()
    expect((await pages(4)).map(([text]) => text)).toEqual(['First page', 'Previous', 'Next'])
  })

  it('have no last one where not all are counted', async () => {
    expect((await pages(2, true)).map(([text]) => text)).toEqual(['Previous', 'Next'])
  })
})

describe('the columns in little space', () => {
  const fields = (...more: Parameters<typeof field>[]) => [...FIELDS, ...more.map((one) => field(...one))]
  const below = (columns: typeof FIELDS, width: 'narrow' | 'phone') =>
    [...placesOf(columns)].filter(([, { stacked }]) => stacked === `office-${width}-only`).map(([name]) => name)

  it('are states first, then what is compared, in lists with more columns than fit', () => {
    expect(below(FIELDS, 'narrow')).toEqual(['brandId', 'mainGroupId'])
    expect(below(FIELDS.slice(0, 5), 'narrow')).toEqual([])
    // Such as the roles of colleagues.
    const roles = [field('email', 'text'), field('first', 'text'), field('last', 'text'), field('roles', 'choices')]
    const person = [...roles, field('isStaff', 'boolean'), field('isAdmin', 'boolean')]
    expect([below(person, 'narrow'), below(person, 'phone')]).toEqual([['last'], ['first', 'isStaff', 'isAdmin']])
    expect(below(fields(['isActive', 'boolean']), 'narrow')).toEqual(['brandId', 'mainGroupId', 'updatedAt'])
  })

  it('are the name and one more on a phone: an amount, else a picture or a state', () => {
    expect(below([...FIELDS.slice(0, 1), field('price', 'cents'), ...FIELDS.slice(3)], 'phone')).toEqual([
      'kind',
      'isPublic',
      'soldAmount',
    ])
    expect(below(FIELDS, 'phone')).toEqual(['isPublic', 'soldAmount', 'updatedAt'])
    expect(below([field('name', 'text'), field('kind', 'choice'), field('image', 'picture')], 'phone')).toEqual([
      'kind',
    ])
    expect(below([field('name', 'text'), field('sortOrder', 'integer')], 'phone')).toEqual([])
  })

  it('have their words below the name, where they are no column', async () => {
    const { container } = await open([product()])
    const states = [...container.querySelectorAll('.office-no-phone')].map((cell) => cell.textContent)
    expect(states).toEqual(['Shown in the shop', 'Sold', 'Last changed', 'Yes', '4', ''])
    expect(screen.getByText('Sold: 4').className).toContain('office-phone-only')
  })
})

describe('an empty value that means something', () => {
  const cellOf = async (name: string, of: string, values: OfficeRow['values']) => {
    const { container } = await open(
      [{ id: '7', title: 'x', values, labels: {} }],
      entity(of, [field('code', 'text'), field(name, 'words')]),
    )
    const text = container.querySelectorAll('tbody td')[2]?.textContent
    cleanup()
    return text
  }

  it('says it: the usual countries, no country, all languages, no price', async () => {
    expect(await cellOf('countries', 'delivery-methods', { countries: null })).toBe(
      'As in the shop’s list of countries',
    )
    expect(await cellOf('countries', 'delivery-methods', { countries: [] })).toBe('No country: not offered')
    expect(await cellOf('languages', 'banners', { languages: [] })).toBe('All languages')
    expect(await cellOf('price', 'variants', { price: null, isHidden: false })).toBe('No price: not for sale')
    expect(await cellOf('price', 'variants', { price: null, isHidden: true })).toBe('')
    expect(await cellOf('countries', 'brands', { countries: null })).toBe('')
  })
})

it('a name in several languages sorts its list', async () => {
  await open([product()])
  const [name] = screen.getAllByRole('columnheader').slice(1)
  expect(name?.querySelector('a')?.getAttribute('href')).toBe('/hallinta/products/?sort=title')
})

it('long work is called by its kind and leads to its own page', async () => {
  const job = (id: string, kind: string) => ({ id, title: id, values: { kind }, labels: {} })
  const jobs = [job('7', 'job_bulk'), job('8', 'job_import'), job('9', 'job_export')]
  await open(jobs, entity('jobs', [field('kind', 'choice')]))
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(-3)).toEqual([
    ['Bulk change', '/hallinta/bulk/7/'],
    ['Import', '/hallinta/imports/8/'],
    ['Export', '/hallinta/jobs/9/'],
  ])
})

describe('the name of a row', () => {
  it.each([
    ['moment', 'createdAt', '2026-11-28T08:14:00Z'],
    ['text', 'code', '103401-1-1'],
  ] as const)('stays on one line where it is a %s called %s', async (kind, name, value) => {
    await open([{ id: '1', title: 'x', values: { [name]: value }, labels: {} }], entity('rentals', [field(name, kind)]))
    expect(screen.getAllByRole('link').at(-1)?.className).toContain('whitespace-nowrap')
  })
})

describe('a field whose name means different things', () => {
  it.each([
    ['webhooks', 'url', 'Address', 'text'],
    ['keywords', 'url', 'Link', 'text'],
    ['ribbons', 'value', 'Colours', 'text'],
    ['discount-codes', 'value', 'Value', 'integer'],
  ] as const)('is called by its kind of record: %s', async (kind, name, text, type) => {
    const fields = [field('title', 'text'), field(name, type)]
    const { container } = await open([], entity(kind, fields))
    expect(container.querySelector('thead th:last-child')?.textContent).toBe(text)
  })
})
