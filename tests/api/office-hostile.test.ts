/** Calls of the back office with values that no page sends, and by keys that may little. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'

import { apiFetch } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { ask, cookieOf, enterOffice } from '../support/office-calls'
import { seededDatabase } from '../support/seed'

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enterOffice('admin', 'admin@example.com')
})
afterAll(() => database.drop())

const HUGE = 9_999_999_999
const NUL = 'a\u0000b'
const HALF = '\uD800'
const moment = '2031-01-01T00:00:00Z'
const plan = {
  selection: { of: 'products', ids: [1] },
  rule: { kind: 'percent', value: 10, rounding: 'none' },
  kind: 'discount',
  areas: [1],
  startsAt: moment,
  endsAt: '2031-02-01T00:00:00Z',
}
const purchase = { supplier: 'x', storeId: 20 }

/** Not as JSON: some answers are files. */
async function asked(path: string, body: unknown): Promise<{ status: number; answer: string }> {
  const response = await apiFetch(path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', cookie: cookieOf('admin') },
  })
  return { status: response.status, answer: await response.text() }
}

/** Refused or answered, never a fault of the shop. */
describe('values that no page sends', () => {
  it.each<[string, unknown?]>([
    [`/api/office/low-stock/?store=${HUGE}`],
    ['/api/office/low-stock/?page=999999999'],
    ['/api/office/low-stock/?store=-1'],
    [`/api/office/purchases/${HUGE}/`],
    [`/api/office/purchases/1/csv/`],
    ['/api/office/purchases/1/', { changes: [{ variant: HUGE, from: null, to: { quantity: 1, expectedOn: null } }] }],
    ['/api/office/purchases/1/', { changes: [{ variant: 1, from: null, to: { quantity: 1e12, expectedOn: null } }] }],
    [
      '/api/office/purchases/1/',
      { changes: [{ variant: 1, from: null, to: { quantity: 1, expectedOn: '9999-99-99' } }] },
    ],
    ['/api/office/purchases/1/state/', { to: 'order', reason: NUL }],
    ['/api/office/purchases/1/receipts/', { id: 'no id', lines: [] }],
    ['/api/office/purchase-rows/', { text: `${NUL}\t1\n${HALF}\t1\n${'9'.repeat(64)}\t1\n=1+1;2\n` }],
    ['/api/office/records/purchases/', { values: { ...purchase, supplier: NUL } }],
    ['/api/office/records/purchases/', { values: { ...purchase, supplier: HALF } }],
    ['/api/office/records/purchases/', { values: { ...purchase, storeId: HUGE } }],
    ['/api/office/records/purchases/', { values: { ...purchase, storeId: -1 } }],
    ['/api/office/records/purchases/', { values: { ...purchase, __proto__: { id: 1 }, status: 'received' } }],
    [`/api/office/records/products/?q=${encodeURIComponent(NUL)}`],
    [`/api/office/records/products/?filter=brandId:${encodeURIComponent(encodeURIComponent(NUL))}`],
    ['/api/office/records/products/?filter=soldAmount:1e9..&sort=constructor'],
    ['/api/office/records/constructor/'],
    ['/api/office/csv/brands/?columns=constructor,__proto__,toString'],
    [`/api/office/find/?q=${encodeURIComponent(`%${HALF.slice(0, 0)}_\\`)}`],
    ['/api/office/codes/', { codes: [NUL] }],
    ['/api/office/codes/', { codes: ["' or 1=1 --"] }],
    ['/api/office/changes/?record=%00'],
    ['/api/office/undo/', { change: HUGE }],
    ['/api/office/undo/', { batch: Number.MAX_SAFE_INTEGER }],
    ['/api/office/campaigns/preview/', { ...plan, selection: { of: 'products', ids: [2_147_483_647] } }],
    ['/api/office/campaigns/preview/', { ...plan, selection: { of: 'products', all: { q: NUL, filter: '' } } }],
    ['/api/office/campaigns/preview/', { ...plan, startsAt: '0001-01-01T00:00:00Z' }],
    ['/api/office/campaigns/', { ...plan, name: NUL }],
    ['/api/office/keys/', { label: NUL, permissions: ['stock.read'], days: null }],
    ['/api/office/keys/', { label: 'x', permissions: ['stock.read'], days: 1e9 }],
    ['/api/office/webhooks/', { url: `https://${'a'.repeat(3000)}.example/`, events: ['order.paid'] }],
    ['/api/office/webhooks/', { url: `https://erp.example/${NUL}`, events: ['order.paid'] }],
    [`/api/office/webhooks/${HUGE}/`],
    [`/api/office/pages/${HUGE}/`],
    ['/api/office/bulk/products/', { ids: [NUL], set: { isPublic: true } }],
    ['/api/office/bulk/products/', { ids: ['1'], set: { ['__proto__']: true } }],
  ])('%s %j', async (path, body) => {
    const { status, answer } = await asked(path.replace('%00', encodeURIComponent(NUL)), body)
    expect([status, answer.slice(0, 200)]).toEqual([expect.toSatisfy((code: number) => code < 500), expect.any(String)])
  })
})

describe('a key that may see goods alone', () => {
  let key = ''
  beforeAll(async () => {
    const { body } = await ask<{ key: string }>('admin', '/api/office/keys/', {
      label: 'Goods',
      permissions: ['office.use', 'office.goods.read'],
      days: 1,
    })
    ;({ key } = body)
  })
  const call = async (path: string, body?: unknown) =>
    (
      await apiFetch(path, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      })
    ).status

  it('reads goods', async () => {
    expect(await call('/api/office/records/products/')).toBe(200)
    expect(await call('/api/office/find/?q=a')).toBe(200)
  })

  it.each<[string, unknown?]>([
    ['/api/office/low-stock/'],
    ['/api/office/purchases/1/'],
    ['/api/office/purchases/1/csv/'],
    ['/api/office/purchases/1/state/', { to: 'order' }],
    ['/api/office/purchase-rows/', { text: 'x\t1' }],
    ['/api/office/records/purchases/', { values: purchase }],
    ['/api/office/records/settings/'],
    ['/api/office/csv/ledger/'],
    ['/api/office/campaigns/preview/', plan],
    ['/api/office/counts/stores/'],
    ['/api/office/keys/', { label: 'x', permissions: ['stock.read'], days: null }],
    ['/api/office/webhooks/', { url: 'https://erp.example/', events: ['order.paid'] }],
    ['/api/office/integrations/choices/'],
    ['/api/office/bulk/products/', { ids: ['1'], set: { isPublic: false } }],
  ])('is refused at %s', async (path, body) => expect([403, 404]).toContain(await call(path, body)))

  it('takes back nothing that it may not change, and sees no history of it', async () => {
    const { body } = await ask<{ id: string }>('admin', '/api/office/records/purchases/', { values: purchase })
    const { rows } = await db().execute<{ id: number }>(
      sql`select id::int as id from record_changes where entity = 'purchases' and record_id = ${body.id}`,
    )
    expect(await call('/api/office/undo/', { change: rows[0]?.id })).toBe(403)
    const history = await apiFetch('/api/office/changes/', { headers: { authorization: `Bearer ${key}` } })
    const { changes } = (await history.json()) as { changes: { entity: string }[] }
    expect(changes.map(({ entity }) => entity)).not.toContain('purchases')
  })
})
