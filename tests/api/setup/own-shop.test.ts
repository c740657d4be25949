/** Issue 17: from an empty database to a paid order, without a line of SQL by the merchant. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { markUndeliverable } from '@/lib/backend/domain/customers/undeliverable'
import { pages } from '@/lib/backend/domain/schema/content'
import { customers, secondFactors } from '@/lib/backend/domain/schema/customers'
import { deliveryMethods } from '@/lib/backend/domain/schema/orders'
import { routeSlugs } from '@/lib/backend/domain/site/route-slugs'
import { giveRole, letInAgain } from '@/lib/backend/flows/accounts/people'
import { setPassword } from '@/lib/backend/flows/accounts/reset-password'
import { FolderStorage } from '@/lib/backend/platform/storage/folder'
import { importCatalogue } from '@/lib/backend/flows/import/import-catalogue'
import { type Answers, answersSchema, EXAMPLE, readAnswers } from '@/lib/backend/flows/setup/answers'
import { checkShop } from '@/lib/backend/flows/setup/check/check-shop'
import { databaseFindings } from '@/lib/backend/flows/setup/check/database'
import { methodsIn, paymentFindings } from '@/lib/backend/flows/setup/check/environment'
import type { Finding } from '@/lib/backend/flows/setup/check/finding'
import { NEEDED_PAGES } from '@/lib/backend/flows/setup/page-templates'
import { exportPerson } from '@/lib/backend/flows/privacy/person'
import { setUpShop } from '@/lib/backend/flows/setup/set-up-shop'
import { writePage } from '@/lib/backend/domain/content/write-page'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { readConfig } from '@/lib/config/env'
import { LANGUAGES } from '@/lib/market/languages'
import { CONTENT_SLUGS } from '@/lib/market/paths'

import { linkOf, sendDueMails } from '../../support/account-mails'
import { context } from '../../support/checkout-shop'
import { asAdmin, freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { fileOf } from '../../support/import-source'
import { look, paid } from '../../support/orders'

const PRODUCTS = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price
tin-cup,Tin cup,<p>Holds three decilitres.</p>,Kuppi,Cups,,true,Title,Default Title,T-1,4,deny,12.50`

let database: TestDatabase
let folder: string
let answers: Answers

const check = (settings = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })) =>
  checkShop({ settings, databaseUrl: database.url, mailProblem: null })
const levelOf = (findings: readonly Finding[], about: string) =>
  findings.find((finding) => finding.about === about)?.level
const importGoods = (compareAll = false) =>
  importCatalogue(fileOf(PRODUCTS), {
    language: 'en',
    skipBad: false,
    compareAll,
    pictures: { folder, target: new FolderStorage(join(folder, 'kept')) },
  })

beforeAll(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'own-shop-'))
  const read = readAnswers(JSON.stringify(EXAMPLE))
  if (!('answers' in read)) throw new Error(read.faults.join())
  answers = read.answers
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

describe('an empty database', () => {
  it('is found to lack everything that a shopper needs', async () => {
    const findings = await check()
    for (const about of ['warehouse', 'delivery', 'pages', 'administrators', 'products', 'seller', 'mail'])
      expect([about, levelOf(findings, about)]).toEqual([about, 'fault'])
    for (const about of ['database', 'schema', 'data folder'])
      expect([about, levelOf(findings, about)]).toEqual([about, 'ok'])
  })

  it('an import says to run the setup, and leaves nothing behind', async () => {
    await expect(importGoods()).rejects.toThrow(/npm run setup/)
    expect((await db().execute(sql`select 1 from models`)).rowCount).toBe(0)
  })
})

describe('npm run setup', () => {
  it('brings warehouse, delivery, rates, pages in six languages and an administrator', async () => {
    const report = await setUpShop(answers)
    expect(Object.fromEntries(report.steps.map(({ name, added }) => [name, added]))).toMatchObject({
      'warehouse and stores': 1,
      'delivery methods': 6,
      pages: NEEDED_PAGES.length * LANGUAGES.length,
      administrator: 1,
    })
    const findings = await check()
    for (const about of ['warehouse', 'delivery', 'tax rates', 'pages', 'links'])
      expect([about, levelOf(findings, about)]).toEqual([about, 'ok'])
    // The owner has not opened the link yet.
    expect(levelOf(findings, 'administrators')).toBe('fault')
    expect(levelOf(findings, 'products')).toBe('fault')
  })

  it('its pages have the addresses that footer and checkout link to, and no placeholder is left', async () => {
    const slugs = await routeSlugs()
    for (const language of LANGUAGES)
      for (const key of NEEDED_PAGES) expect(slugs.staticPageSlugs[language]).toContain(CONTENT_SLUGS[key][language])
    const texts = await db().select({ html: pages.contentHtml, title: pages.title }).from(pages)
    for (const { html, title } of texts) {
      expect(html).not.toMatch(/\{\w+\}/)
      expect(html.length).toBeGreaterThan(150)
      expect(title).not.toBe('')
    }
    const [contact] = await db().select({ html: pages.contentHtml }).from(pages).where(eq(pages.slug, 'kysy'))
    expect(contact?.html).toContain(answers.shop.email)
    expect(contact?.html).toContain('href="/katso-tilaus/"')
  })

  it('run again, it keeps what was changed, adds what is missing, and renews pages only when asked', async () => {
    await db().update(deliveryMethods).set({ priceEur: 111 }).where(eq(deliveryMethods.id, 'parcel_fi'))
    await db().delete(deliveryMethods).where(eq(deliveryMethods.id, 'home_se'))
    const own = { key: 'terms', language: 'en', slug: 'terms', title: 'Our own terms', text: 'Short.' } as const
    await writePage({ ...own, format: 'markdown' })
    const again = await setUpShop(answers)
    expect(again.administratorLink).toBeNull()
    expect(again.steps.filter(({ added }) => added > 0)).toEqual([{ name: 'delivery methods', added: 1, kept: 5 }])
    const [method] = await db().select().from(deliveryMethods).where(eq(deliveryMethods.id, 'parcel_fi'))
    expect(method?.priceEur).toBe(111)
    const title = async () =>
      (await db().select({ title: pages.title }).from(pages).where(eq(pages.slug, 'terms')))[0]?.title
    expect(await title()).toBe(own.title)
    await setUpShop(answers, { renewPages: true })
    expect(await title()).toBe('Terms of sale')
  })

  it('takes prices, days and kinds of delivery from the answers', async () => {
    const wanted = answersSchema.parse({
      ...EXAMPLE,
      countries: ['no'],
      delivery: { no: { parcel: { price: 12.34, freeFrom: 99, minDays: 3, maxDays: 2 }, home: false } },
      store: { ...EXAMPLE.warehouse, name: 'Store', hours: [{ days: 'Mo-Fr', opens: '10:00', closes: '18:00' }] },
    })
    await setUpShop(wanted)
    const rows = await db().select().from(deliveryMethods).where(sql`id like '%\_no' or id = 'store'`)
    expect(rows.map(({ id, priceEur, freeFromEur, maxDays }) => [id, priceEur, freeFromEur, maxDays]).sort()).toEqual([
      ['parcel_no', 1234, 9900, 3],
      ['store', 0, null, 3],
    ])
    await db().delete(deliveryMethods).where(eq(deliveryMethods.id, 'store'))
  })
})

describe('selling', () => {
  it('the imported product lies in the own warehouse, can be ordered and paid, and the buyer gets a confirmation', async () => {
    expect(await importGoods()).toMatchObject({ added: 1, errors: [] })
    const {
      rows: [held],
    } = await db().execute<{ id: number; type: string; quantity: number }>(sql`
      select v.id, s.type, k.quantity from variants v join stock k on k.variant_id = v.id join stores s on s.id = k.store_id where v.sku = 'T-1'`)
    expect(held).toMatchObject({ type: 'warehouse', quantity: 4 })
    const order = await paid({
      cart: { products: [{ productId: held?.id ?? 0, amount: 2 }] },
      form: { delivery_method: 'parcel_fi', delivery_location: '', email: 'buyer@example.com' },
    })
    expect(await look(order)).toMatchObject({ status: 'paid', total: 2 * 1250 + 111 })
    const mails = await sendDueMails()
    const confirmation = mails.find(({ to }) => to === 'buyer@example.com')
    expect(confirmation?.text).toContain(order.number)
    expect(confirmation?.text).toContain('Tin cup')
    expect(levelOf(await check(), 'stock')).toBe('ok')
  })

  it('stock goes to the warehouse with another number when the shop has no central one', async () => {
    await db().execute(
      sql`insert into stores (id, slug, name, short_name, type) values (7, 'seven', 'Seven', 'S', 'warehouse')`,
    )
    await db().execute(sql`update stock set store_id = 7`)
    await db().execute(sql`update stock_ledger set store_id = 7`)
    await db().execute(sql`update allocations set store_id = 7`)
    await db().execute(sql`delete from stores where id in (1, 20)`)
    await importGoods(true)
    const { rows } = await db().execute(sql`select store_id, quantity from stock where quantity > 0`)
    expect(rows).toEqual([{ store_id: 7, quantity: 4 }])
    await setUpShop(answers)
  })
})

describe('the administrator', () => {
  const { email } = EXAMPLE.administrator
  const person = async () => (await db().select().from(customers).where(eq(customers.email, email)))[0]

  it('opens the printed link for a first password, and loses log-ins with another role', async () => {
    const { link } = await letInAgain(email)
    const mail = (await sendDueMails()).findLast(({ to }) => to === email)
    expect(mail?.text).toContain(link)
    const { route, token } = linkOf(mail)
    expect(route).toBe('accounts/activate')
    await setPassword({ purpose: 'activate', token, password: 'kanto nuotio kahvi 7' }, context())
    expect(levelOf(await check(readConfig({ DATA_DIR: folder })), 'administrators')).toBe('warning')

    await db()
      .insert(secondFactors)
      .values({ customerId: (await person())?.id ?? 0, nonce: 'n', confirmedAt: new Date() })
    expect(levelOf(await check(), 'administrators')).toBe('ok')
    await giveRole(email, 'staff')
    expect(await person()).toMatchObject({ isStaff: true, isAdmin: false })
    expect(levelOf(await check(), 'administrators')).toBe('fault')
    await setUpShop(answers)
    expect(await person()).toMatchObject({ isAdmin: true })
  })

  it('a reset takes the second factor away and leads to a new password', async () => {
    await withTx((tx) => markUndeliverable(tx, email))
    expect(await exportPerson(email)).toMatchObject({ isUndeliverable: true })
    const { link } = await letInAgain(email.toUpperCase())
    expect(link).toMatch(/password\/reset\/confirm/)
    // Its owner waits for the mail.
    expect(await exportPerson(email)).toMatchObject({ isUndeliverable: false })
    expect(await db().select().from(secondFactors)).toEqual([])
    await expect(letInAgain('nobody@example.com')).rejects.toThrow(/Nobody/)
  })
})

describe('npm run doctor', () => {
  it('finds links of pages that lead nowhere', async () => {
    const page = { key: 'own', language: 'sv', slug: 'egen', title: 'Egen' } as const
    const text =
      '[a](/sv/finns-inte/) [f](/sv/100%/) [b](/sv/kassa/) [c](https://other.example/x) [d](mailto:a@b.example) [e](/sv/kopvillkor/)'
    await writePage({ ...page, text, format: 'markdown' })
    const found = (await check()).find(({ about }) => about === 'links')
    expect(found).toMatchObject({ level: 'warning', text: expect.stringContaining('/sv/finns-inte/ on /egen/ (sv)') })
    expect(found?.text).toContain('/sv/100%/')
    expect(found?.text).not.toMatch(/kassa|other|mailto|kopvillkor/)
  })

  it('tells of an address without TLS, a proxy that is not trusted, and payments', () => {
    const env = { DATA_DIR: folder, SHOP_ORIGIN: 'https://shop.example', SANDBOX_PAYMENTS: 'false' }
    expect(paymentFindings(readConfig(env), ['fi'])).toMatchObject([{ level: 'fault' }])
    expect(
      methodsIn(readConfig({ ...env, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }), 'fi'),
    ).toEqual(['card'])
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
    expect(paymentFindings(readConfig({ ...env, ...stripe }), ['fi'])).toMatchObject([{ level: 'ok' }])
    expect(paymentFindings(readConfig({ DATA_DIR: folder }), ['fi'])).toMatchObject([{ level: 'warning' }])
  })

  it.each([
    [{ SHOP_ORIGIN: 'https://shop.example' }, 'proxy', 'fault'],
    [{ SHOP_ORIGIN: 'https://shop.example', TRUST_PROXY: '1' }, 'proxy', 'ok'],
    [{ SHOP_ORIGIN: 'http://shop.example' }, 'origin', 'fault'],
    [{ SHOP_ORIGIN: 'https://shop.example' }, 'origin', 'ok'],
    [{ SHOP_SECRET: 'a secret that is long enough for a shop' }, 'secret', 'ok'],
    [{ DATA_DIR: '/proc/nothing' }, 'data folder', 'fault'],
  ])('%o: %s is %s', async (env, about, level) => {
    expect(levelOf(await check(readConfig({ DATA_DIR: folder, ...env })), about)).toBe(level)
  })

  it('refuses a database in another encoding, one without the schema, and one that does not answer', async () => {
    const url = new URL(database.url)
    url.pathname = '/latin'
    await asAdmin((client) =>
      client.query(`create database latin encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0 owner shop`),
    )
    try {
      const findings = await databaseFindings(url.href)
      expect(findings.map(({ about, level }) => `${about} ${level}`)).toEqual(['database fault', 'schema fault'])
    } finally {
      await asAdmin((client) => client.query('drop database latin with (force)'))
    }
    expect(await databaseFindings(url.href)).toMatchObject([
      { level: 'fault', text: expect.stringContaining('no such database') },
    ])
  })
})
