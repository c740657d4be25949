import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '@/lib/config/env'
import { publish, published } from '@/lib/process/state.mjs'
import { loadIpCountry } from '@/server/ip-country'
import { startServer } from '@/server/main'
import { marketPages } from '@/server/market-pages'
import { writeAddressDatabase } from '../../support/address-database'
import { PREFIX, SLUGS } from '../market/support/request'
import { ask, serve } from './support'

const folder = mkdtempSync(join(tmpdir(), 'geoip-'))
const file = join(folder, 'countries.mmdb')
writeAddressDatabase(file, {
  '192.0.2.0/24': 'SE',
  '198.51.100.0/25': 'NO',
  '198.51.100.128/25': 'DE',
  '2001:db8::/32': 'FR',
  '203.0.113.7/32': 'AQ',
})

afterEach(() => publish('ipCountry', undefined))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the database of addresses', () => {
  it('gives the country of an address, IPv4 and IPv6', async () => {
    await loadIpCountry(file)
    const countries = (...addresses: string[]) => addresses.map((address) => published('ipCountry')?.(address))
    expect(countries('192.0.2.1', '198.51.100.1', '198.51.100.200', '2001:db8::1')).toEqual(['se', 'no', 'de', 'fr'])
    expect(countries('::ffff:192.0.2.1', '::ffff:c000:201')).toEqual(['se', null])
    expect(countries('127.0.0.1', '::1', '10.0.0.1', '', 'unknown', '192.0.2.1:443', '999.0.0.1')).toEqual(
      Array(7).fill(null),
    )
  })

  it('is read once a process', async () => {
    await loadIpCountry(file)
    const first = published('ipCountry')
    await loadIpCountry(join(folder, 'other.mmdb'))
    expect(published('ipCountry')).toBe(first)
  })

  it('is not needed', async () => {
    await loadIpCountry(null)
    expect(published('ipCountry')).toBeUndefined()
    expect(readConfig({}).geoipFile).toBeNull()
    expect(readConfig({ GEOIP_FILE: ' /x.mmdb ' }).geoipFile).toBe('/x.mmdb')
  })

  it('that cannot be used ends the start with one clear sentence', async () => {
    const missing = join(folder, 'missing.mmdb')
    const text = join(folder, 'text.mmdb')
    const networks = join(folder, 'networks.mmdb')
    writeFileSync(text, 'network,country\n')
    writeAddressDatabase(networks, { '192.0.2.0/24': 'SE' }, 'Test-ASN')
    await expect(loadIpCountry(missing)).rejects.toThrow(`GEOIP_FILE names ${missing}, but there is no such file.`)
    await expect(loadIpCountry(folder)).rejects.toThrow(/^GEOIP_FILE names .*, which cannot be read: EISDIR/)
    await expect(loadIpCountry(text)).rejects.toThrow(
      `GEOIP_FILE names ${text}, which is no database in the MaxMind format (.mmdb).`,
    )
    await expect(loadIpCountry(networks)).rejects.toThrow(
      `GEOIP_FILE names ${networks}, a database without countries (Test-ASN).`,
    )
    await expect(startServer({ port: 0, geoipFile: missing }, { handle: () => undefined })).rejects.toThrow(missing)
  })
})

