import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { FieldEditor } from '@/components/office/field-editor'
import { fieldHint } from '@/components/office/field-hints'
import { hasField } from '@/components/office/form-sections'
import { RecordForm } from '@/components/office/record-form'
import { entities } from '@/lib/backend/flows/office/registry'
import { LANGUAGES } from '@/lib/market/languages'
import { officeMessages } from '@/lib/office/messages'
import type { OfficeField, OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'

import { entity, field, sent, serve, show, startOver } from './support'

const typed: { value: OfficeValue } = { value: null }

function Held({ of, first }: { of: OfficeField; first: OfficeValue }) {
  const [now, setNow] = useState(first)
  return (
    <FieldEditor
      field={of}
      value={now}
      label={null}
      onChange={(next) => {
        typed.value = next
        setNow(next)
      }}
    />
  )
}
const edit = (of: OfficeField, first: OfficeValue) => show(<Held of={of} first={first} />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(startOver)
afterEach(cleanup)

describe('the filters of a product group', () => {
  const property = (id: number, slug: string, en: string) => ({
    ...{ id, slug, names: { en }, unit: null, kind: 'range', isOfGroup: false, values: [] },
  })

  it('are ticked by name and put in order; one that is gone keeps its place', async () => {
    serve({
      '/api/office/property-choices/': { properties: [property(1, 'weight', 'Weight'), property(2, 'fit', 'Fit')] },
    })
    edit(field('filterableProperties', 'words'), ['weight', 'gone'])
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Fit' })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Weight' }).checked).toBe(true)
    fireEvent.click(tick)
    expect(typed.value).toEqual(['weight', 'gone', 'fit'])
    press('Move Fit up')
    expect(typed.value).toEqual(['weight', 'fit', 'gone'])
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Weight', 'Fit', 'gone'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Weight' }))
    expect(typed.value).toEqual(['fit', 'gone'])
  })
})

describe('the order of a group’s products', () => {
  it('is chosen by its name; an unknown one stays', () => {
    edit(field('groupSorting', 'choice', { options: ['most-popular', 'newest'] }), 'odd')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '–',
      'odd',
      'Recommended',
      'Newest',
    ])
  })
})

describe('the pictures of a size guide', () => {
  it('are chosen from the library, put in order and taken away, each once', async () => {
    const row = { id: '1', title: 'Torso', values: { path: 'm/torso.svg' }, labels: {} }
    serve({ '/api/office/records/pictures/': { rows: [row], total: 1 } })
    edit(field('images', 'words'), ['m/foot.svg'])
    expect(screen.queryByRole('textbox')).toBeNull()
    press('Choose from the library')
    fireEvent.click(await screen.findByRole('button', { name: 'Torso' }))
    expect(typed.value).toEqual(['m/foot.svg', 'm/torso.svg'])
    press('Move m/torso.svg up')
    press('Remove m/foot.svg')
    expect(typed.value).toEqual(['m/torso.svg'])
  })
})

describe('the colours of a swatch', () => {
  it('are picked or typed, added, moved and taken away', () => {
    edit(field('swatch', 'colours'), ['#AA0000'])
    press('Add a colour')
    fireEvent.change(screen.getByLabelText('Colour 2: pick'), { target: { value: '#00bb00' } })
    fireEvent.change(screen.getByLabelText('Colour 1'), { target: { value: ' #cc0000 ' } })
    expect(typed.value).toEqual(['#cc0000', '#00bb00'])
    press('Move Colour 1 down')
    expect(typed.value).toEqual(['#00bb00', '#cc0000'])
    press('Remove Colour 1')
    expect(typed.value).toEqual(['#cc0000'])
  })
})

describe('a ground and the text on it', () => {
  it('are two colours, stored as one text as each kind of record has it; a banner may have none', () => {
    const ribbon = edit(field('value', 'text', { isRequired: true }), '#112233;#ffffff')
    fireEvent.change(screen.getByLabelText('Text: pick'), { target: { value: '#000000' } })
    expect(typed.value).toBe('#112233;#000000')
    expect(screen.queryByRole('button', { name: 'Remove the colours' })).toBeNull()
    ribbon.unmount()
    edit(field('subText', 'text'), '')
    press('Choose colours')
    fireEvent.change(screen.getByLabelText('Background'), { target: { value: '#abc' } })
    expect(typed.value).toBe('#abc/#ffffff')
    press('Remove the colours')
    expect(typed.value).toBe('')
  })
})

