/** Issue 17: the whole command `npm run setup -- --browser` on a fresh database, from the first page to a shop. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { customers } from '@/lib/backend/domain/schema/customers'
import { deliveryMethods } from '@/lib/backend/domain/schema/orders'
import { NEEDED_PAGES } from '@/lib/backend/flows/setup/page-templates'
import { db } from '@/lib/backend/platform/database/pool'
import { LANGUAGES } from '@/lib/market/languages'

import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

const STARTS_WITHIN_MS = 60_000
const FORM: Readonly<Record<string, string>> = {
  'shop.name': 'Own shop',
  'shop.origin': 'http://localhost:3000',
  'shop.email': 'info@own.fi',
  'shop.phone': '+358 9 1234567',
  'company.name': 'Own Oy',
  'company.address': 'Street 1, Helsinki',
  'company.businessId': '1234567-1',
  'company.vatNumber': 'FI12345671',
  'company.register': 'PRH, Helsinki',
  'company.representative': 'Kaisa Korpi',
  'company.host': 'Host Oy',
  'administrator.email': 'boss@own.fi',
  'administrator.language': 'sv',
  'warehouse.name': 'Our warehouse',
  'warehouse.street': 'Street 1',
  'warehouse.postcode': '00100',
  'warehouse.city': 'Helsinki',
  'warehouse.phone': '+358 9 1234567',
  'country.fi': 'on',
  'delivery.fi.parcel.price': '5,50',
  'delivery.fi.home.off': 'on',
  'payments.sandbox': 'on',
}

let database: TestDatabase
let folder: string
let running: ChildProcess | undefined

beforeAll(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
})
afterAll(async () => {
  running?.kill('SIGKILL')
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command; resolves to the address that it prints. It writes no .env, because that would be this project's. */
function start(): Promise<{ address: URL; output: () => string; exit: Promise<number | null> }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/setup.ts', '--browser', '--port', '0', '--print-env'],
    { env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: folder } },
  )
  running = child
  let text = ''
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(text)), STARTS_WITHIN_MS)
    const take = (part: Buffer) => {
      text += String(part)
      const address = /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(text)?.[0]
      if (address === undefined) return
      clearTimeout(timer)
      resolve({ address: new URL(address), output: () => text, exit })
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
  })
}

const post = (address: URL, values: Readonly<Record<string, string>>) =>
  fetch(address, {
    method: 'POST',
    headers: { origin: address.origin },
    body: new URLSearchParams({ 'page.language': 'en', ...values }),
  })

it('issue 17: a form in the browser opens the shop, and a second one begins with what is there and keeps it', async () => {
  const first = await start()
  const page = await (await fetch(first.address, { headers: { 'accept-language': 'fi' } })).text()
  expect(page).toContain('<html lang="fi">')
  expect((await fetch(first.address.origin)).status).toBe(404)
  expect((await post(first.address, { ...FORM, 'warehouse.city': '' })).status).toBe(422)
  expect(await db().select().from(deliveryMethods)).toEqual([])

  const done = await post(first.address, FORM)
  const body = await done.text()
  expect([done.status, body.includes('boss@own.fi')]).toEqual([200, true])
  const link = /http:\/\/localhost:3000\/sv\/[^"<]+/.exec(body)?.[0]
  expect(link).toBeDefined()
  expect(body).toContain(`>${NEEDED_PAGES.length * LANGUAGES.length}<`)
  expect(body).toContain('products')
  expect(await first.exit).toBe(0)
  expect(first.output()).toContain(link)
  expect(first.output()).toContain("SHOP_NAME='Own shop'")
  expect(await db().select({ id: deliveryMethods.id, price: deliveryMethods.priceEur }).from(deliveryMethods)).toEqual([
    { id: 'parcel_fi', price: 550 },
  ])
  expect(await db().select({ email: customers.email, isAdmin: customers.isAdmin }).from(customers)).toEqual([
    { email: 'boss@own.fi', isAdmin: true },
  ])

  const second = await start()
  const again = await (await fetch(second.address)).text()
  for (const known of ['value="Our warehouse"', 'value="boss@own.fi"', 'value="5.50"']) expect(again).toContain(known)
  const kept = await (
    await post(second.address, {
      ...FORM,
      'delivery.fi.parcel.price': '9',
      'country.se': 'on',
      'warehouse.name': 'Other',
    })
  ).text()
  expect(kept).not.toMatch(/http:\/\/localhost:3000\/sv\//)
  expect(await second.exit).toBe(0)
  const methods = await db().select({ id: deliveryMethods.id, price: deliveryMethods.priceEur }).from(deliveryMethods)
  expect(methods.map(({ id }) => id).sort()).toEqual(['home_se', 'parcel_fi', 'parcel_se'])
  expect(methods.find(({ id }) => id === 'parcel_fi')?.price).toBe(550)
}, 180_000)
