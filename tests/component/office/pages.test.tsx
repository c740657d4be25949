import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { bodies, change, entity, field, INTL, resolved, router, serve, show, startOver } from './support'

const { officeCall, officeMe } = vi.hoisted(() => ({ officeCall: vi.fn(), officeMe: vi.fn() }))
vi.mock('@/lib/office/server', () => ({
  officeCall,
  officeMe,
  officeIntl: () => Promise.resolve(INTL),
  officeLanguage: () => Promise.resolve('en'),
  officeNow: () => Promise.resolve(Date.parse('2026-03-04T10:00:00Z')),
}))
vi.mock('@/app/fonts', () => ({ fontVariables: 'fonts' }))

const history = await import('@/app/hallinta/(desk)/history/page')
const list = await import('@/app/hallinta/(desk)/[entity]/page')
const record = await import('@/app/hallinta/(desk)/[entity]/[record]/page')
const start = await import('@/app/hallinta/(desk)/page')
const { RecordHistory } = await import('@/components/office/record-history')
const notFoundPage = await import('@/app/hallinta/(desk)/not-found')
const picture = await import('@/app/hallinta/(desk)/pictures/[record]/page')
const product = await import('@/app/hallinta/(desk)/products/[record]/page')
const desk = await import('@/app/hallinta/(desk)/layout')
const login = await import('@/app/hallinta/login/page')
const root = await import('@/app/hallinta/layout')

const BRANDS = entity('brands', [
  field('name', 'text', { isSortable: true }),
  field('priceEur', 'cents'),
  field('publishedAt', 'moment'),
  field('isPublic', 'boolean'),
  field('mainGroupId', 'reference', { to: 'groups' }),
])
const PRODUCTS = entity('products', [field('name', 'text')], { canCreate: false })
const VALUES = { name: 'Halti', priceEur: 1990, publishedAt: null, isPublic: true, mainGroupId: 12 }
const ROW = { id: 'a/7', title: 'Halti', values: VALUES, labels: { mainGroupId: 'Coats' } }
const VIEW = { id: 3, entity: 'brands', name: 'Own brands', query: 'q=own', isShared: false, isOwn: true }
const RECORD = { id: '7', title: 'Halti', values: { name: 'Halti' }, labels: {}, change: 4 }
const VARIANT = {
  id: 1,
  colour: { en: 'Blue' },
  size: 'M',
  colourId: null,
  sizeId: null,
  isHidden: false,
  weight: null,
  regular: null,
  gtin: null,
  sku: 'B-M',
  available: 0,
  prices: [],
  stock: [],
}

/** What the shop answers, by call. */
const answers: Record<string, unknown> = {}
const asked = (name: string) =>
  officeCall.mock.calls.filter(([known]) => known === name).map(([, input]) => input as unknown)
const open = async (page: ReactNode | Promise<ReactNode>) => show(await resolved(page))
const given = <T,>(value: T) => Promise.resolve(value)
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => {
  startOver()
  officeCall.mockReset().mockImplementation((name: string) => Promise.resolve(answers[name]))
  officeMe.mockResolvedValue({
    id: 1,
    name: 'Aino',
    email: 'aino@shop.example',
    permissions: [],
    tools: [],
    entities: [BRANDS, PRODUCTS],
  })
  Object.assign(answers, {
    officeRecords: { rows: [ROW], total: 101, page: 2, size: 50 },
    officeRecord: RECORD,
    officeViews: { views: [VIEW] },
    officeWaiting: { waiting: [], sales: null },
    officeChanges: { changes: [change(12)], total: 1, page: 1 },
    officeChoices: { colours: [], sizes: [], sizeTables: [], taxClasses: [], stores: [] },
    officePictures: { images: [], colours: [], mayChange: true, mayWrite: true },
    officePictureUses: { uses: [{ entity: 'brands', id: '7', title: 'Halti', field: 'logo' }] },
    officeGoods: { variants: [VARIANT], stores: [], mayPrice: true, mayStock: true },
  })
})
afterEach(cleanup)

