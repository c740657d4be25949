/** A purchase with each provider's local server, in Finnish and English: success, cancel, failure, closed tab, double click. */
import type { Page } from '@playwright/test'

import { defaultCountryAndCurrency, type Language } from '@/lib/market/languages'
import type { RouteName } from '@/lib/market/paths'

import { demoAccount, signIn } from './support/account'
import { type Goods, goodsFor, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { orderOverHttp, tokenOf } from './support/calls'
import { confirmationsOf, type OrderRow, ordersOf, stockOf } from './support/orders'
import { type PaymentShop, PROVIDER_ORIGIN, providerSite, startPaymentShop } from './support/providers'
import { Shopper } from './support/shopper'
import { routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

// One process of the shop for all of them, so one worker; one that fails does not take the others with it.
test.describe.configure({ mode: 'default' })

let shop: PaymentShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await startPaymentShop()
})
test.afterAll(() => shop.stop())

const LANGUAGES = ['fi', 'en'] as const
const METHODS = ['card', 'klarna', 'paypal', 'invoice'] as const
type Hosted = Exclude<(typeof METHODS)[number], 'invoice'>
type Ending = 'pay' | 'cancel' | 'fail'

/** What the shopper presses at the provider; Klarna refuses a risk by itself. */
const BUTTONS: Readonly<Record<Exclude<Hosted, 'klarna'>, Readonly<Record<Ending, string>>>> = {
  card: { pay: 'Pay', cancel: 'Back', fail: 'Transfer fails' },
  paypal: { pay: 'Pay', cancel: 'Back', fail: 'Pay with an empty account' },
}

async function atProvider(page: Page, method: Hosted, language: Language, ending: Ending): Promise<void> {
  if (method !== 'klarna') return page.getByRole('button', { name: BUTTONS[method][ending], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language)('pay.klarna_title'))
  // Drawn by Klarna's own script: it runs, under the policy of this one page.
  const buy = page.getByRole('link', { name: 'Buy with Klarna' })
  await expect(buy).toBeVisible()
  if (ending === 'cancel') return page.getByRole('link', { name: wordsOf(language)('pay.cancel') }).click()
  if (ending === 'pay') return buy.click()
  const reference = /payment-klarna\/([^/]+)\//.exec(page.url())?.[1] ?? ''
  Object.assign(shop.simulations.klarna.orderOf(reference), { status: 'AUTHORIZED', fraud_status: 'REJECTED' })
  await page.goto(`${PROVIDER_ORIGIN}/payment-return/${reference}/`)
}

/** Puts the goods into the cart and goes to the form. */
async function shopperWith(page: Page, language: Language, goods: Goods): Promise<Shopper> {
  const shopper = new Shopper(page, providerSite(language), false)
  await shopper.openChosen(goods)
  await shopper.goToCart(await shopper.addToCart())
  await shopper.waitForTotal()
  await shopper.goToPayment()
  return shopper
}

/** Where the shopper lands: the page of the result, by its words and by the order's newest state. */
async function expectResult(
  shopper: Shopper,
  database: Database,
  email: string,
  title: string,
  route: RouteName,
): Promise<OrderRow> {
  await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(shopper.t(title), { timeout: 20_000 })
  const order = (await ordersOf(database, email)).at(-1)
  if (!order) throw new Error('no order')
  await expect(shopper.page).toHaveURL(
    (url) => url.origin + url.pathname === routeUrl(shopper.site, route, { slug: [order.number] }),
  )
  return order
}

/** Klarna makes another order of a repeated request: only its own id tells the one that the shop keeps. */
const referenceOf = (database: Database, order: OrderRow) =>
  database.row<{ reference: string; status: string; amount: number }>(
    `
    select case provider when 'klarna' then provider_id else reference end as reference, status, amount
    from payments where order_id = $1 order by id desc limit 1`,
    [order.id],
  )

/** Paid once, in full, confirmed once, and the provider has taken exactly that. */
async function expectPaid(database: Database, order: OrderRow, method: (typeof METHODS)[number]): Promise<void> {
  const { reference, status, amount } = await referenceOf(database, order)
  expect([order.status, order.payment_method, status, amount]).toEqual(['paid', method, 'captured', order.total])
  expect(await confirmationsOf(database, order)).toHaveLength(1)
  const simulation = shop.simulations.all.find((one) => one.method === method)
  expect(simulation?.money(reference) ?? null).toEqual(simulation ? { captured: order.total, refunded: 0 } : null)
}

const slotOf = (method: (typeof METHODS)[number], language: (typeof LANGUAGES)[number]) =>
  SLOTS.providers + METHODS.indexOf(method) * LANGUAGES.length + LANGUAGES.indexOf(language)

