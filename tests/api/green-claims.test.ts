/** Ribbons about the environment: none without a certification scheme, and then only with the product's proof. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { reference } from '@/lib/backend/domain/taxonomy/reference'
import { properties, ribbons } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { invalidateAll } from '@/lib/cache/tag-clock.mjs'
import { PROOF_PROPERTY } from '@/lib/catalog/green-claims'
import { LANGUAGES } from '@/lib/market/languages'

import { get, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())

const names = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]))
const SLUG = 'storm-shell'

/** The slugs of the ribbons of the product in a list of cards, in the list's own data, and on its page. */
async function shown(): Promise<{ card: string[]; page: string[]; filter: boolean }> {
  invalidateAll()
  const { body } = await post('/api/products/productmodellist/', {
    source: 'Models',
    sortIds: [seeded.models[SLUG] ?? 0],
    language: 'en',
    taxAreaId: 1,
  })
  const [card] = body['products'] as unknown as { tags: { slug: string }[] }[]
  const page = await get(`/api/products/productmodel/${SLUG}/?language=en&taxAreaId=1`)
  const tables = await reference()
  return {
    card: (card?.tags ?? []).map(({ slug }) => slug),
    page: (page.body['ribbons'] as unknown as { name: { slug: string } }[]).map(({ name }) => name.slug),
    filter: [...tables.ribbons.values()].some(({ slug }) => slug === 'pfas-free'),
  }
}
const scheme = (value: string) =>
  db().execute(sql`
    insert into settings (key, value) values ('feature_flags', ${`{"sustainability_scheme": ${value}}`})
    on conflict (key) do update set value = excluded.value`)

it('issue 15 a ribbon about the environment needs a scheme and the product’s proof, everywhere', async () => {
  const [ribbon] = await db()
    .insert(ribbons)
    .values({ slug: 'pfas-free', names: names('PFAS free'), value: '#e4ebdd;#1b1f1d', link: null })
    .returning()
  const modelId = seeded.models[SLUG] ?? 0
  await db().execute(sql`insert into model_ribbons (model_id, ribbon_id) values (${modelId}, ${ribbon?.id})`)
  expect(await shown()).toEqual({ card: ['new'], page: ['new'], filter: false })
  await scheme('{"name": "Nordic Label", "url": "https://label.example/"}')
  expect(await shown()).toEqual({ card: ['new'], page: ['new'], filter: true })
  const [proof] = await db()
    .insert(properties)
    .values({ slug: PROOF_PROPERTY, names: names('Certificate'), kind: 'text', unit: null, sortOrder: 99 })
    .returning()
  await db().execute(sql`
    insert into model_properties (model_id, property_id, value_texts) values (${modelId}, ${proof?.id}, ${JSON.stringify(names('No. 7'))}::jsonb)`)
  expect(await shown()).toEqual({ card: ['new', 'pfas-free'], page: ['new', 'pfas-free'], filter: true })
  await scheme('null')
  expect(await shown()).toEqual({ card: ['new'], page: ['new'], filter: false })
})
