import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { writePage } from '@/lib/backend/domain/content/write-page'
import { pages, pageVersions } from '@/lib/backend/domain/schema'
import { unpack } from '@/lib/backend/platform/cache/notify'
import { db } from '@/lib/backend/platform/database/pool'
import { publishDueVersions } from '@/lib/backend/flows/office/pages/versions'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'

import { get } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { enter, enterAs, send } from '../support/office'
import { seededDatabase } from '../support/seed'

let database: TestDatabase
let number = 0
let id = 0
let slug = ''

const OLD = '<p>Palautusaika on 30 päivää.</p>'
const NEW = '<p>Palautusaika on 60 päivää.</p>'

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enter('admin', 'admin@example.com')
})
afterAll(() => database.drop())
beforeEach(async () => {
  number += 1
  slug = `ehdot-${number}`
  const values = {
    key: `terms-${number}`,
    language: 'fi',
    slug,
    kind: 'static',
    title: 'Ehdot',
    metaDescription: 'Näin ostat',
    contentHtml: OLD,
  }
  const made = await send('admin', '/api/office/records/pages/', { values })
  expect(made.status).toBe(200)
  id = Number(made.body['id'])
})

type Texts = Readonly<Record<string, unknown>>
interface Shown {
  readonly id: number
  readonly startsAt: string
  readonly by: string | null
  readonly replaces: string | null
  readonly differences: Record<string, [unknown, unknown]>
  readonly changedSince: Record<string, [unknown, unknown]>
  readonly overdue: { code: string; field: string | null; reason: string | null; tryAt: string } | null
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const recordOf = (entity: string, record: number) => `/api/office/records/${entity}/${record}/`
const valuesOf = async (entity: string, record: number) =>
  (await send('admin', recordOf(entity, record))).body['values'] as Record<string, unknown>
const patchOf = (now: Texts, texts: Texts) =>
  Object.entries(texts).map(([path, to]) => ({ path, from: now[path] ?? null, to }))
const change = async (entity: string, record: number, texts: Texts) =>
  send('admin', recordOf(entity, record), { patch: patchOf(await valuesOf(entity, record), texts) })
const set = (texts: Texts) => change('pages', id, texts)

async function plan(texts: Texts, startsAt = inDays(30), after?: number, who = 'admin') {
  const now = after === undefined ? await valuesOf('pages', id) : await valuesOf('page-versions', after)
  const body = { startsAt, patch: patchOf(now, texts), reason: 'Uusi laki', ...(after && { after }) }
  return send(who, `/api/office/pages/${id}/versions/`, body)
}
const planned = async (texts: Texts, startsAt?: string, after?: number) => {
  const { status, body } = await plan(texts, startsAt, after)
  expect([status, body.error]).toEqual([200, undefined])
  return Number(body['id'])
}
const versions = async () =>
  (await send('admin', `/api/office/pages/${id}/`)).body['versions'] as unknown as readonly Shown[]
const content = async () => {
  const { body } = await get(`/api/static-page/?slug=${slug}&language=fi`)
  return (body as unknown as { content: string }).content
}
/** Its moment passes while nothing runs, as when the shop is restarted. */
const pass = (version: number, seconds = 3_600) =>
  db()
    .update(pageVersions)
    .set({ startsAt: new Date(Date.now() - seconds * 1_000) })
    .where(eq(pageVersions.id, version))
const changes = async (entity = 'pages', record = id) =>
  (await send('admin', `/api/office/changes/?entity=${entity}&record=${record}`)).body['changes'] as {
    id: number
    actor: string | null
    reason: string | null
    changes: Record<string, [unknown, unknown]>
  }[]

describe('a planned version', () => {
  it('leaves the page as it is until its moment, and is what it shows from then on, also after a stop that slept through it', async () => {
    const version = await planned({ contentHtml: `${NEW}<script>x()</script>`, title: 'Uudet ehdot' })
    expect(await publishDueVersions()).toBe(0)
    expect(await content()).toBe(OLD)
    await pass(version, 7 * 86_400)
    expect(await publishDueVersions()).toBe(1)
    expect(await content()).toBe(NEW)
    expect(await valuesOf('pages', id)).toMatchObject({ title: 'Uudet ehdot', metaDescription: 'Näin ostat' })
    expect([await versions(), await publishDueVersions()]).toEqual([[], 0])
    const [latest] = await changes()
    expect(latest).toMatchObject({
      reason: 'Uusi laki',
      changes: { title: ['Ehdot', 'Uudet ehdot'], contentHtml: [OLD, NEW], version: [null, expect.any(String)] },
    })
    expect(latest?.actor).not.toBeNull()
  })

  it('goes back after it was published, by taking it back and by an earlier version of the history', async () => {
    const [first] = await changes()
    const version = await planned({ contentHtml: NEW })
    await pass(version)
    await publishDueVersions()
    const [latest] = await changes()
    expect((await send('admin', '/api/office/undo/', { change: latest?.id })).status).toBe(200)
    expect(await content()).toBe(OLD)
    await set({ contentHtml: NEW })
    expect((await send('admin', '/api/office/restore/', { change: first?.id })).status).toBe(200)
    expect(await content()).toBe(OLD)
    expect((await send('admin', '/api/office/restore/', { change: latest?.id })).body).toEqual({ changed: 1 })
    expect([await content(), await publishDueVersions()]).toEqual([NEW, 0])
  })

  it('is published once by two instances at the same time, which both hear of it with the commit', async () => {
    const version = await planned({ contentHtml: NEW })
    await pass(version)
    const client = new pg.Client({ connectionString: database.url })
    const messages: string[] = []
    client.on('notification', ({ payload }) => messages.push(payload ?? ''))
    await client.connect()
    await client.query('listen shop_tags')
    const counts = await Promise.all([publishDueVersions(), publishDueVersions()])
    await client.query('select 1')
    await client.end()
    expect(counts.toSorted()).toEqual([0, 1])
    expect(messages.flatMap((message) => unpack(message))).toContain(`page:fi/${slug}`)
    expect((await changes()).filter((one) => one.changes['version'])).toHaveLength(1)
  })

  it('is listed with what it changes, and previewed in its own language before anybody else sees it', async () => {
    const version = await planned({ contentHtml: NEW })
    expect(await versions()).toEqual([
      {
        id: version,
        startsAt: expect.any(String),
        by: expect.any(String),
        replaces: null,
        differences: { contentHtml: [OLD, NEW] },
        changedSince: {},
        overdue: null,
      },
    ])
    const preview = (query: string) => send('admin', `/api/office/pages/${id}/preview/?language=${query}`)
    expect((await preview('fi')).body).toMatchObject({ page: { content: OLD } })
    expect((await preview(`fi&version=${version}`)).body).toMatchObject({ kind: 'static', page: { content: NEW } })
    expect((await preview('fi&version=2000000000')).status).toBe(404)
    expect((await preview(`sv&version=${version}`)).status).toBe(404)
    const other = await send('admin', `/api/office/pages/${id - 1}/preview/?language=fi&version=${version}`)
    expect(other.status).toBe(404)
  })

  it('is changed, moved in time and taken away, and can be put back', async () => {
    const version = await planned({ contentHtml: NEW })
    const moment = inDays(60)
    expect((await change('page-versions', version, { startsAt: moment, title: 'Ehdot 2027' })).status).toBe(200)
    expect(await versions()).toMatchObject([
      { startsAt: moment, differences: { title: ['Ehdot', 'Ehdot 2027'], contentHtml: [OLD, NEW] } },
    ])
    const past = await change('page-versions', version, { startsAt: inDays(-1) })
    expect([past.status, past.body.error?.details?.reason]).toEqual([400, 'past'])
    const refused = await send('admin', `/api/office/remove/pages/${id}/`, {})
    expect([refused.status, refused.body.error?.details?.reason]).toEqual([409, 'has_versions'])
    expect((await send('admin', `/api/office/remove/page-versions/${version}/`, {})).status).toBe(200)
    expect(await versions()).toEqual([])
    await set({ metaDescription: 'Muuttui sillä välin' })
    const [removal] = await changes('page-versions', version)
    expect((await send('admin', '/api/office/undo/', { change: removal?.id })).status).toBe(200)
    // What it does not change is the page's, also what was changed while it was away.
    expect(await versions()).toMatchObject([
      { differences: { title: ['Ehdot', 'Ehdot 2027'], contentHtml: [OLD, NEW] } },
    ])
    expect(Object.keys((await versions())[0]?.differences ?? {})).toHaveLength(2)
  })

  it('that is published is not changed or removed any more', async () => {
    const version = await planned({ contentHtml: NEW })
    await pass(version)
    await publishDueVersions()
    const answers = [
      await change('page-versions', version, { title: 'Myöhässä' }),
      await send('admin', `/api/office/remove/page-versions/${version}/`, {}),
      await send('admin', `/api/office/versions/${version}/keep/`, {}),
    ]
    for (const { status, body } of answers)
      expect([status, body.error?.details?.reason]).toEqual([409, 'version_published'])
    expect((await send('admin', `/api/office/remove/pages/${id}/`, {})).status).toBe(200)
  })

  it('is refused for what is no text, for the past, for nothing, and on old grounds', async () => {
    const reasonOf = async (answer: ReturnType<typeof plan>) => {
      const { status, body } = await answer
      return [status, body.error?.details?.reason]
    }
    expect(await reasonOf(plan({ slug: 'muu' }))).toEqual([400, 'not_planned'])
    expect(await reasonOf(plan({ startsAt: inDays(2) }))).toEqual([400, 'not_planned'])
    expect(await reasonOf(plan({ title: 'Eilen' }, inDays(-1)))).toEqual([400, 'past'])
    expect(await reasonOf(plan({ title: 'Ehdot' }))).toEqual([400, 'nothing_changed'])
    expect(await reasonOf(plan({ title: '' }))).toEqual([400, 'required'])
    const patch = [{ path: 'title', from: 'Aivan muu', to: 'Uusi' }]
    const stale = send('admin', `/api/office/pages/${id}/versions/`, { startsAt: inDays(1), patch })
    expect(await reasonOf(stale)).toEqual([409, 'changed'])
    expect((await send('admin', '/api/office/pages/2000000000/versions/', { startsAt: inDays(1), patch })).status).toBe(
      404,
    )
    expect(await versions()).toEqual([])
  })

  it('is planned and kept by those who may publish, and by nobody else', async () => {
    const version = await planned({ contentHtml: NEW })
    for (const role of OFFICE_ROLES) {
      await enterAs(role)
      const may = ROLES[role].has('office.content.write')
      const answer = await plan({ title: `Ehdot ${role}` }, inDays(40), undefined, role)
      expect([role, answer.status]).toEqual([role, may ? 200 : 403])
      expect([role, (await send(role, `/api/office/versions/${version}/keep/`, {})).status]).toEqual([
        role,
        may ? 200 : 403,
      ])
    }
    expect((await plan({ title: 'Ehdot' }, inDays(40), undefined, 'nobody')).status).toBe(401)
  })
})

describe('a page that is changed while a version waits', () => {
  it('gives the version what that does not change, and tells what it would replace', async () => {
    const version = await planned({ contentHtml: NEW })
    await set({ title: 'Korjatut ehdot', contentHtml: '<p>Palautusaika on 45 päivää.</p>' })
    expect(await versions()).toMatchObject([
      {
        differences: { contentHtml: ['<p>Palautusaika on 45 päivää.</p>', NEW] },
        changedSince: { contentHtml: [OLD, '<p>Palautusaika on 45 päivää.</p>'] },
      },
    ])
    expect(await valuesOf('page-versions', version)).toMatchObject({ title: 'Korjatut ehdot', contentHtml: NEW })
    // Seen, and kept.
    expect((await send('admin', `/api/office/versions/${version}/keep/`, {})).status).toBe(200)
    expect((await versions())[0]?.changedSince).toEqual({})
    await pass(version)
    await publishDueVersions()
    expect(await valuesOf('pages', id)).toMatchObject({ title: 'Korjatut ehdot', contentHtml: NEW })
    // What was replaced is in the history.
    expect((await changes())[0]?.changes['contentHtml']).toEqual(['<p>Palautusaika on 45 päivää.</p>', NEW])
  })

  it('by a file is followed, too', async () => {
    await planned({ contentHtml: NEW })
    await writePage({ key: `terms-${number}`, language: 'fi', slug, title: 'Tiedostosta', text: OLD, format: 'html' })
    expect(await versions()).toMatchObject([{ differences: { contentHtml: [OLD, NEW] }, changedSince: {} }])
    expect(Object.keys((await versions())[0]?.differences ?? {})).toEqual(['contentHtml'])
  })

  it('is told when a version is written again, and then meant; a text that is written back is not lost', async () => {
    const version = await planned({ title: 'Uudet ehdot' })
    await set({ title: 'Ehdot ja ohjeet' })
    expect((await change('page-versions', version, { title: 'Ehdot' })).status).toBe(200)
    expect(await versions()).toMatchObject([{ differences: { title: ['Ehdot ja ohjeet', 'Ehdot'] }, changedSince: {} }])
    expect((await change('page-versions', version, { title: 'Ehdot ja ohjeet' })).status).toBe(200)
    expect(await versions()).toMatchObject([{ differences: {} }])
  })

  it('at the moment of the publishing loses nothing silently', async () => {
    for (const path of ['contentHtml', 'title'] as const) {
      const version = await planned({ contentHtml: `${NEW}<p>${path}</p>` })
      const before = (await changes()).length
      const now = await valuesOf('pages', id)
      await pass(version)
      const typed = { contentHtml: `<p>Kirjoitettu ${path}.</p>`, title: `Kirjoitettu ${path}` }[path]
      const [saved, published] = await Promise.all([
        send('admin', recordOf('pages', id), { patch: patchOf(now, { [path]: typed }) }),
        publishDueVersions(),
      ])
      expect(published).toBe(1)
      const said = (await changes()).slice(0, (await changes()).length - before)
      expect(await valuesOf('pages', id)).toMatchObject({ contentHtml: `${NEW}<p>${path}</p>` })
      if (path === 'title') {
        // Two who change different texts do not disturb each other.
        expect([saved.status, (await valuesOf('pages', id))['title']]).toEqual([200, typed])
      } else if (saved.status === 200) {
        // Saved first: replaced by the version, and kept by the history.
        expect(said[0]?.changes[path]).toEqual([typed, `${NEW}<p>${path}</p>`])
      } else {
        expect([saved.status, saved.body.error?.details?.reason]).toEqual([409, 'changed'])
      }
    }
  })
})

describe('several versions of a page', () => {
  it('are published in their order, each on top of the one before', async () => {
    const second = await planned({ title: 'Helmikuun ehdot' }, inDays(60))
    const first = await planned({ contentHtml: NEW, title: 'Tammikuun ehdot' }, inDays(30))
    const [january, february] = await versions()
    expect([january?.id, february?.id, january?.replaces, february?.replaces]).toEqual([
      first,
      second,
      null,
      january?.startsAt,
    ])
    // Written for the page as it was, it would replace a title that it did not know.
    expect(february).toMatchObject({
      differences: { title: ['Tammikuun ehdot', 'Helmikuun ehdot'] },
      changedSince: { title: ['Ehdot', 'Tammikuun ehdot'] },
    })
    expect(await valuesOf('page-versions', second)).toMatchObject({ contentHtml: NEW })
    await pass(second, 60)
    await pass(first, 120)
    expect(await publishDueVersions()).toBe(2)
    expect(await valuesOf('pages', id)).toMatchObject({ contentHtml: NEW, title: 'Helmikuun ehdot' })
    expect((await changes()).slice(0, 2).map((one) => one.changes['title'])).toEqual([
      ['Tammikuun ehdot', 'Helmikuun ehdot'],
      ['Ehdot', 'Tammikuun ehdot'],
    ])
  })

  it('are written on top of each other, and keep only what is their own when one is taken away', async () => {
    const first = await planned({ contentHtml: NEW }, inDays(30))
    const second = await planned({ title: 'Helmikuun ehdot' }, inDays(60), first)
    expect(await valuesOf('page-versions', second)).toMatchObject({ contentHtml: NEW, title: 'Helmikuun ehdot' })
    expect((await versions())[1]?.changedSince).toEqual({})
    await send('admin', `/api/office/remove/page-versions/${first}/`, {})
    expect(await versions()).toMatchObject([
      { id: second, replaces: null, differences: { title: ['Ehdot', 'Helmikuun ehdot'] }, changedSince: {} },
    ])
    expect(await valuesOf('page-versions', second)).toMatchObject({ contentHtml: OLD })
  })

  it('that cannot be published holds the later ones of its page, and no other page', async () => {
    const broken = await planned({ title: 'Rikki' }, inDays(30))
    const later = await planned({ title: 'Myöhempi' }, inDays(60))
    await pass(broken, 120)
    await pass(later, 60)
    // No title: the page refuses it.
    await db().execute(sql`update page_versions set title = '' where id = ${broken}`)
    const held = id
    const [other] = await db()
      .select({ id: pages.id })
      .from(pages)
      .where(sql`id <> ${id} and kind = 'static' and language = 'fi'`)
    id = other?.id ?? 0
    const fine = await planned({ title: 'Toinen sivu' })
    await pass(fine)
    expect(await publishDueVersions()).toBe(1)
    expect(await valuesOf('pages', id)).toMatchObject({ title: 'Toinen sivu' })
    expect(await valuesOf('pages', held)).toMatchObject({ title: 'Ehdot' })
    await db().delete(pageVersions).where(eq(pageVersions.pageId, held))
  })
})

describe('a version that its page refuses', () => {
  /** Without a title, which no form lets through. */
  const refused = async () => {
    const version = await planned({ contentHtml: NEW })
    await pass(version)
    await db().update(pageVersions).set({ title: '' }).where(eq(pageVersions.id, version))
    expect(await publishDueVersions()).toBe(0)
    return version
  }
  const row = async (version: number) => (await db().select().from(pageVersions).where(eq(pageVersions.id, version)))[0]
  const minutesToWait = async (version: number) =>
    Math.round(((await row(version))?.tryAt?.getTime() ?? Number.NaN) / 60_000 - Date.now() / 60_000)
  const waited = (version: number) =>
    db().update(pageVersions).set({ tryAt: sql`now() - interval '1 second'` }).where(eq(pageVersions.id, version))

  it('is overdue, with the reason, on its page, in the list and on the first page', async () => {
    const version = await refused()
    expect(await versions()).toMatchObject([
      { id: version, overdue: { code: 'BAD_REQUEST', field: 'title', reason: 'required', tryAt: expect.any(String) } },
    ])
    const list = await send('admin', '/api/office/records/page-versions/?filter=state:overdue')
    expect((list.body['rows'] as { id: string }[]).map((record) => record.id)).toContain(String(version))
    const { waiting } = (await send('admin', '/api/office/waiting/')).body as unknown as {
      waiting: { name: string; count: number }[]
    }
    expect(waiting.find(({ name }) => name === 'versions')?.count).toBe(list.body['total'])
    expect(await content()).toBe(OLD)
  })

  it('is tried again after 1, 2, 4 … minutes, at most an hour, and not in between', async () => {
    const version = await refused()
    for (const minutes of [1, 2, 4]) {
      expect(await minutesToWait(version)).toBe(minutes)
      await publishDueVersions()
      expect(await minutesToWait(version)).toBe(minutes)
      await waited(version)
      await publishDueVersions()
    }
    await db().update(pageVersions).set({ tries: 40 }).where(eq(pageVersions.id, version))
    await waited(version)
    await publishDueVersions()
    expect(await minutesToWait(version)).toBe(60)
  })

  it('is published as soon as somebody mends it, and while it waits holds the later ones', async () => {
    const version = await refused()
    const later = await planned({ metaDescription: 'Myöhempi' }, inDays(60))
    await pass(later, 60)
    expect(await publishDueVersions()).toBe(0)
    expect((await change('page-versions', version, { title: 'Uudet ehdot' })).status).toBe(200)
    expect(await publishDueVersions()).toBe(2)
    expect(await valuesOf('pages', id)).toMatchObject({ title: 'Uudet ehdot', metaDescription: 'Myöhempi' })
    expect(await row(version)).toMatchObject({ state: 'published', refusal: null })
  })

  it('waits for its new moment when it is moved, and is taken away like any other', async () => {
    const other = await refused()
    expect((await send('admin', `/api/office/remove/page-versions/${other}/`, {})).status).toBe(200)
    const version = await refused()
    expect((await change('page-versions', version, { startsAt: inDays(3) })).status).toBe(200)
    expect(await row(version)).toMatchObject({ state: 'planned', refusal: null })
    expect(await versions()).toMatchObject([{ id: version, overdue: null }])
  })
})

describe('pages of other kinds', () => {
  it.each([
    ['article', { section: 'blog' }, { contentHtml: NEW }, { content: NEW }],
    [
      'campaign',
      { goods: { club: true } },
      { contentHtml: NEW, title: 'Kampanja' },
      { content: NEW, title: 'Kampanja' },
    ],
    [
      'tabs',
      { tabs: [{ title: 'Pesu', slug: 'pesu', content: OLD }] },
      { tabs: [{ title: 'Pesu', slug: 'pesu', content: `${NEW}<script>x()</script>` }] },
      { tabs: [{ title: 'Pesu', slug: 'pesu', content: NEW, tabs: [] }] },
    ],
  ] as const)('have versions, too: %s', async (kind, given, texts, shown) => {
    await db()
      .update(pages)
      .set({ ...(given as object), kind })
      .where(eq(pages.id, id))
    const version = await planned(texts)
    const preview = await send('admin', `/api/office/pages/${id}/preview/?language=fi&version=${version}`)
    expect(preview.body).toMatchObject({ kind, page: shown })
    await pass(version)
    expect(await publishDueVersions()).toBe(1)
    const { body } = await send('admin', `/api/office/pages/${id}/preview/?language=fi`)
    expect(body).toMatchObject({ kind, page: shown })
  })
})
