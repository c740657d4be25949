import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { linkAddress, ownerOfLink, sendLink } from '@/lib/backend/domain/customers/account-links'
import { deviceCookie, knownDevice } from '@/lib/backend/domain/customers/devices'
import { reminderKey, stopReminders } from '@/lib/backend/domain/customers/reminders'
import { authenticator, newRecoveryCodes, takeSecondFactor } from '@/lib/backend/domain/customers/second-factor'
import { codeHash } from '@/lib/backend/domain/codes/secret-codes'
import { orderIdByAccess } from '@/lib/backend/domain/orders/access'
import { issueGiftCards } from '@/lib/backend/domain/orders/bought-gift-cards'
import { redoneOrder, redoProof } from '@/lib/backend/domain/orders/redo'
import { calendarKey, isCalendarKey, orderAccess } from '@/lib/backend/domain/orders/secret'
import { staffOrders } from '@/lib/backend/domain/orders/staff-orders'
import { oneTimeCode, openOrderByCode, requestOrderCode } from '@/lib/backend/domain/orders/view-code'
import * as s from '@/lib/backend/domain/schema'
import { newsletterLink, unsubscribeNewsletter } from '@/lib/backend/flows/enquiries/newsletter'
import { addCodes, listCodes } from '@/lib/backend/flows/gift-campaigns/codes'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { sandboxProvider, signEvent } from '@/lib/backend/flows/payments/sandbox'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { readConfig } from '@/lib/config/env'

import { context, count, customer, guest, openShop, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'
import { look, paid, placed, sendPaymentEvent } from '../support/orders'

const FIRST = 'the first secret of the shop, and long enough'
const SECOND = 'the second secret of the shop, and long enough'
const keys = vi.hoisted(() => ({ secret: '', oldSecrets: [] as string[] }))
vi.mock('@/lib/config/env', async (load) => {
  const actual = await load<typeof import('@/lib/config/env')>()
  return { ...actual, config: () => ({ ...actual.config(), ...keys }) }
})
const setSecrets = (secret: string, ...oldSecrets: string[]) => Object.assign(keys, { secret, oldSecrets })
/** The new secret with the old one for reading, and without it. */
const rotate = () => setSecrets(SECOND, FIRST)
const forget = () => setSecrets(SECOND)

const CARD_MODEL = 5427
const EMAIL = 'aino@example.com'
const card = {
  cart: {
    gift_card_products: [{ productId: CARD_MODEL, amount: 50, uid: 'gift-card-0', extra_data: { giftcard_name: 'A' } }],
  },
}
let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  await db()
    .insert(s.models)
    .values({ id: CARD_MODEL, brandId: 1, slug: 'gift-card', mainGroupId: 1, kind: 'giftcard' })
})
afterAll(() => database.drop())
beforeEach(async () => {
  setSecrets(FIRST)
  await db().execute(sql`delete from rate_limits`)
})

const goods = async () => ({ cart: { products: [{ productId: (await sell()).variantId, amount: 1 }] } })
const cardHashes = async () =>
  (await db().execute<{ hash: string }>(sql`select code_hash as hash from gift_cards`)).rows.map(({ hash }) => hash)

