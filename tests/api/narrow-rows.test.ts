/** The back office's lists find and order by copies of single columns: these are what their tables say, and so are the lists. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { setStockLevels } from '@/lib/backend/domain/catalogue/set-stock-levels'
import { listRecords } from '@/lib/backend/flows/office/list'
import { entityNamed } from '@/lib/backend/flows/office/registry'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import type { Language } from '@/lib/market/languages'

import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())

const rowsOf = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows
/** Rows that only one of both has. */
const differences = async () => [
  ...(await rowsOf(sql`
    (select model_id, language, left(name, 200) as name, lower(name) as folded from model_texts where name <> '' except select model_id, language, name, folded from model_names)
    union all (select model_id, language, name, folded from model_names except select model_id, language, left(name, 200), lower(name) from model_texts where name <> '')`)),
  ...(await rowsOf(sql`
    (select id, available from variants except select variant_id, units from variant_units)
    union all (select variant_id, units from variant_units except select id, available from variants)`)),
]
const shell = () => seeded.models['storm-shell'] ?? 0
const aVariant = async () =>
  Number((await rowsOf(sql`select min(id) as id from variants where model_id = ${shell()}`))[0]?.['id'])

const CHANGES: Readonly<Record<string, () => Promise<unknown>>> = {
  'what was seeded': () => Promise.resolve(),
  'a name that is changed': () =>
    db().execute(
      sql`update model_texts set name = 'ÄKÄSLOMPOLO Shell' where model_id = ${shell()} and language = 'fi'`,
    ),
  'a name that is emptied': () =>
    db().execute(sql`update model_texts set name = '' where model_id = ${shell()} and language = 'sv'`),
  'a name that is given again': () =>
    db().execute(sql`update model_texts set name = 'Skal' where model_id = ${shell()} and language = 'sv'`),
  'a name too long for an index': () =>
    db().execute(
      sql`update model_texts set name = ${'Ä'.repeat(300)} || repeat(md5(random()::text), 300) where model_id = ${shell()} and language = 'en'`,
    ),
  'a language that is removed': () =>
    db().execute(sql`delete from model_texts where model_id = ${shell()} and language = 'en'`),
  'a text that is added, or written over': () =>
    db().execute(sql`
      insert into model_texts (model_id, language, name) select id, 'en', 'New ' || id from models
      on conflict (model_id, language) do update set name = excluded.name`),
  'stock that is counted': async () => {
    const variantId = await aVariant()
    await withTx((tx) => setStockLevels(tx, [{ variantId, storeId: 20, quantity: 41 }], 'count'), { name: 'test' })
  },
  'variants that are added': () =>
    db().execute(sql`
      insert into variants (id, model_id, size_id, sku, available)
      select 900000 + n, ${shell()}, (select min(id) from sizes), 'N-' || n, n % 7 from generate_series(1, 300) n`),
  'a variant that is removed': () => db().execute(sql`delete from variants where id = 900001`),
  'products that are added, and one that is removed': async () => {
    await db().execute(sql`
      insert into models (id, brand_id, slug, main_group_id)
      select 800000 + n, brand_id, 'n-' || n, main_group_id from models, generate_series(1, 150) n where id = ${shell()}`)
    await db().execute(sql`
      insert into model_texts (model_id, language, name)
      select 800000 + n, 'fi', case when n % 10 = 0 then '' else 'Retki-Rasti ' || n % 20 end from generate_series(1, 150) n`)
    await db().execute(sql`delete from models where id = 800007`)
  },
}

it.each(Object.keys(CHANGES))('follow %s', async (name) => {
  await CHANGES[name]?.()
  expect(await differences()).toEqual([])
})

