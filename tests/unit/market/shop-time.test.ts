import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { offerEndText } from '@/lib/catalog/price'
import { readConfig } from '@/lib/config/env'
import { shopDay, shopLocalTime, shopMoment, shopTimeZone } from '@/lib/market/shop-time'

afterEach(() => {
  delete process.env['SHOP_TIME_ZONE']
  vi.unstubAllGlobals()
})

describe('the time zone of the shop', () => {
  it('is that of the configuration, for days, times and moments', () => {
    const moment = new Date('2026-07-31T21:30:00Z')
    expect([shopTimeZone(), shopDay(moment), shopLocalTime(moment)]).toEqual([
      'Europe/Helsinki',
      '2026-08-01',
      '2026-08-01T00:30',
    ])
    expect(offerEndText(moment)).toBe('01.08.2026 00:30')
    process.env['SHOP_TIME_ZONE'] = ' America/New_York '
    expect([shopTimeZone(), shopDay(moment), shopLocalTime(moment)]).toEqual([
      'America/New_York',
      '2026-07-31',
      '2026-07-31T17:30',
    ])
    expect(offerEndText(moment)).toBe('31.07.2026 17:30')
    expect(shopMoment('2026-07-31T17:30')).toEqual(moment)
  })

  it('is told to the browser by its page, whatever the zone of the browser is', () => {
    vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'Asia/Tokyo' } } })
    expect(shopLocalTime(new Date('2026-07-31T21:30:00Z'))).toBe('2026-08-01T06:30')
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    expect(shopLocalTime(new Date('2026-07-31T21:30:00Z'))).toBe('2026-08-01T00:30')
    expect(readFileSync('components/layout/market-root.tsx', 'utf8')).toContain('data-time-zone={timeZone}')
  })

  it('the day turns at the shop’s midnight, in winter and in summer', () => {
    expect(shopDay(new Date('2026-01-31T21:59:59Z'))).toBe('2026-01-31')
    expect(shopDay(new Date('2026-01-31T22:00:00Z'))).toBe('2026-02-01')
    expect(shopDay(new Date('2026-07-31T20:59:59Z'))).toBe('2026-07-31')
    expect(shopDay(new Date('2026-07-31T21:00:00Z'))).toBe('2026-08-01')
  })

  it('turns a local time into its moment also in the night when clocks are set', () => {
    process.env['SHOP_TIME_ZONE'] = 'Europe/Stockholm'
    for (const [local, moment] of [
      ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
      ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
      ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
      ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
    ] as const)
      expect([local, shopMoment(local).toISOString()]).toEqual([local, moment])
  })

  it('is checked at the start', () => {
    expect(readConfig({}).timeZone).toBe('Europe/Helsinki')
    expect(readConfig({ SHOP_TIME_ZONE: 'Europe/Paris' }).timeZone).toBe('Europe/Paris')
    for (const zone of ['Europe/Nowhere', '+02:00', 'Helsinki', '"'])
      expect(() => readConfig({ SHOP_TIME_ZONE: zone })).toThrow(/SHOP_TIME_ZONE must be the name of a time zone/)
  })

  it('is named in one file, and every date that is formatted names a zone', () => {
    const files = execFileSync('git', ['ls-files', 'app', 'components', 'lib', 'server', 'stores'], {
      encoding: 'utf8',
    })
    const sources = files.split('\n').filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    const named = sources.filter((name) => readFileSync(name, 'utf8').includes('Europe/Helsinki'))
    expect(named).toEqual(['lib/market/shop-time.ts'])
    const bare = sources.flatMap((name) => {
      const text = readFileSync(name, 'utf8')
      const calls = [...text.matchAll(/(?:new Intl\.DateTimeFormat|\.formatDate|\.formatTime)\(/g)]
      return calls
        .map(({ index }) => text.slice(index, index + 260))
        .filter((call) => !call.includes('timeZone'))
        .map((call) => `${name}: ${call.slice(0, 60)}`)
    })
    expect(bare).toEqual([])
    const local = /\.get(?:Hours|Minutes|Date|Day|Month|FullYear)\(\)/
    expect(sources.filter((name) => local.test(readFileSync(name, 'utf8')))).toEqual([])
  })
})
