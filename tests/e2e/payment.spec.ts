/** Payments that come to nothing, and what may go wrong on the way to an order. */
import type { Page } from '@playwright/test'

import { STORED } from '@/lib/browser/storage'

import { type Goods, goodsFor, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { confirmationsOf, ledgerOf, ordersOf, stockOf } from './support/orders'
import { Shopper } from './support/shopper'
import { prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('fi')
const say = wordsOf('fi')

async function shopperWith(page: Page, goods: Goods): Promise<Shopper> {
  const shopper = new Shopper(page, site, false)
  await shopper.openChosen(goods)
  await shopper.goToCart(await shopper.addToCart())
  await shopper.waitForTotal()
  return shopper
}

async function waitForSandbox(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('pay.title'))
}

async function theOrder(database: Database, email: string, count = 1) {
  const orders = await ordersOf(database, email)
  expect(orders).toHaveLength(count)
  const order = orders.at(-1)
  if (!order) throw new Error('no order')
  return order
}

const ENDINGS = [
  {
    action: say('pay.cancel'),
    status: 'cancelled',
    route: 'order/payment_cancelled',
    title: 'order.cancelled_title',
    text: 'order.cancelled_text',
    slot: 0,
  },
  {
    action: say('pay.fail'),
    status: 'payment_failed',
    route: 'order/payment_error',
    title: 'order.failed_title',
    text: 'order.failed_text',
    slot: 1,
  },
] as const

for (const ending of ENDINGS) {
  test(`a payment that ends as ${ending.status} keeps the cart, gives the stock back, and the cart can be ordered again (P2.28)`, async ({
    page,
    database,
  }) => {
    const goods = await goodsFor(database, SLOTS.payment + ending.slot)
    const before = await stockOf(database, goods.variantId)
    const email = `${ending.status}-${Date.now()}@example.com`
    const shopper = await shopperWith(page, goods)
    const { t } = shopper
    await shopper.goToPayment()
    await shopper.fillForm('fi', email, 'bank')
    await shopper.orderButton().click()
    await waitForSandbox(page)
    expect((await stockOf(database, goods.variantId)).available).toBe(before.available - 1)
    await page.getByRole('button', { name: ending.action }).click()

    const order = await theOrder(database, email)
    await expect(page).toHaveURL(
      (url) => url.origin + url.pathname === routeUrl(site, ending.route, { slug: [order.number] }),
    )
    await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t(ending.title))
    await expect(shopper.main()).toContainText(t(ending.text, { number: order.number }))
    expect((await theOrder(database, email)).status).toBe(ending.status)
    expect(await confirmationsOf(database, order)).toEqual([])
    expect((await ledgerOf(database, order)).map(({ delta }) => delta)).toEqual([-1, 1])
    expect(await stockOf(database, goods.variantId)).toEqual(before)

    // The cart and the form are as they were; one press orders again.
    await expect(page.getByRole('banner').getByRole('link', { name: `${t('layout.cart')}, 1` })).toBeVisible()
    await shopper
      .main()
      .getByRole('link', { name: t('order.again') })
      .click()
    await expect(page).toHaveURL(routeUrl(site, 'checkout/payment'))
    await expect(page.locator('#checkout-email')).toHaveValue(email)
    await shopper.fillForm('fi', email, 'card')
    await shopper.orderButton().click()
    await waitForSandbox(page)
    const again = await theOrder(database, email, 2)
    await page
      .getByRole('button', { name: say('pay.pay', { amount: shopper.money(again.total, again.currency).text }) })
      .click()
    await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t('order.thanks_title'))
    expect((await ordersOf(database, email)).map(({ status }) => status)).toEqual([ending.status, 'paid'])
    expect((await stockOf(database, goods.variantId)).available).toBe(before.available - 1)
  })
}

test('pressing the order button twice, or again after Back, makes one order', async ({ page, database, watch }) => {
  watch.allow(/409 \(Conflict\)/)
  const goods = await goodsFor(database, SLOTS.payment + 2)
  const before = await stockOf(database, goods.variantId)
  const email = `double-${Date.now()}@example.com`
  const shopper = await shopperWith(page, goods)
  await shopper.goToPayment()
  await shopper.fillForm('fi', email)
  // Twice in one task, faster than any redraw.
  await shopper.orderButton().evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await waitForSandbox(page)
  await theOrder(database, email)
  // Back from the payment page, and once more.
  await page.goBack()
  await shopper.fillForm('fi', email)
  await shopper.orderButton().click()
  // Either straight to the same payment, or first to the question what to do with the order that waits for it.
  const resume = shopper
    .main()
    .getByRole('link', { name: shopper.t('checkout.unpaid_resume') })
    .or(shopper.main().getByRole('button', { name: shopper.t('checkout.unpaid_resume') }))
  await expect(resume.or(page.getByRole('heading', { name: say('pay.title') })).first()).toBeVisible()
  // The question goes when the answer with the payment's address is there first: then there is nothing to press.
  if (await resume.isVisible()) await resume.click({ timeout: 5_000 }).catch(() => undefined)
  const order = await theOrder(database, email)
  await waitForSandbox(page)
  await expect(page.getByRole('main')).toContainText(order.number)
  expect((await stockOf(database, goods.variantId)).available).toBe(before.available - 1)
})

