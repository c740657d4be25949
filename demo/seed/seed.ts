/**
 * Fills a database with the demo catalogue: one transaction, fixed ids, the same rows every time (dates of prices are relative to today).
 */
import { hash } from '@node-rs/argon2'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import * as schema from '@/lib/backend/domain/schema'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { indexStale } from '@/lib/backend/domain/search/index-models'

import type { DemoAccount } from '@/lib/demo/load'

import { DEMO_ACCOUNTS, DEMO_ORGANISATION } from '../accounts'
import { insertRows } from './insert-rows'
import { reviewRows, reviewSums } from './review-rows'
import * as content from './content-rows'
import { ledgerRow, modelRows } from './model-rows'
import * as reference from './reference-rows'
import { DELIVERY_METHODS, DISCOUNT_CODES, STORES } from '../shop'
import { fill, shopInfo } from './shop-info'

export interface SeedResult {
  /** False when the catalogue existed already. */
  seeded: boolean
  models: number
  variants: number
}

/** Held by the seeding process until its transaction ends. */
const SEED_LOCK = 724_301_961
/** PostgreSQL takes 65,535 parameters in a statement; shorter statements are also planned faster. */
const MAX_PARAMETERS = 20_000
/** Existing rows are not changed. */
const NEW = { skipExisting: true } as const

/** Seeds the demo catalogue unless the shop has products. Reports each step in one line. */
export async function seedIfEmpty(onProgress: (line: string) => void = () => undefined): Promise<SeedResult> {
  return run(onProgress, true)
}

/**
 * Adds the missing rows of the demo catalogue; existing rows are not changed, so a second run changes nothing. Throws an Error when the
 * shop has products of its own: their ids would collide.
 */
export async function seed(onProgress: (line: string) => void = () => undefined): Promise<SeedResult> {
  return run(onProgress, false)
}

/** Midnight UTC of this day. */
export function midnight(): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
}

async function run(onProgress: (line: string) => void, onlyIfEmpty: boolean): Promise<SeedResult> {
  // Slow and without the database, so outside of the transaction.
  const accounts = await Promise.all(
    DEMO_ACCOUNTS.map(async (account) => ({ account, passwordHash: await hash(account.password) })),
  )
  const today = midnight()
  return withTx(
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
      const { rows } = await tx.execute<{ demo: number; others: number }>(
        sql`select count(*) filter (where source = 'demo')::int as demo, count(*) filter (where source <> 'demo')::int as others from models`,
      )
      const { demo = 0, others = 0 } = rows[0] ?? {}
      if (onlyIfEmpty && demo + others > 0) return { seeded: false, models: 0, variants: 0 }
      if (others > 0 && demo === 0)
        throw new Error('The shop has goods of its own; the demo catalogue needs an empty one.')
      await seedReference(tx, onProgress)
      const result = await seedModels(tx, today, onProgress)
      await seedContent(tx, today, onProgress)
      await seedPeople(tx, accounts)
      await advanceSequences(tx)
      invalidateTags(tx, '*')
      return result
    },
    { name: 'demo-seed', retries: 1 },
  )
}

/** Inserts rows in as few statements as the number of parameters allows; existing rows are not changed. Returns the number of new rows. */
async function insertMissing<T extends PgTable>(tx: Tx, table: T, rows: readonly T['$inferInsert'][]): Promise<number> {
  const size = Math.max(1, Math.floor(MAX_PARAMETERS / Object.keys(getTableColumns(table)).length))
  let added = 0
  for (let start = 0; start < rows.length; start += size) {
    const result = await tx
      .insert(table)
      .values(rows.slice(start, start + size) as T['$inferInsert'][])
      .onConflictDoNothing()
    added += result.rowCount ?? 0
  }
  return added
}

async function seedReference(tx: Tx, onProgress: (line: string) => void): Promise<void> {
  onProgress('demo catalogue: brands, groups, stores')
  const info = shopInfo()
  await insertMissing(tx, schema.brands, fill(reference.brandRows(), info))
  await insertMissing(tx, schema.productGroups, reference.groupRows())
  await insertMissing(tx, schema.productGroupTexts, reference.groupTextRows())
  await insertMissing(tx, schema.colours, reference.colourRows())
  await insertMissing(tx, schema.sizes, reference.sizeRows())
  await insertMissing(tx, schema.productTypes, reference.typeRows())
  await insertMissing(tx, schema.sizeTables, reference.sizeTableRows())
  await insertMissing(tx, schema.ribbons, reference.ribbonRows())
  await insertMissing(tx, schema.properties, reference.propertyRows())
  await insertMissing(tx, schema.stores, fill([...STORES], info))
  await insertMissing(tx, schema.taxRates, content.taxRateRows())
  await insertMissing(tx, schema.currencyRates, content.currencyRows())
  await insertMissing(tx, schema.deliveryMethods, DELIVERY_METHODS)
  await insertMissing(tx, schema.pickupPoints, content.pickupPointRows())
}

