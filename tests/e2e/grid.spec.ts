/** Lists as a shopper uses them: the way back from a product, filters in the address, pages for crawlers, swipes. */
import type { Page } from '@playwright/test'

import type { Database } from './support/database'
import { whenInteractive, openDialog } from './support/page'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('en')
const t = wordsOf('en')

/** The path of the group with the most products, which is above the other large ones. */
async function largestGroup(database: Database, language: 'en' | 'fi' = 'en'): Promise<string> {
  const { path } = await database.row<{ path: string }>(
    `select t.path from product_group_texts t where t.language = $1 and t.path <> '' and t.group_id = (
       select mg.group_id from model_groups mg join models m on m.id = mg.model_id and m.is_public group by mg.group_id order by count(*) desc, mg.group_id limit 1)`,
    [language],
  )
  return path
}

const cards = (page: Page) => page.locator('main article[data-model]')
const topOf = (page: Page, model: string) =>
  page.locator(`main article[data-model="${model}"]`).evaluate((card) => card.getBoundingClientRect().top)

/** Scrolls down until `count` cards are there. */
async function showCards(page: Page, count: number): Promise<void> {
  await whenInteractive(page.getByRole('button', { name: t('grid.filter') }).first())
  await expect(async () => {
    // Not to the end of the page: on a phone the footer is higher than the margin in which more is loaded.
    await cards(page)
      .last()
      .evaluate((card) => card.scrollIntoView({ block: 'end' }))
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass({ timeout: 60_000 })
}

/** Names of list calls and cards' requests since `from`. */
function listCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/products\/(?:listindex|listtext|productmodellist)\//.test(request.url())) calls.push(request.url())
  })
  return calls
}

test.describe('B4.06 the way back from a product', () => {
  test('at a card far down: the same card within 5 px, nothing loaded again; also forward and back once more, and after a reload @phone', async ({
    page,
    database,
  }) => {
    await page.goto(pageUrl(site, await largestGroup(database)))
    const total = Number(
      /\d[\d,]*/
        .exec(
          await page
            .getByText(/^Showing [\d,]+ of [\d,]+/)
            .innerText()
            .then((text) => text.replace(/^.*of /, '')),
        )?.[0]
        .replace(',', ''),
    )
    // Card 200 where the list is that long, else one behind the first load.
    const wanted = Math.min(200, total - 20)
    // With a load behind it, so that nothing more is due where the card stands.
    await showCards(page, Math.min(total, wanted + 60))
    const card = cards(page).nth(wanted - 1)
    await card.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 300))
    const model = (await card.getAttribute('data-model')) ?? ''
    // Until nothing moves any more.
    let before = NaN
    await expect(async () => {
      const now = await topOf(page, model)
      const stands = now === before
      before = now
      expect(stands).toBe(true)
    }).toPass()
    const count = await cards(page).count()
    const calls = listCalls(page)
    const comeBack = async () => {
      await expect(cards(page)).toHaveCount(count)
      await expect
        .poll(async () => Math.abs((await topOf(page, model)) - before), { message: 'px from where the card was' })
        .toBeLessThanOrEqual(5)
    }

    const list = new URL(page.url()).pathname
    // A press may meet a card that is just being drawn again.
    await expect(async () => {
      if (new URL(page.url()).pathname === list)
        await card.getByRole('heading').getByRole('link').click({ timeout: 5_000 })
      await page.waitForURL((url) => url.pathname !== list, { timeout: 10_000 })
    }).toPass({ timeout: 40_000 })
    await expect(cards(page).nth(wanted - 1)).toHaveCount(0)
    await page.goBack()
    await comeBack()
    await page.goForward()
    await expect(cards(page).nth(wanted - 1)).toHaveCount(0)
    await page.goBack()
    await comeBack()
    expect(calls, 'loaded again').toEqual([])

    await page.reload()
    await comeBack()
  })

  test('B4.07 filters stand in the address, are replaced and not pushed, and are there again on the way back', async ({
    page,
    database,
  }) => {
    await page.goto(pageUrl(site, await largestGroup(database)))
    const entries = await page.evaluate(() => window.history.length)
    await (await whenInteractive(page.locator('#grid-sort'))).selectOption('lowest')
    await expect(page).toHaveURL(/\?sort=lowest$/)
    const dialog = await openDialog(
      page,
      page.getByRole('button', { name: t('grid.filter') }).first(),
      t('grid.filter'),
    )
    const facet = dialog.locator('details', { has: page.locator('summary', { hasText: t('filter.facet_color') }) })
    await facet.waitFor()
    // On a wide window the most used filters are open from the start.
    if (!(await facet.evaluate((node: HTMLDetailsElement) => node.open))) await facet.locator('summary').click()
    await dialog.getByRole('checkbox', { name: t('filter.color_blue') }).click()
    await expect(page).toHaveURL(/\?color=blue&sort=lowest$/)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => window.history.length)).toBe(entries)
    const chip = page.getByRole('list', { name: t('grid.applied') }).getByRole('link', { name: t('filter.color_blue') })
    await expect(chip).toBeVisible()
    const first = await cards(page).first().getAttribute('data-model')
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await page.waitForURL((url) => !url.searchParams.has('sort'))
    await page.goBack()
    await expect(page).toHaveURL(/\?color=blue&sort=lowest$/)
    await expect(chip).toBeVisible()
    await expect(cards(page).first()).toHaveAttribute('data-model', first ?? '')
    await chip.click()
    await expect(page).toHaveURL(/\?sort=lowest$/)
    await expect(chip).toHaveCount(0)
  })
})

