import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { drainOutbox } from '@/lib/backend/worker/outbox'
import { shopStatus } from '@/lib/backend/flows/monitoring/status'
import { setMailer } from '@/lib/backend/platform/mail/mailer'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { config } from '@/lib/config/env'
import { shopStatus as contract } from '@/lib/contract/schemas/status'
import { gauge } from '@/lib/telemetry/metrics'
import { apiFetch, get, logIn, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase } from '../support/seed'

let database: TestDatabase
let staff: Record<string, string>
beforeAll(async () => {
  vi.stubEnv('SHOP_SECRET', 'a secret of the tests, thirty-two and more')
  ;({ database } = await seededDatabase())
  staff = await logIn('staff@example.com', PASSWORD)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  setMailer(null)
  await database.drop()
})

describe('the status of the shop', () => {
  it('names what could not be sent, and staff have it tried again', async () => {
    setMailer({ send: () => Promise.reject(new Error('no mail server')) })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const {
      rows: [variant],
    } = await db().execute<{ id: number }>(sql`select id from variants order by id limit 1`)
    await withTx((tx) =>
      enqueue(tx, 'stock_notice', 'notice:1', { variant_id: variant?.id ?? 0, email: 'a@b.example', language: 'fi' }),
    )
    expect(await drainOutbox()).toBe(1)
    vi.restoreAllMocks()
    const first = contract.parse(await shopStatus())
    expect(first.outbox).toMatchObject({ waiting: 1, failed: 0 })
    expect(first.troubles).toMatchObject([{ key: 'notice:1', tries: 1, is_given_up: false }])
    expect(await drainOutbox()).toBe(0)

    await db().execute(sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'outbox'`)
    expect((await shopStatus()).outbox.failed).toBe(1)
    expect((await post('/api/staff/status/retry/', {}, staff)).body).toEqual({ retried: 1 })
    const sent: string[] = []
    setMailer({
      send: (mail) => {
        sent.push(mail.key)
        return Promise.resolve()
      },
    })
    expect(await drainOutbox()).toBe(1)
    expect(sent).toEqual(['notice:1'])
    expect((await get('/api/staff/status/', staff)).body).toMatchObject({
      outbox: { waiting: 0, failed: 0 },
      troubles: [],
    })
  })

  it('metrics are for staff and for the bearer of METRICS_TOKEN', async () => {
    const token = 'a-token-for-monitoring'
    const ask = (headers: Record<string, string>) => apiFetch('/api/metrics/', { headers })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(401)
    const original = config().metricsToken
    Object.assign(config(), { metricsToken: token })
    const answer = await ask({ authorization: `Bearer ${token}` })
    const other = await apiFetch('/api/staff/status/', { headers: { authorization: `Bearer ${token}` } })
    Object.assign(config(), { metricsToken: original })
    expect(other.status).toBe(401)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'private, no-store',
    ])
    const text = await answer.text()
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(
        /^(# (HELP|TYPE) (shop|process|nodejs)_\w+ .+|(shop|process|nodejs)_\w+(\{[^}]+\})? \d+(\.\d+)?(e-\d+)?)$/,
      )
    expect(text).toContain('shop_jobs{queue="outbox",state="waiting"} 0')
    gauge('shop_untrusted_proxy', () => [[[], 1]])
    expect(await (await ask(staff)).text()).toContain('\nshop_untrusted_proxy 1\n')
    gauge('shop_untrusted_proxy', () => [])
    // Of this request's own queries.
    expect(text).toMatch(/^shop_db_query_duration_seconds_count [1-9]\d*$/m)
    expect(text).toMatch(/^shop_db_pool_connections\{pool="primary",state="idle"\} \d+$/m)
    expect(text).toMatch(/^shop_database_up 1$/m)
    expect(text).toMatch(/^nodejs_heap_size_used_bytes \d{7,}$/m)
    expect((await ask(staff)).status).toBe(200)
  })
})
