/** The races of placing an order. Each function runs its rounds, throws at the first wrong one, and returns one line of figures. */
import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'

import { codeHash } from '@/lib/backend/domain/codes/secret-codes'
import { validateCheckout } from '@/lib/backend/flows/checkout/validate'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { ApiError } from '@/lib/contract/errors'
import type { Driver, Reply, Rush } from './checkout-drivers'
import {
  CENTRAL,
  count,
  customer,
  discountCode,
  giftCard,
  guest,
  HELSINKI,
  orderBody,
  sell,
  type OrderFields,
} from './checkout-shop'

/** An order body with the total that the shop itself computes. */
async function priced(fields: Omit<OrderFields, 'total'>) {
  const body = orderBody({ ...fields, total: 0 })
  const { total_price: total } = await validateCheckout(
    { ...body.cart, delivery_method: body.form.delivery_method, postcode: body.form.postal_code },
    guest,
  )
  return { ...body, expected_total: total }
}

function must(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

const codes = (replies: readonly Reply[]) => {
  const counts = new Map<string, number>()
  for (const { status, code } of replies)
    counts.set(`${status} ${code ?? 'placed'}`, (counts.get(`${status} ${code ?? 'placed'}`) ?? 0) + 1)
  return [...counts]
    .sort()
    .map(([name, times]) => `${times} × ${name}`)
    .join(', ')
}
const placedOf = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200)
const p95 = (replies: readonly Reply[]) =>
  Math.round(replies.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(replies.length * 0.95)] ?? 0)

/** Checks after every round: no server error, no broken invariant, and exactly this number of orders. */
async function checkRound(
  name: string,
  replies: readonly Reply[],
  expected: number | null,
  refusals: readonly string[],
): Promise<void> {
  must(
    replies.every(({ status }) => status < 500),
    `${name}: a server error among ${codes(replies)}`,
  )
  must(
    replies.every(({ code }) => code === null || refusals.includes(code)),
    `${name}: an unexpected refusal among ${codes(replies)}`,
  )
  const placed = new Set(placedOf(replies).map(({ orderNumber }) => orderNumber)).size
  must(expected === null || placed === expected, `${name}: ${placed} orders instead of ${expected} (${codes(replies)})`)
  const broken = await brokenInvariants(db())
  must(broken.length === 0, `${name}: ${JSON.stringify(broken.slice(0, 3))}`)
}

export interface Rounds {
  readonly rounds: number
  readonly at: number
}

/** A1: `at` buyers order the last `units`. */
export async function lastItem(driver: Driver, { rounds, at, units }: Rounds & { units: number }): Promise<string> {
  let worst = 0
  let last = ''
  for (let round = 0; round < rounds; round += 1) {
    const { variantId } = await sell({ stock: { [CENTRAL]: Math.ceil(units / 2), [HELSINKI]: Math.floor(units / 2) } })
    const template = await priced({ cart: { products: [{ productId: variantId, amount: 1 }] } })
    const replies = await driver.rush(
      Array.from(
        { length: at },
        (_, buyer): Rush => ({
          body: { ...template, cart_key: randomUUID(), form: { ...template.form, email: `buyer${buyer}@example.com` } },
          key: randomUUID(),
        }),
      ),
    )
    await checkRound('last item', replies, units, ['OUT_OF_STOCK'])
    must(
      (await count(sql`select available as count from variants where id = ${variantId}`)) === 0,
      'last item: something is left',
    )
    worst = Math.max(worst, p95(replies))
    last = codes(replies)
  }
  return `check A1 last item: ${rounds} rounds of ${at} buyers on ${units}: every round ${last}; worst p95 ${worst} ms`
}