test('B2.09 B9.06 the size of the cards is kept in a cookie for a year and is there before the page is alive', async ({
  page,
  context,
  database,
}) => {
  await page.goto(pageUrl(site, await largestGroup(database)))
  const width = () =>
    cards(page)
      .first()
      .evaluate((card) => card.getBoundingClientRect().width)
  const before = await width()
  await (await whenInteractive(page.getByRole('button', { name: t('grid.larger') }))).click()
  await expect(page.getByRole('button', { name: t('grid.smaller') })).toBeVisible()
  await expect.poll(width).toBeGreaterThan(before * 1.2)
  const cookie = (await context.cookies()).find(({ name }) => name === 'so.grid')
  expect(cookie?.value).toBe('extended')
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(300)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(width).toBeGreaterThan(before * 1.2)
  await (await whenInteractive(page.getByRole('button', { name: t('grid.smaller') }))).click()
  expect((await context.cookies()).find(({ name }) => name === 'so.grid')?.value).toBe('default')
})

test('B2.10 B2.11 a link to the next page for crawlers, the list from its start, and the way back to the top', async ({
  page,
  database,
}) => {
  await page.goto(pageUrl(site, await largestGroup(database)))
  await expect(page.getByRole('link', { name: t('grid.load_more') })).toHaveAttribute('href', '?page=2')
  const first = await cards(page).first().getAttribute('data-model')
  await page.goto(`${pageUrl(site, await largestGroup(database))}?page=2`)
  expect(await cards(page).first().getAttribute('data-model')).not.toBe(first)
  await page.getByRole('link', { name: t('grid.from_start') }).click()
  await expect(cards(page).first()).toHaveAttribute('data-model', first ?? '')
  await showCards(page, 100)
  await page.getByRole('button', { name: t('grid.back_to_top') }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('B2.09 the Filter button of a phone says how many of how many are shown @phone-only', async ({
  page,
  database,
}) => {
  await page.goto(pageUrl(site, await largestGroup(database)))
  await expect(page.getByRole('button', { name: t('grid.filter') }).first()).toContainText(/\[ 60 \/ [\d,]+ \]/)
})

test("B4.03 a finger changes a card's colour and does not leave the list @phone-only", async ({ page, database }) => {
  await page.goto(pageUrl(site, await largestGroup(database)))
  await whenInteractive(page.getByRole('button', { name: t('grid.filter') }).first())
  const card = cards(page)
    .filter({ has: page.locator('i[title] ~ i[title]') })
    .first()
  await card.scrollIntoViewIfNeeded()
  const image = card.locator('img').first()
  const before = await image.getAttribute('src')
  const box = await card.boundingBox()
  if (!box) throw new Error('The card has no place.')
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x: box.x + x, y: box.y + box.width / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(120) })
  for (const x of [100, 80, 60, 40])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(image).not.toHaveAttribute('src', before ?? '')
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /select-color=/)
})

test("B2.04 another language's group path leads to the own one and keeps the query; an unknown one says so", async ({
  page,
  request,
  database,
  watch,
}) => {
  watch.allow(/status of 404/)
  const [fi, en] = [await largestGroup(database, 'fi'), await largestGroup(database)]
  const answer = await request.get(`${pageUrl(site, fi)}?color=blue`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']?.replace(site.origin, '')).toBe(
    `${pageUrl(site, en).replace(site.origin, '')}?color=blue`,
  )
  const missing = await page.goto(pageUrl(site, `${en}/no-such-group`))
  expect(missing?.status()).toBe(404)
})

test('B2.01 B2.06 paths in capitals are the same page', async ({ request, database }) => {
  const path = await largestGroup(database)
  expect((await request.get(pageUrl(site, path.toUpperCase()))).status()).toBe(200)
  const { slug } = await database.row<{ slug: string }>('select slug from brands order by id limit 1')
  expect((await request.get(pageUrl(site, slug.toUpperCase()))).status()).toBe(200)
})

test("B2.07 a brand's page: crumbs from the brands, pictures in turn, name, text and list", async ({
  page,
  database,
}) => {
  const brand = await database.row<{ slug: string; name: string }>(
    'select slug, name from brands where jsonb_array_length(promo_images) > 1 order by id limit 1',
  )
  await page.goto(pageUrl(site, brand.slug))
  const crumbs = page.getByRole('navigation', { name: t('common.breadcrumbs') }).first()
  await expect(crumbs.getByRole('link')).toHaveText([t('list.brands_crumb')])
  await expect(crumbs.getByRole('link')).toHaveAttribute(
    'href',
    routeUrl(site, 'manufacturers').replace(site.origin, ''),
  )
  // Its logo is a picture with the name.
  await expect(page.getByRole('heading', { level: 1, name: brand.name, exact: true })).toBeVisible()
  const carousel = page.getByRole('region', { name: t('list.promo_title', { name: brand.name }) })
  const image = carousel.locator('img').first()
  await expect
    .poll(() =>
      image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth / element.naturalHeight),
    )
    .toBeCloseTo(1.5, 1)
  expect(await cards(page).count()).toBeGreaterThan(0)
})
