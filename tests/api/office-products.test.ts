/** A product from nothing in the back office: its variants as a table, its links, a copy, and its end. */
import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import * as s from '@/lib/backend/domain/schema'
import { translatedPaths } from '@/lib/backend/domain/taxonomy/group-paths'
import { db } from '@/lib/backend/platform/database/pool'
import type { OfficeGoods, OfficeNewVariant } from '@/lib/contract/schemas/office'

import { apiFetch, get } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
const cookies: Record<string, string> = {}

type Body = Record<string, unknown> & { error?: { code: string; field?: string; details?: Record<string, unknown> } }

async function send(who: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> {
  const response = await apiFetch(path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', cookie: cookies[who] ?? '' },
  })
  return { status: response.status, body: (await response.json()) as Body }
}

async function enter(name: string, email: string): Promise<void> {
  const response = await apiFetch('/api/office/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  })
  const cookie = response.headers.getSetCookie().find((text) => text.includes('so.office='))
  cookies[name] = cookie?.split(';')[0] ?? ''
}

beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  await enter('admin', 'admin@example.com')
})
afterAll(() => database.drop())

async function asRole(role: 'buyer' | 'warehouse' | 'editor'): Promise<void> {
  await db()
    .update(s.customers)
    .set({ officeRoles: [role] })
    .where(eq(s.customers.email, 'plain@example.com'))
  await enter(role, 'plain@example.com')
}

