/** Keys of other systems, in modules of its own: of a thousand refusals of another file in the same minute the security log leaves lines out. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { createKey, KEY_PERMISSIONS, listKeys, revokeKey } from '@/lib/backend/domain/integrations/keys'
import { db } from '@/lib/backend/platform/database/pool'
import { type Call, needsPerson } from '@/lib/contract/calls/call'
import { allCallNames as callNames, allCalls as calls } from '@/lib/contract/all-calls'
import type { CallName } from '@/lib/contract/calls'
import { isPermission, type Permission } from '@/lib/contract/access/permissions'

import { apiFetch, get, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase } from '../support/seed'

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
})
afterAll(() => database.drop())

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const make = async (permissions: readonly Permission[], days: number | null = null) => {
  const { id, key } = await createKey('ERP', permissions, days)
  return { id, key, headers: bearer(key) }
}

/** A call that is refused for its input only after access was decided. */
async function probe(name: CallName, headers: Record<string, string>): Promise<number> {
  const { method, path }: Call = calls[name]
  const more = { productExtraDetails: '?type=2', productExtraDelivery: '?type=1' }[name as string] ?? ''
  const address = path.replace(/\{\w+\}/g, 'x') + more
  const body = '{"unknown":1}'
  const sent =
    method === 'GET' ? { headers } : { method, body, headers: { 'content-type': 'application/json', ...headers } }
  return (await apiFetch(address, sent)).status
}

describe('keys of other systems', () => {
  // First: a process writes a limited number of such lines in a minute.
  it('are named in the security log when they are refused', async () => {
    const { id, key, headers } = await make(['stock.read'])
    const lines: string[] = []
    const warn = vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line))
    await post('/api/staff/order/', {}, headers)
    warn.mockRestore()
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'refused', call: 'moveOrder', key: id },
    ])
    expect(lines.join('')).not.toContain(key)
  })

  it('make the calls of their permissions, and no other', async () => {
    const { headers } = await make(['orders.read', 'orders.process', 'returns.process', 'stock.read'])
    const all = await make(KEY_PERMISSIONS)
    for (const name of callNames) {
      const call: Call = calls[name]
      const has = ['orders.read', 'orders.process', 'returns.process', 'stock.read'].includes(call.access)
      const [own, every] = [await probe(name, headers), await probe(name, all.headers)]
      if (call.access === 'public' || call.access === 'provider')
        expect([name, [401, 403].includes(own)]).toEqual([name, false])
      else if (!isPermission(call.access)) expect([name, own, every]).toEqual([name, 401, 401])
      else if (needsPerson(call)) expect([name, own, every]).toEqual([name, 403, 403])
      else expect([name, [401, 403].includes(own), [401, 403].includes(every)]).toEqual([name, !has, false])
    }
  })

  it('never act as a person: no cart, no order, no price by staff, no customer', async () => {
    expect(callNames.filter((name) => isPermission(calls[name].access) && needsPerson(calls[name])).sort()).toEqual([
      'addOrderNote',
      'changeOfficeWebhook',
      'checkOfficeImport',
      'createOfficeExport',
      'createOfficeKey',
      'createOfficeWebhook',
      'decidePriceOverride',
      'decideWithdrawal',
      'eraseOfficeCustomer',
      'officeCustomerData',
      'officeErasure',
      'officeExportFile',
      'officeExports',
      'officeImport',
      'officeImports',
      'officeKeyChoices',
      'officeLogout',
      'officeMe',
      'officeViews',
      'officeWebhookLog',
      'releaseHolds',
      'removeOfficeView',
      'removeOrderNote',
      'resetSecondFactor',
      'revokeOfficeKey',
      'saveOfficeView',
      'sendOfficeDelivery',
      'staffCustomers',
      'startOfficeImport',
      'stopOfficeExport',
      'stopOfficeImport',
      'translateOfficeProducts',
      'uploadOfficeImport',
    ])
    for (const permission of [
      'customers.select',
      'second_factors.reset',
      'price_overrides.decide',
      'office.integrations.write',
      'office.customers.export',
      'office.customers.erase',
    ] as const)
      await expect(createKey('ERP', [permission], null)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('read orders and stock as staff see them', async () => {
    const { headers, id } = await make(['orders.read'])
    expect((await get('/api/staff/orders/?state=paid', headers)).body).toMatchObject({ orders: expect.any(Array) })
    expect((await get('/api/staff/orders/?state=paid')).status).toBe(401)
    const [row] = (await listKeys()).filter((key) => key.id === id)
    expect(row).toMatchObject({ label: 'ERP', permissions: ['orders.read'], lastUsedAt: expect.any(Date) })
  })

  it('are stored as a hash, and shown by their beginning', async () => {
    const { key } = await make(['stock.read'])
    expect(key).toMatch(/^polku_[\w-]{43}$/)
    const { rows } = await db().execute(sql`select to_jsonb(k)::text as text from integration_keys k`)
    expect(JSON.stringify([rows, await listKeys()])).not.toContain(key)
    expect((await listKeys()).at(-1)?.prefix).toBe(key.slice(0, 12))
  })

  it('end when they expire or are revoked, at once', async () => {
    const dated = await make(['stock.read'], 1)
    const path = '/api/staff/stock/?variants=1'
    expect((await get(path, dated.headers)).status).not.toBe(401)
    await db().execute(sql`update integration_keys set expires_at = now() - interval '1 second' where id = ${dated.id}`)
    expect((await get(path, dated.headers)).status).toBe(401)
    const other = await make(['stock.read'])
    expect((await get(path, other.headers)).status).not.toBe(401)
    await revokeKey(other.id)
    expect((await get(path, other.headers)).status).toBe(401)
    await expect(revokeKey(other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await get(path, bearer(`polku_${'a'.repeat(43)}`))).status).toBe(401)
    for (const days of [0, 1.5, Number.NaN, 4_000])
      await expect(createKey('ERP', ['stock.read'], days)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('make at most 600 calls in a minute', async () => {
    const { id, headers } = await make(['stock.read'])
    const other = await make(['stock.read'])
    const path = '/api/staff/stock/?variants=1'
    expect((await get(path, headers)).status).not.toBe(429)
    await db().execute(sql`update rate_limits set count = 600 where key = ${`key:${id}`}`)
    const limited = await get(path, headers)
    // The minute may have ended in between.
    if (limited.status !== 429) await db().execute(sql`update rate_limits set count = 600 where key = ${`key:${id}`}`)
    const { status, headers: answered } = limited.status === 429 ? limited : await get(path, headers)
    expect([status, Number(answered.get('retry-after')) > 0]).toEqual([429, true])
    expect((await get(path, other.headers)).status).not.toBe(429)
  })
})
