import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { customers } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'

import type { TestDatabase } from '../support/fresh-database'
import { ask, enterAs, enterOffice } from '../support/office-calls'
import { type Seeded, seededDatabase } from '../support/seed'

let database: TestDatabase
let seeded: Seeded

beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  await enterOffice('admin', 'admin@example.com')
  await enterAs('bookkeeping')
})
afterAll(() => database.drop())

interface Saved {
  readonly id: string
  readonly values: { readonly buyers: readonly number[] }
}

const RECORDS = '/api/office/records/organisations/'
const make = async (name: string, buyers: readonly number[]) =>
  ask<Saved>('admin', RECORDS, { values: { name, invoiceDays: 14, buyers } })
const buyersOf = async (id: string) => (await ask<Saved>('admin', `${RECORDS}${id}/`)).body.values.buyers
const change = (id: string, from: readonly number[], to: readonly number[], who = 'admin') =>
  ask(who, `${RECORDS}${id}/`, { patch: [{ path: 'buyers', from, to }] })
const accountOf = async (id: number) => {
  const [row] = await db()
    .select({ organisation: customers.organisationId, isOrgUser: customers.isOrgUser })
    .from(customers)
    .where(eq(customers.id, id))
  return row
}

describe('P9.17 who buys for an organisation', () => {
  it('is put into it with the rights that go with it, and loses them when taken out', async () => {
    const { club, plain: customer } = seeded.customers
    const { id } = (await make('Retki Oy', [customer])).body
    expect(await accountOf(customer)).toEqual({ organisation: Number(id), isOrgUser: true })
    expect((await change(id, [customer], [club])).status).toBe(200)
    expect(await buyersOf(id)).toEqual([club])
    expect(await accountOf(customer)).toEqual({ organisation: null, isOrgUser: false })
    expect(await accountOf(club)).toEqual({ organisation: Number(id), isOrgUser: true })
  })

  it('is not taken from another organisation silently, and nothing else of the change is kept', async () => {
    const { plain: customer } = seeded.customers
    const first = (await make('Kylä', [customer])).body.id
    const second = (await make('Koulu', [])).body.id
    const refused = await change(second, [], [customer])
    expect(refused.status).toBe(400)
    expect(refused.body.error?.details?.['reason']).toBe('buyer_elsewhere')
    expect(await buyersOf(first)).toEqual([customer])
    expect((await change(second, [], [2_000_000_000])).status).toBe(400)
    expect((await make('Seura', [customer])).status).toBe(400)
  })

  it('is changed by whoever may change people alone', async () => {
    const { id } = (await make('Yhdistys', [])).body
    expect((await change(id, [], [seeded.customers.organisation], 'bookkeeping')).status).toBe(403)
    expect(await buyersOf(id)).toEqual([])
  })
})
