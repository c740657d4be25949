import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readPageFiles } from '@/lib/backend/domain/content/page-files'
import { writePage } from '@/lib/backend/domain/content/write-page'
import { db } from '@/lib/backend/platform/database/pool'
import { rentalRates } from '@/lib/backend/domain/schema'
import { invalidateDuePages } from '@/lib/backend/worker/page-times'
import { isFresh, now } from '@/lib/cache/tag-clock.mjs'
import { tag } from '@/lib/cache/tags'
import { shopDay, shopMoment } from '@/lib/market/shop-time'

import { get } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase } from '../support/seed'

let database: TestDatabase
let goods: { id: number; club: boolean }[]
beforeAll(async () => {
  ;({ database } = await seededDatabase())
  goods = (
    await db().execute<{ id: number; club: boolean }>(sql`
    select m.id, bool_or(p.club < p.active) as club from models m join variants v on v.model_id = m.id join prices p on p.variant_id = v.id and p.price_area = 1
    where m.is_public and not m.campaign_only group by m.id order by m.id`)
  ).rows
})
afterAll(() => database.drop())

const text = { text: '<p>Words</p>', format: 'html' as const }
const day = 86_400_000
const at = (ms: number) => new Date(Date.now() + ms)
const campaign = (slug: string) => get(`/api/campaign/?slug=${slug}&language=en`)
const listOf = (id: unknown) => get(`/api/products/listindex/?source=Campaign&id=${String(id)}&language=en&taxAreaId=1`)

describe('P2.13 campaigns', () => {
  it('P1.02 a running one has its words, scene, end and addresses, and its goods in its own order', async () => {
    const models = goods
      .slice(0, 2)
      .map(({ id }) => id)
      .reverse()
    for (const language of ['en', 'fi'] as const) {
      await writePage({
        key: 'snow',
        language,
        slug: language === 'en' ? 'campaigns/snow' : 'kampanjat/lumi',
        title: 'Snow',
        ...text,
        image: 'scene.svg',
        as: { kind: 'campaign', goods: { models }, startsAt: at(-day), endsAt: at(day) },
      })
    }
    const { status, body } = await campaign('Campaigns/Snow/')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Snow',
      content: '<p>Words</p>',
      image: 'scene.svg',
      isClub: false,
      slugs: { en: 'campaigns/snow', fi: 'kampanjat/lumi' },
    })
    expect((await listOf(body['id'])).body['ids']).toEqual(models)
  })

  it('one that is unknown, has not begun or is over is not there, nor are its goods, nor is it in the sitemap', async () => {
    await writePage({
      key: 'early',
      language: 'en',
      slug: 'campaigns/early',
      title: 'Early',
      ...text,
      as: { kind: 'campaign', goods: { models: [1] }, startsAt: at(day), endsAt: null },
    })
    await writePage({
      key: 'over',
      language: 'en',
      slug: 'campaigns/over',
      title: 'Over',
      ...text,
      as: { kind: 'campaign', goods: { models: [1] }, startsAt: null, endsAt: at(-1000) },
    })
    for (const name of ['early', 'over', 'never']) expect((await campaign(`campaigns/${name}`)).status, name).toBe(404)
    const { rows } = await db().execute<{ id: number }>(sql`select id from pages where key in ('early', 'over')`)
    for (const { id } of rows) expect((await listOf(id)).status).toBe(404)
    const listed = JSON.stringify((await get('/api/sitemap/?type=pages')).body)
    expect([
      listed.includes('campaigns/snow'),
      listed.includes('campaigns/early'),
      listed.includes('campaigns/over'),
    ]).toEqual([true, false, false])
  })

  it('P1.06 P2.13 the club’s offers are everything that members pay less for', async () => {
    await writePage({
      key: 'club',
      language: 'en',
      slug: 'campaigns/club-offers',
      title: 'Club',
      ...text,
      as: { kind: 'campaign', goods: { club: true }, startsAt: null, endsAt: null },
    })
    const { body } = await campaign('campaigns/club-offers')
    expect(body).toMatchObject({ isClub: true, ends: null })
    const ids = (await listOf(body['id'])).body['ids'] as unknown as number[]
    expect(ids.toSorted((a, b) => a - b)).toEqual(goods.filter(({ club }) => club).map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(0)
  })

  it('its page is renewed when its hour comes', async () => {
    await invalidateDuePages()
    await writePage({
      key: 'brief',
      language: 'en',
      slug: 'campaigns/brief',
      title: 'Brief',
      ...text,
      as: { kind: 'campaign', goods: { models: [1] }, startsAt: null, endsAt: at(30_000) },
    })
    // Until the notice of the writing has come round.
    await new Promise((resolve) => setTimeout(resolve, 200))
    const before = now()
    expect(await invalidateDuePages()).toBe(0)
    expect(isFresh([tag.page('en', 'campaigns/brief')], before)).toBe(true)
    expect(await invalidateDuePages(at(60_000))).toBe(1)
    expect(isFresh([tag.page('en', 'campaigns/brief')], before)).toBe(false)
  })
})

