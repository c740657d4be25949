import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { announceStock } from '@/lib/backend/domain/customers/stock-notices'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { drainOutbox } from '@/lib/backend/worker/outbox'
import { type Mail, setMailer } from '@/lib/backend/platform/mail/mailer'

import { get, logIn, post } from '../support/api'
import { changeStock } from '../support/catalogue-changes'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
const who: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  for (const name of ['plain', 'club', 'staff', 'org']) who[name] = await logIn(`${name}@example.com`, PASSWORD)
})
afterAll(() => database.drop())
beforeEach(() => db().execute(sql`delete from rate_limits`))

const idOf = async (name: string) =>
  (
    await db()
      .select({ id: s.customers.id })
      .from(s.customers)
      .where(eq(s.customers.email, `${name}@example.com`))
  )[0]?.id ?? 0
const modelOf = (slug: string) => seeded.models[slug] ?? 0

async function bought(
  name: string,
  slug: string,
  status: 'paid' | 'pending_payment' | 'delivered' = 'paid',
): Promise<void> {
  const email = `${name}@example.com`
  const address = {
    first_name: 'Ada',
    last_name: 'Aalto',
    address: 'Polku 1',
    postal_code: '00100',
    city: 'Helsinki',
    phone: '+358 40 1',
    email,
    country: 'fi',
  }
  const [order] = await db()
    .insert(s.orders)
    .values({
      number: `W-${randomUUID().slice(0, 8)}`,
      cartKey: randomUUID(),
      status,
      customerId: await idOf(name),
      email,
      language: 'fi',
      country: 'fi',
      currency: 'eur',
      currencyRate: 1,
      taxAreaId: 1,
      address,
      deliveryMethod: 'store',
      deliveryCost: 0,
      paymentMethod: 'card',
      linesTotal: 8_000,
      total: 8_000,
      accessHash: randomUUID(),
    })
    .returning({ id: s.orders.id })
  await db()
    .insert(s.orderLines)
    .values({
      orderId: order?.id ?? 0,
      lineNumber: 1,
      modelId: modelOf(slug),
      name: slug,
      quantity: 1,
      unitPrice: 8_000,
      discount: 0,
      gross: 8_000,
      net: 6_375,
      taxRatePercent: 25.5,
    })
}

const reviewOfFleece = (more: Record<string, unknown> = {}) => ({
  model_id: modelOf('fleece'),
  rating: 9,
  size_feedback: 6,
  size: 'M',
  comment: '  Warm, and dries overnight.  ',
  visible_name: 'Ada',
  language: 'en',
  ...more,
})
const write = (name: string, body: unknown) => post('/api/product_reviews/', body, who[name])
const reviewsOf = async (slug: string, more = '') =>
  (await get(`/api/product_reviews/?model_id=${modelOf(slug)}${more}`)).body['results'] as unknown as {
    id: number
    rating: number
    votes_up: number
    votes_down: number
    votes_total: number
    comment: string
    is_verified: boolean
  }[]

