import { describe, expect, it } from 'vitest'

import { courierDay, expressReady } from '@/lib/backend/domain/delivery/delivery'
import { PUBLIC_HOLIDAYS } from '@/lib/market/tables/public-holidays'
import { addWorkingDays, isWorkingDay } from '@/lib/market/working-days'
import { COUNTRIES } from '@/lib/market/countries'
import { HOLIDAY_YEARS, holidayTable } from '@/scripts/lib/holidays'

const off = (country: string, ...days: string[]) => days.map((day) => [day, isWorkingDay(day, country)])
const none = (...days: string[]) => days.map((day) => [day, false])

describe('P3.06 days on which nothing is packed or brought', () => {
  it('Finland: Midsummer, Independence Day, Christmas, Easter and the others; New Year’s Eve is a day like any other', () => {
    const days = [
      '2026-06-19',
      '2027-06-25',
      '2027-12-06',
      '2026-12-24',
      '2026-12-25',
      '2028-12-26',
      '2026-04-03',
      '2026-04-06',
      '2027-01-06',
      '2026-05-14',
    ]
    expect(off('fi', ...days)).toEqual(none(...days))
    expect([
      isWorkingDay('2026-12-31'),
      isWorkingDay('2026-12-28'),
      isWorkingDay('2026-12-26'),
      isWorkingDay('2026-10-03', 'fi'),
    ]).toEqual([true, true, false, false])
  })

  it('Germany and Sweden have their own', () => {
    expect(off('de', '2028-10-03', '2026-05-25', '2026-12-25', '2026-05-14')).toEqual(
      none('2028-10-03', '2026-05-25', '2026-12-25', '2026-05-14'),
    )
    expect(off('se', '2028-06-06', '2026-06-19', '2026-12-25', '2027-01-06')).toEqual(
      none('2028-06-06', '2026-06-19', '2026-12-25', '2027-01-06'),
    )
    expect([
      isWorkingDay('2027-12-06', 'de'),
      isWorkingDay('2027-12-06', 'se'),
      isWorkingDay('2026-06-19', 'de'),
      isWorkingDay('2028-06-06', 'fi'),
    ]).toEqual([true, true, true, true])
  })

  it('are counted over; a country without a table has its weekends', () => {
    expect(addWorkingDays('2026-12-23', 1)).toBe('2026-12-28')
    expect(addWorkingDays('2027-12-03', 1)).toBe('2027-12-07')
    expect(addWorkingDays('2027-12-03', 1, 'de')).toBe('2027-12-06')
    expect(addWorkingDays('2026-06-18', 2)).toBe('2026-06-23')
    expect(addWorkingDays('2026-12-24', 0)).toBe('2026-12-24')
    expect(addWorkingDays('2026-12-23', 2, 'xx')).toBe('2026-12-25')
  })

  it('D9.10 couriers and express pickup wait for the next working day, too', () => {
    expect(courierDay('2026-06-19T09:00')).toBe('2026-06-22')
    expect(courierDay('2026-12-23T12:00')).toBe('2026-12-28')
    expect(expressReady('2027-12-06T08:00')).toBe('2027-12-07T11:00')
    expect(expressReady('2026-12-23T14:00')).toBe('2026-12-28T11:00')
  })

  it('the table is what the library says, for every country that the shop delivers to', () => {
    expect(PUBLIC_HOLIDAYS).toEqual(holidayTable())
    for (const { code } of COUNTRIES)
      for (const year of HOLIDAY_YEARS) expect(PUBLIC_HOLIDAYS[code], `${code} ${year}`).toContain(`${year}-`)
  })
})
