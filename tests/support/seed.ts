/**
 * A small catalogue for tests, the same every time: 3 brands, 6 groups, 12 models, their variants with prices and stock, stores, texts in
 * six languages, pages, customers. Inserted directly into the tables, once for all test files.
 */
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import * as schema from '@/lib/backend/domain/schema'
import { updateSearchTexts } from '@/lib/backend/domain/search/update-search-texts'
import { db } from '@/lib/backend/platform/database/pool'
import { invalidateAll } from '@/lib/cache/tag-clock.mjs'
import { filledDatabase, type TestDatabase } from './fresh-database'
import { insertContent, insertReviews } from './seed-parts/content'
import { insertModels } from './seed-parts/insert-models'
import { insertOffers, insertRelations } from './seed-parts/relations'
import { at, inAll } from './seed-parts/rows'
import { insertDeliveryMethods, insertStores } from './seed-parts/shop'
import { insertBrands, insertColours, insertGroups, insertProperties, insertSizes } from './seed-parts/taxonomy'

export { MODELS } from './seed-parts/models'

export const PASSWORD = 'correct horse battery'

/** A new database with this catalogue, and the ids of its rows by slug or key. Call in beforeAll, `drop()` in afterAll. */
export async function seededDatabase(): Promise<{ database: TestDatabase; seeded: Seeded }> {
  const database = await filledDatabase('seeded', insertCatalogue)
  // The process that filled the template has cached values from it.
  invalidateAll()
  return { database, seeded: database.facts }
}

async function insertCatalogue() {
  const brands = await insertBrands()
  const properties = await insertProperties()
  const groups = await insertGroups()
  const colours = await insertColours()
  const sizes = await insertSizes()
  const { ribbonId, sizeTableId } = await insertRibbonAndSizeTable()
  await insertStores()
  await insertDeliveryMethods()
  const basis = { brands, groups, properties, colours, sizes, sizeTableId }
  const { models, variants } = await insertModels(basis)
  await insertRelations(models, ribbonId)
  await updateSearchTexts()
  await insertOffers(models)
  await insertContent()
  await insertReviews(at(models, 'storm-shell'))
  const customers = await createCustomers()
  return { brands, groups, models, variants, customers, colours, sizes }
}

export type Seeded = Awaited<ReturnType<typeof insertCatalogue>>

async function insertRibbonAndSizeTable() {
  const [ribbon] = await db()
    .insert(schema.ribbons)
    .values({ slug: 'new', names: inAll('New'), value: '#ffffff;#000000', link: '/newest/' })
    .returning()
  const [sizeTable] = await db()
    .insert(schema.sizeTables)
    .values({
      names: inAll('Jackets'),
      parsed: {
        sizes: [{ size: 'M', product_type: null }],
        rows: [{ names: inAll('Chest'), unit: 'cm', values: ['100'] }],
      },
    })
    .returning()
  return { ribbonId: ribbon?.id ?? 0, sizeTableId: sizeTable?.id ?? null }
}

async function createCustomers() {
  return {
    plain: await createCustomer({
      email: 'plain@example.com',
      password: PASSWORD,
      firstName: 'Plain',
      postcode: '00100',
    }),
    club: await createCustomer({ email: 'club@example.com', password: PASSWORD, isClub: true }),
    organisation: await createCustomer({ email: 'org@example.com', password: PASSWORD, isOrgUser: true }),
    staff: await createCustomer({ email: 'staff@example.com', password: PASSWORD, isStaff: true, username: 'staff1' }),
    admin: await createCustomer({ email: 'admin@example.com', password: PASSWORD, isAdmin: true, username: 'admin1' }),
    gone: await createCustomer({ email: 'gone@example.com', password: PASSWORD, isActive: false }),
  }
}
