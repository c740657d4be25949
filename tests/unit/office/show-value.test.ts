import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { faultText } from '@/components/office/fault-text'
import { fieldLabel } from '@/components/office/field-label'
import { optionLabel, showValue } from '@/components/office/show-value'
import office from '@/locales/en/office.json'
import finnish from '@/locales/fi/office.json'

const intl = createIntl({ locale: 'en-US', messages: office, timeZone: 'UTC' })
const inFinnish = createIntl({ locale: 'fi-FI', messages: finnish, timeZone: 'UTC' })

describe('a value of a field as text', () => {
  it('is empty for nothing', () => {
    for (const value of [null, undefined, '']) expect(showValue(intl, 'text', value)).toBe('')
  })

  it('is yes or no, a number in the reader’s way, money in euros', () => {
    expect(showValue(intl, 'boolean', false)).toBe('No')
    expect(showValue(intl, 'integer', 0)).toBe('0')
    expect(showValue(intl, 'integer', 12_345)).toBe('12,345')
    expect(showValue(intl, 'reference', 12_345)).toBe('12345')
    expect(showValue(intl, 'cents', 1_234_550)).toBe('€12,345.50')
    expect(showValue(inFinnish, 'cents', 1990).replace(/\s/g, ' ')).toBe('19,90 €')
  })

  it('is a day as the reader writes it, and a number that looks like one is none', () => {
    expect(showValue(inFinnish, 'text', '2024-09-01')).toBe('1.9.2024')
    expect(showValue(intl, 'text', '2024-09-01')).toBe('9/1/24')
    expect(showValue(intl, 'text', '2024-09-011')).toBe('2024-09-011')
  })

  it('is a text in the reader’s language, else in English, else in any', () => {
    expect(showValue(inFinnish, 'localized', { en: 'Coat', fi: 'Takki' })).toBe('Takki')
    expect(showValue(inFinnish, 'localized', { sv: 'Jacka', en: 'Coat' })).toBe('Coat')
    expect(showValue(inFinnish, 'localized', { sv: 'Jacka' })).toBe('Jacka')
    expect(showValue(intl, 'json', { mon: [9, 17], name: { en: 'Hat' } })).toBe('9, 17, Hat')
  })

  it('is opening hours in words, a closed day by its date', () => {
    const hours = [
      { days: 'Mo-Fr', opens: '10:00', closes: '19:00' },
      { days: '2026-12-24', opens: '00:00', closes: '00:00' },
    ]
    expect(showValue(intl, undefined, hours)).toBe('Mon-Fri 10:00–19:00, Dec 24, 2026 Closed all day')
    expect(showValue(inFinnish, undefined, hours)).toBe('ma-pe 10:00–19:00, 24.12.2026 Suljettu koko päivän')
  })

  it('is the label of a choice, or the choice where it has none', () => {
    expect(showValue(intl, 'choice', 'winter')).toBe('Winter')
    expect(showValue(intl, 'text', 'winter')).toBe('winter')
    expect(showValue(intl, 'choices', ['winter', 'monsoon', 4])).toBe('Winter, monsoon, 4')
    expect(optionLabel(intl, 'monsoon')).toBe('monsoon')
  })

  it('is a moment as date and time of the shop', () => {
    expect(showValue(intl, 'moment', '2026-03-04T10:05:00.000Z').replace(/\s/g, ' ')).toBe('3/4/26, 12:05 PM')
  })

  it('is short and without tags', () => {
    expect(showValue(intl, 'html', '<p>Warm</p><p>Dry</p>').replace(/ +/g, ' ').trim()).toBe('Warm Dry')
    expect(showValue(intl, 'lines', 'x'.repeat(200))).toHaveLength(200)
    expect(showValue(intl, 'lines', 'x'.repeat(201))).toBe(`${'x'.repeat(200)}…`)
  })
})

describe('names and sentences', () => {
  it('name a field, and the language of a text', () => {
    expect(fieldLabel(intl, 'slug')).toBe('Web address')
    expect(fieldLabel(intl, 'names.de')).toBe('Name (Deutsch)')
    expect(fieldLabel(intl, 'names.xx')).toBe('Name')
  })

  it('say a refusal by its reason, else by its code, else in general', () => {
    expect(faultText(intl, { reason: 'taken', code: 'CONFLICT' })).toBe('Another record has this value already.')
    expect(faultText(intl, { reason: 'moonlight', code: 'FORBIDDEN' })).toBe('You may not do this.')
    expect(faultText(intl, { reason: null, code: 'NETWORK' })).toBe('No connection. Try again.')
    expect(faultText(intl, { reason: null, code: 'STRANGE' })).toBe('Something went wrong. Try again.')
  })
})
