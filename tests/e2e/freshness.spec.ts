/** What changes behind the shop is on the page at the next request, on every instance. And who is logged in sees their own prices. */
import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { COOKIES } from '@/lib/market/languages'

import { setModelTexts, setPrice } from '../support/catalogue-changes'
import { signIn } from './support/account'
import { type Goods, goodsFor, SLOTS } from './support/catalogue'
import type { Database } from './support/database'
import { jsonLdOf, plain, type JsonLd } from './support/html'
import { get } from './support/http'
import { whenInteractive } from './support/page'
import { Shopper } from './support/shopper'
import { domainSite, pageUrl, prefixSite, routeUrl, type Site } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

/** The same language on both instances. */
const BOTH: readonly Site[] = [prefixSite('fi'), domainSite('fi')]
/** From the commit of a change to the page without it; the message between takes a moment. */
const FRESH = { timeout: 2000, intervals: [50, 100, 200] }

const chosen = (site: Site, { path, colour, size }: Goods) =>
  `${pageUrl(site, path)}?color=${colour.slug}&size=${encodeURIComponent(size)}`

async function offerOf(site: Site, goods: Goods): Promise<{ price: number; availability: string; shown: number }> {
  const { body } = await get(chosen(site, goods))
  const group = jsonLdOf(body).find((block) => block['@type'] === 'ProductGroup')
  const variant = (group?.hasVariant as JsonLd[]).find(({ sku }) => sku === String(goods.variantId))
  const { price, availability } = variant?.offers as { price: string; availability: string }
  return {
    price: Math.round(Number(price) * 100),
    availability: availability.replace('https://schema.org/', ''),
    shown: Number(/data-price="(\d+)"/.exec(body)?.[1]),
  }
}

test('a new price is on the product page and in the lists at the next request, on both instances', async ({
  database,
}) => {
  const goods = await goodsFor(database, SLOTS.freshness)
  const { path: group } = await database.row<{ path: string }>(
    "select path from product_group_texts where group_id = $1 and language = 'fi'",
    [goods.groupId],
  )
  // Everything is warm: both instances have the pages at hand.
  for (const site of BOTH) {
    for (let times = 0; times < 2; times += 1) {
      expect(await offerOf(site, goods)).toMatchObject({ price: goods.active, shown: goods.active })
      await get(pageUrl(site, group))
    }
  }
  const variants = await database.rows<{ id: number }>('select id from variants where model_id = $1', [goods.modelId])
  const amount = 123_400 + Math.floor(Math.random() * 99) + 1
  // All of the model, so that the card in the list changes, too. Reductions and club prices end first.
  for (const { id } of variants) {
    for (const kind of ['discount', 'club'] as const) await setPrice(id, 1, kind, null)
    await setPrice(id, 1, 'regular', amount)
  }
  const text = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })
    .format(amount / 100)
    .replace(/\s/g, ' ')
  for (const site of BOTH) {
    await expect.poll(async () => (await offerOf(site, goods)).shown, FRESH).toBe(amount)
    expect((await offerOf(site, goods)).price).toBe(amount)
    await expect.poll(async () => plain((await get(pageUrl(site, group))).body).includes(text), FRESH).toBe(true)
    await expect
      .poll(async () => plain((await get(pageUrl(site, goods.path.split('/')[0] ?? ''))).body).includes(text), FRESH)
      .toBe(true)
  }
})

test('the last unit sold is gone from the page at the next request, and back when it comes back', async ({
  database,
}) => {
  const goods = await goodsFor(database, SLOTS.freshness + 1)
  const stores = await database.rows<{ store_id: number; quantity: number }>(
    'select store_id, quantity from stock where variant_id = $1 and quantity > 0',
    [goods.variantId],
  )
  for (const site of BOTH) expect((await offerOf(site, goods)).availability).toBe('InStock')
  const change = (sign: 1 | -1) =>
    withTx(async (tx) => {
      for (const { store_id: storeId, quantity } of stores)
        await adjustStock(tx, { variantId: goods.variantId, storeId, delta: sign * quantity, reason: 'correction' })
    })
  const t = wordsOf('fi')
  await change(-1)
  for (const site of BOTH) {
    await expect.poll(async () => (await offerOf(site, goods)).availability, FRESH).toBe('OutOfStock')
    expect(plain((await get(chosen(site, goods))).body).includes(t('product.out_of_stock'))).toBe(true)
  }
  await change(1)
  for (const site of BOTH)
    await expect.poll(async () => (await offerOf(site, goods)).availability, FRESH).toBe('InStock')
})

