/** Every picture has its space, its widths and its place in the order of fetching: the first at once, those further down when they come near. */
import type { Page } from '@playwright/test'

import { goodsFor, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { Shopper } from './support/shopper'
import { pageUrl, prefixSite, routeUrl, type Site } from './support/site'
import { expect, test } from './support/test'
import { IMAGE_SIZES } from '@/lib/images/variants'

async function pagesOf(
  database: Database,
  site: Site,
): Promise<[name: string, address: string, isFirstKnown: boolean][]> {
  const goods = await goodsFor(database, SLOTS.layout)
  const { path } = await database.row<{ path: string }>(
    'select path from product_group_texts where group_id = $1 and language = $2',
    [goods.groupId, site.language],
  )
  const { slug } = await database.row<{ slug: string }>(
    'select slug from pages where language = $1 order by slug limit 1',
    [site.language],
  )
  return [
    ['home', pageUrl(site, ''), true],
    ['group', pageUrl(site, path), true],
    ['product', pageUrl(site, goods.path), true],
    ['brand', pageUrl(site, goods.path.split('/')[0] ?? ''), true],
    ['search', `${routeUrl(site, 'search')}?q=${encodeURIComponent(goods.brand)}`, true],
    ['static page', pageUrl(site, slug), false],
  ]
}

/** The shop's pictures as the page shows them. */
const picturesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ src }) => src.includes('/media/'))
      .map((image) => {
        const { top, left, width } = image.getBoundingClientRect()
        const url = new URL(image.currentSrc || image.src)
        return {
          address: image.src,
          shown: width,
          isAbove: width > 0 && top < window.innerHeight && left < window.innerWidth,
          isFetched: image.currentSrc !== '',
          chosen: Number(url.searchParams.get('w')),
          isLazy: image.loading === 'lazy',
          isFirst: image.fetchPriority === 'high',
          hasPlace: image.hasAttribute('width') && image.hasAttribute('height'),
          widths: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, w]) => Number(w)),
          sizes: image.sizes,
        }
      }),
  )

async function check(page: Page, name: string): Promise<void> {
  const density = await page.evaluate(() => window.devicePixelRatio)
  for (const picture of await picturesOf(page)) {
    const what = `${name}: ${picture.address}`
    expect.soft(picture.hasPlace, `${what} has its space`).toBe(true)
    expect
      .soft(
        picture.widths.every((width) => (IMAGE_SIZES as readonly number[]).includes(width)),
        `${what} in widths that are served`,
      )
      .toBe(true)
    expect
      .soft(
        picture.isLazy || picture.isFirst || picture.isAbove,
        `${what} is fetched at once only where it is seen first`,
      )
      .toBe(true)
    if (picture.widths.length === 0 || picture.shown === 0 || !picture.isFetched) continue
    expect.soft(picture.sizes, `${what} says how wide it is shown`).not.toBe('')
    // At most one step above the least width that is sharp; one that is 7 % short is not seen.
    const sharp = picture.widths.filter((width) => width >= picture.shown * density * 0.93)
    const enough = sharp[1] ?? sharp[0] ?? Math.max(...picture.widths)
    expect.soft(picture.chosen, `${what}, ${picture.shown} px wide`).toBeLessThanOrEqual(enough)
    expect
      .soft(picture.chosen, `${what}, ${picture.shown} px wide`)
      .toBeGreaterThanOrEqual(Math.min(sharp[0] ?? 0, Math.max(...picture.widths)))
  }
}

test('the first picture of a page is preloaded, the rest come when they are near, in the right width', async ({
  browser,
  database,
  request,
}) => {
  for (const [name, address, isFirstKnown] of await pagesOf(database, prefixSite('fi'))) {
    const html = await (await request.get(address)).text()
    const preloads =
      html.match(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g)?.filter((link) => link.includes('/media/')) ?? []
    if (isFirstKnown)
      expect
        .soft(
          preloads.some((link) => /fetchpriority="high"/i.test(link)),
          `${name}: preloaded`,
        )
        .toBe(true)
    // Another context for each: a browser that has a picture in a larger width shows that instead.
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(address)
    await check(page, name)
    await context.close()
  }
})

test('pictures of the cart have their space and come in the right width', async ({ page, database }, info) => {
  const shopper = new Shopper(page, prefixSite('fi'), info.project.name === 'phone')
  await shopper.openChosen(await goodsFor(database, SLOTS.layout))
  await shopper.goToCart(await shopper.addToCart())
  await expect.poll(async () => (await picturesOf(page)).length).toBeGreaterThan(0)
  await check(page, 'cart')
})
