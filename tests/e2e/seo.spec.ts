import type { Language } from '@/lib/market/languages'
import { LANGUAGES, localeOf } from '@/lib/market/languages'

import { choosableGoods, modelName } from './support/catalogue'
import {
  canonicalOf,
  jsonLdOf,
  locationsOf,
  metaOf,
  plain,
  textOf,
  titleOf,
  type Answer,
  type JsonLd,
} from './support/html'
import { forEachOf, get } from './support/http'
import { domainSite, pageUrl, PREFIX_ORIGIN, prefixSite, PREFIX_SITES, routePath, routeUrl } from './support/site'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const DESCRIPTION_MAX = 150

/** Every address of the sitemaps of an instance, by sitemap file. */
async function sitemaps(origin: string): Promise<Map<string, string[]>> {
  const index = await get(`${origin}/sitemap.xml`)
  expect(index.status).toBe(200)
  expect(index.headers['content-type']).toContain('xml')
  const files = locationsOf(index.body)
  const found = new Map<string, string[]>()
  await forEachOf(files, async (file) => {
    const answer = await get(file)
    expect(answer.status, file).toBe(200)
    found.set(file, locationsOf(answer.body))
  })
  return found
}

/** Up to `count` of a list, spread over the whole of it. */
function sample<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, at) => at % step === 0).slice(0, count)
}

const robotsMeta = ({ body }: Answer) => metaOf(body, 'robots') ?? ''

function expectHead({ body, status }: Answer, address: string, seen: Map<string, string>): void {
  expect(status, address).toBe(200)
  const title = titleOf(body)
  expect(title, address).toMatch(/^.{3,}\S$/)
  expect(robotsMeta({ body, status, headers: {} }), address).not.toContain('noindex')
  const description = metaOf(body, 'description') ?? ''
  expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(DESCRIPTION_MAX)
  expect(description.length, `${address} has a description`).toBeGreaterThan(20)
  // The heading of a brand is its logo, named.
  const heading = textOf(body, 'h1') || /<h1[^>]*>(?:(?!<\/h1>)[\s\S])*?<img[^>]*\balt="([^"]+)"/.exec(body)?.[1]
  expect(heading, `${address} has a heading`).toBeTruthy()
  const key = `${new URL(address).pathname.slice(0, 3)} ${title}`
  expect(seen.get(key) ?? address, `the title "${title}" stands on two pages`).toBe(address)
  seen.set(key, address)
}

test('robots.txt closes cart, account, search and filtered lists in every language and names the sitemap', async () => {
  const answer = await get(`${PREFIX_ORIGIN}/robots.txt`)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain')
  for (const site of PREFIX_SITES) {
    for (const route of ['checkout', 'accounts', 'search'] as const)
      expect(answer.body).toContain(`Disallow: ${routePath(site, route)}\n`)
  }
  for (const name of ['sort', 'price', 'brand']) expect(answer.body).toContain(`Disallow: /*?${name}=\n`)
  expect(answer.body).not.toMatch(/^Disallow: \/$/m)
  expect(answer.body).toContain(`Sitemap: ${PREFIX_ORIGIN}/sitemap.xml`)
})

test('every page of the sitemaps is there, with a title of its own, a heading and a description of at most 150 characters (B5.11)', async () => {
  const files = await sitemaps(PREFIX_ORIGIN)
  for (const language of LANGUAGES) {
    for (const kind of ['products', 'groups', 'brands', 'pages'])
      expect(
        [...files.keys()].some((file) => file.includes(`/${language}-${kind}-`)),
        `${language} ${kind}`,
      ).toBe(true)
  }
  const seen = new Map<string, string>()
  const addresses = [...files.values()].flatMap((list) => sample(list, 8))
  expect(addresses.length).toBeGreaterThan(100)
  expect(new Set([...files.values()].flat()).size, 'no address twice').toBe([...files.values()].flat().length)
  await forEachOf(addresses, async (address) => expectHead(await get(address), address, seen))
})

test('with domains every sitemap names the domain of its language', async () => {
  const files = await sitemaps(domainSite('fi').origin)
  expect(files.size).toBeGreaterThan(20)
  for (const [file, addresses] of files) {
    const language = /\/([a-z]{2})-/.exec(new URL(file).pathname)?.[1] as Language
    for (const address of addresses) expect(new URL(address).origin, file).toBe(domainSite(language).origin)
    const [first] = addresses
    if (first) expect((await get(first)).status, first).toBe(200)
  }
})

test('robots: cart, payment, search, log-in and filtered lists are kept out of the index, whole lists are not (P2.41)', async ({
  database,
}) => {
  const site = prefixSite('fi')
  const { path } = await database.row<{ path: string }>(
    "select t.path from product_group_texts t join product_groups g on g.id = t.group_id where g.key = 'clothing' and t.language = 'fi'",
  )
  const group = pageUrl(site, path)
  expect(robotsMeta(await get(group))).not.toContain('noindex')
  for (const query of ['sort=lowest', 'brand=vaaru', 'color=blue', 'size=M', 'price=1-2', 'text=x'])
    expect(robotsMeta(await get(`${group}?${query}`)), query).toContain('noindex')
  for (const address of [
    routeUrl(site, 'checkout'),
    routeUrl(site, 'checkout/payment'),
    `${routeUrl(site, 'search')}?q=takki`,
    routeUrl(site, 'accounts/login'),
    routeUrl(site, 'accounts'),
  ]) {
    const answer = await get(address)
    expect(answer.status, address).toBe(200)
    expect(robotsMeta(answer), address).toContain('noindex')
  }
})