describe('writing a review', () => {
  it('needs a login and a purchase that was paid for', async () => {
    expect((await post('/api/product_reviews/', reviewOfFleece())).status).toBe(401)
    expect(await write('plain', reviewOfFleece())).toMatchObject({
      status: 403,
      body: { error: { code: 'FORBIDDEN' } },
    })
    await bought('plain', 'fleece', 'pending_payment')
    expect((await write('plain', reviewOfFleece())).status).toBe(403)
    await bought('plain', 'rain-shell')
    expect((await write('plain', reviewOfFleece())).status).toBe(403)
  })

  it('D3.08 stands on the page at once as a verified purchase, counts for the rating, and is written once', async () => {
    await bought('plain', 'fleece', 'delivered')
    const written = await write('plain', reviewOfFleece({ language: 'sv' }))
    expect([written.status, written.body]).toEqual([
      200,
      {
        id: expect.any(Number) as number,
        created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        rating: 9,
        comment: 'Warm, and dries overnight.',
        is_verified: true,
        size: 'M',
        size_feedback: 6,
        visible_name: 'Ada',
        language: 'sv',
        images: [],
        votes_up: 0,
        votes_down: 0,
        votes_total: 0,
      },
    ])
    expect(await reviewsOf('fleece')).toEqual([written.body])
    expect((await get('/api/products/productmodel/fleece/?language=en&taxAreaId=1')).body).toMatchObject({
      rating: 9,
      rating_count: 1,
    })
    expect(await write('plain', reviewOfFleece({ rating: 2 }))).toMatchObject({ status: 409 })
    expect(await reviewsOf('fleece')).toHaveLength(1)
  })

  it('two at once by one customer give one review', async () => {
    await bought('club', 'fleece')
    const answers = await Promise.all(Array.from({ length: 8 }, () => write('club', reviewOfFleece({ rating: 5 }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect((await get('/api/products/productmodel/fleece/?language=en&taxAreaId=1')).body).toMatchObject({
      rating: 7,
      rating_count: 2,
    })
  })

  it.each([
    ['rating', 0],
    ['rating', 11],
    ['rating', 4.5],
    ['size_feedback', 5],
    ['visible_name', 'A'],
    ['comment', 'x'.repeat(5001)],
    ['language', 'xx'],
  ])('D3.08 refuses %s = %j on its field', async (field, value) => {
    expect(await write('staff', reviewOfFleece({ [field]: value }))).toMatchObject({
      status: 400,
      body: { error: { field } },
    })
  })

  it('of a product that shoppers do not see is not found', async () => {
    await bought('staff', 'secret-prototype')
    expect((await write('staff', reviewOfFleece({ model_id: modelOf('secret-prototype') }))).status).toBe(404)
  })
})

describe('D4.32 D7.06 votes on reviews', () => {
  const vote = (name: string, review_id: number, review_vote: 'up' | 'down' | 'null') =>
    post('/api/review_votes/', { review_id, review_vote, customer_id: 1 }, who[name])
  const newReview = async () =>
    (
      await db()
        .insert(s.reviews)
        .values({
          modelId: modelOf('rain-shell'),
          rating: 8,
          visibleName: 'B',
          comment: 'Dry',
          language: 'en',
          votesUp: 3,
          votesDown: 1,
        })
        .returning({ id: s.reviews.id })
    )[0]?.id ?? 0

  it('D5.01 D6.01 need a login', async () => {
    expect((await post('/api/review_votes/', { review_id: await newReview(), review_vote: 'up' })).status).toBe(401)
  })

  it('up, down, and null to take it back; the same again changes nothing', async () => {
    const review = await newReview()
    expect((await vote('plain', review, 'up')).body).toEqual({ votes_up: 4, votes_down: 1, votes_total: 3 })
    expect((await vote('plain', review, 'up')).body).toEqual({ votes_up: 4, votes_down: 1, votes_total: 3 })
    expect((await get('/api/customer/', who['plain'])).body['customer']).toMatchObject({
      voted_reviews: [{ id: review, vote: true }],
    })
    expect((await vote('plain', review, 'down')).body).toEqual({ votes_up: 3, votes_down: 2, votes_total: 1 })
    expect((await vote('plain', review, 'null')).body).toEqual({ votes_up: 3, votes_down: 1, votes_total: 2 })
    expect((await get('/api/customer/', who['plain'])).body['customer']).toMatchObject({ voted_reviews: [] })
    expect((await reviewsOf('rain-shell'))[0]).toMatchObject({ votes_up: 3, votes_down: 1, votes_total: 2 })
  })

  it('votes of several at once are all counted', async () => {
    const review = await newReview()
    await Promise.all(
      ['plain', 'club', 'staff', 'org', 'plain', 'club', 'staff', 'org'].map((name, index) =>
        vote(name, review, index < 4 ? 'up' : 'down'),
      ),
    )
    const rows = await db()
      .select({ vote: s.reviewVotes.vote })
      .from(s.reviewVotes)
      .where(eq(s.reviewVotes.reviewId, review))
    const up = rows.filter((row) => row.vote).length
    expect(rows).toHaveLength(4)
    expect((await db().select().from(s.reviews).where(eq(s.reviews.id, review)))[0]).toMatchObject({
      votesUp: 3 + up,
      votesDown: 1 + 4 - up,
    })
  })

  it("one's own review, a hidden one and one that is not there", async () => {
    const own =
      (
        await db()
          .select({ id: s.reviews.id })
          .from(s.reviews)
          .where(eq(s.reviews.customerId, await idOf('plain')))
      )[0]?.id ?? 0
    expect((await vote('plain', own, 'up')).status).toBe(403)
    const hidden = await newReview()
    await db().update(s.reviews).set({ isPublic: false }).where(eq(s.reviews.id, hidden))
    expect((await vote('plain', hidden, 'up')).status).toBe(404)
    expect((await vote('plain', 999_999, 'up')).status).toBe(404)
    expect((await post('/api/review_votes/', { review_id: own, review_vote: 'maybe' }, who['plain'])).status).toBe(400)
  })

  it('D4.35 counts the stars and what is said of the size', async () => {
    await db()
      .delete(s.reviews)
      .where(eq(s.reviews.modelId, modelOf('outlet-parka')))
    const row = (rating: number, sizeFeedback: number | null, isPublic = true) => ({
      modelId: modelOf('outlet-parka'),
      rating,
      sizeFeedback,
      isPublic,
      isVerified: true,
      visibleName: 'C',
      comment: 'Warm',
      language: 'en',
    })
    await db()
      .insert(s.reviews)
      .values([
        row(10, 6),
        row(9, 6),
        row(8, 2),
        row(1, 10),
        row(0, null),
        row(5, 7),
        row(2, 4, false),
        { ...row(9, 2), isVerified: false },
      ])
    expect((await get(`/api/product_reviews/?model_id=${modelOf('outlet-parka')}`)).body).toMatchObject({
      stars: [2, 0, 1, 1, 2],
      fit: [1, 0, 2, 0, 1],
      max_pages: 1,
    })
  })

  it('D4.31 the list comes by date, by votes and by stars', async () => {
    await db()
      .delete(s.reviews)
      .where(eq(s.reviews.modelId, modelOf('down-jacket')))
    const row = (rating: number, votesUp: number, votesDown: number, day: number) => ({
      modelId: modelOf('down-jacket'),
      rating,
      votesUp,
      votesDown,
      visibleName: 'C',
      language: 'en',
      comment: String(rating),
      created: new Date(Date.UTC(2026, 1, day)),
    })
    await db()
      .insert(s.reviews)
      .values([row(4, 9, 8, 3), row(10, 0, 0, 1), row(7, 5, 1, 2)])
    const ratings = async (sort: string) =>
      (await reviewsOf('down-jacket', sort && `&sort=${sort}`)).map(({ rating }) => rating)
    expect([await ratings(''), await ratings('date'), await ratings('votes'), await ratings('stars')]).toEqual([
      [4, 7, 10],
      [4, 7, 10],
      [7, 4, 10],
      [10, 7, 4],
    ])
  })

  it('D4.31 D4.33 the reader’s language comes first, and stars without words are counted but not listed', async () => {
    const modelId = modelOf('down-jacket')
    await db().delete(s.reviews).where(eq(s.reviews.modelId, modelId))
    const row = (rating: number, language: string, day: number, comment = 'Warm') => ({
      modelId,
      rating,
      language,
      comment,
      visibleName: 'C',
      isVerified: true,
      created: new Date(Date.UTC(2026, 1, day)),
    })
    const pictured = { ...row(6, 'sv', 5, ''), images: [{ url: 'reviews/1.jpg' }] }
    await db()
      .insert(s.reviews)
      .values([row(10, 'de', 1), row(8, 'fi', 2), row(4, 'de', 3), row(2, 'fi', 4, ''), pictured])
    const ratings = async (more: string) => (await reviewsOf('down-jacket', more)).map(({ rating }) => rating)
    expect(await ratings('')).toEqual([6, 4, 8, 10])
    expect(await ratings('&language=de')).toEqual([4, 10, 6, 8])
    expect((await get(`/api/product_reviews/?model_id=${modelId}&size=4`)).body).toMatchObject({
      max_pages: 1,
      stars: [1, 1, 1, 1, 1],
    })
    expect((await get(`/api/product_reviews/?model_id=${modelId}&language=xx`)).status).toBe(400)
  })
})

describe('D4.44 D7.09 telling when it is back', () => {
  const soldOut = () => seeded.variants['sold-out-jacket']?.[0] ?? 0
  const ask = (email: string, product_id: number, lang_code = 'sv') =>
    post('/api/product_availability_email_notify/', { email, product_id, lang_code })

  it('D5.03 D8.04 an address that is none is refused on its field, and so is what can be had', async () => {
    expect(await ask('nobody', soldOut())).toMatchObject({ status: 400, body: { error: { field: 'email' } } })
    expect(await ask('a@b.example', seeded.variants['fleece']?.[0] ?? 0)).toMatchObject({
      status: 400,
      body: { error: { field: 'product_id' } },
    })
    expect((await ask('a@b.example', seeded.variants['touring-ski']?.[0] ?? 0)).status).toBe(400)
    expect((await ask('a@b.example', seeded.variants['secret-prototype']?.[0] ?? 0)).status).toBe(400)
  })

  it('sends one message in the language that was asked in, when there is stock, and forgets the address', async () => {
    expect((await ask('Ada@b.example', soldOut())).body).toEqual({ ok: true })
    expect((await ask('ada@b.example', soldOut())).body).toEqual({ ok: true })
    expect(await announceStock()).toBe(0)
    await changeStock({ variantId: soldOut(), storeId: 20, delta: 2, reason: 'correction' })
    const counts = await Promise.all([announceStock(), announceStock()])
    expect(counts[0] + counts[1]).toBe(1)
    const sent: Mail[] = []
    setMailer({ send: async (mail) => void sent.push(mail) })
    await drainOutbox()
    setMailer(null)
    expect(sent).toMatchObject([{ to: 'Ada@b.example', subject: 'Åter i lager: Kallio Sold Out Jacket sv' }])
    expect(sent[0]?.text).toContain('Kallio Sold Out Jacket sv, Black sv, M')
    expect(sent[0]?.text).toContain('/sv/kallio/sold-out-jacket/')
    expect(await db().select().from(s.stockNotices)).toEqual([])
  })

  it('one mailbox cannot be filled', async () => {
    await changeStock({ variantId: soldOut(), storeId: 20, delta: -2, reason: 'correction' })
    const statuses = await Promise.all(
      Array.from({ length: 22 }, (_, n) => ask(n % 2 ? 'full@b.example' : `Full+${n}@b.example`, soldOut())),
    )
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('D1.01 D4.10 D6.03 D3.07 stock for staff', () => {
  const ask = (name: string | null, more = '') =>
    get(`/api/staff/stock/?model_id=${modelOf('storm-shell')}&language=en${more}`, name === null ? {} : who[name])

  it('is refused to guests, customers, club members and organisations', async () => {
    expect([
      (await ask(null)).status,
      (await ask('plain')).status,
      (await ask('club')).status,
      (await ask('org')).status,
    ]).toEqual([401, 403, 403, 403])
  })

  it('B9.22 names the shelves, every store and the true units of every variant, also of a blocked one', async () => {
    const [first = 0] = seeded.variants['storm-shell'] ?? []
    await db().update(s.variants).set({ stockBlocked: true }).where(eq(s.variants.id, first))
    await db()
      .insert(s.stores)
      .values({ id: 40, slug: 'maker', name: 'Maker', shortName: 'Maker', type: 'external', stockDisplayOrder: 0 })
    const { status, body, headers } = await ask('staff')
    await db().delete(s.stores).where(eq(s.stores.id, 40))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(body).toMatchObject({ shelf_codes: ['A-1'] })
    expect(body['stores']).toContainEqual({ id: 20, name: 'Central warehouse', is_central: true, is_external: false })
    // By display order; those without one come last.
    expect(
      (body['stores'] as unknown as { id: number; is_external: boolean }[]).map((one) => [one.id, one.is_external]),
    ).toEqual([
      [1, false],
      [20, false],
      [2, false],
      [40, true],
    ])
    const variants = body['variants'] as unknown as {
      id: number
      name: string
      is_blocked: boolean
      stocks: Record<string, number>
    }[]
    expect(variants).toHaveLength(6)
    expect(variants.find(({ id }) => id === first)).toMatchObject({
      name: 'Blue, S',
      is_blocked: true,
      stocks: { 20: 5, 1: 2 },
    })
    await db().update(s.variants).set({ stockBlocked: false }).where(eq(s.variants.id, first))
  })

  it('shows products that shoppers do not see, and knows what is not there', async () => {
    expect(
      (await get(`/api/staff/stock/?model_id=${modelOf('secret-prototype')}&language=en`, who['staff'])).status,
    ).toBe(200)
    expect((await get('/api/staff/stock/?model_id=999999&language=en', who['staff'])).status).toBe(404)
  })

  it('D3.01 no shelf code is in any answer that everyone gets', async () => {
    const { body } = await get('/api/products/productmodel/storm-shell/?language=en&taxAreaId=1')
    expect(JSON.stringify(body)).not.toContain('A-1')
    expect(body).not.toHaveProperty('shelf_codes')
  })
})
