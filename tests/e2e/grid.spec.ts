/** Lists as a shopper sees them: sizes of cards, counts, swipes, paths in capitals, a brand's page. */
import type { Page } from '@playwright/test'

import type { Database } from './support/database'
import { alive } from './support/page'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('en')
const t = wordsOf('en')

/** The path of the group with the most products, which is above the other large ones. */
async function largestGroup(database: Database): Promise<string> {
  const { path } = await database.row<{ path: string }>(
    `select t.path from product_group_texts t where t.language = 'en' and t.path <> '' and t.group_id = (
       select mg.group_id from model_groups mg join models m on m.id = mg.model_id and m.is_public group by mg.group_id order by count(*) desc, mg.group_id limit 1)`)
  return path
}

const cards = (page: Page) => page.locator('main article[data-model]')

test('B2.09 B9.06 the size of the cards is kept in a cookie for a year and is there before the page is alive', async ({ page, context, database }) => {
  await page.goto(pageUrl(site, await largestGroup(database)))
  const width = () => cards(page).first().evaluate((card) => card.getBoundingClientRect().width)
  const before = await width()
  await (await alive(page.getByRole('button', { name: t('grid.larger') }))).click()
  await expect(page.getByRole('button', { name: t('grid.smaller') })).toBeVisible()
  expect(await width()).toBeGreaterThan(before * 1.2)
  const cookie = (await context.cookies()).find(({ name }) => name === 'so.grid')
  expect(cookie?.value).toBe('extended')
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(300)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(width).toBeGreaterThan(before * 1.2)
  await (await alive(page.getByRole('button', { name: t('grid.smaller') }))).click()
  expect((await context.cookies()).find(({ name }) => name === 'so.grid')?.value).toBe('default')
})

test('B2.09 the Filter button of a phone says how many of how many are shown @phone-only', async ({ page, database }) => {
  await page.goto(pageUrl(site, await largestGroup(database)))
  await expect(page.getByRole('button', { name: t('grid.filter') }).first()).toContainText(/\[ 60 \/ [\d,]+ \]/)
})

test('B4.03 a finger changes a card\'s colour and does not leave the list @phone-only', async ({ page, database }) => {
  await page.goto(pageUrl(site, await largestGroup(database)))
  await alive(page.getByRole('button', { name: t('grid.filter') }).first())
  const card = cards(page).filter({ has: page.locator('li[title] ~ li[title]') }).first()
  await card.scrollIntoViewIfNeeded()
  const image = card.locator('img').first()
  const before = await image.getAttribute('src')
  const box = await card.boundingBox()
  if (!box) throw new Error('The card has no place.')
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x: box.x + x, y: box.y + box.width / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(120) })
  for (const x of [100, 80, 60, 40]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(image).not.toHaveAttribute('src', before ?? '')
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /select-color=/)
})

test('B2.01 B2.06 paths in capitals are the same page', async ({ request, database }) => {
  const path = await largestGroup(database)
  expect((await request.get(pageUrl(site, path.toUpperCase()))).status()).toBe(200)
  const { slug } = await database.row<{ slug: string }>('select slug from brands order by id limit 1')
  expect((await request.get(pageUrl(site, slug.toUpperCase()))).status()).toBe(200)
})

test('B2.07 a brand\'s page: crumbs from the brands, pictures in turn, name, text and list', async ({ page, database }) => {
  const brand = await database.row<{ slug: string; name: string }>('select slug, name from brands where jsonb_array_length(promo_images) > 1 order by id limit 1')
  await page.goto(pageUrl(site, brand.slug))
  const crumbs = page.getByRole('navigation', { name: t('common.breadcrumbs') }).first()
  await expect(crumbs.getByRole('link')).toHaveText([t('list.brands_crumb')])
  await expect(crumbs.getByRole('link')).toHaveAttribute('href', routeUrl(site, 'manufacturers').replace(site.origin, ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.name)
  const carousel = page.getByRole('region', { name: t('list.promo_title', { name: brand.name }) })
  const image = carousel.locator('img').first()
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth / element.naturalHeight)).toBeCloseTo(1.5, 1)
  expect(await cards(page).count()).toBeGreaterThan(0)
})
