/** Check D6: hostile texts in every field of the catalogue and its reviews run nothing and fetch nothing. */
import type { Page } from '@playwright/test'

import {
  addHostileGoods,
  HOSTILE_BRAND,
  HOSTILE_GROUP,
  HOSTILE_PATH,
  HOSTILE_USED,
  removeHostileGoods,
} from './support/hostile-goods'
import { FOREIGN, HOSTILE } from './support/hostile-texts'
import { whenInteractive } from './support/page'
import { pageUrl, prefixSite } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const fi = prefixSite('fi')
const t = wordsOf('fi')

/** Every text on its own, each on all pages: minutes. Without it all texts stand in each field together. */
const ONE_BY_ONE = process.env.HOSTILE_ONE_BY_ONE === 'true'

interface Findings {
  pwned: number
  handlers: string[]
  addresses: string[]
  broken: string[]
  styled: string[]
}

/** What is wrong with the page as it stands in the browser. */
async function look(page: Page): Promise<Findings> {
  return page.evaluate((foreign) => {
    const found: Findings = {
      pwned: (window as { pwned?: number }).pwned ?? 0,
      handlers: [],
      addresses: [],
      broken: [],
      styled: [],
    }
    const fetched = [
      'src',
      'srcset',
      'poster',
      'data',
      'background',
      'action',
      'formaction',
      'xlink:href',
      'ping',
      'srcdoc',
    ]
    for (const element of document.querySelectorAll('*')) {
      const name = element.tagName.toLowerCase()
      for (const { name: attribute, value } of element.attributes) {
        if (/^on/i.test(attribute)) found.handlers.push(`${name} ${attribute}`)
        if (attribute === 'style' && /url\(|expression|@import/i.test(value)) found.styled.push(value.slice(0, 80))
        if (
          fetched.includes(attribute) &&
          new RegExp(`^\\W*(?:https?:)?[/\\\\]{2}${foreign}|^\\W*(?:javascript|vbscript|data:text)`, 'i').test(value)
        )
          found.addresses.push(`${name} ${attribute} ${value.slice(0, 80)}`)
        // A link may lead to another host, or be no address at all (':'); it must not run anything, and a stylesheet or a preload is no link.
        if (
          attribute === 'href' &&
          (name !== 'a'
            ? value.includes(foreign)
            : !['http:', 'https:', 'mailto:', 'tel:', ':'].includes((element as HTMLAnchorElement).protocol))
        )
          found.addresses.push(`${name} ${attribute} ${value.slice(0, 80)}`)
      }
    }
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      try {
        JSON.parse(script.textContent)
      } catch {
        found.broken.push(script.textContent.slice(0, 80))
      }
    }
    return found
  }, FOREIGN)
}

const NOTHING: Findings = { pwned: 0, handlers: [], addresses: [], broken: [], styled: [] }

/** Opens every page that shows the goods, and what opens on them. */
async function visit(page: Page): Promise<number> {
  let looked = 0
  const clean = async (what: string) => {
    expect(await look(page), what).toEqual(NOTHING)
    looked += 1
  }
  await page.goto(pageUrl(fi, HOSTILE_PATH))
  await whenInteractive(page.getByRole('button', { name: t('product.select_size'), exact: true }).first())
  await clean('product')
  await page.keyboard.press('Tab')
  await page.locator('main').hover()
  for (const opener of [
    page.getByRole('button', { name: t('product.size_guide') }),
    page.locator('.prose button.keyword').first(),
    page.locator('main button.cursor-zoom-in').first(),
  ]) {
    await opener.click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await clean('dialog')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
  await page.locator('[data-choice=size]').getByRole('link').first().click()
  await page
    .getByRole('button', { name: t('product.add_to_cart'), exact: true })
    .first()
    .click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await clean('added')
  for (const path of [HOSTILE_USED, HOSTILE_GROUP, HOSTILE_BRAND]) {
    await page.goto(pageUrl(fi, path))
    // A name of twenty thousand letters may have no room to be seen in.
    await expect(page.locator('h1').first()).toBeAttached()
    await clean(path)
  }
  return looked
}

test.describe('hostile texts (check D6)', () => {
  test.afterAll(removeHostileGoods)

  test(`${HOSTILE.length} of them in every field: nothing runs, nothing is fetched`, async ({
    page,
    database,
    watch,
  }) => {
    // Pictures of the shop's own host that the texts name are not there.
    watch.allow(/status of 404/)
    expect(database.url).toBeTruthy()
    expect(HOSTILE.length).toBeGreaterThanOrEqual(300)
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog: ${dialog.message()}`)
    })
    const rounds = ONE_BY_ONE ? HOSTILE.map((text) => [text]) : [HOSTILE]
    test.setTimeout(rounds.length * 30_000 + 60_000)
    let looked = 0
    for (const texts of rounds) {
      await removeHostileGoods()
      await addHostileGoods(texts)
      // The slug lists, by which a path is told apart, follow within a moment.
      await expect
        .poll(async () => (await page.request.get(pageUrl(fi, HOSTILE_PATH))).status(), { timeout: 60_000 })
        .toBe(200)
      looked += await visit(page)
    }
    console.log(`${HOSTILE.length} texts, ${looked} looks: 0 executions, 0 foreign requests`)
  })
})
