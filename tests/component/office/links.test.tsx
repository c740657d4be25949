import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FieldEditor } from '@/components/office/field-editor'
import { RecordForm } from '@/components/office/record-form'

import { bodies, entity, field, serve, show, startOver } from './support'

beforeEach(startOver)
afterEach(cleanup)

const chips = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('records that another one is linked with', () => {
  const SIMILAR = field('similar', 'references', { to: 'products', section: 'links' })
  const PRODUCTS = entity('products', [field('name', 'text'), SIMILAR])
  const SAVE = '/api/office/records/products/7/'
  const record = {
    id: '7',
    title: 'Shell',
    values: { name: 'Shell', similar: [3, 4] },
    labels: { 'similar.3': 'Anorak', 'similar.4': 'Parka' },
    change: 1,
  }

  it('are found by typing, moved up, taken away, and saved as one field', async () => {
    serve({
      '/api/office/records/products/': { rows: [{ id: '9', title: 'Fleece', values: {}, labels: {} }], total: 1 },
      [SAVE]: { id: '7' },
    })
    show(<RecordForm entity={PRODUCTS} record={record} />)
    expect(chips('Similar products')).toEqual(['Anorak', 'Parka'])
    const box = screen.getByRole('combobox', { name: 'Similar products' })
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: 'fle' } })
    await screen.findByRole('option', { name: 'Fleece' })
    fireEvent.keyDown(box, { key: 'Enter' })
    fireEvent.click(screen.getByRole('button', { name: 'Move Fleece up' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Fleece up' }))
    expect(screen.getByText('Now at position 2 of 3')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Anorak' }).getAttribute('href')).toBe('/hallinta/products/3/')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Anorak' }))
    expect(chips('Similar products')).toEqual(['Fleece', 'Parka'])
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies(SAVE)).toEqual([{ patch: [{ path: 'similar', from: [3, 4], to: [9, 4] }] }]))
  })

  it('are only shown to whoever may not change them', () => {
    show(<RecordForm entity={entity('products', [{ ...SIMILAR, isReadOnly: true }])} record={record} />)
    expect(chips('Similar products')).toEqual(['Anorak', 'Parka'])
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove Anorak' })).toBeNull()
  })
})

describe('properties of a product', () => {
  const PROPERTIES = field('properties', 'properties', { to: 'properties', section: 'properties' })
  const weight = { property: 1, number: 640, texts: null, isForOneItem: false }
  const open = (value: unknown[]) => {
    const change = vi.fn()
    serve({
      '/api/office/property-choices/': {
        properties: [
          { id: 1, names: { en: 'Weight' }, unit: 'g', kind: 'range', isOfGroup: true, values: [] },
          {
            id: 2,
            names: { en: 'Fabric' },
            unit: null,
            kind: 'checkbox',
            isOfGroup: false,
            values: [{ en: 'Wool', fi: 'Villa' }],
          },
        ],
      },
    })
    show(
      <FieldEditor
        field={PROPERTIES}
        value={value as never}
        values={{ mainGroupId: 5 }}
        label={null}
        onChange={change}
      />,
    )
    return change
  }

  it('are numbers with their unit, and texts that can be chosen from those in use', async () => {
    const change = open([weight, { property: 2, number: null, texts: null, isForOneItem: false }])
    const number = await screen.findByRole('textbox', { name: 'Weight' })
    expect(screen.getByText('g')).toBeTruthy()
    fireEvent.change(number, { target: { value: '612,5' } })
    expect(change).toHaveBeenLastCalledWith([{ ...weight, number: 612.5 }, expect.anything()])
    fireEvent.change(screen.getByRole('combobox', { name: 'Choose a value in use' }), { target: { value: '0' } })
    const wool = { property: 2, number: null, texts: { en: 'Wool', fi: 'Villa' }, isForOneItem: false }
    expect(change).toHaveBeenLastCalledWith([weight, wool])
    fireEvent.click(screen.getByRole('button', { name: 'Remove Weight' }))
    expect(change).toHaveBeenLastCalledWith([expect.objectContaining({ property: 2 })])
  })

  it('are added from a list in which those of the category come first', async () => {
    const change = open([])
    const list = await screen.findByRole('combobox', { name: 'Add a property' })
    expect([...list.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Of this category', 'Others'])
    fireEvent.change(list, { target: { value: '1' } })
    expect(change).toHaveBeenLastCalledWith([{ property: 1, number: null, texts: null, isForOneItem: false }])
  })
})
