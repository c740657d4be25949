import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { pages } from '@/lib/backend/domain/schema'
import { writePage } from '@/lib/backend/domain/content/write-page'
import { db } from '@/lib/backend/platform/database/pool'
import { invalidateDuePages } from '@/lib/backend/worker/page-times'
import { OFFICE_ROLES, ROLES } from '@/lib/contract/access/permissions'

import { apiFetch, get } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { enter, enterAs, send } from '../support/office'
import { seededDatabase } from '../support/seed'

let database: TestDatabase
let number = 0
let id = 0
let slug = ''

beforeAll(async () => {
  ;({ database } = await seededDatabase())
  await enter('admin', 'admin@example.com')
})
afterAll(() => database.drop())
beforeEach(async () => {
  number += 1
  slug = `huolto-${number}`
  const made = await send('admin', '/api/office/records/pages/', {
    values: {
      key: `care-${number}`,
      language: 'fi',
      slug,
      kind: 'static',
      title: 'Huolto',
      contentHtml: '<p>Ensimmäinen</p>',
    },
  })
  expect(made.status).toBe(200)
  id = Number(made.body['id'])
})

const record = () => `/api/office/records/pages/${id}/`
const set = async (values: Record<string, unknown>) => {
  const { body } = await send('admin', record())
  const now = body['values'] as Record<string, unknown>
  const patch = Object.entries(values).map(([path, to]) => ({ path, from: now[path] ?? null, to }))
  return send('admin', record(), { patch })
}
const shopper = async (path = slug) => (await get(`/api/static-page/?slug=${path}&language=fi`)).status
const listed = async () =>
  ((await get('/api/route-slugs/')).body as unknown as { staticPageSlugs: { fi: string[] } }).staticPageSlugs.fi
const state = async () => (await send('admin', `/api/office/pages/${id}/`)).body
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()

describe('the address of a page', () => {
  it.each([
    '/evil.example',
    '//evil.example',
    'Huolto',
    'huolto/',
    'huolto//ohje',
    'a b',
    'a?b',
    '..',
    '\\evil.example',
  ])('is one that shoppers can ask for, below no other host: %s', async (to) => {
    const { status, body } = await set({ slug: to })
    expect([status, body.error?.details?.reason]).toEqual([400, 'format'])
  })
  it.each(['huolto-ohje', 'huolto/ohje-2', 'уход'])('may have letters of any language, and parts: %s', async (to) => {
    expect((await set({ slug: `${to}-${number}` })).status).toBe(200)
  })
})

describe('a page with a time', () => {
  it('is not there before, is there from then on without a person, and gone after its end', async () => {
    expect(await shopper()).toBe(200)
    expect((await set({ startsAt: inSeconds(3_600) })).status).toBe(200)
    expect([await shopper(), (await state())['state']]).toEqual([404, 'planned'])
    expect((await set({ startsAt: inSeconds(1) })).status).toBe(200)
    await invalidateDuePages()
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(await invalidateDuePages()).toBeGreaterThan(0)
    expect([await shopper(), (await state())['state']]).toEqual([200, 'live'])
    expect((await set({ endsAt: inSeconds(-1) })).status).toBe(200)
    expect([await shopper(), (await state())['state']]).toEqual([404, 'ended'])
  })

  it('is not listed by the page above it before its time', async () => {
    const below = async () => {
      const { body } = await get(`/api/static-page/?slug=${slug}&language=fi`)
      return (body as unknown as { children: unknown[] }).children.length
    }
    await writePage({
      key: `care-${number}-below`,
      language: 'fi',
      slug: `${slug}/sukset`,
      title: 'Sukset',
      text: 'Voitele',
      format: 'markdown',
    })
    expect(await below()).toBe(1)
    await db()
      .update(pages)
      .set({ startsAt: new Date(Date.now() + 3_600_000) })
      .where(eq(pages.slug, `${slug}/sukset`))
    expect(await below()).toBe(0)
  })
})

describe('the preview', () => {
  const preview = (who: string, language = 'fi') => send(who, `/api/office/pages/${id}/preview/?language=${language}`)

  it('shows a planned page in the languages that it has, and is stored by nobody', async () => {
    await set({ startsAt: inSeconds(3_600), title: 'Tuleva huolto' })
    const { status, body } = await preview('admin')
    expect([status, body]).toMatchObject([
      200,
      { kind: 'static', isPublic: false, page: { title: 'Tuleva huolto', content: '<p>Ensimmäinen</p>' } },
    ])
    expect((await preview('admin', 'sv')).status).toBe(404)
    expect((await preview('admin', 'xx')).status).toBe(400)
  })

  it('shows articles, campaigns and pages with tabs before they are public, and none of an author', async () => {
    const tab = { title: 'Pesu', slug: 'pesu', content: '<p>Pese</p><script>x</script>' }
    const kinds = {
      article: [
        { section: 'blog', contentHtml: '<p>Retki</p>' },
        { content: '<p>Retki</p>', section: 'blog' },
      ],
      campaign: [{ goods: { club: true } }, { isClub: true }],
      tabs: [{ tabs: [tab] }, { tabs: [{ slug: 'pesu', content: '<p>Pese</p>', tabs: [] }] }],
      author: [{}, null],
    } as const
    for (const [kind, [given, shown]] of Object.entries(kinds)) {
      const [row] = await db()
        .insert(pages)
        .values({
          ...(given as object),
          kind: kind as keyof typeof kinds,
          key: `${kind}-${number}`,
          slug: `${kind}-${number}`,
          language: 'fi',
          title: kind,
          startsAt: new Date(Date.now() + 3_600_000),
        })
        .returning({ id: pages.id })
      const at = `/api/office/pages/${row?.id}/`
      expect((await send('admin', at)).body).toMatchObject({
        canPreview: shown !== null,
        isCampaign: kind === 'campaign',
      })
      const answer = await send('admin', `${at}preview/?language=fi`)
      if (shown === null) expect(answer.status).toBe(404)
      else
        expect(answer).toMatchObject({ status: 200, body: { kind, isPublic: false, page: { title: kind, ...shown } } })
    }
    expect((await get(`/api/static-page-with-tabs/?slug=tabs-${number}&language=fi`)).status).toBe(404)
  })

  it('is refused to shoppers, and to people who may not see pages', async () => {
    expect((await preview('nobody')).status).toBe(401)
    const response = await apiFetch(`/api/office/pages/${id}/preview/?language=fi`)
    expect(response.headers.get('cache-control')).toContain('no-store')
    for (const role of OFFICE_ROLES) {
      await enterAs(role)
      const may = ROLES[role].has('office.content.read')
      expect([role, (await preview(role)).status]).toEqual([role, may ? 200 : 403])
      expect([role, (await send(role, `/api/office/pages/${id}/`)).status]).toEqual([role, may ? 200 : 403])
    }
    expect((await send('admin', '/api/office/pages/2000000000/')).status).toBe(404)
  })
})

