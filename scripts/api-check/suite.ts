/**
 * Checks whether a host follows the contract of the shop API. Every public read is called with ids from the host's own answers, every
 * answer is parsed by the contract, and wrong requests must be refused. Without an account and the word that orders may be placed, nothing is
 * written.
 */
import type { GroupNode } from '@/lib/contract/schemas/config'
import { LANGUAGES } from '@/lib/market/languages'
import { pathOf } from '@/lib/shop-api/request'

import { type Account, checkAccounts } from './account-checks'
import { checkCalls } from './call-checks'
import { assert, type CheckResult, type HostSamples, Harness } from './harness'
import { checkLists } from './list-checks'
import { checkOrders } from './order-checks'
import { checkRefusals } from './refusal-checks'

const flat = (nodes: readonly GroupNode[]): GroupNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

async function checkFrame(h: Harness, samples: HostSamples): Promise<void> {
  await h.check('locale_by_ip', async () => void (await h.call('localeByIp')))
  await h.check('init-config: defaults and another market', async () => {
    samples.taxAreaId = (await h.call('initConfig')).taxAreaId
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
      if (language !== samples.language) return
      samples.groups = flat(productGroups)
      samples.group = samples.groups.at(-1)
    })
    await h.check(`banners, brands, keywords: ${language}`, async () => {
      await h.call('banners', { query: { language } })
      await h.call('brands', { query: { language } })
      await h.call('deliveryPage', { query: { language } })
      const [keyword] = await h.call('keywordPopups', { query: { language } })
      if (keyword) await h.call('keywordPopup', { query: { id: keyword.id } })
    })
  }
}

async function checkContent(h: Harness, { language }: HostSamples): Promise<void> {
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

async function checkFeed(h: Harness, { language, taxAreaId }: HostSamples): Promise<void> {
  await h.check('product feed: its first part, and none after the last model', async () => {
    await h.call('productFeed', { query: { language, country: 'fi', taxAreaId: String(taxAreaId) } })
    const { items, next } = await h.call('productFeed', {
      query: { language, country: 'fi', taxAreaId: String(taxAreaId), after: '2147483647' },
    })
    assert(items.length === 0 && next === null, 'There are goods after the last model.')
  })
}

/** A shop without ski packages answers 404. Another one must return the compatible products of what it offers. */
async function checkSkiWizard(h: Harness, { language, taxAreaId }: HostSamples): Promise<void> {
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

async function checkProduct(h: Harness, { card, language, taxAreaId }: HostSamples): Promise<void> {
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

export interface CheckOptions {
  /** Instead of the network. */
  readonly send?: typeof fetch
  /** An order may be placed, and is cancelled. */
  readonly placesOrders?: boolean
  /** A customer of the host, without a second factor. */
  readonly account?: Account | null
}

/** Runs all checks against a base URL. */
export async function checkApi(
  base: string,
  { send, placesOrders = false, account = null }: CheckOptions = {},
): Promise<readonly CheckResult[]> {
  const h = new Harness(base.replace(/\/+$/, ''), send)
  const samples: HostSamples = { taxAreaId: 1, language: 'fi', groups: [], cards: [] }
  await checkFrame(h, samples)
  await checkContent(h, samples)
  await checkFeed(h, samples)
  await checkLists(h, samples)
  await checkSkiWizard(h, samples)
  await checkProduct(h, samples)
  await checkOrders(h, samples, placesOrders)
  await checkAccounts(h, samples, account)
  await checkRefusals(h, samples)
  await checkCalls(h)
  return h.results
}
