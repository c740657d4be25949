/** What a real browser holds after a visit: nothing that is not listed, nothing optional before consent, and a choice on every page. */
import type { BrowserContext, Page } from '@playwright/test'

import { type StorageRow, storageRow } from '@/lib/market/browser-storage'
import { goodsFor, SLOTS } from './support/catalogue'
import { whenInteractive } from './support/page'
import { storedNameOf } from '../support/stored-name'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('en')
const t = wordsOf('en')

/** Each stored key with its area. */
async function stored(context: BrowserContext, page: Page): Promise<(readonly [StorageRow['area'], string])[]> {
  const cookies = await context.cookies()
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const)
  return [
    ...cookies.map(({ name }) => ['cookie', name] as const),
    ...local.map((key) => ['local', key] as const),
    ...session.map((key) => ['session', key] as const),
  ]
}
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: t('layout.consent') })
const needs = async (context: BrowserContext, page: Page) =>
  (await stored(context, page)).map(([area, key]) => {
    const name = storedNameOf(area, key)
    return [key, name ? storageRow(name).need : 'unknown'] as const
  })

test('issue 15 a visitor who has not been asked is left with what is necessary; the footer of every page asks', async ({
  page,
  context,
  database,
}) => {
  const goods = await goodsFor(database, SLOTS.layout)
  const product = pageUrl(site, goods.path)
  for (const address of [
    pageUrl(site, ''),
    product,
    `${routeUrl(site, 'search')}?q=${encodeURIComponent(goods.brand)}`,
    routeUrl(site, 'checkout'),
    routeUrl(site, 'cookies'),
    routeUrl(site, 'privacy'),
    routeUrl(site, 'imprint'),
  ]) {
    await page.goto(address)
    await whenInteractive(link(page))
    await page.waitForLoadState('networkidle')
    expect(
      (await needs(context, page)).filter(([, need]) => need !== 'necessary'),
      address,
    ).toEqual([])
    await expect(link(page)).toBeVisible()
  }
  await link(page).click()
  await page
    .getByRole('region', { name: t('consent.title') })
    .getByRole('button', { name: t('consent.allow') })
    .click()
  await page.goto(product)
  await expect.poll(async () => (await needs(context, page)).map(([key]) => key)).toContain('so.history')
  await link(page).click()
  await page
    .getByRole('region', { name: t('consent.title') })
    .getByRole('button', { name: t('consent.refuse') })
    .click()
  await page.reload()
  await whenInteractive(link(page))
  await page.waitForLoadState('networkidle')
  expect((await needs(context, page)).filter(([, need]) => need !== 'necessary')).toEqual([])
})
