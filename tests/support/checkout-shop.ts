/** A small shop for the checkout's tests: brand, group, stores, delivery methods, and functions that add products. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

import type { CallContext, Principal } from '@/lib/backend/domain/access/principal'
import { codeHash } from '@/lib/backend/domain/codes/secret-codes'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { checkoutRequest, placeOrder, type CheckoutRequest, type PlaceOrder } from '@/lib/contract/schemas/checkout'
import type { z } from 'zod'

process.env.SHOP_SECRET ??= 'a secret that only the tests of the shop know'

export const CENTRAL = 20
export const HELSINKI = 1
export const OULU = 2
let serial = 0
/** Makes slugs unique, so that a second run on the same database sells other products. */
const run = randomUUID().slice(0, 8)

const STORES: (typeof s.stores.$inferInsert)[] = [
  { id: CENTRAL, slug: 'central', name: 'Central warehouse', shortName: 'CW', type: 'warehouse' },
  {
    id: HELSINKI,
    slug: 'helsinki',
    name: 'Helsinki',
    shortName: 'HKI',
    type: 'retail',
    nouto: true,
    pikanouto: true,
    stockDisplayOrder: 1,
    address: { street: 'Polkukatu 1', postcode: '00100', city: 'Helsinki', phone: '+358 9 1' },
  },
  {
    id: OULU,
    slug: 'oulu',
    name: 'Oulu',
    shortName: 'OUL',
    type: 'retail',
    nouto: true,
    stockDisplayOrder: 2,
    address: { street: 'Tunturitie 2', postcode: '90100', city: 'Oulu', phone: '+358 8 1' },
  },
]

const DELIVERY_METHODS: (typeof s.deliveryMethods.$inferInsert)[] = [
  {
    id: 'post_fi',
    names: { fi: 'Pakettiautomaatti', en: 'Parcel locker' },
    kind: 'locker',
    priceEur: 490,
    freeFromEur: 10_000,
    minDays: 1,
    maxDays: 3,
  },
  {
    id: 'home',
    names: { fi: 'Kotiinkuljetus', en: 'Home delivery' },
    kind: 'home',
    priceEur: 990,
    minDays: 2,
    maxDays: 4,
  },
  {
    id: 'store',
    names: { fi: 'Nouto myymälästä', en: 'Store pickup' },
    kind: 'store',
    priceEur: 0,
    minDays: 1,
    maxDays: 3,
  },
  {
    id: 'eu_parcel',
    names: { en: 'Parcel' },
    kind: 'home',
    priceEur: 1_290,
    freeFromEur: 20_000,
    minDays: 3,
    maxDays: 6,
  },
  { id: 'international', names: { en: 'International' }, kind: 'home', priceEur: 3_900, minDays: 5, maxDays: 12 },
]

/** Adds the shared rows; call it once after freshDatabase(). A shop that already has them is not changed. */
export async function openShop(): Promise<void> {
  if ((await count(sql`select count(*) from brands`)) > 0) return
  await db().insert(s.stores).values(STORES)
  await db().insert(s.deliveryMethods).values(DELIVERY_METHODS)
  await db().insert(s.brands).values({ slug: 'tarn', name: 'Tarn' })
  await db()
    .insert(s.productGroups)
    .values([{ key: 'jackets' }, { key: 'vuota-korjaus' }])
  await db()
    .insert(s.productGroupTexts)
    .values([
      { groupId: 1, language: 'fi', slug: 'takit', path: 'vaatteet/takit', name: 'Takit' },
      { groupId: 1, language: 'en', slug: 'jackets', path: 'clothing/jackets', name: 'Jackets' },
    ])
  await db()
    .insert(s.colours)
    .values({ slug: 'blue', control: 'blue', swatch: ['#0000ff'], names: { fi: 'sininen', en: 'blue' } })
  await db().insert(s.sizes).values({ name: 'M', sortOrder: 1 })
}

export interface Goods {
  active?: number
  regular?: number
  club?: number | null
  lowest30?: number | null
  /** Units by store; default: five in the central warehouse. */
  stock?: Readonly<Record<number, number>>
  model?: Partial<typeof s.models.$inferInsert>
  variant?: Partial<typeof s.variants.$inferInsert>
  names?: Readonly<Record<string, string>>
  /** Price areas in which it is sold. */
  areas?: readonly (1 | 2)[]
}

export interface Sold {
  readonly modelId: number
  readonly variantId: number
  readonly slug: string
}

/** Adds a product with one variant, its stock and its ledger. */
export async function sell(goods: Goods = {}): Promise<Sold> {
  const slug = `jacket-${run}-${++serial}`
  const [model] = await db()
    .insert(s.models)
    .values({ brandId: 1, slug, mainGroupId: 1, ...goods.model })
    .returning({ id: s.models.id })
  const modelId = model?.id ?? 0
  const names = goods.names ?? { fi: `Takki ${serial}`, en: `Jacket ${serial}` }
  await db()
    .insert(s.modelTexts)
    .values(Object.entries(names).map(([language, name]) => ({ modelId, language, name })))
  await db()
    .insert(s.modelImages)
    .values({ modelId, path: `goods/${slug}.jpg` })
  const variantId = await addVariant(modelId, goods)
  return { modelId, variantId, slug }
}

