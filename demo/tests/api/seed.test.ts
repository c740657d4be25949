import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { seed, seedIfEmpty } from '../../seed/seed'
import { db } from '@/lib/backend/platform/database/pool'
import { freshDatabase, type TestDatabase } from '@/tests/support/fresh-database'

let database: TestDatabase
const lines: string[] = []
let milliseconds = 0

const one = async <T>(query: ReturnType<typeof sql>): Promise<T> => {
  const { rows } = await db().execute(query)
  if (!rows[0]) throw new Error('no row')
  return rows[0] as T
}
const checksum = async () =>
  one<{ sum: string }>(sql`
  select md5(string_agg(part, '|' order by part)) as sum from (
    select 'm' || m::text as part from models m union all select 't' || t::text from model_texts t union all select 'v' || v::text from variants v
    union all select 'p' || p::text from prices p union all select 'h' || h::text from price_history h union all select 's' || s::text from stock s
    union all select 'l' || l::text from stock_ledger l union all select 'g' || g::text from product_group_texts g union all select 'c' || c::text from customers c
    union all select 'r' || r::text from reviews r union all select 'x' || x::text from pages x) parts`)

beforeAll(async () => {
  database = await freshDatabase()
  const start = performance.now()
  await seedIfEmpty((line) => lines.push(line))
  milliseconds = performance.now() - start
})
afterAll(() => database.drop())

describe('the seeded database', () => {
  it('is filled in under a minute and says what it does', () => {
    expect(milliseconds).toBeLessThan(60_000)
    expect(lines.length).toBeGreaterThan(2)
  })

  it('does not change when it is seeded again', async () => {
    const before = await checksum()
    expect((await seedIfEmpty()).seeded).toBe(false)
    expect((await seed()).seeded).toBe(false)
    expect(await checksum()).toEqual(before)
  })

  it('has a ledger that adds up to the stock, and stock that adds up to what is available', async () => {
    const { wrong } = await one<{ wrong: number }>(sql`
      select count(*)::int as wrong from (
        select v.id, v.available, coalesce((select sum(quantity) from stock s where s.variant_id = v.id), 0) as stock,
          coalesce((select sum(delta) from stock_ledger l where l.variant_id = v.id), 0) as ledger from variants v) sums
      where available <> stock or stock <> ledger`)
    expect(wrong).toBe(0)
    const { total } = await one<{ total: number }>(sql`select sum(available)::int as total from variants`)
    expect(total).toBeGreaterThan(1000)
  })

  it('gives every variant a price in both price areas and a picture of its colour', async () => {
    const { prices, pictures } = await one<{ prices: number; pictures: number }>(sql`
      select count(*) filter (where (select count(*) from prices p where p.variant_id = v.id) <> 2)::int as prices,
        count(*) filter (where not exists (select 1 from model_images i where i.model_id = v.model_id and i.colour_id = v.colour_id))::int as pictures
      from variants v`)
    expect({ prices, pictures }).toEqual({ prices: 0, pictures: 0 })
  })

  it('names the shop in what search engines show of a product', async () => {
    const { left } = await one<{ left: number }>(
      sql`select count(*)::int as left from model_texts where meta_description like '%{shop}%'`,
    )
    expect(left).toBe(0)
  })

  it('lets the next automatic id come after the fixed ones', async () => {
    const { next } = await one<{ next: number }>(
      sql`select nextval(pg_get_serial_sequence('models', 'id'))::int as next`,
    )
    const { max } = await one<{ max: number }>(sql`select max(id) as max from models`)
    expect(next).toBe(max + 1)
  })

  it('refuses to mix with goods of the shop itself', async () => {
    await db().execute(sql`update models set source = 'shop'`)
    await expect(seed()).rejects.toThrow('goods of its own')
    expect((await seedIfEmpty()).seeded).toBe(false)
    await db().execute(sql`update models set source = 'demo'`)
  })
})
