/** Passwords and accounts by the links of their mails, which the shop writes into its data folder. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { createCustomer } from '@/lib/backend/domain/customers/customer'

import { openPart } from './support/account'
import { whenInteractive } from './support/page'
import { DATA_DIR, prefixSite, routePath, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('fi')
const t = wordsOf('fi')

/** The newest message to an address, as plain text. */
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

async function linkIn(email: string, path: string): Promise<string> {
  await expect.poll(() => mailTo(email, path), { timeout: 30_000 }).not.toBeNull()
  return new RegExp(`https?://\\S*${path}\\S*`).exec((await mailTo(email, path)) ?? '')?.[0] ?? ''
}

/** From the page that says that the password is set, by way of the log-in. */
async function goLogIn(page: Page, email: string, password: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.login') })
    .click()
  const button = await whenInteractive(
    page.getByRole('main').getByRole('button', { name: t('account.login'), exact: true }),
  )
  await page.getByRole('textbox', { name: t('account.email') }).fill(email)
  await page.locator('#login-password').fill(password)
  await button.click()
}

test('P2.10 P2.09 P2.08 P2.06 a forgotten password is set anew by the link in the mailbox, and opens the account, which can be deleted @phone', async ({
  page,
  database,
}, { project }) => {
  const email = `forgetful-${project.name}-${Date.now()}@example.org`
  const password = 'kolme haikaraa aamulla'
  await createCustomer({ email, password: 'an older one of them', firstName: 'Frida' })
  expect(await database.rows('select 1 from customers where email = $1', [email])).toHaveLength(1)

  await page.goto(routeUrl(site, 'accounts/login'))
  await (await whenInteractive(page.getByRole('main').getByRole('link', { name: t('account.forgot') }))).click()
  await expect(page).toHaveURL((url) => url.pathname === routePath(site, 'accounts/reset-password'))
  await page.getByRole('textbox', { name: t('account.email') }).fill(email)
  await page.getByRole('button', { name: t('access.reset_send') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('access.reset_sent_title') })).toBeFocused()

  const link = await linkIn(email, '/tili/salasana/vaihto/vahvistus/')
  // A scanner of mails opens it first.
  expect((await page.goto(link))?.status()).toBe(200)
  await page.goto(link)
  await page.locator('#new-password').fill(password)
  await page.getByRole('button', { name: t('access.new_save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('access.new_done_title') })).toBeFocused()
  await goLogIn(page, email, password)
  await expect(page.getByRole('heading', { level: 1, name: t('account.hello', { name: 'Frida' }) })).toBeVisible()

  await openPart(page, 'account-close')
  await page.getByRole('button', { name: t('account.close_ask') }).click()
  await page.goto(await linkIn(email, '/tili/poista-tili/'))
  await page.getByRole('button', { name: t('access.delete_confirm') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('access.delete_done_title') })).toBeFocused()
  expect(await database.rows('select 1 from customers where email = $1', [email])).toHaveLength(0)
})

test('P2.07 P1.06 a shopper opens an account from the log-in page, joins the club with it, and leaves the club @phone', async ({
  page,
  database,
}, { project }) => {
  const email = `newcomer-${project.name}-${Date.now()}@example.org`
  const password = 'kolme haikaraa aamulla'
  await page.goto(routeUrl(site, 'accounts/login'))
  await (await whenInteractive(page.getByRole('main').getByRole('link', { name: t('account.register') }))).click()
  await expect(page).toHaveURL((url) => url.pathname === routePath(site, 'accounts/register'))
  const send = await whenInteractive(page.getByRole('button', { name: t('account.register') }))
  await page.getByRole('textbox', { name: t('account.email') }).fill(email)
  await page.getByRole('textbox', { name: t('access.first_name') }).fill('Ilma')
  await page.getByRole('textbox', { name: t('access.last_name') }).fill('Nevala')
  await page.getByRole('checkbox', { name: t('access.join_club') }).check()
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: t('access.reset_sent_title') })).toBeFocused()

  await page.goto(await linkIn(email, '/tili/aktivoi/'))
  await page.locator('#new-password').fill(password)
  await page.getByRole('button', { name: t('access.activate_save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('access.activate_done_title') })).toBeFocused()
  await goLogIn(page, email, password)
  await expect(page.getByRole('heading', { level: 1, name: t('account.hello', { name: 'Ilma' }) })).toBeVisible()
  await openPart(page, 'account-club')
  await page.getByRole('button', { name: t('account.club_leave') }).click()
  await expect(page.getByRole('button', { name: t('account.club_join') })).toBeVisible()
  expect(
    await database.rows('select first_name, is_club, registered_at from customers where email = $1', [email]),
  ).toEqual([{ first_name: 'Ilma', is_club: false, registered_at: null }])
})

test('P2.11 the link in a reminder ends reminders, and from the same page they are allowed again @phone', async ({
  page,
  database,
}, { project }) => {
  const email = `reminded-${project.name}-${Date.now()}@example.org`
  // In stock: the shop writes within half a minute.
  await database.rows(
    `insert into stock_notices (variant_id, email, language)
    select v.id, $1, 'fi' from variants v join models m on m.id = v.model_id where m.is_public and v.available > 0 order by v.id limit 1`,
    [email],
  )
  const path = routePath(site, 'accounts/stop_reminders', { email: 'x' }).slice(0, -2)
  await expect.poll(() => mailTo(email, path), { timeout: 60_000 }).not.toBeNull()
  await page.goto(await linkIn(email, path))
  await expect(page.getByRole('heading', { level: 1, name: t('access.stop_ask_title', { email }) })).toBeVisible()
  await (await whenInteractive(page.getByRole('button', { name: t('access.stop_confirm') }))).click()
  await expect(page.getByRole('heading', { level: 1, name: t('access.stop_stopped_title', { email }) })).toBeFocused()
  const stopped = () =>
    database.rows("select 1 from reminder_stops where email_hash = encode(sha256($1::bytea), 'hex')", [email])
  expect(await stopped()).toHaveLength(1)
  await page.getByRole('button', { name: t('access.stop_undo') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('access.stop_allowed_title', { email }) })).toBeFocused()
  expect(await stopped()).toHaveLength(0)
})
