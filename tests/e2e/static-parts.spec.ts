/** Parts of a page that are markup alone: in the page once, followed without loading a document, and there again after Back. */
import type { Page } from '@playwright/test'

import { whenInteractive } from './support/page'
import { pageUrl, prefixSite } from './support/site'
import { expect, test } from './support/test'

const site = prefixSite('en')

/** The text of each part, by the part's name. */
const partsOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-static]')].map((part) => [
        part.dataset['static'],
        part.textContent,
      ]),
    ),
  )

test('a product page has its texts once, React keeps them, and Back shows them again', async ({ page, database }) => {
  const { path, comment } = await database.row<{ path: string; comment: string }>(
    `select b.slug || '/' || m.slug as path, r.comment from models m
       join brands b on b.id = m.brand_id join reviews r on r.model_id = m.id
     where m.is_public and r.is_public and length(r.comment) between 40 and 120 order by m.id, r.created desc limit 1`,
  )
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  const html = (await (await page.goto(pageUrl(site, path)))?.text()) ?? ''
  const [words = ''] = comment.split(/[^\p{L} ]/u)
  expect(html.includes(words), 'the review is in the HTML').toBe(true)
  const data = html.slice(html.indexOf('self.__next_f.push'))
  expect(data.includes(words), 'and not again in the data for hydration').toBe(false)
  expect(data.includes('aggregateRating'), 'nor are the structured data').toBe(false)

  await whenInteractive(page.locator('main button.cursor-zoom-in').first())
  const before = await partsOf(page)
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['breadcrumbs', 'footer', 'product-header', 'reviews']))
  expect(before['reviews']).toContain(words)

  // The document stays: a mark in it does, too.
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await page.locator('[data-static="product-header"] a').first().click()
  await expect(page).not.toHaveURL(pageUrl(site, path))
  await page.goBack()
  await expect(page).toHaveURL(pageUrl(site, path))
  await expect.poll(async () => (await partsOf(page))['reviews']).toContain(words)
  expect(await partsOf(page)).toEqual(before)
  await expect(page.locator('html')).toHaveAttribute('data-same', '')
  expect(errors).toEqual([])
})

test('a link in such a part opens a new tab where the shopper asks for one', async ({ page, context }) => {
  await page.goto(pageUrl(site, ''))
  const link = page.locator('[data-static="footer"] a[data-soft]').first()
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(page).toHaveURL(pageUrl(site, ''))
})
