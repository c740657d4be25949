import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { codeHash } from '@/lib/backend/domain/codes/secret-codes'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'

import { get, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'

const CODE = 'GIFT-ABCD-0001'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  await campaign('yule', ['campaign-mug', 'fleece'], CODE)
  await campaign('easter', ['rain-shell'], 'EGG-1')
})
afterAll(() => database.drop())
beforeEach(() => db().execute(sql`delete from rate_limits`))

const modelOf = (slug: string) => seeded.models[slug] ?? 0

async function campaign(slug: string, gifts: readonly string[], code: string): Promise<void> {
  const [row] = await db()
    .insert(s.giftCampaigns)
    .values({
      slug,
      names: { en: 'Gifts', fi: 'Lahjat' },
      descriptions: { en: 'Choose **one**. <script>alert(1)</script>' },
      modelIds: gifts.map(modelOf),
    })
    .returning()
  await db()
    .insert(s.giftCampaignCodes)
    .values({ codeHash: codeHash(code), campaignId: row?.id ?? 0 })
}

async function variantOf(slug: string): Promise<number> {
  const [row] = await db()
    .select({ id: s.variants.id })
    .from(s.variants)
    .where(eq(s.variants.modelId, modelOf(slug)))
    .limit(1)
  return row?.id ?? 0
}

const validate = async (slug: string, code: unknown = CODE, campaignSlug = 'yule') =>
  post('/api/giftcampaigns/validate_code/', { code, product_id: await variantOf(slug), category_slug: campaignSlug })
const page = (slug: string) => get(`/api/giftcampaigns/?slug=${slug}&language=en&taxAreaId=1`)

describe('the page of a gift campaign', () => {
  it('P2.22 D2.01 shows its gifts in their order, campaign-only ones too, and its Markdown cleaned', async () => {
    const { status, body } = await page('yule')
    expect(status).toBe(200)
    expect((body['products'] as unknown as { id: number }[]).map(({ id }) => id)).toEqual(
      ['campaign-mug', 'fleece'].map(modelOf),
    )
    expect(body['description']).toContain('<strong>one</strong>')
    expect(body['description']).not.toContain('script')
  })

  it('D8.11 is not found when there is none, or when it is over', async () => {
    expect(await page('nothing')).toMatchObject({ status: 404, body: { error: { message: 'Campaign not found' } } })
    await db()
      .update(s.giftCampaigns)
      .set({ validUntil: sql`now() - interval '1 second'` })
      .where(eq(s.giftCampaigns.slug, 'easter'))
    expect((await page('easter')).status).toBe(404)
    expect((await validate('rain-shell', 'EGG-1', 'easter')).status).toBe(400)
  })
})

describe('POST /api/giftcampaigns/validate_code/', () => {
  it('D1.01 D7.10 D4.27 takes a code however it is typed, trimmed, and gives the campaign', async () => {
    expect(await validate('campaign-mug', '  gift abcd 0001 ')).toMatchObject({
      status: 200,
      body: { code: 'gift abcd 0001', category: 'yule' },
    })
    expect((await validate('fleece')).status).toBe(200)
  })

  it('D4.27 D8.04 refuses on its field: an empty, unknown or used code, another campaign’s, a product that is no gift', async () => {
    const refused = (field: string) => ({ status: 400, body: { error: { field } } })
    expect(await validate('fleece', '   ')).toMatchObject(refused('code'))
    expect(await validate('fleece', 'GIFT-ABCD-0002')).toMatchObject(refused('code'))
    expect(await validate('fleece', CODE, 'easter')).toMatchObject(refused('code'))
    expect(await validate('rain-shell')).toMatchObject(refused('product_id'))
    await db()
      .update(s.giftCampaignCodes)
      .set({ usedByOrderId: 7 })
      .where(eq(s.giftCampaignCodes.codeHash, codeHash(CODE)))
    expect(await validate('fleece')).toMatchObject(refused('code'))
    await db().update(s.giftCampaignCodes).set({ usedByOrderId: null })
  })

  it('check F3 stops whoever guesses, and does not count right codes', async () => {
    for (let i = 0; i < 25; i += 1) expect((await validate('fleece')).status).toBe(200)
    const statuses: number[] = []
    for (let i = 0; i < 250; i += 1) {
      const { status } = await validate('fleece', `WRONG-${i}`)
      statuses.push(status)
      if (status === 429) break
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, -1).every((status) => status === 400)).toBe(true)
  })
})
