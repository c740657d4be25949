/** A file with products becomes goods that are found and bought. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

import { get } from './support/http'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { Shopper } from './support/shopper'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const run = promisify(execFile)
const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src'

test('an imported product is in its group and in the search, and can be put into the cart', async ({
  page,
  database,
}, info) => {
  const serial = Date.now().toString(36)
  const [handle, title, vendor] = [`kettle-${serial}`, `Kuksa kettle ${serial}`, `Pannu${serial}`]
  const file = info.outputPath('products.csv')
  await writeFile(
    file,
    [
      HEADER,
      `${handle},${title},"<p>Boils fast.</p><script>alert(1)</script>",${vendor},Kettles ${serial},camp,true,Color,Red,Size,0.8 L,K-1-${serial},7,deny,39.90,49.90,`,
      `${handle},,,,,,,,Red,,1.2 L,K-2-${serial},0,deny,44.90,,`,
      `${handle},,,,,,,,Blue,,0.8 L,K-3-${serial},3,deny,39.90,49.90,`,
    ].join('\n'),
  )
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'scripts/catalog-import.ts', file, '--language', 'en'],
    { env: { ...process.env, DATABASE_URL: database.url } },
  )
  expect(stdout).toMatch(/^1 products added, 0 changed, 0 unchanged, 3 variants/m)

  const site = prefixSite('en')
  const t = wordsOf('en')
  const { id, group } = await database.row<{ id: number; group: string }>(
    "select m.id, t.path as \"group\" from models m join product_group_texts t on t.group_id = m.main_group_id and t.language = 'en' where m.source = 'import' and m.external_key = $1",
    [handle],
  )
  const card = page.locator(`[data-model="${id}"]`)
  // A new group has a new address: running instances learn of it a moment after the import.
  await expect.poll(async () => (await get(pageUrl(site, group))).status, { timeout: 3000 }).toBe(200)
  await page.goto(pageUrl(site, group))
  await expect(card).toContainText(title)
  await expect(card).toContainText(vendor)
  await page.goto(`${routeUrl(site, 'search')}?q=${encodeURIComponent(title)}`)
  await expect(card).toContainText(title)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('main')).toContainText('Boils fast.')

  const shopper = new Shopper(page, site, false)
  // Without a picture of a colour the page does not choose one.
  await shopper.option('color', 'Red').click()
  await expect(shopper.option('color', 'Red')).toHaveAttribute('aria-current', 'true')
  await shopper.option('size', '0.8 L').click()
  await expect(shopper.option('size', '0.8 L')).toHaveAttribute('aria-current', 'true')
  const added = await shopper.addToCart()
  await expect(added).toContainText(title)
  await shopper.goToCart(added)
  await shopper.waitForTotal()
  const { id: variantId } = await database.row<{ id: number }>('select id from variants where sku = $1', [
    `K-1-${serial}`,
  ])
  await expect(page.locator(`#row-${variantId}`)).toContainText(title)
  await expect(page.locator(`#row-${variantId}`)).toContainText(t('cart.size', { size: '0.8 L' }))
})