describe('after a new SHOP_SECRET, with the old one in SHOP_SECRET_OLD', () => {
  it('links to orders open them: those of old mails, and those that new mails have', async () => {
    const order = await paid(await goods())
    rotate()
    const {
      rows: [row],
    } = await db().execute<{ key: string }>(sql`select cart_key as key from orders where id = ${order.id}`)
    const later = orderAccess(order.number, row?.key ?? '')
    expect(later).not.toBe(order.access)
    expect((await look(order)).number).toBe(order.number)
    expect((await look({ ...order, access: later })).number).toBe(order.number)
    await expect(orderIdByAccess({ ...order, access: `${later.slice(0, -2)}xx` })).rejects.toThrow('Order not found')
    expect(isCalendarKey(calendarKey('W-1', 'cart', FIRST), 'W-1', 'cart')).toBe(true)
    expect(isCalendarKey(calendarKey('W-1', 'cart', 'x'.repeat(32)), 'W-1', 'cart')).toBe(false)
    // Without the old one too: an order's hash is stored.
    forget()
    expect((await look(order)).number).toBe(order.number)
  })

  it('a code from the mailbox opens an order', async () => {
    const order = await paid(await goods())
    await requestOrderCode({ number: order.number, email: EMAIL }, context(guest))
    const id = await count(sql`select max(id) as count from order_codes`)
    const code = oneTimeCode(id)
    rotate()
    expect(oneTimeCode(id)).not.toBe(code)
    const opened = await openOrderByCode({ number: order.number, email: EMAIL, code }, context(guest))
    expect(opened.order.number).toBe(order.number)
  })

  it('a bought gift card has one code for ever, whenever it is issued, mailed and printed', async () => {
    const order = await placed(card)
    rotate()
    await sendPaymentEvent(order)
    await withTx((tx) => issueGiftCards(tx, { id: order.id, number: order.number }))
    const [hash, ...others] = await cardHashes()
    expect(others).toEqual([])
    const mail = await composeMail({
      kind: 'gift_card',
      dedupeKey: 'x',
      payload: { order_id: order.id, line_number: 1 },
    })
    const code = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(codeHash(code)).toBe(hash)
    expect((await staffOrders({ state: 'paid', page: 1, number: '' } as never)).orders[0]).not.toHaveProperty(
      'access_hash',
    )
  })

  it('codes of gift campaigns can be read and mailed again', async () => {
    const [campaign] = await db()
      .insert(s.giftCampaigns)
      .values({ slug: 'yule', names: {}, modelIds: [] })
      .returning({ id: s.giftCampaigns.id })
    await addCodes(campaign?.id ?? 0, 3)
    const before = (await listCodes(campaign?.id ?? 0, 1)).codes.map(({ code }) => code)
    rotate()
    await addCodes(campaign?.id ?? 0, 1)
    const after = (await listCodes(campaign?.id ?? 0, 1)).codes.map(({ code }) => code)
    expect(after.slice(0, 3)).toEqual(before)
    expect(after[3]).not.toBeNull()
    forget()
    expect((await listCodes(campaign?.id ?? 0, 1)).codes[0]?.code).toBeNull()
  })

  it('staff log in with their app and their recovery codes', async () => {
    const { id } = await customer('seller@example.com', { isStaff: true })
    const nonce = randomBytes(16).toString('base64url')
    await db().insert(s.secondFactors).values({ customerId: id, nonce, confirmedAt: new Date() })
    const [recovery = '', second = ''] = await withTx((tx) => newRecoveryCodes(tx, id))
    const code = authenticator('', nonce).generate()
    forget()
    await expect(takeSecondFactor(id, code, { kind: 'account' })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    })
    await expect(takeSecondFactor(id, second, { kind: 'account' })).rejects.toThrow()
    rotate()
    expect(await takeSecondFactor(id, code, { kind: 'account' })).toBe('app')
    expect(await takeSecondFactor(id, recovery, { kind: 'account' })).toBe('recovery_code')
  })

  it('browsers stay known, and carts that repeat an order keep their proof', () => {
    const owner = { id: 7, hash: 'a hash' }
    const cookie = deviceCookie(owner).split(';')[0] ?? ''
    const redo_order = { number: 'W-1', proof: redoProof('W-1') }
    rotate()
    expect(knownDevice(cookie, owner)).not.toBeNull()
    expect(redoneOrder({ redo_order })).toBe('W-1')
    forget()
    expect(knownDevice(cookie, owner)).toBeNull()
    expect(redoneOrder({ redo_order })).toBeNull()
  })

  it('links of accounts work: from a mail that was sent, and from one that is written later', async () => {
    const { id } = await customer('new@example.com')
    await withTx((tx) => sendLink(tx, id, 'reset', 'en'))
    const [row] = await db().select().from(s.accountTokens)
    if (!row) throw new Error('no link')
    const address = linkAddress(row, 'en')
    rotate()
    expect(linkAddress(row, 'en')).toBe(address)
    const mail = await composeMail({
      kind: 'account_link',
      dedupeKey: 'x',
      payload: { token_id: row.id, language: 'en' },
    })
    expect(mail?.text).toContain(address)
    const token = /([\w-]{43})/.exec(new URL(address).pathname)?.[1] ?? ''
    expect((await ownerOfLink('reset', token, null)).email).toBe('new@example.com')
  })

  it('links that end reminders and newsletters work, and messages of simulated payments are believed', async () => {
    const reminder = reminderKey(EMAIL)
    const link = newsletterLink('unsubscribe', {
      id: 1,
      list: 'forest',
      email: EMAIL,
      language: 'en',
      is_confirmed: true,
    })
    const key = link.split('unsubscribe=1.')[1] ?? ''
    const event = signEvent({
      eventId: 'event-one',
      reference: 'reference',
      kind: 'captured',
      amount: 1,
      currency: 'eur',
    })
    const message = { body: JSON.stringify(event), headers: {} } as never
    rotate()
    await stopReminders({ email: EMAIL, key: reminder, stopped: true }, null)
    await unsubscribeNewsletter({ id: 1, key }, null)
    expect(await sandboxProvider.readMessage(message)).toMatchObject({ eventId: 'event-one' })
    forget()
    await expect(stopReminders({ email: EMAIL, key: reminder, stopped: true }, null)).rejects.toThrow('not whole')
    await expect(unsubscribeNewsletter({ id: 1, key }, null)).rejects.toThrow('not whole')
    await expect(sandboxProvider.readMessage(message)).rejects.toThrow('signature')
  })

  it('the settings are checked', () => {
    const read = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env }).oldSecrets
    expect(read({ SHOP_SECRET: SECOND, SHOP_SECRET_OLD: `${'a'.repeat(32)}, ${'b'.repeat(32)}` })).toHaveLength(2)
    expect(() => read({ SHOP_SECRET: SECOND, SHOP_SECRET_OLD: 'short' })).toThrow('SHOP_SECRET_OLD must be secrets')
    expect(() => read({ SHOP_SECRET_OLD: 'a'.repeat(32) })).toThrow('SHOP_SECRET must be set where SHOP_SECRET_OLD is')
  })
})
