import { describe, expect, it } from 'vitest'

import { patchOf, withValue } from '@/components/office/patch'
import type { OfficeField } from '@/lib/contract/schemas/office'

const field = (name: string, kind: OfficeField['kind'], isReadOnly = false): OfficeField => ({
  name,
  kind,
  isReadOnly,
  isRequired: false,
  isGivenOnce: false,
  options: null,
  to: null,
  isSortable: false,
  isFilter: false,
  isListed: true,
  section: 'main',
})
const FIELDS = [
  field('name', 'text'),
  field('words', 'words'),
  field('hours', 'json'),
  field('texts', 'localized'),
  field('sold', 'integer', true),
]

describe('what differs between what was read and what is typed', () => {
  it('is nothing for the same values, and for empty in another way', () => {
    const read = { name: null, words: ['a'], texts: { fi: 'x', sv: '' } }
    expect(patchOf(FIELDS, read, { name: '', words: ['a'], texts: { fi: 'x', en: '' } })).toEqual([])
    expect(patchOf(FIELDS, {}, { name: null, texts: {} })).toEqual([])
  })

  it('is a whole field with what was read; false and 0 are not empty', () => {
    const typed = { name: 0, words: ['b', 'a'], hours: { mon: [9, 17] } }
    expect(patchOf(FIELDS, { name: null, words: ['a', 'b'], hours: { mon: [9, 18] } }, typed)).toEqual([
      { path: 'name', from: null, to: 0 },
      { path: 'words', from: ['a', 'b'], to: ['b', 'a'] },
      { path: 'hours', from: { mon: [9, 18] }, to: { mon: [9, 17] } },
    ])
    expect(patchOf(FIELDS, { name: true }, { name: false })).toEqual([{ path: 'name', from: true, to: false }])
  })

  it('is one language of a text, added, changed or emptied', () => {
    const read = { texts: { fi: 'Takki', en: 'Coat', sv: 'Jacka' } }
    expect(patchOf(FIELDS, read, { texts: { fi: 'Takki', en: 'Jacket', sv: '', de: 'Jacke' } })).toEqual(
      expect.arrayContaining([
        { path: 'texts.en', from: 'Coat', to: 'Jacket' },
        { path: 'texts.sv', from: 'Jacka', to: '' },
        { path: 'texts.de', from: null, to: 'Jacke' },
      ]),
    )
    expect(patchOf(FIELDS, read, { texts: null })).toHaveLength(3)
  })

  it('leaves out what cannot be changed', () => {
    expect(patchOf(FIELDS, { sold: 1 }, { sold: 2 })).toEqual([])
  })
})

describe('the values with another one at a path', () => {
  it('replace a field, or one language of it', () => {
    const values = { name: 'a', texts: { fi: 'x', en: 'y' } }
    expect(withValue(values, 'name', 'b')).toEqual({ name: 'b', texts: { fi: 'x', en: 'y' } })
    expect(withValue(values, 'texts.fi', 'z')).toEqual({ name: 'a', texts: { fi: 'z', en: 'y' } })
    expect(withValue({ texts: null }, 'texts.fi', 'z')).toEqual({ texts: { fi: 'z' } })
    expect(values.texts.fi).toBe('x')
  })
})
