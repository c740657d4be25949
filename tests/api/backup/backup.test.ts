import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { hasItsSecret, restoreBackup } from '@/lib/backend/flows/backup/restore'
import { takeBackup } from '@/lib/backend/flows/backup/take'
import { type BackupHome, backupsIn, type Manifest, readManifest } from '@/lib/backend/platform/backup/manifest'
import { closePools, db, setDatabase } from '@/lib/backend/platform/database/pool'
import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { S3Storage } from '@/lib/backend/platform/storage/s3'

import { context, count, giftCard, guest, openShop, orderBody, sell } from '../../support/checkout-shop'
import { asAdmin, freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { S3Server } from '../../support/s3-server'
import { urlOf } from '../../support/test-server'

const SECRET = 'a secret that only the tests of the shop know'
const PICTURE = 'imported/0123456789abcdef0123456789abcdef.png'

let database: TestDatabase
let folder = ''
let home: BackupHome
let uploads: FolderStorage
let manifest: Manifest
const made: string[] = []

/** An empty database of the shop's role, dropped at the end. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  await asAdmin((client) => client.query(`create database ${name} owner shop`))
  made.push(name)
  return urlOf(inject('testShopUrl'), name)
}
const place = (variantId: number, codes: string[] = []) =>
  checkoutHandlers.placeOrder(
    {
      params: undefined,
      query: undefined,
      body: orderBody({
        cart: { products: [{ productId: variantId, amount: 1 }], discount_codes: codes },
        total: 5_490 - (codes.length > 0 ? 2_000 : 0),
      }),
    },
    context(guest),
  )
const take = (target = home) => takeBackup({ url: database.url, home: target, uploads, secret: SECRET })
const restore = (url: string, options: { manifest?: Manifest; home?: BackupHome; replace?: boolean } = {}) =>
  restoreBackup({
    url,
    home: options.home ?? home,
    manifest: options.manifest ?? manifest,
    uploads: new FolderStorage(join(folder, 'restored')),
    replace: options.replace ?? false,
  })

beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  home = { files: new FolderStorage(join(folder, 'backups')), prefix: '' }
  uploads = new FolderStorage(join(folder, 'pictures'))
  await uploads.put(PICTURE, Buffer.from('a picture'))
  await openShop()
  const { variantId } = await sell({ stock: { 20: 500 }, names: { fi: 'Takki\t"ä"\n\\N', en: 'Jacket' } })
  await giftCard('BACKUP-CARD-2000', 2_000)
  await place(variantId, ['BACKUP-CARD-2000'])
  // Orders go on while the backup is taken.
  let isDone = false
  const shopper = (async () => {
    while (!isDone) await place(variantId)
  })()
  manifest = await take()
  isDone = true
  await shopper
})
afterAll(async () => {
  await closePools()
  for (const name of made) await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const facts = async () => ({
  orders: await count(sql`select count(*) from orders`),
  names: (await db().execute(sql`select language, name from model_texts order by 1`)).rows,
  balance: await count(sql`select balance_eur as count from gift_cards`),
})

describe('a backup', () => {
  it('is one moment of a shop that goes on selling, and comes back whole into an empty database', async () => {
    const before = await facts()
    const report = await restore(await emptyDatabase())
    expect(report.broken).toEqual([])
    const after = await facts()
    const orders = manifest.tables.find(({ name }) => name === 'orders')?.rows
    expect(after).toEqual({ ...before, orders })
    expect(after.orders).toBeGreaterThan(0)
    expect(before.orders).toBeGreaterThanOrEqual(after.orders)
    expect(report.rows).toBe(manifest.tables.reduce((sum, { rows }) => sum + rows, 0))
    expect(await readFile(join(folder, 'restored', PICTURE), 'utf8')).toBe('a picture')
  })

  it('can be gone on with: orders are placed, numbers do not collide, and its messages are queued', async () => {
    const { variantId } = await sell()
    await place(variantId)
    const unsent = await count(sql`select count(*) from outbox where sent_at is null`)
    expect(await count(sql`select count(*) from pgboss.job where name = 'outbox' and state = 'created'`)).toBe(unsent)
    await setDatabase({ url: database.url })
  })

  it('is refused by a database that is not empty, and replaces it when told to', async () => {
    const url = await emptyDatabase()
    await restore(url)
    await expect(restore(url)).rejects.toThrow('The database is not empty.')
    await closePools()
    expect((await restore(url, { replace: true })).broken).toEqual([])
    await setDatabase({ url: database.url })
  })

  it('that is damaged or incomplete changes nothing', async () => {
    const url = await emptyDatabase()
    const path = join(folder, 'backups', manifest.name, 'tables', 'orders.copy.gz')
    const good = await readFile(path)
    const rows = gunzipSync(good).toString()
    await writeFile(path, gzipSync(rows.replace('Aino', 'Eino')))
    await expect(restore(url)).rejects.toThrow('The table orders of')
    await writeFile(path, good.subarray(0, good.length - 20))
    await expect(restore(url, { replace: true })).rejects.toThrow('The table orders of')
    await setDatabase({ url })
    expect(await count(sql`select count(*) from models`)).toBe(0)
    await writeFile(path, good)
    await setDatabase({ url: database.url })
  })

  it('of a newer shop is refused', async () => {
    const newer = { ...manifest, migrations: [...manifest.migrations, { at: Date.now(), hash: 'x' }] }
    await expect(restore(await emptyDatabase(), { manifest: newer })).rejects.toThrow('made by a newer version')
  })

  it('keeps each file once, is listed only when it is whole, and knows its secret', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const second = await take()
    expect(await readdir(join(folder, 'backups', 'files'))).toHaveLength(1)
    expect(await backupsIn(home)).toEqual([manifest.name, second.name])
    await rm(join(folder, 'backups', second.name, 'manifest.json'))
    expect(await backupsIn(home)).toEqual([manifest.name])
    await expect(readManifest(home, second.name)).rejects.toThrow('There is no complete backup')
    expect(hasItsSecret(manifest, ['another secret', SECRET])).toBe(true)
    expect(hasItsSecret(manifest, ['another secret'])).toBe(false)
    expect(JSON.stringify(manifest)).not.toContain(SECRET)
  })

  it('goes to an S3 service and comes back from it', async () => {
    const server = await new S3Server().start()
    try {
      const s3: BackupHome = { files: new S3Storage(server.service(), 1), prefix: 'backups/' }
      const taken = await take(s3)
      const report = await restore(await emptyDatabase(), { manifest: await readManifest(s3, taken.name), home: s3 })
      expect(report.broken).toEqual([])
      expect(await backupsIn(s3)).toEqual([taken.name])
    } finally {
      server.stop()
      await setDatabase({ url: database.url })
    }
  })
})
