import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { runCampaigns } from '@/lib/backend/domain/catalogue/campaigns'
import { planPricesIn, setDuePrices } from '@/lib/backend/domain/catalogue/planned-prices'
import { setPricesIn } from '@/lib/backend/domain/catalogue/set-price'
import { officeJobs, variants } from '@/lib/backend/domain/schema'
import { runOfficeJobs } from '@/lib/backend/flows/office/jobs'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'
import type { CampaignRow, OfficeCampaign } from '@/lib/contract/schemas/office-campaigns'

import type { TestDatabase } from '../support/fresh-database'
import { ask, enterAs, enterOffice } from '../support/office-calls'
import { seededDatabase } from '../support/seed'

const PATH = '/api/office/campaigns/'
const DAY = 86_400_000
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString()

let database: TestDatabase
/** Ten variants of one product that costs 100 euros, and has for a year. */
let goods: number[]
let model: number

async function makeGoods(count: number): Promise<void> {
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into models (brand_id, slug, main_group_id) select brand_id, 'goods-' || (random() * 1e9)::int, main_group_id from models limit 1 returning id`)
  model = rows[0]?.id ?? 0
  const made = await db().execute<{ id: number }>(sql`
    insert into variants (model_id, sku, sort_order) select ${model}, 'C-' || ${model} || '-' || n, n from generate_series(1, ${count}) n returning id`)
  goods = made.rows.map(({ id }) => id).toSorted((a, b) => a - b)
  const from = new Date(Date.now() - 365 * DAY)
  await withTx((tx) =>
    setPricesIn(
      tx,
      goods.map((variantId) => ({
        variantId,
        priceArea: 1 as const,
        kind: 'regular' as const,
        amount: 10_000,
        at: from,
      })),
    ),
  )
}

const plan = (more: Record<string, unknown> = {}) => ({
  selection: { of: 'products', ids: [model] },
  rule: { kind: 'percent', value: 2_000, rounding: 'ninety' },
  kind: 'discount',
  areas: [1],
  startsAt: at(1),
  endsAt: at(8),
  ...more,
})
async function planned(more: Record<string, unknown> = {}): Promise<number> {
  const { status, body } = await ask<{ id: number }>('admin', PATH, { name: 'Syysale', ...plan(more) })
  expect([status, body.error]).toEqual([200, undefined])
  return body.id
}
const campaign = async (id: number) => (await ask<OfficeCampaign>('admin', `${PATH}${id}/`)).body
/** Lets days pass for a campaign, by moving its times back. */
const pass = (id: number, days: number) =>
  db().execute(sql`
    update price_campaigns set starts_at = starts_at - make_interval(days => ${days}), ends_at = ends_at - make_interval(days => ${days}) where id = ${id}`)
async function active(variant = goods[0] ?? 0) {
  const { rows } = await db().execute<{ active: number; club: number | null; lowest30: number | null }>(
    sql`select active, club, lowest30 from prices where variant_id = ${variant} and price_area = 1`,
  )
  return rows[0]
}
const byHand = (amount: number | null, variantId = goods[0] ?? 0, kind: 'discount' | 'regular' = 'discount') =>
  withTx((tx) => setPricesIn(tx, [{ variantId, priceArea: 1, kind, amount }]))

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enterOffice('admin', 'admin@example.com')
})
afterAll(() => database.drop())
beforeEach(() => makeGoods(10))

describe('the preview of a price campaign', () => {
  it('shows each row’s price, the lowest of 30 days, and the percentage that may be announced', async () => {
    const { body } = await ask<{ rows: CampaignRow[]; total: number }>('admin', `${PATH}preview/`, plan())
    expect(body.total).toBe(10)
    expect(body.rows[0]).toMatchObject({
      present: 10_000,
      next: 7_990,
      lowest30: 10_000,
      percent: 20,
      isLeftOut: false,
    })
    expect(await active()).toMatchObject({ active: 10_000 })
  })

  it('announces only what the lowest price of 30 days allows', async () => {
    await withTx((tx) =>
      setPricesIn(tx, [
        {
          variantId: goods[0] ?? 0,
          priceArea: 1,
          kind: 'discount',
          amount: 8_500,
          at: new Date(Date.now() - 20 * DAY),
        },
        { variantId: goods[0] ?? 0, priceArea: 1, kind: 'discount', amount: null, at: new Date(Date.now() - 10 * DAY) },
      ]),
    )
    const { body } = await ask<{ rows: CampaignRow[] }>('admin', `${PATH}preview/`, plan())
    expect(body.rows[0]).toMatchObject({ present: 10_000, next: 7_990, lowest30: 8_500, percent: 6 })
    expect(body.rows[1]).toMatchObject({ lowest30: 10_000, percent: 20 })
  })

  it('warns of rows that would not be cheaper, have no price, are sold out, or have a planned price', async () => {
    await byHand(7_000)
    await withTx((tx) =>
      planPricesIn(tx, [
        { variantId: goods[1] ?? 0, priceArea: 1, kind: 'discount', amount: 5_000, from: new Date(at(3)) },
      ]),
    )
    const { body } = await ask<{ rows: CampaignRow[]; leftOut: number; warnings: Record<string, number> }>(
      'admin',
      `${PATH}preview/`,
      plan({ areas: [1, 2] }),
    )
    expect(body.warnings).toEqual({ not_lower: 1, sold_out: 20, planned_price: 1, no_price: 10 })
    expect(body.leftOut).toBe(11)
    expect(body.rows.find(({ area }) => area === 2)).toMatchObject({ next: null, isLeftOut: true })
  })

  it.each([
    ['that ends before it begins', { startsAt: at(8), endsAt: at(1) }, 'times'],
    ['that is over already', { startsAt: at(-8), endsAt: at(-1) }, 'times'],
    ['of the whole price', { rule: { kind: 'percent', value: 10_000, rounding: 'none' } }, 'too_large'],
    ['of nothing', { selection: { of: 'products', ids: [999_999] } }, 'nothing'],
  ])('refuses one %s', async (_name, more, reason) => {
    const { status, body } = await ask('admin', `${PATH}preview/`, plan(more))
    expect([status, body.error?.details?.['reason']]).toEqual([400, reason])
  })

  it('takes all that a list finds', async () => {
    const all = { q: `C-${model}-`, filter: '' }
    const { body } = await ask<{ total: number }>(
      'admin',
      `${PATH}preview/`,
      plan({ selection: { of: 'variants', all } }),
    )
    expect(body.total).toBe(10)
  })
})

describe('a price campaign', () => {
  it('begins and ends by the clock, and puts the earlier price back', async () => {
    const id = await planned()
    const waiting = await campaign(id)
    expect(waiting).toMatchObject({ state: 'planned', counts: { planned: 10 }, job: { state: 'done' } })
    // As the preview said it.
    expect(waiting.rows[0]).toMatchObject({ state: 'planned', lowest30: 10_000, percent: 20 })
    await runCampaigns()
    expect(await active()).toMatchObject({ active: 10_000 })
    await pass(id, 2)
    expect(await runCampaigns()).toBe(10)
    expect(await active()).toMatchObject({ active: 7_990, lowest30: 10_000 })
    expect(await campaign(id)).toMatchObject({ state: 'running', counts: { begun: 10 } })
    expect((await campaign(id)).rows[0]).toMatchObject({ lowest30: 10_000, percent: 20 })
    expect(await runCampaigns()).toBe(0)
    await pass(id, 7)
    await runCampaigns()
    expect(await active()).toMatchObject({ active: 10_000, lowest30: null })
    expect(await campaign(id)).toMatchObject({ state: 'ended', counts: { ended: 10 } })
  })

  it('puts an earlier reduction back, not the regular price', async () => {
    await byHand(9_000)
    const id = await planned()
    await pass(id, 2)
    await runCampaigns()
    await pass(id, 7)
    await runCampaigns()
    expect(await active()).toMatchObject({ active: 9_000 })
  })

  it('for members leaves the price for everybody', async () => {
    const id = await planned({ kind: 'club' })
    await pass(id, 2)
    await runCampaigns()
    expect(await active()).toMatchObject({ active: 10_000, club: 7_990 })
    await pass(id, 7)
    await runCampaigns()
    expect(await active()).toMatchObject({ active: 10_000, club: null })
  })

  it('leaves a price that was set by hand during it', async () => {
    const id = await planned()
    await pass(id, 2)
    await runCampaigns()
    await byHand(6_500)
    await pass(id, 7)
    await runCampaigns()
    expect([await active(), await active(goods[1])]).toMatchObject([{ active: 6_500 }, { active: 10_000 }])
    expect((await campaign(id)).rows.map(({ fault }) => fault)).toEqual(['changed_since', ...Array(9).fill(null)])
  })

  it('never makes anything dearer: what became cheaper before it begins stays as it is', async () => {
    const id = await planned()
    await byHand(5_000)
    await byHand(7_000, goods[1], 'regular')
    await pass(id, 2)
    await runCampaigns()
    expect([await active(), await active(goods[1])]).toMatchObject([{ active: 5_000 }, { active: 7_000 }])
    expect(await campaign(id)).toMatchObject({ counts: { begun: 8, left: 2 } })
  })

  it('keeps what a file planned for its end', async () => {
    const id = await planned()
    await pass(id, 2)
    await runCampaigns()
    const due = {
      variantId: goods[0] ?? 0,
      priceArea: 1 as const,
      kind: 'discount' as const,
      from: new Date(Date.now() - 1_000),
    }
    await withTx((tx) => planPricesIn(tx, [{ ...due, amount: 9_500 }]))
    await setDuePrices()
    expect(await active()).toMatchObject({ active: 7_990 })
    await pass(id, 7)
    await runCampaigns()
    expect(await active()).toMatchObject({ active: 9_500 })
  })

  it('does not begin when the shop stood still for the whole of it', async () => {
    const id = await planned()
    await pass(id, 30)
    await runCampaigns()
    expect(await campaign(id)).toMatchObject({ state: 'ended', counts: { ended: 10 } })
    expect(await active()).toMatchObject({ active: 10_000 })
  })

  it('begins and ends once when several processes run it at the same time', async () => {
    const id = await planned()
    await pass(id, 2)
    await Promise.all([runCampaigns(), runCampaigns(), runCampaigns()])
    const begun = () =>
      db().execute(
        sql`select 1 from price_history where variant_id = any(${sql.param(goods)}::int[]) and amount = 7990`,
      )
    expect((await begun()).rows).toHaveLength(10)
    await pass(id, 7)
    await Promise.all([runCampaigns(), runCampaigns(), runCampaigns()])
    expect(await active()).toMatchObject({ active: 10_000 })
  })

  it('has a row that another campaign holds only where that one is over', async () => {
    await planned()
    const second = await planned({ startsAt: at(4), endsAt: at(12) })
    expect(await campaign(second)).toMatchObject({ counts: { planned: 0 }, job: { faults: expect.any(Array) } })
    expect((await campaign(second)).job?.faults[0]).toEqual({ record: `C-${model}-1`, message: 'in_campaign' })
    const third = await planned({ startsAt: at(8.5), endsAt: at(12) })
    expect(await campaign(third)).toMatchObject({ counts: { planned: 10 } })
  })

  it('of two that are planned at the same moment holds each row in one of them', async () => {
    const both = await Promise.all([planned(), planned(), planned()])
    const counts = await Promise.all(both.map(async (id) => (await campaign(id)).counts.planned))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10)
  })

  it('can be moved until it begins, its end until it is over, and not into another one', async () => {
    const id = await planned()
    const times = (startsAt: string, endsAt: string) => ask('admin', `${PATH}${id}/times/`, { startsAt, endsAt })
    expect((await times(at(2), at(9))).status).toBe(200)
    await planned({ startsAt: at(20), endsAt: at(30) })
    const into = await times(at(2), at(25))
    expect([into.status, into.body.error?.details?.['reason']]).toEqual([409, 'in_campaign'])
    await pass(id, 3)
    await runCampaigns()
    expect((await times(at(1), at(9))).body.error?.details?.['reason']).toBe('campaign_begun')
    const { startsAt } = await campaign(id)
    expect((await times(startsAt, at(3))).status).toBe(200)
    expect(await active()).toMatchObject({ active: 7_990 })
  })

  it('that is stopped gives the earlier prices back at once, and does not begin again', async () => {
    const id = await planned()
    await pass(id, 2)
    await runCampaigns()
    expect((await ask('admin', `${PATH}${id}/stop/`, { reason: 'wrong goods' })).status).toBe(200)
    expect(await active()).toMatchObject({ active: 10_000 })
    expect((await ask('admin', `${PATH}${id}/stop/`, {})).status).toBe(409)
    await runCampaigns()
    expect(await campaign(id)).toMatchObject({ state: 'stopped', counts: { ended: 10 } })
  })

  it('is one entry of the history, and is taken back by it', async () => {
    const id = await planned()
    const { body } = await ask<{ changes: { id: number; action: string }[]; total: number }>(
      'admin',
      `/api/office/changes/?entity=campaigns&record=${id}`,
    )
    expect([body.total, body.changes[0]?.action]).toEqual([1, 'create'])
    await pass(id, 2)
    await runCampaigns()
    expect((await ask('admin', '/api/office/undo/', { change: body.changes[0]?.id })).body).toMatchObject({ undone: 1 })
    expect(await active()).toMatchObject({ active: 10_000 })
    expect(await campaign(id)).toMatchObject({ state: 'stopped' })
  })
})

describe('a campaign of thousands', () => {
  beforeEach(() => makeGoods(1_200))

  it('is written by a job that goes on where a restart cut it off, and begins only when all is written', async () => {
    const id = await planned({ startsAt: at(-0.01) })
    expect(await campaign(id)).toMatchObject({ state: 'preparing', job: { state: 'waiting', done: 0, total: 1_200 } })
    // The process ended behind the first part.
    await db().execute(sql`
      update office_jobs set state = 'running', done = 500, touched_at = now() - interval '1 hour' where input ->> 'campaign' = ${String(id)}`)
    await db().execute(sql`
      insert into price_campaign_rows (campaign_id, variant_id, price_area, amount)
      select ${id}, id, 1, 7990 from variants where id = any(${sql.param(goods.slice(0, 500))}::int[])`)
    await runCampaigns()
    expect(await active()).toMatchObject({ active: 10_000 })
    await Promise.all([runOfficeJobs(), runOfficeJobs()])
    expect(await campaign(id)).toMatchObject({
      state: 'planned',
      counts: { planned: 1_200 },
      job: { state: 'done', done: 1_200, faults: [] },
    })
    const started = Date.now()
    expect(await runCampaigns()).toBe(1_200)
    expect(Date.now() - started).toBeLessThan(30_000)
    expect(await active(goods.at(-1))).toMatchObject({ active: 7_990 })
  })

  it('that is stopped while it is written never begins', async () => {
    const id = await planned({ startsAt: at(-0.01) })
    expect((await ask('admin', `${PATH}${id}/stop/`, {})).status).toBe(200)
    await runOfficeJobs()
    await runCampaigns()
    expect(await campaign(id)).toMatchObject({
      state: 'stopped',
      job: { state: 'stopped' },
      counts: { planned: 0, begun: 0 },
    })
    expect(await active()).toMatchObject({ active: 10_000 })
  })

  it('that became impossible ends as a failure, and the jobs behind it run', async () => {
    await planned({ startsAt: at(-0.01) })
    await db()
      .insert(officeJobs)
      .values({ kind: 'campaign', input: { campaign: 999_999, variants: goods }, total: 1_200 })
    await runOfficeJobs()
    const left = await db().select().from(officeJobs).where(eq(officeJobs.state, 'waiting'))
    expect(left).toEqual([])
  })
})

describe('permissions of price campaigns', () => {
  it.each(OFFICE_ROLES)('%s plans, moves and stops them only with the permission for prices', async (role) => {
    const id = await planned()
    await enterAs(role)
    const may = ROLES[role].has('office.prices.write') ? 200 : 403
    expect((await ask(role, `${PATH}${id}/`)).status).toBe(200)
    expect((await ask(role, `${PATH}preview/`, plan())).status).toBe(may)
    expect((await ask(role, `${PATH}${id}/times/`, { startsAt: at(1), endsAt: at(5) })).status).toBe(may)
    expect((await ask(role, `${PATH}${id}/stop/`, {})).status).toBe(may)
    expect((await ask(role, PATH, { name: 'X', ...plan() })).status).toBe(may)
  })

  it('are none for guests', async () => {
    expect((await ask('nobody', `${PATH}preview/`, plan())).status).toBe(401)
  })
})

describe('planned prices of files', () => {
  it('are listed, taken out and put back', async () => {
    await withTx((tx) =>
      planPricesIn(tx, [
        { variantId: goods[0] ?? 0, priceArea: 1, kind: 'discount', amount: 5_000, from: new Date(at(30)) },
      ]),
    )
    const listed = async () =>
      (
        await ask<{ rows: { id: string }[] }>(
          'admin',
          `/api/office/records/planned-prices/?filter=variantId:${goods[0]}`,
        )
      ).body.rows
    const [row] = await listed()
    const record = encodeURIComponent(row?.id ?? '')
    expect((await ask('admin', `/api/office/records/planned-prices/${record}/`)).status).toBe(200)
    expect((await ask('admin', `/api/office/remove/planned-prices/${record}/`, {})).status).toBe(200)
    expect(await listed()).toEqual([])
    const { body } = await ask<{ changes: { id: number }[] }>('admin', '/api/office/changes/?entity=planned-prices')
    expect((await ask('admin', '/api/office/undo/', { change: body.changes[0]?.id })).status).toBe(200)
    expect(await listed()).toHaveLength(1)
  })
})

it('the price history of a variant is told as it was', async () => {
  await byHand(9_000)
  const { body } = await ask<{ events: unknown[] }>('admin', `/api/office/price-events/${goods[0]}/`)
  expect(body.events).toEqual([
    { area: 1, kind: 'regular', amount: 10_000, from: expect.any(String) },
    { area: 1, kind: 'discount', amount: 9_000, from: expect.any(String) },
  ])
  expect(
    await db()
      .select()
      .from(variants)
      .where(eq(variants.id, goods[0] ?? 0)),
  ).toHaveLength(1)
})
