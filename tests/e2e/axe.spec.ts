/** No page type breaks a rule of accessibility, light or dark, wide or narrow. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { signIn } from './support/account'
import { goodsFor, SLOTS, type Goods } from './support/catalogue'
import type { Database } from './support/database'
import { whenInteractive, localeButton, openDialog, stopTransitions } from './support/page'
import { Shopper } from './support/shopper'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('fi')
const t = wordsOf('fi')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Stage {
  page: Page
  database: Database
  goods: Goods
  shopper: Shopper
  isPhone: boolean
}
interface Scene {
  name: string
  show: (stage: Stage) => Promise<void>
  /** Only at this width. */
  width?: 'desktop' | 'phone'
  /** Console errors that belong to the scene. */
  allows?: RegExp
}

const groupPath = async ({ database, goods }: Stage) =>
  (
    await database.row<{ path: string }>(
      "select path from product_group_texts where group_id = $1 and language = 'fi'",
      [goods.groupId],
    )
  ).path

/** A content page of a kind, or null where the shop has none. */
async function contentPath({ database }: Stage, kind: 'static' | 'tabs'): Promise<string | null> {
  const [row] = await database.rows<{ slug: string }>(
    "select slug from pages where language = 'fi' and kind = $1 order by slug limit 1",
    [kind],
  )
  return row?.slug ?? null
}

const SCENES: readonly Scene[] = [
  { name: 'P2.03 home', show: async ({ page }) => void (await page.goto(pageUrl(site, ''))) },
  { name: 'group', show: async (stage) => void (await stage.page.goto(pageUrl(site, await groupPath(stage)))) },
  {
    name: 'filtered group',
    show: async (stage) =>
      void (await stage.page.goto(`${pageUrl(site, await groupPath(stage))}?size=${stage.goods.size}&sort=lowest`)),
  },
  {
    name: 'empty list',
    show: async (stage) => {
      await stage.page.goto(`${pageUrl(site, await groupPath(stage))}?text=zzqqxx`)
      await expect(stage.page.getByText(t('grid.empty_title'))).toBeVisible()
    },
  },
  {
    name: 'filter dialog',
    show: async (stage) => {
      await stage.page.goto(pageUrl(site, await groupPath(stage)))
      const dialog = await openDialog(
        stage.page,
        stage.page.getByRole('main').getByRole('button', { name: t('grid.filter') }),
        t('grid.filter'),
      )
      await expect(dialog.getByRole('searchbox', { name: t('filter.text_filter') })).toBeVisible()
      await dialog.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
      await expect(dialog.getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'complaint form with errors',
    show: async ({ page }) => {
      await page.goto(routeUrl(site, 'reclamation'))
      await (await whenInteractive(page.getByRole('button', { name: t('complaint.submit'), disabled: false }))).click()
      await expect(page.locator('#complaint-email-error')).toBeVisible()
    },
  },
  { name: 'ski wizard, its beginning', show: async ({ page }) => void (await page.goto(routeUrl(site, 'ski-wizard'))) },
  {
    name: 'ski wizard with parts that do not fit',
    show: async ({ page, database }) => {
      const variant = async (slug: string) =>
        (
          await database.row<{ id: number }>(
            'select min(v.id) as id from variants v join models m on m.id = v.model_id where m.slug = $1',
            [slug],
          )
        ).id
      const [skis, binding] = [await variant('fjellsno-88-alpine-ski'), await variant('las-14-wide-binding')]
      await page.goto(
        `${routeUrl(site, 'ski-wizard/sport', { sport: 'alpine' })}?group=boots&skis=${skis}&bindings=${binding}`,
      )
      await expect(page.getByText(t('wizard.incompatible')).first()).toBeVisible()
    },
  },
  {
    name: 'ski wizard, the skier with mistakes',
    show: async ({ page }) => {
      await page.goto(`${routeUrl(site, 'ski-wizard/sport', { sport: 'nordic' })}?group=skier`)
      await (await whenInteractive(page.getByRole('button', { name: t('wizard.save') }))).click()
      await expect(page.locator('#skier-weight-error')).toBeVisible()
    },
  },
  {
    name: 'brand',
    show: async ({ page, goods }) => void (await page.goto(pageUrl(site, goods.path.split('/')[0] ?? ''))),
  },
  { name: 'P2.25 brand index', show: async ({ page }) => void (await page.goto(routeUrl(site, 'manufacturers'))) },
  { name: 'product', show: async ({ shopper, goods }) => shopper.openChosen(goods) },
  {
    name: 'product, nothing chosen',
    show: async ({ page, goods }) => void (await page.goto(pageUrl(site, goods.path))),
  },
  {
    name: 'empty cart',
    show: async ({ page }) => {
      await page.goto(routeUrl(site, 'checkout'))
      await expect(page.getByText(t('cart.empty_title'))).toBeVisible()
    },
  },
  { name: 'find an order', show: async ({ page }) => void (await page.goto(routeUrl(site, 'view-order'))) },
  { name: 'create an account', show: async ({ page }) => void (await page.goto(routeUrl(site, 'accounts/register'))) },
  { name: 'log-in', show: async ({ page }) => void (await page.goto(routeUrl(site, 'accounts/login'))) },
  {
    name: 'P2.05 account',
    show: async ({ page }) => {
      await signIn(page, 'customer')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.hello', { name: 'Asiakas' }))
    },
  },
  {
    name: 'content page',
    show: async (stage) => {
      const path = await contentPath(stage, 'static')
      test.skip(path === null, 'the catalogue has no such page')
      await stage.page.goto(pageUrl(site, path ?? ''))
    },
  },
  {
    name: 'tabbed page',
    show: async (stage) => {
      const path = await contentPath(stage, 'tabs')
      test.skip(path === null, 'the catalogue has no such page')
      await stage.page.goto(pageUrl(site, path ?? ''))
      await expect(stage.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  { name: 'P2.33 search', show: async ({ page }) => void (await page.goto(`${routeUrl(site, 'search')}?q=takki`)) },
  {
    name: 'search without results',
    show: async ({ page }) => void (await page.goto(`${routeUrl(site, 'search')}?q=zzqqxxyy`)),
  },
  { name: 'style guide', show: async ({ page }) => void (await page.goto(routeUrl(site, 'style-guide'))) },
  {
    name: 'missing page',
    allows: /status of 404/,
    show: async ({ page }) => void (await page.goto(pageUrl(site, 'no-such-page'))),
  },
  {
    name: 'mega menu',
    width: 'desktop',
    show: async ({ page }) => {
      await page.goto(pageUrl(site, ''))
      await (
        await whenInteractive(
          page
            .getByRole('navigation', { name: t('layout.menu_main') })
            .getByRole('link')
            .first(),
        )
      ).press('ArrowDown')
      await expect(page.locator('#mega-panel')).toBeVisible()
    },
  },
  {
    name: 'mobile menu',
    width: 'phone',
    show: async ({ page }) => {
      await page.goto(pageUrl(site, ''))
      await (
        await whenInteractive(page.getByRole('banner').getByRole('link', { name: t('layout.menu'), exact: true }))
      ).click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: t('layout.menu') })).toBeVisible()
    },
  },
  {
    name: 'locale modal',
    width: 'desktop',
    show: async ({ page }) => {
      await page.goto(pageUrl(site, ''))
      await openDialog(page, localeButton(page), t('layout.locale_title'))
    },
  },
]

/** Light with all rules; in the dark only the colours are different, and they do not depend on the width. */
async function expectAccessible(page: Page, name: string, schemes: readonly ('light' | 'dark')[]): Promise<void> {
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible()
  await page.evaluate(stopTransitions)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The legacy mode leaves out frames of other origins, which no page has, and with them a second page for each analysis.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(TAGS)
      : axe.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze()
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }))
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

