import type { BrowserContext, Page } from '@playwright/test'

import { COOKIES, LANGUAGE_TABLE, LANGUAGES, type Language } from '@/lib/market/languages'

import { choosableGoods, modelName } from './support/catalogue'
import { alternatesOf, canonicalOf, jsonLdOf, locationsOf, plain, type JsonLd } from './support/html'
import { forEachOf, get } from './support/http'
import { localeButton, openDialog } from './support/page'
import {
  DOMAIN_PORT,
  domainSite,
  pageUrl,
  PORT,
  PREFIX_ORIGIN,
  prefixSite,
  routePath,
  routeUrl,
  type Site,
} from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const YEAR_SECONDS = 31_536_000

async function openLocaleModal(page: Page, language: Language) {
  const t = wordsOf(language)
  return { modal: await openDialog(page, localeButton(page), t('layout.locale_title')), t }
}

async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name)
}

function expectPreference(cookie: Awaited<ReturnType<typeof cookieOf>>, value: string): void {
  expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax', secure: false, httpOnly: false })
  const left = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(left).toBeGreaterThan(YEAR_SECONDS - 120)
  expect(left).toBeLessThanOrEqual(YEAR_SECONDS + 5)
}

test('P2.46 P2.47 P2.48 P2.49 P2.50 P9.07 the language switch keeps the page and its query, and remembers for 365 days', async ({
  page,
  context,
  database,
}) => {
  const [goods] = await choosableGoods(database)
  if (!goods) throw new Error('no goods')
  await page.goto(`${pageUrl(prefixSite('fi'), goods.path)}?color=${goods.colour.slug}&size=${goods.size}`)
  await page.evaluate(() => {
    window.addEventListener('shop:before-language-switch', (event) =>
      sessionStorage.setItem('hook', JSON.stringify((event as CustomEvent).detail)),
    )
  })
  const { modal, t } = await openLocaleModal(page, 'fi')
  await modal.getByRole('radio', { name: LANGUAGE_TABLE.sv.nativeName }).check()
  await modal.getByRole('button', { name: t('layout.locale_save') }).click()
  await page.waitForURL(`${pageUrl(prefixSite('sv'), goods.path)}?color=${goods.colour.slug}&size=${goods.size}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await modelName(database, goods.modelId, 'sv'))
  await expect(page.getByRole('button', { name: wordsOf('sv')('product.add_to_cart') }).first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('hook'))).toBe(JSON.stringify({ from: 'fi', to: 'sv' }))
  expectPreference(await cookieOf(context, COOKIES.language), 'sv')
  // The bare root remembers; every other address says itself what it is.
  await page.goto(`${PREFIX_ORIGIN}/`)
  await expect(page).toHaveURL(pageUrl(prefixSite('sv'), ''))
  await page.goto(pageUrl(prefixSite('fi'), goods.path))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
})

test('P2.47 a hook that refuses keeps the language', async ({ page, context }) => {
  await page.goto(pageUrl(prefixSite('fi'), ''))
  await page.evaluate(() => window.addEventListener('shop:before-language-switch', (event) => event.preventDefault()))
  const { modal, t } = await openLocaleModal(page, 'fi')
  await modal.getByRole('radio', { name: LANGUAGE_TABLE.de.nativeName }).check()
  await modal.getByRole('button', { name: t('layout.locale_save') }).click()
  await expect(modal.getByRole('button', { name: t('layout.locale_save') })).toBeEnabled()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  expect(await cookieOf(context, COOKIES.language)).toBeUndefined()
})

test('P2.50 the language switch finds translated groups, and on domains the other domain', async ({
  page,
  context,
  database,
}) => {
  const [goods] = await choosableGoods(database)
  const paths = await database.rows<{ language: Language; path: string }>(
    'select language, path from product_group_texts where group_id = $1',
    [goods?.groupId],
  )
  const pathOf = (language: Language) => paths.find((row) => row.language === language)?.path ?? ''
  for (const siteOf of [prefixSite, domainSite]) {
    await page.goto(pageUrl(siteOf('de'), pathOf('de')))
    const { modal, t } = await openLocaleModal(page, 'de')
    await modal.getByRole('radio', { name: LANGUAGE_TABLE.ru.nativeName }).check()
    await modal.getByRole('button', { name: t('layout.locale_save') }).click()
    await page.waitForURL(pageUrl(siteOf('ru'), pathOf('ru')))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await context.clearCookies()
  }
})

for (const [country, currency, mark] of [
  ['se', 'sek', /\d\sSEK/],
  ['us', 'usd', /\d\s\$/],
  ['jp', 'jpy', /\d\s¥/],
] as const) {
  test(`B2.15 the locale modal changes delivery country and currency: ${country}, ${currency}`, async ({
    page,
    context,
    database,
  }) => {
    const [goods] = await choosableGoods(database)
    if (!goods) throw new Error('no goods')
    await page.goto(pageUrl(prefixSite('fi'), goods.path))
    await expect(page.locator('[data-price]').getByText('€').first()).toBeVisible()
    const { modal, t } = await openLocaleModal(page, 'fi')
    await modal.getByRole('combobox', { name: t('layout.locale_country') }).selectOption(country)
    const money = modal.getByRole('combobox', { name: t('layout.locale_currency') })
    // A country brings its currency where the shop has it.
    if ((await money.inputValue()) !== currency) await money.selectOption(currency)
    await modal.getByRole('button', { name: t('layout.locale_save') }).click()
    const price = page.locator('[data-price]')
    await expect(price).toContainText(mark)
    await expect(price).not.toContainText('€')
    await expect(page.getByRole('banner').locator(`img[src="/flags/${country}.svg"]`)).toBeVisible()
    expectPreference(await cookieOf(context, COOKIES.country), country)
    expectPreference(await cookieOf(context, COOKIES.currency), currency)
    const group = jsonLdOf(await page.content()).find((block) => block['@type'] === 'ProductGroup')
    expect((group?.hasVariant as JsonLd[])[0]?.offers).toMatchObject({ priceCurrency: currency.toUpperCase() })
    // Lists, too, and the address has not changed.
    await expect(page).toHaveURL(pageUrl(prefixSite('fi'), goods.path))
    await page.goto(pageUrl(prefixSite('fi'), goods.path.split('/')[0] ?? ''))
    await expect(page.locator('[data-model]').first()).toContainText(mark)
  })
}

test('P2.46 P2.51 the bare root goes by cookie, then by the browser; robots and other pages stay', async () => {
  const root = `${PREFIX_ORIGIN}/`
  const where = async (headers: Record<string, string>, address = root) => {
    const answer = await get(address, { headers })
    return answer.status === 200 ? 200 : `${answer.status} ${String(answer.headers.location)}`
  }
  expect(await where({})).toBe(200)
  expect(await where({ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' })).toBe('307 /de/')
  expect(await where({ 'accept-language': 'da,no;q=0.8' })).toBe(200)
  expect(await where({ 'accept-language': 'fi' })).toBe(200)
  expect(await where({ cookie: `${COOKIES.language}=fr`, 'accept-language': 'de' })).toBe('307 /fr/')
  expect(await where({ cookie: `${COOKIES.language}=xx`, 'accept-language': 'ru' })).toBe('307 /ru/')
  expect(await where({ cookie: `${COOKIES.language}=sv` }, `${root}?utm_source=x`)).toBe('307 /sv/?utm_source=x')
  expect(await where({ 'accept-language': 'de', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(200)
  expect(
    await where(
      { cookie: `${COOKIES.language}=fr`, 'accept-language': 'de' },
      routeUrl(prefixSite('fi'), 'manufacturers'),
    ),
  ).toBe(200)
  const redirect = await get(root, { headers: { 'accept-language': 'de' } })
  expect(redirect.headers['cache-control']).toContain('no-store')
  // With domains the host says the language.
  expect((await get(`${domainSite('fi').origin}/`, { headers: { 'accept-language': 'de' } })).status).toBe(200)
})

for (const siteOf of [prefixSite, domainSite]) {
  test(`every page is canonical and lists itself in all languages, and they list it back: ${siteOf === prefixSite ? 'prefixes' : 'domains'}`, async () => {
    const files = locationsOf((await get(`${siteOf('en').origin}/sitemap.xml`)).body).filter((file) =>
      /\/en-/.test(new URL(file).pathname),
    )
    const addresses = (await Promise.all(files.map(async (file) => locationsOf((await get(file)).body)))).flatMap(
      (list) => [...list.slice(0, 4), ...list.slice(-2)],
    )
    expect(addresses.length).toBeGreaterThan(12)
    await forEachOf([...new Set(addresses)], async (address) => {
      const own = alternatesOf((await get(address)).body)
      expect(Object.keys(own).sort(), address).toEqual([...LANGUAGES, 'x-default'].sort())
      expect(own['x-default'], address).toBe(own.en)
      for (const language of LANGUAGES) {
        const other = own[language] ?? ''
        expect(new URL(other).origin, other).toBe(siteOf(language).origin)
        const answer = await get(other)
        expect(answer.status, other).toBe(200)
        expect(canonicalOf(answer.body), other).toBe(other)
        expect(alternatesOf(answer.body), other).toEqual(own)
        expect(new RegExp(`<html lang="${language}"`).test(answer.body), other).toBe(true)
      }
    })
  })
}

test('P2.01 P2.02 D2.08 a missing slash is added with 308, and the query stays', async ({ database }) => {
  const [goods] = await choosableGoods(database)
  const site = prefixSite('de')
  for (const address of [
    routeUrl(site, 'manufacturers'),
    pageUrl(site, goods?.path ?? ''),
    routeUrl(site, 'checkout'),
  ]) {
    const bare = address.replace(/\/$/, '')
    const answer = await get(`${bare}?color=blue&x=%20y`)
    expect(answer.status, bare).toBe(308)
    const target = new URL(String(answer.headers.location), address)
    expect(target.origin + target.pathname, bare).toBe(address)
    expect([...target.searchParams], bare).toEqual([
      ['color', 'blue'],
      ['x', ' y'],
    ])
  }
})

test('P2.04 paths of other languages lead to this language', async () => {
  const answer = await get(pageUrl(prefixSite('de'), 'varumarken'))
  expect(answer.status).toBe(308)
  expect(new URL(String(answer.headers.location), PREFIX_ORIGIN).pathname).toBe(
    routePath(prefixSite('de'), 'manufacturers'),
  )
  // The default language has no prefix of its own.
  const finnish = await get(`${PREFIX_ORIGIN}/fi/merkit/`)
  expect([finnish.status, finnish.headers.location]).toEqual([308, '/merkit/'])
})

test('an unknown host is answered 421, whatever is asked', async () => {
  for (const port of [PORT, DOMAIN_PORT]) {
    for (const path of ['/', '/en/', '/api/settings/', '/sitemap.xml', '/ostoskori/']) {
      const answer = await get(`http://localhost:${port}${path}`, { host: 'evil.example' })
      expect(answer.status, path).toBe(421)
      expect(answer.body.includes('evil.example'), path).toBe(false)
    }
  }
  const site: Site = domainSite('sv')
  expect((await get(pageUrl(site, ''))).status).toBe(200)
})

test('each language speaks its own words on its front page', async () => {
  await forEachOf([...LANGUAGES], async (language) => {
    const t = wordsOf(language)
    const seen = plain((await get(pageUrl(prefixSite(language), ''))).body)
    for (const id of ['layout.skip', 'home.categories', 'layout.footer_contact', 'layout.footer_info'])
      expect(seen.includes(t(id)), `${language} ${id}`).toBe(true)
    for (const other of LANGUAGES) {
      const foreign = wordsOf(other)('layout.skip')
      if (foreign !== t('layout.skip')) expect(seen.includes(foreign), `${language} shows ${other}`).toBe(false)
    }
  })
})
