/** A purchase for everyone: with the keyboard alone, with a screen reader, in a contrast theme, with large text and in a narrow window. */
import { readFileSync, writeFileSync } from 'node:fs'

import type { Locator, Page } from '@playwright/test'

import { examine } from '@/scripts/access/engines'
import { exceptionFor } from '@/scripts/access/exceptions'
import { faultsOf, LARGE_TEXT, type RuleName, SPACING, withStyle } from '@/scripts/access/rules'

import { type Goods, goodsFor, groupTrail, modelName, SLOTS } from './support/catalogue'
import { localeButton, openDialog, whenInteractive } from './support/page'
import { Shopper } from './support/shopper'
import { pageUrl, prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { essentialsOf, readTreePage, TREE_PAGE, treeOf, treePage, type TreeStep } from './support/tree'
import { wordsOf } from './support/words'

const site = prefixSite('fi')
const t = wordsOf('fi')
const MOST_TABS = 120

/** Presses Tab until the target has the focus. At every stop the ring must be whole and nothing may hide it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await whenInteractive(target)
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await faultsOf(page, 'focusNow'), 'the focus is seen').toEqual([])
    if (await target.evaluate((node) => node === document.activeElement)) return
  }
  throw new Error(`${MOST_TABS} tabs did not reach ${String(target)}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function searchByKeyboard(page: Page, goods: Goods, name: string): Promise<void> {
  await page.goto(pageUrl(site, ''))
  await press(page, page.getByRole('link', { name: t('layout.skip') }))
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await tabTo(page, page.getByRole('search').locator('input[name=q]'))
  await page.keyboard.type(`${goods.brand} ${name}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q')?.startsWith(goods.brand) ?? false)
  await press(page, page.locator(`[data-model="${goods.modelId}"]`).getByRole('link').first())
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name)
}

async function fillByKeyboard(page: Page, email: string): Promise<void> {
  const values = {
    email,
    first_name: 'Aino',
    last_name: 'Öström-Mäki',
    address: 'Rautatienkatu 1 A 2',
    postal_code: '00100',
    city: 'Helsinki',
    phone: '040 1234567',
  }
  const filled = new Set<string>()
  // In the order of the page, whichever it is.
  for (let presses = 0; filled.size < Object.keys(values).length && presses < MOST_TABS; presses += 1) {
    const id = await page.evaluate(() => document.activeElement?.id ?? '')
    const field = Object.entries(values).find(([key]) => id === `checkout-${key}` && !filled.has(key))
    if (field) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(field[1])
      filled.add(field[0])
    }
    await page.keyboard.press('Tab')
    expect(await faultsOf(page, 'focusNow'), 'the focus is seen').toEqual([])
  }
  expect(filled.size).toBe(Object.keys(values).length)
}

/** Chooses one of a group of radio buttons with the arrows. */
async function chooseByArrows(page: Page, name: string, value: string): Promise<void> {
  const wanted = page.locator(`input[name=${name}][value=${value}]`)
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await page.evaluate((own) => (document.activeElement as HTMLInputElement | null)?.name === own, name)) break
    await page.keyboard.press('Tab')
  }
  for (let presses = 0; presses < 12 && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown')
    expect(await faultsOf(page, 'focusNow'), 'the focus is seen').toEqual([])
  }
  await expect(wanted).toBeChecked()
}

test('a purchase with the keyboard alone: every stop of the focus is seen', async ({ page, database }) => {
  test.slow()
  const goods = await goodsFor(database, SLOTS.everyone)
  const name = await modelName(database, goods.modelId, 'fi')
  const shopper = new Shopper(page, site, false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await searchByKeyboard(page, goods, name)
  await press(page, shopper.option('color', goods.colour.names.fi))
  await expect(page).toHaveURL((url) => url.searchParams.get('color') === goods.colour.slug)
  await press(page, shopper.option('size', goods.size))
  await expect(page).toHaveURL((url) => url.searchParams.get('size') === goods.size)
  await press(page, shopper.addButton())
  const added = page.getByRole('dialog', { name: t('cart.added_title') })
  await press(page, added.getByRole('link', { name: t('cart.added_continue') }))
  await expect(page).toHaveURL(routeUrl(site, 'checkout'))
  await shopper.waitForTotal()
  await press(
    page,
    shopper
      .main()
      .getByRole('link', { name: t('cart.continue') })
      .filter({ visible: true }),
  )
  await tabTo(page, page.locator('#checkout-email'))
  await fillByKeyboard(page, `keyboard-${Date.now()}@example.com`)
  await chooseByArrows(page, 'delivery_method', 'home')
  await chooseByArrows(page, 'payment_method', 'card')
  await shopper.waitForTotal()
  await press(page, shopper.orderButton())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pay.title'))
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.locator('button.pay').evaluate((node) => node === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t('order.thanks_title'))
})

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 100))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}

