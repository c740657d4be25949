import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { isListening, startListening, stopListening } from '@/lib/backend/platform/cache/listen'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { closePools, db, dbRead, setDatabase } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { changeTags } from '@/lib/cache/tags'
import { ownPostgres, type OwnPostgres } from '../../support/own-postgres'
import { startTcpProxy, through, type TcpProxy } from '../../support/tcp-proxy'
import { processFamilies } from '@/lib/telemetry/metrics'

/** What the metrics tell; undefined without a replica. */
const isReplicaUsed = () => {
  const value = /^shop_replica_used (\d)$/m.exec(processFamilies().join('\n'))?.[1]
  return value && value === '1'
}

let primary: OwnPostgres
let proxy: TcpProxy
let standby: { url: string; adminUrl: string }

beforeAll(async () => {
  primary = await ownPostgres()
  standby = await primary.standby()
  proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(standby.url).port) })
})
afterAll(async () => {
  await closePools()
  await proxy.close()
  await primary.remove()
})
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await closePools()
  await setDatabase({ url: primary.url, readUrl: through(proxy, standby.url) })
  await inUse()
})
afterEach(async () => {
  proxy.mode = 'pass'
  await stopListening()
  vi.restoreAllMocks()
})

/** Whether a read was answered by the standby. */
async function isFromStandby(): Promise<boolean> {
  const { rows } = await dbRead().execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`)
  return rows[0]?.standby ?? false
}
const inUse = () => expect.poll(isFromStandby, { timeout: 8_000 }).toBe(true)

async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: standby.adminUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const names = async (reader: ReturnType<typeof db>) =>
  (await reader.execute<{ name: string }>(sql`select name from brands order by name`)).rows.map(({ name }) => name)

let brand = 0
async function addBrand(): Promise<string> {
  brand += 1
  const slug = `brand-${brand}`
  await withTx(async (tx) => {
    await tx.execute(sql`insert into brands (slug, name) values (${slug}, ${slug})`)
    invalidateTags(tx, changeTags.brand(slug))
  })
  return slug
}

it('reads come from the replica, and limits of a session hold on it', async () => {
  expect(isReplicaUsed()).toBe(true)
  const { rows } = await dbRead().execute<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`)
  expect(rows[0]?.limit).toBe('10s')
})

it.each([
  ['refuses connections', () => proxy.cut()],
  ['is swallowed by the network', () => void (proxy.mode = 'drop')],
])('a replica that %s costs no read: the primary answers, and the replica is used again later', async (_, breakIt) => {
  const target = proxy.port
  breakIt()
  if (proxy.mode === 'pass') await proxy.close()
  expect(await isFromStandby()).toBe(false)
  expect(isReplicaUsed()).toBe(false)
  if (proxy.mode === 'drop') proxy.mode = 'pass'
  else {
    proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(standby.url).port) })
    expect(proxy.port).not.toBe(target)
    await setDatabase({ url: primary.url, readUrl: through(proxy, standby.url) })
  }
  await inUse()
})

it('after a change reads see it at once, also while the replica is behind', async () => {
  startListening()
  await expect.poll(isListening).toBe(true)
  await inUse()
  await onStandby('select pg_wal_replay_pause()')
  const slug = await addBrand()
  await expect.poll(isReplicaUsed).toBe(false)
  expect(await names(dbRead())).toContain(slug)
  expect(await isFromStandby()).toBe(false)
  await onStandby('select pg_wal_replay_resume()')
  await inUse()
  expect(await names(dbRead())).toContain(slug)
})

it('a replica that stands still is noticed without a message', async () => {
  await onStandby('select pg_wal_replay_pause()')
  await addBrand()
  await expect.poll(isReplicaUsed, { timeout: 4_000 }).toBe(false)
  await onStandby('select pg_wal_replay_resume()')
  await inUse()
})

it('a query that is wrong is not asked again', async () => {
  await expect(dbRead().execute(sql`select no_such_column`)).rejects.toThrow()
  expect(isReplicaUsed()).toBe(true)
})