/** A7: one cart is posted `at` times at the same time, in four ways. */
export async function doubleSubmit(driver: Driver, { rounds, at }: Rounds): Promise<string> {
  const lines: string[] = []
  const [mine, theirs] = [
    await customer(`mine-${randomUUID()}@example.com`),
    await customer(`theirs-${randomUUID()}@example.com`),
  ]
  for (let round = 0; round < rounds; round += 1) {
    const { variantId } = await sell({ stock: { [CENTRAL]: 10 } })
    const fields = { cart: { products: [{ productId: variantId, amount: 1 }] } }
    const fresh = () => priced(fields)
    const times = <T>(make: (index: number) => T) => Array.from({ length: at }, (_, index) => make(index))

    const [one, two, three, four] = [await fresh(), await fresh(), await fresh(), await fresh()]
    const sameKey = await driver.rush(times(() => ({ body: one, key: `key-${one.cart_key}` })))
    await checkRound('same key', sameKey, 1, ['IN_PROGRESS'])
    must(new Set(placedOf(sameKey).map(({ text }) => text)).size === 1, 'same key: the answers differ')

    const noKey = await driver.rush(times(() => ({ body: two })))
    await checkRound('no key, same cart', noKey, 1, ['IN_PROGRESS'])
    must(new Set(placedOf(noKey).map(({ text }) => text)).size === 1, 'no key, same cart: the answers differ')

    const otherBody = await driver.rush(
      times((index) => ({
        body: index % 2 ? three : { ...three, payment_method: 'card' },
        key: `key-${three.cart_key}`,
      })),
    )
    await checkRound('same key, other body', otherBody, 1, ['IDEMPOTENCY_MISMATCH', 'IN_PROGRESS'])

    const otherUser = await driver.rush(
      times((index) => ({ body: four, key: `key-${four.cart_key}`, who: index % 2 ? mine : theirs })),
    )
    await checkRound('same key, other user', otherUser, 1, ['ALREADY_ORDERED', 'IN_PROGRESS'])
    const winners = new Set(otherUser.flatMap(({ status }, index) => (status === 200 ? [index % 2] : [])))
    must(winners.size === 1, 'same key, other user: both got the order')

    for (const { cart_key: key } of [one, two, three, four])
      must(
        (await count(sql`select count(*) from orders where cart_key = ${key}`)) === 1,
        'double submit: not one order for a cart',
      )
    lines.splice(
      0,
      4,
      `same key ${codes(sameKey)}`,
      `no key ${codes(noKey)}`,
      `same key other body ${codes(otherBody)}`,
      `same key other user ${codes(otherUser)}`,
    )
  }
  return `check A7 double submit: ${rounds} rounds of ${at}, one order a cart: ${lines.join('; ')}`
}

const MAILBOXES = ['maija@example.com', 'Maija@Example.com', 'maija+1@example.com', 'MAIJA+two@example.com']

/**
 * A4: a code with a limit of 1, of 10, and of one per customer (different spellings of a guest's e-mail address, the account with that
 * address).
 */
export async function codeLimits(driver: Driver, { rounds, at }: Rounds): Promise<string> {
  const account = await customer(`maija-${randomUUID()}@example.com`)
  const lines: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { variantId } = await sell({ stock: { [CENTRAL]: at * 2 } })
    for (const [limit, row] of [
      [1, { maxUses: 1 }],
      [10, { maxUses: 10 }],
      [1, { maxUsesPerCustomer: 1 }],
      [1, { maxUsesPerCustomer: 1, maxUses: 5 }],
    ] as const) {
      const code = `RACE-${randomUUID().slice(0, 12)}`
      await discountCode({ code, kind: 'percent', value: 10, ...row })
      const template = await priced({
        cart: { products: [{ productId: variantId, amount: 1 }], discount_codes: [code] },
      })
      const isPersonal = 'maxUsesPerCustomer' in row
      const replies = await driver.rush(
        Array.from({ length: at }, (_, index): Rush => {
          const email = !isPersonal
            ? `buyer${index}@example.com`
            : index % 5 === 4
              ? account.email
              : (MAILBOXES[index % 5] ?? '').replace(/maija/i, account.email.split('@')[0] ?? '')
          const spelling = index % 2 ? code : code.toLowerCase()
          return {
            body: {
              ...template,
              cart_key: randomUUID(),
              cart: { ...template.cart, discount_codes: [spelling] },
              form: { ...template.form, email },
            },
            key: randomUUID(),
            ...(isPersonal && index % 5 === 4 && { who: account }),
          }
        }),
      )
      await checkRound(`code limit ${JSON.stringify(row)}`, replies, limit, ['CODE_REFUSED'])
      must(
        (await count(sql`select coalesce(sum(delta), 0) as count from discount_redemptions where code = ${code}`)) ===
          limit,
        'code: the ledger says otherwise',
      )
      if (round === 0) lines.push(`${JSON.stringify(row)} ${codes(replies)}`)
    }
  }
  return `check A4 discount codes: ${rounds} rounds of ${at}: ${lines.join('; ')}`
}

