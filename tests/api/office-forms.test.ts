import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'

import type { TestDatabase } from '../support/fresh-database'
import { ask, enterOffice } from '../support/office-calls'
import { seededDatabase } from '../support/seed'

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enterOffice('admin', 'admin@example.com')
})
afterAll(() => database.drop())

describe('fields of several values', () => {
  it('name the part that cannot be saved, and are stored as they should be written', async () => {
    const store = async (path: string, from: unknown, to: unknown) =>
      ask<{ values: Record<string, unknown> }>('admin', '/api/office/records/stores/20/', {
        patch: [{ path, from, to }],
      })
    const { body } = await ask<{ values: Record<string, unknown> }>('admin', '/api/office/records/stores/20/')
    const address = body.values['address']
    const wrong = await store('address', address, { street: 'Katu 1', postcode: '', city: 'Oulu', phone: '1' })
    expect(wrong.body.error).toMatchObject({ field: 'address', details: { reason: 'required', at: 'postcode' } })
    const hours = [
      { days: 'Mo-Fr', opens: '10:00', closes: '19:00' },
      { days: '2026-12-24', opens: '00:00', closes: '00:00' },
    ]
    const turned = await store('hours', body.values['hours'], [{ days: 'Sa', opens: '19:00', closes: '10:00' }])
    expect(turned.body.error).toMatchObject({ field: 'hours', details: { at: '0' } })
    expect((await store('hours', body.values['hours'], hours)).body.values['hours']).toEqual(hours)
  })

  it('of a product: countries in the shop’s writing, and nothing that is no part', async () => {
    const { rows } = await db().execute<{ id: number }>(sql`select id from models where delivery_limit is null limit 1`)
    const path = `/api/office/records/products/${rows[0]?.id}/`
    const save = (to: unknown) =>
      ask<{ values: Record<string, unknown> }>('admin', path, { patch: [{ path: 'deliveryLimit', from: null, to }] })
    expect((await save({ blockedLands: ['us'] })).status).toBe(400)
    expect((await save({ blockedCountries: ['us', 'Canada'] })).body.error).toMatchObject({
      details: { at: 'blockedCountries/1' },
    })
    expect((await save({ blockedCountries: ['US', 'ca'] })).body.values['deliveryLimit']).toEqual({
      blockedCountries: ['us', 'ca'],
    })
  })
})

describe('the title', () => {
  it('of a picture is its product and its caption, in the language of the reader', async () => {
    const { rows } = await db().execute<{ id: number; name: string; caption: string }>(sql`
      select i.id, t.name, i.captions ->> 'fi' as caption from model_images i join model_texts t on t.model_id = i.model_id
      where t.language = 'fi' and i.captions ->> 'fi' <> '' limit 1`)
    const [image] = rows
    const { body } = await ask<{ title: string }>('admin', `/api/office/records/images/${image?.id}/?language=fi`)
    expect(body.title).toBe(`${image?.name} · ${image?.caption}`)
  })

  it('of a long review ends with a whole word', async () => {
    const comment = 'Warm enough for a night by the lake, and light enough to carry there and back again'
    const { rows } = await db().execute<{ id: number }>(
      sql`update reviews set comment = ${comment} where visible_name = 'Reviewer 3' returning id`,
    )
    const { body } = await ask<{ title: string }>('admin', `/api/office/records/reviews/${rows[0]?.id}/`)
    expect(body.title).toBe('Reviewer 3 · Warm enough for a night by the lake, and light enough to…')
  })
})