describe('an offer that ends', () => {
  it('D4.38 its product’s page is made anew, since it would go on telling when', async () => {
    const [id] = goods.map((model) => model.id)
    if (id === undefined) throw new Error('There is no model.')
    await invalidateDuePages(at(120_000))
    await db().execute(sql`update models set price_ending = ${at(180_000)} where id = ${id}`)
    const before = now()
    expect(await invalidateDuePages(at(150_000))).toBe(0)
    expect(isFresh([tag.product(id)], before)).toBe(true)
    expect(await invalidateDuePages(at(240_000))).toBe(1)
    expect(isFresh([tag.product(id)], before)).toBe(false)
  })

  it('D4.38 its product’s page is made again when the end is near enough to be shown', async () => {
    const [id] = goods.map((model) => model.id)
    if (id === undefined) throw new Error('There is no model.')
    await invalidateDuePages(at(300_000))
    await db().execute(sql`update models set price_ending = ${at(360_000 + 30 * day)} where id = ${id}`)
    const before = now()
    expect(await invalidateDuePages(at(330_000))).toBe(0)
    expect(await invalidateDuePages(at(420_000))).toBe(1)
    expect(isFresh([tag.product(id)], before)).toBe(false)
  })
})

describe('what else time changes on pages', () => {
  it('the end of a gift campaign', async () => {
    await invalidateDuePages(at(500_000))
    await db().execute(sql`
      insert into gift_campaigns (slug, names, valid_until) values ('short', '{"en": "Short"}', ${at(560_000)})`)
    const before = now()
    expect(await invalidateDuePages(at(530_000))).toBe(0)
    expect(await invalidateDuePages(at(620_000))).toBe(1)
    expect(isFresh([tag.giftCampaign('short')], before)).toBe(false)
  })

  it('a VAT rate that begins at midnight of shop time', async () => {
    const dayAfter = shopDay(at(3 * day))
    const midnight = shopMoment(`${dayAfter}T00:00`).getTime() - Date.now()
    await invalidateDuePages(at(midnight - 60_000))
    await db().execute(sql`
      insert into tax_rates (tax_area_id, tax_class, rate_percent, valid_from) values (1, 5, 26, ${dayAfter})`)
    const before = now()
    expect(await invalidateDuePages(at(midnight - 1_000))).toBe(0)
    expect(isFresh([tag.resources], before)).toBe(true)
    expect(await invalidateDuePages(at(midnight + 1_000))).toBe(1)
    expect(isFresh([tag.resources], before)).toBe(false)
  })
})

