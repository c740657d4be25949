import { describe, expect, it } from 'vitest'
import { foreignPages } from '@/lib/market/foreign-pages'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { prefixFor } from '@/lib/market/market'
import { BUILT_ROUTES, CONTENT_SLUGS, localizedPath, type RouteName } from '@/lib/market/paths'
import { cacheKey, decisionHeaders, resolveRequest } from '@/lib/market/resolve-request'
import { BROWSER, DOMAIN, inputFor, resolve, short, SLUGS } from './support/request'
import { paramNames } from '../../support/paths'

/** A gift's page carries the choice of a variant, as other products' do; a campaign is a list by its own name. */
const INNER: Partial<Record<RouteName, (language: Language) => string>> = {
  'giftcampaigns/product': () => '/gift/-/x/x/',
  campaigns: () => '/campaign/x/',
  'campaigns/club-offers': (language) =>
    `/campaign${localizedPath('campaigns/club-offers', {}, language).replace(/^\/[^/]+/, '')}`,
}

describe('static routes', () => {
  it.each([
    ['/ostoskori/', '/fi.fi.eur/checkout/'],
    ['/en/checkout/', '/en.us.usd/checkout/'],
    ['/sv/kassa/', '/sv.se.sek/checkout/'],
    ['/', '/fi.fi.eur/'],
    ['/en/', '/en.us.usd/'],
    ['/de/marken/', '/de.de.eur/manufacturers/'],
    ['/ru/korzina/', '/ru.fi.eur/checkout/'],
    ['/tilaus/kiitos/abc/', '/fi.fi.eur/order/payment_ok/abc/'],
    ['/haku/?q=takki%20xl', '/fi.fi.eur/search/?q=takki+xl'],
  ])('P2.01 %s → %s', (url, internal) => expect(short(url)).toBe(internal))

  it('P2.01 P9.16 every built route is reached in every language', () => {
    for (const route of BUILT_ROUTES) {
      const params = Object.fromEntries(paramNames(route).map((name) => [name, ['x']]))
      for (const language of LANGUAGES) {
        const decision = resolve(prefixFor(language) + localizedPath(route, params, language))
        const inner = INNER[route]?.(language) ?? localizedPath(route, params, 'en')
        expect(decision).toMatchObject({
          kind: 'rewrite',
          internalPath: expect.stringMatching(new RegExp(`^/${language}\\.\\w\\w\\.\\w{3}${inner}$`)),
        })
      }
    }
  })

  it.each([
    ['P2.03', 'home'],
    ['P2.05', 'accounts'],
    ['P2.06', 'accounts/login'],
    ['P2.07', 'accounts/activate'],
    ['P2.08', 'accounts/delete-account'],
    ['P2.09', 'accounts/password/reset/confirm'],
    ['P2.10', 'accounts/reset-password'],
    ['P2.11', 'accounts/stop_reminders'],
    ['P2.14', 'catalog'],
    ['P2.22', 'giftcampaigns/category'],
    ['P2.22', 'giftcampaigns/product'],
    ['P2.26', 'menu'],
    ['P2.27', 'newest'],
    ['P2.33', 'search'],
    ['P2.37', 'stores'],
    ['P2.37', 'stores/store'],
    ['P2.40', 'wishlist'],
    ['P2.24', 'life-outdoors'],
    ['P2.24', 'life-outdoors/post'],
    ['P2.24', 'life-outdoors/blog'],
    ['P2.24', 'life-outdoors/blog/post'],
    ['P2.24', 'life-outdoors/bloggers'],
    ['P2.24', 'life-outdoors/bloggers/blogger'],
    ['P2.32', 'rental/rentle'],
    ['P2.15', 'checkout'],
    ['P2.16', 'checkout/club-info'],
    ['P2.17', 'checkout/payment'],
    ['P2.18', 'checkout/klarna/confirm'],
    ['P2.25', 'manufacturers'],
    ['P2.28', 'order/payment_address'],
    ['P2.28', 'order/payment_cancelled'],
    ['P2.28', 'order/payment_error'],
    ['P2.28', 'order/payment_ok'],
    ['P2.31', 'reclamation'],
    ['P2.35 B2.30', 'ski-wizard'],
    ['P2.35 B2.30', 'ski-wizard/sport'],
    ['P2.38', 'style-guide'],
    ['P2.39', 'view-order'],
  ] as const)('%s %s is a page, in six languages', (_, route) => {
    const params = Object.fromEntries(paramNames(route).map((name) => [name, 'x']))
    const page = route === 'giftcampaigns/product' ? '/gift/-/x/x/' : localizedPath(route, params, 'en')
    for (const language of LANGUAGES)
      expect(short(prefixFor(language) + localizedPath(route, params, language))).toMatch(
        new RegExp(`^/${language}\\.\\w\\w\\.\\w{3}${page}$`),
      )
  })

  it.each([
    ['P2.14', '/catalog/', 'catalog kaikki-tuotteet alla-produkter alle-produkte tous-les-produits vse-tovary'],
    ['P2.26', '/menu/', 'menu valikko meny menue menu menyu'],
    ['P2.31 B2.31', '/reclamation/', 'reclamation reklamaatio reklamation reklamation reclamation reklamatsiya'],
  ])('%s %s has these words in the six languages: %s', (_, page, words) => {
    for (const [at, word] of words.split(' ').entries()) {
      const language = LANGUAGES[at] ?? 'fi'
      expect(short(`${prefixFor(language)}/${word}/`)).toMatch(new RegExp(`^/${language}\\.\\w\\w\\.\\w{3}${page}$`))
    }
  })

  it('P2.13 a campaign is a page of its own name, the club’s too, and with filters a second one', () => {
    expect(short('/kampanjat/suksipaketti/')).toBe('/fi.fi.eur/campaign/suksipaketti/')
    expect(short('/kampanjat/klubitarjoukset/')).toBe('/fi.fi.eur/campaign/klubitarjoukset/')
    expect(short('/sv/kampanjer/klubberbjudanden/')).toBe('/sv.se.sek/campaign/klubberbjudanden/')
    expect(short('/en/kampanjat/klubitarjoukset/')).toBe('308 /en/campaigns/club-offers/')
    expect(short('/kampanjat/suksipaketti/?page=2&utm_source=x')).toBe('/fi.fi.eur/campaign-list/suksipaketti/?page=2')
  })

  it('a static route always wins over the lists', () => {
    expect(short('/ostoskori/')).toBe('/fi.fi.eur/checkout/')
    expect(short('/haku/')).toBe('/fi.fi.eur/search/')
  })

  it('B2.04 D2.02 a route that is not built leaves its path to the lists, else 404', () => {
    const extra = { builtRoutes: new Set<RouteName>(['home']) }
    expect(short('/uutuudet/', { extra })).toBe('/fi.fi.eur/not-found/uutuudet/')
    expect(short('/uutuudet/', { extra, slugs: { fi: { ...SLUGS.fi!, navigationSlugs: ['uutuudet'] } } })).toBe(
      '/fi.fi.eur/group/uutuudet/',
    )
    // B2.04: the group's page looks up its path in this language.
    expect(
      short('/Ryggsackar/stora/', {
        slugs: {
          fi: { ...SLUGS.fi!, navigationSlugs: ['rinkat'] },
          sv: { ...SLUGS.fi!, navigationSlugs: ['ryggsackar'] },
        },
      }),
    ).toBe('/fi.fi.eur/group/ryggsackar/stora/')
    expect(short('/uutuudet/', { extra: { builtRoutes: new Set(['newest']) } })).toBe('/fi.fi.eur/newest/')
  })

  it.each([
    ['/merkki/', '308 /merkit/'],
    ['/en/manufacturer/', '308 /en/manufacturers/'],
    ['/sv/varumarke/?a=1', '308 /sv/varumarken/?a=1'],
    ['/manufacturer/', '308 /merkit/'],
    ['/de/merkki/', '308 /de/marken/'],
  ])('P2.25 %s leads to the brands: %s', (url, location) => expect(short(url)).toBe(location))

  it.each([
    ['P2.29', '/en/page/terms/', '308 /en/terms/'],
    ['P2.29', '/sivu/asiakaspalvelu/nouto/?a=1', '308 /asiakaspalvelu/nouto/?a=1'],
    ['P2.29', '/de/page/x/', '308 /de/x/'],
    ['P2.30', '/en/removed-new-product-page/halla/hoyry-95/', '308 /en/halla/hoyry-95/'],
    ['P2.30', '/tuoteryhma/', '308 /kaikki-tuotteet/'],
    ['P2.30', '/en/product-new/', '308 /en/newest/'],
    ['P2.30', '/en/product-old/', '308 /en/catalog/'],
    ['P2.30', '/en/product-group/', '308 /en/catalog/'],
    ['P2.36', '/en/static-with-tabs/', '308 /en/'],
    ['P2.36', '/en/static/', '308 /en/'],
    ['P2.36', '/sv/fliksida/', '308 /sv/'],
  ])('%s P2.01 %s has its page elsewhere: %s', (_, url, location) => expect(short(url)).toBe(location))

  it('P2.34 P2.41 P2.01 a route that stands for a group is left to the page of groups, which knows where it lives', () => {
    expect(short('/palvelutuotteet/lahjakortit/')).toBe('/fi.fi.eur/group/palvelutuotteet/lahjakortit/')
    expect(short('/en/shoe-wizard/')).toBe('/en.us.usd/group/shoe-wizard/')
    for (const route of ['second-hand', 'service-products/giftcards', 'shoe-wizard', 'womens-and-mens-shoes'] as const)
      for (const language of LANGUAGES) {
        const path = localizedPath(route, {}, language)
        expect(short(prefixFor(language) + path)).toMatch(new RegExp(`^/${language}\\.\\w\\w\\.\\w{3}/group${path}$`))
      }
  })

  it('P2.44 P7.06 content pages come from the lists', () => {
    expect(short('/sopimusehdot/')).toBe('/fi.fi.eur/static-page/sopimusehdot/')
    expect(short('/de/allgemeine-geschaftsbedingungen/')).toBe(
      '/de.de.eur/not-found/de/allgemeine-geschaftsbedingungen/',
    )
  })

  it.each([
    ['P2.12', 'ask'],
    ['P2.19', 'corporate-info-form'],
    ['P2.19', 'corporate-newsletter'],
    ['P2.19', 'enterprise'],
    ['P2.20', 'experiences'],
    ['P2.21', 'forest-newsletter'],
    ['P2.23', 'history'],
    ['P2.41', 'faq'],
    ['P2.41', 'responsibility'],
    ['P2.41', 'returns'],
    ['P2.41', 'rental'],
    ['P2.44', 'terms'],
  ] as const)('%s P2.36 %s is a content page where the shop has one, in six languages', (_, name) => {
    for (const language of LANGUAGES) {
      const slug = CONTENT_SLUGS[name][language]
      const slugs = { [language]: { ...SLUGS.ru!, staticPageSlugs: [slug, `${slug}/more`] } }
      const opened = (path: string) => short(`${prefixFor(language)}/${path}/`, { slugs })
      expect(opened(slug)).toMatch(new RegExp(`^/${language}\\.\\w\\w\\.\\w{3}/static-page/${slug}/$`))
      expect(opened(`${slug}/more`)).toMatch(new RegExp(`/static-page/${slug}/more/$`))
    }
  })

  it('words in capitals are sent to the spelling of the table', () => {
    expect(short('/Ostoskori/?a=1')).toBe('308 /ostoskori/?a=1')
    expect(short('/en/Order/payment_OK/AbC/')).toBe('308 /en/order/payment_ok/AbC/')
    expect(short('/en/order/payment_ok/AbC/')).toBe('/en.us.usd/order/payment_ok/AbC/')
  })
})

