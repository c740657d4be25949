import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { isUndeliverable, markUndeliverable } from '@/lib/backend/domain/customers/undeliverable'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { environmentFindings } from '@/lib/backend/flows/setup/check/environment'
import { shopStatus } from '@/lib/backend/flows/monitoring/status'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { closeMailer, mailServerProblem } from '@/lib/backend/platform/mail/mailer'
import { MailRefused } from '@/lib/backend/platform/mail/refused'
import { connectSmtp } from '@/lib/backend/platform/mail/smtp'
import { drainOutbox } from '@/lib/backend/worker/outbox'
import { config } from '@/lib/config/env'
import { mailWarning } from '@/scripts/lib/mail-check'
import { post } from '../../support/api'
import { openShop, sell, CENTRAL } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { paid, type Placed } from '../../support/orders'
import { freePort, Reply, startSmtp, type TestSmtp } from '../../support/smtp-server'

const TOKEN = 'a-token-of-the-mail-service'
/** The buyer of the order. */
let email: string
const LOGIN = { user: 'shop@example.com', password: 'a pass/word' }

let database: TestDatabase
let order: Placed
let smtp: TestSmtp
const original = config().mail

beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  const { variantId } = await sell({ stock: { [CENTRAL]: 10 } })
  order = await paid({ cart: { products: [{ productId: variantId, amount: 1 }] } })
  const { rows } = await db().execute<{ email: string }>(
    sql`select email::text as email from orders where number = ${order.number}`,
  )
  email = rows[0]?.email ?? ''
  await db().execute(sql`update outbox set sent_at = now()`)
  await db().execute(sql`delete from pgboss.job where name = 'outbox'`)
})
afterAll(() => database.drop())

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  smtp = await startSmtp({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === LOGIN.user && password === LOGIN.password
        ? done(null, { user: username })
        : done(new Reply(535, '5.7.8 wrong password')),
  })
  use({ smtp: serverAt(smtp.port), bouncesTo: 'bounces@shop.example', from: 'shop@shop.example' })
})
afterEach(async () => {
  vi.restoreAllMocks()
  use(original)
  await smtp.stop()
  await db().execute(sql`delete from undeliverable_addresses`)
})

const serverAt = (port: number) => ({
  host: '127.0.0.1',
  port,
  implicitTls: false,
  needsTls: false,
  login: LOGIN as typeof LOGIN | null,
})

function use(mail: Partial<typeof original>): void {
  closeMailer()
  Object.assign(config(), { mail: { ...original, ...mail } })
}

let count = 0
/** Queues the confirmation of the order and tries to send it once. */
async function confirm(): Promise<{ sent: boolean; failure: string | null }> {
  count += 1
  const key = `confirmation:test:${count}`
  const {
    rows: [found],
  } = await db().execute<{ id: number }>(sql`select id::int as id from orders where number = ${order.number}`)
  await withTx((tx) => enqueue(tx, 'order_confirmation', key, { order_id: found?.id ?? 0 }))
  await drainOutbox()
  return outcome(key)
}

async function outcome(key: string) {
  const {
    rows: [row],
  } = await db().execute<{ sent: boolean; failure: string | null }>(
    sql`select sent_at is not null as sent, failure from outbox where dedupe_key = ${key}`,
  )
  if (!row) throw new Error('The row is missing.')
  return row
}

const retryNow = () =>
  db().execute(sql`update pgboss.job set start_after = now() where name = 'outbox' and state = 'retry'`)