describe('P2.24 life outdoors', () => {
  it('articles come out on their day, newest first, by part and by author, with who wrote them', async () => {
    await writePage({
      key: 'workshop',
      language: 'en',
      slug: 'life-outdoors/bloggers/workshop',
      title: 'The workshop',
      ...text,
      as: { kind: 'author' },
    })
    const write = (name: string, section: 'blog' | 'guides', days: number, author: string | null) =>
      writePage({
        key: name,
        language: 'en',
        slug: `life-outdoors/${section === 'blog' ? 'blog/' : ''}${name}`,
        title: name,
        ...text,
        as: { kind: 'article', section, author, startsAt: at(days * day) },
      })
    await write('older', 'blog', -20, 'workshop')
    await write('newer', 'guides', -2, 'workshop')
    await write('coming', 'blog', 2, 'workshop')
    await write('alone', 'blog', -30, null)
    const titles = async (query: string) =>
      ((await get(`/api/articles/?language=en${query}`)).body as unknown as { title: string }[]).map(
        ({ title }) => title,
      )
    expect(await titles('')).toEqual(['newer', 'older', 'alone'])
    expect(await titles('&section=blog')).toEqual(['older', 'alone'])
    expect(await titles('&author=workshop&count=1')).toEqual(['newer'])
    const { body } = await get('/api/article/?slug=life-outdoors/blog/older&language=en')
    expect(body).toMatchObject({
      content: '<p>Words</p>',
      section: 'blog',
      author: { key: 'workshop', slug: 'life-outdoors/bloggers/workshop', name: 'The workshop' },
    })
    expect((await get('/api/article/?slug=life-outdoors/blog/alone&language=en')).body['author']).toBeNull()
    for (const slug of ['life-outdoors/blog/coming', 'life-outdoors/blog/none'])
      expect((await get(`/api/article/?slug=${slug}&language=en`)).status).toBe(404)
    expect((await get('/api/authors/?language=en')).body).toEqual([
      expect.objectContaining({ key: 'workshop', articles: 2 }),
    ])
    for (let n = 0; n < 12; n += 1) await write(`old-${n}`, 'guides', -40 - n, null)
    expect(await titles('')).toHaveLength(15)
  })

  it('editors write articles, authors and campaigns as files', async () => {
    const file = (head: string) => ({
      name: 'a.md',
      text: `---\nkey: a\nlanguage: en\nslug: a\ntitle: A\n${head}\n---\nText`,
    })
    const special = (head: string) => readPageFiles([file(head)])[0]?.as
    expect(special('kind: article\nsection: tests\nauthor: workshop\nfrom: 2025-03-01')).toEqual({
      kind: 'article',
      section: 'tests',
      author: 'workshop',
      startsAt: new Date('2025-03-01'),
    })
    expect(special('kind: campaign\ngoods: 4,7\nuntil: 2030-01-01')).toEqual({
      kind: 'campaign',
      goods: { models: [4, 7] },
      startsAt: null,
      endsAt: new Date('2030-01-01'),
    })
    expect(special('kind: campaign\ngoods: club')).toMatchObject({ goods: { club: true } })
    expect([special('kind: author'), special('image: scene.svg')]).toEqual([{ kind: 'author' }, undefined])
    for (const bad of [
      'kind: poem',
      'kind: article\nsection: x',
      'kind: campaign\ngoods: x',
      'kind: campaign\ngoods: 1\nuntil: never',
    ])
      expect(() => special(bad), bad).toThrow(RangeError)
  })
})

describe('P2.20 experiences', () => {
  it('a page names the one above it and those below it, each with its scene', async () => {
    await writePage({ key: 'x', language: 'en', slug: 'experiences', title: 'Experiences', ...text })
    await writePage({
      key: 'x/night',
      language: 'en',
      slug: 'experiences/night',
      title: 'Night',
      ...text,
      image: 'night.svg',
    })
    await writePage({ key: 'x/night/list', language: 'en', slug: 'experiences/night/list', title: 'List', ...text })
    const page = (slug: string) => get(`/api/static-page/?slug=${slug}&language=en`)
    expect((await page('experiences')).body).toMatchObject({
      parent: null,
      children: [{ slug: 'experiences/night', title: 'Night', image: 'night.svg' }],
    })
    expect((await page('experiences/night')).body).toMatchObject({
      image: 'night.svg',
      parent: { slug: 'experiences', title: 'Experiences' },
      children: [{ slug: 'experiences/night/list' }],
    })
  })
})

describe('P2.32 rental', () => {
  it('P1.02 lists the goods that have a rate, in the shop’s order, with the day’s price and the deposit', async () => {
    const [first, second] = goods
    await db()
      .insert(rentalRates)
      .values([
        { modelId: first!.id, dayEur: 900, depositEur: 5000, sortOrder: 2 },
        { modelId: second!.id, dayEur: 1500, depositEur: 10_000, sortOrder: 1 },
      ])
    const { body } = await get('/api/rentals/?language=en&taxAreaId=1')
    expect(body).toMatchObject([
      { card: { id: second!.id }, day: 1500, deposit: 10_000 },
      { card: { id: first!.id }, day: 900, deposit: 5000 },
    ])
    await db().execute(sql`update models set is_public = false where id = ${second!.id}`)
    expect((await get('/api/rentals/?language=en&taxAreaId=1')).body).toMatchObject([{ card: { id: first!.id } }])
    await db().execute(sql`update models set is_public = true where id = ${second!.id}`)
  })
})