describe('links of a page', () => {
  it('are told where they lead nowhere, before the page is published', async () => {
    const [group] = (
      await db().execute<{ path: string }>(sql`select path from product_group_texts where language = 'fi'`)
    ).rows
    const [product] = (
      await db().execute<{ path: string }>(
        sql`select b.slug || '/' || m.slug as path from models m join brands b on b.id = m.brand_id`,
      )
    ).rows
    await send('admin', '/api/office/records/redirects/', { values: { path: '/vanha/', target: '/uusi/' } })
    const good = [
      `/${slug}/`,
      `/${group?.path ?? ''}/`,
      `/sv/${group?.path ?? ''}/`,
      `/${product?.path ?? ''}/?colour=1#kuvat`,
      '/vanha/',
      '/ostoskori/',
      '/',
    ]
    const bad = ['/ei-ole/', `/${product?.path ?? ''}-2/`, '/palvelu/tata-ei-ole/', '/%ff/']
    const links = [...good, ...bad].map((target) => `<a href="${target}">${target}</a>`).join(' ')
    await set({
      contentHtml: `<p>${links} <a href="https://www.example.org/x">muualle</a> <a href="mailto:a@b.fi">posti</a></p>`,
    })
    const found = (await state())['links'] as { target: string; isBroken: boolean }[]
    expect(found.filter(({ isBroken }) => isBroken).map(({ target }) => target)).toEqual(bad)
    expect(found.filter(({ isBroken }) => !isBroken).map(({ target }) => target)).toEqual(good)
  })
})

describe('versions', () => {
  const changes = async () =>
    (await send('admin', `/api/office/changes/?entity=pages&record=${id}`)).body['changes'] as { id: number }[]
  const values = async () => (await send('admin', record())).body['values'] as Record<string, unknown>
  const restore = (change: number, who = 'admin') =>
    send(who, '/api/office/restore/', { change, reason: 'Väärä teksti' })

  it('go back to any of them in one change, which shoppers see at once and which can be undone', async () => {
    await set({ title: 'Toinen', contentHtml: '<p>Toinen</p>' })
    await set({ contentHtml: '<p>Kolmas</p>' })
    await set({ title: 'Neljäs', slug: `${slug}-uusi` })
    const [, , second, first] = await changes()
    expect((await restore(second?.id ?? 0)).body).toEqual({ changed: 3 })
    expect(await values()).toMatchObject({ title: 'Toinen', contentHtml: '<p>Toinen</p>', slug })
    expect([await shopper(), await shopper(`${slug}-uusi`)]).toEqual([200, 404])
    expect(await listed()).toContain(slug)
    expect((await restore(first?.id ?? 0)).body).toEqual({ changed: 2 })
    expect(await values()).toMatchObject({ title: 'Huolto', contentHtml: '<p>Ensimmäinen</p>' })
    const [latest] = await changes()
    expect((await send('admin', '/api/office/undo/', { change: latest?.id })).status).toBe(200)
    expect(await values()).toMatchObject({ title: 'Toinen' })
    expect((await restore(latest?.id ?? 0)).status).toBe(200)
    expect((await restore((await changes())[0]?.id ?? 0)).body).toEqual({ changed: 0 })
  })

  it('are refused to who may not change the record, and for a version that there is not', async () => {
    const [first] = await changes()
    await set({ title: 'Toinen' })
    await enterAs('warehouse')
    expect((await restore(first?.id ?? 0, 'warehouse')).status).toBe(403)
    expect((await restore(first?.id ?? 0, 'nobody')).status).toBe(401)
    expect((await restore(2_000_000_000)).status).toBe(404)
    expect((await send('admin', `/api/office/remove/pages/${id}/`, {})).status).toBe(200)
    const gone = await restore(first?.id ?? 0)
    expect([gone.status, gone.body.error?.details?.reason]).toEqual([400, 'no_version'])
  })

  it('of two people at the same time nothing is lost silently', async () => {
    const [first] = await changes()
    await set({ title: 'Toinen' })
    const before = { path: 'title', from: 'Toinen', to: 'Kolmas' }
    const answers = await Promise.all([restore(first?.id ?? 0), send('admin', record(), { patch: [before] })])
    const won = answers.filter(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
    const titles = (await changes()).length
    expect([won.length + 2, (await values())['title']]).toEqual([
      titles,
      answers[1]?.status === 200 && answers[0]?.status !== 200 ? 'Kolmas' : expect.stringMatching(/Huolto|Kolmas/),
    ])
  })
})
