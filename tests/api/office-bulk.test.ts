/** Bulk changes that are long work: begun, done in parts, gone on with after a fault of the process, stopped, taken back. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { runOfficeJobs } from '@/lib/backend/flows/office/jobs'
import * as s from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import type { OfficeBulkWork } from '@/lib/contract/schemas/office-campaigns'

import type { TestDatabase } from '../support/fresh-database'
import { enter, enterAs, send } from '../support/office'
import { seededDatabase } from '../support/seed'

const MANY = 230
let database: TestDatabase

const allSizes = { all: { q: 'bulk-', filter: '' } }
async function begin(entity: string, body: object, who = 'admin') {
  return send(who, `/api/office/bulk/${entity}/`, { ...body, isJob: true })
}
async function begun(entity: string, body: object): Promise<number> {
  const { status, body: answer } = await begin(entity, body)
  expect([status, answer.error]).toEqual([200, undefined])
  return Number(answer['job'])
}
const work = async (job: number, who = 'admin') => {
  const { status, body } = await send(who, `/api/office/bulk-work/${job}/`)
  return { status, ...(body as unknown as OfficeBulkWork) }
}
const sizesAt = async (order: number) =>
  db().$count(s.sizes, sql`${s.sizes.name} like 'bulk-%' and ${s.sizes.sortOrder} = ${order}`)
const redirectsTo = async (target: string) => db().$count(s.redirects, eq(s.redirects.target, target))

/** The process ends in the second part: an error that the work does not know. */
async function breakSize(): Promise<void> {
  await db().execute(sql`create or replace function break_size() returns trigger language plpgsql as
    $$ begin if new.name = 'bulk-150' then raise exception 'gone' using errcode = 'XX000'; end if; return new; end $$`)
  await db().execute(sql`create trigger break_size before update on sizes for each row execute function break_size()`)
}
const mendSize = () => db().execute(sql`drop trigger break_size on sizes`)

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enter('admin', 'admin@example.com')
  await db().execute(
    sql`insert into sizes (name, sort_order) select 'bulk-' || n, 1 from generate_series(1, ${sql.raw(String(MANY))}) n`,
  )
})
afterAll(() => database.drop())

