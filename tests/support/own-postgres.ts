/** A PostgreSQL server that a test may stop, kill and start again; only that test uses it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

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
  /** Stops it and deletes its files. */
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
    async remove() {
      await stop()
      for (const path of [folder, systemDir]) rmSync(path, { recursive: true, force: true })
    },
  }
}
