import { filledDatabase, type TestDatabase } from '@/tests/support/fresh-database'

import { seedIfEmpty } from '../seed/seed'

/** A new database with the demo catalogue. Call in beforeAll, `drop()` in afterAll. */
export function demoDatabase(): Promise<TestDatabase> {
  return filledDatabase('demo', seedIfEmpty)
}