describe('the supplier of a purchase order', () => {
  it('is typed, with those of the newest orders proposed once each, asked for when the field is used', async () => {
    const rows = ['Nordgear', 'Alpina', 'Nordgear'].map((supplier, at) => ({ id: String(at), values: { supplier } }))
    serve({ '/api/office/records/purchases/': { rows, total: 3 } })
    edit(field('supplier', 'text'), '')
    expect(sent).toEqual([])
    const box = screen.getByLabelText('Supplier')
    fireEvent.focus(box)
    await waitFor(() =>
      expect([...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))).toEqual([
        'Alpina',
        'Nordgear',
      ]),
    )
    fireEvent.change(box, { target: { value: 'Somebody new' } })
    expect(typed.value).toBe('Somebody new')
  })
})

describe('the category of Google', () => {
  it('is typed, with what other categories of the shop have and the way to all of them', async () => {
    const group = (id: string, title: string, googleCategory: string | null) => ({
      id,
      title,
      values: { googleCategory },
    })
    const rows = [group('1', 'Coats', '1604'), group('2', 'Trousers', '1604'), group('3', 'Tents', null)]
    serve({ '/api/office/records/groups/': { rows, total: 3 } })
    edit(field('googleCategory', 'text'), '')
    expect(sent).toEqual([])
    const box = screen.getByLabelText('Google category')
    fireEvent.focus(box)
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('datalist option')].map((one) => [one.getAttribute('value'), one.textContent]),
      ).toEqual([['1604', 'Coats, Trousers']]),
    )
    const link = screen.getByRole('link', { name: /^All categories of Google/ })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/.*taxonomy-with-ids/)
    fireEvent.change(box, { target: { value: '212' } })
    expect(typed.value).toBe('212')
  })
})

describe('the form of a product', () => {
  const food = field('food', 'json', { section: 'safety' })
  const PRODUCTS = entity('products', [
    field('slug', 'text'),
    field('kind', 'choice', { options: ['new', 'giftcard'] }),
    food,
  ])
  const record = (values: Record<string, OfficeValue>) => ({ id: '7', title: 'Card', values, labels: {}, change: 1 })

  it('has only what its kind has, at once when the kind is changed', () => {
    show(<RecordForm entity={PRODUCTS} record={record({ kind: 'giftcard', slug: 'a', food: null })} />)
    expect(screen.queryByText('Safety and origin')).toBeNull()
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'new' } })
    expect(screen.getByText('Safety and origin')).toBeTruthy()
  })

  it('shows what has a value whatever its kind is', () => {
    expect(hasField('products', food, { kind: 'giftcard', food: { ingredients: { en: 'Oats' } } })).toBe(true)
    expect(hasField('products', food, { kind: 'giftcard', food: { ingredients: {} } })).toBe(false)
    expect(hasField('products', food, { kind: 'used', food: null })).toBe(true)
    expect(hasField('brands', food, { kind: 'giftcard' })).toBe(true)
  })

  it('of a set has its product or its sport, whichever it belongs to', () => {
    const [product, sport] = [field('mainModelId', 'reference'), field('skiSport', 'choice')]
    const shown = (values: OfficeValues) => [product, sport].map((one) => hasField('bundles', one, values))
    expect(shown({ mainModelId: 7, skiSport: null })).toEqual([true, false])
    expect(shown({ mainModelId: null, skiSport: 'alpine' })).toEqual([false, true])
  })
})

describe.each(LANGUAGES)('the help of fields in %s', (language) => {
  const messages = officeMessages(language)
  const hinted = entities.flatMap(({ name, fields, texts, links }) =>
    Object.keys({ ...fields, ...texts?.fields, ...links }).flatMap((one) => fieldHint(name, one) ?? []),
  )

  it('is there for redirects, search terms, postal codes and the order of rows', () => {
    for (const [kind, name] of [
      ['redirects', 'path'],
      ['redirects', 'target'],
      ['search-terms', 'phrases'],
      ['delivery-methods', 'postalCodes'],
      ['pickup-points', 'hours'],
      ...entities.flatMap((one) => ('sortOrder' in one.fields ? [[one.name, 'sortOrder']] : [])),
    ] as [string, string][])
      expect([kind, name, fieldHint(kind, name)]).toEqual([kind, name, expect.any(String)])
    expect(hinted.filter((id) => !(id in messages))).toEqual([])
  })

  it('says where a method is offered that has no countries: nowhere, unless it never had a choice', () => {
    const said = (values: OfficeValues) => messages[fieldHint('delivery-methods', 'countries', values) ?? '']
    expect(said({})).toBe(said({ countries: [] }))
    expect(said({ countries: null })).not.toBe(said({ countries: [] }))
  })

  it('of the low level of a category speaks of the one above it', () => {
    expect(fieldHint('groups', 'lowStockUnits')).not.toBe(fieldHint('variants', 'lowStockUnits'))
  })
})