const BOTH = ['light', 'dark'] as const
const schemesOf = (isPhone: boolean, width?: Scene['width']) =>
  isPhone && width === undefined ? (['light'] as const) : BOTH

SCENES.forEach(({ name, show, width, allows }) => {
  const tag = width === undefined ? ' @phone' : width === 'phone' ? ' @phone-only' : ''
  test(`no violation of accessibility, light and dark: ${name}${tag}`, async ({ page, database, watch }, info) => {
    const isPhone = info.project.name === 'phone'
    if (allows) watch.allow(allows)
    const goods = await goodsFor(database, SLOTS.axe)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await show({ page, database, goods, isPhone, shopper: new Shopper(page, site, isPhone) })
    await expectAccessible(page, name, schemesOf(isPhone, width))
  })
})

test('no violation of accessibility, light and dark, on the way to an order: added, cart, payment, mistakes, cancelled, paid @phone', async ({
  page,
  database,
}, info) => {
  test.slow()
  const goods = await goodsFor(database, SLOTS.axe)
  const isPhone = info.project.name === 'phone'
  const shopper = new Shopper(page, site, isPhone)
  const check = (name: string) => expectAccessible(page, name, schemesOf(isPhone))
  const order = async () => {
    await shopper.fillForm('fi', `axe-${Date.now()}@example.com`)
    await shopper.orderButton().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pay.title'))
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await shopper.openChosen(goods)
  const added = await shopper.addToCart()
  await check('added to cart')
  await shopper.goToCart(added)
  await shopper.waitForTotal()
  await check('cart')
  await shopper.goToPayment()
  await shopper.waitForTotal()
  await check('payment')
  await shopper.orderButton().click()
  await expect(page.getByRole('link', { name: t('checkout.missing_email') })).toBeVisible()
  await check('payment with mistakes')
  await order()
  await check('sandbox payment page')
  await page.locator('button.cancel').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.cancelled_title'))
  await check('cancelled order')
  await shopper
    .main()
    .getByRole('link', { name: t('order.again') })
    .click()
  await order()
  await page.locator('button.pay').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.thanks_title'))
  await check('paid order')
})