/** Adds another variant of a model and returns its id. */
export async function addVariant(modelId: number, goods: Goods = {}): Promise<number> {
  const held = Object.entries(goods.stock ?? { [CENTRAL]: 5 }).map(([storeId, quantity]) => ({
    storeId: Number(storeId),
    quantity,
  }))
  const available = held.reduce((all, { quantity }) => all + quantity, 0)
  const [variant] = await db()
    .insert(s.variants)
    .values({ modelId, colourId: 1, sizeId: 1, available, ...goods.variant })
    .returning({ id: s.variants.id })
  const variantId = variant?.id ?? 0
  const active = goods.active ?? 5_000
  await db()
    .insert(s.prices)
    .values(
      (goods.areas ?? [1, 2]).map((priceArea) => ({
        variantId,
        priceArea,
        active,
        regular: goods.regular ?? active,
        club: goods.club ?? null,
        lowest30: goods.lowest30 ?? null,
      })),
    )
  if (held.length > 0) {
    await db()
      .insert(s.stock)
      .values(held.map((row) => ({ variantId, ...row })))
    await db()
      .insert(s.stockLedger)
      .values(
        held.map(({ storeId, quantity }) => ({ variantId, storeId, delta: quantity, reason: 'initial' as const })),
      )
  }
  return variantId
}

/** Adds a gift card with its ledger; returns its id. */
export async function giftCard(code: string, balanceEur: number, expiresAt: Date | null = null): Promise<number> {
  const [card] = await db()
    .insert(s.giftCards)
    .values({ codeHash: codeHash(code), balanceEur, expiresAt })
    .returning({ id: s.giftCards.id })
  const id = card?.id ?? 0
  await db().insert(s.giftCardLedger).values({ giftCardId: id, deltaEur: balanceEur, reason: 'issue' })
  return id
}

export async function discountCode(row: typeof s.discountCodes.$inferInsert): Promise<void> {
  await db().insert(s.discountCodes).values(row)
}

/** Adds a product, a gift campaign with it, and a code of the campaign. `data` is what a cart stores of the campaign. */
export async function campaign(slug: string, code: string, goods: Goods = {}, validUntil: Date | null = null) {
  const sold = await sell(goods)
  const [row] = await db()
    .insert(s.giftCampaigns)
    .values({ slug, names: {}, modelIds: [sold.modelId], validUntil })
    .returning()
  await db()
    .insert(s.giftCampaignCodes)
    .values({ codeHash: codeHash(code), campaignId: row?.id ?? 0 })
  return { ...sold, data: { code, campaign: slug } }
}

/** A customer as the checkout receives it. */
export async function customer(
  email: string,
  flags: {
    isClub?: boolean
    isAdmin?: boolean
    isStaff?: boolean
    isOrgUser?: boolean
    organisationId?: number | null
  } = {},
): Promise<Extract<Principal, { kind: 'customer' }>> {
  const [row] = await db()
    .insert(s.customers)
    .values({ email, ...flags })
    .returning({ id: s.customers.id })
  const { isOrgUser: isOrg = false, isClub = false, isAdmin = false, isStaff = false } = flags
  return { kind: 'customer', id: row?.id ?? 0, email, isClub, isOrg, isStaff, isAdmin }
}

export const guest: Principal = { kind: 'guest' }

/** A cart in Finland and EUR, in Finnish. */
export function cart(fields: Partial<z.input<typeof checkoutRequest>> = {}): CheckoutRequest {
  return checkoutRequest.parse({ country_code: 'fi', currency_code: 'eur', language_code: 'fi', ...fields })
}

export interface OrderFields {
  cart?: Partial<z.input<typeof checkoutRequest>>
  form?: Partial<PlaceOrder['form']>
  total: number
  cartKey?: string
  currency?: string
  method?: string
}

/** An order request with delivery to a parcel locker; `total` includes the delivery. */
export function orderBody({
  cart: cartFields,
  form,
  total,
  cartKey = randomUUID(),
  currency = 'eur',
  method = 'bank',
}: OrderFields): PlaceOrder {
  return placeOrder.parse({
    cart_key: cartKey,
    cart: cart(cartFields),
    payment_method: method,
    expected_total: total,
    expected_currency: currency,
    form: {
      // The demo's carrier needs a pickup point. A shop without pickup points ignores it.
      delivery_method: 'post_fi',
      delivery_location: 'fi-00100-1',
      first_name: 'Aino',
      last_name: 'Polku',
      address: 'Polkukatu 3',
      postal_code: '00100',
      city: 'Helsinki',
      phone: '+358 40 1234567',
      email: 'aino@example.com',
      ...form,
    },
  })
}

/** The context of a call. */
export function context(
  principal: Principal = guest,
  headers: Readonly<Record<string, string>> = {},
  ip: string | null = null,
): CallContext {
  return {
    principal,
    ip,
    requestId: 'test',
    headers: (name) => headers[name] ?? null,
    place: { country: null, currency: null },
    setCookie: () => undefined,
    noteLogin: () => undefined,
    noteShown: () => undefined,
  }
}

export async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db().execute<{ count: string }>(query)
  return Number(rows[0]?.count)
}
