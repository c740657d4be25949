/** Every kind of page, with the way to it. The products and the account are those of the demo. */
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import type { DemoAccount } from '@/lib/demo/load'
import { translatorFor, type Translate } from '@/lib/messages/all'
import { COOKIES, type Language } from '@/lib/market/languages'
import { prefixFor } from '@/lib/market/market'
import { localizedPath, type RouteName, type RouteParams } from '@/lib/market/paths'

export interface Site {
  readonly origin: string
  readonly language: Language
  readonly t: Translate
  /** The address of a Finnish path in this language. */
  readonly translated: (finnish: string) => string
}

export interface Kind {
  readonly name: string
  readonly open: (page: Page, site: Site) => Promise<unknown>
}

/** A Finnish path → its address in each language, from the sitemaps. */
export type Alternates = ReadonlyMap<string, Readonly<Record<string, string>>>

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.text()
}

export async function readAlternates(origin: string): Promise<Alternates> {
  const found = new Map<string, Record<string, string>>()
  for (const kind of ['products', 'groups', 'brands', 'pages']) {
    const xml = await textOf(`${origin}/sitemaps/fi-${kind}-1.xml`)
    for (const [, entry = ''] of xml.matchAll(/<url>(.*?)<\/url>/gs)) {
      const own = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''
      const links = [...entry.matchAll(/hreflang="([a-z]+)" href="(.*?)"/g)]
      found.set(new URL(own).pathname, Object.fromEntries(links.map(([, code = '', href = '']) => [code, href])))
    }
  }
  return found
}

export function siteOf(origin: string, language: Language, alternates: Alternates): Site {
  return {
    origin,
    language,
    t: translatorFor(language),
    translated(finnish) {
      const address = alternates.get(finnish)?.[language]
      if (!address) throw new Error(`${finnish} is in no sitemap in ${language}.`)
      return address
    },
  }
}

const routeUrl = ({ origin, language }: Site, route: RouteName, params: RouteParams = {}) =>
  origin + prefixFor(language) + localizedPath(route, params, language)

const at =
  (finnish: string, query = ''): Kind['open'] =>
  (page, site) =>
    page.goto(site.translated(finnish) + query)
const route =
  (name: RouteName, query = '', params: RouteParams = {}): Kind['open'] =>
  (page, site) =>
    page.goto(routeUrl(site, name, params) + query)

const JACKET = '/vaaru/tuuli-3l-shell-jacket-women/'

/** Waits for React, without which a press does nothing. */
async function press(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).filter({ visible: true }).first()
  await element.waitFor()
  await page.waitForFunction(
    (node) => Object.keys(node ?? {}).some((key) => key.startsWith('__reactProps')),
    await element.elementHandle(),
  )
  await element.click()
}

/** Waits until no part of the page is being loaded or computed. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
}

/**
 * Opens the folds, such as that of the field for a code: no engine looks into a closed one, and one of them takes its fields for nameless. The
 * phone's summary stays closed: open, it covers the form, which is what it was opened for.
 */
async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) if (getComputedStyle(fold).position !== 'sticky') fold.setAttribute('open', '')
  })
}

/** Puts the jacket into the cart: the first colour and size that can be bought are chosen by their links. */
async function addToCart(page: Page, site: Site): Promise<void> {
  await page.goto(site.translated(JACKET))
  for (const choice of ['color', 'size']) {
    const link = page.locator(`[data-choice=${choice}] a:not(:has(svg))`).first()
    await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
  }
  await press(page, `main button:has-text("${site.t('product.add_to_cart')}")`)
  await page.locator('dialog[open]').waitFor()
}

async function openCart(page: Page, site: Site): Promise<void> {
  await addToCart(page, site)
  await page.goto(routeUrl(site, 'checkout'))
  await page.locator('[id^=row-]').first().waitFor()
  await settled(page)
  await unfold(page)
}

async function openPayment(page: Page, site: Site): Promise<void> {
  await addToCart(page, site)
  await page.goto(routeUrl(site, 'checkout/payment'))
  await page.locator('#checkout-email').waitFor()
  await page.locator('main input[name=payment_method]').first().waitFor()
  await unfold(page)
}

const PLACES: Readonly<Record<string, readonly [postalCode: string, city: string, phone: string]>> = {
  fi: ['00100', 'Helsinki', '040 1234567'],
  de: ['10115', 'Berlin', '+49 30 1234567'],
  en: ['00100', 'Helsinki', '040 1234567'],
}

/** Opens the sandbox's payment page; Finland is chosen in English, whose market has no delivery country of its own. */
async function openSandbox(page: Page, site: Site): Promise<void> {
  const [postalCode = '', city = '', phone = ''] = PLACES[site.language] ?? []
  if (site.language === 'en')
    await page.context().addCookies([{ name: COOKIES.country, value: 'fi', url: site.origin }])
  await openPayment(page, site)
  const values = {
    email: 'shopper@example.com',
    first_name: 'Aino',
    last_name: 'Mäki',
    address: 'Testikatu 1',
    postal_code: postalCode,
    city,
    phone,
  }
  for (const [name, value] of Object.entries(values)) await page.locator(`#checkout-${name}`).fill(value)
  await page.locator('input[name=delivery_method][value=home]').check()
  await page.locator('input[name=payment_method][value=card]').check()
  await settled(page)
  await press(page, '#checkout-review ~ * button[type=submit], main button[type=submit]')
  await page.locator('button.pay').waitFor()
}

async function openConfirmation(page: Page, site: Site): Promise<void> {
  await openSandbox(page, site)
  await page.locator('button.pay').click()
  await page.locator('main h1').waitFor()
}

