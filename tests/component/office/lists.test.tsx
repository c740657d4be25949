import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { BulkBar } from '@/components/office/bulk-bar'
import { ListFilters } from '@/components/office/list-filters'
import { SavedViews } from '@/components/office/saved-views'

import { stubDialogs } from '../ui/support'
import { bodies, entity, field, refused, router, serve, show, startOver } from './support'

const PRODUCTS = entity(
  'products',
  [
    field('name', 'localized'),
    field('slug', 'text', { isGivenOnce: true }),
    field('isPublic', 'boolean', { isFilter: true }),
    field('gender', 'choice', { isFilter: true, options: ['female', 'male'] }),
    field('brandId', 'reference', { isFilter: true, to: 'brands' }),
    field('priceEur', 'cents'),
    field('soldAmount', 'integer', { isReadOnly: true }),
  ],
  { columns: ['name', 'isPublic'] },
)
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(startOver)
afterEach(cleanup)

describe('search and filters of a list', () => {
  const apply = () => fireEvent.submit(screen.getByRole('searchbox').closest('form') as HTMLFormElement)

  const brand = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Brand' })
  const gender = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Gender' })

  it('become its address, from its first page', () => {
    show(<ListFilters entity={PRODUCTS} query={{ sort: '-name', page: '3' }} />)
    fireEvent.change(box('Search: name, number, EAN'), { target: { value: 'blue & warm' } })
    fireEvent.change(brand(), { target: { value: 'a;b:c' } })
    apply()
    expect(router.push).toHaveBeenCalledOnce()
    const address = new URL(String(router.push.mock.calls[0]?.[0]), 'https://shop.example')
    expect(address.pathname).toBe('/hallinta/products/')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      sort: '-name',
      q: 'blue & warm',
      filter: 'brandId:a%3Bb%3Ac',
    })
  })

  it('have no button where there is nothing to look for', () => {
    const rates = entity('rental-rates', [field('soldAmount', 'integer')], { canSearch: false })
    show(<ListFilters entity={rates} query={{}} />)
    // The one that is left applies the columns.
    expect(screen.getAllByRole('button', { name: 'Apply', hidden: true })).toHaveLength(1)
  })

  it('show what the address says, keep it, and apply a choice at once', () => {
    show(<ListFilters entity={PRODUCTS} query={{ q: 'coat', filter: 'brandId:a%3Bb;gender:male' }} />)
    expect(box('Search: name, number, EAN').value).toBe('coat')
    expect(brand().value).toBe('a;b')
    expect(gender().value).toBe('male')
    fireEvent.change(gender(), { target: { value: '' } })
    expect(router.push).toHaveBeenLastCalledWith('/hallinta/products/?q=coat&filter=brandId%3Aa%253Bb')
  })

  it('have two ends for days and amounts, and show them again', () => {
    const goods = entity('goods', [
      field('updatedAt', 'moment', { isFilter: true }),
      field('priceEur', 'cents', { isFilter: true }),
    ])
    show(<ListFilters entity={goods} query={{ filter: 'updatedAt:2026-01-02..2026-01-03' }} />)
    const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
    const [day, price] = ['Last changed', 'Price'].map((name) => [`${name}: from`, `${name}: to`] as const)
    expect(day?.map((name) => input(name).value)).toEqual(['2026-01-02', '2026-01-03'])
    fireEvent.change(input(day?.[1] ?? ''), { target: { value: '' } })
    fireEvent.change(input(price?.[0] ?? ''), { target: { value: '19.9' } })
    apply()
    const address = new URL(String(router.push.mock.lastCall?.[0]), 'https://shop.example')
    expect(address.searchParams.get('filter')).toBe('updatedAt:2026-01-02..;priceEur:1990..')
  })

  it('choose areas and classes of VAT, price areas, languages and countries by their names', () => {
    const codes = entity('codes', [
      field('taxAreaId', 'integer', { isFilter: true }),
      field('taxClass', 'integer', { isFilter: true }),
      field('country', 'text', { isFilter: true }),
      field('language', 'choice', { isFilter: true, options: ['fi', 'de'] }),
      field('priceArea', 'integer', { isFilter: true }),
    ])
    show(<ListFilters entity={codes} query={{ filter: 'taxAreaId:50;country:XX' }} />)
    const chosen = (name: string) => {
      const select = screen.getByRole<HTMLSelectElement>('combobox', { name, hidden: true })
      return select.selectedOptions[0]?.textContent
    }
    const choose = (name: string, label: string) => {
      const select = screen.getByRole<HTMLSelectElement>('combobox', { name, hidden: true })
      const option = [...select.options].find(({ textContent }) => textContent === label)
      fireEvent.change(select, { target: { value: option?.value } })
    }
    expect([chosen('VAT area'), chosen('Country'), chosen('VAT class')]).toEqual([
      'Outside the European Union',
      'XX',
      'All',
    ])
    choose('VAT area', 'Sweden')
    choose('Country', 'Finland')
    choose('Language', 'Deutsch')
    choose('Price area', 'EU, with VAT')
    const address = new URL(String(router.push.mock.lastCall?.[0]), 'https://shop.example')
    expect(address.searchParams.get('filter')).toMatch(/^taxAreaId:\d+;country:fi;language:de;priceArea:1$/)
    expect(address.searchParams.get('filter')).not.toContain('taxAreaId:50')
  })

  it('choose days without a time by two ends', () => {
    const coming = entity('purchase-lines', [field('expectedOn', 'day', { isFilter: true })])
    show(<ListFilters entity={coming} query={{ filter: 'expectedOn:2026-11-01..2026-11-30' }} />)
    const ends = ['from', 'to'].map((end) => screen.getByLabelText<HTMLInputElement>(new RegExp(`: ${end}$`)))
    expect(ends.map(({ type, value }) => [type, value])).toEqual([
      ['date', '2026-11-01'],
      ['date', '2026-11-30'],
    ])
    fireEvent.change(ends[0] as HTMLInputElement, { target: { value: '' } })
    apply()
    expect(router.push).toHaveBeenLastCalledWith('/hallinta/purchase-lines/?filter=expectedOn%3A..2026-11-30')
  })

  it('say which end of a range is which', () => {
    const goods = entity('goods', [
      field('updatedAt', 'moment', { isFilter: true }),
      field('soldAmount', 'integer', { isFilter: true }),
    ])
    show(<ListFilters entity={goods} query={{}} />)
    const groups = ['Last changed', 'Sold'].map((name) => screen.getByRole('group', { name, hidden: true }))
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Last changedfromto', 'Soldfromto'])
  })

  it('of pages in one language each keep the word for all languages', () => {
    const pages = entity('pages', [field('language', 'choice', { isFilter: true, options: ['fi', 'de'] })])
    show(<ListFilters entity={pages} query={{ filter: 'language:de' }} />)
    const languages = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language', hidden: true })
    expect(languages().value).toBe('de')
    fireEvent.change(languages(), { target: { value: '' } })
    expect(router.push).toHaveBeenLastCalledWith('/hallinta/pages/?filter=language%3Aall')
    cleanup()
    show(<ListFilters entity={pages} query={{ filter: 'language:all' }} />)
    expect(languages().selectedOptions[0]?.textContent).toBe('All')
  })

  it('put the columns into the address only where they are not the usual ones', () => {
    show(<ListFilters entity={PRODUCTS} query={{}} />)
    const column = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true })
    expect(column('Name').checked).toBe(true)
    expect(column('Price').checked).toBe(false)
    apply()
    expect(router.push).toHaveBeenLastCalledWith('/hallinta/products/')
    fireEvent.click(column('Price'))
    apply()
    expect(router.push).toHaveBeenLastCalledWith('/hallinta/products/?columns=name%2CisPublic%2CpriceEur')
  })
})