describe('mails leave the shop by SMTP', () => {
  it('P3.06 a confirmation arrives with log-in, envelope, both texts and the terms as files', async () => {
    expect(await confirm()).toEqual({ sent: true, failure: null })
    const [taken] = smtp.taken
    expect(taken).toMatchObject({ from: 'bounces@shop.example', to: [email], user: LOGIN.user })
    expect(taken?.mail.from?.value).toEqual([{ address: 'shop@shop.example', name: config().shopName }])
    expect(taken?.mail.subject).toContain(order.number)
    expect(taken?.mail.text).toContain(order.number)
    expect(taken?.mail.html).toContain(order.number)
    expect(taken?.mail.attachments.length).toBeGreaterThan(0)
    expect(taken?.mail.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('several mails share a connection', async () => {
    for (let turn = 0; turn < 3; turn += 1) await confirm()
    expect([smtp.taken.length, smtp.connections()]).toEqual([3, 1])
  })

  it('a mail is signed with the key of the shop', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const keyFile = join(mkdtempSync(join(tmpdir(), 'dkim-')), 'key.pem')
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    use({ smtp: serverAt(smtp.port), dkim: { domain: 'shop.example', selector: 'shop2026', keyFile } })
    await confirm()
    expect(smtp.taken[0]?.raw.replaceAll(/\r\n\s+/g, ' ')).toMatch(
      /^DKIM-Signature: v=1; .*d=shop\.example;.* s=shop2026;/m,
    )
  })

  it('an address that does not exist is not tried again, and nothing more is sent to it', async () => {
    smtp.answers.recipient = () => new Reply(550, '5.1.1 no such user')
    expect(await confirm()).toEqual({ sent: false, failure: 'address_dead' })
    expect(await isUndeliverable(email)).toBe(true)
    await retryNow()
    expect(await drainOutbox()).toBe(0)
    smtp.answers.recipient = () => null
    expect(await confirm()).toEqual({ sent: false, failure: 'address_dead' })
    expect(smtp.taken).toEqual([])
    expect((await shopStatus()).outbox).toMatchObject({ waiting: 0, refused: 2, is_to_files: false })
  })

  it.each(['5.1.1 rejected', 'no such user here', 'Mailbox does not exist'])(
    'the answer "%s" means a dead address',
    async (words) => {
      smtp.answers.recipient = () => new Reply(550, words)
      expect(await confirm()).toEqual({ sent: false, failure: 'address_dead' })
    },
  )

  it('the shop’s own address is never given up: it has what shoppers ask', async () => {
    const own = config().contact.email
    await withTx((tx) => markUndeliverable(tx, own.toUpperCase()))
    expect(await isUndeliverable(own)).toBe(false)
  })

  it.each([
    ['a policy of the receiver', () => ({ recipient: new Reply(550, '5.7.1 blocked') })],
    ['a policy without a code', () => ({ recipient: new Reply(550, 'too many messages, recipient protected') })],
    ['a relay that does not know the shop', () => ({ recipient: new Reply(550, 'relay not permitted') })],
    ['the address of the sender', () => ({ recipient: new Reply(550, '5.1.8 sender address: domain not found') })],
    ['its content', () => ({ message: new Reply(554, '5.6.0 looks like spam') })],
  ])('a mail refused for good because of %s fails, and the address stays', async (_, refusal) => {
    const { recipient, message }: { recipient?: Reply; message?: Reply } = refusal()
    Object.assign(smtp.answers, { recipient: () => recipient ?? null, message: () => message ?? null })
    expect(await confirm()).toEqual({ sent: false, failure: 'refused' })
    expect(await isUndeliverable(email)).toBe(false)
  })

  it.each([
    ['greylisting', () => (smtp.answers.recipient = () => new Reply(451, '4.7.1 try later'))],
    ['a wrong password', () => use({ smtp: { ...serverAt(smtp.port), login: { ...LOGIN, password: 'old' } } })],
  ])('after %s the mail is sent later, once', async (_, disturb) => {
    disturb()
    expect(await confirm()).toEqual({ sent: false, failure: null })
    smtp.answers.recipient = () => null
    use({ smtp: serverAt(smtp.port) })
    await retryNow()
    expect(await drainOutbox()).toBe(1)
    expect(smtp.taken.length).toBe(1)
  })

  it('a server that is away is waited for', async () => {
    const port = await freePort()
    use({ smtp: serverAt(port) })
    expect(await confirm()).toEqual({ sent: false, failure: null })
    const later = await startSmtp({}, port)
    use({ smtp: { ...serverAt(port), login: null } })
    await retryNow()
    await drainOutbox()
    expect(later.taken.length).toBe(1)
    await later.stop()
  })

  it('an address with a line break reaches no server', async () => {
    const connection = connectSmtp(serverAt(smtp.port), config().mail)
    await expect(
      connection.send({ to: { name: '', address: 'a@b.example' }, subject: 'x\r\nBcc: c@d.example', text: 'x' }),
    ).resolves.toBeUndefined()
    connection.close()
    expect(smtp.taken[0]?.to).toEqual(['a@b.example'])
    expect(smtp.taken[0]?.mail.bcc).toBeUndefined()
  })
})

describe('a connection that is not safe, or a wrong setting', () => {
  it('a server without STARTTLS gets neither password nor mail', async () => {
    use({ smtp: { ...serverAt(smtp.port), needsTls: true } })
    expect(await mailServerProblem()).toContain('No encrypted connection')
    expect(await confirm()).toEqual({ sent: false, failure: null })
    expect(smtp.taken).toEqual([])
  })

  it('a certificate that nobody trusts is refused', async () => {
    const other = await startSmtp({ tls: true })
    const connection = connectSmtp({ ...serverAt(other.port), needsTls: true, login: null }, config().mail)
    await expect(
      connection.send({ to: { name: '', address: 'a@b.example' }, subject: 'x', text: 'x' }),
    ).rejects.not.toBeInstanceOf(MailRefused)
    expect(await connection.problem()).toContain('No encrypted connection')
    connection.close()
    expect(other.taken).toEqual([])
    await other.stop()
  })

  it('the start says why the server takes no mails, and that none leaves the shop without one', async () => {
    expect(await mailWarning(config(), false)).toBeNull()
    use({ smtp: { ...serverAt(smtp.port), login: { ...LOGIN, password: 'old' } } })
    expect(await mailWarning(config(), false)).toContain('refused user or password')
    use({ smtp: serverAt(await freePort()) })
    expect(await mailWarning(config(), false)).toContain('does not respond')
    use({ smtp: serverAt(smtp.port), dkim: { domain: 'a.example', selector: 's', keyFile: '/nowhere/dkim.pem' } })
    expect(await mailWarning(config(), false)).toContain('ENOENT')
    use({ smtp: null })
    expect(await mailWarning(config(), false)).toContain('NO MAIL LEAVES THIS SHOP')
    expect(await mailWarning(config(), true)).toBeNull()
  })

  it('the doctor says what is wrong with mails', async () => {
    const mail = async () =>
      environmentFindings(config(), await mailServerProblem()).find(({ about }) => about === 'mail')
    use({ smtp: null })
    expect(await mail()).toMatchObject({ level: 'fault', text: expect.stringContaining('set SMTP_URL') as string })
    use({ smtp: { ...serverAt(smtp.port), login: { ...LOGIN, password: 'old' } }, from: 'shop@shop.fi' })
    expect(await mail()).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('refused user or password') as string,
    })
    use({ smtp: serverAt(smtp.port), from: 'shop@shop.fi' })
    expect(await mail()).toMatchObject({ level: 'ok' })
  })
})