describe('slashes', () => {
  it.each([
    ['/ostoskori', '308 /ostoskori/'],
    ['/ostoskori?a=1&b=%20', '308 /ostoskori/?a=1&b=%20'],
    ['/en', '308 /en/'],
    ['/nothing', '308 /nothing/'],
    ['//evil.com', '308 /evil.com/'],
    ['//evil.com/', '308 /evil.com/'],
    ['///', '308 /'],
    ['/en//checkout//', '308 /en/checkout/'],
    ['/accounts/stop_reminders/a@b.fi', '308 /accounts/stop_reminders/a@b.fi/'],
    ['/päällä', '308 /p%C3%A4%C3%A4ll%C3%A4/'],
    ['/50%25/ä/', '308 /50%25/%C3%A4/'],
  ])('P2.01 D2.08 %s → %s', (url, location) => expect(short(url)).toBe(location))

  it('P2.01 the redirect itself answers the right path (no loop)', () => {
    for (const url of [
      '/ostoskori',
      '//evil.com/',
      '/päällä',
      '/Ostoskori/',
      '/fi/ostoskori',
      '/sv/ostoskori',
      '/50%25/ä/',
    ]) {
      let at = url
      for (let hop = 0; hop < 4; hop += 1) {
        const decision = resolve(at)
        if (decision.kind !== 'redirect') break
        at = decision.location
      }
      expect(resolve(at).kind).toBe('rewrite')
    }
  })
})

