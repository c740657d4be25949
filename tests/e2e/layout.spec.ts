/** Nothing jumps while it loads, nothing sticks out to the side, and everything can be done with the keyboard alone. */
import type { Locator, Page } from '@playwright/test'

import { choosableGoods, goodsFor, modelName, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { whenInteractive, localeButton, openDialog } from './support/page'
import { Shopper } from './support/shopper'
import { pageUrl, prefixSite, routeUrl, type Site } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const CLS_MAX = 0.02

/** Sums what moves without the shopper's doing, from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const seen: { sum: number; moved: string[] } = { sum: 0, moved: [] }
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        seen.sum += entry.value
        seen.moved.push(
          `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.textContent).slice(0, 40))).join(' | ')}`,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts)
}

async function pagesOf(database: Database, site: Site): Promise<[string, string][]> {
  const goods = await goodsFor(database, SLOTS.layout)
  const { path } = await database.row<{ path: string }>(
    'select path from product_group_texts where group_id = $1 and language = $2',
    [goods.groupId, site.language],
  )
  const pages = await database.rows<{ kind: string; slug: string }>(
    'select distinct on (kind) kind, slug from pages where language = $1 order by kind, slug',
    [site.language],
  )
  return [
    ['home', pageUrl(site, '')],
    ['group', pageUrl(site, path)],
    ['filtered group', `${pageUrl(site, path)}?sort=lowest`],
    ['brand', pageUrl(site, goods.path.split('/')[0] ?? '')],
    ['brand index', routeUrl(site, 'manufacturers')],
    ['product', `${pageUrl(site, goods.path)}?color=${goods.colour.slug}&size=${goods.size}`],
    ['search', `${routeUrl(site, 'search')}?q=${encodeURIComponent(goods.brand)}`],
    ['log-in', routeUrl(site, 'accounts/login')],
    ['find an order', routeUrl(site, 'view-order')],
    ['empty cart', routeUrl(site, 'checkout')],
    ['missing page', pageUrl(site, 'no-such-page')],
    ...pages.map(({ kind, slug }): [string, string] => [`content: ${kind}`, pageUrl(site, slug)]),
  ]
}

test('pages do not shift while they load (CLS at most 0.02) @phone', async ({ page, database, watch }) => {
  // Fifteen pages, each until nothing more is loaded.
  test.slow()
  watch.allow(/status of 404/)
  const shifts = await watchShifts(page)
  for (const [name, address] of await pagesOf(database, prefixSite('fi'))) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const { sum, moved } = await shifts()
    expect.soft(sum, `${name}: ${moved.join('; ')}`).toBeLessThanOrEqual(CLS_MAX)
  }
})

test('what stands in until the typeface is here is as wide and as high', async ({ page }) => {
  await page.goto(pageUrl(prefixSite('fi'), ''))
  const widths = await page.evaluate(async () => {
    const sentences = {
      latin:
        'Lämpimät kerrokset, sukset ja valot pimeään. Wanderschuhe und Zelte für lange Touren, vestes imperméables, skaljackor för fjället. 129,90 €',
      cyrillic: 'Куртки для зимы и долгих походов в горы, палатки и спальные мешки для любой погоды',
    }
    const styles = getComputedStyle(document.documentElement)
    const typeface = ['--font-cyrillic', '--font-latin-ext', '--font-latin']
      .map((name) => styles.getPropertyValue(name))
      .join(', ')
    const line = document.body.appendChild(document.createElement('span'))
    Object.assign(line.style, { position: 'absolute', whiteSpace: 'pre', fontSize: '100px', lineHeight: 'normal' })
    const boxOf = (family: string, weight: number, text: string) => {
      Object.assign(line.style, { fontFamily: family, fontWeight: String(weight) })
      line.textContent = text
      return line.getBoundingClientRect()
    }
    const all: { what: string; width: number; height: number }[] = []
    for (const [script, text] of Object.entries(sentences)) {
      for (const weight of [400, 640]) {
        await document.fonts.load(`${weight} 100px ${typeface}`, text)
        const real = boxOf(typeface, weight, text)
        for (const family of ['Stand-in Arial', 'Stand-in Roboto', 'Stand-in DejaVu']) {
          // A system has one or two of them: a missing one measures like what follows it.
          const here = await document.fonts.load(`${weight} 100px '${family}'`, text).then(
            (faces) => faces.some(({ status }) => status === 'loaded'),
            () => false,
          )
          const box = boxOf(`'${family}'`, weight, text)
          if (here)
            all.push({
              what: `${family} ${weight} ${script}`,
              width: box.width / real.width,
              height: box.height / real.height,
            })
        }
      }
    }
    return all
  })
  expect(widths, 'this system has at least one of them').not.toEqual([])
  for (const { what, width, height } of widths) {
    expect.soft(Math.abs(width - 1), `${what}: ${width} of the width`).toBeLessThan(0.02)
    expect.soft(Math.abs(height - 1), `${what}: ${height} of the height`).toBeLessThan(0.02)
  }
})

test('the filled cart and the payment page do not shift while they load (CLS at most 0.02) @phone', async ({
  page,
  database,
}, info) => {
  const shopper = new Shopper(page, prefixSite('fi'), info.project.name === 'phone')
  await shopper.openChosen(await goodsFor(database, SLOTS.layout))
  await shopper.goToCart(await shopper.addToCart())
  const shifts = await watchShifts(page)
  for (const route of ['checkout', 'checkout/payment'] as const) {
    await page.goto(routeUrl(shopper.site, route))
    await shopper.waitForTotal()
    const { sum, moved } = await shifts()
    expect.soft(sum, `${route}: ${moved.join('; ')}`).toBeLessThanOrEqual(CLS_MAX)
  }
})

/** What sticks out on the right. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width && document.body.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((node) => node.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((node) => node.outerHTML.slice(0, 140))
  })

for (const language of ['de', 'fi', 'ru'] as const) {
  test(`nothing sticks out at 390 px: ${language} @phone-only`, async ({ page, database, watch }) => {
    watch.allow(/status of 404/)
    const site = prefixSite(language)
    for (const [name, address] of await pagesOf(database, site)) {
      await page.goto(address)
      await expect(page.getByRole('main')).toBeVisible()
      expect.soft(await overhang(page), name).toEqual([])
    }
    const shopper = new Shopper(page, site, true)
    await shopper.openChosen(await goodsFor(database, SLOTS.layout))
    const added = await shopper.addToCart()
    expect.soft(await overhang(page), 'added to cart').toEqual([])
    await shopper.goToCart(added)
    await shopper.waitForTotal()
    expect.soft(await overhang(page), 'cart').toEqual([])
    await shopper.goToPayment()
    await shopper.waitForTotal()
    expect.soft(await overhang(page), 'payment').toEqual([])
  })
}

/** Presses Tab until an element has focus. */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${most} tabs did not reach ${String(target)}`)
}

const isFocused = (element: Locator) =>
  element.evaluate((node) => node === document.activeElement || node.contains(document.activeElement))

test('a product is chosen and put into the cart with the keyboard alone; the window keeps the focus and gives it back', async ({
  page,
  database,
}) => {
  const site = prefixSite('fi')
  const goods = await goodsFor(database, SLOTS.layout)
  const shopper = new Shopper(page, site, false)
  const { t } = shopper
  await page.goto(pageUrl(site, goods.path))
  const ask = shopper
    .main()
    .getByRole('button', { name: t('product.select_size') })
    .first()
  await whenInteractive(ask)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('layout.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(shopper.main()).toBeFocused()

  const colour = shopper.option('color', goods.colour.names.fi)
  await tabTo(page, colour)
  // The ring must be seen: an outline of its own.
  expect(await colour.evaluate((node) => getComputedStyle(node).outlineStyle)).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(colour).toHaveAttribute('aria-current', 'true')
  await expect(colour).toBeFocused()
  // D8.02: with an open size the button leads to the sizes.
  await tabTo(page, ask)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-choice=size]')).toBeFocused()
  await expect(page.getByText(t('product.first_select_size'))).toBeVisible()
  const size = shopper.option('size', goods.size)
  await tabTo(page, size)
  await page.keyboard.press('Enter')
  await expect(size).toHaveAttribute('aria-current', 'true')
  await tabTo(page, shopper.addButton())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('cart.added_title') })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => isFocused(shopper.addButton())).toBe(true)
})

test('B2.09 filters are opened, used and closed with the keyboard alone, and the focus comes back', async ({
  page,
  database,
}) => {
  const site = prefixSite('fi')
  const t = wordsOf('fi')
  const goods = await goodsFor(database, SLOTS.layout)
  const { path } = await database.row<{ path: string }>(
    "select t.path from product_group_texts t join product_groups g on g.id = t.group_id where g.key = 'clothing' and t.language = 'fi'",
  )
  await page.goto(pageUrl(site, path))
  const opener = await whenInteractive(page.getByRole('main').getByRole('button', { name: t('grid.filter') }))
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('grid.filter') })
  await expect(dialog.getByRole('searchbox', { name: t('filter.text_filter') })).toBeVisible()
  const fold = dialog.locator('summary').filter({ hasText: t('filter.facet_brand') })
  await tabTo(page, fold)
  await page.keyboard.press('Enter')
  const brand = dialog.getByRole('checkbox', { name: new RegExp(`^${goods.brand}`) })
  await tabTo(page, brand)
  await page.keyboard.press('Space')
  await expect(brand).toBeChecked()
  await expect(page).toHaveURL((url) => url.searchParams.has('brand'))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  const brands = () => page.locator('[data-model] .card-maker').allTextContents()
  await expect
    .poll(async () => new Set((await brands()).map((name) => name.toLowerCase())))
    .toEqual(new Set([goods.brand.toLowerCase()]))
  // The filter is in the address: a reload keeps it.
  const shown = await brands()
  await page.reload()
  await expect.poll(brands).toEqual(shown)
})

test('menus and the choice of country are used with the keyboard alone', async ({ page }) => {
  const t = wordsOf('fi')
  await page.goto(pageUrl(prefixSite('fi'), ''))
  const first = await whenInteractive(
    page
      .getByRole('navigation', { name: t('layout.menu_main') })
      .getByRole('link')
      .first(),
  )
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#mega-panel')).toBeVisible()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isFocused(page.locator('#mega-panel'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.locator('#mega-panel')).toHaveCount(0)
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(
    page
      .getByRole('navigation', { name: t('layout.menu_main') })
      .getByRole('link')
      .nth(1),
  ).toBeFocused()

  const modal = await openDialog(page, localeButton(page), t('layout.locale_title'))
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(localeButton(page)).toBeFocused()
})

/** A top group that has groups in its groups, and such a group. */
async function deepGroups(database: Database) {
  return database.row<{ top: string; topSlug: string; sub: string; subSlug: string; leaf: string; leafPath: string }>(`
    select coalesce(a.short_name, a.name) as top, a.slug as "topSlug", coalesce(b.short_name, b.name) as sub, b.slug as "subSlug", coalesce(c.short_name, c.name) as leaf, c.path as "leafPath"
    from product_group_texts c join product_groups gc on gc.id = c.group_id and gc.show_in_menu
    join product_group_texts b on b.group_id = gc.parent_id and b.language = c.language join product_groups gb on gb.id = b.group_id and gb.show_in_menu
    join product_group_texts a on a.group_id = gb.parent_id and a.language = c.language join product_groups ga on ga.id = a.group_id and ga.parent_id is null and ga.show_in_menu
    where c.language = 'fi' order by c.group_id limit 1`)
}

const menuOpener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: wordsOf('fi')('layout.menu'), exact: true })

test('B3.07 B9.02 B2.13 B2.14 B2.16 the mobile menu goes down and back by its addresses, and locks the page behind @phone-only', async ({
  page,
  database,
}) => {
  const t = wordsOf('fi')
  const site = prefixSite('fi')
  const { top, topSlug, sub, subSlug, leaf, leafPath } = await deepGroups(database)
  await page.goto(pageUrl(site, ''))
  await page.evaluate(() => window.scrollTo(0, 400))
  await (await whenInteractive(menuOpener(page))).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  await expect(page).toHaveURL(routeUrl(site, 'menu'))
  await menu.getByRole('button', { name: top, exact: true }).click()
  await expect(page).toHaveURL(pageUrl(site, topSlug))
  await expect(menu.getByRole('heading', { name: top, exact: true })).toBeVisible()
  await menu.getByRole('button', { name: sub, exact: true }).click()
  await expect(page).toHaveURL(`${pageUrl(site, topSlug)}?${subSlug}`)
  await expect(menu.getByRole('link', { name: leaf, exact: true })).toBeVisible()
  await menu.getByRole('button', { name: t('common.back') }).click()
  await expect(page).toHaveURL(`${pageUrl(site, topSlug)}?back`)
  await expect(menu.getByRole('heading', { name: top, exact: true })).toBeVisible()
  await menu.getByRole('button', { name: t('common.back') }).click()
  await expect(page).toHaveURL(routeUrl(site, 'menu'))
  await expect(menu.getByRole('heading', { name: t('layout.menu') })).toBeVisible()
  await page.mouse.move(200, 600)
  await page.mouse.wheel(0, 800)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await menu.getByRole('button', { name: t('common.close') }).click()
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL(pageUrl(site, ''))
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  // The third level by its own address, and out of it.
  await page.goto(`${pageUrl(site, topSlug)}?${subSlug}`)
  await menu.getByRole('link', { name: leaf, exact: true }).click()
  await expect(page).toHaveURL(pageUrl(site, leafPath))
  await expect(menu).toHaveCount(0)
  // Back over the group's own page: the link at the level's top shows it although the address stays.
  await page.goto(pageUrl(site, ''))
  await (await whenInteractive(menuOpener(page))).click()
  await menu.getByRole('button', { name: top, exact: true }).click()
  await menu.getByRole('link', { name: t('layout.menu_all', { name: top }) }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('region', { name: t('grid.products') })).toBeVisible()
  await expect(page).toHaveURL(pageUrl(site, topSlug))
})

test('B2.13 a group’s page is no menu, nor is a filter or a word that names no group @phone-only', async ({
  page,
  database,
}) => {
  const site = prefixSite('fi')
  const { topSlug } = await deepGroups(database)
  for (const query of ['', '?sort=lowest', '?no-such-group']) {
    await page.goto(`${pageUrl(site, topSlug)}${query}`)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('B2.14 a right swipe goes back one level @phone-only', async ({ page, database }) => {
  const site = prefixSite('fi')
  const { topSlug, top } = await deepGroups(database)
  await page.goto(`${pageUrl(site, topSlug)}?back`)
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('heading', { name: top, exact: true })).toBeVisible()
  await menu
    .locator('ul')
    .first()
    .evaluate((list) => {
      const at = (x: number) => [new Touch({ identifier: 1, target: list, clientX: x, clientY: 300 })]
      list.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: at(60), changedTouches: at(60) }))
      list.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: at(220) }))
    })
  await expect(page).toHaveURL(routeUrl(site, 'menu'))
})

test('B2.15 the menu’s locale button shows flag and currency and opens the choice @phone-only', async ({ page }) => {
  const t = wordsOf('fi')
  await page.goto(pageUrl(prefixSite('fi'), ''))
  await (await whenInteractive(menuOpener(page))).click()
  const button = page.getByRole('dialog').locator('button[aria-haspopup=dialog]')
  await expect(button).toContainText(/eur/i)
  await expect(button.locator('img[src="/flags/fi.svg"]')).toBeVisible()
  await button.click()
  await expect(page.getByRole('dialog', { name: t('layout.locale_title') })).toBeVisible()
})

test('B4.03 a card shows the colour under the pointer and leads to it', async ({ page, database }) => {
  const site = prefixSite('fi')
  const [goods] = await choosableGoods(database)
  if (!goods) throw new Error('no goods')
  const { path } = await database.row<{ path: string }>(
    "select path from product_group_texts where group_id = $1 and language = 'fi'",
    [goods.groupId],
  )
  await page.goto(pageUrl(site, path))
  const card = page.locator(`[data-model="${goods.modelId}"]`)
  await expect(card).toContainText(await modelName(database, goods.modelId, 'fi'))
  const swatch = await whenInteractive(card.locator('i[title]').last())
  const before = await card.locator('img').first().getAttribute('src')
  await swatch.hover()
  await expect(card.locator('img').first()).not.toHaveAttribute('src', before ?? '')
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /\?select-color=/)
})
