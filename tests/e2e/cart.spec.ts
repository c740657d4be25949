/** The cart under rough treatment: reloads, two tabs, rubbish in the storage. */
import { STORED } from '@/lib/browser/storage'

import { type Goods, goodsFor, modelName, SLOTS } from './support/catalogue'
import { Shopper } from './support/shopper'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'

const site = prefixSite('fi')

const price = (shopper: Shopper, { active }: Goods, amount = 1) => shopper.money(active * amount, 'eur').text

test('P3.16 a reload in the middle of a validation loses nothing (P4.01 P4.10)', async ({ page, database }) => {
  const goods = await goodsFor(database, SLOTS.cart)
  const shopper = new Shopper(page, site, false)
  await shopper.openChosen(goods)
  await shopper.goToCart(await shopper.addToCart())
  await shopper.waitForTotal()
  await shopper
    .row(goods)
    .getByRole('button', { name: shopper.t('cart.more', { name: await modelName(database, goods.modelId, 'fi') }) })
    .click()
  await expect(shopper.row(goods).getByRole('textbox')).toHaveValue('2')
  // The validation is due in two seconds: gone before it was asked.
  await page.reload()
  await expect(shopper.row(goods).getByRole('textbox')).toHaveValue('2')
  await shopper.waitForTotal()
  await expect(shopper.row(goods)).toContainText(price(shopper, goods, 2))
  await expect(page.getByRole('banner').getByRole('link', { name: `${shopper.t('layout.cart')}, 2` })).toBeVisible()
})

test('a change makes one validation due, two seconds after the last press (P4.10)', async ({ page, database }) => {
  const goods = await goodsFor(database, SLOTS.cart + 1)
  const shopper = new Shopper(page, site, false)
  await shopper.openChosen(goods)
  await shopper.goToCart(await shopper.addToCart())
  await shopper.waitForTotal()
  const asked: number[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/checkout/') asked.push(Date.now())
  })
  const more = shopper
    .row(goods)
    .getByRole('button', { name: shopper.t('cart.more', { name: await modelName(database, goods.modelId, 'fi') }) })
  await more.click()
  await more.click()
  await more.click()
  const last = Date.now()
  await expect(shopper.row(goods)).toContainText(price(shopper, goods, 4), { timeout: 15_000 })
  expect(asked).toHaveLength(1)
  expect((asked[0] ?? 0) - last).toBeGreaterThan(1500)
})

test('two tabs share one cart', async ({ page, context, database }) => {
  const [first, second] = [await goodsFor(database, SLOTS.cart + 2), await goodsFor(database, SLOTS.cart + 3)]
  const shopper = new Shopper(page, site, false)
  await shopper.openChosen(first)
  await shopper.goToCart(await shopper.addToCart())
  await shopper.waitForTotal()
  const other = new Shopper(await context.newPage(), site, false)
  await other.openChosen(second)
  await other.addToCart()
  // The open cart of the first tab learns of it, and asks the server about both.
  await expect(shopper.row(second)).toBeVisible()
  await expect(shopper.row(first)).toBeVisible()
  await shopper.waitForTotal()
  await expect(page.getByRole('complementary', { name: shopper.t('checkout.summary') })).toContainText(
    shopper.money(first.active + second.active, 'eur').text,
  )
  // What one tab removes is gone in the other.
  await shopper
    .row(first)
    .getByRole('button', { name: shopper.t('cart.remove', { name: await modelName(database, first.modelId, 'fi') }) })
    .click()
  await other.page.goto(routeUrl(site, 'checkout'))
  await expect(other.row(second)).toBeVisible()
  await expect(other.row(first)).toHaveCount(0)
})

test('a removed row can be taken back; the last one leaves an empty cart', async ({ page, database }) => {
  const goods = await goodsFor(database, SLOTS.cart + 4)
  const name = await modelName(database, goods.modelId, 'fi')
  const shopper = new Shopper(page, site, false)
  const { t } = shopper
  await shopper.openChosen(goods)
  await shopper.goToCart(await shopper.addToCart())
  await shopper.waitForTotal()
  const remove = shopper.row(goods).getByRole('button', { name: t('cart.remove', { name }) })
  await remove.click()
  await expect(shopper.row(goods)).toHaveCount(0)
  await expect(shopper.main()).toContainText(t('cart.removed', { name }))
  await shopper
    .main()
    .getByRole('button', { name: t('cart.undo') })
    .click()
  await expect(shopper.row(goods)).toBeVisible()
  await remove.click()
  await expect(shopper.main()).toContainText(t('cart.empty_title'))
})

