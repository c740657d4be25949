/** A product from nothing in the back office, with the keyboard alone, until a shopper has bought it. */
import type { Page } from '@playwright/test'

import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

import type { Goods } from './support/catalogue'
import type { Database } from './support/database'
import { get } from './support/http'
import { enterOffice, officeUrl, tabTo } from './support/office'
import { linesOf, ordersOf } from './support/orders'
import { whenInteractive } from './support/page'
import { Shopper } from './support/shopper'
import { pageUrl, prefixSite } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

interface Named {
  readonly id: number
  readonly name: string
}

/** What a buyer has on the desk: which brand, category, colours, sizes, stores. */
async function deskOf(database: Database, language: Language) {
  const named = (query: string) => database.rows<Named>(query, [language])
  const brand = await database.row<Named>('select id, name from brands order by id limit 1', [])
  const [group] = await named(`
    select g.id, t.name from product_groups g join product_group_texts t on t.group_id = g.id and t.language = $1
    where (select count(*) from product_group_texts o where o.language = $1 and o.name ilike '%' || t.name || '%') = 1
      and exists (select 1 from models m where m.main_group_id = g.id and m.kind = 'new') order by g.id limit 1`)
  const colours = await named(`
    select c.id, c.names->>$1 as name from colours c
    where (select count(*) from colours o where o.names->>$1 ilike '%' || (c.names->>$1) || '%' or o.slug ilike '%' || (c.names->>$1) || '%') = 1
    order by c.id limit 4`)
  const sizes = await database.rows<Named>(
    `select id, name from sizes where name in ('XS', 'S', 'M', 'L', 'XL', 'XXL') order by sort_order`,
    [],
  )
  if (!group || colours.length < 4 || sizes.length < 6) throw new Error('The demo lacks groups, colours or sizes.')
  return { brand, group, colours, sizes }
}

/** A number that no other product of the demo has. */
function eans(count: number, start: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const bare = `29${String((start + at) % 10_000_000_000).padStart(10, '0')}`
    const sum = [...bare].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
    return `${bare}${(10 - (sum % 10)) % 10}`
  })
}

/** A block as a spreadsheet leaves it on the clipboard, pasted with the keyboard. */
async function pasteBlock(page: Page, rows: readonly string[]): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'))
  await page.keyboard.press('Control+v')
}

const NAMES: Readonly<Record<Language, string>> = {
  fi: 'Kuurakenno-takki',
  en: 'Frostcomb Jacket',
  sv: 'Frostkaka-jacka',
  de: 'Frostwabe Jacke',
  fr: 'Veste Rayon-de-givre',
  ru: 'Куртка «Иней»',
}
const TAGLINES: Readonly<Record<Language, string>> = {
  fi: 'Kevyt takki viimaan',
  en: 'A light jacket for the wind',
  sv: 'En lätt jacka mot vinden',
  de: 'Eine leichte Jacke gegen den Wind',
  fr: 'Une veste légère contre le vent',
  ru: 'Лёгкая куртка от ветра',
}