describe('a change of many records', () => {
  beforeEach(stubDialogs)
  const path = '/api/office/bulk/products/'
  const table = (total = 70, page = '') => (
    <BulkBar entity={PRODUCTS} query={{ q: 'coat', filter: 'gender:male' }} total={total} page={page}>
      <input type="checkbox" name="page-records" aria-label="Select all on this page" />
      {['a', 'b', 'c'].map((id) => (
        <input key={id} type="checkbox" name="record" value={id} aria-label={`Select ${id}`} />
      ))}
    </BulkBar>
  )
  const select = (...ids: string[]) => {
    for (const id of ids) fireEvent.click(screen.getByRole('checkbox', { name: `Select ${id}` }))
  }
  const choose = (name: string) => fireEvent.change(box('Field to change'), { target: { value: name } })
  const ask = async () => {
    press('Change all selected')
    return screen.findByRole('dialog')
  }
  const change = async (sure: string) => {
    await ask()
    press(sure)
  }

  it('is offered once records are selected, for fields that one value suits', () => {
    show(table())
    expect(screen.queryByRole('button', { name: 'Change all selected' })).toBeNull()
    select('a', 'c')
    expect(screen.getByText('2 selected')).toBeTruthy()
    const fields = [...box('Field to change').querySelectorAll('option')].map(({ value }) => value)
    expect(fields).toEqual(['', 'isPublic', 'gender', 'brandId', 'priceEur'])
    select('a', 'c')
    expect(screen.queryByRole('button', { name: 'Change all selected' })).toBeNull()
  })

  it('sets one field of the selected records; then nothing is selected any more', async () => {
    serve({ [path]: { changed: 2 } })
    show(table())
    select('a', 'c')
    choose('priceEur')
    fireEvent.change(box('Price'), { target: { value: '49,90' } })
    fireEvent.blur(box('Price'))
    await change('Change 2 records')
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(bodies(path)).toEqual([{ ids: ['a', 'c'], set: { priceEur: 4990 } }])
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([])
  })

  it('has no field at first, and asks with the field, the value by name and the number before it changes anything', async () => {
    serve({ '/api/office/records/brands/7/': { id: '7', title: 'Halti', values: {}, labels: {}, change: 1 } })
    show(table())
    select('a', 'c')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Change all selected' })
    expect([box('Field to change').value, button.disabled]).toEqual(['', true])
    choose('brandId')
    expect(button.disabled).toBe(true)
    serve({ '/api/office/records/brands/': { rows: [{ id: '7', title: 'Halti', values: {} }] } })
    fireEvent.change(screen.getByRole('combobox', { name: /^Brand/ }), { target: { value: 'hal' } })
    fireEvent.mouseDown(await screen.findByRole('option', { name: 'Halti' }))
    const dialog = await ask()
    expect(dialog.textContent).toContain('Change 2 records?')
    expect(dialog.textContent).toContain('Brand: Halti')
    press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bodies(path)).toEqual([])
    expect(screen.getByText('2 selected')).toBeTruthy()
  })

  it('empties a field only where that is ticked', async () => {
    serve({ [path]: { changed: 1 } })
    show(table())
    select('a')
    choose('isPublic')
    expect(screen.queryByRole('checkbox', { name: 'Empty this field' })).toBeNull()
    choose('priceEur')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Change all selected' })
    expect(button.disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Empty this field' }))
    expect((await ask()).textContent).toContain('Price: empty')
    press('Change 1 record')
    await waitFor(() => expect(bodies(path)).toEqual([{ ids: ['a'], set: { priceEur: null } }]))
  })

  it('of many records is begun as long work, with a page of its own', async () => {
    serve({ [path]: { changed: 0, batch: null, job: 7 } })
    show(table(900))
    select('a')
    press('Select all 900')
    choose('priceEur')
    fireEvent.change(box('Price'), { target: { value: '49,90' } })
    await change('Change 900 records')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/hallinta/bulk/7/'))
    expect(bodies(path)).toEqual([{ all: { q: 'coat', filter: 'gender:male' }, set: { priceEur: 4990 }, isJob: true }])
  })

  const head = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value)

  it('is of all rows of the page by the box in the head, which is half ticked while some are selected', () => {
    show(table())
    fireEvent.click(head())
    expect(screen.getByText('3 selected')).toBeTruthy()
    expect(ticked()).toEqual(['on', 'a', 'b', 'c'])
    select('b')
    expect([head().checked, head().indeterminate]).toEqual([false, true])
    expect(screen.getByText('2 selected')).toBeTruthy()
    select('b')
    expect([head().checked, head().indeterminate]).toEqual([true, false])
    fireEvent.click(head())
    expect(screen.queryByText(/selected$/)).toBeNull()
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  it('has nothing selected on another page, also of rows that are on both', () => {
    const { rerender } = show(table())
    select('a', 'b')
    rerender(table(70, '?page=2'))
    expect(screen.queryByText(/selected$/)).toBeNull()
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
    expect(head().indeterminate).toBe(false)
  })

  it('reaches all records that the list finds, by its search and not by their ids', async () => {
    serve({ [path]: { changed: 70 } })
    show(table())
    select('b')
    press('Select all 70')
    expect(screen.getByText('70 selected')).toBeTruthy()
    choose('isPublic')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Shown in the shop' }))
    await change('Change 70 records')
    await waitFor(() => expect(bodies(path)).toHaveLength(1))
    expect(bodies(path)[0]).toEqual({ all: { q: 'coat', filter: 'gender:male' }, set: { isPublic: true } })
  })

  it('is not offered for more than anything can be done with at once, and says so', () => {
    show(table(200_000))
    select('b')
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
    expect(screen.getByText('More than 20,000 match. Narrow the list to select all of them.')).toBeTruthy()
  })

  it('reaches the chosen ones alone after one more was chosen', async () => {
    serve({ [path]: { changed: 2 } })
    show(table())
    select('b')
    press('Select all 70')
    select('a')
    expect(screen.getByText('2 selected')).toBeTruthy()
    choose('isPublic')
    await change('Change 2 records')
    await waitFor(() => expect(bodies(path)).toHaveLength(1))
    expect(bodies(path)[0]).toMatchObject({ ids: ['a', 'b'] })
  })

  it('drops the value when another field is chosen, says a refusal and keeps the selection', async () => {
    serve({ [path]: refused(400, 'BAD_REQUEST', { details: { reason: 'too_many' } }) })
    show(table())
    select('a')
    choose('gender')
    fireEvent.change(box('Gender'), { target: { value: 'female' } })
    choose('isPublic')
    await change('Change 1 record')
    expect(await screen.findByText('Too many at once: 5,000 is the most. Choose fewer.')).toBeTruthy()
    expect(bodies(path)).toEqual([{ ids: ['a'], set: { isPublic: false } }])
    expect(screen.getByText('1 selected')).toBeTruthy()
    expect(router.refresh).not.toHaveBeenCalled()
  })
})

describe('the search of a list', () => {
  it.each([
    ['orders', 'Search: number, name, e-mail, phone'],
    ['brands', 'Search'],
  ])('says what it finds, where that is not names alone: %s', (kind, name) => {
    show(<ListFilters entity={entity(kind, [field('name', 'text')])} query={{}} />)
    expect(screen.getByRole('searchbox', { name })).toBeTruthy()
  })
})

describe('saved views of a list', () => {
  const own = { id: 3, entity: 'products', name: 'Coats', query: 'q=coat', isShared: false, isOwn: true }
  const shared = { ...own, id: 4, name: 'New ones', query: 'sort=-publishedAt', isShared: true, isOwn: false }

  it('keep the list that is shown under a name, for everyone if wished', async () => {
    serve({ '/api/office/views/': { id: 5 } })
    show(<SavedViews entity="products" query="q=boot" views={[own]} />)
    press('Save this view')
    fireEvent.change(box('Name of the view'), { target: { value: ' Boots ' } })
    fireEvent.click(box('For everyone'))
    fireEvent.submit(box('Name of the view').closest('form') as HTMLFormElement)
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(bodies('/api/office/views/')).toEqual([
      { entity: 'products', name: 'Boots', query: 'q=boot', isShared: true },
    ])
    expect(screen.queryByLabelText('Name of the view')).toBeNull()
  })

  it('are not offered for a list that nobody has filtered, also where it has the reader’s language', () => {
    const keeps = (kind: string, query: string) => {
      show(<SavedViews entity={kind} query={query} views={[]} />)
      const isOffered = screen.queryByRole('button', { name: 'Save this view' }) !== null
      cleanup()
      return isOffered
    }
    expect(keeps('pages', 'filter=language%3Aen')).toBe(false)
    expect(keeps('pages', 'filter=language%3Asv')).toBe(true)
    expect(keeps('pages', 'q=boot&filter=language%3Aen')).toBe(true)
    expect(keeps('brands', 'filter=language%3Aen')).toBe(true)
  })

  it('say why one was not kept, and leave its name', async () => {
    serve({ '/api/office/views/': refused(409, 'CONFLICT', { details: { reason: 'taken' } }) })
    show(<SavedViews entity="products" query="q=boot" views={[]} />)
    press('Save this view')
    fireEvent.change(box('Name of the view'), { target: { value: 'Coats' } })
    fireEvent.submit(box('Name of the view').closest('form') as HTMLFormElement)
    expect(await screen.findByText('Another record has this value already.')).toBeTruthy()
    expect(box('Name of the view').value).toBe('Coats')
  })

  it('lead to their lists; only own ones can be forgotten', async () => {
    serve({ '/api/office/views/remove/': {} })
    show(<SavedViews entity="products" query="" views={[own, shared]} />)
    expect(screen.getByRole('link', { name: 'Coats' }).getAttribute('href')).toBe('/hallinta/products/?q=coat')
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete the view “New ones”' })).toBeNull()
    press('Delete the view “Coats”')
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(bodies('/api/office/views/remove/')).toEqual([{ id: 3 }])
  })
})