describe('language', () => {
  const visit = (headers: Record<string, string>, cookies: Record<string, string> = {}, url = '/') =>
    short(url, { headers: { 'user-agent': BROWSER, ...headers }, cookies })

  it('P2.46 at the bare root the cookie decides before the browser', () => {
    expect(visit({ 'accept-language': 'de' }, { 'so.language': 'sv' })).toBe('307 /sv/')
    expect(visit({ 'accept-language': 'de,en;q=0.5' })).toBe('307 /de/')
    expect(visit({ 'accept-language': 'de' }, { 'so.language': 'xx' })).toBe('307 /de/')
    expect(visit({ 'accept-language': 'de' }, {}, '/?utm_source=x')).toBe('307 /de/?utm_source=x')
  })

  it('P2.46 P9.08 who wants Finnish, or something unknown, stays', () => {
    expect(visit({ 'accept-language': 'de' }, { 'so.language': 'fi' })).toBe('/fi.fi.eur/')
    expect(visit({ 'accept-language': 'fi,en' })).toBe('/fi.fi.eur/')
    expect(visit({ 'accept-language': 'ja' })).toBe('/fi.fi.eur/')
    expect(visit({})).toBe('/fi.fi.eur/')
  })

  it('crawlers see the root as it is', () => {
    expect(short('/', { headers: { 'user-agent': 'Googlebot', 'accept-language': 'de' } })).toBe('/fi.fi.eur/')
    expect(short('/', { headers: { 'accept-language': 'de' } })).toBe('/fi.fi.eur/')
  })

  it('P9.12 every other URL means what it says', () => {
    const headers = { 'user-agent': BROWSER, 'accept-language': 'de' }
    expect(short('/ostoskori/', { headers, cookies: { 'so.language': 'sv' } })).toBe('/fi.fi.eur/checkout/')
    expect(short('/en/', { headers, cookies: { 'so.language': 'sv' } })).toBe('/en.us.usd/')
    expect(short('/', { method: 'POST', headers })).toBe('/fi.fi.eur/')
  })

  it('Finnish has no prefix, prefixes are lower-case', () => {
    expect(short('/fi/ostoskori/?a=1')).toBe('308 /ostoskori/?a=1')
    expect(short('/fi/')).toBe('308 /')
    expect(short('/EN/checkout/')).toBe('308 /en/checkout/')
    expect(short('/FI/')).toBe('308 /')
  })

  it('D2.10 P2.50 a path in another language’s words is sent to the right translation, with its query', () => {
    expect(short('/sv/ostoskori/?a=1')).toBe('308 /sv/kassa/?a=1')
    expect(short('/checkout/payment/')).toBe('308 /ostoskori/maksaminen/')
    expect(short('/kassa/')).toBe('308 /ostoskori/')
    expect(short('/en/bestellung/danke/abc/')).toBe('308 /en/order/payment_ok/abc/')
    expect(short('/fr/konto/')).toBe('308 /fr/compte/')
  })

  it('P2.44 so is a content page, if this language has it', () => {
    expect(short('/sv/sopimusehdot/')).toBe('308 /sv/kopvillkor/')
    expect(short('/terms/')).toBe('308 /sopimusehdot/')
    expect(short('/fr/sopimusehdot/')).toBe('/fr.fr.eur/not-found/fr/sopimusehdot/')
  })

  it('the lists of the own language come before another language’s words', () => {
    expect(short('/kassa/', { slugs: { fi: { ...SLUGS.fi!, navigationSlugs: ['kassa'] } } })).toBe(
      '/fi.fi.eur/group/kassa/',
    )
  })

  it('routes that are not built are not redirected to', () =>
    expect(short('/sv/uutuudet/', { extra: { builtRoutes: new Set<RouteName>(['home']) } })).toBe(
      '/sv.se.sek/not-found/sv/uutuudet/',
    ))
})

