/**
 * Does a host keep the contract of the shop API? Every public read is made with ids that the host itself gives, every answer is parsed by
 * the contract, and refusals are provoked. Nothing is written: no login succeeds, no order is placed.
 */
import { type Access, type CallName, type Endpoint, endpoints } from '@/lib/contract/endpoints'
import type { Card } from '@/lib/contract/schemas/catalogue'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { listCall } from '@/lib/shop-api/list-call'
import { pathOf } from '@/lib/shop-api/request'

import { type CheckResult, Harness } from './harness'

function assert(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem)
}

const NEEDS_LOGIN: ReadonlySet<Access> = new Set(['customer', 'staff', 'admin'])

const flat = (nodes: readonly GroupNode[]): GroupNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

interface Found {
  taxAreaId: number
  language: Language
  group?: GroupNode
  card?: Card
}

async function checkFrame(h: Harness, found: Found): Promise<void> {
  await h.check('locale_by_ip', async () => void (await h.call('localeByIp')))
  await h.check('init-config: defaults and another market', async () => {
    found.taxAreaId = (await h.call('initConfig')).taxAreaId
    await h.call('initConfig', { query: { 'delivery-country-code': 'se', 'currency-code': 'sek' } })
  })
  await h.check('settings', async () => void (await h.call('settings')))
  for (const language of LANGUAGES) {
    await h.check(`resources and product groups: ${language}`, async () => {
      const { productGroups } = await h.call('resources', { query: { language } })
      const tree = await h.call('productGroups', { query: { language } })
      assert(
        flat(tree.productGroups).length === flat(productGroups).length,
        'The tree of resources and of product-groups differ.',
      )
      if (language === found.language) found.group = flat(productGroups).at(-1)
    })
    await h.check(`banners, brands, keywords: ${language}`, async () => {
      await h.call('banners', { query: { language } })
      await h.call('brands', { query: { language } })
      const [keyword] = await h.call('keywordPopups', { query: { language } })
      if (keyword) await h.call('keywordPopup', { query: { id: keyword.id } })
    })
  }
}

async function checkContent(h: Harness, { language }: Found): Promise<void> {
  await h.check('route slugs, and what they lead to', async () => {
    const slugs = await h.call('routeSlugs')
    const [brand] = slugs.manufacturerSlugs
    const [page] = slugs.staticPageSlugs[language]
    const [tabs] = slugs.staticPageWithTabsSlugs[language]
    const [group] = slugs.navigationSlugs[language]
    if (brand) await h.call('brand', { query: { slug: brand, language } })
    if (page) await h.call('staticPage', { query: { slug: page, language } })
    if (tabs) await h.call('staticPageWithTabs', { query: { slug: tabs, language } })
    if (group)
      assert(
        (await h.call('productGroup', { query: { path: group, language } })).length > 0,
        `The navigation slug ${group} leads to no group.`,
      )
  })
  for (const type of ['products', 'groups', 'brands', 'pages'] as const) {
    await h.check(`sitemap: ${type}`, async () => {
      const { pages, entries } = await h.call('sitemap', { query: { type } })
      assert(pages > 0 === entries.length > 0, 'The number of pages does not fit the entries.')
    })
  }
}

async function checkFeed(h: Harness, { language, taxAreaId }: Found): Promise<void> {
  await h.check('product feed: its first part, and none after the last model', async () => {
    await h.call('productFeed', { query: { language, country: 'fi', taxAreaId: String(taxAreaId) } })
    const { items, next } = await h.call('productFeed', {
      query: { language, country: 'fi', taxAreaId: String(taxAreaId), after: '2147483647' },
    })
    assert(items.length === 0 && next === null, 'There are goods after the last model.')
  })
}