describe('a change of many records as long work', () => {
  it('is begun without being done, and is done by the sweep as one entry that is taken back', async () => {
    const job = await begun('sizes', { ...allSizes, set: { sortOrder: 5 } })
    expect(await work(job)).toMatchObject({
      ...{
        status: 200,
        state: 'waiting',
        entity: 'sizes',
        set: [{ path: 'sortOrder', kind: 'integer', value: 5, label: null }],
        done: 0,
        total: MANY,
        batch: null,
      },
    })
    expect(await sizesAt(5)).toBe(0)
    await runOfficeJobs()
    const done = await work(job)
    expect(done).toMatchObject({ state: 'done', done: MANY, total: MANY, changed: MANY, faults: [] })
    expect(await sizesAt(5)).toBe(MANY)
    const { body } = await send('admin', '/api/office/changes/?entity=sizes')
    expect(body['changes']).toMatchObject([{ batch: done.batch, actor: expect.anything() as unknown }])
    expect((await send('admin', '/api/office/undo/', { batch: done.batch })).body['undone']).toBe(MANY)
    expect(await sizesAt(1)).toBe(MANY)
  })

  it('goes on where it was when its process ended, and does nothing twice', async () => {
    await breakSize()
    const job = await begun('sizes', { ...allSizes, set: { sortOrder: 7 } })
    await expect(runOfficeJobs()).rejects.toThrow()
    const half = await work(job)
    expect(half).toMatchObject({ state: 'running', done: 100, changed: 100 })
    expect(await sizesAt(7)).toBe(100)
    await mendSize()
    await runOfficeJobs()
    expect(await work(job)).toMatchObject({ state: 'done', done: MANY, changed: MANY, batch: half.batch })
    expect(await db().$count(s.recordChanges, eq(s.recordChanges.batchId, Number(half.batch)))).toBe(MANY)
  })

  it('ends when it is taken back before its end, so that nothing is changed after that', async () => {
    await breakSize()
    const job = await begun('sizes', { ...allSizes, set: { sortOrder: 11 } })
    await expect(runOfficeJobs()).rejects.toThrow()
    const { batch } = await work(job)
    await mendSize()
    expect((await send('admin', '/api/office/undo/', { batch })).body['undone']).toBe(100)
    await runOfficeJobs()
    expect(await work(job)).toMatchObject({ state: 'stopped', done: 100 })
    expect(await sizesAt(11)).toBe(0)
  })

  it('that fails for ever ends, with what it has done and a sentence', async () => {
    await breakSize()
    const job = await begun('sizes', { ...allSizes, set: { sortOrder: 13 } })
    for (let sweep = 1; sweep < 20; sweep += 1) await expect(runOfficeJobs()).rejects.toThrow()
    expect(await work(job)).toMatchObject({ state: 'running', done: 100 })
    await runOfficeJobs()
    expect(await work(job)).toMatchObject({
      ...{ state: 'failed', done: 100, changed: 100 },
      faults: [{ record: '', message: 'internal' }],
    })
    await mendSize()
  })

  it('leaves what is refused as it was, says why by name, and changes the rest', async () => {
    await db()
      .insert(s.redirects)
      .values(['bulk-a', 'bulk-b', 'bulk-c'].map((path) => ({ path, target: '/old/' })))
    const ids = ['bulk-a', 'bulk-b', 'bulk-c', 'bulk-gone']
    const job = await begun('redirects', { ids, set: { target: '/bulk-b' } })
    await runOfficeJobs()
    const done = await work(job)
    expect(done).toMatchObject({ state: 'done', done: 4, changed: 2 })
    expect(done.faults).toEqual([
      { record: 'bulk-b', message: 'circle' },
      { record: 'bulk-gone', message: 'not_found' },
    ])
    expect(await redirectsTo('/bulk-b')).toBe(2)
    expect(await redirectsTo('/old/')).toBe(1)
  })

  it('of columns of products is done together, and shoppers’ pages follow', async () => {
    const goods = await db().select({ id: s.models.id }).from(s.models).orderBy(s.models.id).limit(3)
    const ids = goods.map(({ id }) => String(id))
    const job = await begun('products', { ids: [...ids, '999999'], set: { modelNumber: 'All alike' } })
    await runOfficeJobs()
    expect(await work(job)).toMatchObject({ changed: 3, faults: [{ record: '999999', message: 'not_found' }] })
    const again = await begun('products', { ids, set: { modelNumber: 'All alike' } })
    await runOfficeJobs()
    expect(await work(again)).toMatchObject({ state: 'done', done: 3, changed: 0, batch: null })
  })

  it('is stopped: what is done stays, nothing more is done, and it cannot be stopped twice', async () => {
    const job = await begun('sizes', { ...allSizes, set: { sortOrder: 9 } })
    expect((await send('admin', `/api/office/bulk-work/${job}/stop/`, {})).status).toBe(200)
    await runOfficeJobs()
    expect(await work(job)).toMatchObject({ state: 'stopped', done: 0 })
    const listed = async (kind: string) => {
      const filter = encodeURIComponent(`kind:${kind};state:stopped`)
      const { body } = await send('admin', `/api/office/records/jobs/?filter=${filter}`)
      return (body['rows'] as { id: string; values: { kind: string } }[]).map(({ id, values }) => [id, values.kind])
    }
    expect(await listed('job_bulk')).toContainEqual([String(job), 'job_bulk'])
    expect(await listed('job_import')).toEqual([])
    expect(await sizesAt(9)).toBe(0)
    const twice = await send('admin', `/api/office/bulk-work/${job}/stop/`, {})
    expect([twice.status, twice.body.error?.details?.reason]).toEqual([409, 'work_over'])
  })

  it('is not begun with a value that no record takes, a field that is none, or for who may not', async () => {
    const fault = async (body: object) => (await begin('sizes', { ...allSizes, ...body })).body.error
    expect(await fault({ set: { sortOrder: 'many' } })).toMatchObject({ code: 'BAD_REQUEST', field: 'sortOrder' })
    expect(await fault({ set: { name: '' } })).toMatchObject({ details: { reason: 'required' } })
    expect(await fault({ set: { secret: 1 } })).toMatchObject({ details: { reason: 'unknown' } })
    await enterAs('editor')
    expect((await begin('sizes', { ...allSizes, set: { sortOrder: 3 } }, 'editor')).status).toBe(403)
  })

  it('is seen and stopped by who may see and change such records, and ends when its person may no more', async () => {
    await enterAs('buyer')
    const job = Number((await begin('sizes', { ...allSizes, set: { sortOrder: 4 } }, 'buyer')).body['job'])
    expect((await work(job, 'buyer')).status).toBe(200)
    expect((await send('buyer', '/api/office/bulk-work/999999/')).status).toBe(404)
    const content = await begun('redirects', { ids: ['bulk-a'], set: { target: '/else/' } })
    await enterAs('bookkeeping')
    expect((await work(content, 'bookkeeping')).status).toBe(403)
    expect((await send('bookkeeping', `/api/office/bulk-work/${job}/stop/`, {})).status).toBe(403)
    await runOfficeJobs()
    expect(await work(job)).toMatchObject({ state: 'failed', done: 0 })
    expect(await sizesAt(4)).toBe(0)
  })
})