describe('the market', () => {
  it('D2.07 ?preview=1 leads whoever is logged in to the page that is made for each request', () => {
    expect(short('/tunturi/kuori/?preview=1&size=M', { cookies: { 'so.auth': 'Bearer x' } })).toBe(
      '/fi.fi.eur/product-preview/size=M/tunturi/kuori/',
    )
    expect(short('/tunturi/kuori/?preview=1&size=M')).toBe('/fi.fi.eur/product/size=M/tunturi/kuori/')
  })

  it('P7.10 query, headers and cookies choose country and currency, the query goes no further', () => {
    expect(short('/vaatteet/?delivery_country=se&currency=sek')).toBe('/fi.se.sek/group/vaatteet/')
    expect(short('/haku/?q=a&currency=usd')).toBe('/fi.fi.usd/search/?q=a')
    expect(short('/vaatteet/', { headers: { 'x-so-delivery-country-code': 'NO', 'x-so-currency-code': 'NOK' } })).toBe(
      '/fi.no.nok/group/vaatteet/',
    )
    expect(short('/vaatteet/', { cookies: { 'so.country': 'de', 'so.currency': 'eur' } })).toBe(
      '/fi.de.eur/group/vaatteet/',
    )
    expect(short('/vaatteet/?delivery_country=xx&currency=..%2F')).toBe('/fi.fi.eur/group/vaatteet/')
  })

  it('P7.02 the geo header counts only when it is configured, the address only with a look-up', () => {
    expect(short('/sv/', { headers: { 'cf-ipcountry': 'NO' } })).toBe('/sv.se.sek/')
    expect(short('/sv/', { headers: { 'cf-ipcountry': 'NO' }, geoHeader: 'cf-ipcountry' })).toBe('/sv.no.nok/')
    expect(short('/sv/', { extra: { ip: '192.0.2.7', ipCountry: (ip) => (ip === '192.0.2.7' ? 'de' : null) } })).toBe(
      '/sv.de.eur/',
    )
  })
})

