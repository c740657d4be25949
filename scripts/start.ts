/** `npm start`: database, schema, demo catalogue, build and server. A step that is already done is skipped. */
import type { EnsuredDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { closePools } from '@/lib/backend/platform/database/pool'
import { keepDataPrivate } from '@/lib/backend/platform/private-files'
import { runShutdown } from '@/lib/backend/platform/database/shutdown'
import type { Config } from '@/lib/config/env'
import { ignoreClosedStdout } from '@/server/ignore-closed-stdout'
import { originOf } from '@/server/config'
import { loadIpCountry } from '@/server/ip-country'
import { buildIfNeeded } from './lib/build'
import { checkPort, ensureSecret, isDemo, loadConfig, playDemo, requireSeller } from './lib/environment'
import { mailWarning } from './lib/mail-check'
import { fail, logProgress } from './lib/progress'
import { openDatabase, seedDemo } from './lib/shop-database'
import { DRAIN_MS, onSignal } from './lib/shutdown'
import { welcome } from './lib/welcome'

const stopping = new AbortController()
let opening: Promise<EnsuredDatabase> | undefined
let server: { close(): Promise<void> } | undefined

async function prepareDatabase(config: Config, demo: boolean): Promise<void> {
  if (config.shopApiUrl !== null) return
  opening = openDatabase(config, logProgress)
  const database = await opening
  logProgress('the database is ready')
  if (demo) await seedDemo(database.url, logProgress)
}

async function start(): Promise<void> {
  ignoreClosedStdout()
  const config = loadConfig('production')
  requireSeller(config)
  const demo = isDemo(config)
  if (demo) await playDemo()
  keepDataPrivate(config.dataDir)
  await checkPort(config)
  // Before the slow steps of a first start, so that a wrong file is reported at once.
  await loadIpCountry(config.geoipFile)
  ensureSecret(config)
  await Promise.all([
    prepareDatabase(config, demo),
    buildIfNeeded(config.dataDir, { onProgress: logProgress, signal: stopping.signal }),
  ])
  const address = await serve(config, demo)
  if (stopping.signal.aborted) return stop()
  logProgress('the shop is open')
  await welcome(config, address, demo)
  // After the shop is open: a mail server that does not respond must not keep it closed, since mails wait in the outbox.
  const warning = await mailWarning(config, demo)
  if (warning !== null) console.warn(`\n*** ${warning} ***\n`)
}

/** Starts the server, in this process or, with WORKERS above one, in several others. Returns its address. */
async function serve(config: Config, demo: boolean): Promise<string> {
  if (config.workers > 1) {
    const { startWorkers } = await import('./lib/workers')
    const url = (await opening)?.url
    // A worker cannot distinguish the embedded database from a configured one.
    const env = { SHOP_DEMO: String(demo), ...(url !== undefined && { DATABASE_URL: url }) }
    const workers = await startWorkers({
      exec: 'scripts/worker.ts',
      count: config.workers,
      env,
      onProgress: logProgress,
    })
    server = workers
    return originOf(config.host, workers.port)
  }
  // Imported here, because these modules read the environment when they are loaded.
  const [{ startServer }, { configFromEnvironment }] = await Promise.all([
    import('@/server/main'),
    import('@/server/environment'),
  ])
  const own = await startServer({ ...configFromEnvironment(false), drainTimeout: DRAIN_MS })
  server = own
  return own.address
}

/** Stops front door, jobs and pool, and the database last, because the others use it. */
async function stop(): Promise<void> {
  stopping.abort()
  await server?.close()
  await runShutdown()
  await closePools()
  const database = await opening?.catch(() => undefined)
  await database?.stop()
}

onSignal((signal) => {
  logProgress(`${signal}: closing the shop`)
  return stop()
})
start().catch(async (error: unknown) => {
  // After a signal every running step fails. The shutdown ends the process.
  if (stopping.signal.aborted) return
  await stop().catch(() => undefined)
  fail(error)
})
