import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { customerHandlers } from '@/lib/backend/api/handlers/customer'
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { anonymisePeople } from '@/lib/backend/domain/orders/anonymise'
import * as s from '@/lib/backend/domain/schema'
import { erasePerson, exportPerson } from '@/lib/backend/flows/privacy/person'
import { personalTables, sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { db } from '@/lib/backend/platform/database/pool'
import { mailer } from '@/lib/backend/platform/mail/mailer'
import { config } from '@/lib/config/env'

import { PRIVACY_PAGE, privacyPage } from '../../scripts/privacy-docs/page'
import { context } from '../support/checkout-shop'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'

const folder = mkdtempSync(join(tmpdir(), 'privacy-'))
let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  Object.assign(config(), { dataDir: folder })
  ;({ database, seeded } = await seededDatabase())
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const tables = Object.values(s).filter((value) => is(value, PgTable)) as PgTable[]

/** In every column of the test's rows that can name a person. */
const PERSON = 'Sentinel'
const ago = (days: number) => sql`now() - make_interval(days => ${days})`

/** A row of every kind about one person, made `days` ago. Returns the ids of its orders. */
async function person(
  email: string,
  days: number,
): Promise<{ customerId: number; paid: number; unpaid: number; company: number }> {
  const createdAt = ago(days)
  const customerId = await createCustomer({
    email,
    firstName: PERSON,
    lastName: PERSON,
    password: 'four herons at dusk',
  })
  await customerHandlers
    .saveCart(
      {
        params: undefined,
        query: undefined,
        body: { cart_content: { products: [{ productId: 1, amount: 3 }] } },
      } as never,
      context({ kind: 'customer', id: customerId, email, isClub: false, isOrg: false, isStaff: false, isAdmin: false }),
    )
    .catch(() => undefined)
  await db()
    .update(s.customers)
    .set({ cartContent: { products: [{ productId: PERSON, amount: 1 }] }, cartSavedAt: createdAt })
    .where(sql`id = ${customerId}`)
  const order = async (status: 'delivered' | 'expired', company = '', owner: number | null = null) => {
    const address = {
      ...{
        first_name: PERSON,
        last_name: PERSON,
        address: PERSON,
        postal_code: PERSON,
        city: PERSON,
        phone: PERSON,
        email,
        country: 'fi',
      },
      ...(company && { company, vat_number: PERSON, reference: PERSON }),
    }
    const [row] = await db()
      .insert(s.orders)
      .values({
        number: `W-${randomUUID().slice(0, 8)}`,
        cartKey: randomUUID(),
        status,
        customerId: owner,
        email,
        language: 'fi',
        country: 'fi',
        currency: 'eur',
        currencyRate: 1,
        taxAreaId: 1,
        address,
        deliveryMethod: 'posti',
        deliveryLocation: PERSON,
        deliveryCost: 0,
        paymentMethod: 'card',
        linesTotal: 1_500,
        total: 1_500,
        accessHash: randomUUID(),
        specialRequest: PERSON,
        options: { giosg_chatter: PERSON, pickup_point: PERSON, seller_name: PERSON, seller_number: PERSON },
        createdAt,
        ...(status === 'delivered' && { paidAt: createdAt }),
      })
      .returning({ id: s.orders.id })
    const orderId = row?.id ?? 0
    await rowsOfOrder(orderId, email, createdAt)
    return orderId
  }
  const [paid, unpaid, company] = [
    await order('delivered'),
    await order('expired'),
    await order('delivered', `${PERSON} Oy`, customerId),
  ]
  await others(email, customerId, createdAt)
  return { customerId, paid, unpaid, company }
}

async function rowsOfOrder(orderId: number, email: string, createdAt: ReturnType<typeof ago>) {
  const [line] = await db()
    .insert(s.orderLines)
    .values({
      orderId,
      lineNumber: 1,
      name: 'x',
      quantity: 1,
      unitPrice: 1_500,
      gross: 1_500,
      net: 1_195,
      taxRatePercent: 25.5,
      extraData: { giftcard_name: PERSON },
    })
    .returning({ id: s.orderLines.id })
  await db()
    .insert(s.orderHolds)
    .values({
      orderId,
      trust: 'guest',
      holder: email,
      address: '198.51.100.1',
      units: 1,
      createdAt,
      endedAt: createdAt,
    } as never)
  const reference = randomUUID()
  await db()
    .insert(s.payments)
    .values({
      orderId,
      provider: 'sandbox',
      reference,
      amount: 1_500,
      currency: 'eur',
      status: 'captured',
      sessionUrl: `https://pay.example/${PERSON}`,
      providerId: PERSON,
      captureId: PERSON,
    })
  await db()
    .insert(s.paymentEvents)
    .values({
      provider: 'sandbox',
      eventId: reference,
      reference,
      kind: 'captured',
      payload: { payer: email },
      receivedAt: createdAt,
      processedAt: createdAt,
    })
  const known = {
    request_hash: 'x',
    code: null,
    redeemer: email,
    known_redeemers: [email],
    gift_cards: [],
    campaign_code_hash: null,
    pickup_store_id: null,
  }
  await db()
    .insert(s.orderNotes)
    .values({ orderId, text: `${PERSON} rang twice.`, createdAt } as never)
  await db()
    .insert(s.orderEvents)
    .values([
      { orderId, kind: 'created', data: known, createdAt },
      { orderId, kind: 'sent', data: { tracking_code: PERSON, tracking_url: PERSON }, createdAt },
    ])
  const [back] = await db()
    .insert(s.returns)
    .values({
      orderId,
      number: `P-${randomUUID().slice(0, 8)}`,
      formKey: randomUUID(),
      kind: 'refund',
      method: 'store',
      status: 'received',
      fee: 0,
      refund: 0,
      comment: PERSON,
      decisionNote: PERSON,
      receivedBy: 1,
      createdAt,
    })
    .returning({ id: s.returns.id })
  await db()
    .insert(s.returnLines)
    .values({ returnId: back?.id ?? 0, lineId: line?.id ?? 0, quantity: 1, reason: 'too_small', amount: 0 })
  await db().insert(s.discountCodes).values({ code: 'PRIVACY', kind: 'percent', value: 10 }).onConflictDoNothing()
  await db().insert(s.discountRedemptions).values({ code: 'PRIVACY', orderId, redeemer: email, delta: 1 })
}

async function others(email: string, customerId: number, createdAt: ReturnType<typeof ago>) {
  const variantId = seeded.variants['sold-out-jacket']?.[0] ?? 0
  const modelId = seeded.models['fleece'] ?? 0
  const fields = {
    customerName: PERSON,
    email,
    phone: PERSON,
    address: PERSON,
    postNumber: PERSON,
    city: PERSON,
    complaint: PERSON,
    model: 'Storm',
  }
  const [complaint] = await db()
    .insert(s.complaints)
    .values({
      number: `R-${randomUUID().slice(0, 8)}`,
      formKey: randomUUID(),
      customerId,
      email,
      language: 'fi',
      country: 'fi',
      currency: 'eur',
      fields,
      createdAt,
    })
    .returning({ id: s.complaints.id })
  const picture = {
    id: randomUUID(),
    formKey: randomUUID(),
    width: 1,
    height: 1,
    receivedBytes: 1,
    jpeg: Buffer.from(PERSON),
    createdAt,
  }
  await db()
    .insert(s.complaintPictures)
    .values([
      { ...picture, complaintId: complaint?.id ?? 0 },
      { ...picture, id: randomUUID() },
    ])
  await db()
    .insert(s.reviews)
    .values({ modelId, customerId, rating: 8, visibleName: PERSON, language: 'en', created: createdAt })
  await db().insert(s.stockNotices).values({ variantId, email, language: 'fi', createdAt })
  await db()
    .insert(s.enquiries)
    .values({
      number: `Q-${randomUUID().slice(0, 8)}`,
      formKey: randomUUID(),
      kind: 'ask',
      customerId,
      name: PERSON,
      email,
      phone: '',
      company: '',
      businessId: '',
      orderNumber: '',
      message: PERSON,
      language: 'fi',
      country: 'fi',
      createdAt,
    })
  await db()
    .insert(s.idempotencyKeys)
    .values({
      principal: `customer:${customerId}`,
      route: 'x',
      key: randomUUID(),
      requestHash: 'x',
      response: { to: email },
      createdAt,
    })
  await db()
    .insert(s.rateLimits)
    .values({ key: `mail:${email}`, windowStart: createdAt, count: 1 } as never)
  await db()
    .insert(s.outbox)
    .values({ kind: 'stock_notice', dedupeKey: randomUUID(), payload: { email }, createdAt, sentAt: null })
  await db()
    .insert(s.clientErrors)
    .values({ message: `${PERSON} failed`, createdAt })
  await db().insert(s.accessTokens).values({ tokenHash: randomUUID(), customerId, expiresAt: createdAt })
  await db()
    .insert(s.accountTokens)
    .values({ customerId, purpose: 'reset', nonce: randomUUID(), tokenHash: randomUUID(), expiresAt: createdAt })
  const [campaign] = await db()
    .insert(s.giftCampaigns)
    .values({ slug: randomUUID(), names: { fi: 'x' } })
    .returning({ id: s.giftCampaigns.id })
  await db()
    .insert(s.giftCampaignCodes)
    .values({ codeHash: randomUUID(), campaignId: campaign?.id ?? 0, email, sentAt: createdAt })
  await db().insert(s.priceOverrides).values({
    staffId: 7,
    cartKey: randomUUID(),
    variantId,
    quantity: 1,
    currency: 'eur',
    shopPrice: 2,
    price: 1,
    reason: PERSON,
    status: 'declined',
    decidedBy: 8,
    decidedAt: createdAt,
    createdAt,
  })
  await mailer().send({ key: randomUUID(), to: email, subject: 'x', text: PERSON, html: PERSON })
}

/** Tables (and the mail folder) in which one of these texts is still found. */
async function traces(...texts: string[]): Promise<string[]> {
  const found = []
  for (const table of tables) {
    const { rows } = await db().execute<{ text: string }>(sql`select lower(to_jsonb(t)::text) as text from ${table} t`)
    const all = rows.map(({ text }) => text).join('\n')
    if (texts.some((text) => all.includes(text.toLowerCase()))) found.push(getTableName(table))
  }
  const mails = readdirSync(join(folder, 'mail')).map((name) =>
    readFileSync(join(folder, 'mail', name), 'utf8').toLowerCase(),
  )
  return mails.some((mail) => texts.some((text) => mail.includes(text.toLowerCase())))
    ? [...found, 'mail files']
    : found
}
const sweepAll = async () => {
  await sweepRetention('purge')
  await sweepRetention('retention')
  await anonymisePeople()
}

describe('retention', () => {
  it('docs/privacy.md is the list that the jobs carry out', () => {
    expect(readFileSync(PRIVACY_PAGE, 'utf8')).toBe(privacyPage())
  })

  it('every table with a column for people is in the list', () => {
    const personal =
      /mail|phone|address|name$|customer|staff|redeemer|principal|comment|note|reason|_by$|holder|owner|actor|device|payload|response|^data$|fields|special_request|hash$|token|^key$|message|jpeg/
    /** What these columns hold is of the shop or of its products. */
    const OF_THE_SHOP: Readonly<Record<string, RegExp>> = {
      brands: /name/,
      product_groups: /key/,
      product_group_texts: /name/,
      sizes: /name/,
      stores: /name|address/,
      models: /key|hash/,
      model_texts: /name|notice/,
      model_names: /name/,
      pickup_points: /name|address/,
      pictures: /name/,
      price_campaigns: /name/,
      discount_codes: /per_customer/,
      gift_campaigns: /template/,
      gift_cards: /hash/,
      gift_card_ledger: /reason/,
      stock_ledger: /reason/,
      enterprise_orders: /name/,
      pages: /key/,
      rental_units: /note/,
      settings: /key/,
    }
    const known = personalTables()
    const missing = tables.flatMap((table) => {
      const name = getTableName(table)
      const columns = Object.keys(getTableColumns(table)).map((key) =>
        key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      )
      const people = columns.filter((column) => personal.test(column) && !OF_THE_SHOP[name]?.test(column))
      return people.length > 0 && !known.includes(name) ? [`${name}: ${people.join(', ')}`] : []
    })
    expect(missing).toEqual([])
    expect(known.filter((name) => !tables.some((table) => getTableName(table) === name))).toEqual([])
  })

  it('nothing of a person is left of any kind past its limit', async () => {
    const email = 'old-sentinel@example.com'
    const { customerId, paid } = await person(email, 9 * 365)
    for (const name of readdirSync(join(folder, 'mail'))) utimesSync(join(folder, 'mail', name), 0, 0)
    writeFileSync(join(folder, 'mail', 'half.eml.part'), PERSON)
    utimesSync(join(folder, 'mail', 'half.eml.part'), 0, 0)
    expect((await traces(PERSON)).length).toBeGreaterThan(12)
    await sweepAll()
    // The account is its owner's until it is deleted.
    expect(await traces(PERSON, email)).toEqual(['customers'])
    expect((await db().select().from(s.customers).where(sql`id = ${customerId}`))[0]?.cartContent).toBeNull()
    for (const table of [s.orders, s.complaints, s.reviews, s.accessTokens, s.accountTokens, s.idempotencyKeys])
      expect([
        getTableName(table),
        await db().$count(table, sql`to_jsonb(${table}) ->> 'customer_id' = ${String(customerId)}`),
      ]).toEqual([getTableName(table), 0])
    const [order] = await db().select().from(s.orders).where(sql`id = ${paid}`)
    expect(order).toMatchObject({ total: 1_500, country: 'fi', address: { first_name: '', country: 'fi' } })
    expect(await db().select({ staff: s.priceOverrides.staffId }).from(s.priceOverrides)).toEqual([{ staff: 0 }])
  })

  it('before its limit everything is there: 29 days, and what is never paid goes first', async () => {
    await db().delete(s.rateLimits)
    const email = 'new-sentinel@example.com'
    const { paid, unpaid, company } = await person(email, 29)
    const before = (await traces(email)).filter(
      (name) => !['idempotency_keys', 'rate_limits', 'order_holds'].includes(name),
    )
    await sweepAll()
    expect(await traces(email)).toEqual(before)
    const emails = async () =>
      (
        await db().execute<{ id: number; email: string }>(
          sql`select id::int as id, email from orders where id in (${paid}, ${unpaid}, ${company}) order by id`,
        )
      ).rows.map((row) => row.email)
    await db().execute(
      sql`update orders set created_at = now() - interval '31 days' where id in (${paid}, ${unpaid}, ${company})`,
    )
    await sweepAll()
    expect(await emails()).toEqual([email, '', email])
    // After three years the buyer; the company on its invoice only with the bookkeeping.
    await db().execute(
      sql`update orders set created_at = now() - interval '1100 days', paid_at = now() where id in (${paid}, ${company})`,
    )
    await sweepAll()
    expect(await emails()).toEqual(['', '', ''])
    const [invoice] = await db().select().from(s.orders).where(sql`id = ${company}`)
    expect(invoice?.address).toMatchObject({ first_name: '', phone: '', company: `${PERSON} Oy` })
  })

  it('issue 14: an order that was paid and then cancelled is kept like a paid one, not for thirty days', async () => {
    const email = 'cancelled-sentinel@example.com'
    const { unpaid } = await person(email, 31)
    await db().execute(sql`update orders set paid_at = created_at where id = ${unpaid}`)
    await sweepAll()
    const [order] = await db().select().from(s.orders).where(sql`id = ${unpaid}`)
    expect(order).toMatchObject({ email, address: { first_name: PERSON } })
  })

  it('issue 14: an order whose refund is still due is not anonymised, however old it is', async () => {
    const email = 'due-sentinel@example.com'
    const { paid } = await person(email, 2_000)
    const [payment] = await db().select({ id: s.payments.id }).from(s.payments).where(sql`order_id = ${paid}`)
    await db()
      .insert(s.refunds)
      .values({ paymentId: payment?.id ?? 0, key: 'return:1', amount: 500 })
    const emailOf = async () => (await db().select().from(s.orders).where(sql`id = ${paid}`))[0]?.email
    await sweepAll()
    expect(await emailOf()).toBe(email)
    await db().execute(sql`update refunds set status = 'done', done_at = now() where payment_id = ${payment?.id ?? 0}`)
    await sweepAll()
    expect(await emailOf()).toBe('')
  })

  it('an order on its way is not anonymised, however old it is', async () => {
    const { paid } = await person('way-sentinel@example.com', 2_000)
    await db()
      .execute(sql`update returns set status = 'registered' where order_id = ${paid}`)
      .catch(() => undefined)
    await db()
      .insert(s.returns)
      .values({
        orderId: paid,
        number: `P-${randomUUID().slice(0, 8)}`,
        formKey: randomUUID(),
        kind: 'refund',
        method: 'store',
        fee: 0,
        refund: 0,
      })
    await sweepAll()
    expect((await db().select().from(s.orders).where(sql`id = ${paid}`))[0]?.email).toBe('way-sentinel@example.com')
    await db().execute(sql`delete from returns where order_id = ${paid} and status = 'registered'`)
  })
})

describe('one person', () => {
  it('the export has every row about the person, of account and guest, without secrets and without other people', async () => {
    await person('other-sentinel@example.com', 3)
    const email = 'export-sentinel@example.com'
    const { customerId } = await person(email, 3)
    const { tables: found, mails, hasStoppedReminders } = await exportPerson('Export-Sentinel@example.com')
    expect(Object.keys(found).sort()).toEqual(
      expect.arrayContaining([
        'access_tokens',
        'complaint_pictures',
        'complaints',
        'customers',
        'discount_redemptions',
        'enquiries',
        'gift_campaign_codes',
        'idempotency_keys',
        'order_events',
        'order_lines',
        'orders',
        'outbox',
        'payment_events',
        'payments',
        'return_lines',
        'returns',
        'reviews',
        'stock_notices',
      ]),
    )
    expect([found['orders']?.length, found['complaints']?.length, mails.length, hasStoppedReminders]).toEqual([
      3,
      1,
      1,
      false,
    ])
    expect(found['complaint_pictures']).toMatchObject([{ jpeg_base64: Buffer.from(PERSON).toString('base64') }])
    const text = JSON.stringify(found)
    expect(text).not.toMatch(/other-sentinel|argon2|"[a-z_]*(?:hash|nonce|password)[a-z_]*":/)
    expect(found['customers']).toMatchObject([{ id: customerId, email }])
    expect((await exportPerson('nobody@example.com')).tables).toEqual({})
  })

  it('the export of an address has nothing of another mailbox that only looks like it, and no key of an order', async () => {
    await person('victim-sentinel@example.com', 3)
    expect((await exportPerson('victim-sentinel+x@example.com')).tables).toEqual({})
    const own = (await exportPerson('victim-sentinel@example.com')).tables
    expect(own['order_holds']).toHaveLength(3)
    expect(own['discount_redemptions']).toHaveLength(3)
    expect(JSON.stringify(own)).not.toContain('"cart_key"')
  })

  it('the erasure deletes the counters of exactly this address', async () => {
    await db().delete(s.rateLimits)
    const counters = ['notice:mail:a@sentinel.example', 'register:mail:a@sentinel.example:192.0.2.1']
    const others = [
      'notice:mail:anna@sentinel.example',
      'register:mail:anna@sentinel.example:192.0.2.1',
      'notice:mail:a_a@sentinel.example',
    ]
    await db()
      .insert(s.rateLimits)
      .values([...counters, ...others].map((key) => ({ key, windowStart: new Date(), count: 1 })))
    await erasePerson('a@sentinel.example')
    const left = await db().select({ key: s.rateLimits.key }).from(s.rateLimits)
    expect(left.map(({ key }) => key).sort()).toEqual([...others].sort())
  })

  it('the erasure leaves what the law keeps, says so, and the rest goes when its time comes', async () => {
    const email = 'erase-sentinel@example.com'
    const { paid, company, customerId } = await person(email, 3)
    const done = await erasePerson(email)
    expect(done).toMatchObject({ account: 'deleted', mails: 1 })
    expect(done.kept.map(({ what }) => what.split(' ').slice(0, 5).join(' '))).toEqual(
      expect.arrayContaining([
        'name and address of complaint',
        'name and address of order',
        'products and amounts of paid',
      ]),
    )
    for (const { until } of done.kept.filter(({ what }) => what.includes(' of order')))
      expect(until).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await db().$count(s.customers, sql`id = ${customerId}`)).toBe(0)
    expect(
      (await traces(email)).filter(
        (name) =>
          ![
            'orders',
            'order_events',
            'discount_redemptions',
            'complaints',
            'payment_events',
            'idempotency_keys',
          ].includes(name),
      ),
    ).toEqual([])
    await db().execute(sql`update orders set forget_at = now() - interval '1 day' where id in (${paid}, ${company})`)
    expect((await erasePerson(email)).account).toBe('none')
    expect(
      (await db().select().from(s.orders).where(sql`id in (${paid}, ${company})`)).map((row) => row.email),
    ).toEqual([email, email])
    await db().execute(
      sql`update orders set created_at = now() - interval '140 days' where id in (${paid}, ${company})`,
    )
    await erasePerson(email)
    expect(
      (await db().select().from(s.orders).where(sql`id in (${paid}, ${company})`)).map((row) => row.email),
    ).toEqual(['', ''])
  })

  it('issue 14: what a guest has written with forms of content pages is erased, and nobody else’s', async () => {
    const [guest, other] = ['guest-sentinel@example.com', 'other-guest-sentinel@example.com']
    const { customerId } = await person(guest, 3)
    await person(other, 3)
    await db().execute(sql`update enquiries set customer_id = null where email = ${guest}`)
    await db().execute(sql`update customers set email = 'moved-sentinel@example.com' where id = ${customerId}`)
    expect(await erasePerson(guest)).toMatchObject({ account: 'none' })
    expect(await db().$count(s.enquiries, sql`email = ${guest}`)).toBe(0)
    expect(await db().$count(s.enquiries, sql`email = ${other}`)).toBe(1)
  })

  it('a guest is erased without an account, and staff are refused', async () => {
    expect(await erasePerson('way-sentinel+x@example.com')).toMatchObject({ account: 'none', mails: 0 })
    await expect(erasePerson('staff@example.com')).rejects.toThrow('Accounts of staff')
    expect(await db().$count(s.customers, sql`email = 'staff@example.com'`)).toBe(1)
  })
})