for (const language of LANGUAGES) {
  for (const method of ['card', 'klarna', 'paypal'] as const) {
    test(`${method} ${language}: turned back, failed, then bought with a double click; a closed tab is paid by its message alone (P1.04 P2.28)`, async ({
      page,
      database,
      watch,
    }) => {
      // The simulation' pages have no icon.
      watch.allow(/127\.0\.0\.1/)
      const goods = await goodsFor(database, slotOf(method, language))
      const before = await stockOf(database, goods.variantId)
      const email = `${method}-${language}-${Date.now()}@example.com`
      const { country } = defaultCountryAndCurrency(language)
      const shopper = await shopperWith(page, language, goods)
      for (const [ending, title, route] of [
        ['cancel', 'order.cancelled_title', 'order/payment_cancelled'],
        ['fail', 'order.failed_title', method === 'card' ? null : 'order/payment_error'],
      ] as const) {
        await shopper.fillForm(country, email, method)
        await shopper.orderButton().click()
        await atProvider(page, method, language, ending)
        if (route) await expectResult(shopper, database, email, title, route)
        // A transfer that fails tells it after the shopper has come back: the page follows.
        else
          await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(shopper.t(title), {
            timeout: 20_000,
          })
        expect(await stockOf(database, goods.variantId)).toEqual(before)
        await shopper
          .main()
          .getByRole('link', { name: shopper.t('order.again') })
          .click()
        await expect(page.locator('#checkout-email')).toHaveValue(email)
      }
      await shopper.fillForm(country, email, method)
      await shopper.orderButton().dblclick()
      await atProvider(page, method, language, 'pay')
      const order = await expectResult(shopper, database, email, 'order.thanks_title', 'order/payment_ok')
      expect((await ordersOf(database, email)).map(({ status }) => status)).toEqual([
        'cancelled',
        'payment_failed',
        'paid',
      ])
      await expectPaid(database, order, method)

      const [closedEmail, simulation] = [`closed-${email}`, shop.simulations.all.find((one) => one.method === method)]
      const answers = await orderOverHttp({
        origin: PROVIDER_ORIGIN,
        variantId: goods.variantId,
        method,
        language,
        email: closedEmail,
      })
      const [open, other] = await ordersOf(database, closedEmail)
      if (!open || other || !simulation) throw new Error(`not one order: ${JSON.stringify(answers)}`)
      const { reference } = await referenceOf(database, open)
      simulation.pay(reference)
      const { path, body, headers } = simulation.message(reference)
      const told = await Promise.all(
        [0, 1, 2].map(() => fetch(`${PROVIDER_ORIGIN}${path}`, { method: 'POST', body, headers })),
      )
      expect(told.map(({ status }) => status)).toEqual([200, 200, 200])
      await expect
        .poll(async () => (await ordersOf(database, closedEmail)).map(({ status }) => status))
        .toEqual(['paid'])
      await expectPaid(database, { ...open, status: 'paid' }, method)
      expect((await stockOf(database, goods.variantId)).available).toBe(before.available - 2)
    })
  }

  test(`invoice ${language}: an organisation buys with a double click; a closed tab loses nothing; nobody else may (P1.04)`, async ({
    page,
    context,
    database,
    watch,
  }) => {
    watch.allow(/127\.0\.0\.1/)
    const goods = await goodsFor(database, slotOf('invoice', language))
    const before = await stockOf(database, goods.variantId)
    const email = `invoice-${language}-${Date.now()}@example.com`
    await context.addCookies(
      [
        { name: 'so.country', value: 'fi' },
        { name: 'so.currency', value: 'eur' },
      ].map((cookie) => ({ ...cookie, url: PROVIDER_ORIGIN })),
    )
    await signIn(page, 'organisation', '', providerSite(language))
    await expect(page).toHaveURL(routeUrl(providerSite(language), 'accounts'))
    const shopper = await shopperWith(page, language, goods)
    await shopper.fillForm('fi', email, 'invoice')
    await shopper.orderButton().dblclick()
    await expectPaid(
      database,
      await expectResult(shopper, database, email, 'order.thanks_title', 'order/payment_ok'),
      'invoice',
    )
    expect(await ordersOf(database, email)).toHaveLength(1)

    const order = { origin: PROVIDER_ORIGIN, variantId: goods.variantId, method: 'invoice', language }
    await orderOverHttp({
      ...order,
      email: `closed-${email}`,
      token: await tokenOf(PROVIDER_ORIGIN, demoAccount('organisation')),
    })
    const closed = await ordersOf(database, `closed-${email}`)
    expect(closed).toHaveLength(1)
    for (const one of closed) await expectPaid(database, one, 'invoice')
    const refused = await orderOverHttp({ ...order, email: `guest-${email}` })
    expect(refused.map(({ status }) => status)).toEqual([400, 400])
    expect(await ordersOf(database, `guest-${email}`)).toEqual([])
    expect((await stockOf(database, goods.variantId)).available).toBe(before.available - 2)
  })
}

test('the shop’s own pages know nothing of the providers’ hosts (P2.28)', async ({ request }) => {
  const answer = await request.get(routeUrl(providerSite('en'), 'checkout/payment'))
  expect(answer.headers()['content-security-policy']).not.toMatch(/klarna|stripe|paypal|127\.0\.0\.1/)
})
