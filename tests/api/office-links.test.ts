import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { models, pathHistory, ribbons } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import type { LinkTarget, SearchTrial } from '@/lib/contract/schemas/office-content'
import type { OfficeRow } from '@/lib/contract/schemas/office'

import type { TestDatabase } from '../support/fresh-database'
import { ask, enterAs, enterOffice } from '../support/office-calls'
import { seededDatabase } from '../support/seed'

let database: TestDatabase
interface Goods extends Record<string, unknown> {
  readonly model: number
  readonly brand: number
  readonly group: number
  readonly brandSlug: string
  readonly modelSlug: string
  readonly groupKey: string
  readonly name: string
}
let goods: Goods

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enterOffice('admin', 'admin@example.com')
  await enterAs('bookkeeping')
  const { rows } = await db().execute<Goods>(sql`
    select m.id as model, b.id as brand, g.id as group, b.slug as "brandSlug", m.slug as "modelSlug", g.key as "groupKey", t.name
    from models m join brands b on b.id = m.brand_id join product_groups g on g.id = m.main_group_id
      join model_texts t on t.model_id = m.id and t.language = 'en'
    where m.is_public order by m.id limit 1`)
  goods = rows[0] as Goods
})
afterAll(() => database.drop())

const targetOf = async (target: string, language = 'fi', who = 'admin') =>
  (await ask<LinkTarget>(who, `/api/office/links/?${new URLSearchParams({ target, language }).toString()}`)).body
const pathsOf = async (entity: string, id: number, who = 'admin') =>
  ask<{ paths: Record<string, string> }>(who, `/api/office/links/${entity}/${id}/`)

