import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'
import { LANGUAGES } from '@/lib/market/languages'

import { apiFetch } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { ask, enterAs, enterOffice } from '../support/office-calls'
import { seededDatabase } from '../support/seed'

const MOVE = '/api/office/groups/move/'
let database: TestDatabase
/** a, with b below it, with c below that; and d. */
let ids: Record<'a' | 'b' | 'c' | 'd', number>
let round = 0

async function makeGroup(name: string, parent: number | null, above: string): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into product_groups (key, parent_id, sort_order, image) values (${`${name}${round}`}, ${parent}, 500, 'scene.svg') returning id`)
  const id = rows[0]?.id ?? 0
  for (const language of LANGUAGES) {
    const slug = `${name}${round}-${language}`
    await db().execute(sql`
      insert into product_group_texts (group_id, language, slug, path, name, description_html)
      values (${id}, ${language}, ${slug}, ${above === '' ? slug : `${above.replaceAll('*', language)}/${slug}`}, ${name}, '<p>Text</p>')`)
  }
  return id
}

const move = (group: number, from: number | null, parent: number | null, before: number | null = null) =>
  ask<{ batch: number | null }>('admin', MOVE, { group, from, parent, before })
const path = (name: string, language = 'fi') => `${name}${round}-${language}`
async function pathsOf(group: number): Promise<Record<string, string>> {
  const { rows } = await db().execute<{ language: string; path: string }>(
    sql`select language, path from product_group_texts where group_id = ${group}`,
  )
  return Object.fromEntries(rows.map((row) => [row.language, row.path]))
}
/** Where the shop leads a visitor of an address. */
async function leadsTo(address: string, language = 'fi'): Promise<string | undefined> {
  const response = await apiFetch(`/api/translated_paths/?path=${encodeURIComponent(address)}`)
  const found = (await response.json()) as { path: string; languageCode: string }[]
  return found.find(({ languageCode }) => languageCode === language)?.path
}
async function parentOf(group: number): Promise<number | null> {
  const { rows } = await db().execute<{ parent_id: number | null }>(
    sql`select parent_id from product_groups where id = ${group}`,
  )
  return rows[0]?.parent_id ?? null
}

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enterOffice('admin', 'admin@example.com')
})
afterAll(() => database.drop())
beforeEach(async () => {
  round += 1
  const a = await makeGroup('a', null, '')
  const b = await makeGroup('b', a, `a${round}-*`)
  const c = await makeGroup('c', b, `a${round}-*/b${round}-*`)
  ids = { a, b, c, d: await makeGroup('d', null, '') }
})

describe('a group that is moved', () => {
  it('has its new address with all below it in six languages, and every old one leads there', async () => {
    expect((await move(ids.b, ids.a, ids.d)).status).toBe(200)
    for (const language of LANGUAGES) {
      const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => path(name, language))
      expect((await pathsOf(ids.b))[language]).toBe(`${d}/${b}`)
      expect((await pathsOf(ids.c))[language]).toBe(`${d}/${b}/${c}`)
      expect(await leadsTo(`${a}/${b}`, language)).toBe(`${d}/${b}`)
      expect(await leadsTo(`${a}/${b}/${c}`, language)).toBe(`${d}/${b}/${c}`)
    }
  })

  it('keeps texts and picture', async () => {
    await move(ids.b, ids.a, ids.d)
    const { body } = await ask<{ values: Record<string, unknown> }>('admin', `/api/office/records/groups/${ids.b}/`)
    expect(body.values).toMatchObject({ image: 'scene.svg', parentId: ids.d, descriptionHtml: { fi: '<p>Text</p>' } })
  })

  it('and moved again leads from its first address to the last, and back again to itself: no chains, no loops', async () => {
    await move(ids.b, ids.a, ids.d)
    await move(ids.b, ids.d, null)
    const { rows } = await db().execute<{ path: string; target: string }>(
      sql`select path, target from path_history where language = 'fi' and path like ${`%b${round}-fi`} order by path`,
    )
    expect(rows).toEqual([
      { path: `${path('a')}/${path('b')}`, target: path('b') },
      { path: `${path('d')}/${path('b')}`, target: path('b') },
    ])
    await move(ids.b, null, ids.a)
    expect(await leadsTo(`${path('d')}/${path('b')}`)).toBe(`${path('a')}/${path('b')}`)
    const { rows: loops } = await db().execute(sql`
      select 1 from path_history p join path_history q on q.language = p.language and q.path = p.target
      union all select 1 from path_history p join product_group_texts t on t.language = p.language and t.path = p.path`)
    expect(loops).toEqual([])
  })

  it('from the top is still found below its first word', async () => {
    await move(ids.a, null, ids.d)
    const response = await apiFetch('/api/route-slugs/')
    const slugs = (await response.json()) as { navigationSlugs: Record<string, string[]> }
    expect(slugs.navigationSlugs['fi']).toEqual(expect.arrayContaining([path('a'), path('d')]))
  })

  it('stands where it was put among its siblings', async () => {
    const e = await makeGroup('e', ids.d, `d${round}-*`)
    const f = await makeGroup('f', ids.d, `d${round}-*`)
    await move(ids.b, ids.a, ids.d, f)
    const order = async () =>
      (await ask<{ groups: { id: number; parent: number | null }[] }>('admin', '/api/office/groups/')).body.groups
        .filter(({ parent }) => parent === ids.d)
        .map(({ id }) => id)
    expect(await order()).toEqual([e, ids.b, f])
    await move(f, ids.d, ids.d, e)
    expect(await order()).toEqual([f, e, ids.b])
    await move(f, ids.d, ids.d, null)
    expect(await order()).toEqual([e, ids.b, f])
  })

  it('is one entry of the history, and is taken back with its addresses', async () => {
    const { body } = await move(ids.b, ids.a, ids.d)
    expect((await ask('admin', '/api/office/undo/', { batch: body.batch })).status).toBe(200)
    expect(await parentOf(ids.b)).toBe(ids.a)
    expect((await pathsOf(ids.c))['fi']).toBe(`${path('a')}/${path('b')}/${path('c')}`)
    expect(await leadsTo(`${path('d')}/${path('b')}`)).toBe(`${path('a')}/${path('b')}`)
  })

  it('is seen by shoppers at the next request', async () => {
    const page = async (address: string) =>
      (await (await apiFetch(`/api/products/productgroup/?path=${address}&language=fi`)).json()) as {
        breadcrumbs: { path: string }[]
      }[]
    expect((await page(`${path('a')}/${path('b')}`))[0]?.breadcrumbs).toHaveLength(2)
    await move(ids.b, ids.a, ids.d)
    expect(await page(`${path('a')}/${path('b')}`)).toEqual([])
    expect((await page(`${path('d')}/${path('b')}`))[0]?.breadcrumbs[0]?.path).toBe(path('d'))
  })
})

describe('a group that is renamed', () => {
  const rename = (to: string) =>
    ask<{ change: number }>('admin', `/api/office/records/groups/${ids.a}/`, {
      patch: [{ path: 'slug.fi', from: path('a'), to }],
    })

  it('keeps the old addresses of itself and of all below it', async () => {
    const saved = await rename(`uusi-${round}`)
    expect(saved.status).toBe(200)
    expect(await leadsTo(`${path('a')}/${path('b')}/${path('c')}`)).toBe(`uusi-${round}/${path('b')}/${path('c')}`)
    expect((await pathsOf(ids.b))['sv']).toBe(`${path('a', 'sv')}/${path('b', 'sv')}`)
    await ask('admin', '/api/office/undo/', { change: saved.body.change })
    expect((await pathsOf(ids.a))['fi']).toBe(path('a'))
  })

  it.each([
    ['spaces', 'two words', 400],
    ['slashes', 'a/b', 400],
    ['nothing', '', 400],
  ])('takes no address with %s', async (_name, to, status) => expect((await rename(to)).status).toBe(status))

  it('takes no address that another group has', async () => {
    const { status, body } = await rename(path('d'))
    expect([status, body.error?.details?.['reason']]).toEqual([409, 'address_taken'])
    expect((await pathsOf(ids.a))['fi']).toBe(path('a'))
  })
})

describe('what is refused', () => {
  it('a group below itself', async () => {
    for (const parent of [ids.a, ids.b, ids.c]) {
      const { status, body } = await move(ids.a, null, parent)
      expect([status, body.error?.details?.['reason']]).toEqual([409, 'below_itself'])
    }
    const form = await ask('admin', `/api/office/records/groups/${ids.a}/`, {
      patch: [{ path: 'parentId', from: null, to: ids.c }],
    })
    expect(form.status).toBe(409)
  })

  it('a group that somebody else has moved, and a place that is gone', async () => {
    await move(ids.b, ids.a, ids.d)
    expect((await move(ids.b, ids.a, null)).body.error?.details?.['reason']).toBe('moved')
    expect((await move(ids.c, ids.b, ids.d, ids.a)).status).toBe(409)
    expect((await move(999_999, null, ids.d)).status).toBe(404)
  })

  it('two people who move two groups into each other: one of them is told, in every round', async () => {
    for (let count = 0; count < 10; count += 1) {
      const both = await Promise.all([move(ids.a, null, ids.d), move(ids.d, null, ids.a)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const inner = (await parentOf(ids.a)) === null ? ids.d : ids.a
      await move(inner, await parentOf(inner), null)
    }
  })

  it('two people who move one group: the second is told', async () => {
    const e = await makeGroup('e', null, '')
    const both = await Promise.all([move(ids.b, ids.a, ids.d), move(ids.b, ids.a, e)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('a form and a drag at the same time leave a tree without a loop', async () => {
    for (let count = 0; count < 10; count += 1) {
      const form = ask('admin', `/api/office/records/groups/${ids.d}/`, {
        patch: [{ path: 'parentId', from: null, to: ids.c }],
      })
      const both = await Promise.all([form, move(ids.a, null, ids.d)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      for (const id of [ids.a, ids.d]) await move(id, await parentOf(id), null)
    }
  })

  it.each(OFFICE_ROLES)('moves by %s without the permission for goods', async (role) => {
    await enterAs(role)
    const { status } = await ask(role, MOVE, { group: ids.b, from: ids.a, parent: ids.d, before: null })
    expect(status).toBe(ROLES[role].has('office.goods.write') ? 200 : 403)
  })
})

describe('a group that is made and removed in the back office', () => {
  const RECORDS = '/api/office/records/groups/'
  const names = { fi: 'Sauvat ja sompat', en: 'Poles and baskets', ru: 'Палки и кольца' }
  const make = async (more: object = {}) =>
    ask<{ id: string }>('admin', RECORDS, {
      values: { key: `poles${round}`, parentId: ids.b, name: names, ...more },
    })
  const remove = (id: string) => ask('admin', `/api/office/remove/groups/${id}/`, {})

  it('has addresses of its names below its parent, English words where the letters are not Latin, and no former address', async () => {
    const made = await make()
    expect(made.status).toBe(200)
    const above = (language: string) => `${path('a', language)}/${path('b', language)}`
    expect(await pathsOf(Number(made.body.id))).toEqual({
      fi: `${above('fi')}/sauvat-ja-sompat`,
      en: `${above('en')}/poles-and-baskets`,
      ru: `${above('ru')}/poles-and-baskets`,
    })
    const { rows } = await db().execute(
      sql`select * from path_history where path like '~%' or path = ${`g${made.body.id}`}`,
    )
    expect(rows).toEqual([])
    expect(await leadsTo(`${above('fi')}/sauvat-ja-sompat`)).toBe(`${above('fi')}/sauvat-ja-sompat`)
    const own = await make({ key: `own${round}`, parentId: ids.d, slug: { fi: 'sauvat' } })
    expect((await pathsOf(Number(own.body.id)))['fi']).toBe(`${path('d')}/sauvat`)
  })

  it('is refused at an address that another group has, and nothing of it stays', async () => {
    expect((await make()).status).toBe(200)
    const count = async () =>
      (await db().execute<{ n: number }>(sql`select count(*)::int as n from product_groups`)).rows[0]?.n
    const before = await count()
    const again = await make({ key: `again${round}` })
    expect([again.status, again.body.error?.details?.['reason']]).toEqual([409, 'address_taken'])
    expect(await count()).toBe(before)
  })

  it('leads to the group above when it was removed, former addresses too; taken back it is at its address again', async () => {
    const { body } = await make()
    const id = Number(body.id)
    await move(id, ids.b, ids.d)
    const now = `${path('d')}/sauvat-ja-sompat`
    const former = `${path('a')}/${path('b')}/sauvat-ja-sompat`
    expect(await leadsTo(former)).toBe(now)
    expect((await remove(String(id))).status).toBe(200)
    expect([await leadsTo(now), await leadsTo(former)]).toEqual([path('d'), path('d')])
    const { rows } = await db().execute<{ id: number }>(
      sql`select id::int from record_changes where entity = 'groups' and record_id = ${String(id)} and action = 'remove'`,
    )
    expect((await ask('admin', '/api/office/undo/', { change: rows[0]?.id })).status).toBe(200)
    expect(await leadsTo(now)).toBe(now)
  })

  it('is not removed with groups below it or products in it', async () => {
    const inUse = async (id: number) => {
      const { status, body } = await remove(String(id))
      return [status, body.error?.details?.['reason']]
    }
    expect(await inUse(ids.a)).toEqual([409, 'in_use'])
    const { rows } = await db().execute<{ id: number; main: number }>(
      sql`select id::int, main_group_id::int as main from models limit 1`,
    )
    expect(await inUse(rows[0]?.main ?? 0)).toEqual([409, 'in_use'])
    await db().execute(sql`insert into model_groups (model_id, group_id) values (${rows[0]?.id}, ${ids.c})`)
    expect(await inUse(ids.c)).toEqual([409, 'in_use'])
    await db().execute(sql`delete from model_groups where group_id = ${ids.c}`)
    expect((await remove(String(ids.c))).status).toBe(200)
  })
})

describe('how the products of a group are ordered and filtered', () => {
  const save = (path: string, from: unknown, to: unknown) =>
    ask('admin', `/api/office/records/groups/${ids.a}/`, { patch: [{ path, from, to }] })

  it('is one of the orders that lists have', async () => {
    expect((await save('groupSorting', 'most-popular', 'newest')).status).toBe(200)
    const odd = await save('groupSorting', 'newest', 'by-mood')
    expect([odd.status, odd.body.error?.details?.['reason']]).toEqual([400, 'choice'])
  })

  it('is by properties that exist, each once; one that is gone may stay', async () => {
    const [own, other] = [`warmth${round}`, `weight${round}`]
    for (const slug of [own, other])
      await db().execute(
        sql`insert into properties (slug, names, kind, sort_order) values (${slug}, '{"en":"Warmth"}', 'range', 1)`,
      )
    expect((await save('filterableProperties', [], [own])).status).toBe(200)
    for (const wrong of [
      [own, 'by-mood'],
      [own, own],
    ]) {
      const refused = await save('filterableProperties', [own], wrong)
      expect([wrong, refused.status, refused.body.error?.details?.['reason']]).toEqual([wrong, 400, 'choice'])
    }
    await db().execute(sql`delete from properties where slug = ${own}`)
    expect((await save('filterableProperties', [own], [other, own])).status).toBe(200)
  })
})

describe('redirects from addresses of an earlier shop', () => {
  const save = (path: string, target: string) =>
    ask('admin', '/api/office/records/redirects/', { values: { path, target } })
  const published = async () => {
    const answer = (await (await apiFetch('/api/route-slugs/')).json()) as { redirects: Record<string, string> }
    return answer.redirects
  }

  it('are told to the router, by one spelling', async () => {
    expect((await save(`/Old${round}/Jackets.html`, '/vaatteet/takit/')).status).toBe(200)
    expect((await published())[`old${round}/jackets.html`]).toBe('/vaatteet/takit/')
  })

  it('are told to the router with the addresses that pages have in each language', async () => {
    const make = (language: string, slug: string) =>
      ask('admin', '/api/office/records/pages/', {
        values: { key: `ways${round}`, language, slug, kind: 'static', title: 'Ways', contentHtml: '<p>x</p>' },
      })
    await make('fi', `tavat${round}`)
    await make('sv', `satt${round}`)
    const answer = (await (await apiFetch('/api/route-slugs/')).json()) as { pageAddresses: object[] }
    expect(answer.pageAddresses).toContainEqual({ fi: `tavat${round}`, sv: `satt${round}` })
  })

  it('never lead to another host or in a circle', async () => {
    for (const target of ['https://example.com/', '//example.com/', '/\\\\example.com/', 'vaatteet'])
      expect([target, (await save(`away${round}`, target)).status]).toEqual([target, 400])
    expect((await save(`one${round}`, `/two${round}/?a=b`)).status).toBe(200)
    expect((await save(`two${round}`, `/three${round}/`)).status).toBe(200)
    const circle = await save(`/Three${round}/`, `/ONE${round}`)
    expect([circle.status, circle.body.error?.details?.['reason']]).toEqual([400, 'circle'])
    expect((await save(`self${round}`, `/self${round}/`)).status).toBe(400)
    expect(Object.keys(await published()).filter((path) => path.endsWith(String(round)))).toEqual([
      `one${round}`,
      `two${round}`,
    ])
  })
})
