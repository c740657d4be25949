/** With the setting auto_translations_disabled lists and feeds have the texts that no machine translated, like the page of the product. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { catalogueHandlers } from '@/lib/backend/api/handlers/catalogue'
import * as s from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import { cardsRequest } from '@/lib/catalog/list/list-ref'
import { context, openShop, sell } from '../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

const audience = { language: 'fi', taxAreaId: 1, country: 'fi' } as const

async function textsOf(id: number) {
  const [{ products }, { items }] = await Promise.all([
    catalogueHandlers.productModelListPost(
      { params: undefined, query: undefined, body: { ...cardsRequest([id], audience) } as never },
      context(),
    ),
    catalogueHandlers.productFeed({ params: undefined, body: undefined, query: { ...audience, after: 0 } }, context()),
  ])
  const item = items.find(({ model_id: model }) => model === id)
  return [products[0]?.shortDescription, products[0]?.description, item?.description]
}

it('B3.05 with auto_translations_disabled cards and feeds have the original texts', async () => {
  const { modelId } = await sell()
  await db().execute(sql`
    update model_texts set is_auto_translated = true, short_description = 'Kone', long_description_html = '<p>Koneen</p>',
      original = '{"short_description": "Machine", "long_description_html": "<p>Of the machine</p>"}'
    where model_id = ${modelId} and language = 'fi'`)
  expect(await textsOf(modelId)).toEqual(['Kone', 'Koneen', 'Koneen'])
  await db().insert(s.settings).values({ key: 'auto_translations_disabled', value: 'true' })
  expect(await textsOf(modelId)).toEqual(['Machine', 'Of the machine', 'Of the machine'])
  await db().execute(sql`update model_texts set is_auto_translated = false where model_id = ${modelId}`)
  expect(await textsOf(modelId)).toEqual(['Kone', 'Koneen', 'Koneen'])
})