test('a new text is on the page of its language at the next request, and on no other', async ({ database }) => {
  const goods = await goodsFor(database, SLOTS.freshness + 2)
  const [fi, sv] = [prefixSite('fi'), prefixSite('sv')]
  const has = async (site: Site, text: string) => plain((await get(pageUrl(site, goods.path))).body).includes(text)
  const tagline = `Uusi lause ${Date.now()}`
  const { tagline: before } = await database.row<{ tagline: string }>(
    "select tagline from model_texts where model_id = $1 and language = 'fi'",
    [goods.modelId],
  )
  for (const site of [fi, sv]) await get(pageUrl(site, goods.path))
  await setModelTexts(goods.modelId, 'fi', {
    tagline,
    longDescriptionHtml: `<p>${tagline} pitkänä</p><script>alert(1)</script>`,
  })
  await expect.poll(() => has(fi, tagline), FRESH).toBe(true)
  await expect.poll(() => has(domainSite('fi'), tagline), FRESH).toBe(true)
  expect(await has(fi, `${tagline} pitkänä`)).toBe(true)
  expect((await get(pageUrl(fi, goods.path))).body.includes('alert(1)')).toBe(false)
  expect(await has(sv, tagline)).toBe(false)
  await setModelTexts(goods.modelId, 'fi', { tagline: before })
})

async function clubGoods(database: Database): Promise<Goods & { club: number }> {
  for (let slot = SLOTS.account; ; slot += 1) {
    const goods = await goodsFor(database, slot)
    if (goods.club !== null && goods.club < goods.active) return { ...goods, club: goods.club }
  }
}

test('P1.06 B6.01 D4.37 P6.05 a guest sees what members pay; a member pays it, until the log-out', async ({
  page,
  context,
  database,
}) => {
  const site = prefixSite('fi')
  const t = wordsOf('fi')
  const goods = await clubGoods(database)
  const shopper = new Shopper(page, site, false)
  const [normal, club] = [shopper.money(goods.active, 'eur').text, shopper.money(goods.club, 'eur').text]
  const block = page.locator('[data-price]')
  await page.goto(chosen(site, goods))
  await expect(block).toHaveAttribute('data-price', String(goods.active))
  await expect(block).toContainText(normal)
  await expect(block).toContainText(club)
  await expect(block.getByRole('link', { name: t('product.club_login') })).toHaveAttribute(
    'href',
    new RegExp(`^${new URL(routeUrl(site, 'accounts/login')).pathname}`),
  )

  await signIn(page, 'club', new URL(chosen(site, goods)).pathname)
  await expect(page).toHaveURL(pageUrl(site, goods.path))
  await page.goto(chosen(site, goods))
  await expect(block).toHaveAttribute('data-price', String(goods.club))
  await expect(block.getByRole('link', { name: t('product.club_login') })).toHaveCount(0)

  const cookie = (await context.cookies()).find(({ name }) => name === COOKIES.auth)
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true })
  expect(decodeURIComponent(cookie?.value ?? '')).toMatch(/^\S+ \S{20,}$/)
  expect(cookie?.expires ?? 0).toBeGreaterThan(Date.now() / 1000 + 600)

  // The server charges what the page shows.
  await shopper.goToCart(await shopper.addToCart())
  await shopper.waitForTotal()
  await expect(shopper.row(goods)).toContainText(club)
  await expect(shopper.row(goods)).toContainText(t('common.price_club'))

  // The page of the logged-in is in no cache that guests share.
  const guest = await get(chosen(site, goods))
  expect(guest.body.includes(`data-price="${goods.active}"`)).toBe(true)

  await page.goto(routeUrl(site, 'accounts'))
  await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t('account.hello', { name: 'Klubi' }))
  await expect(shopper.main()).toContainText(t('account.club_member'))
  await shopper
    .main()
    .getByRole('button', { name: t('account.logout') })
    .click()
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === COOKIES.auth)).toBe(false)
  await expect(page).toHaveURL((url) => url.pathname === new URL(routeUrl(site, 'accounts/login')).pathname)
  await expect(page.getByText(t('account.logged_out'))).toBeVisible()
  await page.goto(chosen(site, goods))
  await expect(block).toHaveAttribute('data-price', String(goods.active))
  await page.goto(routeUrl(site, 'accounts'))
  await expect(page).toHaveURL((url) => url.pathname === new URL(routeUrl(site, 'accounts/login')).pathname)
})

test('a wrong password is refused in words, and no cookie is set', async ({ page, context, watch }) => {
  watch.allow(/status of 40[01]/)
  const t = wordsOf('fi')
  await page.goto(routeUrl(prefixSite('fi'), 'accounts/login'))
  const button = page.getByRole('main').getByRole('button', { name: t('account.login') })
  await (await whenInteractive(button)).click()
  await expect(page.getByText(t('account.email_missing'))).toBeVisible()
  await expect(page.getByText(t('account.password_missing'))).toBeVisible()
  await page.getByRole('textbox', { name: t('account.email') }).fill('nobody@example.com')
  await page.locator('#login-password').fill('not the password')
  await button.click()
  await expect(page.getByText(t('account.wrong'))).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
})

for (const target of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
  test(`after the log-in nobody is sent elsewhere: ${target}`, async ({ page }) => {
    await signIn(page, 'customer', target)
    await expect(page).toHaveURL(routeUrl(prefixSite('fi'), 'accounts'))
  })
}