test('the purchase as a screen reader has it is the one of docs/accessibility @phone-only', async ({
  page,
  database,
}) => {
  test.slow()
  const goods = await goodsFor(database, SLOTS.everyone + 1)
  const name = await modelName(database, goods.modelId, 'fi')
  const trail = await groupTrail(database, goods.groupId, 'fi')
  const shopper = new Shopper(page, site, true)
  const steps: TreeStep[] = []
  const take = async (title: string, part: Locator = shopper.main()) => {
    // What is drawn when it comes near must be on the page that is written.
    if (process.env.WRITE_TREE === 'true') await scrollThrough(page)
    steps.push({ title, tree: await treeOf(part) })
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shopper.openHome()
  await whenInteractive(page.getByRole('banner').getByRole('link', { name: t('layout.menu'), exact: true }))
  await take('The front page', page.locator('body'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.menu'), exact: true })
    .click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: t('layout.menu') })).toBeVisible()
  await take('The menu', page.getByRole('dialog'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.close') })
    .click()
  await shopper.goToGroup(trail)
  await take('The group')
  const count = await shopper.main().locator('p[aria-live]').first().innerText()
  expect(steps.at(-1)?.tree, 'how many products there are is announced on a phone as well').toContain(count)
  await shopper.openFromList(goods, name)
  await shopper.choose(goods)
  // All sections are open until the page is alive; then a phone keeps the first.
  await expect(page.locator('details#delivery')).not.toHaveAttribute('open')
  await take('The product, colour and size chosen')
  const added = await shopper.addToCart()
  await take('Added to the cart', added)
  await shopper.goToCart(added)
  await shopper.waitForTotal()
  await take('The cart')
  await shopper.goToPayment()
  await shopper.fillForm('fi', `tree-${Date.now()}@example.com`)
  await take('Delivery and payment')
  await shopper.orderButton().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pay.title'))
  await take('The payment page of the sandbox', page.locator('body'))
  await page.locator('button.pay').click()
  await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t('order.thanks_title'))
  await take('The confirmation')
  if (process.env.WRITE_TREE === 'true') writeFileSync(TREE_PAGE, treePage(steps))
  const written = readTreePage(readFileSync(TREE_PAGE, 'utf8'))
  const names = [name, goods.brand]
  // import.spec.ts adds a group to the menu of the same shop, before this test or after it.
  const imported = (
    await database.rows<{ name: string }>(
      "select t.name from product_group_texts t join product_groups g on g.id = t.group_id where g.key = 'more'",
    )
  ).map((group) => group.name)
  const isImported = (line: string) => imported.some((group) => line.endsWith(` ${group}`))
  // What is drawn late may be missing still, so nothing may be new: each line is one of the page that was read.
  for (const { title, tree } of steps) {
    const known = essentialsOf(written.find((step) => step.title === title)?.tree ?? '', names)
    expect
      .soft(
        essentialsOf(tree, names).filter((line) => !known.includes(line) && !isImported(line)),
        title,
      )
      .toEqual([])
  }
})

/** How an element looks; the same picture is the same look. */
const look = async (element: Locator) => (await element.screenshot({ animations: 'disabled' })).toString('base64')

test('a contrast theme shows colours, and what is chosen', async ({ page, database }) => {
  const goods = await goodsFor(database, SLOTS.everyone)
  const shopper = new Shopper(page, site, false)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await shopper.openChosen(goods)
  const discs = page.locator('[data-choice=color] a > span')
  expect(new Set(await Promise.all([look(discs.nth(0)), look(discs.nth(1))])).size, 'two colours look different').toBe(
    2,
  )
  const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor)
  const sizes = page.locator('[data-choice=size] a')
  const chosen = await background(shopper.option('size', goods.size))
  expect(chosen, 'the chosen size').not.toBe(await background(sizes.and(page.locator(':not([aria-current])')).first()))
  const theme = page
    .getByRole('contentinfo')
    .getByRole('group', { name: t('layout.theme') })
    .getByRole('button')
  expect(await background(theme.nth(0)), 'the chosen theme').not.toBe(await background(theme.nth(1)))

  const modal = await openDialog(page, localeButton(page), t('layout.locale_title'))
  const [on, off] = [modal.locator('input:checked'), modal.locator('input:not(:checked)').first()]
  expect(await look(on), 'the chosen radio button').not.toBe(await look(off))
  expect(await modal.evaluate((node) => getComputedStyle(node).borderTopStyle), 'the edge of a window').toBe('solid')
})

