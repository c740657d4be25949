/** The back office with the keyboard, what shoppers see of it, and what they do not get. */
import { goodsFor, modelName, SLOTS } from './support/catalogue'
import { get } from './support/http'
import { enterOffice, officeUrl } from './support/office'
import { whenInteractive } from './support/page'
import { pageUrl, prefixSite } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('fi')
const at = officeUrl
// One after the other: the newest change in the history is the own one.
test.describe.configure({ mode: 'serial' })

for (const language of ['fi'] as const)
  for (const width of [1440, 820])
    test(`P2.43 a price is found, previewed, saved and taken back with the keyboard, ${language}, ${width} px`, async ({
      page,
      database,
    }) => {
      const t = wordsOf(language)
      // Of its own, so that its change is found among those of tests that run at the same time.
      const amount = width === 820 ? '8,88' : '7,77'
      await page.setViewportSize({ width, height: 900 })
      const slot = SLOTS.office + (language === 'fi' ? 0 : 2) + (width === 820 ? 1 : 0)
      const goods = await goodsFor(database, slot)
      const name = await modelName(database, goods.modelId, 'en')
      await enterOffice(page, language)

      await expect(async () => {
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('dialog', { name: t('office.command') })).toBeVisible({ timeout: 500 })
      }).toPass()
      await page.keyboard.type(name)
      await expect(
        page
          .getByRole('option')
          .filter({ hasText: t('office.entity_products') })
          .first(),
      ).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/hallinta\/products\/\d+\/$/)

      const price = page.getByRole('textbox', { name: new RegExp(`^${t('office.price_discount')}`) }).first()
      await price.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(amount)
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: t('office.preview'), exact: true }).press('Enter')
      await expect(page.getByText(t('office.preview_shown'))).toBeVisible()
      const shopper = async () => (await get(pageUrl(site, goods.path))).body
      expect(await shopper()).not.toContain(amount)
      await page.getByRole('button', { name: t('office.save_prices', { count: 1 }) }).press('Enter')
      await expect(page.getByText(t('office.prices_saved'))).toBeVisible()
      expect(await shopper()).toContain(amount)

      await page.goto(at('history/'))
      const own = page.getByRole('listitem').filter({ hasText: amount }).first()
      await (await whenInteractive(own.getByRole('button', { name: t('office.undo') }))).press('Enter')
      // The history has earlier changes that were taken back, so that only the shop's page tells.
      await expect.poll(shopper).not.toContain(amount)
    })

test('a form says what is unsaved, saves it with Ctrl S, and shoppers see it at once', async ({ page, database }) => {
  const t = wordsOf('fi')
  const goods = await goodsFor(database, SLOTS.office + 4)
  await enterOffice(page, 'fi')
  await page.goto(at(`products/${goods.modelId}/`))
  const text = page.getByRole('group', { name: t('office.field_tagline') }).getByLabel('Suomi')
  await (await whenInteractive(text)).fill('Kulkee tuulessa kuin tyynessä')
  await expect(page.getByRole('status').filter({ hasText: t('office.field_tagline') })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('office.all_saved'))).toBeVisible()
  expect((await get(pageUrl(site, goods.path))).body).toContain('Kulkee tuulessa kuin tyynessä')
})

test('P2.43 the parts of a product are a step away with the keyboard, and the place stays after saving', async ({
  page,
  database,
}) => {
  const t = wordsOf('fi')
  const goods = await goodsFor(database, SLOTS.office + 4)
  await enterOffice(page, 'fi')
  await page.goto(at(`products/${goods.modelId}/`))
  const bar = page.getByRole('navigation', { name: t('office.sections') })
  const link = bar.getByRole('link', { name: t('office.section_selling') })
  await link.press('Enter')
  await expect(page.locator('#section-selling')).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(bar).toBeInViewport()
  const text = page.getByRole('group', { name: t('office.field_tagline') }).getByLabel('Suomi')
  await (await whenInteractive(text)).fill(`Pysyy paikallaan ${Date.now()}`)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('office.all_saved'))).toBeVisible()
  await expect(text).toBeFocused()
  await expect(text).toBeInViewport()
})

test('whoever has forgotten the password is led to the page for a new one', async ({ page }) => {
  const t = wordsOf('fi')
  await page.context().addCookies([{ name: 'so.office-language', value: 'fi', url: site.origin }])
  await page.goto(at('login/'))
  await page.getByRole('link', { name: t('office.login_forgotten') }).press('Enter')
  await expect(page.getByRole('heading', { name: t('access.reset_title') })).toBeVisible()
})

test('no page of the shop loads anything of the back office', async ({ page, database }) => {
  const goods = await goodsFor(database, SLOTS.office + 4)
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  for (const path of ['/', `/${goods.path}/`, '/haku/?q=takki', '/ostoskori/']) {
    await page.goto(site.origin + path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.length).toBeGreaterThan(5)
  for (const url of new Set(scripts)) expect([url, (await get(url)).body.includes('api/office')]).toEqual([url, false])
})