describe('families', () => {
  it.each([
    ['/asiakaspalvelu/palautus/', '/fi.fi.eur/tabbed-page/asiakaspalvelu/palautus/'],
    ['/vaatteet/takit/', '/fi.fi.eur/group/vaatteet/takit/'],
    ['/Vaatteet/Takit/?size=M', '308 /vaatteet/takit/?size=M'],
    ['/TUNTURI/Kuori/', '308 /tunturi/kuori/'],
    ['/sv/Klader/', '308 /sv/klader/'],
    ['/vaatteet/?utm_source=x&gclid=1&unknown=2', '/fi.fi.eur/group/vaatteet/'],
    ['/vaatteet/?size=M&color=blue,red&page=2', '/fi.fi.eur/group-list/vaatteet/?color=blue,red&page=2&size=M'],
    ['/vaatteet/?sort=lowest&utm_source=x', '/fi.fi.eur/group-list/vaatteet/?sort=lowest'],
    ['/vaatteet/?waterproof=10-20', '/fi.fi.eur/group-list/vaatteet/?waterproof=10-20'],
    ['/tunturi/', '/fi.fi.eur/brand/tunturi/'],
    ['/en/tunturi/?sort=stars', '/en.us.usd/brand-list/tunturi/?sort=stars'],
    ['/tunturi/takit/kuori/', '/fi.fi.eur/product/-/tunturi/takit/kuori/'],
    ['/tunturi/kuori/?size=M&color=blue&utm_source=x', '/fi.fi.eur/product/color=blue&size=M/tunturi/kuori/'],
    [
      '/tunturi/kuori/?size=42%2C5&select-color=sky',
      '/fi.fi.eur/product/size=42~002c5&select-color=sky/tunturi/kuori/',
    ],
    ['/tunturi/kuori/?color=%3Cscript%3E', '/fi.fi.eur/product/-/tunturi/kuori/'],
    ['/old/tunturi/kuori/', '/fi.fi.eur/product/-/old/tunturi/kuori/'],
    ['/lahjakampanjat/talvi/kuori/?size=M&utm_source=x', '/fi.fi.eur/gift/size=M/talvi/kuori/'],
    ['/de/geschenkaktionen/talvi/?x=1', '/de.de.eur/giftcampaigns/talvi/'],
    ['/nothing/here/', '/fi.fi.eur/not-found/nothing/here/'],
    ['/vaatteet/k%C3%A4ytetyt/', '/fi.fi.eur/group/vaatteet/k%C3%A4ytetyt/'],
  ])('P2.42 P2.04 B2.01 D2.01 %s → %s', (url, internal) => expect(short(url)).toBe(internal))

  it('before the lists are loaded pages are guessed and never kept', () => {
    expect(short('/vaatteet/', { slugs: null })).toBe('/fi.fi.eur/group/vaatteet/')
    expect(short('/tunturi/kuori/', { slugs: null })).toBe('/fi.fi.eur/product/-/tunturi/kuori/')
    expect(short('/sv/ostoskori/', { slugs: null })).toBe('308 /sv/kassa/')
    for (const url of ['/vaatteet/', '/tunturi/kuori/', '/tunturi/'])
      expect(cacheKey(resolve(url, { slugs: null }))).toBeNull()
    expect(cacheKey(resolve('/', { slugs: null }))).toBe('/fi.fi.eur/')
  })
})

