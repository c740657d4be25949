/** A file that is brought in the back office becomes goods that shoppers see, and goes out again as a file. */
import { readFile } from 'node:fs/promises'

import { get } from './support/http'
import { enterOffice, officeUrl, tabTo } from './support/office'
import { whenInteractive } from './support/page'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price'
const t = wordsOf('fi')

test('a file is checked and imported with the keyboard, and shoppers find the product', async ({ page, database }) => {
  const serial = Date.now().toString(36)
  const title = `Kuksa pan ${serial}`
  const lines = [
    HEADER,
    `pan-${serial},${title},<p>Boils fast.</p>,Pannu${serial},Pans ${serial},Size,0.8 L,P-1-${serial},7,39.90`,
    `pan-${serial},,,,,,1.2 L,P-2-${serial},0,44.90`,
  ]
  await page.setViewportSize({ width: 820, height: 900 })
  await enterOffice(page, 'fi')
  await page.goto(officeUrl('imports/'))
  const choose = page.getByLabel(t('office.file_choose'))
  await whenInteractive(choose)
  await choose.setInputFiles({ name: 'pans.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await expect(page).toHaveURL(/hallinta\/imports\/\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('pans.csv')
  // The work begins within seconds.
  await expect(page.getByText(t('office.file_check_done'))).toBeVisible({ timeout: 30_000 })
  const site = prefixSite('en')
  const search = `${routeUrl(site, 'search')}?q=${encodeURIComponent(title)}`
  expect((await get(search)).body).not.toContain(`P-1-${serial}`)

  // Hidden until somebody has checked them, unless that is changed here.
  const shown = page.getByLabel(t('office.file_new_shown'))
  await expect(shown).toHaveValue('hidden')
  await shown.selectOption('file')
  const start = page.getByRole('button', { name: t('office.file_import_products', { count: 1 }) })
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('office.file_import_done'), { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: title })).toBeVisible()

  const { id, path } = await database.row<{ id: number; path: string }>(
    `select m.id, b.slug || '/' || m.slug as path from models m join brands b on b.id = m.brand_id where m.external_key = $1`,
    [`pan-${serial}`],
  )
  await page.goto(search)
  await expect(page.locator(`[data-model="${id}"]`)).toContainText(title)
  await page.goto(pageUrl(site, path))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('main')).toContainText('Boils fast.')

  // Its stock goes out as a file, which only the person fetches.
  await page.goto(officeUrl('exports/'))
  const what = page.getByLabel(t('office.export_what'))
  await whenInteractive(what)
  await what.selectOption('stock')
  await page.getByRole('button', { name: t('office.export_make') }).press('Enter')
  const link = page.getByRole('link', { name: /stock-.*\.csv/ }).first()
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')])
  expect(await readFile(await download.path(), 'utf8')).toMatch(new RegExp(`P-1-${serial},[^,]+,7,`))
  const address = await link.getAttribute('href')
  expect((await get(`${site.origin}${address}`)).status).toBe(401)
})