test('an empty form is not sent: what is missing is listed, and the list leads to the fields', async ({
  page,
  database,
}) => {
  const goods = await goodsFor(database, SLOTS.payment + 3)
  const shopper = await shopperWith(page, goods)
  const { t } = shopper
  await shopper.goToPayment()
  await shopper.waitForTotal()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/checkout/order/')) sent.push(request.url())
  })
  await shopper.orderButton().click()
  const missing = [
    'checkout.missing_email',
    'checkout.missing_first_name',
    'checkout.missing_address',
    'checkout.missing_postal_code',
    'checkout.missing_delivery_method',
    'checkout.missing_payment_method',
  ]
  for (const id of missing) await expect(shopper.main().getByRole('link', { name: t(id) })).toBeVisible()
  await shopper
    .main()
    .getByRole('link', { name: t('checkout.missing_email') })
    .click()
  await expect(page.locator('#checkout-email')).toBeFocused()
  await expect(page.locator('#checkout-email')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('the price changes while the form is filled: the new total is shown before anything is ordered', async ({
  page,
  database,
  watch,
}) => {
  watch.allow(/409 \(Conflict\)/)
  const goods = await goodsFor(database, SLOTS.payment + 4)
  const email = `price-${Date.now()}@example.com`
  const shopper = await shopperWith(page, goods)
  await shopper.goToPayment()
  await shopper.fillForm('fi', email)
  const { setPrice } = await import('../support/catalogue-changes')
  await setPrice(goods.variantId, 1, 'regular', goods.active + 5000)
  await shopper.orderButton().click()
  await expect(shopper.main().getByText(shopper.t('checkout.total_changed_title'))).toBeVisible()
  expect(await ordersOf(database, email)).toEqual([])
  await shopper.orderButton().click()
  await waitForSandbox(page)
  expect((await theOrder(database, email)).lines_total).toBeGreaterThan(goods.active)
})

test('the cart lives in local storage and nothing of it is in a cookie (P3.16)', async ({
  page,
  context,
  database,
}) => {
  const goods = await goodsFor(database, SLOTS.payment + 5)
  await shopperWith(page, goods)
  const stored = await page.evaluate((key) => localStorage.getItem(key), STORED.cart.key)
  expect(stored).toContain(String(goods.variantId))
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
})

test('Back from the payment page leads on to paying, and the last unit in the own unpaid order is not sold out to its shopper @phone-only', async ({
  page,
  database,
}) => {
  const goods = await goodsFor(database, SLOTS.orders + 2)
  const email = `last-${Date.now()}@example.com`
  const shopper = await shopperWith(page, goods)
  const { t } = shopper
  await shopper.goToPayment()
  await shopper.fillForm('fi', email)
  await shopper.orderButton().click()
  await waitForSandbox(page)
  const { number } = await theOrder(database, email)
  // All other units are gone.
  const left = await database.rows<{ store_id: number; quantity: number }>(
    'select store_id, quantity from stock where variant_id = $1 and quantity > 0',
    [goods.variantId],
  )
  const { adjustStock } = await import('@/lib/backend/domain/catalogue/adjust-stock')
  const { withTx } = await import('@/lib/backend/platform/database/with-tx')
  for (const { store_id: storeId, quantity } of left)
    await withTx((tx) =>
      adjustStock(tx, { variantId: goods.variantId, storeId, delta: -quantity, reason: 'correction' }),
    )
  expect((await stockOf(database, goods.variantId)).available).toBe(0)

  await page.goBack()
  const note = shopper.main().getByRole('region', { name: t('unpaid.title', { number }) })
  await expect(note).toBeInViewport({ ratio: 1 })
  await shopper.waitForTotal()
  await expect(shopper.main().getByText(t('cart.blocked_title'))).toHaveCount(0)
  await note.getByRole('link', { name: t('unpaid.change') }).click()
  await expect(page).toHaveURL(routeUrl(site, 'checkout'))
  await shopper.waitForTotal()
  await expect(note).toBeVisible()
  await expect(shopper.row(goods).getByText(t('cart.notice_sold_out'))).toHaveCount(0)

  await shopper.openChosen(goods)
  await expect(note).toBeVisible()
  await expect(shopper.main().getByText(t('product.out_of_stock'), { exact: true })).toHaveCount(0)
  await note.getByRole('link', { name: t('unpaid.pay') }).click()
  await waitForSandbox(page)
  await expect(page.getByRole('main')).toContainText(number)
})