describe('domain mode', () => {
  const on = (host: string, url: string) => short(url, { routing: DOMAIN, host })

  it('P2.01 the host says the language', () => {
    expect(on('shop.fi', '/ostoskori/')).toBe('/fi.fi.eur/checkout/')
    expect(on('shop.se', '/kassa/')).toBe('/sv.se.sek/checkout/')
    expect(on('SHOP.SE:443', '/')).toBe('/sv.se.sek/')
  })

  it('P2.57 P2.58 the Russian domain sells in roubles', () =>
    expect(on('shop.ru', '/korzina/')).toBe('/ru.ru.rub/checkout/'))

  it('P2.46 the domain is the route: no redirect at the root', () => {
    expect(
      short('/', {
        routing: DOMAIN,
        host: 'shop.se',
        headers: { 'user-agent': BROWSER, 'accept-language': 'de' },
        cookies: { 'so.language': 'fr' },
      }),
    ).toBe('/sv.se.sek/')
  })

  it('prefixes of languages with a domain move there', () => {
    expect(on('shop.se', '/sv/kassa/?a=1')).toBe('308 /kassa/?a=1')
    expect(on('shop.fi', '/sv/kassa/')).toBe('308 https://shop.se/kassa/')
  })

  it('a language without domain is a prefix on the canonical host', () => {
    expect(on('shop.fi', '/de/warenkorb/')).toBe('/de.de.eur/checkout/')
    expect(on('shop.se', '/de/warenkorb/')).toBe('308 https://shop.fi/de/warenkorb/')
  })

  it('P2.50 another language’s words on a domain', () => expect(on('shop.se', '/ostoskori/')).toBe('308 /kassa/'))
})

describe('issue 18 addresses of an earlier shop', () => {
  const redirects = {
    'kauppa/takit.html': '/vaatteet/takit/',
    'tunturi/vanha': '/tunturi/kuori/?color=blue',
    'sv/gammal': '/sv/',
  }
  const slugs = { fi: { ...SLUGS.fi!, redirects } }
  const to = (url: string) => short(url, { slugs })

  it('lead where they are told to, in any spelling, before a page of this shop, also files', () => {
    expect(to('/kauppa/takit.html')).toBe('308 /vaatteet/takit/')
    expect(to('/Kauppa/Takit.html/')).toBe('308 /vaatteet/takit/')
    expect(to('/tunturi/vanha/')).toBe('308 /tunturi/kuori/?color=blue')
    expect(to('/sv/gammal/')).toBe('308 /sv/')
  })

  it('keep what a campaign has added to them, unless the target has a query of its own', () => {
    expect(to('/kauppa/takit.html?utm_source=mail')).toBe('308 /vaatteet/takit/?utm_source=mail')
    expect(to('/tunturi/vanha/?utm_source=mail')).toBe('308 /tunturi/kuori/?color=blue')
  })

  it('are none for a form that is sent, for names that every object has, and without the lists', () => {
    expect(short('/kauppa/takit.html', { slugs, method: 'POST' })).not.toMatch(/^308/)
    for (const url of ['/constructor/', '/__proto__/', '/toString/']) expect(to(url)).not.toMatch(/^308/)
    expect(short('/kauppa/takit.html', { slugs: null })).not.toMatch(/^308/)
  })
})

