/**
 * `npm run test:cluster`: two instances of the shop behind HAProxy on three PostgreSQL machines under Patroni, whose primary is killed and
 * whose network is parted while shoppers order. As root, with Debian's packages (packages.ts), on a production build.
 *
 * - KILLS (10), SWITCHOVERS (2), PARTITIONS (3): how many of each.
 * - BUILD (.): the folder with the sources and the build of the shop.
 * - UPGRADE_FROM: such a folder of another commit: then both instances are upgraded from it to BUILD, one by one, under UPGRADE_REQUESTS
 *   (20,000) requests.
 * - KEEP=1: the folder with all logs stays.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { installShopQueues } from '@/lib/backend/domain/jobs/sweeps'
import { migrate } from '@/lib/backend/platform/database/migrate'
import { closePools, setDatabase } from '@/lib/backend/platform/database/pool'
import { loadDemo } from '@/lib/demo/load'
import { endAllPrograms } from './children'
import { type Fault, play, type Scene } from './faults'
import { complaints, machineLoad, tableHead, tableRow } from './figures'
import { type Front, Shops } from './front'
import { type Goods, stockUp } from './goods'
import { invariants, insistOn, leftOver, openNow, readBooks } from './ledgers'
import { Load, visit } from './load'
import { Machines } from './machines'
import { layNetwork, removeNetwork } from './network'
import { whyNot } from './packages'
import { showUpgrade, upgrade, upgradeComplaints } from './upgrade'

process.env.LOG_LEVEL ??= 'error'
process.env.SHOP_SECRET ??= 'a secret that only the tests of the shop know'

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback)
const repeated = (count: number, faults: readonly Fault[]) =>
  Array.from({ length: count }, (_, index) => faults[index % faults.length] as Fault)

/** Between two faults, so that connections and pages are as they mostly are. */
const CALM_MS = 5_000

const build = resolve(process.env.BUILD ?? '.')
const upgradeFrom = process.env.UPGRADE_FROM

let cleaning: Promise<void> | undefined
const folder = mkdtempSync(join(tmpdir(), 'shop-cluster-'))
const machines = new Machines(folder)
const shops = new Shops(folder)

async function openShop(front: Front): Promise<void> {
  // HAProxy notices the primary within a second.
  await insistOn(() => migrate(front.databaseUrl))
  await installShopQueues(front.databaseUrl)
  await setDatabase({ url: front.databaseUrl })
  await (await loadDemo('seed'))?.seedIfEmpty(() => undefined)
}

async function warm(front: Front, pages: readonly string[]): Promise<void> {
  // The first pages may be made while the lists of slugs are still read: such a page is not kept.
  for (let round = 0; round < 3; round += 1, await sleep(1_000))
    for (const origin of front.instances)
      for (const path of pages) {
        const { status } = await visit(origin + path)
        if (status !== 200) throw new Error(`${path} answers ${status} before anything is broken.`)
      }
}

async function run(): Promise<string[]> {
  console.log('three machines: etcd, Patroni, PostgreSQL …')
  layNetwork()
  await machines.start()
  await machines.makeDatabase()
  const front = await shops.startProxy()
  console.log('the demo, and two instances of the shop …')
  await openShop(front)
  const goods = await stockUp()
  const [known, open] = [await invariants(), await openNow()]
  for (const index of [0, 1]) await shops.startInstance(index, build, front)
  await warm(front, goods.pages)

  const scene = { machines, goods, instances: front.instances, known }
  return [
    ...(await breakThings(scene, front, open)),
    ...(upgradeFrom ? await upgradeFromTo(front, goods, upgradeFrom) : []),
    ...shops.complaints(/uncaught|unhandled/i),
  ]
}

async function breakThings(scene: Omit<Scene, 'load'>, front: Front, open: number): Promise<string[]> {
  const faults = [
    ...repeated(number('KILLS', 10), ['machine', 'postmaster']),
    ...repeated(number('SWITCHOVERS', 2), ['switchover']),
    ...repeated(number('PARTITIONS', 3), ['primary cut off', 'primary parted', 'standby cut off']),
  ]
  const { goods, known } = scene
  const load = new Load(front.origin, goods.templates, goods.pages)
  load.start()
  while (load.acknowledgedAt.length === 0) await sleep(100)
  const wrong: string[] = []
  console.log(tableHead())
  for (const [turn, fault] of faults.entries()) {
    await sleep(CALM_MS)
    try {
      const effect = await play({ ...scene, load }, fault, turn)
      console.log(tableRow(effect))
      wrong.push(...complaints(effect))
    } catch (error) {
      if (cleaning) throw error
      console.error(`${fault}: ${String(error)}`)
      wrong.push(`${fault}: ${String(error)}`)
      await machines.untilHealthy()
    }
  }
  await load.stop()
  const left = await leftOver(open)
  const { pages, orders, carts, payments } = load.counts()
  const books = await readBooks(load, known)
  console.log(
    `${orders} orders, ${payments} payments, ${carts} carts, ${pages} pages; at the end lost ${books.lost}, doubled ${books.doubled}, unpaid ${books.unpaid}, ledger rows ${books.broken.length}, not done ${left}; members copied anew by hand: ${machines.reinitialized}; load of the machine: ${machineLoad()}`,
  )
  if (load.pageErrors.size > 0) console.log(`pages not served: ${JSON.stringify([...load.pageErrors])}`)
  if (left > 0) wrong.push(`${left} things were due and are not done`)
  return [...wrong, ...books.broken, ...load.faults()]
}

async function upgradeFromTo(front: Front, goods: Goods, from: string): Promise<string[]> {
  for (const index of [0, 1]) {
    await shops.stopInstance(index)
    await shops.startInstance(index, resolve(from), front)
  }
  await warm(front, goods.pages)
  const report = await upgrade({
    shops,
    front,
    goods,
    from: resolve(from),
    to: build,
    requests: number('UPGRADE_REQUESTS', 20_000),
  })
  showUpgrade(report)
  console.log(`load of the machine: ${machineLoad()}`)
  return upgradeComplaints(report)
}

const clean = () =>
  (cleaning ??= (async () => {
    await closePools().catch(() => undefined)
    await endAllPrograms()
    await machines.remove()
    removeNetwork()
    if (process.env.KEEP === '1') console.log(`The logs are in ${folder}.`)
    else rmSync(folder, { recursive: true, force: true })
  })())

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.error(`${signal}: cleaning up …`)
    void clean().then(() => process.exit(1))
  })

chmodSync(folder, 0o755)
const reason =
  whyNot() ??
  (existsSync(join(build, '.next/BUILD_ID')) ? null : 'The cluster needs a production build: npm run build.')
if (reason !== null) {
  console.error(reason)
  rmSync(folder, { recursive: true })
  process.exit(1)
}
try {
  const wrong = await run()
  for (const text of wrong) console.error(`WRONG: ${text}`)
  process.exitCode = wrong.length > 0 ? 1 : 0
} catch (error) {
  if (!cleaning) {
    console.error(error)
    process.exitCode = 1
  }
} finally {
  await clean()
}
process.exit()