describe('P7.10 the country of a page', () => {
  const pages = marketPages(
    { routing: PREFIX, allowedHosts: new Set(['shop.example']), geoHeader: 'cf-ipcountry' },
    () => SLUGS,
  )
  const marketOf = (url: string, headers: Record<string, string>) =>
    pages.key({ host: 'shop.example', url, headers })?.split('/')[1]

  it('is that of the address only where nobody has said one: query, header, cookie and geo header come before it', async () => {
    await loadIpCountry(file)
    const address = { 'x-client-address': '192.0.2.1' }
    expect(marketOf('/vaatteet/', address)).toBe('fi.se.sek')
    expect(marketOf('/vaatteet/', { ...address, 'cf-ipcountry': 'NO' })).toBe('fi.no.nok')
    expect(marketOf('/vaatteet/', { ...address, 'cf-ipcountry': 'XX' })).toBe('fi.se.sek')
    const cookie = { ...address, 'cf-ipcountry': 'NO', cookie: '__Host-so.country=de' }
    expect(marketOf('/vaatteet/', cookie)).toBe('fi.de.eur')
    expect(marketOf('/vaatteet/', { ...cookie, 'x-so-delivery-country-code': 'fr' })).toBe('fi.fr.eur')
    expect(marketOf('/vaatteet/?delivery_country=us', { ...cookie, 'x-so-delivery-country-code': 'fr' })).toBe(
      'fi.us.eur',
    )
  })

  it('P8.07 is the default of the language when the look-up fails: a warning only, once a minute', async () => {
    const damaged = join(folder, 'damaged.mmdb')
    const bytes = readFileSync(file)
    // The first record of the data begins two bytes before the name of its first field.
    bytes.fill(0, bytes.indexOf('country') - 2, bytes.indexOf('country'))
    writeFileSync(damaged, bytes)
    await loadIpCountry(damaged)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (let visits = 0; visits < 3; visits += 1)
      expect(marketOf('/sv/klader/', { 'x-client-address': '192.0.2.1' })).toBe('sv.se.sek')
    expect(marketOf('/vaatteet/', { 'x-client-address': '192.0.2.1' })).toBe('fi.fi.eur')
    expect(warn.mock.calls).toEqual([[expect.stringContaining('GEOIP_FILE')]])
    const begin = performance.now()
    const clock = vi.spyOn(performance, 'now')
    const warningsAfter = (ms: number) => {
      clock.mockReturnValue(begin + ms)
      marketOf('/sv/klader/', { 'x-client-address': '192.0.2.1' })
      return warn.mock.calls.length
    }
    expect([30_000, 60_001, 90_000].map(warningsAfter)).toEqual([1, 2, 2])
    clock.mockRestore()
    warn.mockRestore()
  })

  it('is the default of the language for an address that the database or the shop does not know', async () => {
    await loadIpCountry(file)
    for (const address of ['127.0.0.1', '203.0.113.7'])
      expect(marketOf('/sv/klader/', { 'x-client-address': address })).toBe('sv.se.sek')
  })
})

describe('the address that the country is looked up by', () => {
  const resolvePage = marketPages(
    { routing: PREFIX, allowedHosts: new Set(['shop.example']), geoHeader: null },
    () => SLUGS,
  )
  /** Starts a server whose pages say where they are for, and asks it twice: from the app, then out of memory. */
  const countryOf = async (trustedProxies: number, headers: Record<string, string>) => {
    const server = await serve(
      (req, res) => {
        const key = resolvePage.key({ host: 'shop.example', url: req.url ?? '', headers: req.headers }) ?? ''
        res.setHeader('content-type', 'text/html')
        res.setHeader('cache-control', 's-maxage=300')
        res.setHeader('x-page-tags', 'group:1')
        res.setHeader('x-page-rendered-at', String(Date.now()))
        res.setHeader('x-page-path', key)
        res.end(key)
      },
      {
        trustedProxies,
        resolvePage,
        allowedHosts: ['shop.example'],
        geoipFile: file,
        shared: { maxAge: 60, stale: 0, keyHeader: 'surrogate-key' },
      },
    )
    const get = () => ask(server.port, { path: '/vaatteet/', headers: { host: 'shop.example', ...headers } })
    const replies = [await get(), await get()]
    await server.close()
    expect(replies[0]?.text).toBe(replies[1]?.text)
    expect(replies[0]?.headers.vary).toContain('x-forwarded-for')
    return replies[0]?.text.split('/')[1]
  }

  it('is that of the connection, whatever a client writes', async () => {
    expect(await countryOf(0, { 'x-forwarded-for': '192.0.2.1', 'x-client-address': '192.0.2.1' })).toBe('fi.fi.eur')
  })

  it('is the one that the outermost trusted proxy saw', async () => {
    expect(await countryOf(1, { 'x-forwarded-for': '192.0.2.1, 198.51.100.1' })).toBe('fi.no.nok')
    expect(await countryOf(2, { 'x-forwarded-for': '192.0.2.1, 198.51.100.1' })).toBe('fi.se.sek')
  })
})