/** A5: many orders of 60.00, then of 50.00, each paid in full with the same gift card of 100.00. */
export async function giftCards(driver: Driver, { rounds, at }: Rounds): Promise<string> {
  const lines: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [price, wins] of [
      [6_000, 1],
      [5_000, 2],
    ] as const) {
      const { variantId } = await sell({ active: price, stock: { [CENTRAL]: at } })
      const code = `CARD-${randomUUID()}`
      const card = await giftCard(code, 10_000)
      const form = { delivery_method: 'store', delivery_location: String(HELSINKI) }
      const template = await priced({
        cart: { products: [{ productId: variantId, amount: 1 }], discount_codes: [code] },
        form,
      })
      must(template.expected_total === 0, 'gift card: it does not cover the order')
      const replies = await driver.rush(
        Array.from({ length: at }, (): Rush => ({ body: { ...template, cart_key: randomUUID() }, key: randomUUID() })),
      )
      await checkRound(`gift card ${price}`, replies, wins, ['TOTAL_CHANGED', 'CODE_REFUSED'])
      must(
        (await count(sql`select balance_eur as count from gift_cards where id = ${card}`)) === 10_000 - wins * price,
        'gift card: wrong balance',
      )
      if (round === 0) lines.push(`${price / 100}.00: ${codes(replies)}`)
    }
  }
  return `check A5 gift card of 100.00: ${rounds} rounds of ${at}: ${lines.join('; ')}`
}

/** A6: two buyers redeem each code of a gift campaign at the same moment and try three times; every code is used once. */
export async function campaignCodes(
  driver: Driver,
  { codes: all, at }: { codes: number; at: number },
): Promise<string> {
  // There is enough stock for every buyer; only the codes run out.
  const { variantId, modelId } = await sell({ stock: { [CENTRAL]: all * 2 } })
  const slug = `gifts-${randomUUID()}`
  const [campaign] = await db()
    .insert(s.giftCampaigns)
    .values({ slug, names: { en: 'Gifts' }, modelIds: [modelId] })
    .returning({ id: s.giftCampaigns.id })
  const secrets = Array.from({ length: all }, () => `GIFT-${randomUUID()}`)
  await db()
    .insert(s.giftCampaignCodes)
    .values(secrets.map((code) => ({ codeHash: codeHash(code), campaignId: campaign?.id ?? 0 })))
  const template = await priced({
    cart: {
      products: [{ productId: variantId, amount: 1 }],
      giftcampaign_data: { code: secrets[0] ?? '', campaign: slug },
    },
  })
  let placed = 0
  let refused = 0
  const half = at / 2
  for (let from = 0; from < all; from += half) {
    // Each buyer has another client address, so that nobody is rate-limited because of codes that others have used.
    const rush: Rush[] = secrets.slice(from, from + half).flatMap((code, index) =>
      Array.from(
        { length: 2 },
        (_, buyer): Rush => ({
          ip: `10.${buyer}.${Math.floor((from + index) / 250)}.${(from + index) % 250}`,
          body: {
            ...template,
            cart_key: randomUUID(),
            cart: { ...template.cart, giftcampaign_data: { code, campaign: slug } },
            form: { ...template.form, email: `redeemer${buyer}@example.com` },
          },
          key: randomUUID(),
        }),
      ),
    )
    // Each with the same cart as before: three attempts must not redeem a code twice.
    for (const attempt of [1, 2, 3]) {
      const replies = await driver.rush(
        rush.map((one) => ({ ...one, key: randomUUID(), body: { ...one.body, cart_key: randomUUID() } })),
      )
      await checkRound(`campaign codes, try ${attempt}`, replies, attempt === 1 ? rush.length / 2 : 0, [
        'CODE_REFUSED',
        'TOTAL_CHANGED',
      ])
      placed += placedOf(replies).length
      refused += replies.length - placedOf(replies).length
    }
  }
  must(
    (await count(
      sql`select count(distinct used_by_order_id) from gift_campaign_codes where campaign_id = ${campaign?.id ?? 0}`,
    )) === all,
    'campaign codes: not every code was used once',
  )
  return `check A6 campaign codes: ${all} codes, ${all * 2} redeemers of three tries: ${placed} orders, ${refused} refused, every code used once`
}

