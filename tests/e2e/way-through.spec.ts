/** What is lost on the way to an order, and must not be: the place at a language switch, a link's market, goods that cannot be delivered. */
import { COOKIES, LANGUAGE_TABLE, type Language, LANGUAGES } from '@/lib/market/languages'
import type { RouteName } from '@/lib/market/paths'

import { choosableGoods, modelName } from './support/catalogue'
import { localeButton, openDialog, whenInteractive } from './support/page'
import { Shopper } from './support/shopper'
import { domainSite, pageUrl, prefixSite, routeUrl, type Site } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const US = 'delivery_country=us&currency=usd'
/** Long goods: skis, whose rule allows the methods of Finland and its neighbours only. */
const SKI = 'skarvind/fjellsno-88-alpine-ski'

/** Pages without links to their translations, each with a language to leave and one to reach. */
const SWITCHES: readonly (readonly [RouteName, string, Language, Language])[] = [
  ['checkout', '', 'fi', 'sv'],
  ['checkout/payment', '', 'sv', 'de'],
  ['accounts/login', '', 'de', 'fr'],
  ['view-order', '', 'fr', 'ru'],
  ['search', '?q=tent', 'ru', 'en'],
  ['wishlist', '', 'en', 'fi'],
]

test('P2.04 P2.50 the footer keeps the page and its query in each of the six languages', async ({ page }) => {
  for (const [route, query, from, to] of SWITCHES) {
    await page.goto(routeUrl(prefixSite(from), route) + query)
    const links = page.getByRole('contentinfo').getByRole('link', { name: LANGUAGE_TABLE[to].nativeName, exact: true })
    await (await whenInteractive(links)).click()
    await page.waitForURL(routeUrl(prefixSite(to), route) + query)
    await expect(page.locator('html')).toHaveAttribute('lang', to)
  }
})

test('P2.50 the dialog keeps the payment page and what was typed there', async ({ page, database }) => {
  const [goods] = await choosableGoods(database)
  if (!goods) throw new Error('no goods')
  const shopper = new Shopper(page, prefixSite('fi'), false)
  await shopper.openChosen(goods)
  await shopper.goToCart(await shopper.addToCart())
  await shopper.goToPayment()
  await page.locator('#checkout-email').fill('kept@example.com')
  await page.locator('#checkout-city').fill('Oulu')
  const dialog = await openDialog(page, localeButton(page), shopper.t('layout.locale_title'))
  await dialog.getByRole('radio', { name: LANGUAGE_TABLE.de.nativeName }).check()
  await dialog.getByRole('button', { name: shopper.t('layout.locale_save') }).click()
  await page.waitForURL(routeUrl(prefixSite('de'), 'checkout/payment'))
  await expect(page.locator('#checkout-email')).toHaveValue('kept@example.com')
  await expect(page.locator('#checkout-city')).toHaveValue('Oulu')
})

test('issue 16 where each language has its domain, cart, code, market and what was typed go along, and come back without what was removed', async ({
  page,
  database,
}) => {
  const [first, second] = await choosableGoods(database)
  if (!first || !second) throw new Error('no goods')
  const [fi, sv] = [domainSite('fi'), domainSite('sv')]
  const shopper = new Shopper(page, fi, false)
  for (const goods of [first, second]) {
    await shopper.openChosen(goods)
    await shopper.goToCart(await shopper.addToCart())
  }
  await shopper.goToPayment()
  await page.locator('#checkout-email').fill('along@example.com')
  const switchTo = async (site: Site, route: RouteName) => {
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: LANGUAGE_TABLE[site.language].nativeName, exact: true })
    await (await whenInteractive(link)).click()
    // The page is loaded again with what came along; nothing of it stays in the address.
    await page.waitForURL(routeUrl(site, route))
    await expect
      .poll(() =>
        page
          .evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type))
          .catch(() => []),
      )
      .toEqual(['reload'])
  }
  await switchTo(sv, 'checkout/payment')
  await expect(page.locator('#checkout-email')).toHaveValue('along@example.com')
  const there = new Shopper(page, sv, false)
  await page.goto(routeUrl(sv, 'checkout'))
  await expect(there.row(first)).toBeVisible()
  const remove = there.t('cart.remove', { name: await modelName(database, second.modelId, 'sv') })
  await there.row(second).getByRole('button', { name: remove }).click()
  await expect(there.row(second)).toHaveCount(0)
  await switchTo(fi, 'checkout')
  await expect(shopper.row(first)).toBeVisible()
  await expect(shopper.row(second)).toHaveCount(0)
})

test('a link’s country and currency last for the visit, without a cookie before the cart, and there is a way back @phone-only', async ({
  page,
  context,
  database,
}) => {
  const [goods] = await choosableGoods(database)
  if (!goods) throw new Error('no goods')
  const site = prefixSite('en')
  const t = wordsOf('en')
  const marketCookies = async () =>
    (await context.cookies()).flatMap(({ name, value }) =>
      name === COOKIES.country || name === COOKIES.currency ? [value] : [],
    )
  const line = page.getByText(t('layout.visit_market', { country: 'Sweden', currency: 'SEK' }))
  await page.goto(
    `${pageUrl(site, goods.path)}?color=${goods.colour.slug}&size=${goods.size}&delivery_country=se&currency=sek`,
  )
  await expect(line).toBeVisible()
  await expect(page.locator('[data-price]')).toContainText('SEK')
  expect(await marketCookies()).toEqual([])
  // On by a link of the page, and by the browser's own reload there.
  await page
    .getByRole('main')
    .getByRole('navigation', { name: t('common.breadcrumbs') })
    .getByRole('link')
    .last()
    .click()
  await expect(page.locator('[data-model]').first()).toContainText('SEK')
  await expect(page).toHaveURL(/delivery_country=se&currency=sek/)
  await page.reload()
  await expect(page.locator('[data-model]').first()).toContainText('SEK')
  expect(await marketCookies()).toEqual([])
  await page.goBack()
  const shopper = new Shopper(page, site, true)
  const added = await shopper.addToCart()
  await added.getByRole('link', { name: t('cart.added_continue') }).click()
  await expect(shopper.row(goods)).toContainText('SEK')
  expect((await marketCookies()).sort()).toEqual(['SE', 'sek'])
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: t('layout.visit_back') }).click()
  await expect(shopper.row(goods)).toContainText('$')
  await expect(line).toBeHidden()
  expect(await marketCookies()).toEqual([])
})