const id = (kind: 'brands' | 'groups' | 'colours' | 'sizes' | 'models', name: string) => seeded[kind][name] ?? 0
/** Any EAN of thirteen digits with its check digit. */
let number = 0
function ean(): string {
  const bare = `64009${String(++number).padStart(7, '0')}`
  const sum = [...bare].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${bare}${(10 - (sum % 10)) % 10}`
}
const row = (colour: string, size: string, more: Partial<OfficeNewVariant> = {}): OfficeNewVariant => ({
  colourId: id('colours', colour),
  sizeId: id('sizes', size),
  gtin: null,
  sku: null,
  weight: 640,
  isHidden: false,
  price: 19_900,
  stock: [],
  ...more,
})
const names = { fi: 'Tuuli', en: 'Wind', sv: 'Vind', de: 'Wind', fr: 'Vent', ru: 'Ветер' }

let slugs = 0
async function newProduct(variants: OfficeNewVariant[], more: Record<string, unknown> = {}): Promise<string> {
  const made = await send('admin', '/api/office/products/', {
    values: {
      name: names,
      slug: `wind-${++slugs}`,
      brandId: id('brands', 'kallio'),
      mainGroupId: id('groups', 'jackets'),
      kind: 'new',
      isPublic: true,
      taxClass: 5,
      ...more,
    },
    variants,
  })
  expect([made.status, made.body.error]).toEqual([200, undefined])
  return String(made.body['id'])
}
const slugNow = () => `wind-${slugs}`
const goodsOf = async (model: string) =>
  (await send('admin', `/api/office/goods/${model}/`)).body as unknown as OfficeGoods
const save = (model: string, body: object, who = 'admin') =>
  send(who, `/api/office/goods/${model}/variants/`, { create: [], change: [], remove: [], ...body })
const shopper = (path: string) => {
  const [brand = '', slug = ''] = path.split('/')
  return get(`/api/products/productmodel/${slug}/?manufacturer=${brand}&language=en&taxAreaId=1`)
}
const newest = async () => (await db().select().from(s.recordChanges).orderBy(desc(s.recordChanges.id)).limit(1))[0]

describe('a product from nothing', () => {
  it('is made with its variants, prices and stock in one entry, and shoppers see it at once', async () => {
    const [eanA, eanB] = [ean(), ean()]
    const model = await newProduct([
      row('blue', 'S', {
        gtin: eanA,
        sku: 'WIND-BLUE-S',
        stock: [
          { store: 20, quantity: 5 },
          { store: 1, quantity: 2 },
        ],
      }),
      row('blue', 'M', { gtin: eanB, sku: 'WIND-BLUE-M', price: 20_900 }),
    ])
    const { variants } = await goodsOf(model)
    expect(variants).toMatchObject([
      { gtin: eanA, sku: 'WIND-BLUE-S', weight: 640, available: 7, regular: 19_900, isHidden: false },
      { gtin: eanB, available: 0, regular: 20_900 },
    ])
    // The export price is without VAT of 25.5 per cent.
    expect(variants[0]?.prices).toMatchObject([
      { area: 1, active: 19_900 },
      { area: 2, active: 15_857 },
    ])
    const { body } = await shopper(`kallio/${slugNow()}`)
    expect(body['products']).toHaveLength(2)
    const feed = (await get('/api/product-feed/?language=en&country=fi&taxAreaId=1')).body
    const items = feed['items'] as unknown as { model_id: number; weight?: number }[]
    expect(items.filter(({ model_id: own }) => own === Number(model)).map(({ weight }) => weight)).toEqual([640, 640])
    const entries = await db()
      .select()
      .from(s.stockLedger)
      .where(eq(s.stockLedger.variantId, variants[0]?.id ?? 0))
    expect(entries.map(({ reason, delta }) => [reason, delta])).toEqual([
      ['delivery', 5],
      ['delivery', 2],
    ])
    expect(await brokenInvariants(db())).toEqual([])
  })

  it('is taken back as one entry', async () => {
    const model = await newProduct([row('red', 'S', { stock: [{ store: 20, quantity: 1 }] }), row('red', 'M')])
    const change = await newest()
    expect((await send('admin', '/api/office/undo/', { batch: change?.batchId })).body).toEqual({ undone: 3 })
    expect((await send('admin', `/api/office/records/products/${model}/`)).status).toBe(404)
    expect(await brokenInvariants(db())).toEqual([])
  })

  it('is refused as a whole, with the row and the field of the fault', async () => {
    const taken = ean()
    const model = await newProduct([row('red', 'S', { gtin: taken, sku: 'TAKEN-1' })])
    const fault = async (variant: OfficeNewVariant) => {
      const { status, body } = await save(model, { create: [row('black', 'S'), variant] })
      return [status, body.error?.field, body.error?.details]
    }
    const here = `c${id('colours', 'blue')}s${id('sizes', 'M')}`
    expect(await fault(row('blue', 'M', { gtin: taken }))).toEqual([409, 'gtin', { reason: 'taken', row: here }])
    expect(await fault(row('blue', 'M', { sku: 'taken-1' }))).toEqual([409, 'sku', { reason: 'taken', row: here }])
    expect(await fault(row('blue', 'M', { gtin: '6400900000000' }))).toMatchObject([400, 'gtin', { row: here }])
    expect(await fault(row('blue', 'M', { weight: 0 }))).toMatchObject([400, 'weight', { row: here }])
    expect(await fault(row('blue', 'M', { stock: [{ store: 9_999, quantity: 1 }] }))).toMatchObject([
      404,
      'stock.9999',
      { row: here },
    ])
    const again = `c${id('colours', 'red')}s${id('sizes', 'S')}`
    expect(await fault(row('red', 'S'))).toEqual([409, 'sizeId', { reason: 'taken', row: again }])
    expect((await goodsOf(model)).variants).toHaveLength(1)
    const values = {
      name: names,
      slug: slugNow(),
      brandId: id('brands', 'kallio'),
      mainGroupId: id('groups', 'jackets'),
      kind: 'new',
      isPublic: true,
      taxClass: 5,
    }
    const double = await send('admin', '/api/office/products/', { values, variants: [] })
    expect([double.status, double.body.error?.field]).toEqual([409, 'slug'])
  })
})

describe('variants of a product that exists', () => {
  it('are made, changed and removed together; others stay as they are; one entry takes it back', async () => {
    const model = await newProduct([row('red', 'S', { sku: 'A-1' }), row('red', 'M'), row('red', 'L')])
    const [small, medium, large] = (await goodsOf(model)).variants
    const saved = await save(model, {
      create: [row('black', 'S')],
      change: [
        {
          id: small?.id,
          patch: [{ path: 'sku', from: 'A-1', to: 'A-2' }],
          price: { from: 19_900, to: 17_900 },
          stock: [{ store: 20, quantity: 4 }],
        },
      ],
      remove: [medium?.id],
    })
    expect(saved.status).toBe(200)
    const after = (saved.body as unknown as OfficeGoods).variants
    expect(after.map(({ id: own }) => own)).toEqual([small?.id, large?.id, expect.any(Number)])
    expect(after[0]).toMatchObject({ sku: 'A-2', regular: 17_900, available: 4 })
    const batch = (await newest())?.batchId
    expect((await send('admin', '/api/office/undo/', { batch })).status).toBe(200)
    const back = (await goodsOf(model)).variants
    expect(back.map(({ sku, regular, available }) => [sku, regular, available])).toEqual([
      ['A-1', 19_900, 0],
      [null, null, 0],
      [null, 19_900, 0],
    ])
    expect(await brokenInvariants(db())).toEqual([])
  })

  it('that somebody else has changed are not overwritten', async () => {
    const model = await newProduct([row('red', 'S', { sku: 'B-1' })])
    const variant = (await goodsOf(model)).variants[0]?.id
    const mine = { change: [{ id: variant, patch: [{ path: 'sku', from: 'old', to: 'B-3' }], stock: [] }] }
    const refused = await save(model, mine)
    expect([refused.status, refused.body.error?.details]).toMatchObject([
      409,
      { reason: 'changed', row: `v${variant}` },
    ])
    const price = { change: [{ id: variant, patch: [], price: { from: 100, to: 200 }, stock: [] }] }
    expect((await save(model, price)).status).toBe(409)
  })

  it('that were sold, or lie in a store, are hidden instead of removed: shoppers see and buy them no more', async () => {
    const model = await newProduct([
      row('red', 'S'),
      row('red', 'M', { stock: [{ store: 20, quantity: 2 }] }),
      row('red', 'L', { stock: [{ store: 20, quantity: 2 }] }),
    ])
    const path = `kallio/${slugNow()}`
    const [sold, held, other] = (await goodsOf(model)).variants
    await sell(Number(model), sold?.id ?? 0)
    expect((await save(model, { remove: [sold?.id, held?.id] })).status).toBe(200)
    const hidden = (await goodsOf(model)).variants
    expect(hidden.map(({ isHidden, regular }) => [isHidden, regular])).toEqual([
      [true, 19_900],
      [true, 19_900],
      [false, 19_900],
    ])
    const { body } = await shopper(path)
    expect((body['products'] as unknown as { id: number }[]).map((variant) => variant.id)).toEqual([other?.id])
    expect(hidden[1]?.prices).toEqual([])
    // Shown again, it is sold for what it cost.
    const shown = [{ id: held?.id, patch: [{ path: 'isHidden', from: true, to: false }], stock: [] }]
    await save(model, { change: shown })
    expect((await goodsOf(model)).variants[1]?.prices).toMatchObject([{ active: 19_900 }, { active: 15_857 }])
  })

  it('that were sold meanwhile are hidden when their making is taken back', async () => {
    const model = await newProduct([row('red', 'S')])
    const [variant] = (await goodsOf(model)).variants
    await sell(Number(model), variant?.id ?? 0)
    const [made] = await db()
      .select()
      .from(s.recordChanges)
      .where(sql`entity = 'variants' and record_id = ${String(variant?.id)} and action = 'create'`)
    expect((await send('admin', '/api/office/undo/', { change: made?.id })).status).toBe(200)
    expect((await goodsOf(model)).variants).toMatchObject([{ id: variant?.id, isHidden: true }])
  })

  it('are changed by whoever may: a warehouse takes deliveries and nothing else', async () => {
    const model = await newProduct([row('red', 'S')])
    const variant = (await goodsOf(model)).variants[0]?.id
    await asRole('warehouse')
    const change = (more: object) =>
      save(model, { change: [{ id: variant, patch: [], stock: [], ...more }] }, 'warehouse')
    expect((await change({ stock: [{ store: 20, quantity: 3 }] })).status).toBe(200)
    expect((await change({ price: { from: 19_900, to: 1 } })).status).toBe(403)
    expect((await change({ patch: [{ path: 'sku', from: null, to: 'X' }] })).status).toBe(403)
    expect((await save(model, { create: [row('blue', 'S')] }, 'warehouse')).status).toBe(403)
    expect((await save(model, { remove: [variant] }, 'warehouse')).status).toBe(403)
    const made = { values: { name: names, slug: 'no' }, variants: [] }
    expect((await send('warehouse', '/api/office/products/', made)).status).toBe(403)
    expect((await send('warehouse', `/api/office/products/${model}/copy/`, {})).status).toBe(403)
    const to = { entity: 'groups', id: id('groups', 'jackets') }
    expect((await send('warehouse', `/api/office/products/${model}/archive/`, { to })).status).toBe(403)
  })

  it('belong to their product: those of another are not found', async () => {
    const other = (await goodsOf(await newProduct([row('red', 'S')]))).variants[0]?.id
    const model = await newProduct([])
    expect((await save(model, { remove: [other] })).status).toBe(404)
    expect(
      (await save(model, { change: [{ id: other, patch: [], stock: [{ store: 20, quantity: 1 }] }] })).status,
    ).toBe(404)
  })
})

/** An order line of a variant. */
async function sell(modelId: number, variantId: number): Promise<void> {
  const [order] = await db()
    .insert(s.orders)
    .values({
      number: `W-${randomUUID().slice(0, 8)}`,
      cartKey: randomUUID(),
      status: 'paid',
      email: 'a@example.com',
      language: 'fi',
      country: 'fi',
      currency: 'eur',
      currencyRate: 1,
      taxAreaId: 1,
      address: {
        first_name: 'Ada',
        last_name: 'Aalto',
        address: 'Polku 1',
        postal_code: '00100',
        city: 'Helsinki',
        phone: '+358 40 1',
        email: 'a@example.com',
        country: 'fi',
      },
      deliveryMethod: 'store',
      deliveryCost: 0,
      paymentMethod: 'card',
      linesTotal: 19_900,
      total: 19_900,
      accessHash: randomUUID(),
    })
    .returning({ id: s.orders.id })
  await db()
    .insert(s.orderLines)
    .values({
      orderId: order?.id ?? 0,
      lineNumber: 1,
      modelId,
      variantId,
      name: 'Wind',
      quantity: 1,
      unitPrice: 19_900,
      discount: 0,
      gross: 19_900,
      net: 15_857,
      taxRatePercent: 25.5,
    })
}

describe('what a product is linked with', () => {
  const at = (model: string) => `/api/office/records/products/${model}/`
  const set = async (model: string, path: string, to: unknown) => {
    const { body } = await send('admin', at(model))
    const from = (body['values'] as Record<string, unknown>)[path]
    return send('admin', at(model), { patch: [{ path, from, to }] })
  }
  const value = async (model: string, path: string) =>
    ((await send('admin', at(model))).body['values'] as Record<string, unknown>)[path]

  it('is a field with history: groups, ribbons, relations in their order, properties', async () => {
    const model = await newProduct([row('red', 'S')])
    const [ribbon] = await db().select().from(s.ribbons)
    const [weight, material] = await db().select().from(s.properties).orderBy(s.properties.sortOrder)
    const similar = [id('models', 'storm-shell'), id('models', 'rain-shell')]
    expect((await set(model, 'groups', [id('groups', 'skiing')])).status).toBe(200)
    expect((await set(model, 'ribbons', [ribbon?.id])).status).toBe(200)
    expect((await set(model, 'similar', similar)).status).toBe(200)
    expect((await set(model, 'neededWith', [similar[1]])).status).toBe(200)
    const properties = [
      { property: weight?.id, number: 640, texts: null, isForOneItem: false },
      { property: material?.id, number: null, texts: { en: 'Wool', fi: 'Villa' }, isForOneItem: false },
    ]
    expect((await set(model, 'properties', properties)).status).toBe(200)
    const { body } = await send('admin', `${at(model)}?language=fi`)
    expect(body['values']).toMatchObject({ groups: [id('groups', 'skiing')], similar, properties })
    expect(body['labels']).toMatchObject({ [`similar.${similar[0]}`]: 'Storm Shell fi' })
    const shown = (await shopper(`kallio/${slugNow()}`)).body
    expect(shown['model_properties']).toHaveLength(2)
    const change = (await newest())?.id
    await send('admin', '/api/office/undo/', { change })
    expect(await value(model, 'properties')).toEqual([])
  })

  it('is refused when it does not exist, is named twice, or is the product itself', async () => {
    const model = await newProduct([])
    expect((await set(model, 'groups', [999_999])).body.error).toMatchObject({
      field: 'groups',
      details: { reason: 'not_found' },
    })
    expect((await set(model, 'similar', [Number(model)])).status).toBe(400)
    expect((await set(model, 'similar', [3, 3])).status).toBe(400)
    const property = { property: 1, number: Number.NaN, texts: { xx: 'no' }, isForOneItem: false }
    expect((await set(model, 'properties', [property])).status).toBe(400)
    await asRole('editor')
    const patch = [{ path: 'groups', from: [], to: [id('groups', 'skiing')] }]
    expect((await send('editor', at(model), { patch })).status).toBe(403)
  })

  it('of a set are its members, in their order, never none', async () => {
    const [bundle] = await db().select().from(s.bundles)
    const path = `/api/office/records/bundles/${bundle?.id ?? 0}/`
    const from = [id('models', 'ski-binding')]
    const to = [id('models', 'touring-ski'), ...from]
    expect((await send('admin', path, { patch: [{ path: 'members', from, to }] })).body['values']).toMatchObject({
      members: to,
    })
    const none = await send('admin', path, { patch: [{ path: 'members', from: to, to: [] }] })
    expect(none.body.error).toMatchObject({ field: 'members', details: { reason: 'required' } })
  })

  it('can be chosen from lists: the properties of its group first, with the texts in use', async () => {
    const { body } = await send('admin', `/api/office/property-choices/?group=${id('groups', 'shell-jackets')}`)
    const found = body['properties'] as { isOfGroup: boolean; unit: string | null }[]
    expect(found.map(({ isOfGroup, unit }) => [isOfGroup, unit])).toEqual([
      [true, 'g'],
      [true, null],
      [false, null],
    ])
    const choices = (await send('admin', '/api/office/choices/')).body
    expect(choices['taxClasses']).toContainEqual({ taxClass: 5, ratePercent: 25.5 })
    expect(choices['sizeTables']).toMatchObject([{ sizes: [id('sizes', 'M')] }])
  })
})

describe('names of records', () => {
  it('are in the language of the back office, in English where they have none', async () => {
    const model = await newProduct([], { name: { en: 'Frost', fi: 'Kuura' } })
    const title = async (language: string) =>
      (await send('admin', `/api/office/records/products/${model}/?language=${language}`)).body['title']
    expect([await title('fi'), await title('sv'), await title('en')]).toEqual(['Kuura', 'Frost', 'Frost'])
    const list = await send('admin', '/api/office/records/colours/?language=fi&q=blue')
    expect((list.body['rows'] as { title: string }[])[0]?.title).toBe('Blue fi')
    const found = await send('admin', '/api/office/find/?q=Kuura&language=fi')
    expect(found.body['found']).toContainEqual({ entity: 'products', id: model, title: 'Kuura', note: '' })
  })
})

describe('rows of a list', () => {
  it('have the first picture of a product, and of a variant that of its colour', async () => {
    const model = id('models', 'storm-shell')
    const [variant] = await db().select().from(s.variants).where(eq(s.variants.modelId, model)).limit(1)
    await db().delete(s.modelImages).where(eq(s.modelImages.modelId, model))
    const image = (path: string, sortOrder: number, more = {}) => ({ modelId: model, path, sortOrder, ...more })
    await db()
      .insert(s.modelImages)
      .values([
        image('models/second.svg', 2),
        image('models/film.svg', 0, { type: 'video' as const }),
        image('models/first.svg', 1),
        image('models/colour.svg', 3, { colourId: variant?.colourId }),
      ])
    const pictureIn = async (list: string, record: number | undefined) => {
      const { body } = await send('admin', `/api/office/records/${list}/?size=200`)
      return (body['rows'] as { id: string; picture: unknown }[]).find((row) => row.id === String(record))?.picture
    }
    expect(await pictureIn('products', model)).toBe('models/first.svg')
    expect(await pictureIn('variants', variant?.id)).toBe('models/colour.svg')
    await db().delete(s.modelImages).where(eq(s.modelImages.modelId, model))
    expect(await pictureIn('products', model)).toBeNull()
    expect(await pictureIn('brands', id('brands', 'kallio'))).toBeUndefined()
  })
})

describe('a copy of a product', () => {
  it('is hidden, has its texts, links and prices, and no numbers or stock', async () => {
    const model = await newProduct(
      [row('red', 'S', { gtin: ean(), sku: 'C-1', stock: [{ store: 20, quantity: 3 }] }), row('red', 'M')],
      { groups: [id('groups', 'skiing')], modelNumber: 'N-1' },
    )
    const slug = slugNow()
    const made = await send('admin', `/api/office/products/${model}/copy/`, {})
    expect(made.status).toBe(200)
    const copy = String(made.body['id'])
    const { values } = (await send('admin', `/api/office/records/products/${copy}/`)).body as {
      values: Record<string, unknown>
    }
    expect(values).toMatchObject({ name: names, isPublic: false, modelNumber: null, groups: [id('groups', 'skiing')] })
    expect(values['slug']).not.toBe(slug)
    const { variants } = await goodsOf(copy)
    expect(variants.map(({ gtin, sku, regular, available }) => [gtin, sku, regular, available])).toEqual([
      [null, null, 19_900, 0],
      [null, null, 19_900, 0],
    ])
  })
})

describe('a product that is taken out of the shop', () => {
  it('leads its address to a group or another product, until it is taken back', async () => {
    const model = await newProduct([row('red', 'S')])
    const path = `kallio/${slugNow()}`
    const target = (to: object) => send('admin', `/api/office/products/${model}/archive/`, { to })
    expect((await target({ entity: 'groups', id: id('groups', 'jackets') })).status).toBe(200)
    expect((await shopper(path)).status).toBe(404)
    const { rows } = await db().execute<{ target: string }>(sql`select target from path_history where path = ${path}`)
    expect(rows).toEqual([{ target: 'clothing/jackets' }])
    const paths = await translatedPaths(path)
    expect(paths.find(({ languageCode }) => languageCode === 'fi')?.path).toBe('clothing-fi/jackets-fi')
    const change = (await newest())?.id
    expect((await send('admin', '/api/office/undo/', { change })).status).toBe(200)
    expect((await shopper(path)).status).toBe(200)
    expect((await target({ entity: 'products', id: id('models', 'storm-shell') })).status).toBe(200)
    const { body } = await send('admin', `/api/office/records/products/${model}/`)
    expect(body['values']).toMatchObject({ isPublic: false, leadsTo: 'norrsken/storm-shell' })
    expect((await target({ entity: 'products', id: Number(model) })).status).toBe(400)
    expect((await target({ entity: 'groups', id: 99_999 })).status).toBe(404)
  })
})

describe('a variant that is made alone', () => {
  const make = (values: object, price: number | null, who = 'admin') =>
    send(who, '/api/office/variants/', { values, price })
  const valuesFor = (model: string, more: object = {}) => ({
    modelId: Number(model),
    colourId: id('colours', 'blue'),
    sizeId: id('sizes', 'M'),
    ...more,
  })

  it('has its price at once, with its history and the export price; shoppers see it; it is the last of its product', async () => {
    const model = await newProduct([row('blue', 'S')])
    const path = `kallio/${slugNow()}`
    await shopper(path)
    const made = await make(valuesFor(model), 21_900)
    expect([made.status, made.body.error]).toEqual([200, undefined])
    const variant = Number(made.body['id'])
    expect((await goodsOf(model)).variants.at(-1)).toMatchObject({
      id: variant,
      regular: 21_900,
      prices: [
        { area: 1, active: 21_900, lowest30: null },
        { area: 2, active: 17_450 },
      ],
    })
    const history = await db().select().from(s.priceHistory).where(eq(s.priceHistory.variantId, variant))
    expect(history.map(({ priceArea, kind, amount }) => [priceArea, kind, amount]).toSorted()).toEqual([
      [1, 'regular', 21_900],
      [2, 'regular', 17_450],
    ])
    expect(await newest()).toMatchObject({ action: 'create', changes: { 'price.1.regular': [null, 21_900] } })
    const page = JSON.stringify((await shopper(path)).body)
    expect(page).toContain('219')
    const [change] = await db()
      .select({ id: s.recordChanges.id })
      .from(s.recordChanges)
      .where(eq(s.recordChanges.recordId, String(variant)))
    expect((await send('admin', '/api/office/undo/', { change: change?.id })).status).toBe(200)
    expect((await goodsOf(model)).variants).toHaveLength(1)
  })

  it('is not made at all where its price or a field is refused', async () => {
    const model = await newProduct([row('blue', 'S')])
    const count = async () => (await goodsOf(model)).variants.length
    expect((await make(valuesFor(model), 0)).status).toBe(400)
    expect((await make(valuesFor(model, { gtin: '123' }), 100)).body.error).toMatchObject({ field: 'gtin' })
    expect((await make({ sku: 'ALONE' }, 100)).body.error).toMatchObject({ field: 'modelId' })
    expect((await make(valuesFor('999999'), 100)).status).toBe(404)
    expect(await count()).toBe(1)
    await asRole('editor')
    expect((await make(valuesFor(model), 100, 'editor')).status).toBe(403)
    expect((await make(valuesFor(model), null)).status).toBe(200)
    expect((await goodsOf(model)).variants.at(-1)).toMatchObject({ regular: null })
  })
})