test('an address with a tracking parameter is the same page with the same canonical', async ({ database }) => {
  const [goods] = await choosableGoods(database)
  const address = pageUrl(prefixSite('de'), goods?.path ?? '')
  const plainAnswer = await get(address)
  const tracked = await get(`${address}?utm_source=x&gclid=1`)
  expect(canonicalOf(tracked.body)).toBe(address)
  expect(titleOf(tracked.body)).toBe(titleOf(plainAnswer.body))
})

for (const language of LANGUAGES) {
  test(`P2.01 B2.08 missing pages answer 404 in words, out of the index: ${language} (P8.09 B8.07 B8.08 B8.10 D2.05)`, async ({
    page,
    database,
    watch,
  }) => {
    watch.allow(/status of 404/)
    const site = prefixSite(language)
    const t = wordsOf(language)
    const [goods] = await choosableGoods(database)
    const brand = goods?.path.split('/')[0] ?? ''
    const { path } = await database.row<{ path: string }>(
      'select t.path from product_group_texts t where group_id = $1 and language = $2',
      [goods?.groupId, language],
    )
    const missing: [string, string][] = [
      [pageUrl(site, 'no-such-page'), t('errors.page_not_found', { path: `${site.prefix}/no-such-page/` })],
      [pageUrl(site, `${path}/no-such-group`), t('errors.group_not_found')],
      [pageUrl(site, `${brand}/no-such-product`), t('errors.product_not_found')],
      [`${pageUrl(site, path)}?page=999`, t('errors.group_not_found')],
      [
        routeUrl(site, 'stores/store', { store: 'no-such-store' }),
        t('errors.store_not_found', { name: 'no-such-store' }),
      ],
    ]
    for (const [address, words] of missing) {
      const answer = await get(address)
      expect(answer.status, address).toBe(404)
      expect(robotsMeta(answer), address).toContain('noindex')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(words)
      await expect(page.getByRole('main').getByRole('link', { name: t('errors.continue_shopping') })).toHaveAttribute(
        'href',
        `${site.prefix}/`,
      )
    }
  })
}

const list = (value: unknown): JsonLd[] => (Array.isArray(value) ? (value as JsonLd[]) : value ? [value as JsonLd] : [])
const ofType = (blocks: readonly JsonLd[], type: string) => blocks.find((block) => block['@type'] === type)

for (const language of ['fi', 'sv', 'ru'] as const) {
  test(`structured data of a product says what the page says: ${language}`, async ({ database }) => {
    const [goods] = await choosableGoods(database)
    if (!goods) throw new Error('no goods')
    const answer = await get(
      `${pageUrl(prefixSite(language), goods.path)}?color=${goods.colour.slug}&size=${goods.size}`,
    )
    const seen = plain(answer.body)
    const blocks = jsonLdOf(answer.body)
    const product = ofType(blocks, 'ProductGroup')
    expect(product?.name).toBe(await modelName(database, goods.modelId, language))
    expect(textOf(answer.body, 'h1')).toBe(product?.name)
    expect(seen).toContain(String((product?.brand as JsonLd).name))
    const variant = list(product?.hasVariant).find(({ sku }) => sku === String(goods.variantId))
    expect(variant, 'the variant').toBeDefined()
    expect(seen).toContain(String(variant?.color))
    expect(seen).toContain(String(variant?.size))
    const offer = variant?.offers as JsonLd
    expect(offer.availability).toBe('https://schema.org/InStock')
    const shown = new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency: String(offer.priceCurrency),
      trailingZeroDisplay: 'stripIfInteger',
    })
    expect(seen).toContain(shown.format(Number(offer.price)).replace(/\s/g, ' '))
    const rating = product?.aggregateRating as JsonLd | undefined
    if (rating) expect(seen).toContain(wordsOf(language)('product.review_count', { count: Number(rating.reviewCount) }))
    const crumbs = list(ofType(blocks, 'BreadcrumbList')?.itemListElement)
    expect(crumbs.length).toBeGreaterThan(2)
    for (const { name } of crumbs) expect(seen).toContain(String(name))
  })
}

test('structured data of home and list parses, and names what is seen', async ({ database }) => {
  const site = prefixSite('fi')
  const home = jsonLdOf((await get(pageUrl(site, ''))).body)
  expect(home.map((block) => block['@type'])).toEqual(expect.arrayContaining(['WebSite']))
  const [goods] = await choosableGoods(database)
  const { path, name } = await database.row<{ path: string; name: string }>(
    "select path, name from product_group_texts where group_id = $1 and language = 'fi'",
    [goods?.groupId],
  )
  const { body } = await get(pageUrl(site, path))
  const seen = plain(body)
  const crumbs = list(ofType(jsonLdOf(body), 'BreadcrumbList')?.itemListElement)
  expect(crumbs.at(-1)?.name).toBe(name)
  for (const crumb of crumbs) expect(seen).toContain(String(crumb.name))
})
