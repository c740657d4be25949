/** The account on several devices, and what customers change in it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { createCustomer } from '@/lib/backend/domain/customers/customer'

import { openPart } from './support/account'
import { type Goods, goodsFor, modelName, SLOTS } from './support/catalogue'
import { whenInteractive } from './support/page'
import { Shopper } from './support/shopper'
import { DATA_DIR, prefixSite, routeUrl } from './support/site'
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

/** The newest message to an address with a text, decoded. */
async function mailTo(email: string, says: string): Promise<string | null> {
  const folder = join(DATA_DIR, 'mail')
  for (const file of await readdir(folder).catch(() => [])) {
    if (!file.endsWith('.eml')) continue
    const message = await readFile(join(folder, file), 'utf8')
    if (!message.includes(`To: ${email}\r\n`)) continue
    const [, body = ''] = /text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(message) ?? []
    const text = Buffer.from(body, 'base64').toString('utf8')
    if (text.includes(says)) return text
  }
  return null
}

test('issue 16 P2.05 a customer changes name, address and sizes, and the e-mail address by the link in the new mailbox @phone', async ({
  page,
  database,
}, { project }) => {
  const email = `pages-${project.name}-${Date.now()}@example.org`
  const next = `next-${email}`
  await createCustomer({ email, password: PASSWORD, firstName: 'Kaisa' })
  await logIn(page, email)

  await openPart(page, 'account-details')
  await page.locator('#account-details-change').click()
  await expect(page.locator('#details-first_name')).toBeFocused()
  await page.locator('#details-first_name').fill('Kaarina')
  await page.locator('#details-phone').fill('soita')
  await page.locator('#details-phone').press('Enter')
  await expect(page.locator('#details-last_name')).toBeFocused()
  await page.locator('#details-last_name').fill('Koski')
  await page.locator('#details-phone').fill('+358 40 1234567')
  await page.locator('#details-phone').press('Enter')
  await expect(page.getByText('Kaarina Koski', { exact: true })).toBeVisible()
  await expect(page.locator('#account-details-change')).toBeFocused()

  await openPart(page, 'account-addresses')
  await page.locator('#address-add').click()
  await page.locator('#address-country').selectOption('fi')
  await page.locator('#address-address').fill('Rantatie 3')
  await page.locator('#address-postcode').fill('1')
  await page.locator('#address-city').fill('Helsinki')
  await page.locator('#address-city').press('Enter')
  await expect(page.locator('#address-postcode')).toBeFocused()
  await expect(page.locator('#address-postcode-error')).toContainText('00100')
  await page.locator('#address-postcode').fill('00100')
  await page.locator('#address-postcode').press('Enter')
  await expect(page.getByText(t('profile.address_default'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Rantatie 3, 00100 Helsinki')).toBeVisible()

  await openPart(page, 'account-email')
  await page.locator('#account-email-change').click()
  await page.locator('#account-email-email').fill(next)
  await page.locator('#account-email-password').fill(PASSWORD)
  await page.locator('#account-email-password').press('Enter')
  await expect(page.getByText(t('profile.email_sent', { email: next }))).toBeVisible()
  const path = '/tili/sahkoposti/vahvistus/'
  await expect.poll(() => mailTo(next, path), { timeout: 30_000 }).not.toBeNull()
  // Either instance may send the mail, with its own host; the log-in is on this one.
  const link = new RegExp(`https?://[^/]+(${path}\\S*)`).exec((await mailTo(next, path)) ?? '')?.[1] ?? ''
  await page.goto(new URL(link, routeUrl(site, 'accounts')).href)
  await (await whenInteractive(page.getByRole('button', { name: t('profile.link_confirm') }))).click()
  await expect(page.getByRole('heading', { level: 1, name: t('profile.link_confirmed_title') })).toBeFocused()
  await page.getByRole('link', { name: t('profile.link_account') }).click()
  await expect(page.getByText(next, { exact: true }).first()).toBeVisible()
  expect(await database.rows('select 1 from customers where email = $1', [email])).toEqual([])
})
