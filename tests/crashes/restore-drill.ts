/**
 * `npm run test:restore`: backups are taken while orders are placed, the machine's folder is deleted, and the database is restored to a minute
 * before. Prints figures; fails when an order is missing or too many, a ledger disagrees, or a picture is gone.
 */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { installShopQueues } from '@/lib/backend/domain/jobs/sweeps'
import { completeRecovery, takeBase } from '@/lib/backend/flows/backup/base'
import { restoreBackup } from '@/lib/backend/flows/backup/restore'
import { takeBackup } from '@/lib/backend/flows/backup/take'
import { migrate } from '@/lib/backend/platform/database/migrate'
import { closePools, db, setDatabase } from '@/lib/backend/platform/database/pool'
import { recover } from '@/lib/backend/platform/embedded-postgres/base-copy'
import { ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { runningPostmaster } from '@/lib/backend/platform/embedded-postgres/postmaster'
import { readState } from '@/lib/backend/platform/embedded-postgres/state'
import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { hashOf } from '@/lib/backend/platform/storage/move'
import { placedOrder } from '@/lib/contract/schemas/checkout'

import { context, giftCard, guest, openShop, orderBody, sell } from '../support/checkout-shop'

// The buyers never pay, from one address.
process.env.HOLD_LIMITS = 'off'

const BUYERS = 4
/** After each order: the backup is taken by the same process, which must have time for it. */
const PAUSE_MS = 150
/** The log reaches the archive within a minute. */
const MINUTE_MS = 65_000
const PICTURES = 200
const secret = process.env.SHOP_SECRET ?? ''

interface Acknowledged {
  number: string
  sent: number
  at: number
}

const folder = await mkdtemp(join(tmpdir(), 'restore-drill-'))
await chmod(folder, 0o711)
const [dataDir, archive, systemDir] = ['data', 'wal', 'system'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1)
const numbers = async () =>
  new Set((await db().execute<{ number: string }>(sql`select number from orders`)).rows.map(({ number }) => number))

const orders: Acknowledged[] = []
let isOver = false
async function buy(): Promise<void> {
  const { variantId } = await sell({ stock: { 20: 100_000 } })
  for (let index = 0; !isOver; index++) {
    const code = `DRILL-CARD-${variantId}-${index}`
    if (index % 10 === 0) await giftCard(code, 2_000)
    const codes = index % 10 === 0 ? [code] : []
    const sent = Date.now()
    const body = orderBody({
      cart: { products: [{ productId: variantId, amount: 1 }], discount_codes: codes },
      total: 5_490 - codes.length * 2_000,
    })
    const answer = placedOrder.parse(
      await checkoutHandlers.placeOrder({ params: undefined, query: undefined, body }, context(guest)),
    )
    orders.push({ number: answer.order_number, sent, at: Date.now() })
    await sleep(PAUSE_MS)
  }
}

async function open() {
  const database = await ensureDatabase({ dataDir, archive, systemDir })
  await migrate(database.url)
  await installShopQueues(database.url)
  await setDatabase({ url: database.url })
  return database
}

async function drill(): Promise<void> {
  const database = await open()
  const uploads = new FolderStorage(join(dataDir, 'pictures'))
  const home = { files: new FolderStorage(join(folder, 'backups')), prefix: '' }
  for (let index = 0; index < PICTURES; index++)
    await uploads.put(`imported/picture-${index}.jpg`, Buffer.alloc(50_000, index))
  await openShop()
  const buyers = Array.from({ length: BUYERS }, buy)
  await sleep(3_000)

  const first = Date.now()
  const manifest = await takeBackup({ url: database.url, home, uploads, secret })
  console.log(
    `dump under load: ${seconds(first)} s, ${orders.filter(({ at }) => at > first).length} orders placed meanwhile`,
  )
  const second = Date.now()
  const { folder: baseFolder, base } = await takeBase({ url: database.url, dataDir, home, uploads, secret })
  console.log(
    `base copy under load: ${seconds(second)} s, ${(base.bytes / 1e6).toFixed(0)} MB, ${orders.filter(({ at }) => at > second).length} orders placed meanwhile`,
  )
  await sleep(5_000)

  const point = new Date()
  await sleep(MINUTE_MS)
  const state = readState(dataDir)
  const running = state && runningPostmaster(state.data)
  assert(state && running)
  isOver = true
  await Promise.all(buyers)
  await closePools()
  process.kill(running.pid, 'SIGKILL')
  await sleep(500)
  await database.stop().catch(() => undefined)
  await rm(dataDir, { recursive: true })
  await rm(systemDir, { recursive: true, force: true })
  console.log(`${orders.length} orders acknowledged; the folder of the machine is deleted: ${!existsSync(dataDir)}`)

  const third = Date.now()
  await recover({ dataDir, base: baseFolder, archive, time: point, systemDir })
  const restored = await open()
  const broken = await completeRecovery(base, home, uploads)
  const there = await numbers()
  const lost = orders.filter(({ at, number }) => at <= point.getTime() && !there.has(number))
  const late = orders.filter(({ sent, number }) => sent > point.getTime() && there.has(number))
  const pictures = await Promise.all(base.files.map(async ({ key, sha256 }) => (await hashOf(uploads, key)) === sha256))
  console.log(
    `restored to ${point.toISOString()} in ${seconds(third)} s: ${there.size} orders, ${lost.length} of those acknowledged before are lost, ${late.length} of a later time are there; ${broken.length} ledger rows disagree; ${pictures.filter(Boolean).length} of ${PICTURES} pictures`,
  )
  assert.deepEqual([lost, late, broken], [[], [], []])
  assert.equal(pictures.filter(Boolean).length, PICTURES)
  const buyable = await sell()
  const body = orderBody({ cart: { products: [{ productId: buyable.variantId, amount: 1 }] }, total: 5_490 })
  await checkoutHandlers.placeOrder({ params: undefined, query: undefined, body }, context(guest))
  console.log('an order is placed on the restored database')
  await closePools()
  await restored.stop()

  const fourth = Date.now()
  await rm(dataDir, { recursive: true })
  await rm(systemDir, { recursive: true, force: true })
  const again = await ensureDatabase({ dataDir, systemDir })
  const report = await restoreBackup({ url: again.url, home, manifest, uploads, replace: false })
  console.log(
    `dump restored in ${seconds(fourth)} s: ${report.rows} rows, ${report.files} files, ${report.broken.length} ledger rows disagree`,
  )
  assert.deepEqual(report.broken, [])
  await closePools()
  await again.stop()
}

try {
  await drill()
} finally {
  await rm(folder, { recursive: true, force: true })
}