describe('the list of one kind of record', () => {
  const openList = (query: Record<string, string | string[]>, name = 'brands') =>
    open(list.default({ params: given({ entity: name }), searchParams: given(query) }))

  it('asks for what the address says and shows it, with names in place of numbers of records', async () => {
    await openList({ q: 'hal', sort: 'name', page: '2', filter: '', unknown: 'x', size: ['1', '2'] })
    expect(asked('officeRecords')).toEqual([
      { params: { entity: 'brands' }, query: { q: 'hal', sort: 'name', page: '2', language: 'en' } },
    ])
    expect(screen.getByRole('heading', { name: 'Brands' })).toBeTruthy()
    const [, row] = screen.getAllByRole('row')
    expect([...(row?.querySelectorAll('td') ?? [])].slice(1).map(({ textContent }) => textContent)).toEqual([
      // Below the name: what has no column on a phone.
      'HaltiShown in the shop: YesMain category: Coats',
      '€19.90',
      '',
      'Yes',
      'Coats',
    ])
    expect(hrefOf('Halti')).toBe('/hallinta/brands/a%2F7/')
    expect(screen.getByRole('checkbox', { name: 'Select Halti' })).toBeTruthy()
    expect(hrefOf('New brand')).toBe('/hallinta/brands/new/')
  })

  it('sorts by a column and back, and tells by which it is sorted', async () => {
    await openList({ q: 'hal', sort: 'name', page: '2' })
    const head = screen.getByRole('columnheader', { name: 'Name' })
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    expect(within(head).getByRole('link').getAttribute('href')).toBe('/hallinta/brands/?q=hal&sort=-name')
    expect(within(screen.getByRole('columnheader', { name: 'Price' })).queryByRole('link')).toBeNull()
    expect(screen.getByText('Sorted by: Name, ascending')).toBeTruthy()
  })

  it('tells by which it is sorted where nobody has asked for an order, also where no column says it', async () => {
    const sorted = (sort: string | undefined) =>
      officeMe.mockResolvedValue({ entities: [{ ...BRANDS, ...(sort !== undefined && { sort }) }, PRODUCTS] })
    sorted('-name')
    await openList({})
    const head = screen.getByRole('columnheader', { name: 'Name' })
    expect(head.getAttribute('aria-sort')).toBe('descending')
    expect(within(head).getByRole('link').getAttribute('href')).toBe('/hallinta/brands/?sort=name')
    expect(screen.getByText('Sorted by: Name, descending')).toBeTruthy()
    cleanup()
    sorted('-id')
    await openList({})
    expect(screen.getByText('Sorted by: newest first')).toBeTruthy()
    cleanup()
    sorted(undefined)
    await openList({})
    expect(screen.queryByText(/^Sorted by/)).toBeNull()
  })

  it('leads to the pages before and after', async () => {
    await openList({ q: 'hal', page: '2' })
    expect(screen.getByText('51–100 of 101')).toBeTruthy()
    expect(hrefOf('Previous')).toMatch(/\?q=hal$/)
    expect(hrefOf('Next')).toMatch(/\?q=hal&page=3$/)
  })

  it('shows the columns of the address, and gives them as a file with all that is found', async () => {
    await openList({ q: 'hal', page: '2', columns: 'isPublic,name,gone' })
    expect(asked('officeRecords')).toEqual([
      { params: { entity: 'brands' }, query: { q: 'hal', page: '2', language: 'en' } },
    ])
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['', 'Shown in the shop', 'Name'])
    expect(hrefOf('Download CSV')).toBe('/api/office/csv/brands/?q=hal&columns=isPublic%2Cname&language=en')
  })

  it('says that there is nothing yet; adds nothing where the person may not', async () => {
    answers['officeRecords'] = { rows: [], total: 0, page: 1, size: 50 }
    await openList({}, 'products')
    expect(screen.getByText('There is nothing here yet.')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'New product' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  })

  it('has the way to the first record of its kind, and what such records are for', async () => {
    answers['officeRecords'] = { rows: [], total: 0, page: 1, size: 50 }
    await openList({})
    expect(screen.getByText(/^A brand says who makes a product/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'New brand' })).toHaveLength(2)
  })

  it('of pages is that of the reader’s language, with a way to all', async () => {
    const pages = entity('pages', [field('language', 'choice', { isFilter: true, options: ['en', 'fi'] })])
    officeMe.mockResolvedValue({ entities: [pages], tools: [] })
    answers['officeRecords'] = { rows: [], total: 0, page: 1, size: 50 }
    await openList({}, 'pages')
    expect(asked('officeRecords')).toMatchObject([{ query: { filter: 'language:en' } }])
    expect(screen.getByText('There is nothing in this language yet.')).toBeTruthy()
    expect(hrefOf('Clear search and filters')).toBe('/hallinta/pages/?filter=language%3Aall')
    expect(hrefOf('Download CSV')).toContain('filter=language%3Aen')
    cleanup()
    officeCall.mockClear()
    await openList({ filter: 'language:all' }, 'pages')
    expect(asked('officeRecords')).toEqual([{ params: { entity: 'pages' }, query: { language: 'en' } }])
    expect(hrefOf('Download CSV')).not.toContain('filter')
  })

  it.each([
    [true, '/hallinta/count/'],
    [false, null],
  ])('of counts leads to counting, for who may count: %s', async (canChange, href) => {
    officeMe.mockResolvedValue({ entities: [entity('counts', [], { canCreate: false, canChange })], tools: [] })
    await openList({}, 'counts')
    expect(screen.queryAllByRole('link', { name: 'Count stock' })[0]?.getAttribute('href') ?? null).toBe(href)
  })

  it('of price campaigns leads to the products that one is made of', async () => {
    officeMe.mockResolvedValue({
      entities: [entity('campaigns', [field('name', 'text')], { canCreate: false })],
      tools: [],
    })
    await openList({}, 'campaigns')
    expect(hrefOf('Choose products')).toBe('/hallinta/products/')
  })

  it.each([
    ['keys', 'New key'],
    ['webhooks', 'New webhook'],
  ])('of %s has their own page for a new one where other lists have it', async (name, label) => {
    officeMe.mockResolvedValue({ entities: [entity(name, [field('name', 'text')], { canCreate: false })], tools: [] })
    await openList({}, name)
    const link = screen.getByRole('link', { name: label })
    expect(link.getAttribute('href')).toBe(`/hallinta/${name}/new/`)
    expect(link.parentElement).toBe(screen.getByRole('link', { name: 'Download CSV' }).parentElement)
  })

  it('says that nothing matches, with the way to all', async () => {
    answers['officeRecords'] = { rows: [], total: 0, page: 1, size: 50 }
    await openList({ q: 'zzz' })
    expect(screen.getByText('Nothing found.')).toBeTruthy()
    expect(hrefOf('Clear search and filters')).toBe('/hallinta/brands/')
  })

  it('says what a kind of record is for while there is none', async () => {
    officeMe.mockResolvedValue({
      permissions: [],
      tools: [],
      entities: [entity('purchases', [field('supplier', 'text')])],
    })
    answers['officeRecords'] = { rows: [], total: 0, page: 1, size: 50 }
    await openList({}, 'purchases')
    expect(screen.getByText(/what is ordered from a supplier/)).toBeTruthy()
  })

  it.each([
    ['redirects', /^For addresses of an earlier shop/],
    ['former-paths', /^The shop writes these itself/],
    ['stores', /^Every place that has stock\./],
    ['ribbons', /^A label is a short word/],
  ])('says what it is for where another one has a name like it: %s', async (name, text) => {
    officeMe.mockResolvedValue({ entities: [entity(name, [])] })
    answers['officeRecords'] = { rows: [], total: 0, page: 1, size: 50 }
    await open(list.default({ params: given({ entity: name }), searchParams: given({}) }))
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('does not exist for a kind that the person may not see', async () => {
    await expect(openList({}, 'people')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    const titleOf = (name: string) =>
      list.generateMetadata({ params: given({ entity: name }), searchParams: given({}) })
    await expect(titleOf('people')).resolves.toEqual({})
    await expect(titleOf('brands')).resolves.toEqual({ title: 'Brands' })
  })
})

describe('the page of a record', () => {
  const openRecord = (id: string, name = 'brands') =>
    open(record.default({ params: given({ entity: name, record: id }) }))

  it('has its form and its history', async () => {
    await openRecord('a%2F7')
    expect(asked('officeRecord')).toEqual([{ params: { entity: 'brands', record: 'a/7' }, query: { language: 'en' } }])
    expect(asked('officeChanges')).toEqual([{ query: { entity: 'brands', record: 'a/7' } }])
    expect(screen.getByRole('heading', { level: 1, name: 'Halti' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Halti')
    expect(screen.getByRole('region', { name: 'History of changes' }).textContent).toContain('Aino Editor')
    expect(hrefOf('Brands')).toBe('/hallinta/brands/')
  })

  it('is empty for a new one, and does not exist for a person who may not add any', async () => {
    await openRecord('new')
    expect(screen.getByRole('heading', { level: 1, name: 'New brand' })).toBeTruthy()
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'History of changes' })).toBeNull()
    expect(officeCall).not.toHaveBeenCalled()
    await expect(openRecord('new', 'products')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    await expect(openRecord('7', 'people')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    const { title } = await record.generateMetadata({ params: given({ entity: 'brands', record: '7' }) })
    expect(title).toBe('Brands')
  })

  it('has prices and stock of the variants, too, for a product', async () => {
    const openProduct = (id: string) => open(product.default({ params: given({ record: id }) }))
    await openProduct('1023')
    expect(asked('officeGoods')).toEqual([{ params: { model: '1023' } }])
    expect(screen.getByRole('region', { name: 'Prices and stock' })).toBeTruthy()
    expect(asked('officePictures')).toEqual([{ params: { model: '1023' } }])
    expect(screen.getByRole('region', { name: 'Pictures' })).toBeTruthy()
    expect(hrefOf('Blue · M')).toBe('/hallinta/variants/1/')
    expect(screen.queryByRole('button', { name: 'Copy the product' })).toBeNull()
    await expect(openProduct('new')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    expect((await product.generateMetadata()).title).toBe('Products')
  })

  it('makes a product with its variants, copies it and takes it out of the shop, where the person may', async () => {
    officeMe.mockResolvedValue({ entities: [{ ...PRODUCTS, canCreate: true }] })
    const openProduct = (id: string) => open(product.default({ params: given({ record: id }) }))
    await openProduct('new')
    expect(screen.getByRole('heading', { level: 1, name: 'New product' })).toBeTruthy()
    expect(hrefOf('Products')).toBe('/hallinta/products/')
    cleanup()
    serve({ '/api/office/products/7/copy/': { id: '8' }, '/api/office/products/7/archive/': { ok: true } })
    answers['officeRecord'] = {
      ...RECORD,
      values: { name: 'Halti', mainGroupId: 12 },
      labels: { mainGroupId: 'Coats' },
    }
    await openProduct('7')
    fireEvent.click(screen.getByRole('button', { name: 'Copy the product' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/hallinta/products/8/'))
    fireEvent.click(screen.getByText('Archive'))
    fireEvent.click(screen.getByRole('button', { name: 'Archive the product' }))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(bodies('/api/office/products/7/archive/')).toEqual([{ to: { entity: 'groups', id: 12 } }])
  })

  it('of a picture shows its parts for each use, and who uses it', async () => {
    const values = { path: 'imported/7.jpg', width: 800, height: 600, cuts: {} }
    answers['officeRecord'] = { ...RECORD, id: '7', title: 'Winter.jpg', values }
    await expect(open(picture.default({ params: given({ record: '7' }) }))).rejects.toThrow('404')
    const fields = [field('name', 'text'), field('cuts', 'json')]
    officeMe.mockResolvedValue({ id: 1, entities: [entity('pictures', fields)] })
    answers['officeChanges'] = { changes: [change(12, { entity: 'pictures' })], total: 1, page: 1 }
    await open(picture.default({ params: given({ record: '7' }) }))
    expect(asked('officePictureUses')).toEqual([{ params: { picture: '7' }, query: { language: 'en' } }])
    expect(screen.getByRole('group', { name: 'On the product’s page' })).toBeTruthy()
    expect(hrefOf('Brands: Halti')).toBe('/hallinta/brands/7/')
    expect(screen.queryByLabelText('Crops', { selector: 'textarea' })).toBeNull()
    expect((await picture.generateMetadata()).title).toBe('Picture library')
  })
})

describe('an address without a page', () => {
  it('says so in the person’s language, inside the frame, and leads to the start', async () => {
    await open(notFoundPage.default())
    expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy()
    expect(hrefOf('To the start page')).toBe('/hallinta/')
  })
})

describe('the history of changes', () => {
  const openHistory = (query: Record<string, string>) => open(history.default({ searchParams: given(query) }))
  const difference = (name: string) => screen.getByText(name).nextElementSibling

  it('shows who changed what, before and after, and why', async () => {
    const changes = {
      name: ['Halt', 'Halti'],
      isPublic: [null, true],
      'descriptions.sv': ['', 'Från Finland'],
      'price.1.discount': [null, 777],
      'price.2.regular': [500, 600],
    } as const
    answers['officeChanges'] = {
      changes: [change(12, { changes: { ...changes } as never, reason: 'A slip', batch: 9 })],
      total: 1,
      page: 1,
    }
    await openHistory({ page: '1', batch: '9' })
    expect(asked('officeChanges')).toEqual([{ query: { page: '1', batch: '9' } }])
    expect(difference('Name')?.querySelector('del')?.textContent).toBe('Halt')
    expect(difference('Name')?.querySelector('ins')?.textContent).toBe('Halti')
    expect(difference('Shown in the shop')?.textContent).toBe('– → Yes')
    expect(difference('Reduced price')?.textContent).toBe('– → €7.77')
    expect(difference('Regular price (Export, without VAT)')?.textContent).toBe('€5.00 → €6.00')
    expect(difference('Description (Svenska)')?.textContent).toBe('– → Från Finland')
    expect(screen.getByText('A slip')).toBeTruthy()
    expect(hrefOf('Brands: Halti')).toBe('/hallinta/brands/7/')
    expect(hrefOf('Part of a bulk change')).toBe('/hallinta/history/?batch=9')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    expect((await history.generateMetadata()).title).toBe('History of changes')
  })

  it('counts nothing where there is nothing', async () => {
    answers['officeChanges'] = { changes: [], total: 0, page: 1 }
    await openHistory({})
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  it('offers no way back for what was taken back, and counts the fields that it leaves out', async () => {
    const names = ['name', 'slug', 'key', 'unit', 'url', 'code', 'rate', 'used', 'email', 'topic']
    const many = Object.fromEntries(names.map((name) => [name, ['a', 'b'] as [string, string]]))
    answers['officeChanges'] = {
      changes: [
        change(13, { canUndo: false, entity: 'keys' }),
        change(12, { changes: many, isUndone: true, actor: null }),
        change(11, { action: 'create' }),
      ],
      total: 3,
      page: 1,
    }
    await openHistory({})
    const [final, first, second] = screen.getAllByRole('listitem')
    expect(within(final as HTMLElement).queryByRole('button')).toBeNull()
    expect(within(first as HTMLElement).getByText('Undone')).toBeTruthy()
    expect(within(first as HTMLElement).getByText(/^The system/)).toBeTruthy()
    expect(within(first as HTMLElement).queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(within(first as HTMLElement).getByText('and 2 more fields')).toBeTruthy()
    expect(within(second as HTMLElement).getByText('Added')).toBeTruthy()
    expect(within(second as HTMLElement).getByRole('button', { name: 'Undo the adding' })).toBeTruthy()
    expect(second?.querySelector('del')).toBeNull()
  })

  it('is asked for by kind, person and day; what a form leaves empty is not asked', async () => {
    await openHistory({ entity: 'brands', who: 'Aino', from: '2026-03-01', to: ' ' })
    expect(asked('officeChanges')).toEqual([{ query: { entity: 'brands', who: 'Aino', from: '2026-03-01' } }])
    const form = within(screen.getByRole('search'))
    expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All', 'Brands', 'Products'])
    expect(form.getByLabelText<HTMLSelectElement>('What was changed').value).toBe('brands')
    expect(form.getByLabelText<HTMLInputElement>('Who: name or e-mail').value).toBe('Aino')
    expect(form.getByLabelText<HTMLInputElement>('From day').value).toBe('2026-03-01')
    expect(form.getByLabelText<HTMLInputElement>('To day').value).toBe('')
    expect(screen.getByRole('search').getAttribute('method')).toBe('get')
  })

  it('of a product has what was changed at its variants by name; a bulk change of them goes back on its own page', async () => {
    const changes = [
      change(14, { entity: 'variants', record: '31', title: 'Coat, M', batch: 13 }),
      change(12, { entity: 'variants', record: '32', title: 'Coat, L' }),
      change(11, { entity: 'products', record: '7' }),
      change(10, { entity: 'products', record: '7' }),
    ]
    await open(RecordHistory({ changes, entity: 'products' }))
    const shown = screen.getAllByRole('listitem').map((item) => ({
      links: within(item)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
      buttons: within(item)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    }))
    expect(shown).toEqual([
      { links: ['/hallinta/variants/31/', '/hallinta/history/?batch=13'], buttons: [] },
      { links: ['/hallinta/variants/32/'], buttons: ['Undo'] },
      { links: [], buttons: ['Undo'] },
      { links: [], buttons: ['Undo', 'Go back to this version'] },
    ])
  })

  it('says that there is none yet', async () => {
    answers['officeChanges'] = { changes: [], total: 0, page: 1 }
    await openHistory({})
    expect(screen.getByText('No changes yet.')).toBeTruthy()
  })
})

describe('the first page', () => {
  it('has the kept views, the lists that are opened often and the last twelve changes', async () => {
    answers['officeChanges'] = { changes: Array.from({ length: 20 }, (_, id) => change(id)), total: 20, page: 1 }
    await open(start.default())
    expect(screen.getByRole('heading', { name: 'Hello, Aino' })).toBeTruthy()
    expect(hrefOf(/^Own brands/)).toBe('/hallinta/brands/?q=own')
    const lists = within(screen.getByRole('region', { name: 'Opened often' })).getAllByRole('link')
    expect(lists.map((link) => link.getAttribute('href'))).toEqual(['/hallinta/products/'])
    expect(within(screen.getByRole('region', { name: 'Latest changes' })).getAllByRole('listitem')).toHaveLength(12)
    expect((await start.generateMetadata()).title).toBe('Home')
  })

  it('says how much waits, by what it belongs to, each with the way to it; what fails is marked', async () => {
    const one = (name: string, count: number, isMore = false) => ({ name, count, isMore })
    answers['officeWaiting'] = {
      waiting: [one('pack', 999, true), one('send', 3), one('messages', 0), one('complaints', 2), one('mails', 1)],
      sales: null,
    }
    await open(start.default())
    const region = within(screen.getByRole('region', { name: 'To do' }))
    expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Orders',
      'Customers',
      'Needs attention',
    ])
    const links = region.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['999+Orders to pack', '/hallinta/orders/?filter=status%3Apaid%3BwaitsFor%3Awaits_nothing'],
      ['3Orders to send', '/hallinta/orders/?filter=status%3Apacked'],
      ['2Complaints without an answer', expect.stringMatching(/\/staff\/complaints\/$/)],
      ['1Messages that could not be sent', expect.stringMatching(/\/staff\/status\/$/)],
    ])
    expect(links.map((link) => link.className.includes('border-warning'))).toEqual([false, false, false, true])
    expect(screen.queryByRole('region', { name: 'Sales' })).toBeNull()
    expect(asked('officeWaiting')).toHaveLength(1)
  })

  it('says what was sold today and this week to those who may know it', async () => {
    const [today, yesterday] = [
      { orders: 2, eur: 12_345 },
      { orders: 0, eur: 0 },
    ]
    answers['officeWaiting'] = { waiting: [], sales: { today, yesterday, week: today, weekBefore: today } }
    await open(start.default())
    const text = screen.getByRole('region', { name: 'Sales' }).textContent
    expect(text).toContain('Today€123.452 paid ordersNothing yesterday')
    expect(text).toContain('This week€123.452 paid ordersLast week €123.45, 2 orders')
  })

  it('has no part for views where none is kept, and says that nothing waits', async () => {
    answers['officeViews'] = { views: [] }
    await open(start.default())
    expect(screen.queryByRole('region', { name: 'Saved views' })).toBeNull()
    expect(screen.getByText('Nothing waits for you now.')).toBeTruthy()
  })
})

describe('the documents of the back office', () => {
  it('are in the person’s language, with its texts, and found by no search engine', async () => {
    const html = (await root.default({ children: <main>The page</main> })) as ReactElement<Record<string, unknown>>
    expect(html.type).toBe('html')
    expect(html.props).toMatchObject({ lang: 'en', className: 'fonts' })
    const metadata = await root.generateMetadata()
    expect(metadata.robots).toEqual({ index: false, follow: false })
    expect(metadata.title).toMatchObject({ template: '%s · Back office' })
    expect(root.dynamic).toBe('force-dynamic')
  })

  it('have the frame around every page behind the log-in', async () => {
    await open(desk.default({ children: <p>The page</p> }))
    expect(screen.getByText('The page').closest('main')).toBeTruthy()
    expect(screen.getByText('Aino')).toBeTruthy()
  })

  it('have a log-in of their own', async () => {
    await open(login.default())
    expect(screen.getByRole('heading', { name: 'Back office' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
    expect((await login.generateMetadata()).title).toBe('Log in')
  })
})