async function seedModels(tx: Tx, today: Date, onProgress: (line: string) => void): Promise<SeedResult> {
  const rows = modelRows(today, reviewSums())
  onProgress(`demo catalogue: ${rows.models.length} models, ${rows.variants.length} variants`)
  const models = await insertRows(tx, schema.models, rows.models, NEW)
  await insertRows(tx, schema.modelTexts, fill(rows.texts, shopInfo()), NEW)
  await insertRows(tx, schema.modelGroups, rows.groups, NEW)
  await insertRows(tx, schema.modelProperties, rows.properties, NEW)
  await insertRows(tx, schema.modelRibbons, rows.ribbons, NEW)
  await insertRows(tx, schema.modelImages, rows.images, NEW)
  await insertRows(tx, schema.modelRelations, rows.relations, NEW)
  // The append-only tables have no unique key: only new variants get history and ledger.
  const { rows: known } = await tx.execute<{ id: number }>(
    sql`select id from variants where id = any(${sql.param(rows.variants.map((row) => row.id))}::int[])`,
  )
  const old = new Set(known.map((row) => row.id))
  const isNew = (row: { variantId: number }) => !old.has(row.variantId)
  const variants = await insertRows(tx, schema.variants, rows.variants, NEW)
  onProgress('demo catalogue: prices and stock')
  await insertRows(tx, schema.priceHistory, rows.history.filter(isNew))
  await insertRows(tx, schema.prices, rows.prices.filter(isNew), NEW)
  const stock = rows.stock.filter(isNew)
  await insertRows(tx, schema.stock, stock, NEW)
  await insertRows(tx, schema.stockLedger, stock.map(ledgerRow))
  await indexStale(tx, rows.models.length)
  await insertMissing(tx, schema.rentalUnits, content.rentalUnitRows(rows.variants))
  await insertMissing(tx, schema.bundles, content.bundleRows())
  await insertMissing(tx, schema.bundleMembers, content.bundleMemberRows())
  return { seeded: models + variants > 0, models, variants }
}

async function seedContent(tx: Tx, today: Date, onProgress: (line: string) => void): Promise<void> {
  onProgress('demo catalogue: pages and reviews')
  const info = shopInfo()
  await insertMissing(tx, schema.pages, fill(content.pageRows(today), info))
  await insertMissing(tx, schema.rentalRates, content.rentalRows())
  await insertMissing(tx, schema.pathHistory, content.pathHistoryRows())
  await insertMissing(tx, schema.banners, fill(content.bannerRows(), info))
  await insertMissing(tx, schema.keywords, content.keywordRows())
  await insertMissing(tx, schema.settings, fill(content.settingRows(), info))
  await insertMissing(tx, schema.reviews, reviewRows())
  await insertMissing(tx, schema.discountCodes, DISCOUNT_CODES)
  await insertMissing(tx, schema.giftCards, content.giftCardRows())
  await insertMissing(tx, schema.giftCardLedger, content.giftCardLedgerRows())
  await insertMissing(tx, schema.giftCampaigns, [content.giftCampaignRow()])
  await insertMissing(tx, schema.giftCampaignCodes, content.giftCampaignCodeRows())
}

async function seedPeople(tx: Tx, accounts: readonly { account: DemoAccount; passwordHash: string }[]): Promise<void> {
  await insertMissing(tx, schema.organisations, [DEMO_ORGANISATION])
  await insertMissing(
    tx,
    schema.customers,
    accounts.map(({ account, passwordHash }, index) => ({
      id: index + 1,
      email: account.email,
      passwordHash,
      firstName: account.firstName,
      lastName: account.lastName,
      postcode: '00580',
      city: 'Helsinki',
      username: account.role === 'staff' || account.role === 'admin' ? account.role : null,
      isClub: account.role === 'club',
      isStaff: account.role === 'staff' || account.role === 'admin',
      isAdmin: account.role === 'admin',
      isOrgUser: account.role === 'organisation',
      organisationId: account.role === 'organisation' ? DEMO_ORGANISATION.id : null,
    })),
  )
}

const NUMBERED: readonly PgTable[] = [
  schema.brands,
  schema.productGroups,
  schema.colours,
  schema.sizes,
  schema.productTypes,
  schema.sizeTables,
  schema.ribbons,
  schema.properties,
  schema.models,
  schema.modelImages,
  schema.variants,
  schema.bundles,
  schema.reviews,
  schema.pages,
  schema.banners,
  schema.keywords,
  schema.organisations,
  schema.customers,
  schema.giftCards,
  schema.giftCardLedger,
  schema.giftCampaigns,
]

/** Ids were assigned explicitly: the next automatic id must be larger. */
export async function advanceSequences(tx: Tx): Promise<void> {
  for (const table of NUMBERED) {
    const name = getTableName(table)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${table}), 1))`,
    )
  }
}