async function checkLists(h: Harness, found: Found): Promise<void> {
  const { language, group } = found
  const base = { language, taxAreaId: found.taxAreaId }
  await h.check('a group by its path, its translated paths', async () => {
    assert(group !== undefined, 'There are no product groups.')
    const [page] = await h.call('productGroup', { query: { path: group.path, language } })
    assert(page?.id === group.id, 'The path leads to another group than the tree says.')
    const paths = await h.call('translatedPaths', { query: { path: group.path } })
    assert(
      paths.some((entry) => entry.languageCode === language && entry.path === group.path),
      'The path itself is not among its translations.',
    )
  })
  await h.check('a list by GET and by POST is the same', async () => {
    const request = { source: 'ProductGroup' as const, slug: group?.path.split('/')[0] ?? '', ...base }
    const byGet = await listCall(request)
    assert(byGet.name === 'productModelList', 'A short request goes into the query.')
    const listed = await h.call('productModelList', byGet.input)
    const posted = await h.call('productModelListPost', { body: request })
    assert(JSON.stringify(listed) === JSON.stringify(posted), 'GET and POST answer differently.')
    found.card = listed.products[0]
  })
  await h.check('sortIds come first, unlisted items last', async () => {
    const request = { source: 'ProductGroup' as const, id: group?.id ?? 1, ...base }
    const { products } = await h.call('productModelListPost', { body: request })
    const last = products.at(-1)
    if (!last) return
    const sorted = await h.call('productModelListPost', { body: { ...request, sortIds: [last.id] } })
    assert(sorted.products[0]?.id === last.id && sorted.products.length === products.length, 'sortIds do not lead.')
  })
  await h.check(
    'a list for the filter engine: its columns fit its products, cards come from a position on, texts name products of it',
    async () => {
      const query = {
        source: 'ProductGroup' as const,
        id: String(group?.id ?? 1),
        language,
        taxAreaId: String(base.taxAreaId),
      }
      const packed = await h.call('productListIndex', { query })
      const size = packed.ids.length
      const { facets, active, reference, sold, rating, published, alphabetical } = packed
      assert(
        [active, reference, sold, rating, published, alphabetical].every((column) => column.length === size),
        'A column has another length than the list.',
      )
      assert(
        facets.every((facet) =>
          facet.kind === 'range' ? facet.values.length === size : facet.matches.length === facet.options.length,
        ),
        'A filter does not fit its list.',
      )
      const { products, total } = await h.call('productModelListPost', {
        body: { source: 'ProductGroup', id: group?.id ?? 1, ...base, start: 1, count: 2 },
      })
      assert(
        total === size && products.every(({ id }, position) => id === packed.ids[position + 1]),
        'The cards are not those of the list.',
      )
      const { ids } = await h.call('productListText', { query: { ...query, text: 'a' } })
      assert(
        ids.every((id) => packed.ids.includes(id)),
        'A text is found in products that are not in the list.',
      )
    },
  )
  await h.check('brand, search and model lists, suggestions', async () => {
    const { card } = found
    assert(card !== undefined, 'The first group of the menu holds no product.')
    const brand = await h.call('productModelListPost', {
      body: { source: 'Manufacturer', slug: card.manufacturerSlug, ...base },
    })
    assert(
      brand.products.some(({ id }) => id === card.id),
      `The brand's list does not hold ${card.path}.`,
    )
    const given = await h.call('productModelListPost', { body: { source: 'Models', sortIds: [card.id], ...base } })
    assert(
      given.products.length === 1 && given.products[0]?.id === card.id,
      'The source Models does not give the model asked for.',
    )
    await h.call('productModelListPost', { body: { source: 'Search', slug: card.name, ...base } })
    await h.call('searchSuggestions', { query: { q: card.name.slice(0, 20), ...base } })
    await h.call('search', { query: { q: card.name, ...base } })
  })
}

/** A shop without ski packages answers 404; one with them must know what goes with what it offers. */
async function checkSkiWizard(h: Harness, { language, taxAreaId }: Found): Promise<void> {
  for (const ski_type of ['laskettelu', 'murto'] as const) {
    await h.check(`ski wizard: ${ski_type}`, async () => {
      const asked = { query: { ski_type, language, tax_area: taxAreaId } }
      if ((await h.request(pathOf('skiWizard', asked))).status === 404) return
      const wizard = await h.call('skiWizard', asked)
      const variant = (group: string) => wizard.products.find((product) => product.group === group)?.variants[0]
      const [skis, binding] = [variant('skis'), variant('bindings')]
      if (!skis) return
      const fit = await h.call('compatibleProducts', { query: { ski_id: skis.id, ski_type, tax_area: taxAreaId } })
      assert(
        fit.compatibleWithBindings.length === 0 && fit.compatibleWithBoots.length === 0,
        'Lists of what was not asked for are not empty.',
      )
      assert(!fit.compatibleWithSkis.includes(skis.id) && fit.prices.discount === null, 'Skis alone are no package.')
      const known = new Set(wizard.products.flatMap((product) => product.variants.map(({ id }) => id)))
      assert(
        fit.compatibleWithSkis.every((id) => known.has(id)),
        'A compatible variant is not one of the wizard.',
      )
      if (!binding) return
      const both = await h.call('compatibleProducts', {
        query: { ski_id: skis.id, binding_id: binding.id, ski_type, tax_area: taxAreaId },
      })
      assert(
        both.compatibleWithBindings.includes(skis.id) === both.compatibleWithSkis.includes(binding.id),
        'What goes with what is not mutual.',
      )
    })
  }
}

