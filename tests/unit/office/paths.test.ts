import { describe, expect, it } from 'vitest'

import { listPath, newPath, readFilter, recordPath, withQuery, writeFilter } from '@/lib/office/paths'

describe('addresses of the back office', () => {
  it('lead to a list, a record with any id, and a new one', () => {
    expect(listPath('brands')).toBe('/hallinta/brands/')
    expect(recordPath('settings', 'mail/from?')).toBe('/hallinta/settings/mail%2Ffrom%3F/')
    expect(newPath('brands')).toBe('/hallinta/brands/new/')
  })

  it('change some values of a query and drop those that are null or empty', () => {
    expect(withQuery({ q: 'a b', page: '2' }, { page: null, sort: 'name' })).toBe('?q=a+b&sort=name')
    expect(withQuery({ q: 'a' }, { q: '' })).toBe('')
    expect(withQuery({}, {})).toBe('')
  })

  it('hold filters whatever their values are', () => {
    const filters = { brand: 'a;b:c', name: 'Öljy & 100 %', kind: 'new' }
    expect(readFilter(writeFilter(filters))).toEqual(filters)
    expect(writeFilter({ kind: 'new', brand: '' })).toBe('kind:new')
    expect(readFilter('')).toEqual({})
  })

  it('leave out filters that cannot be read', () => {
    expect(readFilter('kind:new;nothing;:x;broken:%E0%A4%A;open:')).toEqual({ kind: 'new', open: '' })
  })
})
