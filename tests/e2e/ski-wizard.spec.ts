/** The ski wizard: a package composed, shared, remembered, put into the cart as a bundle and paid (spec 2 §2 and §4, spec 3 §2 and §4). */
import type { Locator, Page } from '@playwright/test'

import type { SkiSport } from '@/lib/catalog/ski/compatibility'
import { STORED } from '@/lib/browser/storage'

import type { Database } from './support/database'
import { ordersOf } from './support/orders'
import { whenInteractive } from './support/page'
import { Shopper } from './support/shopper'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('fi')
const t = wordsOf('fi')
const wizardUrl = (sport: SkiSport) => routeUrl(site, 'ski-wizard/sport', { sport })

interface Part {
  id: number
  model: number
  size: string | null
  colour: string
  name: string
  active: number
}

/** The best stocked variant of a demo model, with its Finnish name. */
async function partOf(database: Database, slug: string): Promise<Part> {
  const [part] = await database.rows<Part>(
    `select v.id, m.id as model, s.name as size, c.slug as colour, t.name, p.active from variants v join models m on m.id = v.model_id
     join model_texts t on t.model_id = m.id and t.language = 'fi' join prices p on p.variant_id = v.id and p.price_area = 1
     join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
     where m.slug = $1 order by v.available desc, v.id limit 1`,
    [slug],
  )
  if (!part) throw new Error(`no ${slug}`)
  return part
}

const row = (page: Page, part: Part): Locator => page.locator(`li[data-model="${part.model}"]`)
const summary = (page: Page): Locator => page.getByRole('region', { name: t('wizard.package') })
/** Of a product without sizes. */
const chooseLink = (page: Page, part: Part): Locator =>
  row(page, part).getByRole('link', { name: t('wizard.choose_product', { name: `Skarvind ${part.name}` }) })

async function fillSkier(page: Page): Promise<void> {
  for (const [field, value] of Object.entries({ weight: '72', height: '178', age: '34', shoe_size: '42,5' }))
    await page.locator(`#skier-${field}`).fill(value)
  await page.locator('#skier-level').selectOption('intermediate')
}

