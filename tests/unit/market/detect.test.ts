import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCountry } from '@/lib/market/countries'
import { isCurrency } from '@/lib/market/currencies'
import {
  clientAddress,
  detectLanguage,
  detectCountryAndCurrency,
  isBot,
  preferredLanguage,
  type CountryAndCurrencySources,
} from '@/lib/market/detect'
import { LANGUAGES } from '@/lib/market/languages'

const place = (sources: Partial<CountryAndCurrencySources>) =>
  detectCountryAndCurrency({ language: 'fi', mode: 'prefix', ...sources })

describe('language', () => {
  it('P2.46 the order is route, cookie, browser, domain', () => {
    const all = { route: 'de', cookie: 'fr', acceptLanguage: 'ru', domain: 'sv' }
    expect(detectLanguage(all)).toBe('de')
    expect(detectLanguage({ ...all, route: null })).toBe('fr')
    expect(detectLanguage({ ...all, route: null, cookie: null })).toBe('ru')
    expect(detectLanguage({ domain: 'sv' })).toBe('sv')
  })

  it('P2.51 P9.08 with nothing known it is fi', () => expect(detectLanguage({})).toBe('fi'))

  it('P2.46 a cookie counts only with a known code', () => {
    for (const cookie of ['FI', 'fi-FI', 'no', '', '../sv'])
      expect(detectLanguage({ cookie, acceptLanguage: 'de' })).toBe('de')
  })

  it.each([
    ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
    ['no,da;q=0.9,en;q=0.5', 'en'],
    ['en;q=0.2, de;q=0.7', 'de'],
    ['fi;q=0, sv;q=0.1', 'sv'],
    ['*', null],
    ['ja', null],
    ['', null],
    ['RU-ru', 'ru'],
    ['fr_FR', 'fr'],
    ['deu', null],
    ['fil-PH', null],
    ['en;q=abc', 'en'],
    ['en;q=.', null],
    [';;;,,,', null],
  ])('P2.46 the browser language of %j is %s', (header, language) => expect(preferredLanguage(header)).toBe(language))

  it('P2.46 no header can break it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 800 }), (header) => [null, ...LANGUAGES].includes(preferredLanguage(header))),
    )
  })

  it('crawlers and programs without a name are bots', () => {
    for (const agent of [null, '', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'facebookexternalhit/1.1', 'curl/8'])
      expect(isBot(agent)).toBe(true)
    expect(isBot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36')).toBe(false)
  })
})

describe('country and currency', () => {
  const full = { country: 'jp', currency: 'jpy' }

  it('P7.10 the query comes before the headers, these before the cookie', () => {
    const query = { country: 'se', currency: 'sek' }
    const headers = { country: 'no', currency: 'nok' }
    expect(place({ query, headers, cookies: full })).toEqual(query)
    expect(place({ headers, cookies: full })).toEqual(headers)
    expect(place({ cookies: full, geoCountry: 'de' })).toEqual(full)
  })

  it('P7.10 each of the two is taken from its own first source', () => {
    expect(place({ query: { country: 'se' }, cookies: full })).toEqual({ country: 'se', currency: 'jpy' })
  })

  it('P5.06 P9.11 a country alone takes eur, a currency alone takes fi', () => {
    expect(place({ query: { country: 'se' }, language: 'sv' })).toEqual({ country: 'se', currency: 'eur' })
    expect(place({ query: { currency: 'usd' }, language: 'en', geoCountry: 'us' })).toEqual({
      country: 'fi',
      currency: 'usd',
    })
  })

  it('P7.02 the geo header or the address gives the country with its own currency', () => {
    expect(place({ geoCountry: 'SE' })).toEqual({ country: 'se', currency: 'sek' })
    expect(place({ ip: '192.0.2.1', ipCountry: () => 'no' })).toEqual({ country: 'no', currency: 'nok' })
    expect(place({ geoCountry: 'DE', ip: '192.0.2.1', ipCountry: () => 'no' })).toEqual({
      country: 'de',
      currency: 'eur',
    })
  })

  it('P8.07 P9.12 without an answer about the address the language decides', () => {
    expect(place({ ip: '192.0.2.1', ipCountry: () => null, language: 'sv' })).toEqual({
      country: 'se',
      currency: 'sek',
    })
    expect(place({ ip: '192.0.2.1', language: 'en' })).toEqual({ country: 'us', currency: 'usd' })
    expect(place({ ipCountry: () => 'no' })).toEqual({ country: 'fi', currency: 'eur' })
  })

  it('P2.57 Russian by domain is ru and rub', () => {
    expect(place({ language: 'ru', mode: 'domain' })).toEqual({ country: 'ru', currency: 'rub' })
    expect(place({ language: 'ru' })).toEqual({ country: 'fi', currency: 'eur' })
  })

  it('P9.08 P9.11 unknown values are ignored in every source', () => {
    const nonsense = { country: 'xx', currency: 'btc' }
    expect(place({ query: nonsense, headers: { country: '', currency: 'x' }, cookies: full })).toEqual(full)
    expect(place({ query: nonsense, geoCountry: 'T1' })).toEqual({ country: 'fi', currency: 'eur' })
  })

  it('always gives a known pair', () => {
    const hint = fc.record({
      country: fc.option(fc.string({ maxLength: 4 })),
      currency: fc.option(fc.string({ maxLength: 4 })),
    })
    fc.assert(
      fc.property(
        hint,
        hint,
        hint,
        fc.option(fc.string({ maxLength: 4 })),
        fc.constantFrom(...LANGUAGES),
        (query, headers, cookies, geoCountry, language) => {
          const found = place({ query, headers, cookies, geoCountry, language })
          return isCountry(found.country) && isCurrency(found.currency)
        },
      ),
    )
  })
})

describe('the visitor’s address', () => {
  it.each([
    ['1.1.1.1, 2.2.2.2', 0, '9.9.9.9'],
    ['1.1.1.1, 2.2.2.2', 1, '2.2.2.2'],
    ['1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['1.1.1.1', 2, null],
    [null, 1, null],
    [' , ', 1, null],
  ])('from %j behind %i proxies is %s', (header, hops, address) =>
    expect(clientAddress(header, '9.9.9.9', hops)).toBe(address),
  )
})