describe('addresses that are stored in one language', () => {
  const PAGES = [
    { fi: 'huolto', sv: 'skotsel', en: 'care' },
    { fi: 'vain-suomeksi', de: 'nur-deutsch' },
    { fi: 'sama', sv: 'a' },
    { fi: 'toinen', en: 'a' },
  ]
  const own: Partial<Record<Language, readonly string[]>> = {
    fi: ['sopimusehdot', 'huolto', 'vain-suomeksi', 'sama', 'toinen'],
    sv: ['kopvillkor', 'skotsel', 'a'],
    en: ['terms', 'care', 'a'],
    de: ['nur-deutsch'],
  }
  const redirects = {
    vanha: '/huolto/',
    'en/old': '/huolto/?from=old',
    'en/jackets': '/vaatteet/takit/',
    'en/shell': '/tunturi/kuori/',
    'en/only': '/vain-suomeksi/',
    'en/gone': '/ei-ole/',
    'sv/skotsel': '/huolto/',
    'de/alt': '/de/nur-deutsch/',
  }
  const slugs = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        ...SLUGS[language]!,
        staticPageSlugs: own[language] ?? [],
        foreignPages: foreignPages(PAGES, language),
        redirects,
      },
    ]),
  )
  const to = (url: string) => short(url, { slugs })
  const on = (host: string, url: string) => short(url, { slugs, host, routing: DOMAIN })

  it('lead below a prefix to the page of that language, with their query', () => {
    expect(to('/en/huolto/')).toBe('308 /en/care/')
    expect(to('/sv/Huolto/?a=b')).toBe('308 /sv/skotsel/?a=b')
    expect(to('/care/')).toBe('308 /huolto/')
    expect(to('/en/care-of/')).not.toMatch(/^30/)
  })

  it('lead to where the page is when that language has none, and nowhere when two pages have them', () => {
    expect(to('/en/vain-suomeksi/')).toBe('307 /vain-suomeksi/')
    expect(to('/sv/nur-deutsch/')).toBe('307 /vain-suomeksi/')
    expect(to('/de/a/')).toMatch(/not-found/)
    expect(to('/sv/a/')).toMatch(/static-page/)
    expect(short('/en/huolto/', { slugs, method: 'POST' })).not.toMatch(/^30/)
  })

  it('never lead to another host, whatever address a page was given', () => {
    const strange = {
      ...slugs,
      sv: { ...slugs['sv']!, foreignPages: foreignPages([{ fi: '//evil.example', de: 'seite' }], 'sv') },
    }
    expect(short('/sv/seite/', { slugs: strange })).toBe('307 /evil.example/')
  })

  it('lead on the domain of a language to its own page', () => {
    expect(on('shop.se', '/huolto/')).toBe('308 /skotsel/')
    expect(on('shop.ru', '/vain-suomeksi/')).toBe('307 https://shop.fi/vain-suomeksi/')
    expect(on('shop.se', '/vanha/')).toBe('308 /skotsel/')
  })

  it('are followed by redirects in the language of the old address', () => {
    expect(to('/vanha/')).toBe('308 /huolto/')
    expect(to('/en/old/')).toBe('308 /en/care/?from=old')
    expect(to('/en/jackets/?utm_source=mail')).toBe('308 /en/vaatteet/takit/?utm_source=mail')
    expect(to('/en/shell/')).toBe('308 /en/tunturi/kuori/')
    expect(to('/en/only/')).toBe('308 /vain-suomeksi/')
    expect(to('/de/alt/')).toBe('308 /de/nur-deutsch/')
  })

  it('stay as they are where that language has nothing, and where they would lead back', () => {
    expect(to('/en/gone/')).toBe('308 /ei-ole/')
    expect(to('/sv/skotsel/')).toBe('308 /huolto/')
  })
})