test('P3.11 P7.08 a price that changed since the row was added is told once, with both prices, and known from then on', async ({
  page,
  database,
}) => {
  const goods = await goodsFor(database, SLOTS.freshness + 3)
  const shopper = new Shopper(page, site, false)
  await shopper.openChosen(goods)
  const cart = await shopper.addToCart()
  const dearer = goods.active + 1_000
  await database.rows('update prices set active = $2, regular = greatest(regular, $2) where variant_id = $1', [
    goods.variantId,
    dearer,
  ])
  await shopper.goToCart(cart)
  const row = shopper.row(goods)
  const [before, now] = [price(shopper, goods), shopper.money(dearer, 'eur').text]
  const told = row.getByText(shopper.t('cart.notice_price_changed', { before, now }))
  await expect(told).toBeVisible()
  await shopper.waitForTotal()
  await row.getByRole('button', { name: shopper.t('cart.price_seen') }).click()
  await expect(told).toHaveCount(0)
  await page.reload()
  await shopper.waitForTotal()
  await expect(row).toContainText(now)
  await expect(told).toHaveCount(0)
})

const RUBBISH: [string, string][] = [
  ['no JSON', '{"version":1,"state":{"products":[{"productId":12'],
  ['another shape', '[1,2,3]'],
  ['wrong types', '{"version":1,"state":{"products":[{"productId":{},"amount":"x"},null,7],"codes":5,"bundles":"no"}}'],
  ['a version of the future', '{"version":99,"state":{"products":{"a":1}}}'],
]

for (const [what, text] of RUBBISH) {
  test(`rubbish in the storage is mended: ${what}`, async ({ page, database }) => {
    const goods = await goodsFor(database, SLOTS.cart + 5)
    await page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.getItem('spoiled')) return
        sessionStorage.setItem('spoiled', '1')
        localStorage.setItem(key, value)
      },
      [STORED.cart.key, text] as const,
    )
    const shopper = new Shopper(page, site, false)
    await page.goto(routeUrl(site, 'checkout'))
    await expect(shopper.main()).toContainText(shopper.t('cart.empty_title'))
    await shopper.openChosen(goods)
    await shopper.goToCart(await shopper.addToCart())
    await shopper.waitForTotal()
    await expect(shopper.row(goods)).toContainText(price(shopper, goods))
  })
}

test('good rows among rubbish are kept', async ({ page, database }) => {
  const goods = await goodsFor(database, SLOTS.cart + 5)
  const stored = JSON.stringify({
    version: 1,
    state: {
      products: [{ productId: 'x'.repeat(500), amount: -3 }, { productId: goods.variantId, amount: 1 }, null],
      bundles: 7,
      codes: [],
    },
  })
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [STORED.cart.key, stored] as const)
  const shopper = new Shopper(page, site, false)
  await page.goto(routeUrl(site, 'checkout'))
  await expect(shopper.row(goods)).toBeVisible()
  await shopper.waitForTotal()
  await expect(
    shopper
      .main()
      .getByRole('list', { name: shopper.t('cart.rows') })
      .locator('> li'),
  ).toHaveCount(1)
})

test('a shop that cannot be reached: the cart stays, and goes on by itself when it is back (P8.03)', async ({
  page,
  context,
  database,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const goods = await goodsFor(database, SLOTS.cart + 6)
  const shopper = new Shopper(page, site, false)
  await shopper.openChosen(goods)
  await shopper.goToCart(await shopper.addToCart())
  await shopper.waitForTotal()
  await context.setOffline(true)
  await shopper
    .row(goods)
    .getByRole('button', { name: shopper.t('cart.more', { name: await modelName(database, goods.modelId, 'fi') }) })
    .click()
  await expect(shopper.main().getByText(shopper.t('checkout.unreachable_title'))).toBeVisible({ timeout: 15_000 })
  await context.setOffline(false)
  await expect(shopper.row(goods)).toContainText(price(shopper, goods, 2), { timeout: 20_000 })
  await expect(shopper.main().getByText(shopper.t('checkout.unreachable_title'))).toHaveCount(0)
})

test('the amount in the window after adding goes into the cart (D4.20 D5.04)', async ({ page, database }) => {
  const goods = await goodsFor(database, SLOTS.cart + 7)
  const shopper = new Shopper(page, site, false)
  const { t } = shopper
  await shopper.openChosen(goods)
  const added = await shopper.addToCart()
  await expect(added.getByRole('textbox', { name: t('cart.added_amount') })).toHaveValue('1')
  await expect(added.getByRole('button', { name: t('cart.added_less') })).toBeDisabled()
  await added.getByRole('button', { name: t('cart.added_more') }).click()
  await added
    .getByRole('button', { name: t('cart.added_close'), exact: true })
    .last()
    .click()
  await expect(added).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`^${pageUrl(site, goods.path)}`))
  await expect(page.getByRole('banner').getByRole('link', { name: `${t('layout.cart')}, 2` })).toBeVisible()
  // Adding the same again adds to it (P4.04).
  const again = await shopper.addToCart()
  await expect(again.getByRole('textbox', { name: t('cart.added_amount') })).toHaveValue('3')
})
