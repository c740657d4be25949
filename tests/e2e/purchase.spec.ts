/** From the front page to a paid order, in every language, at both widths, with prefixes and with domains. */
import type { Page } from '@playwright/test'

import { defaultCountryAndCurrency, type Language, LANGUAGES } from '@/lib/market/languages'

import { goodsFor, groupTrail, modelName, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { confirmationsOf, ledgerOf, linesOf, ordersOf, stockOf } from './support/orders'
import { Shopper } from './support/shopper'
import { domainSite, prefixSite, routeUrl, type Site } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

interface Purchase {
  page: Page
  database: Database
  site: Site
  isPhone: boolean
  slot: number
  mode: 'prefix' | 'domain'
}

async function buy({ page, database, site, isPhone, slot, mode }: Purchase): Promise<void> {
  const { language } = site
  const place = defaultCountryAndCurrency(language, mode)
  const goods = await goodsFor(database, slot)
  const name = await modelName(database, goods.modelId, language)
  const colour = goods.colour.names[language]
  const before = await stockOf(database, goods.variantId)
  const email = `shopper-${mode}-${language}-${isPhone ? 'phone' : 'desktop'}-${Date.now()}@example.com`
  const shopper = new Shopper(page, site, isPhone)
  const { t } = shopper

  await shopper.openHome()
  await shopper.goToGroup(await groupTrail(database, goods.groupId, language))
  await shopper.openFromList(goods, name)
  await shopper.choose(goods)
  const price = await shopper.priceOf(goods)
  expect(price.currency).toBe(place.currency)

  const added = await shopper.addToCart()
  await expect(added).toContainText(name)
  await expect(added).toContainText(`${colour} · ${goods.size}`)
  await expect(added).toContainText(price.text)
  await expect(added.getByRole('button', { name: t('cart.added_close'), exact: true }).first()).toBeVisible()
  await shopper.goToCart(added)

  const row = shopper.row(goods)
  await expect(row).toContainText(name)
  await expect(row).toContainText(`${colour}, ${t('cart.size', { size: goods.size })}`)
  await shopper.waitForTotal()
  await expect(row).toContainText(price.text)
  await expect(page.getByRole('complementary', { name: t('checkout.summary') })).toContainText(price.text)
  await expect(page.getByRole('banner').getByRole('link', { name: `${t('layout.cart')}, 1` })).toBeVisible()

  await shopper.goToPayment()
  await shopper.fillForm(place.country, email)
  const shown = await shopper.reviewTotal().innerText()
  await shopper.orderButton().click()

  const say = wordsOf(language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('pay.title'))
  const [order] = await ordersOf(database, email)
  if (!order) throw new Error('no order')
  expect(order).toMatchObject({
    status: 'pending_payment',
    language,
    ...place,
    lines_total: price.minor,
    payment_method: 'card',
  })
  expect(order.total).toBe(order.lines_total + order.delivery_cost)
  const total = shopper.money(order.total, order.currency).text
  expect(shown.replace(/\s/g, ' ')).toBe(total.replace(/\s/g, ' '))
  await expect(page.getByRole('main')).toContainText(order.number)
  await page.getByRole('button', { name: say('pay.pay', { amount: total }) }).click()

  const ok = routeUrl(site, 'order/payment_ok', { slug: [order.number] })
  await expect(page).toHaveURL((url) => url.origin + url.pathname === ok)
  await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t('order.thanks_title'))
  await expect(shopper.main()).toContainText(t('order.thanks_text', { number: order.number, email }))
  await expect(shopper.main()).toContainText(name)
  await expect(shopper.main()).toContainText(total)
  await expect(shopper.main()).toContainText(t('order.payment_card'))
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // The cart is done with.
  await expect(page.getByRole('banner').getByRole('link', { name: t('layout.cart'), exact: true })).toBeVisible()

  const all = await ordersOf(database, email)
  expect(all).toMatchObject([{ status: 'paid' }])
  expect(await linesOf(database, order)).toMatchObject([
    { variant_id: goods.variantId, quantity: 1, unit_price: price.minor, size: goods.size, colour },
  ])
  expect(await confirmationsOf(database, order)).toEqual([{ dedupe_key: `order-confirmation:${order.id}` }])
  expect(await ledgerOf(database, order)).toEqual([{ reason: 'order', delta: -1 }])
  expect((await stockOf(database, goods.variantId)).available).toBe(before.available - 1)
}

/** Each language at one width, Finnish at both: what differs by language does not differ by width (layout.spec.ts looks at both). */
const PHONE: readonly Language[] = ['fi', 'de', 'ru']

LANGUAGES.forEach((language, at) => {
  const tag = language === 'fi' ? ' @phone' : PHONE.includes(language) ? ' @phone-only' : ''
  test(`P1.07 D1.01 a jacket is found, chosen, bought and paid: ${language} (D4.15 D4.18 D4.20 P4.02 P5.01 P2.15 P2.17)${tag}`, async ({
    page,
    database,
  }, info) => {
    const isPhone = info.project.name === 'phone'
    await buy({
      page,
      database,
      site: prefixSite(language),
      isPhone,
      slot: SLOTS.purchase + at + (isPhone ? LANGUAGES.length : 0),
      mode: 'prefix',
    })
  })
})

for (const [at, language] of (['fi', 'sv'] as const).entries()) {
  const isPhone = language === 'sv'
  test(`on a domain of its own a jacket is found, chosen, bought and paid: ${language}${isPhone ? ' @phone-only' : ''}`, async ({
    page,
    database,
  }) => {
    await buy({ page, database, site: domainSite(language), isPhone, slot: SLOTS.domain + at, mode: 'domain' })
  })
}
