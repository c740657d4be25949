/** Checks of product lists: by GET and POST, in the requested order, and packed for the filters in the browser. */
import { listCall } from '@/lib/shop-api/list-call'

import { assert, type HostSamples, type Harness } from './harness'

/** The parameters of every list. */
const baseOf = ({ language, taxAreaId }: HostSamples) => ({ language, taxAreaId })

async function checkGroupPath(h: Harness, samples: HostSamples): Promise<void> {
  await h.check('a group by its path, its translated paths', async () => {
    const { group, language } = samples
    assert(group !== undefined, 'There are no product groups.')
    const [page] = await h.call('productGroup', { query: { path: group.path, language } })
    assert(page?.id === group.id, 'The path leads to another group than the tree says.')
    const paths = await h.call('translatedPaths', { query: { path: group.path } })
    assert(
      paths.some((entry) => entry.languageCode === language && entry.path === group.path),
      'The path itself is not among its translations.',
    )
  })
}

const GROUPS_LOOKED_AT = 40

/** The first group whose list has several products; the last of the tree where none has. */
async function findFullGroup(h: Harness, samples: HostSamples): Promise<void> {
  await h.check('a group with several products', async () => {
    for (const group of samples.groups.slice(0, GROUPS_LOOKED_AT)) {
      const body = { source: 'ProductGroup' as const, id: group.id, ...baseOf(samples) }
      const { products } = await h.call('productModelListPost', { body })
      if (products.length < 2) continue
      samples.fullGroup = group
      return
    }
  })
}

async function checkGetAndPost(h: Harness, samples: HostSamples): Promise<void> {
  await h.check('a list by GET and by POST is the same', async () => {
    const { fullGroup: group = samples.group } = samples
    const base = baseOf(samples)
    const request = { source: 'ProductGroup' as const, slug: group?.path ?? '', ...base }
    const byGet = await listCall(request)
    assert(byGet.name === 'productModelList', 'A short request goes into the query.')
    const listed = await h.call('productModelList', byGet.input)
    const posted = await h.call('productModelListPost', { body: request })
    assert(JSON.stringify(listed) === JSON.stringify(posted), 'GET and POST answer differently.')
    samples.card = listed.products[0]
    samples.cards = listed.products.slice(0, 5)
  })
}

async function checkSortIds(h: Harness, samples: HostSamples): Promise<void> {
  await h.check('sortIds come first, unlisted items last', async () => {
    const base = baseOf(samples)
    const { fullGroup: group = samples.group } = samples
    const request = { source: 'ProductGroup' as const, id: group?.id ?? 1, ...base }
    const { products } = await h.call('productModelListPost', { body: request })
    const last = products.at(-1)
    if (!last) return
    const sorted = await h.call('productModelListPost', { body: { ...request, sortIds: [last.id] } })
    assert(sorted.products[0]?.id === last.id && sorted.products.length === products.length, 'sortIds do not lead.')
  })
}

async function checkListIndex(h: Harness, samples: HostSamples): Promise<void> {
  await h.check(
    'a list for the filter engine: its columns fit its products, cards come from a position on, texts name products of it',
    async () => {
      const { group, language } = samples
      const base = baseOf(samples)
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
}

async function checkOtherLists(h: Harness, samples: HostSamples): Promise<void> {
  await h.check('brand, search and model lists, suggestions', async () => {
    const { card } = samples
    const base = baseOf(samples)
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

export async function checkLists(h: Harness, samples: HostSamples): Promise<void> {
  await checkGroupPath(h, samples)
  await findFullGroup(h, samples)
  await checkGetAndPost(h, samples)
  await checkSortIds(h, samples)
  await checkListIndex(h, samples)
  await checkOtherLists(h, samples)
}
