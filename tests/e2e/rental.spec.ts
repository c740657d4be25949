/** A rental in each language: chosen, booked, moved to other days, cancelled; staff hand one over and take it back. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

import { LANGUAGES } from '@/lib/market/languages'

import { signIn } from './support/account'
import type { Database } from './support/database'
import { DATA_DIR, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

type Words = ReturnType<typeof wordsOf>

const MAILS = join(DATA_DIR, 'mail')

/** The link of the first mail whose file name begins like this; waits for it. */
async function linkIn(begin: string): Promise<string> {
  const find = () =>
    (existsSync(MAILS) ? readdirSync(MAILS) : []).find((name) => name.startsWith(begin) && name.endsWith('.eml'))
  await expect.poll(() => find() ?? '', { timeout: 20_000 }).not.toBe('')
  const parts = readFileSync(join(MAILS, find() ?? ''), 'utf8').split(/\r\n--[^\r\n]+/)
  const texts = parts.map((part) => Buffer.from(part.slice(part.indexOf('\r\n\r\n') + 4), 'base64').toString())
  return /https?:\S+#\S+/.exec(texts.join('\n'))?.[0] ?? ''
}

/** Presses two days of the next month: the one in this place among those that can be pressed, and the one after it. */
async function chooseDays(calendar: Locator, from: number): Promise<void> {
  await calendar.getByRole('navigation').getByRole('button').last().click()
  const days = calendar.getByRole('gridcell').getByRole('button', { disabled: false })
  await days.nth(from).click()
  await days.nth(from + 1).click()
}

async function withoutFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

const bookingsOf = (database: Database, email: string) =>
  database.rows<{ number: string; from: string; status: string; unit: string; extra: number }>(
    `select b.number, b.from_day::text as "from", b.status, b.extra_eur as extra, u.condition as unit
     from rental_bookings b join rental_lines l on l.booking_id = b.id and l.line = 1 join rental_units u on u.id = l.unit_id where b.email = $1`,
    [email],
  )

/** Chooses a product twice, with sizes, a store and days. */
async function compose(page: Page, t: Words, product: number): Promise<void> {
  const add = page.getByRole('main').locator('li:has(dl) > button').nth(product)
  await expect(add).toBeEnabled()
  await add.click()
  await expect(page.locator('#rental-booking')).toBeFocused()
  await add.click()
  const sizes = page.getByRole('combobox', { name: t('rental.size') })
  await expect(sizes).toHaveCount(2)
  for (const place of [0, 1]) await sizes.nth(place).selectOption({ index: 1 })
  await page.getByLabel(t('rental.person')).first().fill('Ada')
  await page.getByText(t('rental.fit')).first().click()
  await page.getByLabel(t('rental.height')).first().fill('172')
  await page.locator('#rental-store').selectOption({ index: 1 })
  await chooseDays(page.getByRole('group', { name: t('rental.days') }), 5)
}

for (const [at, language] of LANGUAGES.entries()) {
  test(`issue 16 P1.02 goods are booked for two people and moved to other days: ${language} @phone-only`, async ({
    page,
    database,
  }) => {
    const site = prefixSite(language)
    const t = wordsOf(language)
    const email = `rental-${language}-${Date.now()}@example.com`
    await page.goto(routeUrl(site, 'rental/rentle'))
    await compose(page, t, at)
    await expect(page.getByText(t('rental.deposit'), { exact: true })).toBeVisible()
    const submit = page.getByRole('button', { name: t('rental.submit') })
    await submit.click()
    await expect(page.locator('#rental-name')).toBeFocused()
    await withoutFaults(page)
    await page.locator('#rental-name').fill('Ada Aalto')
    await page.locator('#rental-email').fill(email)
    await page.locator('#rental-phone').fill('+358 40 123 4567')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await submit.click()
    await expect.poll(async () => (await bookingsOf(database, email)).length).toBe(1)
    const [booked] = await bookingsOf(database, email)
    const number = booked?.number ?? ''
    await expect(page.getByRole('heading', { name: t('rental.done_title', { number }) })).toBeFocused()

    await page.goto(await linkIn(`rental_booked-${number}`))
    await expect(page.getByRole('status').filter({ hasText: t('rental.status_booked') })).toBeVisible()
    expect(page.url()).not.toContain('access')
    await chooseDays(page.getByRole('group', { name: t('rental.days') }), 12)
    await page.getByRole('button', { name: t('rental.change_submit') }).click()
    await expect.poll(async () => (await bookingsOf(database, email))[0]?.from).not.toBe(booked?.from)
    await linkIn(`rental_changed-${number}`)
    await withoutFaults(page)
    await page.getByRole('button', { name: t('rental.cancel') }).click()
    await page.getByRole('button', { name: t('rental.cancel') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('rental.status_cancelled') })).toBeVisible()
  })
}

test('issue 16 P1.02 staff hand a rental over and take it back with its condition', async ({ page, database }) => {
  const site = prefixSite('fi')
  const t = wordsOf('fi')
  const email = `rental-desk-${Date.now()}@example.com`
  await page.goto(routeUrl(site, 'rental/rentle'))
  await compose(page, t, 6)
  await page.locator('#rental-name').fill('Ada Aalto')
  await page.locator('#rental-email').fill(email)
  await page.locator('#rental-phone').fill('+358 40 123 4567')
  await page.getByRole('button', { name: t('rental.submit') }).click()
  await expect.poll(async () => (await bookingsOf(database, email)).length).toBe(1)
  const number = (await bookingsOf(database, email))[0]?.number ?? ''

  await signIn(page, 'staff', routeUrl(site, 'staff/rentals').replace(site.origin, ''))
  const find = async () => {
    await page.locator('#staff-rental').fill(number)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('staff.orders_search') })
      .click()
  }
  await expect(page.locator('#staff-rental')).toBeVisible()
  await find()
  await page.getByRole('checkbox', { name: t('staff.rentals_check') }).check()
  await withoutFaults(page)
  await page.getByRole('button', { name: t('staff.rentals_to_handed_over') }).click()
  const takeBack = page.getByRole('button', { name: t('staff.rentals_to_returned') })
  await expect(takeBack).toBeVisible()
  await page.locator(`[id="condition-${number}-1"]`).fill('Terä naarmuuntunut')
  await page
    .getByRole('checkbox', { name: t('staff.rentals_repair') })
    .first()
    .check()
  await page.locator(`[id="extra-${number}"]`).fill('12,50')
  await takeBack.click()
  await expect
    .poll(async () => (await bookingsOf(database, email))[0])
    .toMatchObject({ status: 'returned', unit: 'repair', extra: 1_250 })
})
