/** The pages of the shop's stores. */
import { LANGUAGES } from '@/lib/market/languages'

import { prefixSite, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

interface StoreRow {
  slug: string
  name: string
  type: string
  address: { street: string; postcode: string; city: string; phone: string } | null
}

test('P2.37 the stores that customers can visit stand on one page and have one each; warehouses and the web store have none', async ({
  page,
  request,
  database,
}) => {
  const stores = await database.rows<StoreRow>('select slug, name, type, address from stores order by id')
  const retail = stores.filter(({ type }) => type === 'retail')
  const others = stores.filter(({ type }) => type !== 'retail')
  expect(Math.min(retail.length, others.length)).toBeGreaterThan(0)
  const main = page.getByRole('main')
  for (const language of LANGUAGES) {
    const site = prefixSite(language)
    const t = wordsOf(language)
    await page.goto(routeUrl(site, 'stores'))
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('layout.stores'))
    const links = main.getByRole('heading', { level: 3 }).getByRole('link')
    expect((await links.allInnerTexts()).toSorted()).toEqual(retail.map(({ name }) => name).toSorted())
    for (const { slug } of others) {
      const address = routeUrl(site, 'stores/store', { store: slug })
      expect([address, (await request.get(address)).status()]).toEqual([address, 404])
    }
  }
  const site = prefixSite('sv')
  for (const { slug, name, address } of retail) {
    await page.goto(routeUrl(site, 'stores'))
    await main.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(routeUrl(site, 'stores/store', { store: slug }))
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    for (const text of [address?.street, address?.city, address?.phone]) await expect(main).toContainText(text ?? name)
    await expect(main.locator('dl').first()).toBeVisible()
  }
})
