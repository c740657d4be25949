import { desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  brands,
  customers,
  modelTexts,
  models,
  recordChanges,
  stockLedger,
  variants,
} from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { OFFICE_ROLES, PERMISSIONS, type Permission, ROLES } from '@/lib/contract/access/permissions'
import { entities } from '@/lib/backend/flows/office/registry'
import { shopDay } from '@/lib/market/shop-time'

import { apiFetch, logIn } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { PASSWORD, seededDatabase } from '../support/seed'

let database: TestDatabase
const cookies: Record<string, string> = {}

/** The cookie of a log-in of the back office. */
async function officeCookie(email: string): Promise<string> {
  const response = await apiFetch('/api/office/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  })
  expect(response.status).toBe(200)
  const cookie = response.headers.getSetCookie().find((text) => text.includes('so.office='))
  return cookie?.split(';')[0] ?? ''
}

async function send(who: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await apiFetch(path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', cookie: cookies[who] ?? '', ...headers },
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown> & { error?: Record<string, unknown> },
  }
}

async function withRole(role: (typeof OFFICE_ROLES)[number]): Promise<void> {
  await db()
    .update(customers)
    .set({ officeRoles: [role] })
    .where(eq(customers.email, 'plain@example.com'))
  cookies[role] = await officeCookie('plain@example.com')
}

async function newBrand(name: string): Promise<string> {
  const made = await send('admin', '/api/office/records/brands/', { values: { name, slug: name.toLowerCase() } })
  expect(made.status).toBe(200)
  return String(made.body['id'])
}

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  cookies['admin'] = await officeCookie('admin@example.com')
})
afterAll(() => database.drop())

