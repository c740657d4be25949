/** PgBouncer between shop and database, where Debian's package is installed: session pooling works, transaction pooling is refused. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { isListening, startListening, stopListening } from '@/lib/backend/platform/cache/listen'
import { migrate } from '@/lib/backend/platform/database/migrate'
import { closePools, db, setDatabase } from '@/lib/backend/platform/database/pool'
import { checkOutside } from '@/lib/backend/platform/embedded-postgres/outside'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownPostgres, type OwnPostgres } from '../support/own-postgres'
import { testFolder } from '../support/test-server'
import { freePort } from './free-port'

const PROGRAM = '/usr/sbin/pgbouncer'

let database: OwnPostgres
let bouncer: ChildProcess | undefined

beforeAll(async () => {
  database = await ownPostgres()
})
afterEach(async () => {
  await stopListening()
  await closePools()
  bouncer?.kill('SIGKILL')
  bouncer = undefined
})
afterAll(() => database.remove())

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
  })

/** The address of the database through a pooler. */
async function pooled(mode: 'session' | 'transaction'): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(database.url)
  const own = await freePort()
  const folder = testFolder('bouncer-', mode)
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  writeFileSync(
    settings,
    `[databases]\n* = host=${hostname} port=${port}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${own}\nunix_socket_dir=\nauth_type=scram-sha-256\nauth_file=${users}\npool_mode=${mode}\ndefault_pool_size=20\n`,
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chmodSync(folder, 0o755)
    execFileSync('chown', ['-R', 'nobody', folder])
  }
  bouncer = spawn(PROGRAM, [...(isRoot ? ['-u', 'nobody'] : []), settings], { stdio: 'ignore' })
  for (let turn = 0; turn < 50 && !(await answers(own)); turn += 1) await sleep(100)
  return `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`
}

describe.runIf(existsSync(PROGRAM))('PgBouncer', () => {
  it('in session mode serves migrations, limits, slow queries and changes', async () => {
    const url = await pooled('session')
    await checkOutside(url, 5_000)
    await migrate(url)
    await setDatabase({ url })
    const { rows } = await db().execute<{ limit: string }>(
      sql`select current_setting('lock_timeout') as limit, pg_sleep(5)`,
    )
    expect(rows[0]?.limit).toBe('5s')
    startListening()
    await expect.poll(isListening).toBe(true)
  })

  it('in transaction mode is refused in one sentence', async () => {
    const url = await pooled('transaction')
    await expect(checkOutside(url, 5_000)).rejects.toThrow(/shares connections by transaction.*pool_mode = session/)
  })

  it('a direct connection is none', async () => {
    await expect(checkOutside(database.url, 5_000)).resolves.toBeUndefined()
  })
})
