import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { reviewHandlers } from '@/lib/backend/api/handlers/reviews'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { onInvalidate } from '@/lib/cache/tag-clock.mjs'
import { tag } from '@/lib/cache/tags'
import { createReturn } from '@/lib/contract/schemas/order'

import { addVariant, context, customer, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { cancel, key, move, paid, type Placed, sent } from '../../support/orders'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

const modelOf = async (variantId: number) =>
  (await db().execute<{ id: number }>(sql`select model_id as id from variants where id = ${variantId}`)).rows[0]?.id ??
  0
const one = (variantId: number, amount = 1) => ({ cart: { products: [{ productId: variantId, amount }] } })

const review = async (variantId: number, who: Principal, rating: number) => {
  const body = {
    model_id: await modelOf(variantId),
    rating,
    size_feedback: null,
    size: null,
    comment: 'Warm',
    visible_name: 'Ada',
    language: 'en' as const,
  }
  return reviewHandlers.writeReview({ params: undefined, query: undefined, body }, context(who))
}
const shown = async (variantId: number) => {
  const model = await modelOf(variantId)
  const { rows } = await db().execute<{ rating: number; total: number }>(
    sql`select rating, rating_count as total from models where id = ${model}`,
  )
  const page = await reviewHandlers.productReviews(
    { params: undefined, body: undefined, query: { model_id: model, size: 10, page: 1, sort: 'date' } },
    context(),
  )
  return {
    ...rows[0],
    verified: page.results.map(({ rating, is_verified: isVerified }) => `${rating} ${isVerified}`).sort(),
    stars: page.stars,
  }
}
const giveBack = async (order: Placed, quantity: number, more: object = {}) => {
  const body = createReturn.parse({
    ...key(order),
    form_key: crypto.randomUUID(),
    kind: 'refund',
    method: 'store',
    lines: [{ line: 1, quantity, reason: 'changed_mind' }],
    ...more,
  })
  const { return_number: number } = await orderHandlers.createReturn(
    { params: undefined, query: undefined, body },
    context(),
  )
  return number
}
const receive = (number: string) =>
  orderHandlers.moveReturn(
    {
      params: undefined,
      query: undefined,
      body: { return_number: number, status: 'received', restock_store_id: null },
    },
    context(),
  )
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const stop = onInvalidate((tags) => void seen.push(...(tags === '*' ? ['*'] : tags)))
  await work()
  stop()
  return seen
}

it('a cancelled order takes “verified” and the rating away, and the product’s page is rendered again', async () => {
  const [ada, bea] = [await customer('ada@reviews.example'), await customer('bea@reviews.example')]
  const { variantId } = await sell({ active: 5_000 })
  const [order] = [await paid(one(variantId), ada), await paid(one(variantId), bea)]
  await review(variantId, ada, 10)
  await review(variantId, bea, 4)
  expect(await shown(variantId)).toMatchObject({ rating: 7, total: 2, verified: ['10 true', '4 true'] })
  expect(await tagsOf(() => cancel(order))).toContain(tag.product(await modelOf(variantId)))
  expect(await shown(variantId)).toMatchObject({
    rating: 4,
    total: 1,
    verified: ['10 false', '4 true'],
    stars: [0, 1, 0, 0, 0],
  })
})

it('staff who cancel a packed order do the same; a second order that is kept leaves it verified', async () => {
  const cai = await customer('cai@reviews.example')
  const { variantId } = await sell({ active: 5_000 })
  const [first, second] = [await paid(one(variantId), cai), await paid(one(variantId), cai)]
  await review(variantId, cai, 9)
  await move(first, 'packed')
  await move(first, 'cancelled')
  expect(await shown(variantId)).toMatchObject({ total: 1, verified: ['9 true'] })
  await move(second, 'cancelled')
  expect(await shown(variantId)).toMatchObject({ rating: 0, total: 0, verified: ['9 false'] })
})

it('a return of every unit takes it away when the products have arrived; a part, or an announcement, does not', async () => {
  const dan = await customer('dan@reviews.example')
  const { variantId } = await sell({ active: 5_000 })
  const order = await sent(one(variantId, 2), dan)
  await review(variantId, dan, 8)
  await receive(await giveBack(order, 1))
  const rest = await giveBack(order, 1)
  expect(await shown(variantId)).toMatchObject({ total: 1, verified: ['8 true'] })
  await receive(rest)
  expect(await shown(variantId)).toMatchObject({ total: 0, verified: ['8 false'] })
})

it('a review written after everything was returned is not verified and does not count', async () => {
  const eva = await customer('eva@reviews.example')
  const { variantId } = await sell({ active: 5_000 })
  const order = await sent(one(variantId), eva)
  await receive(await giveBack(order, 1))
  expect(await review(variantId, eva, 10)).toMatchObject({ is_verified: false })
  expect(await shown(variantId)).toMatchObject({ rating: 0, total: 0, verified: ['10 false'] })
})

it('issue 14: who has exchanged a product still has it: the review stays verified, and a new one is', async () => {
  const hal = await customer('hal@reviews.example')
  const { modelId, variantId } = await sell({ active: 5_000 })
  const other = await addVariant(modelId, { active: 5_000 })
  const order = await sent(one(variantId), hal)
  const lines = [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: other }]
  await receive(await giveBack(order, 1, { kind: 'exchange', method: 'parcel', lines }))
  expect(await review(variantId, hal, 9)).toMatchObject({ is_verified: true })
  // Another order of the product that ends: all its reviews by this customer are looked at again.
  await cancel(await paid(one(other), hal))
  expect(await shown(variantId)).toMatchObject({ rating: 9, total: 1, verified: ['9 true'] })
})

it('a review whose product was returned is verified again when its author buys another size', async () => {
  const fay = await customer('fay@reviews.example')
  const { modelId, variantId } = await sell({ active: 5_000 })
  const other = await addVariant(modelId, { active: 5_000 })
  const order = await sent(one(variantId), fay)
  await review(variantId, fay, 10)
  await receive(await giveBack(order, 1))
  expect(await shown(variantId)).toMatchObject({ total: 0, verified: ['10 false'] })
  await paid(one(other), fay)
  expect(await shown(variantId)).toMatchObject({ rating: 10, total: 1, verified: ['10 true'] })
})

it('a review that is written while its product is returned is not verified', async () => {
  const gus = await customer('gus@reviews.example')
  const { modelId, variantId } = await sell({ active: 5_000 })
  const order = await sent(one(variantId), gus)
  const number = await giveBack(order, 1)
  let isWritten = () => {}
  const written = new Promise<void>((resolve) => (isWritten = resolve))
  let commit = () => {}
  const committing = new Promise<void>((resolve) => (commit = resolve))
  const writing = withTx(
    async (tx) => {
      await tx.execute(sql`select 1 from models where id = ${modelId} for no key update`)
      await tx.execute(sql`
        insert into reviews (model_id, customer_id, rating, visible_name, comment, language, is_verified)
        values (${modelId}, ${gus.id}, 10, 'Gus', 'Warm', 'en', true)`)
      isWritten()
      await committing
    },
    { name: 'test.review' },
  )
  await written
  const returned = receive(number)
  await new Promise((resolve) => setTimeout(resolve, 400))
  commit()
  await writing
  await returned
  expect(await shown(variantId)).toMatchObject({ total: 0, verified: ['10 false'] })
})
