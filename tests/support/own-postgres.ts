/** A PostgreSQL server that a test may stop, kill and start again; only that test uses it. */
import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

import { ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { chooseAccount } from '@/lib/backend/platform/embedded-postgres/account'
import { startServer, stopServer } from '@/lib/backend/platform/embedded-postgres/cluster'
import { runningPostmaster } from '@/lib/backend/platform/embedded-postgres/postmaster'
import { processExists } from '@/lib/backend/platform/embedded-postgres/process-info'
import { findPrograms } from '@/lib/backend/platform/embedded-postgres/programs'
import { readState } from '@/lib/backend/platform/embedded-postgres/state'
import { migrate } from '@/lib/backend/platform/database/migrate'
import { installShopQueues } from '@/lib/backend/domain/jobs/sweeps'
import { testFolder } from './test-server'

export interface OwnPostgres {
  /** A migrated, empty database. The address is the same after each start. */
  readonly url: string
  start(): Promise<void>
  /** Stops it in an orderly way. */
  stop(): Promise<void>
  /** Kills it like the kernel does when memory runs out. */
  kill(): Promise<void>
  /** Starts a standby that replays what this one writes; returns the address of its database for the shop, and for the superuser. */
  standby(): Promise<{ url: string; adminUrl: string }>
  /** Stops it, and its standby, and deletes their files. */
  remove(): Promise<void>
}

/** Starts one with the safety settings of production (fsync, full page writes). */
export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = testFolder('own-', 'data')
  const [dataDir, systemDir] = [join(folder, 'data'), `${folder}-system`]
  const first = await ensureDatabase({ dataDir, systemDir, durable: true })
  await migrate(first.url)
  await installShopQueues(first.url)
  await first.stop()

  const state = readState(dataDir)
  if (!state) throw new Error('The database left no state.')
  const account = await chooseAccount(state.data)
  const programs = await findPrograms(account, account.uid === undefined ? dataDir : systemDir)
  const start = async () => {
    const port = await startServer({ state, account, programs, durable: true })
    if (port !== state.port) throw new Error('The port of the database was taken meanwhile.')
  }
  const stop = () => stopServer(state.data, 8_000)
  await start()
  const standbyData = join(folder, 'standby', 'postgres')
  return {
    url: first.url,
    start,
    stop,
    async kill() {
      const running = runningPostmaster(state.data)
      if (!running) return
      process.kill(running.pid, 'SIGKILL')
      while (processExists(running.pid)) await sleep(5)
    },
    async standby() {
      const adminUrl = (port: number) =>
        `postgres://postgres:${encodeURIComponent(state.adminPassword)}@127.0.0.1:${port}/${new URL(first.url).pathname.slice(1)}`
      const admin = new pg.Client({ connectionString: adminUrl(state.port) })
      await admin.connect()
      await admin.query("select pg_backup_start('standby', true)")
      mkdirSync(dirname(standbyData))
      // With owners and modes: the server runs as another account where tests run as root.
      await promisify(execFile)('cp', ['-a', state.data, standbyData])
      rmSync(join(standbyData, 'postmaster.pid'))
      const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
      await admin.end()
      for (const [name, text] of [
        ['backup_label', rows[0]?.labelfile ?? ''],
        ['standby.signal', ''],
        [
          'postgresql.auto.conf',
          `primary_conninfo = 'host=127.0.0.1 port=${state.port} user=postgres password=${state.adminPassword}'\n`,
        ],
      ] as const) {
        writeFileSync(join(standbyData, name), text)
        if (account.uid !== undefined && account.gid !== undefined)
          chownSync(join(standbyData, name), account.uid, account.gid)
      }
      const copy = { ...state, data: standbyData, port: 0 }
      const port = await startServer({ state: copy, account, programs, durable: false })
      const url = new URL(first.url)
      url.port = String(port)
      return { url: url.href, adminUrl: adminUrl(port) }
    },
    async remove() {
      await stopServer(standbyData, 8_000)
      await stop()
      for (const path of [folder, systemDir]) rmSync(path, { recursive: true, force: true })
    },
  }
}