for (const [language, width] of [
  ['fi', 1440],
  ['en', 820],
] as const)
  test(`a jacket in four colours and six sizes, from nothing to bought: ${language}, ${width} px`, async ({
    page,
    database,
    browser,
  }) => {
    test.setTimeout(240_000)
    const t = wordsOf(language)
    const { brand, group, colours, sizes } = await deskOf(database, language)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width, height: 900 })
    const press = (key: string) => page.keyboard.press(key)
    const type = (text: string) => page.keyboard.type(text)
    const textbox = (name: string | RegExp) => page.getByRole('textbox', { name })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const choose = async (list: string, name: string) => {
      await tabTo(page, page.getByRole('combobox', { name: new RegExp(`^${list}( \\*)?$`) }))
      await type(name)
      const option = page.getByRole('option', { name, exact: true })
      await expect(option).toBeVisible()
      for (let down = 0; down < 12 && (await option.getAttribute('aria-selected')) !== 'true'; down++)
        await press('ArrowDown')
      await press('Enter')
    }
    /** One text in all languages. */
    const say = async (field: string, texts: Readonly<Record<Language, string>>, more = '') => {
      const part = page.getByRole('group', { name: new RegExp(`^${t(field)}`) }).first()
      for (const code of [language, ...LANGUAGES.filter((code) => code !== language)]) {
        await tabTo(page, part.getByLabel(LANGUAGE_TABLE[code].nativeName))
        await press('Control+a')
        await type(texts[code] + more)
      }
    }
    await enterOffice(page, language)
    const begun = Date.now()

    await page.goto(officeUrl('products/'))
    await tabTo(page, page.getByRole('main').getByRole('link', { name: t('office.new_products') }))
    await press('Enter')
    await expect(page).toHaveURL(officeUrl('products/new/'))
    await whenInteractive(button(t('office.save')))
    const mark = ` ${width}`
    await say('office.field_name', NAMES, mark)
    await choose(t('office.field_brandId'), brand.name)
    await choose(t('office.field_mainGroupId'), group.name)
    await tabTo(page, page.getByRole('checkbox', { name: t('office.field_isPublic') }))
    await press('Space')
    await tabTo(page, textbox(t('office.base_price')))
    await type('189,90')
    for (const { name } of colours) await choose(t('office.colours'), name)
    for (const { name } of sizes) await choose(t('office.sizes'), name)
    await tabTo(page, button(t('office.tick_all')))
    await press('Enter')
    await tabTo(page, button(t('office.make_numbers')))
    await press('Enter')

    const [first] = colours
    const cell = (column: string, at = 0) => textbox(`${column}, ${first?.name} · ${sizes[at]?.name}`)
    await tabTo(page, cell(t('office.column_gtin')))
    const numbers = eans(24, Date.now())
    await pasteBlock(page, numbers)
    await press('ArrowRight')
    await press('ArrowRight')
    await pasteBlock(
      page,
      Array.from({ length: 24 }, (_, at) => `${610 + 20 * (at % 6)}`),
    )
    await press('ArrowRight')
    await press('ArrowDown')
    await type('199,90')
    await press('ArrowRight')
    await press('ArrowRight')
    await press('ArrowUp')
    await pasteBlock(
      page,
      Array.from({ length: 24 }, () => '7\t3'),
    )
    await expect(
      page.getByRole('status').filter({ hasText: t('office.variants_to_make', { count: 24 }) }),
    ).toBeVisible()
    await press('Control+s')
    await expect(page).toHaveURL(/hallinta\/products\/\d+\/$/)
    const modelId = Number(/products\/(\d+)/.exec(page.url())?.[1])

    await whenInteractive(button(t('office.save')))
    await say('office.field_tagline', TAGLINES)
    await press('Control+s')
    await expect(page.getByText(t('office.all_saved'))).toBeVisible()
    const seconds = Math.round((Date.now() - begun) / 1000)
    console.info(`${language}, ${width} px: the jacket was made with the keyboard in ${seconds} s`)
    expect(seconds).toBeLessThan(360)

    const made = await database.rows<{
      id: number
      sku: string
      gtin: string
      weight: number
      available: number
      size: string
      price: number
    }>(
      `select v.id, v.sku, v.gtin, v.weight, v.available, s.name as size, p.active as price
       from variants v join sizes s on s.id = v.size_id join prices p on p.variant_id = v.id and p.price_area = 1
       where v.model_id = $1 order by v.sort_order`,
      [modelId],
    )
    expect(made.map(({ gtin }) => gtin)).toEqual(numbers)
    expect(new Set(made.map(({ sku }) => sku)).size).toBe(24)
    expect(made.every(({ available }) => available === 10)).toBe(true)
    expect(made.slice(0, 3).map(({ price, weight }) => [price, weight])).toEqual([
      [18_990, 610],
      [19_990, 630],
      [18_990, 650],
    ])

    const [bought] = made
    const { slug, path, names } = await database.row<{ slug: string; path: string; names: Goods['colour']['names'] }>(
      `select c.slug, c.names, b.slug || '/' || m.slug as path from models m join brands b on b.id = m.brand_id, colours c where m.id = $1 and c.id = $2`,
      [modelId, first?.id ?? 0],
    )
    const goods: Goods = {
      modelId,
      path,
      brand: brand.name,
      variantId: bought?.id ?? 0,
      colour: { slug, names },
      size: bought?.size ?? '',
      active: 18_990,
      club: null,
      available: 10,
      groupId: group.id,
    }
    for (const code of LANGUAGES) {
      const { body } = await get(pageUrl(prefixSite(code), path))
      expect([code, body.includes(NAMES[code] + mark), body.includes(TAGLINES[code])]).toEqual([code, true, true])
    }
    const own = await browser.newContext({ viewport: { width, height: 900 } })
    const shopper = new Shopper(await own.newPage(), prefixSite(language), false)
    await shopper.openChosen(goods)
    await whenInteractive(shopper.addButton())
    await shopper.goToCart(await shopper.addToCart())
    await shopper.waitForTotal()
    await shopper.goToPayment()
    const email = `jacket-${language}-${Date.now()}@example.com`
    await shopper.fillForm(language === 'fi' ? 'fi' : 'us', email)
    await shopper.orderButton().click()
    await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(t('pay.title'))
    const [order] = await ordersOf(database, email)
    if (!order) throw new Error('no order')
    await shopper.page
      .getByRole('button', { name: t('pay.pay', { amount: shopper.money(order.total, order.currency).text }) })
      .click()
    await expect(shopper.main().getByRole('heading', { level: 1 })).toHaveText(t('order.thanks_title'))
    expect(await linesOf(database, order)).toMatchObject([
      { variant_id: goods.variantId, quantity: 1, size: goods.size },
    ])
    await own.close()
  })
