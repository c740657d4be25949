import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { MODELS } from '../../models'
import { growTo } from '../../seed/grow'
import { FIRST_ID, scaledModels } from '../../seed/scale'
import { isFresh, now } from '@/lib/cache/tag-clock.mjs'
import { get, post } from '@/tests/support/api'
import { freshDatabase, type TestDatabase } from '@/tests/support/fresh-database'

const WANTED = 2_000
const stopped = new Error('broken off')

let database: TestDatabase
let inBetween = 0
let nextInBetween = 0
const heard: number[] = []

async function one<T>(query: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await db().execute(query)
  if (!rows[0]) throw new Error('no row')
  return rows[0] as T
}
const count = async (query: ReturnType<typeof sql>) =>
  (await one<{ count: number }>(sql`select count(*)::int as count from ${query}`)).count

// One run that is interrupted after its second batch, and one that continues it.
beforeAll(async () => {
  database = await freshDatabase()
  await expect(
    growTo(WANTED, (models) => {
      if (models >= MODELS.length + 800) throw stopped
    }),
  ).rejects.toBe(stopped)
  inBetween = await count(sql`models`)
  nextInBetween = (
    await one<{ after: number }>(
      sql`select nextval(pg_get_serial_sequence('models', 'id'))::int - max(id) as after from models`,
    )
  ).after
  await growTo(WANTED, (models) => heard.push(models))
}, 300_000)
afterAll(() => database.drop())

describe('the demo catalogue grown to 2,000 models', () => {
  it('goes on where a run was broken off, says how far it is, and has exactly the models that one run would make', async () => {
    expect(inBetween).toBe(MODELS.length + 800)
    expect(nextInBetween).toBe(1)
    expect(heard[0]).toBe(inBetween)
    expect(heard.at(-1)).toBe(WANTED)
    const expected: number[] = []
    for (const model of scaledModels()) if (expected.push(model.id) === WANTED - MODELS.length) break
    const { rows } = await db().execute<{ id: number }>(sql`select id from models where id >= ${FIRST_ID} order by id`)
    expect(rows.map((row) => row.id)).toEqual(expected)
    expect(await count(sql`models`)).toBe(WANTED)
  })

  it('adds nothing when it is there already', async () => {
    const before = await one(
      sql`select (select count(*) from variants) as variants, (select count(*) from price_history) as history, (select count(*) from stock_ledger) as ledger`,
    )
    expect(await growTo(WANTED)).toEqual({ models: WANTED, added: 0 })
    expect(await growTo(10)).toEqual({ models: WANTED, added: 0 })
    expect(
      await one(
        sql`select (select count(*) from variants) as variants, (select count(*) from price_history) as history, (select count(*) from stock_ledger) as ledger`,
      ),
    ).toEqual(before)
  })

  it('has what the shop counts on: texts, prices, pictures, and stock that its ledger adds up to', async () => {
    expect(
      await count(
        sql`models m where (select count(*) from model_texts t where t.model_id = m.id and t.name <> '') <> 6`,
      ),
    ).toBe(0)
    expect(await count(sql`variants v where (select count(*) from prices p where p.variant_id = v.id) <> 2`)).toBe(0)
    expect(
      await count(
        sql`prices p where not exists (select 1 from price_history h where h.variant_id = p.variant_id and h.price_area = p.price_area and h.amount = p.active)`,
      ),
    ).toBe(0)
    expect(
      await count(
        sql`variants v where not exists (select 1 from model_images i where i.model_id = v.model_id and i.colour_id = v.colour_id)`,
      ),
    ).toBe(0)
    expect(
      await count(sql`variants v where available <> coalesce((select sum(quantity) from stock s where s.variant_id = v.id), 0)
      or available <> coalesce((select sum(delta) from stock_ledger l where l.variant_id = v.id), 0)`),
    ).toBe(0)
    expect(
      await count(
        sql`models m where not exists (select 1 from model_relations r where r.model_id = m.id) and kind = 'new' and is_public`,
      ),
    ).toBe(0)
  })

  it('has a row for each group of a model and all their ancestors', async () => {
    expect(
      await count(sql`model_groups mg join product_groups g on g.id = mg.group_id
      where g.parent_id is not null and not exists (select 1 from model_groups up where up.model_id = mg.model_id and up.group_id = g.parent_id)`),
    ).toBe(0)
    expect(
      await count(
        sql`models m where not exists (select 1 from model_groups mg where mg.model_id = m.id and mg.group_id = m.main_group_id)`,
      ),
    ).toBe(0)
  })

  it('is listed and shown by the shop API', async () => {
    const { id, brand, slug } = await one<{ id: number; brand: string; slug: string }>(sql`
      select m.id, b.slug as brand, m.slug from models m join brands b on b.id = m.brand_id where m.id >= ${FIRST_ID} order by m.id limit 1`)
    const { id: group } = await one<{ id: number }>(sql`select main_group_id as id from models where id = ${id}`)
    const { body: list } = await post('/api/products/productmodellist/', {
      language: 'fi',
      taxAreaId: 1,
      source: 'ProductGroup',
      id: group,
    })
    expect((list['products'] as unknown as { id: number }[]).some((card) => card.id === id)).toBe(true)
    const { status, body } = await get(
      `/api/products/productmodel/${slug}/?manufacturer=${brand}&language=fi&taxAreaId=1`,
    )
    expect(status).toBe(200)
    expect(body['name']).toContain('sarja 1')
  })

  it('lets the next automatic ids come after its own, has statistics, and touches the pages that were kept', async () => {
    for (const table of ['models', 'variants', 'model_images']) {
      const { next, max } = await one<{ next: number; max: number }>(sql`
        select nextval(pg_get_serial_sequence(${table}, 'id'))::int as next, (select max(id) from ${sql.identifier(table)}) as max`)
      expect(next, table).toBe(max + 1)
    }
    const { estimate } = await one<{ estimate: number }>(
      sql`select reltuples::int as estimate from pg_class where oid = 'models'::regclass`,
    )
    expect(estimate).toBe(WANTED)
    const before = now()
    await growTo(WANTED + 1)
    expect(isFresh(['product:1001'], before)).toBe(false)
  })

  it('refuses a shop with goods of its own and leaves it as it is', async () => {
    await db().execute(sql`update models set source = 'shop' where id = 1001`)
    await expect(growTo(WANTED + 100)).rejects.toThrow('goods of its own')
    expect(await count(sql`models`)).toBe(WANTED + 1)
  })
})