describe('what a mail service reports', () => {
  const report = (events: unknown, token = TOKEN) =>
    post('/api/mail/events/', { events }, { authorization: `Bearer ${token}` })

  it('a bounce ends mails to the address, a complaint newsletters and reminders; only the bearer of the token may', async () => {
    const bounce = [{ kind: 'bounce', email: email.toUpperCase() }]
    expect((await report(bounce)).status).toBe(401)
    use({ smtp: serverAt(smtp.port), eventsToken: TOKEN })
    expect((await report(bounce, `${TOKEN}x`)).status).toBe(401)
    expect(await report(bounce)).toMatchObject({ status: 200, body: { events: 1 } })
    expect((await report(bounce)).status).toBe(200)
    expect(await confirm()).toEqual({ sent: false, failure: 'address_dead' })

    const reader = 'reader@example.com'
    await db().execute(
      sql`insert into newsletter_subscriptions (list, email, language, confirmed_at) values ('forest', ${reader}, 'fi', now())`,
    )
    await report([{ kind: 'complaint', email: reader }])
    const { rowCount: letters } = await db().execute(
      sql`select 1 from newsletter_subscriptions where email = ${reader}`,
    )
    const { rowCount: stops } = await db().execute(sql`select 1 from reminder_stops`)
    expect([letters, stops, await isUndeliverable(reader)]).toEqual([0, 1, false])
    expect((await report([{ kind: 'nonsense', email }])).status).toBe(400)
  })
})
