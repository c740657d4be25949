import { describe, expect, it } from 'vitest'

import { postalCodeProblem } from '@/lib/market/address-formats'
import { hoursOn, openDays } from '@/lib/market/opening-hours'
import { returnPath, safeNext } from '@/lib/market/return-path'

describe('the page after a log-in', () => {
  const next = (text: string | null) => safeNext(text, '/account/')

  it('is a path of this shop with its query and part', () => {
    expect([next('/cart/?a=1#b'), next('/a/../b/')]).toEqual(['/cart/?a=1#b', '/b/'])
    expect(next(`/${'x'.repeat(999)}`)).toHaveLength(1_000)
  })

  it.each([
    null,
    '',
    'cart',
    '//evil.example/',
    '/\\evil.example/',
    'https://evil.example/',
    '/a\\b',
    '/\tx',
    '/',
    '/?a',
    '/x/..//y',
    `/${'x'.repeat(1_000)}`,
  ])('is the fallback for %j', (text) => expect(next(text)).toBe('/account/'))

  it('is the same page, or the account after the log-in’s own', () => {
    const routes = { login: '/login/', account: '/account/' }
    expect(returnPath({ pathname: '/cart/', search: '?a=1' }, routes)).toBe('/cart/?a=1')
    expect(returnPath({ pathname: '/login/', search: '' }, routes)).toBe('/account/')
    expect(returnPath({ pathname: '/login/', search: '?next=/cart/' }, routes)).toBe('/cart/')
  })
})

describe('opening hours', () => {
  const weekdays = { days: 'Mo-Fr', opens: '10', closes: '18' }
  const saturday = { days: 'Sa, Xx', opens: '10', closes: '15' }

  it('days alone, in a row and in a list', () => {
    expect(['Mo', 'Mo-We', 'Sa,Su', 'Xx', 'Su-Su'].map(openDays)).toEqual([
      ['Mo'],
      ['Mo', 'Tu', 'We'],
      ['Sa', 'Su'],
      [],
      ['Su'],
    ])
  })

  it('of a day, none when it is closed', () => {
    const on = (day: string) => hoursOn([weekdays, saturday], day)
    expect(['2026-11-23', '2026-11-27', '2026-11-28', '2026-11-29'].map(on)).toEqual([
      weekdays,
      weekdays,
      saturday,
      null,
    ])
  })

  it('of a single day before those of its day of the week; a day without any time is closed', () => {
    const short = { days: '2026-12-31', opens: '10', closes: '14' }
    const shut = { days: '2026-12-25', opens: '00:00', closes: '00:00' }
    const on = (day: string) => hoursOn([weekdays, saturday, short, shut], day)
    expect(['2026-12-31', '2026-12-25', '2027-01-01'].map(on)).toEqual([short, null, weekdays])
  })
})

describe('postal codes', () => {
  it('of a country with a format, without codes, and unknown', () => {
    const kinds = (country: string, ...codes: string[]) =>
      codes.map((code) => postalCodeProblem(country, code)?.kind ?? null)
    expect(kinds('fi', '', ' 00100 ', '0010', '001000', 'a0100')).toEqual([null, null, 'format', 'format', 'format'])
    expect(kinds('hk', '', '000', '999077', '12345')).toEqual([null, null, null, 'unused'])
    expect(kinds('xx', '12345')).toEqual([null])
    expect(kinds('gb', 'BT1 1AA', 'SW1A 1AA')).toEqual(['blocked', null])
  })
})
