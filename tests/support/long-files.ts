/** Test files that take long, slowest first: they start and stop databases, repeat thousands of times, or wait for real seconds. */
export const LONG_FILES: readonly string[] = [
  'tests/api/db/embedded.test.ts',
  'tests/api/fuzz.test.ts',
  'tests/api/checkout/crashes.test.ts',
  'tests/api/checkout/providers.test.ts',
  'tests/api/checkout/races.test.ts',
  'tests/api/db/faults.test.ts',
  'demo/tests/api/grow.test.ts',
  'demo/tests/unit/drawings.test.ts',
  'tests/unit/checkout/money-oracle.test.ts',
]

/** The variable with which `npm test` leaves them out. `npm run test:all`, and vitest when it is started by itself, run them. */
export const LEAVE_OUT_LONG = 'LEAVE_OUT_LONG_TESTS'
