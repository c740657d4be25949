/** What lists of the back office say of variants, prices, orders and phones. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { refreshOffers } from '@/lib/backend/domain/catalogue/offers'
import * as s from '@/lib/backend/domain/schema'
import { addressPhone } from '@/lib/backend/domain/schema/search-words'
import { db } from '@/lib/backend/platform/database/pool'
import type { OfficeEntity, OfficeRow } from '@/lib/contract/schemas/office'
import { countryName } from '@/lib/market/countries'
import { TAX_AREAS } from '@/lib/market/tax-areas'

import { apiFetch } from '../support/api'
import { CENTRAL, openShop, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { paid, type Placed } from '../support/orders'

const PASSWORD = 'six cranes at dawn'
let database: TestDatabase
let order: Placed
let orderId = 0
let variant = 0
let model = 0
const cookies: Record<string, string> = {}

async function person(email: string, role: 'buyer' | 'warehouse' | null): Promise<void> {
  const id = await createCustomer({ email, password: PASSWORD })
  await db()
    .update(s.customers)
    .set(role === null ? { isStaff: true, isAdmin: true } : { officeRoles: [role] })
    .where(eq(s.customers.id, id))
  const response = await apiFetch('/api/office/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  })
  const cookie = response.headers.getSetCookie().find((text) => text.includes('so.office='))
  cookies[email.split('@')[0] ?? ''] = cookie?.split(';')[0] ?? ''
}

async function ask(path: string, who = 'boss') {
  const response = await apiFetch(path, { headers: { cookie: cookies[who] ?? '' } })
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? ((await response.json()) as unknown) : await response.text() }
}

async function rowsOf(entity: string, query: string): Promise<OfficeRow[]> {
  const { status, body } = await ask(`/api/office/records/${entity}/?${query}`)
  expect(status).toBe(200)
  return (body as { rows: OfficeRow[] }).rows
}

const idsOf = async (entity: string, query: string) => (await rowsOf(entity, query)).map(({ id }) => Number(id))

async function entityFor(who: string, name: string): Promise<OfficeEntity | undefined> {
  const { body } = await ask('/api/office/me/', who)
  return (body as { entities: OfficeEntity[] }).entities.find((entity) => entity.name === name)
}

beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  const sold = await sell({ stock: { [CENTRAL]: 5 } })
  variant = sold.variantId
  model = sold.modelId
  const [colour] = await db()
    .insert(s.colours)
    .values({ slug: 'moss', control: 'green', names: { fi: 'Sammal', en: 'Moss' }, swatch: ['#445533'] })
    .returning()
  const [size] = await db().insert(s.sizes).values({ name: 'XL', sortOrder: 9 }).returning()
  await db()
    .update(s.variants)
    .set({ sku: 'CR-1', gtin: '6430000000017', colourId: colour?.id ?? null, sizeId: size?.id ?? null })
    .where(eq(s.variants.id, variant))
  await db().delete(s.modelTexts).where(eq(s.modelTexts.modelId, model))
  await db()
    .insert(s.modelTexts)
    .values([
      { modelId: model, language: 'fi', name: 'Kurkitakki' },
      { modelId: model, language: 'en', name: 'Crane jacket' },
    ])
  order = await paid({ cart: { products: [{ productId: variant, amount: 2 }] } })
  const [row] = await db().select({ id: s.orders.id }).from(s.orders).where(eq(s.orders.number, order.number))
  orderId = row?.id ?? 0
  await person('boss@example.com', null)
  await person('buyer@example.com', 'buyer')
  await person('warehouse@example.com', 'warehouse')
})
afterAll(() => database.drop())

it('a picture of a product is found by the product’s name in any language, and by its file', async () => {
  const [image] = await db()
    .insert(s.modelImages)
    .values({ modelId: model, path: 'models/front-of-it.svg' })
    .returning()
  const found = async (text: string) => idsOf('images', `q=${encodeURIComponent(text)}`)
  for (const text of ['kurki', 'Crane']) expect(await found(text), text).toContain(image?.id)
  expect(await found('front-of-it')).toEqual([image?.id])
  expect(await found('heron')).toEqual([])
})

describe('a variant in lists', () => {
  it('is called by product, colour and size in the language of the reader, with its SKU beside', async () => {
    const [movement] = await rowsOf('stock-movements', 'language=fi')
    expect(movement).toMatchObject({
      title: 'Kurkitakki Sammal XL',
      code: 'CR-1',
      labels: { variantId: 'Kurkitakki Sammal XL' },
      codes: { variantId: 'CR-1' },
    })
    const [own] = await rowsOf('variants', 'language=de')
    expect(own).toMatchObject({ title: 'Crane jacket Moss XL', code: 'CR-1' })
    const page = await ask(`/api/office/records/variants/${variant}/?language=fi`)
    expect(page.body).toMatchObject({ title: 'Kurkitakki Sammal XL', code: 'CR-1' })
  })

  it.each([
    ['rental-units', () => db().insert(s.rentalUnits).values({ code: 'U-1', variantId: variant, storeId: CENTRAL })],
    [
      'planned-prices',
      () =>
        db()
          .insert(s.plannedPrices)
          .values({
            variantId: variant,
            priceArea: 1,
            kind: 'regular',
            amount: 900,
            validFrom: new Date('2099-01-01T00:00:00Z'),
          }),
    ],
  ])('is called so in %s, too', async (entity, insert) => {
    await insert()
    const [row] = await rowsOf(entity, 'language=fi')
    expect(row).toMatchObject({ labels: { variantId: 'Kurkitakki Sammal XL' }, codes: { variantId: 'CR-1' } })
  })

  it('has its kind in its name, without which two variants of one colour and size have the same', async () => {
    const [kind] = await db()
      .insert(s.productTypes)
      .values({ slug: 'left-hand', names: { fi: 'Vasen', en: 'Left' } })
      .returning()
    const { rows } = await db().execute<{ id: number }>(sql`
      insert into variants (model_id, colour_id, size_id, product_type_id) select model_id, colour_id, size_id, ${kind?.id} from variants
      where id = ${variant} returning id`)
    const twin = rows[0]?.id ?? 0
    await db().insert(s.rentalUnits).values({ code: 'U-2', variantId: twin, storeId: CENTRAL })
    const names = await rowsOf('rental-units', 'language=fi&sort=code')
    expect(names.map(({ labels }) => labels['variantId'])).toEqual([
      'Kurkitakki Sammal XL',
      'Kurkitakki Sammal XL Vasen',
    ])
    await db().delete(s.variants).where(eq(s.variants.id, twin))
  })

  it('is found by a name of its product and by its numbers, also as a filter of other lists', async () => {
    for (const text of ['kurkit', 'crane', 'CR-1', '6430000000017'])
      expect([text, await idsOf('variants', `q=${text}`)]).toEqual([text, [variant]])
    expect(await idsOf('variants', 'q=heron')).toEqual([])
    expect((await rowsOf('stock-movements', 'filter=variantId:kurkitakki')).length).toBeGreaterThan(0)
    expect(await rowsOf('stock-movements', 'filter=variantId:heron')).toEqual([])
  })

  it('has its name and its SKU in files', async () => {
    const { body } = await ask('/api/office/csv/stock-movements/?columns=variantId,delta&language=fi')
    const [head, first] = String(body).split('\n')
    expect(head).toContain('id,variantId,delta,variantId.name,variantId.code')
    expect(first).toContain('Kurkitakki Sammal XL,CR-1')
    // The names of columns come from the address, and a spreadsheet would compute them.
    const odd = await ask(
      `/api/office/csv/stock-movements/?columns=${encodeURIComponent('=1+1,@sum,constructor,delta')}`,
    )
    expect(String(odd.body).split('\n')[0]).toMatch(/^\uFEFF?id,delta$/)
  })
})

describe('the order of a movement', () => {
  it('is its number, which leads people to it who may see orders', async () => {
    const rows = await rowsOf('stock-movements', 'filter=reason:order')
    expect(rows[0]).toMatchObject({ values: { orderId }, labels: { orderId: order.number } })
    const linked = async (who: string) =>
      (await entityFor(who, 'stock-movements'))?.fields.find(({ name }) => name === 'orderId')?.isLinked
    expect([await linked('warehouse'), await linked('buyer')]).toEqual([true, false])
  })
})

describe('prices in lists', () => {
  const price = async () => [
    (await rowsOf('products', ''))[0]?.values['priceFrom'],
    (await rowsOf('variants', ''))[0]?.values['price'],
  ]

  it('are those that count now, at once after a change and after the offers were computed again', async () => {
    await db().update(s.prices).set({ active: 4_900, regular: 4_900 }).where(eq(s.prices.variantId, variant))
    expect(await price()).toEqual([4_900, 4_900])
    await refreshOffers()
    expect(await price()).toEqual([4_900, 4_900])
    const { rows } = await db().execute<{ count: number }>(sql`select count(*)::int as count from model_offer_changes`)
    expect(rows[0]?.count).toBe(0)
  })

  it('are no order of a list', async () => {
    expect((await ask('/api/office/records/products/?sort=priceFrom')).status).toBe(400)
    const fields = (await entityFor('boss', 'variants'))?.fields ?? []
    expect(fields.find(({ name }) => name === 'price')?.isSortable).toBe(false)
  })
})

describe('days without a time', () => {
  it('are filtered by two ends', async () => {
    const [purchase] = await db()
      .insert(s.purchaseOrders)
      .values({ supplier: 'Mill', storeId: CENTRAL })
      .returning({ id: s.purchaseOrders.id })
    const line = (expectedOn: string) => ({
      purchaseId: purchase?.id ?? 0,
      variantId: variant,
      quantity: 1,
      expectedOn,
    })
    await db().insert(s.purchaseOrderLines).values(line('2026-11-15'))
    const found = (filter: string) => idsOf('purchase-lines', `filter=expectedOn:${filter}`)
    expect(await found('2026-11-01..2026-11-30')).toHaveLength(1)
    expect(await found('2026-11-15')).toHaveLength(1)
    expect(await found('..2026-11-14')).toEqual([])
    expect(await found('2026-11-16..')).toEqual([])
  })
})

describe('a customer', () => {
  const found = async (phone: string) =>
    (await rowsOf('customers', `q=${encodeURIComponent(phone)}`)).map(({ values }) => values['email'])

  it('is found by the phone of a saved address and of an order, also one without a log-in', async () => {
    const id = await createCustomer({ email: 'aino@example.com', password: PASSWORD })
    await db().insert(s.customerAddresses).values({
      customerId: id,
      firstName: 'Aino',
      lastName: 'Kurki',
      phone: '+358 44-123 4567',
      address: 'Tie 1',
      postcode: '00100',
      city: 'Helsinki',
      country: 'fi',
    })
    const withPhone = (phone: string) => sql`${s.orders.address} || ${JSON.stringify({ phone })}::jsonb`
    await db()
      .update(s.orders)
      .set({ email: 'aino@example.com', customerId: null, address: withPhone('050 765 4321') })
      .where(eq(s.orders.id, orderId))
    expect(await found('044 1234567')).toEqual(['aino@example.com'])
    expect(await found('+358507654321')).toEqual([])
    expect(await found('050-765 43 21')).toEqual(['aino@example.com'])
    await db().update(s.orders).set({ email: 'other@example.com', customerId: id }).where(eq(s.orders.id, orderId))
    expect(await found('0507654321')).toEqual(['aino@example.com'])
    expect(await found('0507654399')).toEqual([])
  })

  it('is looked for along the index of the phones of addresses', async () => {
    await db().execute(sql`set enable_seqscan = off`)
    const { rows } = await db().execute<{ 'QUERY PLAN': string }>(
      sql`explain select customer_id from customer_addresses a where ${sql.raw(addressPhone('a.'))} like '%441234567%'`,
    )
    await db().execute(sql`reset enable_seqscan`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('customer_addresses_phone')
  })
})

describe('the order that a list has by itself', () => {
  it('is that of the names in the language of the reader, not of hidden keys', async () => {
    const swatch = ['#112233']
    await db()
      .insert(s.colours)
      .values([
        { slug: 'a-hidden', control: 'grey', names: { fi: 'Zebra', en: 'Zebra' }, swatch },
        { slug: 'z-hidden', control: 'grey', names: { fi: 'Yö', en: 'Ash' }, swatch },
      ])
    const mine = async (query: string) =>
      (await rowsOf('colours', query)).map(({ title }) => title).filter((title) => /^(?:Zebra|Yö|Ash)$/.test(title))
    expect(await mine('language=en')).toEqual(['Ash', 'Zebra'])
    expect(await mine('language=fi')).toEqual(['Yö', 'Zebra'])
    expect(await mine('language=fi&sort=-title')).toEqual(['Zebra', 'Yö'])
  })

  it('of VAT rates is that of the countries’ names, with export last', async () => {
    await db().execute(sql`delete from tax_rates`)
    const areas = TAX_AREAS.map(({ id }) => id)
    for (const area of areas)
      await db().execute(
        sql`insert into tax_rates (tax_area_id, tax_class, valid_from, rate_percent) values (${area}, 5, '2026-01-01', 20)`,
      )
    const rows = await rowsOf('tax-rates', 'language=fi&size=200')
    const names = rows.map(({ values }) => {
      const country = TAX_AREAS.find(({ id }) => id === values['taxAreaId'])?.country
      return country ? countryName(country, 'fi') : null
    })
    const named = names.filter((name) => name !== null)
    expect(named).toEqual(named.toSorted((a, b) => a.localeCompare(b, 'fi')))
    expect(names.at(-1)).toBeNull()
  })
})

describe('fields of a new record', () => {
  it('say what the shop has where nobody says it', async () => {
    const first = async (entity: string, name: string) => {
      const found = (await entityFor('boss', entity))?.fields.find((one) => one.name === name)
      return [found?.hasDefault ?? false, found?.first]
    }
    expect(await first('organisations', 'invoiceDays')).toEqual([true, 14])
    expect(await first('banners', 'isActive')).toEqual([true, true])
    expect(await first('products', 'publishedAt')).toEqual([true, undefined])
    expect(await first('sizes', 'sortOrder')).toEqual([false, undefined])
    expect(await first('products', 'soldAmount')).toEqual([false, undefined])
  })
})
