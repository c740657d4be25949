import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoDatabase } from '@/demo/tests/demo-database'
import { LANGUAGES } from '@/lib/market/languages'
import { type Facts, judge, querySet, readFacts } from '@/scripts/search/judge'
import type { TestDatabase } from '@/tests/support/fresh-database'

const set = querySet.parse(JSON.parse(readFileSync(new URL('set1.json', import.meta.url), 'utf8')))

let database: TestDatabase
let facts: Facts
beforeAll(async () => {
  database = await demoDatabase()
  facts = await readFacts()
})
afterAll(() => database.drop())

/** Sensible first results of a hundred queries: what was reached. */
const REACHED = { en: 99, fi: 100, sv: 100, de: 100, fr: 99, ru: 100 } as const

it.each(LANGUAGES)('P1.01 gives a sensible first result for what people type (%s)', async (language) => {
  const verdicts = await judge({ ...set, languages: { [language]: set.languages[language] } }, facts)
  const wrong = verdicts.filter(({ isRight }) => !isRight).map(({ wanted, first }) => `${wanted.q} → ${first ?? '–'}`)
  expect(verdicts).toHaveLength(100)
  expect(verdicts.filter(({ first }) => first !== undefined)).toHaveLength(100)
  expect(verdicts.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(REACHED[language])
})