describe('the log-in of the back office', () => {
  it('is a cookie that no script can read and no other site sends', async () => {
    const response = await apiFetch('/api/office/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin@example.com', password: PASSWORD }),
    })
    const cookie = response.headers.getSetCookie().find((text) => text.includes('so.office='))
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/)
    expect(JSON.stringify(await response.json())).toBe('{"ok":true}')
  })

  it('P2.43 refuses people who do not work in the shop, and keeps no log-in of them', async () => {
    await db().update(customers).set({ officeRoles: [] }).where(eq(customers.email, 'plain@example.com'))
    const refused = await send('nobody', '/api/office/login/', { username: 'plain@example.com', password: PASSWORD })
    expect([refused.status, refused.body.error?.['code']]).toEqual([403, 'FORBIDDEN'])
  })

  it('does not take the token of the shop, which its pages can read', async () => {
    const headers = await logIn('admin@example.com', PASSWORD)
    expect((await send('nobody', '/api/office/me/', undefined, headers)).status).toBe(403)
  })

  it('does not open calls of the shop by its cookie', async () => {
    expect((await send('admin', '/api/staff/orders/')).status).toBe(401)
  })

  it('is refused to pages of other sites, and of the same site under another name', async () => {
    for (const site of ['cross-site', 'same-site'])
      expect((await send('admin', '/api/office/me/', undefined, { 'sec-fetch-site': site })).status).toBe(403)
    expect((await send('admin', '/api/office/undo/', { change: 1 }, { 'sec-fetch-site': 'none' })).status).toBe(403)
    expect((await send('admin', '/api/office/me/', undefined, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('ends with the log-out', async () => {
    cookies['leaving'] = await officeCookie('admin@example.com')
    expect((await send('leaving', '/api/office/logout/', {})).status).toBe(200)
    expect((await send('leaving', '/api/office/me/')).status).toBe(401)
  })
})

describe('permissions of the back office', () => {
  it.each(OFFICE_ROLES)('%s sees and changes what the table says', async (role) => {
    await withRole(role)
    for (const entity of entities) {
      const read = await send(role, `/api/office/records/${entity.name}/`)
      expect([entity.name, read.status]).toEqual([entity.name, ROLES[role].has(entity.read) ? 200 : 403])
      if (!entity.canCreate) continue
      const made = await send(role, `/api/office/records/${entity.name}/`, { values: { nothing: 1 } })
      const may = ROLES[role].has(entity.read) && ROLES[role].has(entity.change)
      expect([entity.name, made.status]).toEqual([entity.name, may ? 400 : 403])
    }
  })

  it('an administrator has all of them, a guest none', async () => {
    const { body } = await send('admin', '/api/office/me/')
    const all = (Object.keys(PERMISSIONS) as Permission[]).filter((name) => name.startsWith('office.'))
    expect(body['permissions']).toEqual(expect.arrayContaining(all))
    expect((await send('nobody', '/api/office/me/')).status).toBe(401)
  })

  it('an editor writes texts of a product and nothing else of it', async () => {
    await withRole('editor')
    const [model] = await db().select().from(models).limit(1)
    const path = `/api/office/records/products/${model?.id ?? 0}/`
    const [text] = await db()
      .select()
      .from(modelTexts)
      .where(eq(modelTexts.modelId, model?.id ?? 0))
      .limit(1)
    const language = text?.language ?? 'fi'
    const patch = [{ path: `tagline.${language}`, from: text?.tagline ?? '', to: 'Kevyt ja tuulenpitävä' }]
    const saved = await send('editor', path, { patch })
    expect(saved.status).toBe(200)
    expect((await send('editor', '/api/office/undo/', { change: saved.body['change'] })).body).toEqual({ undone: 1 })
    expect((await send('editor', path, { patch: [{ path: 'isPublic', from: true, to: false }] })).status).toBe(403)
  })
})

describe('changes', () => {
  let id = ''
  let number = 0
  beforeEach(async () => {
    number += 1
    id = await newBrand(`Kelo${number}`)
  })
  const at = () => `/api/office/records/brands/${id}/`

  it('are saved with their history: who, when, before, after, why', async () => {
    const patch = [{ path: 'name', from: `Kelo${number}`, to: 'Kelo Outdoor' }]
    const saved = await send('admin', at(), { patch, reason: 'new name of the maker' })
    expect(saved.body['values']).toMatchObject({ name: 'Kelo Outdoor' })
    const { body } = await send('admin', `/api/office/changes/?entity=brands&record=${id}`)
    const [newest, first] = body['changes'] as Record<string, unknown>[]
    expect(newest).toMatchObject({
      action: 'update',
      changes: { name: [`Kelo${number}`, 'Kelo Outdoor'] },
      reason: 'new name of the maker',
      isUndone: false,
    })
    expect(first).toMatchObject({ action: 'create' })
  })

  it('are found by who made them and when, by the shop’s calendar', async () => {
    const today = shopDay()
    const yesterday = shopDay(new Date(Date.now() - 86_400_000))
    const found = async (query: string) => {
      const { body } = await send('admin', `/api/office/changes/?entity=brands&record=${id}&${query}`)
      return Number(body['total'])
    }
    const [{ actor } = { actor: '' }] = (await send('admin', `/api/office/changes/?entity=brands&record=${id}`)).body[
      'changes'
    ] as { actor: string }[]
    expect(await found(`who=${encodeURIComponent(actor.slice(1, 5).toUpperCase())}`)).toBe(1)
    expect(await found('who=nobody%25')).toBe(0)
    expect(await found(`from=${today}&to=${today}`)).toBe(1)
    expect(await found(`to=${yesterday}`)).toBe(0)
    expect(await found(`from=${shopDay(new Date(Date.now() + 86_400_000))}`)).toBe(0)
    expect((await send('admin', '/api/office/changes/?from=2026-02-31')).status).toBe(400)
  })

  it('of different fields by two people are both kept', async () => {
    const name = send('admin', at(), { patch: [{ path: 'name', from: `Kelo${number}`, to: 'A' }] })
    const text = send('admin', at(), { patch: [{ path: 'descriptions.fi', from: null, to: '<p>Hyvä.</p>' }] })
    expect((await Promise.all([name, text])).map(({ status }) => status)).toEqual([200, 200])
    const { body } = await send('admin', at())
    expect(body['values']).toMatchObject({ name: 'A', descriptions: { fi: '<p>Hyvä.</p>' } })
  })

  it('of one field by two people: the second is told, nothing is overwritten', async () => {
    await send('admin', at(), { patch: [{ path: 'name', from: `Kelo${number}`, to: 'First' }] })
    const second = await send('admin', at(), {
      patch: [
        { path: 'name', from: `Kelo${number}`, to: 'Second' },
        { path: 'slug', from: `kelo${number}`, to: 'other' },
      ],
    })
    expect(second.status).toBe(409)
    expect(second.body.error?.['details']).toEqual({ reason: 'changed', conflicts: [{ path: 'name', now: 'First' }] })
    expect((await send('admin', at())).body['values']).toMatchObject({ name: 'First', slug: `kelo${number}` })
  })

  it('50 rounds of two people in random order lose nothing silently', async () => {
    const kept: Record<string, string> = {}
    for (let round = 0; round < 50; round += 1) {
      const before = (await send('admin', at())).body['values'] as Record<string, Record<string, string> | string>
      const texts = before['descriptions'] as Record<string, string>
      const writes = ['fi', 'sv'].map((language, person) => {
        const path = Math.random() < 0.5 ? 'descriptions.fi' : `descriptions.${language}`
        const text = `<p>${round} ${person}</p>`
        const from = texts[path.split('.')[1] ?? ''] ?? null
        return { path, text, done: send('admin', at(), { patch: [{ path, from, to: text }] }) }
      })
      const answers = await Promise.all(writes.map(async (write) => ({ ...write, status: (await write.done).status })))
      const accepted = answers.filter(({ status }) => status === 200)
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
      expect(new Set(accepted.map(({ path }) => path)).size).toBe(accepted.length)
      for (const { path, text } of accepted) kept[path] = text
    }
    const { body } = await send('admin', at())
    for (const [path, text] of Object.entries(kept))
      expect(
        (body['values'] as Record<string, Record<string, string>>)['descriptions']?.[path.split('.')[1] ?? ''],
      ).toBe(text)
  })

  it('are taken back, unless the field was changed again', async () => {
    const saved = await send('admin', at(), { patch: [{ path: 'name', from: `Kelo${number}`, to: 'Wrong' }] })
    expect((await send('admin', '/api/office/undo/', { change: saved.body['change'] })).body).toEqual({ undone: 1 })
    expect((await send('admin', at())).body['values']).toMatchObject({ name: `Kelo${number}` })
    expect((await send('admin', '/api/office/undo/', { change: saved.body['change'] })).status).toBe(404)
    const again = await send('admin', at(), { patch: [{ path: 'name', from: `Kelo${number}`, to: 'B' }] })
    await send('admin', at(), { patch: [{ path: 'name', from: 'B', to: 'C' }] })
    expect((await send('admin', '/api/office/undo/', { change: again.body['change'] })).status).toBe(409)
  })

  it('a removed record comes back under its number', async () => {
    expect((await send('admin', `/api/office/remove/brands/${id}/`, {})).status).toBe(200)
    expect((await send('admin', at())).status).toBe(404)
    const [removal] = await db()
      .select()
      .from(recordChanges)
      .where(eq(recordChanges.recordId, id))
      .orderBy(recordChanges.id)
      .offset(1)
    await send('admin', '/api/office/undo/', { change: removal?.id })
    expect((await send('admin', at())).body['values']).toMatchObject({ name: `Kelo${number}` })
  })

  it('are refused with the field and the reason', async () => {
    const fault = async (patch: unknown) => (await send('admin', at(), { patch: [patch] })).body.error
    expect(await fault({ path: 'name', from: `Kelo${number}`, to: '' })).toMatchObject({
      field: 'name',
      details: { reason: 'required' },
    })
    expect(await fault({ path: 'slug', from: `kelo${number}`, to: 'Not A Slug' })).toMatchObject({
      field: 'slug',
      details: { reason: 'format' },
    })
    expect(await fault({ path: 'password', from: null, to: 'x' })).toMatchObject({ details: { reason: 'unknown' } })
    const taken = { code: 'CONFLICT', field: 'slug', details: { reason: 'taken' } }
    expect(await fault({ path: 'slug', from: `kelo${number}`, to: 'kelo1' })).toMatchObject(taken)
  })

  it('of a record that others need: it is not removed', async () => {
    const [model] = await db().select().from(models).limit(1)
    const refused = await send('admin', `/api/office/remove/brands/${model?.brandId ?? 0}/`, {})
    expect([refused.status, refused.body.error?.['details']]).toMatchObject([409, { reason: 'in_use' }])
  })
})

describe('lists', () => {
  it('set a field of everything they find, as one entry that is taken back', async () => {
    await newBrand('Rimpi')
    const before = await send('admin', '/api/office/records/products/?filter=isPublic:true')
    const total = Number(before.body['total'])
    const changed = await send('admin', '/api/office/bulk/products/', {
      all: { q: '', filter: 'isPublic:true' },
      set: { isPublic: false },
    })
    expect(changed.body['changed']).toBe(total)
    expect((await send('admin', '/api/office/records/products/?filter=isPublic:true')).body['total']).toBe(0)
    const history = await send('admin', '/api/office/changes/?entity=products')
    const entries = (history.body['changes'] as { batch: number | null }[]).filter(({ batch }) => batch !== null)
    expect(entries).toMatchObject([{ batch: changed.body['batch'] }])
    expect((await send('admin', '/api/office/undo/', { batch: changed.body['batch'] })).body['undone']).toBe(total)
    expect((await send('admin', '/api/office/records/products/?filter=isPublic:true')).body['total']).toBe(total)
  })

  it('take a bulk change back as a whole or not at all', async () => {
    const goods = await db().select({ id: models.id }).from(models).orderBy(models.id).limit(2)
    const made = goods.map(({ id }) => String(id))
    const [first = ''] = made
    const at = `/api/office/records/products/${first}/`
    const numbers = async () =>
      (
        await db()
          .select({ number: models.modelNumber })
          .from(models)
          .where(inArray(models.id, made.map(Number)))
          .orderBy(models.id)
      ).map(({ number: text }) => text)
    const before = await numbers()
    const bulk = await send('admin', '/api/office/bulk/products/', { ids: made, set: { modelNumber: 'Both' } })
    expect(bulk.body['changed']).toBe(2)
    await send('admin', at, { patch: [{ path: 'modelNumber', from: 'Both', to: 'Own' }] })
    // The first was changed again; the second, which could be taken back, stays, too.
    expect((await send('admin', '/api/office/undo/', { batch: bulk.body['batch'] })).status).toBe(409)
    expect(await numbers()).toEqual(['Own', 'Both'])
    await send('admin', at, { patch: [{ path: 'modelNumber', from: 'Own', to: 'Both' }] })
    const twice = await Promise.all(
      [1, 2].map(async () => (await send('admin', '/api/office/undo/', { batch: bulk.body['batch'] })).status),
    )
    expect(twice.toSorted()).toEqual([200, 404])
    expect(await numbers()).toEqual(before)
  })

  it('find by the names of what records refer to, and by days of the shop', async () => {
    const total = async (filter: string, entity = 'products') =>
      Number((await send('admin', `/api/office/records/${entity}/?filter=${encodeURIComponent(filter)}`)).body['total'])
    const { rows } = await db().execute<{ id: number; name: string; count: number }>(sql`
      select b.id, b.name, count(*)::int as count from brands b join models m on m.brand_id = b.id group by 1, 2 order by 3 desc limit 1`)
    const [brand] = rows
    expect(brand?.count).toBeGreaterThan(0)
    expect(await total(`brandId:${brand?.id}`)).toBe(brand?.count)
    expect(await total(`brandId:${encodeURIComponent(String(brand?.name).toLowerCase())}`)).toBe(brand?.count)
    expect(await total('brandId:no such brand')).toBe(0)
    // 23:30 in Helsinki.
    await db().execute(sql`
      insert into purchase_orders (supplier, store_id, created_at) select 'Halti', id, '2031-05-06T20:30:00Z' from stores order by id limit 1`)
    const purchases = (days: string) => total(`createdAt:${days}`, 'purchases')
    expect(await purchases('2031-05-06')).toBe(1)
    expect(await purchases('2031-05-06..2031-05-06')).toBe(1)
    expect(await purchases('2031-05-07..')).toBe(0)
    expect(await purchases('2031-05-01..2031-05-05')).toBe(0)
  })

  it.each([
    'brandId:99999999999999',
    "brandId:'; drop table models; --",
    'soldAmount:99999999999999..',
    'createdAt:9999999-99-99..x',
    'mainGroupId:%',
    'brandId:none',
  ])('answer the filter %s without a fault of the shop', async (filter) => {
    const { status } = await send('admin', `/api/office/records/products/?filter=${encodeURIComponent(filter)}`)
    expect([200, 400]).toContain(status)
  })

  it('find by text, filter, sort, divide into pages', async () => {
    const page = await send('admin', '/api/office/records/brands/?sort=-name&size=2')
    const names = (page.body['rows'] as { title: string }[]).map(({ title }) => title)
    expect(names).toEqual([...names].sort((a, b) => (a < b ? 1 : -1)))
    expect((await send('admin', '/api/office/records/brands/?q=rimpi')).body['total']).toBe(1)
    expect((await send('admin', '/api/office/records/brands/?q=100%25')).body['total']).toBe(0)
    expect((await send('admin', '/api/office/records/brands/?filter=nothing:1')).status).toBe(400)
    expect((await send('admin', '/api/office/records/nothing/')).status).toBe(404)
  })

  it('are files for spreadsheets, in which no text is a formula', async () => {
    await newBrand('Formula')
    const [row] = await db().select().from(brands).where(eq(brands.name, 'Formula'))
    await db()
      .update(brands)
      .set({ name: '=1+1' })
      .where(eq(brands.id, row?.id ?? 0))
    const response = await apiFetch('/api/office/csv/brands/?columns=name,slug', {
      headers: { cookie: cookies['admin'] ?? '' },
    })
    const text = await response.text()
    expect(text.split('\n')[0]).toBe('id,name,slug')
    expect(text).toContain(`${row?.id ?? 0},'=1+1,formula`)
  })

  it('are kept under a name, for oneself or for all', async () => {
    await withRole('buyer')
    await send('admin', '/api/office/views/', { entity: 'brands', name: 'Mine', query: 'q=a', isShared: false })
    const shared = await send('admin', '/api/office/views/', {
      entity: 'brands',
      name: 'Ours',
      query: 'q=b',
      isShared: true,
    })
    const seen = (await send('buyer', '/api/office/views/')).body['views'] as { name: string; isOwn: boolean }[]
    expect(seen).toMatchObject([{ name: 'Ours', isOwn: false }])
    expect((await send('buyer', '/api/office/views/remove/', { id: shared.body['id'] })).status).toBe(404)
  })
})

describe('prices and stock of variants', () => {
  interface Goods {
    variants: {
      id: number
      prices: {
        area: number
        active: number
        regular: number
        discount: number | null
        lowest30: number | null
        club: number | null
      }[]
      stock: { store: number; quantity: number }[]
      available: number
    }[]
  }
  async function aVariant() {
    const [row] = await db().select().from(variants).where(sql`${variants.available} > 3`).limit(1)
    const path = `/api/office/goods/${row?.modelId ?? 0}/`
    const goodsNow = async () => {
      const { body } = await send('admin', path)
      return (body as unknown as Goods).variants.find(({ id }) => id === row?.id)
    }
    return { id: row?.id ?? 0, path, goodsNow }
  }
  const euPrice = (goods: Goods['variants'][number] | undefined) => goods?.prices.find(({ area }) => area === 1)

  it('are previewed without a change, then saved with their history, and taken back', async () => {
    const { id, path, goodsNow } = await aVariant()
    const before = euPrice(await goodsNow())
    const amount = Math.max((before?.regular ?? 1000) - 100, 1)
    const changes = [{ variant: id, area: 1, kind: 'discount', amount }]
    const preview = await send('admin', `${path}prices/`, { changes, isPreview: true })
    const shown = (preview.body as unknown as Goods).variants.find((variant) => variant.id === id)
    expect(euPrice(shown)?.active).toBe(amount)
    expect(euPrice(await goodsNow())).toEqual(before)
    expect((await send('admin', `${path}prices/`, { changes, reason: 'autumn' })).status).toBe(200)
    expect(euPrice(await goodsNow())?.active).toBe(amount)
    const { body } = await send('admin', `/api/office/changes/?entity=variants&record=${id}`)
    const [newest] = body['changes'] as { id: number; changes: Record<string, unknown>; reason: string }[]
    expect([newest?.changes, newest?.reason]).toEqual([
      { 'price.1.discount': [before?.discount ?? null, amount] },
      'autumn',
    ])
    expect((await send('admin', '/api/office/undo/', { change: newest?.id })).body).toEqual({ undone: 1 })
    expect(euPrice(await goodsNow())?.active).toBe(before?.active)
  })

  it('are not taken back over what somebody has set since', async () => {
    const { id, path, goodsNow } = await aVariant()
    const club = async () => euPrice(await goodsNow())?.club ?? null
    const set = async (amount: number | null) => {
      const changes = [{ variant: id, area: 1, kind: 'club', amount }]
      expect((await send('admin', `${path}prices/`, { changes })).status).toBe(200)
      const { body } = await send('admin', `/api/office/changes/?entity=variants&record=${id}`)
      return (body['changes'] as { id: number }[])[0]?.id ?? 0
    }
    const undo = (change: number) => send('admin', '/api/office/undo/', { change })
    const first = await set(7_77)
    const second = await set(8_88)
    const refused = await undo(first)
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { details: { reason: 'changed', conflicts: [{ path: 'price.1.club', now: 8_88 }] } },
    ])
    expect(await club()).toBe(8_88)
    expect((await undo(second)).status).toBe(200)
    expect(await club()).toBe(7_77)
    expect((await undo(first)).status).toBe(200)
  })

  it('are in the history of the product, too: each save one entry, and nothing of other products', async () => {
    const [model] = await db()
      .select({ id: variants.modelId })
      .from(variants)
      .groupBy(variants.modelId)
      .having(sql`count(*) > 1`)
      .limit(1)
    const product = model?.id ?? 0
    const own = await db().select({ id: variants.id }).from(variants).where(eq(variants.modelId, product))
    const [foreign] = await db().select().from(variants).where(sql`${variants.modelId} <> ${product}`).limit(1)
    const history = async () => {
      const { body } = await send('admin', `/api/office/changes/?entity=products&record=${product}`)
      return body as unknown as { changes: { id: number; entity: string; record: string }[]; total: number }
    }
    const save = (model: number, ids: readonly number[]) =>
      send('admin', `/api/office/goods/${model}/prices/`, {
        changes: ids.map((variant) => ({ variant, area: 1, kind: 'regular', amount: 54_321 })),
      })
    const before = await history()
    expect((await save(foreign?.modelId ?? 0, [foreign?.id ?? 0])).status).toBe(200)
    expect((await history()).total).toBe(before.total)
    const ids = own.map(({ id }) => id)
    expect((await save(product, ids)).status).toBe(200)
    const after = await history()
    expect(after.total).toBe(before.total + 1)
    expect(after.changes[0]).toMatchObject({ entity: 'variants' })
    expect(ids.map(String)).toContain(after.changes[0]?.record)
    // The product that is read next knows it, so that nobody is told of their own save as somebody else's.
    const { body } = await send('admin', `/api/office/records/products/${product}/`)
    expect(body['change']).toBe(after.changes[0]?.id)
  })

  it('move with a reason through the ledger, never below nothing', async () => {
    const { id, path, goodsNow } = await aVariant()
    const before = await goodsNow()
    const place = before?.stock[0]
    const move = (delta: number) =>
      send('admin', `${path}stock/`, { variant: id, store: place?.store, delta, reason: 'count' })
    expect((await move(2)).status).toBe(200)
    expect((await goodsNow())?.available).toBe((before?.available ?? 0) + 2)
    const refused = await move(-100_000)
    expect([refused.status, refused.body.error?.['code']]).toEqual([409, 'OUT_OF_STOCK'])
    const [entry] = await db()
      .select()
      .from(stockLedger)
      .where(eq(stockLedger.variantId, id))
      .orderBy(desc(stockLedger.id))
      .limit(1)
    expect(entry).toMatchObject({ delta: 2, reason: 'correction', storeId: place?.store })
  })

  it('are changed by whoever may: not by an editor', async () => {
    const { id, path } = await aVariant()
    await withRole('editor')
    const prices = { changes: [{ variant: id, area: 1, kind: 'regular', amount: 1000 }] }
    expect((await send('editor', `${path}prices/`, prices)).status).toBe(403)
    expect((await send('editor', `${path}stock/`, { variant: id, store: 20, delta: 1 })).status).toBe(403)
    expect((await send('editor', path)).status).toBe(200)
  })
})