describe('what an address leads to', () => {
  it('of the menus is one of the categories at the top, which are found alone', async () => {
    const path = '/api/office/records/groups/?size=200'
    const all = (await ask<{ rows: OfficeRow[] }>('admin', path)).body.rows
    const top = (await ask<{ rows: OfficeRow[] }>('admin', `${path}&filter=parentId%3Anone`)).body.rows
    expect(top.length).toBeGreaterThan(0)
    expect(top.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(({ values }) => values['parentId'] === null)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('is a category, a product or a brand, with its name; its own addresses lead back to it', async () => {
    for (const [entity, kind, id] of [
      ['groups', 'group', goods.group],
      ['products', 'product', goods.model],
      ['brands', 'brand', goods.brand],
    ] as const) {
      const { paths } = (await pathsOf(entity, id)).body
      expect(Object.keys(paths).sort()).toEqual(['de', 'en', 'fi', 'fr', 'ru', 'sv'])
      for (const [language, path] of Object.entries(paths))
        expect(await targetOf(path, language)).toMatchObject({ kind, entity, id: String(id), isHidden: false })
    }
    expect((await targetOf(`/${goods.brandSlug}/${goods.modelSlug}/`)).name).not.toBeNull()
  })

  it('is a page in any language; one that is not public yet is hidden', async () => {
    const make = async (values: Record<string, unknown>) =>
      Number(
        (
          await ask<{ id: string }>('admin', '/api/office/records/pages/', {
            values: { key: 'links', kind: 'static', title: 'Care', contentHtml: '<p>Care</p>', ...values },
          })
        ).body.id,
      )
    const id = await make({ language: 'fi', slug: 'linkit' })
    await make({ language: 'en', slug: 'links', startsAt: '2999-01-01T00:00:00.000Z' })
    expect((await pathsOf('pages', id)).body.paths).toEqual({ fi: '/linkit/', en: '/links/' })
    expect(await targetOf('/linkit/')).toMatchObject({ kind: 'page', entity: 'pages', id: String(id), isHidden: false })
    expect(await targetOf('/links/', 'en')).toMatchObject({ kind: 'page', isHidden: true })
    await make({ language: 'fi', slug: 'kesakampanja', kind: 'campaign', key: 'summer' })
    expect((await targetOf('/kesakampanja/')).kind).toBe('campaign')
  })

  it('is the front page, a page that is built, another site or nothing', async () => {
    expect((await targetOf('/')).kind).toBe('home')
    expect((await targetOf('/checkout/', 'en')).kind).toBe('built')
    for (const address of ['https://example.com/a', 'mailto:a@example.com', 'tel:+358501112233'])
      expect(await targetOf(address)).toMatchObject({ kind: 'web', name: null })
    for (const address of ['/nothing-here/', 'jackets', '//example.com/', '/%E0%A4%A/', 'javascript:alert(1)'])
      expect([address, (await targetOf(address)).kind]).toEqual([address, 'nowhere'])
  })

  it('of a former address is changed to what was chosen', async () => {
    await db().insert(pathHistory).values({ language: 'fi', path: 'vanha-polku', target: 'nowhere' })
    const path = '/api/office/records/former-paths/fi~vanha-polku/'
    const { paths } = (await pathsOf('products', goods.model)).body
    const to = (paths.fi ?? '').replaceAll(/^\/+|\/+$/g, '')
    expect((await ask('admin', path, { patch: [{ path: 'target', from: 'nowhere', to }] })).status).toBe(200)
    expect(await targetOf(`/${to}/`)).toMatchObject({ kind: 'product', id: String(goods.model) })
    const [row] = await db().select().from(pathHistory).where(eq(pathHistory.path, 'vanha-polku'))
    expect(row?.target).toBe(to)
  })

  it.each(['\\\\evil.example', '/\\evil.example', '//evil.example', 'https://evil.example', 'a b', 'a?b'])(
    'of a former address is one of the shop: %s',
    async (to) => {
      await db()
        .insert(pathHistory)
        .values({ language: 'fi', path: 'muu-polku', target: 'nowhere' })
        .onConflictDoNothing()
      const path = '/api/office/records/former-paths/fi~muu-polku/'
      const { status } = await ask('admin', path, { patch: [{ path: 'target', from: 'nowhere', to }] })
      expect(status).toBe(400)
    },
  )

  it.each([
    ['javascript:alert(1)', 400],
    ['//evil.example', 400],
    ['data:text/html,x', 400],
    ['/newest/', 200],
    ['https://maker.example/a', 200],
  ])('of a ribbon is checked when it is written: %s', async (to, expected) => {
    const [ribbon] = await db().update(ribbons).set({ link: null }).returning({ id: ribbons.id })
    const path = `/api/office/records/ribbons/${ribbon?.id ?? 0}/`
    expect((await ask('admin', path, { patch: [{ path: 'link', from: null, to }] })).status).toBe(expected)
  })

  it('is an address that leads on, and a product that shoppers do not see', async () => {
    await ask('admin', '/api/office/records/redirects/', { values: { path: '/vanha/', target: '/' } })
    expect((await targetOf('/vanha/')).kind).toBe('moved')
    await db().update(models).set({ isPublic: false }).where(eq(models.id, goods.model))
    expect(await targetOf(`/${goods.brandSlug}/${goods.modelSlug}/`)).toMatchObject({ kind: 'product', isHidden: true })
    await db().update(models).set({ isPublic: true }).where(eq(models.id, goods.model))
  })

  it('has no name for who may not see such records, and no addresses either', async () => {
    const own = await ask<{ entities: { name: string }[] }>('bookkeeping', '/api/office/me/')
    expect(own.body.entities.some(({ name }) => name === 'pages')).toBe(false)
    expect(await targetOf('/linkit/', 'fi', 'bookkeeping')).toMatchObject({ kind: 'page', name: null, id: null })
    const { rows } = await db().execute<{ id: number }>(sql`select id from pages where slug = 'linkit'`)
    expect((await pathsOf('pages', rows[0]?.id ?? 0, 'bookkeeping')).status).toBe(403)
    expect((await pathsOf('products', 999_999)).status).toBe(404)
    expect((await ask('admin', '/api/office/links/orders/1/')).status).toBe(400)
  })
})

describe('the words of the search', () => {
  const records = '/api/office/records/search-terms/'
  const trialOf = async (q: string, who = 'admin') =>
    ask<SearchTrial>(who, `/api/office/search-trial/?${new URLSearchParams({ q, language: 'en' }).toString()}`)

  it('are named by what they lead to, and a category is found by its key', async () => {
    const values = { language: 'en', topic: 'goods', target: goods.groupKey, phrases: ['frobnicator', 'gizmo'] }
    expect((await ask('admin', records, { values })).status).toBe(200)
    const list = await ask<{ rows: OfficeRow[] }>('admin', `${records}?language=en`)
    const row = list.body.rows.find(({ values: own }) => own['target'] === goods.groupKey)
    expect(row?.title).toBe('frobnicator, gizmo')
    const found = await ask<{ rows: OfficeRow[] }>(
      'admin',
      `/api/office/records/groups/?language=en&q=${goods.groupKey}`,
    )
    const named = found.body.rows.find(({ values: own }) => own['key'] === goods.groupKey)
    expect(row?.labels['target']).toBe(named?.title)
  })

  it('are tried as shoppers search: what was understood, what is found, and why', async () => {
    const { body } = await trialOf('frobnicator')
    expect(body.filters).toMatchObject([{ topic: 'goods', target: goods.groupKey, isMissed: false }])
    expect(body.filters[0]?.name).not.toBeNull()
    expect(body.found).toBeGreaterThan(0)
    expect(body.products.length).toBeLessThanOrEqual(10)
    for (const product of body.products) expect(product.groups).toContain(body.filters[0]?.name)
    const named = (await trialOf(goods.name)).body
    expect(named.products.flatMap(({ words }) => words.map(({ place }) => place))).toContain('name')
    expect((await trialOf('qwxzvv')).body).toMatchObject({ found: 0, products: [], ignored: ['qwxzvv'] })
    const { rows } = await db().execute<{ count: number }>(sql`select count(*)::int as count from search_queries`)
    expect(rows[0]?.count).toBe(0)
  })

  it('that the search comes with are shown; only to who may see the vocabulary', async () => {
    const line = (who: string) =>
      ask<{ phrases: string[] }>(who, '/api/office/search-lines/?language=en&topic=condition&target=used')
    expect((await line('admin')).body.phrases).toContain('second hand')
    expect((await line('bookkeeping')).status).toBe(403)
    expect((await trialOf('tent', 'bookkeeping')).status).toBe(403)
  })
})
