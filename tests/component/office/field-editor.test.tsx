import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FieldEditor } from '@/components/office/field-editor'
import type { OfficeField, OfficeValue } from '@/lib/contract/schemas/office'

import { field, sent, serve, show, startOver } from './support'

const taken = vi.fn<(value: OfficeValue) => void>()

function Held({ of, value, label = null }: { of: OfficeField; value: OfficeValue; label?: string | null }) {
  const [now, setNow] = useState(value)
  return (
    <FieldEditor
      field={of}
      value={now}
      label={label}
      onChange={(next) => {
        taken(next)
        setNow(next)
      }}
    />
  )
}
const edit = (of: OfficeField, value: OfficeValue = null, label: string | null = null) =>
  show(<Held of={of} value={value} label={label} />)
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
/** Types over what is there and goes on to the next field. */
function write(name: string, value: string) {
  fireEvent.change(box(name), { target: { value } })
  fireEvent.blur(box(name))
}

beforeEach(() => {
  startOver()
  taken.mockReset()
})
afterEach(cleanup)

describe('the editor of a field', () => {
  it('takes money in euros, with a comma or a point, and keeps cents', () => {
    edit(field('priceEur', 'cents'), 1990)
    expect(box('Price').value).toBe('19.90')
    write('Price', '12,5')
    expect(taken).toHaveBeenLastCalledWith(1250)
    write('Price', '0.29')
    expect(taken).toHaveBeenLastCalledWith(29)
    write('Price', ' ')
    expect(taken).toHaveBeenLastCalledWith(null)
  })

  it('takes numbers as numbers and leaves what is none to the shop’s refusal', () => {
    edit(field('sortOrder', 'integer'), 3)
    write('Position', '14')
    expect(taken).toHaveBeenLastCalledWith(14)
    write('Position', 'many')
    expect(taken).toHaveBeenLastCalledWith('many')
    expect(box('Position').value).toBe('many')
  })

  it('takes words, one in each line, without empty ones', () => {
    edit(field('postalCodes', 'words'), ['fi', 'se'])
    expect(box('Postal codes').value).toBe('fi\nse')
    write('Postal codes', ' fi \n\nno\n')
    expect(taken).toHaveBeenLastCalledWith(['fi', 'no'])
  })

  it('shows a moment in the shop’s time and keeps it in UTC', () => {
    edit(field('startsAt', 'moment'), '2026-03-04T10:30:00.000Z')
    expect(box('Starts').value).toBe('2026-03-04T12:30')
    fireEvent.change(box('Starts'), { target: { value: '2026-07-01T08:05' } })
    expect(taken).toHaveBeenLastCalledWith('2026-07-01T05:05:00.000Z')
    fireEvent.change(box('Starts'), { target: { value: '' } })
    expect(taken).toHaveBeenLastCalledWith(null)
  })

  it('takes a day from a calendar', () => {
    edit(field('validFrom', 'day'), '2026-01-01')
    expect([box('Valid from').type, box('Valid from').value]).toEqual(['date', '2026-01-01'])
    fireEvent.change(box('Valid from'), { target: { value: '2027-07-01' } })
    expect(taken).toHaveBeenLastCalledWith('2027-07-01')
    fireEvent.change(box('Valid from'), { target: { value: '' } })
    expect(taken).toHaveBeenLastCalledWith(null)
  })

  it('takes yes and no, one choice, several choices in the order of the options', () => {
    const { unmount } = edit(field('isPublic', 'boolean'), false)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Shown in the shop' }))
    expect(taken).toHaveBeenLastCalledWith(true)
    unmount()
    const choice = edit(field('gender', 'choice', { options: ['female', 'male', 'x-new'] }), 'male')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['–', 'Women', 'Men', 'x-new'])
    fireEvent.change(box('Gender'), { target: { value: 'female' } })
    expect(taken).toHaveBeenLastCalledWith('female')
    fireEvent.change(box('Gender'), { target: { value: '' } })
    expect(taken).toHaveBeenLastCalledWith(null)
    choice.unmount()
    edit(field('seasons', 'choices', { options: ['winter', 'spring', 'summer'] }), ['summer'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Winter' }))
    expect(taken).toHaveBeenLastCalledWith(['winter', 'summer'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Summer' }))
    expect(taken).toHaveBeenLastCalledWith(['winter'])
  })

  it('takes lines of text in a field of several lines', () => {
    edit(field('care', 'lines'), 'Wash at 30')
    expect(box('Care').tagName).toBe('TEXTAREA')
    fireEvent.change(box('Care'), { target: { value: 'Wash at 30\nDo not iron' } })
    expect(taken).toHaveBeenLastCalledWith('Wash at 30\nDo not iron')
  })

  it('edits a short text in all languages beside each other and names those that are missing', () => {
    edit(field('names', 'localized'), { fi: 'Takki', en: 'Jacket' })
    expect(screen.getAllByRole('textbox')).toHaveLength(6)
    expect(screen.getByText('Missing: SV, DE, FR, RU')).toBeTruthy()
    fireEvent.change(box('Svenska'), { target: { value: 'Jacka' } })
    expect(taken).toHaveBeenLastCalledWith({ fi: 'Takki', en: 'Jacket', sv: 'Jacka' })
    expect(screen.getByText('Missing: DE, FR, RU')).toBeTruthy()
  })

  it('shows what is only read as words, not as controls', () => {
    const fixed = { isReadOnly: true } as const
    const { unmount } = edit(field('comment', 'lines', fixed), 'Warm.\nDry.')
    expect(screen.getByRole('status', { name: 'Comment' }).textContent).toBe('Warm.\nDry.')
    unmount()
    const bought = edit(field('isVerified', 'boolean', fixed), true)
    expect(screen.getByRole('status').textContent).toBe('Yes')
    bought.unmount()
    edit(field('orderId', 'reference', { ...fixed, to: 'orders' }))
    expect(screen.getByRole('status').textContent).toBe('–')
    expect([screen.queryByRole('textbox'), screen.queryByRole('combobox'), screen.queryByRole('checkbox')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('explains a text in several languages, too', () => {
    show(
      <FieldEditor
        field={field('shortName', 'localized')}
        value={null}
        label={null}
        hint="On the front page."
        onChange={taken}
      />,
    )
    expect(screen.getByText('On the front page.')).toBeTruthy()
  })

  it('edits a long text one language at a time', () => {
    edit(field('descriptions', 'localizedLines'), { en: 'Warm' })
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('English')
    const panel = screen.getByRole('tabpanel')
    expect([panel.id, panel.contains(box('English'))]).toEqual([
      screen.getByRole('tab', { selected: true }).getAttribute('aria-controls'),
      true,
    ])
    expect(box('English').value).toBe('Warm')
    fireEvent.click(screen.getByRole('tab', { name: /^Suomi/ }))
    fireEvent.change(box('Suomi'), { target: { value: 'Lämmin' } })
    expect(taken).toHaveBeenLastCalledWith({ en: 'Warm', fi: 'Lämmin' })
  })

  it('has a tab for each language that arrows lead to; those without a text say so', () => {
    edit(field('descriptions', 'localizedLines'), { en: 'Warm' })
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1])
    expect(screen.getAllByRole('tab', { name: /no text yet$/ })).toHaveLength(5)
    fireEvent.keyDown(tabs[0] as Element, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(tabs[5])
    expect(tabs[5]?.getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(tabs[5] as Element, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(tabs[0])
  })
})

it('the class of VAT is chosen by its rate and what it is for', () => {
  edit(field('taxClass', 'integer'), 5)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'VAT class' })
  expect(list.selectedOptions[0]?.textContent).toMatch(/^[\d.]+% · standard$/)
  const names = [...list.options].map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(names.length)
  fireEvent.change(list, { target: { value: '1' } })
  expect(taken).toHaveBeenLastCalledWith(1)
})

it('a class of VAT that nobody has chosen does not look chosen', () => {
  edit(field('taxClass', 'integer'))
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'VAT class' })
  expect(list.selectedOptions[0]?.textContent).toBe('–')
  fireEvent.change(list, { target: { value: list.options[1]?.value } })
  expect(typeof taken.mock.lastCall?.[0]).toBe('number')
})

it('an amount of money says its currency', () => {
  edit(field('price', 'cents'), 690)
  expect(screen.getByText('€')).toBeTruthy()
})

describe('a reference to another record', () => {
  const brand = field('brandId', 'reference', { to: 'brands' })
  const rows = ['Halti', 'Haglöfs'].map((title, index) => ({ id: String(index + 5), title, values: {}, labels: {} }))
  const combo = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand' })
  const find = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Change ${name}` }))
  const shown = () => screen.queryByRole('link')?.textContent
  const key = (name: string) => fireEvent.keyDown(combo(), { key: name })

  it('is found by typing its name and chosen by keyboard', async () => {
    serve({ '/api/office/records/brands/': { rows, total: 2, page: 1, size: 12 } })
    edit(brand, 1, 'Fjällräven')
    find('Fjällräven')
    expect(document.activeElement).toBe(combo())
    fireEvent.change(combo(), { target: { value: 'Ha & ' } })
    expect(await screen.findByRole('option', { name: 'Halti', selected: true })).toBeTruthy()
    expect(combo().getAttribute('aria-expanded')).toBe('true')
    expect(sent.map(({ path }) => path)).toEqual(['/api/office/records/brands/?size=40&language=en&q=Ha%20%26'])
    key('ArrowDown')
    expect(screen.getByRole('option', { name: 'Haglöfs', selected: true })).toBeTruthy()
    key('ArrowDown')
    key('ArrowUp')
    key('ArrowDown')
    key('Enter')
    expect(taken).toHaveBeenLastCalledWith(6)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Haglöfs' }))
  })

  it('has the names first that begin with what is typed, so that Enter takes what was meant', async () => {
    const titles = ['Softshell & fleece', 'Micro-fleece', 'Unfleeced', 'Fleeces for men', 'Fleece']
    const groups = titles.map((title, index) => ({ id: String(index + 1), title, values: {}, labels: {} }))
    serve({ '/api/office/records/groups/': { rows: groups, total: 5, page: 1, size: 40 } })
    edit(field('mainGroupId', 'reference', { to: 'groups' }), null)
    const box = screen.getByRole('combobox')
    fireEvent.change(box, { target: { value: 'fleece' } })
    await screen.findByRole('option', { name: 'Fleece', selected: true })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Fleece',
      'Fleeces for men',
      'Softshell & fleece',
      'Micro-fleece',
      'Unfleeced',
    ])
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(taken).toHaveBeenLastCalledWith(5)
  })

  it.each([
    ['the whole name of one', 'halti', 5],
    ['enough of a name for one', 'glöf', 6],
    ['what two have', 'ha', null],
    ['what none has', 'Rukka', null],
  ])('is taken on leaving after typing %s', async (_what, typed, id) => {
    serve({ '/api/office/records/brands/': { rows, total: 2, page: 1, size: 12 } })
    edit(brand, null)
    fireEvent.change(combo(), { target: { value: 'Ha' } })
    await screen.findByRole('option', { name: 'Halti' })
    fireEvent.change(combo(), { target: { value: typed } })
    fireEvent.blur(combo())
    expect(taken.mock.calls).toEqual(id === null ? [] : [[id]])
  })

  it('is chosen with the mouse; Escape leaves it as it was; it can be emptied', async () => {
    serve({ '/api/office/records/brands/': { rows, total: 2, page: 1, size: 12 } })
    edit(brand, 1, 'Fjällräven')
    find('Fjällräven')
    fireEvent.change(combo(), { target: { value: 'Ha' } })
    await screen.findByRole('option', { name: 'Halti' })
    key('Escape')
    expect(shown()).toBe('Fjällräven')
    expect(taken).not.toHaveBeenCalled()
    find('Fjällräven')
    fireEvent.change(combo(), { target: { value: 'Hal' } })
    fireEvent.mouseDown(await screen.findByRole('option', { name: 'Halti' }))
    expect(taken).toHaveBeenLastCalledWith(5)
    fireEvent.click(screen.getByRole('button', { name: 'Remove Halti' }))
    expect(taken).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(combo().value).toBe(''))
  })

  it('shows the first ones before anything is typed; Enter takes none of them', async () => {
    serve({ '/api/office/records/brands/': { rows, total: 2, page: 1, size: 12 } })
    edit(brand)
    fireEvent.focus(combo())
    expect(await screen.findByRole('option', { name: 'Halti', selected: false })).toBeTruthy()
    key('Enter')
    expect(taken).not.toHaveBeenCalled()
    key('ArrowDown')
    key('Enter')
    expect(taken).toHaveBeenLastCalledWith(5)
  })

  it('is a row that opens the record once it is chosen, and a search that says what it finds until then', () => {
    const { unmount } = edit(brand, 1, 'Fjällräven')
    expect(screen.getByRole('link', { name: 'Fjällräven' }).getAttribute('href')).toBe('/hallinta/brands/1/')
    expect([screen.queryByRole('combobox'), sent.length]).toEqual([null, 0])
    unmount()
    const none = edit(brand)
    expect(combo().placeholder).toBe('Search: Brands')
    none.unmount()
    edit({ ...brand, isRequired: true }, 1, 'Fjällräven')
    expect(screen.queryByRole('button', { name: 'Remove Fjällräven' })).toBeNull()
  })

  it('has its picture where its kind has pictures, and only a link where it is not changed here', async () => {
    serve({ '/api/office/records/products/7/': { id: '7', picture: 'p/7.jpg', values: {}, labels: {} } })
    edit(field('modelId', 'reference', { to: 'products', isReadOnly: true }), 7, 'Anorak')
    expect(screen.getByRole('link', { name: 'Anorak' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toContain('p/7'))
  })

  it('says that nothing has the typed name', async () => {
    serve({ '/api/office/records/brands/': { rows: [], total: 0, page: 1, size: 12 } })
    edit(brand)
    fireEvent.change(combo(), { target: { value: 'Rukka' } })
    expect(screen.queryByText('Nothing found.')).toBeNull()
    expect(await screen.findByText('Nothing found.')).toBeTruthy()
  })

  it('asks the shop once for what was typed quickly', async () => {
    vi.useFakeTimers()
    edit(brand)
    for (const value of ['H', 'Ha', 'Hal']) fireEvent.change(combo(), { target: { value } })
    await act(() => vi.advanceTimersByTimeAsync(500))
    vi.useRealTimers()
    expect(sent.map(({ path }) => path)).toEqual(['/api/office/records/brands/?size=40&language=en&q=Hal'])
  })
})