async function checkProduct(h: Harness, { card, language, taxAreaId }: Found): Promise<void> {
  if (!card) return
  const slug = card.path.split('/').at(-1) ?? ''
  await h.check('a product by its slug, its extra data and reviews', async () => {
    const model = await h.call('productModel', {
      params: { slug },
      query: { taxAreaId, language, manufacturer: card.manufacturerSlug },
    })
    assert(model.id === card.id, 'The slug leads to another model than the card says.')
    assert(model.products.length > 0, 'The model has no variants.')
    assert(model.prices[`taxarea_${taxAreaId}`]?.active === card.price.active, "The card's price is not the model's.")
    const query = { slug: card.path, 'delivery-country-code': 'fi', language }
    await h.call('productExtraDelivery', { query: { ...query, type: '1' } })
    await h.call('productExtraDetails', { query: { ...query, taxAreaId, type: '2' } })
    const reviews = await h.call('productReviews', { query: { model_id: card.id } })
    assert(reviews.results.length <= 10, 'A page of reviews holds at most ten.')
  })
}

async function checkRefusals(h: Harness, { language, taxAreaId }: Found): Promise<void> {
  const json = (body: unknown) => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  await h.check('404 for what is not there', async () => {
    const missing = 'no-such-thing-0000'
    await h.refused(`/api/products/productmodel/${missing}/?taxAreaId=${taxAreaId}&language=${language}`, {}, 404)
    await h.refused(`/api/brand/?slug=${missing}&language=${language}`, {}, 404)
    await h.refused(`/api/static-page/?slug=${missing}&language=${language}`, {}, 404)
    await h.refused('/api/keyword-popup/?id=2147483647', {}, 404)
    assert(
      (await h.call('productGroup', { query: { path: missing, language } })).length === 0,
      'An unknown group path answers an empty list.',
    )
  })
  await h.check('400 for unknown keys, missing keys and wrong types', async () => {
    await h.refused(`/api/brand/?slug=x&language=${language}&unknown=1`, {}, 400)
    await h.refused('/api/brand/', {}, 400)
    const list = { source: 'Models', sortIds: [1], language, taxAreaId }
    await h.refused('/api/products/productmodellist/', json({ ...list, unknown: 1 }), 400)
    await h.refused('/api/products/productmodellist/', json({ ...list, taxAreaId: 'x' }), 400)
    await h.refused('/api/products/productmodellist/?request=!!!', {}, 400)
  })
  await h.check('bodies: other content types and too large ones', async () => {
    await h.refused(
      '/api/products/productmodellist/',
      { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } },
      415,
    )
    await h.refused('/api/products/productmodellist/', json({ slug: 'x'.repeat(300_000) }), 413)
  })
  await h.check('a wrong login', () =>
    h.refused('/api/auth/token/', json({ username: 'nobody@invalid.example', password: 'wrong' }), 401, 429),
  )
  await h.check('complaints: an order that is not there, what is no picture, a form without its fields', async () => {
    await h.refused(
      '/api/complaint/order/',
      json({ number: 'NO-SUCH-ORDER', email: 'nobody@invalid.example' }),
      404,
      429,
    )
    await h.refused(
      `/api/complaint/picture/?form=${crypto.randomUUID()}`,
      { method: 'POST', body: 'no picture', headers: { 'content-type': 'image/png' } },
      415,
      429,
    )
    await h.refused('/api/complaint/', json({ form_key: crypto.randomUUID() }), 400)
  })
  for (const name of Object.keys(endpoints) as CallName[]) {
    const { access }: Endpoint = endpoints[name]
    if (!NEEDS_LOGIN.has(access)) continue
    await h.check(`${name}: 401 without and with a wrong login`, async () => {
      const [path, init] = h.bare(name)
      await h.refused(path, init, 401)
      await h.refused(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${'x'.repeat(43)}` } }, 401)
    })
  }
  await h.check(
    'the error beacon never fails',
    async () => void (await h.call('errorBeacon', { query: { err: 'conformance check' } })),
  )
}

/** Runs all checks against a base URL; `send` stands in for the network in tests. */
export async function checkApi(base: string, send?: typeof fetch): Promise<readonly CheckResult[]> {
  const h = new Harness(base.replace(/\/+$/, ''), send)
  const found: Found = { taxAreaId: 1, language: 'fi' }
  await checkFrame(h, found)
  await checkContent(h, found)
  await checkFeed(h, found)
  await checkLists(h, found)
  await checkSkiWizard(h, found)
  await checkProduct(h, found)
  await checkRefusals(h, found)
  return h.results
}