test('D4.11 D4.14 goods that no method takes to the country: page, list, wizard, cart and payment say so in all languages', async ({
  page,
  database,
}) => {
  for (const language of LANGUAGES) {
    const t = wordsOf(language)
    const country = new Intl.DisplayNames(LANGUAGE_TABLE[language].locale, { type: 'region' }).of('US') ?? ''
    await page.goto(`${pageUrl(prefixSite(language), SKI)}?${US}`)
    await expect(page.getByText(t('product.not_shipped_to', { country })).first()).toBeVisible()
    await page.goto(`${routeUrl(prefixSite(language), 'ski-wizard/sport', { sport: 'alpine' })}?${US}`)
    await expect(page.getByText(t('wizard.undeliverable', { country }))).toBeVisible()
  }
  const site = prefixSite('en')
  const t = wordsOf('en')
  const blocked = t('grid.undeliverable', { country: 'United States' })
  await page.goto(`${routeUrl(site, 'search')}?q=fjellsno+88&${US}`)
  await expect(page.locator('[data-model="1061"]')).toContainText(blocked)
  // Bought for Finland, then looked at for the United States.
  const shopper = new Shopper(page, site, false)
  const ski = await database.row<{ colour: string; size: string }>(
    `select c.slug as colour, s.name as size from variants v join colours c on c.id = v.colour_id join sizes s on s.id = v.size_id
     where v.model_id = 1061 and v.available > 0 and not v.stock_blocked order by v.id limit 1`,
  )
  const chosen = new URLSearchParams({ color: ski.colour, size: ski.size, delivery_country: 'fi', currency: 'eur' })
  await page.goto(`${pageUrl(site, SKI)}?${chosen}`)
  await shopper.addToCart()
  await page.goto(`${routeUrl(site, 'checkout')}?${US}`)
  await expect(page.getByText(t('cart.notice_blocked_country', { country: 'United States' }))).toBeVisible()
  await expect(shopper.main()).toContainText(t('checkout.no_methods'))
  await page.goto(`${routeUrl(site, 'checkout/payment')}?${US}`)
  await expect(shopper.main()).toContainText(t('checkout.payment_later'))
  await expect(shopper.main()).not.toContainText(t('checkout.nothing_to_pay_at_all'))
})

test('issue 16 the country is asked in a line before dollars, and the answer is kept', async ({ page, context }) => {
  const t = wordsOf('en')
  const line = page.getByRole('region', {
    name: t('layout.country_ask', { country: 'United States', currency: 'USD' }),
  })
  await page.goto(pageUrl(prefixSite('en'), ''))
  await expect(line).toBeVisible()
  const dialog = await openDialog(
    page,
    line.getByRole('button', { name: t('layout.country_choose') }),
    t('layout.locale_title'),
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await line.getByRole('button', { name: t('layout.country_keep') }).press('Enter')
  await expect(line).toBeHidden()
  expect((await context.cookies()).find(({ name }) => name === COOKIES.country)?.value).toBe('us')
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(line).toBeHidden()
})

test('issue 16 without a network the page and what was typed stay; the checkout has no way out but its own @phone-only', async ({
  page,
  context,
  database,
  watch,
}) => {
  // A link is tried before it is held: the shop may be on the same machine.
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  const [goods] = await choosableGoods(database)
  if (!goods) throw new Error('no goods')
  const shopper = new Shopper(page, prefixSite('fi'), true)
  await page.goto(pageUrl(prefixSite('fi'), 'vaatteet'))
  const trail = page.getByRole('main').getByRole('navigation', { name: shopper.t('common.breadcrumbs') })
  await expect(trail.getByText('Vaatteet')).toBeInViewport({ ratio: 1 })
  await shopper.openChosen(goods)
  await shopper.goToCart(await shopper.addToCart())
  await shopper.goToPayment()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: shopper.t('layout.menu'), exact: true })).toBeHidden()
  await expect(header.getByRole('link', { name: shopper.t('layout.account') })).toBeHidden()
  await expect(localeButton(page)).toBeVisible()
  await page.locator('#checkout-email').fill('kept@example.com')
  await context.setOffline(true)
  const note = page.getByRole('alert').filter({ hasText: shopper.t('layout.offline') })
  await expect(note).toBeVisible()
  await shopper
    .main()
    .getByRole('link', { name: shopper.t('checkout.step_cart') })
    .click()
  await expect(page).toHaveURL(routeUrl(prefixSite('fi'), 'checkout/payment'))
  await expect(page.locator('#checkout-email')).toHaveValue('kept@example.com')
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
  await shopper
    .main()
    .getByRole('link', { name: shopper.t('checkout.step_cart') })
    .click()
  await expect(page).toHaveURL(routeUrl(prefixSite('fi'), 'checkout'))
})
