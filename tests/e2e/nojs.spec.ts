/** The shop can be read and walked through without JavaScript. */
import { localeOf } from '@/lib/market/languages'

import { vocabularyProblems } from '@/scripts/crawl/schema-org'
import { choosableGoods, type Goods, modelName } from './support/catalogue'
import type { Database } from './support/database'
import { jsonLdOf, type JsonLd } from './support/html'
import { pageUrl, prefixSite, routePath, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

test.use({ javaScriptEnabled: false })

const site = prefixSite('fi')
const t = wordsOf('fi')

interface Group {
  path: string
  name: string
  models: number
}

/** The group with the most models that is shown whole. */
async function fullGroup(database: Database): Promise<Group> {
  const [group] = await database.rows<Group>(`
    with recursive tree as (
      select id as root, id from product_groups union all select t.root, g.id from product_groups g join tree t on g.parent_id = t.id)
    select x.path, x.name, count(distinct m.id)::int as models
    from tree join models m on m.is_public and not m.campaign_only and exists (select 1 from model_groups mg where mg.model_id = m.id and mg.group_id = tree.id)
    join product_group_texts x on x.group_id = tree.root and x.language = 'fi'
    group by x.path, x.name having count(distinct m.id) <= 60 order by models desc limit 1`)
  if (!group) throw new Error('no group with models')
  return group
}

async function firstGoods(database: Database): Promise<Goods> {
  const [goods] = await choosableGoods(database)
  if (!goods) throw new Error('no goods')
  return goods
}

test('B2.03 a list shows its products with names, prices and links', async ({ page, database }) => {
  const group = await fullGroup(database)
  await page.goto(pageUrl(site, group.path))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(group.name)
  const cards = page.locator('[data-model]')
  await expect(cards).toHaveCount(group.models)
  await expect(page.getByText(t('grid.shown', { shown: group.models, total: group.models }))).toBeVisible()
  for (const card of (await cards.all()).slice(0, 5)) await expect(card).toContainText(/\d[\d\s]*(,\d\d)?\s€/)
  const link = cards.first().getByRole('link')
  const name = await link.locator('> span').last().innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('B4.07 a filter in the address filters: brand, size, colour', async ({ page, database }) => {
  const goods = await firstGoods(database)
  const group = await fullGroup(database)
  const address = pageUrl(site, group.path)
  await page.goto(`${address}?brand=${encodeURIComponent(goods.path.split('/')[0] ?? '')}`)
  const brands = await page.locator('[data-model] .card-maker').allTextContents()
  expect(brands.length).toBeGreaterThan(0)
  expect(brands.length).toBeLessThan(group.models)
  expect(new Set(brands.map((brand) => brand.toLowerCase()))).toEqual(new Set([goods.brand.toLowerCase()]))
  await expect(
    page.getByText(t('grid.count', { isFiltered: 'yes', matched: brands.length, total: group.models })),
  ).toBeVisible()

  await page.goto(`${address}?text=zzqqxx`)
  await expect(page.getByText(t('grid.empty_title'))).toBeVisible()
  await expect(page.getByText(t('grid.empty_filtered'))).toBeVisible()
})

test('B9.15 B9.16 B9.17 a sort in the address sorts: lowest price, highest price, alphabetical', async ({
  page,
  database,
}) => {
  const address = pageUrl(site, (await fullGroup(database)).path)
  const prices = async () => {
    // What is laid out late has no inner text yet.
    const texts = await page.locator('[data-model] .price > :first-child b').allTextContents()
    return texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
  }
  await page.goto(`${address}?sort=lowest&page=1`)
  const lowest = await prices()
  expect(lowest.length).toBeGreaterThan(3)
  expect(lowest).toEqual([...lowest].sort((a, b) => a - b))
  await page.goto(`${address}?sort=highest&page=1`)
  expect(await prices()).toEqual([...lowest].sort((a, b) => b - a))
  await page.goto(`${address}?sort=alphabetical`)
  const brands = await page.locator('[data-model] .card-maker').allTextContents()
  const { compare } = new Intl.Collator(localeOf('fi'))
  expect(brands).toEqual([...brands].sort(compare))
  expect(await page.getByRole('combobox', { name: t('grid.sort') }).inputValue()).toBe('alphabetical')
})

test('a filtered list begins with twenty products and leads to the rest of its page', async ({ page, database }) => {
  const group = await fullGroup(database)
  expect(group.models).toBeGreaterThan(20)
  await page.goto(`${pageUrl(site, group.path)}?sort=lowest`)
  const cards = page.locator('[data-model]')
  await expect(cards).toHaveCount(20)
  await expect(page.getByText(t('grid.shown', { shown: 20, total: group.models }))).toBeVisible()
  await page.getByRole('link', { name: t('grid.load_more') }).click()
  await expect(page).toHaveURL(/\?sort=lowest&page=1$/)
  await expect(cards).toHaveCount(group.models)
  await expect(page.getByText(t('grid.shown', { shown: group.models, total: group.models }))).toBeVisible()
})

test('the sort of a list can be changed with a button', async ({ page, database }) => {
  await page.goto(pageUrl(site, (await fullGroup(database)).path))
  await page.getByRole('combobox', { name: t('grid.sort') }).selectOption('lowest')
  await page.getByRole('button', { name: t('grid.sort_apply') }).click()
  await expect(page).toHaveURL(/\?sort=lowest$/)
})

test('a page beyond the end is 404, a filtered list too', async ({ page, database, watch }) => {
  watch.allow(/status of 404/)
  const address = pageUrl(site, (await fullGroup(database)).path)
  expect((await page.goto(`${address}?page=50`))?.status()).toBe(404)
  expect((await page.goto(`${address}?sort=lowest&page=50`))?.status()).toBe(404)
  expect((await page.goto(`${address}?page=1`))?.status()).toBe(200)
})

test('D4.01 D4.02 D2.03 an address with colour and size shows that variant: name, price, picture, availability, structured data', async ({
  page,
  database,
}) => {
  const goods = await firstGoods(database)
  const { path: picture } = await database.row<{ path: string }>(
    'select i.path from model_images i join colours c on c.id = i.colour_id where i.model_id = $1 and c.slug = $2 order by i.sort_order, i.id limit 1',
    [goods.modelId, goods.colour.slug],
  )
  await page.goto(`${pageUrl(site, goods.path)}?color=${goods.colour.slug}&size=${encodeURIComponent(goods.size)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await modelName(database, goods.modelId, 'fi'))
  const chosen = page.locator('[data-choice=color]')
  await expect(chosen.getByRole('paragraph')).toHaveText(`${t('product.choice_color')}${goods.colour.names.fi}`)
  await expect(chosen.getByRole('link', { name: goods.colour.names.fi, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.locator('[data-choice=size]').getByRole('link', { name: goods.size, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.locator(`[data-price="${goods.active}"]`)).toBeVisible()
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
    'src',
    new RegExp(picture.replace(/^\//, '').replace(/[.?*+^$[\]\\(){}|]/g, '\\$&')),
  )
  await expect(page.locator('[data-availability]')).toBeVisible()
  await expect(page.getByRole('button', { name: t('product.add_to_cart') }).first()).toBeVisible()
  const blocks = jsonLdOf(await page.content())
  expect(
    blocks
      .filter((block) => ['Product', 'ProductGroup', 'BreadcrumbList'].includes(String(block['@type'])))
      .flatMap((block) => vocabularyProblems(block)),
  ).toEqual([])
  const group = blocks.find((block) => block['@type'] === 'ProductGroup')
  const variant = (group?.hasVariant as JsonLd[]).find(({ sku }) => sku === String(goods.variantId))
  expect(variant?.offers).toMatchObject({
    price: (goods.active / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  })
})

test('D4.06 D4.15 a sold-out variant in the address says so', async ({ page, database }) => {
  const [sold] = await database.rows<{ path: string; colour: string; size: string; id: number }>(`
    select b.slug || '/' || m.slug as path, c.slug as colour, s.name as size, v.id
    from variants v join models m on m.id = v.model_id join brands b on b.id = m.brand_id join colours c on c.id = v.colour_id join sizes s on s.id = v.size_id
    where v.available = 0 and not v.on_order and not m.on_order and m.is_public and m.kind = 'new' order by v.id limit 1`)
  if (!sold) throw new Error('nothing is sold out')
  await page.goto(`${pageUrl(site, sold.path)}?color=${sold.colour}&size=${encodeURIComponent(sold.size)}`)
  await expect(page.locator('[data-choice=size] [aria-current=true]')).toHaveAccessibleName(
    new RegExp(`^${sold.size} ?, ${t('product.unavailable')}$`),
  )
  await expect(page.getByRole('button', { name: t('product.out_of_stock') }).first()).toBeDisabled()
  await expect(page.locator('[data-availability]')).toHaveCount(0)
})

test('D4.15 D4.44 the choices of a product are links that work; an open size is asked for', async ({
  page,
  database,
}) => {
  const goods = await firstGoods(database)
  await page.goto(pageUrl(site, goods.path))
  await expect(page.getByRole('button', { name: t('product.select_size') }).first()).toBeVisible()
  await expect(page.getByText(t('product.availability_choose_size'))).toBeVisible()
  await page.locator('[data-choice=color]').getByRole('link', { name: goods.colour.names.fi, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`color=${goods.colour.slug}`))
  await page.locator('[data-choice=size]').getByRole('link', { name: goods.size, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`size=${goods.size}`))
  await expect(page.locator('[data-choice=size] [aria-current=true]')).toHaveText(goods.size)
  await expect(page.getByRole('button', { name: t('product.add_to_cart') }).first()).toBeVisible()
})

test('P2.50 languages, menu and brands can be reached by links', async ({ page }) => {
  await page.goto(pageUrl(site, ''))
  const languages = page.getByRole('contentinfo').getByRole('navigation', { name: t('layout.locale_language') })
  for (const [language, name] of [
    ['sv', 'Svenska'],
    ['ru', 'Русский'],
    ['en', 'English'],
  ] as const) {
    await page.goto(pageUrl(site, ''))
    await languages.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(pageUrl(prefixSite(language), ''))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await page.goto(pageUrl(site, ''))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.brands'), exact: true })
    .click()
  await expect(page).toHaveURL(site.origin + routePath(site, 'manufacturers'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('content.brands_title'))
})

test('search works by its form and shows results', async ({ page, database }) => {
  const goods = await firstGoods(database)
  const name = await modelName(database, goods.modelId, 'fi')
  await page.goto(pageUrl(site, ''))
  const box = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox')).first()
  await box.fill(name)
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${routeUrl(site, 'search')}\\?q=`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('list.search_heading', { query: name }))
  await expect(page.locator(`[data-model="${goods.modelId}"]`)).toBeVisible()
})

test('the cart says what it needs', async ({ page }) => {
  await page.goto(routeUrl(site, 'checkout'))
  // Searching by text passes over noscript.
  await expect(page.locator('noscript p')).toHaveText(t('cart.needs_script'))
  await expect(page.locator('noscript p')).toBeVisible()
})