const PHONE_RULES: readonly RuleName[] = ['nameless', 'labelNotInName', 'smallTargets', 'focusFaults', 'cutTexts']
const SHAPE_RULES: readonly RuleName[] = ['sticksOut', 'cutTexts']

test('names, targets, focus, spacing, large text and 320 px on the kinds of pages that a purchase passes', async ({
  page,
  database,
}) => {
  test.slow()
  const goods = await goodsFor(database, SLOTS.everyone)
  const group = (await groupTrail(database, goods.groupId, 'fi')).at(-1)?.path ?? ''
  const addresses = {
    home: pageUrl(site, ''),
    group: pageUrl(site, group),
    product: pageUrl(site, goods.path),
    cart: routeUrl(site, 'checkout'),
    payment: routeUrl(site, 'checkout/payment'),
    stores: routeUrl(site, 'stores'),
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shopper = new Shopper(page, site, false)
  await shopper.openChosen(goods)
  await shopper.addToCart()
  for (const [kind, address] of Object.entries(addresses)) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const check = async (rules: readonly RuleName[], how: string) => {
      for (const rule of rules) expect.soft(await faultsOf(page, rule), `${kind}, ${how}: ${rule}`).toEqual([])
    }
    await check(PHONE_RULES, '390 px')
    await withStyle(page, SPACING, () => check(SHAPE_RULES, 'with the spacing of a reader'))
    await page.setViewportSize({ width: 320, height: 640 })
    await check(SHAPE_RULES, '320 px, which is 1280 px at 400 %')
    await page.setViewportSize({ width: 1440, height: 900 })
    await withStyle(page, LARGE_TEXT, () => check(SHAPE_RULES, 'text at 200 %'))
  }
})

/** One fault for each engine and each rule of the shop's own. */
const FAULTY = `<!doctype html><html lang="fi"><head><title>x</title></head><body style="margin:0"><main><h1>Hei</h1>
  <a href="/x"><svg width="20" height="20"></svg></a><button style="width:12px;height:12px;padding:0;outline:none"></button>
  <p style="color:#aaa;background:#fff">harmaa</p><button aria-label="Muu">Nappi</button>
  <p style="overflow:hidden;width:40px;white-space:nowrap">pitkä teksti joka katkeaa</p>
  <div style="width:3000px">leveä</div></main></body></html>`

test('the engines and the rules see faults that are put in front of them', async ({ page }) => {
  await page.setContent(FAULTY)
  const engines = new Set(
    (await examine(page, { engines: ['htmlcs', 'ibm'], colourOnly: false })).map(({ engine }) => engine),
  )
  expect([...engines].sort()).toEqual(['htmlcs', 'ibm'])
  for (const rule of ['nameless', 'labelNotInName', 'smallTargets', 'focusFaults', 'cutTexts', 'sticksOut'] as const)
    expect((await faultsOf(page, rule)).length, rule).toBeGreaterThan(0)
})

test('two more engines find nothing on a product', async ({ page, database }) => {
  const goods = await goodsFor(database, SLOTS.everyone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pageUrl(site, goods.path))
  await page.waitForLoadState('networkidle')
  const found = await examine(page, { engines: ['htmlcs', 'ibm'], colourOnly: false })
  expect(found.filter((finding) => exceptionFor(finding) === undefined)).toEqual([])
})
