import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { FieldEditor } from '@/components/office/field-editor'
import type { OfficeValue } from '@/lib/contract/schemas/office'

import { field, serve, show, startOver } from './support'

/** What was last typed. */
const typed = { value: null as OfficeValue }
interface FieldProps {
  name: string
  first: OfficeValue
  faults?: Readonly<Record<string, string>>
  isReadOnly?: boolean
  hint?: string
}
function Field({ name, first, faults = {}, isReadOnly = false, hint }: FieldProps) {
  const [now, setNow] = useState(first)
  return (
    <FieldEditor
      field={field(name, 'json', { isReadOnly })}
      value={now}
      label={null}
      onChange={(next) => {
        typed.value = next
        setNow(next)
      }}
      fault={faults[name] ?? null}
      faults={faults}
      hint={hint}
    />
  )
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) => fireEvent.change(input(label), { target: { value: text } })
/** Types, and takes the first that is found. */
async function pick(label: string | RegExp, text: string, found: string) {
  const box = screen.getByRole('combobox', { name: label })
  fireEvent.change(box, { target: { value: text } })
  expect((await screen.findAllByRole('option'))[0]?.textContent).toBe(found)
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.blur(box)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  startOver()
  typed.value = null
})
afterEach(cleanup)

describe('fields of several values', () => {
  it('have a control for each, and are nothing when all are empty', () => {
    show(<Field name="address" first={null} />)
    type('Street *', 'Kirkkokatu 1')
    type('Latitude', '65,01')
    expect(typed.value).toEqual({ street: 'Kirkkokatu 1', lat: 65.01 })
    type('Latitude', '')
    expect(typed.value).toEqual({ street: 'Kirkkokatu 1' })
    type('Street *', '')
    expect(typed.value).toBeNull()
  })

  it('are folded while they are empty and few records have them; a fault opens them', () => {
    const isOpen = () => document.querySelector('details')?.open
    const { unmount } = show(<Field name="hazard" first={null} />)
    expect(isOpen()).toBe(false)
    unmount()
    const full = show(<Field name="hazard" first={{ signal: 'danger' }} />)
    expect(isOpen()).toBe(true)
    full.unmount()
    const wrong = show(<Field name="hazard" first={null} faults={{ 'hazard/hazards': 'Wrong.' }} />)
    expect(isOpen()).toBe(true)
    wrong.unmount()
    const pack = show(<Field name="content" first={null} />)
    expect(isOpen()).toBe(false)
    pack.unmount()
    show(<Field name="address" first={null} hint="For the map." />)
    expect(isOpen()).toBeUndefined()
    expect(screen.getByText('For the map.')).toBeTruthy()
  })

  it('say a fault at the part that it is about', () => {
    show(<Field name="maker" first={{ name: 'Halti' }} faults={{ maker: 'Wrong.', 'maker/email': 'Wrong.' }} />)
    expect(input('E-mail *').getAttribute('aria-invalid')).toBe('true')
    expect(input('Name *').getAttribute('aria-invalid')).toBeNull()
    expect(screen.getAllByText('Wrong.')).toHaveLength(1)
  })

  it('keep what no control shows', async () => {
    const variants = { 7: { perInternationalPackage: 1 } }
    show(<Field name="deliveryLimit" first={{ variants }} />)
    await pick('Not delivered to', 'united states', 'United States')
    await pick('Not delivered to', 'ca', 'Canada')
    type('Pieces in one package abroad', '2')
    expect(typed.value).toEqual({ blockedCountries: ['us', 'ca'], perInternationalPackage: 2, variants })
  })

  it('name countries and delivery methods, and keep the codes, also those that are unknown', async () => {
    const methods = [{ id: 'home', title: 'Home delivery', values: {}, labels: {} }]
    serve({ '/api/office/records/delivery-methods/': { rows: methods, total: 1, page: 1, size: 100 } })
    show(<Field name="deliveryLimit" first={{ allowedCountries: ['fi', 'xx'], allowedDeliveryMethods: ['old'] }} />)
    expect(await screen.findByText('Finland')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Not delivered to' }).placeholder).toBe(
      'Search: Not delivered to',
    )
    await pick(/^Only by these delivery methods/, 'home', 'Home delivery')
    await waitFor(() =>
      expect(typed.value).toMatchObject({ allowedCountries: ['fi', 'xx'], allowedDeliveryMethods: ['old', 'home'] }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Remove Finland' }))
    expect(typed.value).toMatchObject({ allowedCountries: ['xx'] })
  })

  it('are whole where every part must be written, also with parts of parts', () => {
    show(<Field name="food" first={null} />)
    fireEvent.click(input('milk'))
    expect(typed.value).toEqual({ ingredients: {}, allergens: ['milk'], nutrition: null })
    type('Salt (g) *', '0,5')
    expect(typed.value).toMatchObject({ nutrition: { salt: 0.5 } })
  })

  it('that the shop notes itself are text', () => {
    show(<Field name="unknown" isReadOnly first={[{ shelf: 'A1', code: '640', count: 2 }]} />)
    expect(screen.getByText('A1, 640, 2')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('opening hours', () => {
  it('are of the week, and of single days that differ or are closed', () => {
    show(<Field name="hours" first={[{ days: 'Mo-Th', opens: '09:00', closes: '18:00' }]} />)
    // A span that is not offered stays as it is.
    expect(input('Days 1').value).toBe('Mo-Th')
    type('Closes 1', '20:00')
    press('Add opening hours')
    type('Days 2', 'Sa')
    press('Add a day that differs')
    type('First day', '2026-12-24')
    fireEvent.click(input('Closed'))
    press('Add the day')
    expect(typed.value).toEqual([
      { days: 'Mo-Th', opens: '09:00', closes: '20:00' },
      { days: 'Sa', opens: '10:00', closes: '19:00' },
      { days: '2026-12-24', opens: '00:00', closes: '00:00' },
    ])
    expect(screen.queryByLabelText('Opens 3')).toBeNull()
    fireEvent.click(input('Closed all day'))
    type('Opens 3', '11:00')
    expect(typed.value).toMatchObject([{}, {}, { opens: '11:00', closes: '15:00' }])
    for (const number of [3, 2, 1]) press(`Remove opening hours ${number}`)
    expect(typed.value).toBeNull()
  })
})

describe('days that differ', () => {
  const begin = () => {
    show(<Field name="hours" first={[{ days: '2026-12-25', opens: '10:00', closes: '12:00' }]} />)
    press('Add a day that differs')
  }

  it('begin empty: neither today nor closed', () => {
    begin()
    for (const name of ['First day', 'Last day, if more than one', 'Opens', 'Closes'])
      expect(input(name).value).toBe('')
    expect(input('Closed').checked).toBe(false)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add the day' }).disabled).toBe(true)
    press('Cancel')
    expect(screen.queryByLabelText('First day')).toBeNull()
  })

  it('are added as a range, in place of days that are there already', () => {
    begin()
    type('First day', '2026-12-24')
    type('Last day, if more than one', '2026-12-26')
    type('Opens', '11:00')
    type('Closes', '15:00')
    press('Add 3 days')
    expect(typed.value).toEqual(
      ['2026-12-24', '2026-12-25', '2026-12-26'].map((days) => ({ days, opens: '11:00', closes: '15:00' })),
    )
  })

  it('are counted over the end of summer time, and are none in the wrong order or for a year', () => {
    begin()
    const add = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
    fireEvent.click(input('Closed'))
    type('First day', '2026-10-24')
    type('Last day, if more than one', '2026-10-26')
    expect(add('Add 3 days').disabled).toBe(false)
    type('Last day, if more than one', '2026-10-23')
    expect(add('Add the day').disabled).toBe(true)
    type('Last day, if more than one', '2027-10-24')
    expect(add('Add the day').disabled).toBe(true)
  })
})

describe('the table of a size guide', () => {
  const table = {
    sizes: [{ size: 'S', product_type: null }],
    rows: [{ names: { en: 'Chest', fi: 'Rinta' }, unit: 'cm', values: ['90'] }],
  }
  it('grows by sizes and measures, each with a value for every size', () => {
    show(<Field name="parsed" first={table} />)
    press('Add a size')
    type('Size 2', 'M')
    type('Chest, size M', '96 – 100')
    press('Add a measure')
    type('Name of measure 2', 'Waist')
    expect(typed.value).toEqual({
      sizes: [
        { size: 'S', product_type: null },
        { size: 'M', product_type: null },
      ],
      rows: [
        { names: { en: 'Chest', fi: 'Rinta' }, unit: 'cm', values: ['90', '96 – 100'] },
        { names: { en: 'Waist' }, unit: 'cm', values: ['', ''] },
      ],
    })
    press('Remove S')
    expect(typed.value).toMatchObject({ sizes: [{ size: 'M' }], rows: [{ values: ['96 – 100'] }, { values: [''] }] })
    press('Remove Waist')
    expect((typed.value as unknown as typeof table).rows).toHaveLength(1)
  })

  it('has its measures in an order that buttons change', () => {
    const waist = { names: { en: 'Waist' }, unit: 'cm', values: ['70'] }
    show(<Field name="parsed" first={{ ...table, rows: [...table.rows, waist] }} />)
    press('Move Chest down')
    expect(typed.value).toMatchObject({ rows: [{ names: { en: 'Waist' }, values: ['70'] }, { values: ['90'] }] })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Chest up' }))
  })

  it('takes a block of a spreadsheet, and names in another language', () => {
    show(<Field name="parsed" first={table} />)
    press('Add a size')
    press('Add a measure')
    fireEvent.paste(input('Size 1'), { clipboardData: { getData: () => 'XS\tS\tM\r\n80\t84\t1\r\n60\t64\t1\r\n' } })
    expect(typed.value).toMatchObject({
      sizes: [{ size: 'XS' }, { size: 'S' }],
      rows: [{ values: ['80', '84'] }, { values: ['60', '64'] }],
    })
    fireEvent.change(input('Names of measures in'), { target: { value: 'fi' } })
    expect(input('Name of measure 1').value).toBe('Rinta')
    type('Name of measure 1', '')
    expect(typed.value).toMatchObject({ rows: [{ names: { en: 'Chest' } }, {}] })
  })
})

it('the tabs of a page are added, moved, removed, and have tabs of their own', () => {
  show(<Field name="tabs" first={[{ title: 'A', slug: 'a', content: '<p>a</p>' }]} />)
  fireEvent.click(screen.getAllByRole('button', { name: 'Add a tab' }).at(-1)!)
  const titles = () => screen.getAllByLabelText<HTMLInputElement>('Title *')
  fireEvent.change(titles()[1]!, { target: { value: 'B' } })
  press('Move B up')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move B down' }))
  expect(titles().map((one) => one.value)).toEqual(['B', 'A'])
  fireEvent.click(screen.getAllByText('Tabs inside this one')[0]!)
  fireEvent.click(screen.getAllByRole('button', { name: 'Add a tab', hidden: true })[0]!)
  expect(typed.value).toEqual([
    { title: 'B', slug: '', content: '', tabs: [{ title: '', slug: '', content: '' }] },
    { title: 'A', slug: 'a', content: '<p>a</p>' },
  ])
  press('Remove A')
  press('Remove B')
  expect(typed.value).toBeNull()
})