describe('what is not a page', () => {
  it.each([
    '/api/checkout/',
    '/api',
    '/_next/static/x.js',
    '/media/1/x.webp',
    '/robots.txt',
    '/sitemaps/fi.xml',
    '/favicon.ico',
    '/.well-known/x',
  ])('%s passes', (url) => {
    expect(short(url)).toBe('pass')
  })

  it.each(['/apina/', '/mediat/', '/_nextish/'])('%s does not', (url) =>
    expect(short(url)).toBe(`/fi.fi.eur/not-found${url}`),
  )

  it.each([null, '', 'evil.com', 'shop.example.evil.com', 'shop.example@evil.com', 'a b'])(
    'host %j is unknown, for files and the API too',
    (host) => {
      for (const url of ['/', '/api/x/', '/robots.txt']) expect(short(url, { host })).toBe('unknown-host')
    },
  )

  it('with a host of its own the back office is on it alone, and nothing else is (P2.43)', () => {
    const asked = (host: string, path: string) => {
      const input = inputFor(path, { host })
      return resolveRequest({ ...input, config: { ...input.config, officeHost: 'admin.shop.example' } })
    }
    expect(asked('admin.shop.example:443', '/hallinta/products/').kind).toBe('pass')
    expect(asked('admin.shop.example', '/')).toMatchObject({ kind: 'redirect', status: 307, location: '/hallinta/' })
    expect(asked('admin.shop.example', '/hallinta-preview/fi/7/').kind).toBe('pass')
    expect(asked('shop.example', '/hallinta-preview/fi/7/').kind).toBe('rewrite')
    expect(asked('shop.example', '/hallinta/').kind).toBe('rewrite')
    expect(asked('shop.example', '/hallinta').kind).not.toBe('pass')
    expect(asked('other.example', '/hallinta/').kind).toBe('unknown-host')
  })

  it('the back office has pages of its own (P2.43)', () => {
    expect(short('/hallinta/')).toBe('pass')
    expect(short('/hallinta/products/7/')).toBe('pass')
    expect(short('/hallinta-preview/fi/7/')).toBe('pass')
    expect(short('/hallintaan/')).toBe('/fi.fi.eur/not-found/hallintaan/')
  })
})

describe('cache key', () => {
  const key = (url: string, asked = {}) => cacheKey(resolve(url, asked))

  it('is market, page and checked query', () => {
    expect(key('/vaatteet/?utm_source=x')).toBe('/fi.fi.eur/group/vaatteet/')
    expect(key('/vaatteet/?utm_source=x')).toBe(key('/vaatteet/'))
    expect(key('/tunturi/kuori/?size=M&color=blue')).toBe(key('/tunturi/kuori/?color=blue&size=M&gclid=1'))
    expect(key('/?featureFlag_x=1')).toBe('/fi.fi.eur/')
  })

  it('two markets never share a key', () => {
    const keys = [
      key('/vaatteet/'),
      key('/vaatteet/?currency=sek'),
      key('/vaatteet/?delivery_country=se'),
      key('/', { cookies: { 'so.country': 'de' } }),
      key('/en/'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain(null)
  })

  it('a list with a query is named by its checked query', () => {
    expect(key('/vaatteet/?page=2&utm_source=x&color=red')).toBe('/fi.fi.eur/group-list/vaatteet/?color=red&page=2')
  })

  it('what is personal, dynamic, missing, signed or no GET has none', () => {
    for (const url of [
      '/ostoskori/',
      '/haku/?q=a',
      '/nothing/',
      '/tili/',
      '/ostoskori',
      '/api/x/',
      '/tilaus/kiitos/x/',
    ])
      expect(key(url)).toBeNull()
    expect(key('/vaatteet/', { method: 'POST' })).toBeNull()
    expect(key('/vaatteet/?page=2', { headers: { rsc: '1' } })).toBeNull()
    expect(key('/vaatteet/', { method: 'HEAD' })).toBe('/fi.fi.eur/group/vaatteet/')
    expect(key('/vaatteet/', { cookies: { 'so.auth': 'Bearer x' } })).toBeNull()
    // Staff look at what is not public under an address of its own, which is kept for nobody.
    expect(key('/tunturi/kuori/?preview=1', { cookies: { 'so.auth': 'Bearer x' } })).toBeNull()
    expect(key('/vaatteet/', { headers: { rsc: '1' } })).toBeNull()
  })

  it('decisionHeaders names every header that is read', () => {
    for (const url of ['/', '/vaatteet/', '/tunturi/kuori/?color=a', '/nothing/', '/sv/ostoskori/']) {
      const read = new Set<string>()
      const input = inputFor(url, {
        geoHeader: 'x-geo',
        extra: { header: (name) => void read.add(name), cookie: () => void read.add('cookie') },
      })
      resolve(url, { geoHeader: 'x-geo', extra: { header: input.header, cookie: input.cookie } })
      const named = decisionHeaders(input.config, input.pathname)
      for (const name of read) expect(named).toContain(name)
    }
  })
})