/** With the fields for a card that goes straight to its recipient. */
async function openGiftCard(page: Page, site: Site): Promise<void> {
  await page.goto(`${routeUrl(site, 'home')}own-label/gift-card-by-email/`)
  await page.locator('#gift-to-recipient').check()
  await page.locator('#gift-day').waitFor()
}

async function openFilters(page: Page, site: Site): Promise<void> {
  await page.goto(site.translated('/vaatteet/'))
  await press(page, `main button:has-text("${site.t('grid.filter')}")`)
  await page.locator('dialog[open] summary').first().waitFor()
  await page
    .locator('dialog[open] details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
}

async function openLocale(page: Page, site: Site): Promise<void> {
  await page.goto(routeUrl(site, 'home'))
  await press(page, 'header button[aria-haspopup=dialog]:has(img)')
  await page.locator('dialog[open] select').first().waitFor()
}

async function withMistakes(page: Page, field: string): Promise<void> {
  await press(page, 'main button[type=submit]')
  await page.locator(field).first().waitFor()
}

async function openAccount(page: Page, site: Site): Promise<void> {
  const accounts = JSON.parse(readFileSync('demo/data/accounts.json', 'utf8')) as DemoAccount[]
  const customer = accounts.find(({ role }) => role === 'customer')
  await page.goto(routeUrl(site, 'accounts/login'))
  await page.locator('#login-email').fill(customer?.email ?? '')
  await page.locator('#login-password').fill(customer?.password ?? '')
  await press(page, 'main form:has(#login-password) button[type=submit]')
  await page.waitForURL(routeUrl(site, 'accounts'))
  await page.locator('main h1').waitFor()
}

const STATIC: readonly Kind[] = [
  { name: 'home', open: route('home') },
  { name: 'menu', open: route('menu') },
  { name: 'all products', open: route('catalog') },
  { name: 'group', open: at('/vaatteet/takit/') },
  { name: 'filtered group', open: at('/vaatteet/', '?sort=lowest') },
  { name: 'empty list', open: at('/vaatteet/', '?text=zzqqxx') },
  { name: 'outlet', open: at('/outlet/') },
  { name: 'newest', open: route('newest') },
  { name: 'brand', open: at('/vaaru/') },
  { name: 'brand index', open: route('manufacturers') },
  { name: 'campaign', open: at('/kampanjat/suksipaketti/') },
  { name: 'club offers', open: route('campaigns/club-offers') },
  { name: 'product', open: at(JACKET) },
  { name: 'hazardous product', open: at('/tervaslahti/gas-cartridge-230/') },
  { name: 'used product', open: at('/vaaru/used-kuru-pro-3l-l-fjord/') },
  { name: 'gift card', open: openGiftCard },
  { name: 'search', open: route('search', '?q=vaaru') },
  { name: 'empty search', open: route('search', '?q=zzqqxxyy') },
  { name: 'stores', open: route('stores') },
  { name: 'store', open: at('/myymalat/helsinki-kalasatama/') },
  { name: 'journal', open: route('life-outdoors') },
  { name: 'article', open: at('/ulkoelama/nain-luet-jarven-jaata/') },
  { name: 'blog', open: route('life-outdoors/blog') },
  { name: 'authors', open: route('life-outdoors/bloggers') },
  { name: 'author', open: at('/ulkoelama/bloggaajat/tampereen-verstas/') },
  { name: 'rental', open: at('/vuokraus/') },
  { name: 'rental shop', open: route('rental/rentle') },
  { name: 'delivery', open: at('/toimitustavat/') },
  { name: 'cookies', open: at('/evasteet/') },
  { name: 'terms', open: at('/sopimusehdot/') },
  { name: 'contact', open: at('/asiakaspalvelu/yhteystiedot/') },
  { name: 'company form', open: at('/yritystietolomake/') },
  { name: 'experiences', open: at('/elamykset/') },
  { name: 'ski wizard', open: route('ski-wizard') },
  { name: 'ski wizard, a sport', open: route('ski-wizard/sport', '', { sport: 'alpine' }) },
  { name: 'complaint', open: route('reclamation') },
  { name: 'withdrawal', open: route('withdrawal') },
  { name: 'find an order', open: route('view-order') },
  { name: 'log-in', open: route('accounts/login') },
  { name: 'register', open: route('accounts/register') },
  { name: 'forgotten password', open: route('accounts/reset-password') },
  { name: 'wishlist', open: route('wishlist') },
  { name: 'empty cart', open: route('checkout') },
  { name: 'style guide', open: route('style-guide') },
  { name: 'missing page', open: (page, site) => page.goto(`${routeUrl(site, 'home')}no-such-page/`) },
]

/** Kinds that are reached by pressing. */
const REACHED: readonly Kind[] = [
  { name: 'filter dialog', open: openFilters },
  { name: 'country and language', open: openLocale },
  {
    name: 'complaint with mistakes',
    open: async (page, site) => {
      await route('reclamation')(page, site)
      await withMistakes(page, '#complaint-email-error')
    },
  },
  { name: 'account', open: openAccount },
  { name: 'added to cart', open: addToCart },
  { name: 'cart', open: openCart },
  { name: 'payment', open: openPayment },
  {
    name: 'payment with mistakes',
    open: async (page, site) => {
      await openPayment(page, site)
      await withMistakes(page, '[aria-invalid=true]')
    },
  },
  { name: 'sandbox', open: openSandbox },
  { name: 'confirmation', open: openConfirmation },
]

export const KINDS: readonly Kind[] = [...STATIC, ...REACHED]
