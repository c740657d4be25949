import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files on an idle machine, slowest first. Most of their time is waiting for processes. */
const SLOWEST = [
  'tests/api/db/embedded.test.ts',
  'tests/api/fuzz.test.ts',
  'tests/api/checkout/crashes.test.ts',
  'tests/api/checkout/place-order.test.ts',
  'tests/api/checkout/providers.test.ts',
  'tests/api/checkout/races.test.ts',
  'tests/api/db/faults.test.ts',
  'demo/tests/api/grow.test.ts',
  'demo/tests/unit/drawings.test.ts',
  'tests/unit/checkout/money-oracle.test.ts',
]

/** Starts the slowest files first: if one started last, it would run alone while the other cores are idle. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}`))
      return index < 0 ? SLOWEST.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
