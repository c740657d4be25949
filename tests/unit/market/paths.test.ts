import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/lib/market/languages'
import {
  BUILT_ROUTES,
  CACHEABLE_ROUTES,
  CONTENT_NAMES,
  CONTENT_SLUGS,
  internalPath,
  isContentName,
  localizedPath,
  ROUTE_NAMES,
  type RouteName,
  type RouteParams,
} from '@/lib/market/paths'
import { CONTENT_PATHS, STATIC_PATHS } from '@/lib/market/tables/static-paths'

import { matchAnyLanguage, matchPath, paramNames, patternOf } from '../../support/paths'

const rows = Object.entries({ ...STATIC_PATHS, ...CONTENT_PATHS })

/** A value for every parameter; no word of the table looks like it. */
function sampleParams(route: RouteName, value: string): RouteParams {
  return Object.fromEntries(
    paramNames(route).map((name) => [name, patternOf(route).includes(`{${name}...}`) ? [value, 'zz-2'] : value]),
  )
}

const pairs = ROUTE_NAMES.flatMap((route) => LANGUAGES.map((language) => [route, language] as const))

describe('translated paths', () => {
  it.each([
    ['checkout', 'fi', '/ostoskori/'],
    ['checkout', 'en', '/checkout/'],
    ['checkout', 'sv', '/kassa/'],
    ['terms', 'fi', '/sopimusehdot/'],
    ['terms', 'de', '/allgemeine-geschaftsbedingungen/'],
    ['home', 'ru', '/'],
  ] as const)('P2.01 P2.44 %s in %s is %s', (route, language, path) => {
    expect(localizedPath(route, {}, language)).toBe(path)
  })

  it.each([
    ['accounts', 'tili konto konto compte lichnyy-kabinet'],
    ['campaigns', 'kampanjat kampanjer aktionen promotions aktsii'],
    ['order/payment_ok', 'tilaus bestallning bestellung commande zakaz'],
    ['life-outdoors', 'ulkoelama friluftsliv leben-draussen vie-en-plein-air zhizn-na-prirode'],
    ['stores', 'myymalat butiker filialen magasins magaziny'],
    ['search', 'haku sok suche recherche poisk'],
    ['wishlist', 'toivelista onskelista wunschliste liste-d-envies spisok-zhelaniy'],
    ['returns', 'palautukset returer ruecksendungen retours vozvrat'],
    ['ski-wizard', 'suksivalitsin skidguiden skiberater assistant-ski podbor-lyzh'],
    ['rental/rentle', 'vuokraus uthyrning verleih location prokat'],
  ] as const)('D2.10 %s begins in fi, sv, de, fr and ru with its own word: %s', (route, words) => {
    const first = (language: Language) => localizedPath(route, sampleParams(route, 'x'), language).split('/')[1]
    expect((['fi', 'sv', 'de', 'fr', 'ru'] as const).map(first)).toEqual(words.split(' '))
  })

  it('D2.10 every path has words of its own in fi, sv, de, fr and ru; five French ones are spelt as in English', () => {
    const alike = rows.flatMap(([route, [en, ...others]]) =>
      en === '' ? [] : others.flatMap((path) => (path === en ? [route] : [])),
    )
    expect(alike.sort()).toEqual(['experiences', 'experiences/page', 'menu', 'page', 'reclamation'])
    for (const [, row] of rows) expect(row).toHaveLength(6)
  })

  it('P2.01 every route in every language leads back to itself', () => {
    for (const [route, language] of pairs) {
      const params = sampleParams(route, 'zz-1')
      expect(matchPath(localizedPath(route, params, language), language)).toEqual({ route, params })
    }
  })

  it('P2.01 so it does with any parameter', () => {
    const value = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).map((text) => `zz${text}`)
    fc.assert(
      fc.property(fc.constantFrom(...pairs), value, ([route, language], text) => {
        const params = sampleParams(route, text)
        expect(matchPath(localizedPath(route, params, language), language)).toEqual({ route, params })
      }),
      { numRuns: 2_000 },
    )
  })

  it('no two routes share a path in one language', () => {
    for (const language of LANGUAGES) {
      const shapes = ROUTE_NAMES.map((route) =>
        localizedPath(route, sampleParams(route, 'x'), language).replace('x/zz-2', 'x...'),
      )
      expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
    }
  })

  it('the table is ASCII, lower-case, without slashes at the ends, with the same parameters in every language', () => {
    for (const [route, row] of rows) {
      const params = (pattern: string) => (pattern.match(/\{[^}]+\}/g) ?? []).join()
      for (const pattern of row) {
        expect(pattern.replace(/\{[^}]+\}/g, 'x'), route).toMatch(/^$|^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/)
        expect(params(pattern), route).toBe(params(row[0]))
      }
    }
  })

  it('no path begins with a language, a technical folder or the shape of a market', () => {
    for (const [, row] of rows) {
      for (const pattern of row)
        expect(['api', 'media', '_next', 'hallinta', 'hallinta-preview', 'old', ...LANGUAGES]).not.toContain(
          pattern.split('/')[0],
        )
    }
  })

  it('P2.05–P2.41 the English path of a route is the one of the specification', () => {
    const spec = [
      '/accounts',
      '/accounts/login',
      '/accounts/activate/{hash}',
      '/accounts/delete-account/{token}',
      '/accounts/password/reset/confirm/{hash}',
      '/accounts/reset-password',
      '/accounts/stop_reminders/{email}',
      '/ask',
      '/campaigns/{campaignSlug}',
      '/campaigns/club-offers',
      '/catalog',
      '/checkout',
      '/checkout/club-info',
      '/checkout/payment',
      '/checkout/klarna/confirm',
      '/corporate-info-form',
      '/corporate-newsletter',
      '/enterprise',
      '/experiences/{slug...}',
      '/experiences',
      '/forest-newsletter',
      '/giftcampaigns/{category}',
      '/giftcampaigns/{campaignSlug}/{productSlug}',
      '/history',
      '/life-outdoors',
      '/life-outdoors/{post}',
      '/life-outdoors/blog',
      '/life-outdoors/blog/{slug}',
      '/life-outdoors/bloggers',
      '/life-outdoors/bloggers/{blogger}',
      '/manufacturer',
      '/manufacturers',
      '/menu',
      '/newest',
      '/order/payment_address/{slug...}',
      '/order/payment_cancelled/{slug...}',
      '/order/payment_error/{slug...}',
      '/order/payment_ok/{slug...}',
      '/order/process',
      '/order/receipt',
      '/page/{slug...}',
      '/product-group',
      '/product-new',
      '/product-old',
      '/removed-new-product-page/{slug...}',
      '/reclamation',
      '/rental',
      '/rental/rentle',
      '/search',
      '/second-hand',
      '/ski-wizard',
      '/ski-wizard/{sport}',
      '/static',
      '/static-with-tabs',
      '/stores',
      '/stores/{store}',
      '/style-guide',
      '/view-order',
      '/wishlist',
      '/faq',
      '/responsibility',
      '/returns',
      '/service-products/giftcards',
      '/shoe-wizard',
      '/womens-and-mens-shoes',
    ]
    const ours = new Set(ROUTE_NAMES.map((route) => `/${patternOf(route)}`))
    expect(spec.filter((path) => !ours.has(path))).toEqual([])
  })

  it('P2.22 P2.24 a word wins over a parameter', () => {
    expect(matchPath('/life-outdoors/blog/', 'en')?.route).toBe('life-outdoors/blog')
    expect(matchPath('/life-outdoors/winter/', 'en')).toEqual({
      route: 'life-outdoors/post',
      params: { post: 'winter' },
    })
    expect(matchPath('/campaigns/club-offers/', 'en')?.route).toBe('campaigns/club-offers')
    expect(matchPath('/giftcampaigns/a/b/', 'en')).toEqual({
      route: 'giftcampaigns/product',
      params: { campaignSlug: 'a', productSlug: 'b' },
    })
  })

  it('P2.28 a rest parameter takes one segment or more', () => {
    expect(matchPath('/order/payment_ok/a/b/', 'en')?.params).toEqual({ slug: ['a', 'b'] })
    expect(matchPath('/order/payment_ok/', 'en')).toBeNull()
  })

  it('unknown and foreign paths match nothing', () => {
    for (const path of ['/nothing/', '/checkout/nothing/', '/ostoskori/', '/constructor/', '/__proto__/'])
      expect(matchPath(path, 'en')).toBeNull()
  })

  it('P2.01 a path is found in every language it belongs to', () => {
    expect(matchAnyLanguage('/kassa/').map(({ language, route }) => [language, route])).toEqual([['sv', 'checkout']])
    expect(matchAnyLanguage('/konto/').map(({ language }) => language)).toEqual(['sv', 'de'])
  })

  it('a path means the same route in all languages that know it', () => {
    for (const [route, language] of pairs) {
      const found = matchAnyLanguage(localizedPath(route, sampleParams(route, 'zz-1'), language))
      expect(new Set(found.map((match) => match.route)).size, `${route} ${language}`).toBe(1)
    }
  })

  it('missing, empty and surplus parameters are refused', () => {
    expect(() => localizedPath('stores/store', {}, 'fi')).toThrow(RangeError)
    expect(() => localizedPath('stores/store', { store: '' }, 'fi')).toThrow(RangeError)
    expect(() => localizedPath('stores/store', { store: ['a', 'b'] }, 'fi')).toThrow(RangeError)
    expect(() => localizedPath('page', { slug: [] }, 'fi')).toThrow(RangeError)
  })

  it('internal paths are coded', () => {
    expect(internalPath('stores/store', { store: 'a/b ä' })).toBe('/stores/a%2Fb%20%C3%A4/')
    expect(internalPath('home', {})).toBe('/')
  })

  it('content pages have a slug per language and are no built routes', () => {
    expect(CONTENT_SLUGS.terms).toMatchObject({ fi: 'sopimusehdot', de: 'allgemeine-geschaftsbedingungen' })
    for (const name of CONTENT_NAMES) {
      expect(Object.keys(CONTENT_SLUGS[name]).sort()).toEqual([...LANGUAGES].sort())
      expect(BUILT_ROUTES.has(name)).toBe(false)
      expect(isContentName(name)).toBe(true)
    }
    expect(isContentName('checkout')).toBe(false)
  })

  it('personal pages are never cacheable', () => {
    for (const route of CACHEABLE_ROUTES)
      expect(route).not.toMatch(/^(?:accounts|checkout|order|view-order|wishlist|search)/)
  })

  it('nothing outside the table names a translated path', () => {
    const language: Language = 'fi'
    const source = readFileSync(new URL('../../../lib/market/resolve-request.ts', import.meta.url), 'utf8')
    for (const route of BUILT_ROUTES) {
      const path = localizedPath(route, sampleParams(route, 'x'), language)
      if (path !== '/') expect(source).not.toContain(`'${path}'`)
    }
  })
})