describe('a list', () => {
  const SIZE = 20
  const list = async (entity: string, query: { q?: string; filter?: string; sort?: string; language?: Language }) => {
    const wanted = { q: '', filter: '', sort: '', language: 'fi' as const, ...query }
    const ids: string[] = []
    for (let page = 1; ; page += 1) {
      const { rows, total, isMore } = await listRecords(entityNamed(entity), wanted, { page, size: SIZE })
      ids.push(...rows.map(({ id }) => id))
      if (rows.length < SIZE) return { ids, total, isMore }
    }
  }
  const expected = async (query: ReturnType<typeof sql>) => {
    const ids = (await rowsOf(query)).map((row) => String(row['id']))
    expect(ids.length).toBeGreaterThan(SIZE)
    return { ids, total: ids.length, isMore: false }
  }
  const name = sql`(select nullif(name, '') from model_texts t where t.model_id = m.id and t.language = 'fi')`
  const called = sql`coalesce(${name}, (select name from model_texts t where t.model_id = m.id and t.name <> '' order by t.language = 'en' desc, t.language limit 1), m.slug)`

  it('of products is in the order of their names, those without one last, in both directions', async () => {
    expect(await list('products', { sort: 'title' })).toEqual(
      await expected(sql`select m.id from models m order by ${name} is null, ${called}, m.id`),
    )
    expect(await list('products', { sort: '-title' })).toEqual(
      await expected(sql`select m.id from models m order by ${name} is null, ${called} desc, m.id desc`),
    )
  })

  it('of found products has all of them once, also by their names', async () => {
    const found = sql`from models m where exists (select from model_texts t where t.model_id = m.id and t.name ilike '%i-rast%')`
    expect(await list('products', { q: 'I-RAST' })).toEqual(
      await expected(sql`select m.id ${found} order by m.id desc`),
    )
    expect(await list('products', { q: 'i-Rast', sort: 'title' })).toEqual(
      await expected(sql`select m.id ${found} order by ${called}, m.id`),
    )
  })

  it('of products by two letters has those with a word that begins with them', async () => {
    const starts = sql`exists (select from model_texts t where t.model_id = m.id and t.name ~* '(^|[ -])ra')`
    expect(await list('products', { q: 'Ra' })).toEqual(
      await expected(sql`select m.id from models m where ${starts} order by m.id desc`),
    )
  })

  it('of variants is ordered and filtered by units', async () => {
    expect(await list('variants', { sort: 'available' })).toEqual(
      await expected(sql`select id from variants order by available, id`),
    )
    expect(await list('variants', { sort: '-available', filter: `modelId:${shell()};available:2..4` })).toEqual(
      await expected(
        sql`select id from variants where model_id = ${shell()} and available between 2 and 4 order by available desc, id desc`,
      ),
    )
    expect(await list('variants', { filter: 'available:..1' })).toEqual(
      await expected(sql`select id from variants where available <= 1 order by id desc`),
    )
  })

  it('of rented products has the name of each', async () => {
    await db().execute(
      sql`insert into rental_rates (model_id, day_eur, deposit_eur) select id, 1000, 5000 from models where id between 800001 and 800003`,
    )
    const { rows } = await listRecords(
      entityNamed('rental-rates'),
      { q: '', filter: '', sort: 'modelId', language: 'fi' },
      { page: 1, size: 50 },
    )
    const titles = rows.filter(({ id }) => Number(id) > 800_000).map(({ title }) => title)
    expect(titles).toEqual(['Retki-Rasti 1', 'Retki-Rasti 2', 'Retki-Rasti 3'])
  })

  it('of more than 200,000 records says so, and is sorted once it is filtered', async () => {
    await db().execute(sql`
      insert into redirects (path, target) select '/p-' || n, case when n % 2000 = 0 then '/few-' || n % 7 else '/many-' || n % 9 end
      from generate_series(1, 200001) n`)
    const redirects = (query: object, page = 1) =>
      listRecords(
        entityNamed('redirects'),
        { q: '', filter: '', sort: 'target', language: 'fi', ...query },
        { page, size: 50 },
      )
    const textsOf = (found: Awaited<ReturnType<typeof redirects>>, name: string) =>
      found.rows.map(({ values }) => String(values[name]))
    const whole = await redirects({})
    expect([whole.total, whole.isMore, whole.isUnsorted, whole.rows.length]).toEqual([200_000, true, true, 50])
    const few = await redirects({ filter: 'target:few' })
    expect([few.total, few.isMore, few.isUnsorted]).toEqual([100, false, false])
    expect(textsOf(few, 'target')).toEqual(textsOf(few, 'target').toSorted())
    const byKey = await redirects({ sort: 'path' })
    expect([byKey.isUnsorted, textsOf(byKey, 'path')[0]]).toEqual([false, '/p-1'])
    const beyond = await redirects({ sort: 'path' }, 4_001)
    expect([beyond.rows.length, beyond.total]).toEqual([0, 200_000])
  })
})
