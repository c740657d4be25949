import { cleanup, fireEvent, screen } from '@testing-library/react'
import { createIntl } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { codedName } from '@/components/office/choice-names'
import { FieldEditor } from '@/components/office/field-editor'
import { daysInWords, pageTitle, titleInWords } from '@/components/office/title-words'
import { officeMessages } from '@/lib/office/messages'

import { field, serve, show, startOver } from './support'

const finnish = createIntl({ locale: 'fi-FI', messages: officeMessages('fi') })

beforeEach(startOver)
afterEach(cleanup)

describe('codes in lists', () => {
  it.each([
    ['countries', ['fi', 'se'], 'Suomi, Ruotsi'],
    ['country', 'de', 'Saksa'],
    ['taxAreaId', 1, 'Suomi'],
    ['taxClass', 1, 'alennettu: elintarvikkeet, ravintolat'],
    ['language', 'sv', 'Svenska'],
    ['languages', ['sv', 'fi'], 'Svenska, Suomi'],
    ['permissions', ['orders.read', 'of.tomorrow'], 'Nähdä kaikki tilaukset, of.tomorrow'],
    ['events', ['stock.low', 'a', 'b', 'c', 'd'], 'Variantteja on vähissä, a, b, c…'],
    ['currency', 'aud', 'AUD'],
    ['source', 'shop', 'Luotu hallinnassa'],
    ['source', 'import:halti', 'Tuotu tiedostosta: halti'],
    ['source', 'other', 'other'],
    ['name', 'fi', null],
    ['country', null, null],
  ])('have names: %s', (name, value, text) => {
    expect(codedName(finnish, name, value)).toBe(text)
  })
})

describe('days in names', () => {
  it('are written as the reader writes them', () => {
    expect(daysInWords(finnish, 'PO-7 · 2026-11-28').replace(/\s/g, ' ')).toBe('PO-7 · 28.11.2026')
    expect(daysInWords(finnish, '2026-99-99 and 12026-11-281')).toBe('2026-99-99 and 12026-11-281')
  })
})

describe('records of like names that are found', () => {
  it('say whether they are stores or warehouses', async () => {
    const place = (id: string, title: string, type: string) => ({ id, title, values: { type }, labels: {} })
    serve({
      '/api/office/records/stores/': { rows: [place('1', 'Oulu', 'retail'), place('2', 'Oulu 2', 'warehouse')] },
    })
    show(
      <FieldEditor
        field={field('storeId', 'reference', { to: 'stores' })}
        value={null}
        label={null}
        onChange={() => undefined}
      />,
    )
    fireEvent.focus(screen.getByRole('combobox', { name: 'Store or warehouse' }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'OuluStore',
      'Oulu 2Warehouse',
    ])
  })
})

describe('the title of a rate of VAT', () => {
  it('says its area, its class and its day in words', () => {
    expect(titleInWords(finnish, 'tax-rates', '1~1~2026-01-01', '1 · 1 · 2026-01-01')).toBe(
      'Suomi, alennettu: elintarvikkeet, ravintolat, 1.1.2026 alkaen',
    )
  })

  it('of a rate of exchange has the name of its currency', () => {
    expect(pageTitle(finnish, 'currency-rates', 'sek', 'SEK')).toBe('SEK: Ruotsin kruunu')
    expect(pageTitle(finnish, 'currency-rates', 'xyz', 'XYZ')).toBe('XYZ')
  })

  it('is left as it is where it is none, and of other kinds of record', () => {
    expect(titleInWords(finnish, 'tax-rates', '1~1', '1 · 1')).toBe('1 · 1')
    expect(titleInWords(finnish, 'brands', '1~1~2026-01-01', 'Halti')).toBe('Halti')
    expect(titleInWords(finnish, 'brands', '7', '')).toBe('7')
  })
})

describe('a code that is chosen', () => {
  it('is a country by its name; the code is kept', () => {
    const onChange = vi.fn()
    show(<FieldEditor field={field('country', 'text')} value="fi" label={null} onChange={onChange} />)
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    expect(select.selectedOptions[0]?.text).toBe('Finland')
    fireEvent.change(select, { target: { value: 'se' } })
    expect(onChange).toHaveBeenCalledWith('se')
  })

  it('is a currency by its name, but for the one that prices are in', () => {
    const onChange = vi.fn()
    show(
      <FieldEditor
        entity="currency-rates"
        field={field('currency', 'text', { isRequired: true })}
        value={null}
        label={null}
        onChange={onChange}
      />,
    )
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Currency/ })
    const names = [...select.options].map(({ text }) => text)
    expect(names).toContain('SEK: Swedish Krona')
    expect(names.some((name) => name.startsWith('EUR'))).toBe(false)
    fireEvent.change(select, { target: { value: 'sek' } })
    expect(onChange).toHaveBeenCalledWith('sek')
  })

  it('is a VAT area by its country; one that is not known stays', () => {
    const onChange = vi.fn()
    show(<FieldEditor field={field('taxAreaId', 'integer')} value={999} label={null} onChange={onChange} />)
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    expect(select.value).toBe('999')
    fireEvent.change(select, { target: { value: '1' } })
    expect(onChange).toHaveBeenCalledWith(1)
  })
})
