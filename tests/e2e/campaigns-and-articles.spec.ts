/** Campaigns, experiences, life outdoors and rental, as they are answered without a script and as they look with one. */
import { vocabularyProblems } from '@/scripts/crawl/schema-org'
import { canonicalOf, jsonLdOf, metaOf, textOf } from './support/html'
import { get } from './support/http'
import { pageUrl, prefixSite, PREFIX_SITES, routePath, routeUrl, type Site } from './support/site'
import { expect, test } from './support/test'

interface PageRow extends Record<string, unknown> {
  slug: string
  title: string
  kind: string
  key: string
}

/** A page with its heading, its own address as canonical, and one for every language. */
async function expectPage(site: Site, address: string): Promise<string> {
  const answer = await get(address)
  expect(answer.status, address).toBe(200)
  expect(textOf(answer.body, 'h1'), address).not.toBe('')
  expect(canonicalOf(answer.body), address).toBe(address)
  for (const { language } of PREFIX_SITES)
    expect(answer.body, `${address} ${language}`).toMatch(new RegExp(`hrefLang="${language}"`, 'i'))
  expect(metaOf(answer.body, 'description')?.length ?? 0, address).toBeGreaterThan(20)
  expect(
    jsonLdOf(answer.body).map((data) => data['@type']),
    address,
  ).toContain('BreadcrumbList')
  for (const data of jsonLdOf(answer.body)) expect(vocabularyProblems(data), address).toEqual([])
  return answer.body
}

test('P2.13 P2.20 P2.24 P1.02 campaigns, experiences, articles and authors are pages in six languages', async ({
  database,
}) => {
  for (const site of PREFIX_SITES) {
    const rows = await database.rows<PageRow>(
      `select slug, title, kind, key from pages where language = $1 and (kind in ('campaign', 'article', 'author') or key like 'experiences/%') order by id`,
      [site.language],
    )
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['campaign', 'static', 'author', 'article']))
    for (const { slug, title, kind } of rows) {
      const html = await expectPage(site, pageUrl(site, slug))
      expect(textOf(html, 'h1')).toContain(title)
      const article = jsonLdOf(html).find((data) => data['@type'] === 'Article')
      expect(article?.['headline'], slug).toBe(kind === 'article' ? title : undefined)
      if (kind === 'campaign') expect(html, slug).toContain('card-grid')
    }
    for (const route of [
      'life-outdoors',
      'life-outdoors/blog',
      'life-outdoors/bloggers',
      'rental/rentle',
      'campaigns/club-offers',
      'experiences',
    ] as const)
      await expectPage(site, routeUrl(site, route))
  }
})

test('P2.13 P2.20 P2.24 what there is not is a 404', async () => {
  const site = prefixSite('en')
  for (const path of [
    'campaigns/never',
    'experiences/never',
    'life-outdoors/never',
    'life-outdoors/blog/never',
    'life-outdoors/bloggers/never',
    'life-outdoors/blog/a/b',
  ]) {
    expect((await get(pageUrl(site, path))).status, path).toBe(404)
  }
})

test('P2.13 a campaign’s goods have pages, each canonical to itself', async () => {
  const address = `${routeUrl(prefixSite('fi'), 'campaigns/club-offers')}?page=2`
  const answer = await get(address)
  expect([answer.status, canonicalOf(answer.body)]).toEqual([200, address])
})

test('P2.02 P2.32 rental has its layout around its goods, with prices for a day, three and seven @phone', async ({
  page,
}) => {
  const site = prefixSite('fi')
  await page.goto(routeUrl(site, 'rental/rentle'))
  const bar = page.getByRole('navigation', { name: 'Vuokraus' })
  await expect(bar.getByRole('link', { name: 'Vuokrausehdot' })).toHaveAttribute('href', routePath(site, 'rental'))
  await expect(page.getByRole('heading', { name: 'Noutopaikat' })).toBeVisible()
  const first = page.locator('dl').first()
  for (const words of ['1 päivä', '3 päivää', '7 päivää', 'Vakuus']) await expect(first).toContainText(words)
  await expect(first).toContainText('29 €')
  await expect(first).toContainText('145 €')
})

test('P2.45 without a tag manager a page says nothing of itself', async () => {
  for (const route of ['home', 'checkout', 'life-outdoors'] as const)
    expect((await get(routeUrl(prefixSite('fi'), route))).body).not.toContain('page-event')
})