/** A2: carts with the same products in different orders, with enough and with too little stock. */
export async function oppositeCarts(driver: Driver, { rounds, at }: Rounds): Promise<string> {
  let fillable = 0
  let short = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const units of [at, Math.ceil(at / 4)]) {
      const ids: number[] = []
      for (let index = 0; index < 6; index += 1)
        ids.push(
          (
            await sell({
              active: 20_000,
              stock: { [CENTRAL]: Math.ceil(units / 2), [HELSINKI]: Math.floor(units / 2) },
            })
          ).variantId,
        )
      const rush: Rush[] = []
      for (let cart = 0; cart < at; cart += 1) {
        const picked = [...ids].sort(() => Math.random() - 0.5).slice(0, 2 + (cart % 4))
        rush.push({
          body: await priced({ cart: { products: picked.map((productId) => ({ productId, amount: 1 })) } }),
          key: randomUUID(),
        })
      }
      const replies = await driver.rush(rush)
      await checkRound('opposite carts', replies, units === at ? at : null, [
        'OUT_OF_STOCK',
        ...(units === at ? [] : ['CONFLICT']),
      ])
      const left = await db()
        .select({ available: s.variants.available })
        .from(s.variants)
        .where(inArray(s.variants.id, ids))
      must(
        left.every(({ available }) => available >= 0),
        'opposite carts: below zero',
      )
      if (units === at) fillable += placedOf(replies).length
      else short += placedOf(replies).length
    }
  }
  return `check A2 opposite carts: ${rounds} rounds of ${at} carts with 2–5 of 6 products: ${fillable} of ${rounds * at} fillable orders placed, ${short} where stock was short; no deadlock seen`
}

/**
 * A wrong implementation that many shops have: it reads a value and writes that value minus one. For stock, codes, gift cards and gift
 * campaigns; nothing else of an order.
 */
export async function naivePlace({ body }: Rush): Promise<{ order_number: string }> {
  const [row] = body.cart.products
  const variantId = Number(row?.productId)
  const [code = body.cart.giftcampaign_data?.code] = body.cart.discount_codes
  const stock = await count(sql`select available as count from variants where id = ${variantId}`)
  if (stock < 1) throw new ApiError('OUT_OF_STOCK', 'Sold out.')
  if (code !== undefined) await naiveCode(code)
  await db().execute(sql`update variants set available = ${stock - 1} where id = ${variantId}`)
  return { order_number: body.cart_key }
}

async function naiveCode(code: string): Promise<void> {
  const {
    rows: [limited],
  } = await db().execute<{ used: number; most: number | null }>(
    sql`select used, least(max_uses, max_uses_per_customer) as most from discount_codes where code = ${code}`,
  )
  if (limited && limited.used >= (limited.most ?? Infinity)) throw new ApiError('CODE_REFUSED', 'Used up.')
  if (limited) await db().execute(sql`update discount_codes set used = ${limited.used + 1} where code = ${code}`)
  const {
    rows: [card],
  } = await db().execute<{ balance_eur: number }>(
    sql`select balance_eur from gift_cards where code_hash = ${codeHash(code)}`,
  )
  if (card && card.balance_eur < 5_000) throw new ApiError('CODE_REFUSED', 'Empty.')
  if (card)
    await db().execute(
      sql`update gift_cards set balance_eur = ${card.balance_eur - 5_000} where code_hash = ${codeHash(code)}`,
    )
  const used = await count(
    sql`select count(*) from gift_campaign_codes where code_hash = ${codeHash(code)} and used_by_order_id is not null`,
  )
  if (used > 0) throw new ApiError('CODE_REFUSED', 'Used.')
  await db().execute(sql`update gift_campaign_codes set used_by_order_id = 1 where code_hash = ${codeHash(code)}`)
}