test('D2.09 B1.01 B2.30 D4.41 D5.06 P3.11 an alpine package, begun on a product page, is composed, bought and paid @phone', async ({
  page,
  database,
}, info) => {
  test.slow()
  const [skis, binding, boots] = await Promise.all(
    ['fjellsno-88-alpine-ski', 'las-11-alpine-binding', 'kant-110-ski-boot'].map((slug) => partOf(database, slug)),
  )
  if (!skis || !binding || !boots) throw new Error('no goods')
  const shopper = new Shopper(page, site, info.project.name === 'phone')
  const format = (minor: number) => shopper.money(minor, 'eur').text

  // The product page leads in with the chosen variant, to the group that is missing next.
  await page.goto(
    `${pageUrl(site, 'skarvind/fjellsno-88-alpine-ski')}?color=${skis.colour}&size=${encodeURIComponent(skis.size ?? '')}`,
  )
  await (await whenInteractive(page.getByRole('link', { name: t('product.wizard_add') }))).click()
  await expect(page).toHaveURL(`${wizardUrl('alpine')}?group=bindings&skis=${skis.id}`)
  await expect(page.getByRole('heading', { level: 2, name: t('wizard.choose_bindings') })).toBeVisible()
  await expect(summary(page)).toContainText(skis.name)

  // What does not fit is not offered until it is asked for, and then it says so.
  const wide = await partOf(database, 'las-14-wide-binding')
  await expect(row(page, binding)).toBeVisible()
  await expect(row(page, wide)).toHaveCount(0)
  await (await whenInteractive(page.getByRole('button', { name: t('wizard.show_incompatible', { count: 4 }) }))).click()
  await expect(row(page, wide)).toContainText(t('wizard.incompatible'))

  await chooseLink(page, binding).click()
  await expect(page.getByRole('heading', { level: 2, name: t('wizard.choose_boots') })).toBeFocused()
  await row(page, boots).getByRole('button').nth(0).click()
  const size = row(page, boots).getByRole('link', { name: '26.5', exact: true })
  await size.click()
  await expect(page.getByRole('heading', { level: 2, name: t('wizard.choose_skier') })).toBeFocused()

  const apart = skis.active + binding.active + boots.active
  const together = apart - Math.round(apart * 0.12)
  await expect(summary(page).locator('[data-price]')).toHaveText(format(together))
  await expect(summary(page)).toContainText(format(apart))

  // Without the skier it is not mounted: the form says what is missing.
  await summary(page)
    .getByRole('button', { name: t('wizard.add') })
    .click()
  await expect(page.locator('#skier-weight')).toBeFocused()
  await expect(page.locator('#skier-weight-error')).toHaveText(t('wizard.error_number', { min: 10, max: 200 }))
  await fillSkier(page)
  await summary(page)
    .getByRole('button', { name: t('wizard.add') })
    .click()

  await expect(page).toHaveURL(routeUrl(site, 'checkout'))
  await shopper.waitForTotal()
  const stored = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as { state: { bundles: Record<string, unknown>[] } },
    STORED.cart.key,
  )
  expect(stored.state.bundles).toEqual([
    expect.objectContaining({
      uid: expect.stringMatching(/^[\w-]{8,64}$/),
      mainProduct: { productId: skis.id },
      skier: { weight: 72, height: 178, age: 34, shoe_size: 42.5, level: 'intermediate' },
    }),
  ])
  const bundle = page.locator('[id^=row-]').filter({ hasText: skis.name })
  await expect(bundle).toContainText(t('cart.skier', { weight: 72, height: 178, age: 34, shoe: 42.5 }))
  await expect(bundle).toContainText(format(together))

  await shopper.goToPayment()
  const email = `ski-${info.project.name}-${Date.now()}@example.com`
  await shopper.fillForm('fi', email)
  await shopper.orderButton().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pay.title'))
  const [order] = await ordersOf(database, email)
  if (!order) throw new Error('no order')
  expect(order.total - order.delivery_cost).toBe(together)
  await page.getByRole('button', { name: t('pay.pay', { amount: format(order.total) }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.thanks_title'))
  expect(await ordersOf(database, email)).toMatchObject([{ status: 'paid' }])
  // The wizard begins anew.
  await page.goto(wizardUrl('alpine'))
  await expect(summary(page).getByRole('link', { name: t('wizard.choose_skis') })).toBeVisible()
})

test('B2.30 a cross-country package by keyboard alone, up to the cart', async ({ page, database }) => {
  const skis = await partOf(database, 'luisto-skate-ski')
  const press = async (target: Locator) => {
    await (await whenInteractive(target)).focus()
    await page.keyboard.press('Enter')
  }
  await page.goto(routeUrl(site, 'ski-wizard'))
  await press(page.getByRole('main').getByRole('link', { name: t('wizard.start_nordic') }))
  await expect(page).toHaveURL(wizardUrl('nordic'))
  // The length filter leaves those that can be had in it.
  await press(page.getByRole('button', { name: '175 cm', exact: true }))
  await expect(page.getByRole('button', { name: '175 cm', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('li[data-model]')).toHaveCount(1)
  await press(row(page, skis).getByRole('link', { name: '175 cm', exact: true }))
  // Focus is on the next step's heading; its products follow.
  await expect(page.getByRole('heading', { level: 2, name: t('wizard.choose_bindings') })).toBeFocused()
  await expect(page.locator('li[data-model]')).toHaveCount(1)
  await press(
    page
      .locator('li[data-model]')
      .getByRole('link', { name: new RegExp(t('wizard.choose')) })
      .last(),
  )
  await expect(page.getByRole('heading', { level: 2, name: t('wizard.choose_boots') })).toBeFocused()
  await press(page.locator('li[data-model]').first().getByRole('link', { name: '42', exact: true }))
  await expect(page.getByRole('heading', { level: 2, name: t('wizard.choose_skier') })).toBeFocused()
  await fillSkier(page)
  await press(page.getByRole('button', { name: t('wizard.save') }))
  await expect(page.getByRole('heading', { level: 2, name: t('wizard.package') })).toBeFocused()
  await press(summary(page).getByRole('button', { name: t('wizard.add') }))
  await expect(page).toHaveURL(routeUrl(site, 'checkout'))
  await expect(page.locator('[id^=row-]')).toContainText(skis.name)
})

test('B3.06 B4.02 D5.06 a shared link opens as it is, says what does not fit, is remembered, and broken memory is mended', async ({
  page,
  context,
  database,
}) => {
  const [skis, wide] = [await partOf(database, 'fjellsno-88-alpine-ski'), await partOf(database, 'las-14-wide-binding')]
  await page.goto(`${wizardUrl('alpine')}?skis=${skis.id}&bindings=${wide.id}`)
  await expect(summary(page).getByText(t('wizard.incompatible'))).toHaveCount(2)
  await (await whenInteractive(summary(page).getByRole('button', { name: t('wizard.add') }))).click()
  await expect(page.getByText(t('wizard.incompatible'))).toHaveCount(3)
  await expect(page).toHaveURL((url) => url.pathname === new URL(wizardUrl('alpine')).pathname)
  // Taking the wrong part out mends it; the address follows.
  await summary(page)
    .getByRole('button', { name: t('wizard.remove_part', { name: `Skarvind ${wide.name}` }) })
    .click()
  await expect(summary(page).getByText(t('wizard.incompatible'))).toHaveCount(0)
  await expect(page).toHaveURL(`${wizardUrl('alpine')}?skis=${skis.id}`)

  // The bare address shows what was remembered, also in another tab.
  const other = await context.newPage()
  await other.goto(wizardUrl('alpine'))
  await expect(summary(other)).toContainText(skis.name)
  await other.evaluate(
    (key) => localStorage.setItem(key, '{"version":1,"state":{"alpine":{"skis":{"variantId":"x"},"lists":7}}}'),
    STORED.skiWizard.key,
  )
  await other.goto(wizardUrl('alpine'))
  await expect(summary(other).getByRole('link', { name: t('wizard.choose_skis') })).toBeVisible()
  // A number that is no product of the group is left out.
  await other.goto(`${wizardUrl('alpine')}?skis=${wide.id}&boots=1`)
  await expect(summary(other).getByRole('link', { name: t('wizard.choose_skis') })).toBeVisible()
})

test('D2.04 a product that was entered from the wizard shows the wizard as its first crumb', async ({ page }) => {
  await page.goto(wizardUrl('alpine'))
  await page.locator('li[data-model="1061"] h3 a').click()
  await expect(page).toHaveURL(/\/skarvind\/suksivalitsin\/alpine\/fjellsno-88-alpine-ski\/$/)
  const crumbs = page.getByRole('navigation', { name: t('common.breadcrumbs') }).getByRole('link')
  await expect(crumbs).toHaveText([t('common.home'), t('wizard.title'), t('wizard.sport_alpine')])
  await crumbs.last().click()
  await expect(page).toHaveURL(wizardUrl('alpine'))
})

test('P2.35 B2.30 the wizard lives at its translated address in every language, other sports are not found', async ({
  request,
}) => {
  for (const language of ['en', 'fi', 'sv', 'de', 'fr', 'ru'] as const) {
    const own = prefixSite(language)
    for (const sport of ['alpine', 'nordic'] as const) {
      const answer = await request.get(routeUrl(own, 'ski-wizard/sport', { sport }))
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain(wordsOf(language)(`wizard.title_${sport}`))
    }
    expect((await request.get(routeUrl(own, 'ski-wizard'))).status()).toBe(200)
    expect((await request.get(routeUrl(own, 'ski-wizard/sport', { sport: 'snowboard' }))).status()).toBe(404)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('B2.30 the wizard reads, and its links put a package together', async ({ page, database }) => {
    const [skis, binding] = [
      await partOf(database, 'fjellsno-88-alpine-ski'),
      await partOf(database, 'las-11-alpine-binding'),
    ]
    await page.goto(`${wizardUrl('alpine')}?skis=${skis.id}`)
    await expect(summary(page)).toContainText(skis.name)
    await chooseLink(page, binding).click()
    await expect(summary(page)).toContainText(binding.name)
    await expect(summary(page).locator('[data-price]')).toBeVisible()
    expect(await page.content()).toContain(t('wizard.needs_script'))
  })
})
