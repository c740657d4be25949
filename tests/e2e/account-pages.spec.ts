/** The account on several devices. */
import type { Browser, Page } from '@playwright/test'

import { createCustomer } from '@/lib/backend/domain/customers/customer'

import { type Goods, goodsFor, modelName, SLOTS } from './support/catalogue'
import { whenInteractive } from './support/page'
import { Shopper } from './support/shopper'
import { prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('fi')
const t = wordsOf('fi')
const PASSWORD = 'kolme haikaraa aamulla'
const WIDE = { width: 1440, height: 900 }

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(routeUrl(site, 'accounts/login'))
  const button = await whenInteractive(page.getByRole('main').getByRole('button', { name: t('account.login') }))
  await page.getByRole('textbox', { name: t('account.email') }).fill(email)
  await page.locator('#login-password').fill(PASSWORD)
  await button.click()
  await expect(page.getByRole('heading', { name: t('account.details') })).toBeVisible()
}

async function device(browser: Browser, email: string): Promise<Shopper> {
  const context = await browser.newContext({ viewport: WIDE })
  const page = await context.newPage()
  await logIn(page, email)
  return new Shopper(page, site, false)
}

/** The page is looked at again. */
const look = ({ page }: Shopper) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const amountOf = (shopper: Shopper, goods: Goods) => shopper.row(goods).getByRole('textbox')
const openCart = ({ page }: Shopper) => page.goto(routeUrl(site, 'checkout'))
/** Until the account has taken the change of a device. */
const saved = (shopper: Shopper, change: () => Promise<unknown>) =>
  Promise.all([shopper.page.waitForResponse((answer) => answer.url().endsWith('/api/customer/cart/')), change()])

test('issue 16 two devices of one account show one cart, also after one of them was offline', async ({
  browser,
  database,
}) => {
  const email = `two-devices-${Date.now()}@example.org`
  await createCustomer({ email, password: PASSWORD, firstName: 'Kaisa' })
  const [first, second] = [await goodsFor(database, SLOTS.account + 4), await goodsFor(database, SLOTS.account + 5)]
  const [desk, phone] = [await device(browser, email), await device(browser, email)]

  await desk.openChosen(first)
  await saved(desk, () => desk.addToCart())
  await openCart(phone)
  await expect(amountOf(phone, first)).toHaveValue('1')

  await phone.openChosen(second)
  await saved(phone, () => phone.addToCart())
  await openCart(desk)
  await expect(amountOf(desk, second)).toHaveValue('1')
  await openCart(phone)
  await expect(amountOf(phone, first)).toHaveValue('1')

  // The desk removes a row without a network; the phone wants two of the other one.
  await desk.page.context().setOffline(true)
  await desk
    .row(first)
    .getByRole('button', { name: desk.t('cart.remove', { name: await modelName(database, first.modelId, 'fi') }) })
    .click()
  await expect(desk.row(first)).toHaveCount(0)
  const more = desk.t('cart.more', { name: await modelName(database, second.modelId, 'fi') })
  await saved(phone, () => phone.row(second).getByRole('button', { name: more }).click())
  await desk.page.context().setOffline(false)
  await expect(amountOf(desk, second)).toHaveValue('2', { timeout: 15_000 })
  await expect(desk.row(first)).toHaveCount(0)
  await expect
    .poll(async () => {
      await look(phone)
      return phone.row(first).count()
    })
    .toBe(0)
  await expect(amountOf(phone, second)).toHaveValue('2')
  for (const { page } of [desk, phone]) await page.context().close()
})
