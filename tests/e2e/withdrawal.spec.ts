/** A guest withdraws from an order in each language: from the footer by hand, from the order's link with its products; mails and staff's case. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { LANGUAGES } from '@/lib/market/languages'
import { withdrawalTexts } from '@/lib/market/withdrawal/texts'

import { paidOverHttp } from './support/calls'
import { goodsFor, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { DATA_DIR, prefixSite, routePath, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const MAILS = join(DATA_DIR, 'mail')

/** Every text of a message, decoded: its body and its files. */
function textOf(file: string): string {
  const parts = readFileSync(join(MAILS, file), 'utf8').split(/\r\n--[^\r\n]+/)
  return parts
    .filter((part) => part.includes('Content-Type: text/plain'))
    .map((part) => Buffer.from(part.slice(part.indexOf('\r\n\r\n') + 4), 'base64').toString())
    .join('\n')
}

/** The text of the first mail whose file name begins like this; waits for it. */
async function mailText(begin: string): Promise<string> {
  const find = () =>
    (existsSync(MAILS) ? readdirSync(MAILS) : []).find((name) => name.startsWith(begin) && name.endsWith('.eml'))
  await expect.poll(() => find() ?? '', { timeout: 20_000 }).not.toBe('')
  return textOf(find() ?? '')
}

const statementsOf = (database: Database, email: string) =>
  database.rows<{ number: string; is_proven: boolean; order_number: string | null; goods: string; lines: unknown }>(
    'select w.number, w.is_proven, o.number as order_number, w.goods, w.lines from withdrawals w left join orders o on o.id = w.order_id where w.email = $1 order by w.id',
    [email],
  )

for (const [at, language] of LANGUAGES.entries()) {
  test(`issue 15: a guest withdraws from an order in ${language}, from the footer and from the order; the receipt and the order’s documents arrive @phone-only`, async ({
    page,
    database,
  }) => {
    const site = prefixSite(language)
    const t = wordsOf(language)
    const { open, confirm, effects, form } = withdrawalTexts(language, 'fi')
    const { variantId } = await goodsFor(database, SLOTS.withdrawal + at)
    const email = `withdrawal-${language}-${Date.now()}@example.com`
    const { number, access } = await paidOverHttp({ origin: site.origin, variantId, language, email })

    await page.goto(routeUrl(site, 'faq'))
    const link = page.getByRole('contentinfo').getByRole('link', { name: open })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${routePath(site, 'withdrawal')}$`))
    const button = page.getByRole('button', { name: confirm })
    await expect(button).toBeEnabled()
    await button.click()
    await expect(page.locator('#withdrawal-name')).toBeFocused()
    await page.locator('#withdrawal-name').fill('Ada Aalto')
    await page.locator('#withdrawal-order').fill(number)
    await page.locator('#withdrawal-email').fill(email)
    await button.click()
    const done = page.getByRole('heading', { level: 1, name: t('withdrawal.done_title') })
    await expect(done).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const [first] = await statementsOf(database, email)
    expect(first).toMatchObject({ order_number: number, is_proven: false, goods: '', lines: null })
    await expect(page.getByText(first?.number ?? '', { exact: true })).toBeVisible()
    const receipt = await mailText(`withdrawal_receipt-${first?.number}`)
    for (const text of [first?.number, number, 'Ada Aalto', t('mail.withdrawal_whole'), effects.paragraphs[0]])
      expect(receipt).toContain(text)
    expect(receipt).toMatch(/\d{1,2}[.:]\d{2}[.:]\d{2}/)

    await page.goto(`${routeUrl(site, 'order/payment_ok', { slug: [number] })}#${new URLSearchParams({ access })}`)
    await page.getByRole('main').getByRole('link', { name: open }).click()
    await expect(page.getByText(t('withdrawal.order_known', { number }))).toBeVisible()
    expect(page.url()).not.toContain(access)
    await page.getByRole('radio', { name: t('withdrawal.part') }).check()
    await page.locator('#withdrawal-line-1').selectOption('1')
    await page.getByRole('button', { name: confirm }).click()
    await expect(done).toBeFocused()
    expect((await statementsOf(database, email))[1]).toMatchObject({
      is_proven: true,
      order_number: number,
      lines: [{ line: 1, quantity: 1 }],
    })

    const { id } = await database.row<{ id: string }>('select id::text as id from orders where number = $1', [number])
    const { dedupe_key: key } = await database.row<{ dedupe_key: string }>(
      "select dedupe_key from outbox where kind = 'order_confirmation' and (payload ->> 'order_id')::bigint = $1",
      [id],
    )
    const confirmation = await mailText(key.replace(/[^\w.-]/g, '-'))
    const { title } = await database.row<{ title: string }>(
      "select title from pages where key = 'terms' and language = $1",
      [language],
    )
    for (const text of [title.toLocaleUpperCase(language), effects.paragraphs[0], form.paragraphs[0]])
      expect(confirmation).toContain(text)
  })
}
