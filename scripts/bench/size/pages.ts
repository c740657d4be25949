/** Shop pages' calls and the search on a catalogue of any size, in this process. */
import { readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'

import { callInProcess } from '@/lib/backend/api/in-process'
import { vocabularyOf } from '@/lib/backend/domain/search/shop-vocabulary'
import { db } from '@/lib/backend/platform/database/pool'
import { invalidateAll } from '@/lib/cache/tag-clock.mjs'
import { filterList } from '@/lib/catalog/list/filter'
import { openList } from '@/lib/catalog/list/pack'
import { emptyState, setRange } from '@/lib/catalog/list/state'
import type { RangeFacet } from '@/lib/catalog/list/facets'
import { LANGUAGES, type Language } from '@/lib/market/languages'

import { querySet } from '../../search/judge'
import { table } from '../table'
import { findBackends, measured, type Sample, summary, SUMMARY_HEAD } from './meter'

const COLD_TIMES = 5
const WARM_TIMES = 20
const PRODUCTS = 60
/** Of the hundred queries of a language every so many is typed. */
const EVERY = 4
const CARDS = 60
const FILTERED_CARDS = 20
const MARKET = { taxAreaId: '1', language: 'fi' }

interface Place {
  readonly id: number
  readonly path: string
  readonly models: number
}

/** The groups with products, that with the most first. */
async function groups(): Promise<readonly [Place, ...Place[]]> {
  const { rows } = await db().execute<Place & Record<string, unknown>>(sql`
    select t.group_id as id, t.path, n.models from product_group_texts t join (
      select group_id, count(*)::int as models from model_groups group by 1) n on n.group_id = t.group_id
    where t.language = 'fi' order by n.models desc, t.group_id`)
  const [largest, ...others] = rows
  if (!largest) throw new Error('The shop has no group of products.')
  return [largest, ...others]
}

const listQuery = ({ path }: Place) => ({ ...MARKET, source: 'ProductGroup', slug: path })

/** What the first page of a list reads. */
async function listPage(group: Place): Promise<void> {
  const packed = await callInProcess('productListIndex', { query: listQuery(group) }, null)
  await cards(packed.ids.slice(0, CARDS))
}

const cards = (ids: readonly number[]) =>
  callInProcess(
    'productModelListPost',
    { body: { taxAreaId: 1, language: 'fi', source: 'Models', sortIds: ids } },
    null,
  )

/** A list with a price filter that no earlier page had. */
async function filteredPage(group: Place, place: number): Promise<void> {
  const index = openList(await callInProcess('productListIndex', { query: listQuery(group) }, null))
  const price = index.facets.find((facet): facet is RangeFacet => facet.key === 'price')
  if (!price) throw new Error('The list has no prices to filter by.')
  const { ids } = filterList(index, setRange(emptyState('offers'), price, 10 + place, 300 + place))
  await cards(ids.slice(0, FILTERED_CARDS))
}

async function productPage(slug: string): Promise<void> {
  const at = { query: { ...MARKET, slug, type: '2', 'delivery-country-code': 'fi' } }
  const [brand = '', model = ''] = slug.split('/')
  await Promise.all([
    callInProcess('productModel', { params: { slug: model }, query: { ...MARKET, manufacturer: brand } }, null),
    callInProcess('productExtraDetails', at, null),
  ])
}

async function someProducts(): Promise<string[]> {
  const { rows } = await db().execute<{ slug: string }>(sql`
    select b.slug || '/' || m.slug as slug from models m join brands b on b.id = m.brand_id
    where m.is_public and not m.campaign_only order by hashint4(m.id) limit ${PRODUCTS}`)
  return rows.map(({ slug }) => slug)
}

export interface Pages {
  readonly product: (place: number) => Promise<void>
  readonly largestList: () => Promise<void>
  /** Of the middle of the groups. */
  readonly smallList: () => Promise<void>
}

/** What is looked at while something changes. */
export async function pagesOf(): Promise<Pages> {
  const [all, slugs] = [await groups(), await someProducts()]
  const middle = all[all.length >> 1] ?? all[0]
  return {
    product: (place) => productPage(slugs[place % slugs.length] ?? ''),
    largestList: () => listPage(all[0]),
    smallList: () => listPage(middle),
  }
}

async function repeated(
  times: number,
  work: (place: number) => Promise<unknown>,
  before?: () => void,
): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let place = 0; place < times; place += 1) {
    before?.()
    samples.push(await measured(() => work(place)))
  }
  return samples
}

export async function measurePages(): Promise<void> {
  const [[group], slugs] = [await groups(), await someProducts()]
  const first = await measured(() => listPage(group))
  await findBackends()
  const rows = [
    ['largest list, first of the process', ...summary([first])],
    ['largest list, cold', ...summary(await repeated(COLD_TIMES, () => listPage(group), invalidateAll))],
    ['largest list, warm', ...summary(await repeated(WARM_TIMES, () => listPage(group)))],
    ['largest list, filtered, warm', ...summary(await repeated(WARM_TIMES, (place) => filteredPage(group, place)))],
    ['product page', ...summary(await repeated(PRODUCTS, (place) => productPage(slugs[place] ?? '')))],
  ]
  console.log(`\nCalls of pages; the largest list has ${group.models.toLocaleString('en')} products (${group.path})\n`)
  console.log(table(['page', ...SUMMARY_HEAD], rows))
}

export async function measureSearch(): Promise<void> {
  const set = querySet.parse(JSON.parse(readFileSync('tests/search/set1.json', 'utf8')))
  const queries = (language: Language) => (set.languages[language] ?? []).filter((_, place) => place % EVERY === 0)
  const rows: string[][] = []
  const all: Sample[] = []
  const slowest: { q: string; sample: Sample }[] = []
  for (const language of LANGUAGES) {
    // Read once for each language and hour.
    await vocabularyOf(language)
    await callInProcess('search', { query: { ...MARKET, language, q: 'x' } }, null)
    await findBackends()
    const samples: Sample[] = []
    for (const { q } of queries(language)) {
      const sample = await measured(() => callInProcess('search', { query: { ...MARKET, language, q } }, null))
      samples.push(sample)
      slowest.push({ q, sample })
    }
    all.push(...samples)
    rows.push([language, ...summary(samples)])
  }
  console.log('\nSearch for typed queries, each once\n')
  console.log(table(['language', ...SUMMARY_HEAD], [...rows, ['all', ...summary(all)]]))
  const cost = ({ sample }: (typeof slowest)[number]) => sample.own + sample.database
  const worst = slowest.sort((a, b) => cost(b) - cost(a)).slice(0, 5)
  console.log(`\nMost processor time: ${worst.map((one) => `“${one.q}” ${cost(one).toFixed(0)} ms`).join(', ')}.`)
}
