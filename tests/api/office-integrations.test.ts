import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { webhookDeliveries } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { OFFICE_ROLES } from '@/lib/contract/access/permissions'
import type { OfficeWebhookLog } from '@/lib/contract/calls/office-integrations'
import type { OfficeChange } from '@/lib/contract/schemas/office'

import { apiFetch } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { ask, enterAs, enterOffice } from '../support/office-calls'
import { seededDatabase } from '../support/seed'

const KEYS = '/api/office/keys/'
const HOOKS = '/api/office/webhooks/'
const URL = 'https://erp.example.com/hook'
let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enterOffice('admin', 'admin@example.com')
})
afterAll(() => database.drop())

const bearer = (key: string, path: string, body?: unknown) =>
  apiFetch(path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  })
const changes = async (entity: string, record: number) =>
  (await ask<{ changes: OfficeChange[] }>('admin', `/api/office/changes/?entity=${entity}&record=${record}`)).body
    .changes
const rows = async (entity: string) =>
  JSON.stringify((await ask<{ rows: unknown[] }>('admin', `/api/office/records/${entity}/`)).body.rows)

describe('keys of other systems', () => {
  it('open what they may until they are ended; they are shown once, and nowhere else', async () => {
    // Whoever may do something in the back office may use its calls: nobody has to know that.
    const wanted = { label: 'ERP', permissions: ['stock.read', 'office.stock.read'], days: 30 }
    const { body: made } = await ask<{ id: number; key: string }>('admin', KEYS, wanted)
    expect((await bearer(made.key, '/api/office/low-stock/')).status).toBe(200)
    const said = (await rows('keys')) + JSON.stringify(await changes('keys', made.id))
    expect(said).toContain(made.key.slice(0, 12))
    expect(said).not.toContain(made.key)
    expect((await ask('admin', `${KEYS}${made.id}/revoke/`, {})).status).toBe(200)
    expect((await bearer(made.key, '/api/office/low-stock/')).status).toBe(401)
    expect((await ask('admin', `${KEYS}${made.id}/revoke/`, {})).status).toBe(404)
    expect((await changes('keys', made.id)).map(({ action }) => action)).toEqual(['update', 'create'])
  })

  it('never make keys or webhooks, and are not made with what no key may have', async () => {
    const all = await ask<{ permissions: string[] }>('admin', '/api/office/integrations/choices/')
    expect(all.body.permissions).not.toContain('office.integrations.write')
    const { body } = await ask<{ key: string }>('admin', KEYS, {
      label: 'All',
      permissions: all.body.permissions,
      days: null,
    })
    const more = { label: 'More', permissions: ['stock.read'], days: null }
    expect((await bearer(body.key, KEYS, more)).status).toBe(403)
    expect((await bearer(body.key, HOOKS, { url: URL, events: ['order.paid'] })).status).toBe(403)
    for (const permissions of [[], ['office.integrations.write'], ['office.people.write'], ['anything']])
      expect((await ask('admin', KEYS, { ...more, permissions })).status).toBe(400)
  })
})

describe('webhooks', () => {
  const log = async (id: number) => (await ask<OfficeWebhookLog>('admin', `${HOOKS}${id}/`)).body
  const change = (id: number, to: string) => ask('admin', `${HOOKS}${id}/`, { to })

  it('go to public addresses alone', async () => {
    for (const url of [
      'http://erp.example.com/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/latest/',
      'https://10.0.0.8/',
      'https://0x7f000001/',
      'https://user:secret@erp.example.com/',
      'ftp://erp.example.com/',
      'no address',
    ]) {
      const { status, body } = await ask('admin', HOOKS, { url, events: ['order.paid'] })
      expect([url, status, body.error?.code]).toEqual([url, 400, 'BAD_REQUEST'])
    }
    expect((await ask('admin', HOOKS, { url: URL, events: [] })).status).toBe(400)
  })

  it('are tried, paused, resumed, sent again and deleted; the secret is in the first answer alone', async () => {
    const { body: made } = await ask<{ id: number; secret: string }>('admin', HOOKS, {
      url: URL,
      events: ['order.paid'],
    })
    expect(made.secret).toMatch(/^whsec_/)
    expect((await change(made.id, 'test')).status).toBe(200)
    const { deliveries } = await log(made.id)
    expect(deliveries).toMatchObject([{ event: 'webhook.test', attempts: 0, delivered: null }])
    await db().update(webhookDeliveries).set({ dueAt: null, attempts: 5, failure: 'refused' })
    expect((await ask('admin', `${HOOKS}${made.id}/deliveries/`, { delivery: deliveries[0]?.id })).status).toBe(200)
    expect((await log(made.id)).deliveries).toMatchObject([{ attempts: 0, next: expect.any(String) as string }])
    const { body: other } = await ask<{ id: number }>('admin', HOOKS, { url: `${URL}2`, events: ['stock.low'] })
    // A message of another endpoint is none of this one.
    expect((await ask('admin', `${HOOKS}${other.id}/deliveries/`, { delivery: deliveries[0]?.id })).status).toBe(404)
    await change(made.id, 'pause')
    expect(await log(made.id)).toMatchObject({ isOn: false, because: 'merchant' })
    expect((await change(made.id, 'test')).status).toBe(409)
    await change(made.id, 'resume')
    const said =
      JSON.stringify(await log(made.id)) + (await rows('webhooks')) + JSON.stringify(await changes('webhooks', made.id))
    expect(said).not.toContain(made.secret)
    await change(made.id, 'remove')
    expect((await ask('admin', `${HOOKS}${made.id}/`)).status).toBe(404)
    expect((await changes('webhooks', made.id)).map(({ action }) => action)).toEqual([
      'remove',
      'update',
      'update',
      'create',
    ])
  })
})

it('are for administrators only', async () => {
  for (const role of OFFICE_ROLES) {
    await enterAs(role)
    const answers = await Promise.all([
      ask(role, '/api/office/integrations/choices/'),
      ask(role, KEYS, { label: 'x', permissions: ['stock.read'], days: null }),
      ask(role, `${KEYS}1/revoke/`, {}),
      ask(role, HOOKS, { url: URL, events: ['order.paid'] }),
      ask(role, `${HOOKS}1/`),
      ask(role, `${HOOKS}1/`, { to: 'pause' }),
      ask(role, `${HOOKS}1/deliveries/`, { delivery: 1 }),
      ask(role, '/api/office/records/keys/'),
      ask(role, '/api/office/records/webhooks/'),
    ])
    expect([role, ...answers.map(({ status }) => status)]).toEqual([role, ...Array<number>(9).fill(403)])
  }
})
