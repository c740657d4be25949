/** A tab whose build is older than the server's: the hourly check, the payload of each page, and lost files, in a real browser. */
import type { Page, Request } from '@playwright/test'

import { BUILD_CHECK_MS } from '@/lib/browser/build-check'
import { RELOAD_GUARD_MS } from '@/lib/browser/reload-guard'
import { whenInteractive } from './support/page'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('fi')
const t = wordsOf('fi')
const HOME = pageUrl(site, '')
const STORES = routeUrl(site, 'stores')

type Marked = Window & { isSameDocument?: true }
/** Marks the document; a page that is loaded from the server has no mark. */
const mark = (page: Page) => page.evaluate(() => void ((window as Marked).isSameDocument = true))
const isSameDocument = (page: Page) => page.evaluate(() => (window as Marked).isSameDocument === true)

/** Opens a page and waits until its services have started: from then on they watch for lost files and newer builds. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-watched', '')
  await mark(page)
}

const storesLink = (page: Page) => whenInteractive(page.locator(`a[href="${new URL(STORES).pathname}"]`).first())
const isPayload = (request: Request) => request.headers()['rsc'] !== undefined

/** Counts documents that the page loads. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

test('P7.11 P4.12 P9.01 every hour the tab asks for the latest build; a newer one loads the next page from the server', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, HOME)
  const served = (await (await page.request.get('/build.json')).json()) as { id: string }
  expect(served).toEqual({ id: expect.stringMatching(/^\w{6,}$/) })

  const checks: string[] = []
  let answer = served
  await page.route('**/build.json', (route) => {
    checks.push(route.request().method())
    return route.fulfill({ json: answer })
  })
  await page.clock.fastForward(BUILD_CHECK_MS - 60_000)
  expect(checks).toEqual([])
  await page.clock.fastForward(60_000)
  await expect.poll(() => checks).toEqual(['GET'])
  // The same build: a soft navigation stays in the document.
  await (await storesLink(page)).click()
  await expect(page).toHaveURL(STORES)
  await page.waitForTimeout(500)
  expect(await isSameDocument(page)).toBe(true)

  answer = { id: 'newer' }
  await page.clock.fastForward(BUILD_CHECK_MS)
  await expect.poll(() => checks).toEqual(['GET', 'GET'])
  // Not before the shopper goes on: something may have been typed.
  await page.waitForTimeout(500)
  expect(await isSameDocument(page)).toBe(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.home_link', { shop: 'Polku' }) })
    .click()
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
  await expect(page).toHaveURL(HOME)
})

test('P7.11 a soft navigation GETs the payload of its page; one of another build loads the page from the server', async ({
  page,
}) => {
  await open(page, HOME)
  const payload = page.waitForResponse((response) => isPayload(response.request()))
  await (await storesLink(page)).click()
  const response = await payload
  expect([response.request().method(), new URL(response.url()).pathname, response.status()]).toEqual([
    'GET',
    new URL(STORES).pathname,
    200,
  ])
  expect(response.headers()['content-type']).toContain('text/x-component')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('layout.stores'))
  expect(await isSameDocument(page)).toBe(true)

  await open(page, HOME)
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      const served = await route.fetch()
      const body = (await served.text()).replace(/"b":"[^"]+"/, '"b":"another-build"')
      await route.fulfill({ response: served, body })
    },
  )
  await (await storesLink(page)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('layout.stores'))
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
  await expect(page).toHaveURL(STORES)
})

/** Adds a script, or the preload of one, that the server no longer has. */
const lose = (page: Page, kind: 'script' | 'link') =>
  page.evaluate((name) => {
    const address = `/_next/static/chunks/lost.js?${Math.random()}`
    const attributes = name === 'script' ? { src: address } : { rel: 'preload', as: 'script', href: address }
    document.head.append(Object.assign(document.createElement(name), attributes))
  }, kind)

test('P4.12 P9.02 a lost script and a failed preload of the tab’s build reload the page, once in 10 s', async ({
  page,
  watch,
}) => {
  watch.allow(/_next\/static\/chunks\/lost\.js|Failed to load resource/)
  await open(page, HOME)
  const documents = countDocuments(page)
  const began = Date.now()
  await lose(page, 'script')
  await expect.poll(documents).toBe(1)
  await expect(page.locator('html')).toHaveAttribute('data-watched', '')
  const refused = page.waitForResponse((response) => response.url().includes('lost.js'))
  await lose(page, 'script')
  await refused
  await page.waitForTimeout(500)
  expect(Date.now() - began, 'the second loss was within the guard').toBeLessThan(RELOAD_GUARD_MS)
  expect(documents()).toBe(1)
  await page.waitForTimeout(RELOAD_GUARD_MS - (Date.now() - began) + 1_000)
  await lose(page, 'link')
  await expect.poll(documents).toBe(2)
})

test('P4.12 P9.03 the pointer on links and the keyboard load no route ahead', async ({ page }) => {
  await open(page, HOME)
  const payloads: string[] = []
  page.on('request', (request) => {
    if (isPayload(request)) payloads.push(request.url())
  })
  const links = page.getByRole('main').getByRole('link').filter({ visible: true })
  await whenInteractive(links.first())
  for (const link of (await links.all()).slice(0, 12)) {
    await link.hover()
    await link.focus()
  }
  await page.waitForTimeout(1_000)
  expect(payloads).toEqual([])
})
