/** Work on goods in the back office with the keyboard alone: a price campaign, a count by scanner, a moved group. */
import { get } from './support/http'
import { enterOffice, officeUrl } from './support/office'
import { makeGoods, makeGroup, removeGoods, removeGroups } from './support/own-goods'
import { whenInteractive } from './support/page'
import { pageUrl, prefixSite } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const site = prefixSite('fi')
/** Each way is walked on a desk's screen and on a tablet. */
const WAYS = [
  ['fi', 1440],
  ['en', 820],
] as const
const own = (what: string) => `${what}${Date.now().toString(36)}`

for (const [language, width] of WAYS)
  test(`P2.43 a price campaign over 220 variants shows the lawful lows, and is begun and ended by the clock, ${language}, ${width} px`, async ({
    page,
    database,
  }) => {
    test.setTimeout(300_000)
    const t = wordsOf(language)
    const name = own('kampanja')
    const amount = (text: string) => (language === 'en' ? text.replace(',', '.') : text)
    const path = await makeGoods(database, name, 5, 44)
    const shopper = async () => (await get(pageUrl(site, path))).body
    try {
      await page.setViewportSize({ width, height: 900 })
      await enterOffice(page, language)
      await page.goto(officeUrl(`products/?q=${name}`))
      const first = page.locator('input[name="record"]').first()
      await (await whenInteractive(first)).press('Space')
      await page.getByRole('button', { name: t('office.bulk_all', { count: 5 }) }).press('Enter')
      await page.getByRole('link', { name: t('office.campaign_new') }).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: t('office.campaign_new') })).toBeVisible()

      const title = page.getByLabel(t('office.field_name'), { exact: true })
      await (await whenInteractive(title)).focus()
      await page.keyboard.type('Syysale')
      await page.getByRole('button', { name: t('office.preview'), exact: true }).press('Enter')
      await expect(page.getByRole('heading', { name: t('office.campaign_would', { count: 220 }) })).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: name }).first()
      await expect(row).toContainText(amount('79,90'))
      await expect(row).toContainText(amount('100,00'))
      await expect(row).toContainText(/[−-]20\s?%/)
      expect(await shopper()).not.toContain('79,90')

      await page.getByRole('button', { name: t('office.campaign_plan', { count: 220 }) }).press('Enter')
      await expect(page).toHaveURL(/campaigns\/\d+\/$/)
      await expect(page.getByText(t('office.option_planned'), { exact: true }).first()).toBeVisible()
      const id = Number(/campaigns\/(\d+)\//.exec(page.url())?.[1])

      await database.rows(`update price_campaigns set starts_at = now() - interval '1 minute' where id = $1`, [id])
      await expect.poll(shopper, { timeout: 90_000 }).toContain('79,90')
      await page.reload()
      await expect(page.getByText(t('office.option_running'), { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toContainText(amount('100,00'))
      await expect(page.getByRole('row').nth(1)).toContainText(/[−-]20\s?%/)

      await database.rows(`update price_campaigns set ends_at = now() - interval '1 second' where id = $1`, [id])
      await expect.poll(shopper, { timeout: 90_000 }).not.toContain('79,90')
      const left = await database.row<{ n: number }>(
        `select count(*)::int as n from prices p join variants v on v.id = p.variant_id where v.sku like $1 || '-%' and p.active <> 10000`,
        [name],
      )
      expect(left.n).toBe(0)
    } finally {
      await removeGoods(database, name)
    }
  })

for (const [language, width] of WAYS)
  test(`P2.43 a count of 40 shelves by scanner survives a lost network and is saved once, ${language}, ${width} px`, async ({
    page,
    database,
    watch,
  }) => {
    test.setTimeout(240_000)
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    const t = wordsOf(language)
    const name = own('counted')
    await makeGoods(database, name, 1, 40)
    const codes = (
      await database.rows<{ sku: string }>(`select sku from variants where sku like $1 || '-%' order by sort_order`, [
        name,
      ])
    ).map(({ sku }) => sku)
    const counted = () =>
      database.row<{ n: number; units: number }>(
        `select count(*)::int as n, coalesce(sum(l.delta), 0)::int as units from stock_ledger l join variants v on v.id = l.variant_id
         where v.sku like $1 || '-%' and l.reason = 'count'`,
        [name],
      )
    try {
      await page.setViewportSize({ width, height: 1180 })
      await enterOffice(page, language)
      await page.goto(officeUrl('count/'))
      await (await whenInteractive(page.getByRole('button', { name: t('office.count_begin') }))).press('Enter')
      const shelf = page.getByLabel(t('office.count_shelf'), { exact: true })
      for (const [index, code] of codes.entries()) {
        // The network is lost in the middle of the hall.
        if (index === 20) await page.context().setOffline(true)
        await shelf.focus()
        await page.keyboard.press('Control+a')
        await page.keyboard.type(`S${index + 1}`)
        await page.keyboard.press('Enter')
        await expect(
          page.getByRole('heading', { name: t('office.count_on_shelf', { shelf: `S${index + 1}` }) }),
        ).toBeVisible()
        // As a scanner does it: the code and Enter, without a pause; the focus is there already.
        for (let units = 0; units < 2; units += 1) {
          await page.keyboard.type(code)
          await page.keyboard.press('Enter')
        }
      }
      await expect(page.getByText(t('office.count_shelves', { count: 40 }))).toBeVisible()
      await page.getByRole('button', { name: t('office.count_save') }).press('Enter')
      await expect(page.getByText(t('office.count_waits'))).toBeVisible()
      expect((await counted()).n).toBe(0)
      await page.context().setOffline(false)
      await expect(page.getByText(t('office.count_saved'))).toBeVisible()
      expect(await counted()).toEqual({ n: 40, units: 80 })
      await page.reload()
      await whenInteractive(page.getByRole('button', { name: t('office.count_begin') }))
      expect(await counted()).toEqual({ n: 40, units: 80 })
    } finally {
      await database.rows(`delete from models where slug like $1 || '-%' and source = 'e2e'`, [name])
    }
  })

test.describe('the tree', () => {
  // One after the other: the last group of the tree would be the other test's.
  test.describe.configure({ mode: 'default' })
  for (const [language, width] of WAYS)
    test(`P2.43 a group is moved by keys, and its old addresses redirect in every language, ${language}, ${width} px`, async ({
      page,
      database,
    }) => {
      const t = wordsOf(language)
      const [a, b, c] = [own('ra'), own('rb'), own('rc')]
      const ids = [await makeGroup(database, a, null, a)]
      ids.push(await makeGroup(database, b, null, b))
      ids.push(await makeGroup(database, c, ids[1] ?? null, `${b}/${c}`))
      try {
        await page.setViewportSize({ width, height: 900 })
        await enterOffice(page, language)
        await page.goto(officeUrl('tree/'))
        await whenInteractive(page.getByRole('treeitem').first())
        await page.getByRole('treeitem').first().focus()
        const focused = page.locator('[role=treeitem]:focus')
        // Own groups are the last of the top: End is the child of the second.
        await page.keyboard.press('End')
        await expect(focused).toContainText(c)
        await page.keyboard.press('ArrowUp')
        await expect(focused).toContainText(b)
        await page.keyboard.press('Alt+ArrowRight')
        await expect(page.getByText(t('office.tree_moved', { name: b, parent: a }))).toBeVisible()
        await expect(focused).toContainText(b)
        await expect(focused).toHaveAttribute('aria-level', '2')
        for (const shown of ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const) {
          const { origin, prefix } = prefixSite(shown)
          for (const [from, to] of [
            [b, `${a}/${b}`],
            [`${b}/${c}`, `${a}/${b}/${c}`],
          ]) {
            const moved = await get(`${origin}${prefix}/${from}/`)
            expect([moved.status, String(moved.headers.location).replace(origin, '')]).toEqual([
              308,
              `${prefix}/${to}/`,
            ])
            expect((await get(`${origin}${prefix}/${to}/`)).status).toBe(200)
          }
        }
      } finally {
        await removeGroups(database, ids)
      }
    })
})
