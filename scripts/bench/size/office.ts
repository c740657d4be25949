/** Lists of the back office: what somebody who works in them asks for all day. */
import { sql } from 'drizzle-orm'

import { findRecords } from '@/lib/backend/flows/office/find'
import { idsOf, listRecords, type ListQuery } from '@/lib/backend/flows/office/list'
import { entityNamed } from '@/lib/backend/flows/office/registry'
import { db } from '@/lib/backend/platform/database/pool'

import { percentile } from '../ask'
import { table } from '../table'
import { findBackends, measured, type Sample, summary, SUMMARY_HEAD } from './meter'

const TIMES = 10
export const PAGE_SIZE = 50
/** Of a list, in ms of the server. */
export const OFFICE_MS = 200
/** Somebody who may do everything. */
export const EVERYBODY = { id: null, may: () => true, language: 'en' } as const

interface Facts extends Record<string, unknown> {
  models: number
  variants: number
  brand: number
  group: number
  sku: string
  gtin: string
}

async function factsOf(): Promise<Facts> {
  const { rows } = await db().execute<Facts>(sql`
    select (select count(*)::int from models) as models, (select count(*)::int from variants) as variants,
      (select brand_id from models group by 1 order by count(*) desc limit 1) as brand,
      (select main_group_id from models group by 1 order by count(*) desc limit 1) as "group",
      (select sku from variants where sku is not null order by hashint4(id) limit 1) as sku,
      (select gtin from variants where gtin is not null order by hashint4(id) limit 1) as gtin`)
  const [facts] = rows
  if (!facts) throw new Error('The shop has no products.')
  return facts
}

interface Step {
  readonly name: string
  readonly entity: string
  readonly query?: Partial<ListQuery>
  readonly page?: number
}

function stepsOf({ models, variants, brand, group, sku, gtin }: Facts): Step[] {
  const deep = (rows: number) => Math.max(1, Math.floor(rows / PAGE_SIZE / 2))
  return [
    { name: 'products', entity: 'products' },
    { name: 'products, a page in the middle', entity: 'products', page: deep(models) },
    { name: 'products, search for a word', entity: 'products', query: { q: 'jacket' } },
    { name: 'products, search for two letters', entity: 'products', query: { q: 'ra' } },
    { name: 'products, search for a rare word', entity: 'products', query: { q: 'series 17' } },
    { name: 'products, search for nothing', entity: 'products', query: { q: 'qqzzqq' } },
    { name: 'products, search for a bar code', entity: 'products', query: { q: gtin } },
    { name: 'products, search for a SKU', entity: 'products', query: { q: sku } },
    { name: 'products, brand', entity: 'products', query: { filter: `brandId:${brand}` } },
    {
      name: 'products, group and hidden',
      entity: 'products',
      query: { filter: `mainGroupId:${group};isPublic:false` },
    },
    { name: 'products, brand and search', entity: 'products', query: { filter: `brandId:${brand}`, q: 'jacket' } },
    { name: 'products, by name', entity: 'products', query: { sort: 'title' } },
    { name: 'products, by name, in the middle', entity: 'products', query: { sort: 'title' }, page: deep(models) },
    { name: 'products, last changed first', entity: 'products', query: { sort: '-updatedAt' } },
    { name: 'products, most sold first', entity: 'products', query: { sort: '-soldAmount' } },
    { name: 'variants', entity: 'variants' },
    { name: 'variants, a page in the middle', entity: 'variants', page: deep(variants) },
    { name: 'variants, search for a SKU', entity: 'variants', query: { q: sku } },
    { name: 'variants, search for a part of a SKU', entity: 'variants', query: { q: sku.slice(0, 6) } },
    { name: 'variants, low stock', entity: 'variants', query: { filter: 'available:1..3' } },
    { name: 'variants, least stock first', entity: 'variants', query: { sort: 'available' } },
  ]
}

async function repeated(work: () => Promise<unknown>): Promise<Sample[]> {
  await work()
  await findBackends()
  const samples: Sample[] = []
  for (let turn = 0; turn < TIMES; turn += 1) samples.push(await measured(work))
  return samples
}

const queryOf = (query: Partial<ListQuery> = {}): ListQuery => ({
  q: '',
  filter: '',
  sort: '',
  language: 'fi',
  ...query,
})

/** Prints the table; appends to `failures` what takes longer than a person should wait. */
export async function measureOffice(failures: string[]): Promise<void> {
  const facts = await factsOf()
  const rows: string[][] = []
  const add = (name: string, samples: readonly Sample[], found: string) => {
    const p95 = percentile(
      samples.map(({ wall }) => wall),
      0.95,
    )
    if (p95 > OFFICE_MS) failures.push(`office, ${name}: p95 ${p95.toFixed(0)} ms, budget ${OFFICE_MS} ms`)
    rows.push([name, found, ...summary(samples)])
  }
  for (const { name, entity, query, page = 1 } of stepsOf(facts)) {
    let total = 0
    const work = async () => {
      ;({ total } = await listRecords(entityNamed(entity), queryOf(query), { page, size: PAGE_SIZE }))
    }
    try {
      const samples = await repeated(work)
      add(name, samples, total.toLocaleString('en'))
    } catch (error) {
      failures.push(`office, ${name}: ${error instanceof Error ? error.message.slice(0, 80) : 'failed'}`)
      rows.push([name, 'failed'])
    }
  }
  for (const text of ['jacket', facts.sku]) {
    const samples = await repeated(() => findRecords(text, 'fi', EVERYBODY))
    add(`command bar, “${text}”`, samples, '–')
  }
  const brand = { q: '', filter: `brandId:${facts.brand}` }
  add('ids of all that match a brand', await repeated(() => idsOf(entityNamed('products'), brand, 20_001)), '–')
  console.log('\nLists of the back office, 50 rows with their total\n')
  console.log(table(['list', 'found', ...SUMMARY_HEAD], rows))
}
