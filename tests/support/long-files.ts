/**
 * Test files that take more than ten seconds of a worker, about the slowest first: they start and stop databases or commands, repeat thousands of
 * times, make pictures, hash passwords, or wait for real seconds. Not among them, however long: what a shop must not lose with any change, that is
 * placing an order, races for the last item, and who may make which call.
 */
export const LONG_FILES: readonly string[] = [
  'tests/api/db/embedded.test.ts',
  'tests/unit/images/renderer.test.ts',
  'tests/api/conformance.test.ts',
  'tests/api/fuzz.test.ts',
  'demo/tests/unit/drawings.test.ts',
  'tests/api/checkout/crashes.test.ts',
  'tests/api/logins.test.ts',
  'demo/tests/api/grow.test.ts',
  'tests/api/checkout/providers.test.ts',
  'tests/unit/checkout/money-oracle.test.ts',
  'demo/tests/api/feeds.test.ts',
  'tests/api/backup/backup.test.ts',
  'tests/api/checkout/deadlocks.test.ts',
  'tests/api/accounts.test.ts',
  'tests/api/backup/point.test.ts',
  'tests/search/sensible.test.ts',
  'tests/api/generated-client.test.ts',
  'tests/api/db/replica.test.ts',
  'tests/api/delivery-in-eight-places.test.ts',
  'tests/api/office-counting.test.ts',
  'tests/api/mail/smtp.test.ts',
  'tests/api/complaints.test.ts',
  'tests/api/orders/returns.test.ts',
  'tests/api/db/faults.test.ts',
  'tests/api/registration.test.ts',
  'tests/api/catalogue-rules.test.ts',
  'tests/api/db/private-files.test.ts',
  'tests/api/hand-over.test.ts',
  'tests/api/orders/machine.property.test.ts',
  'tests/api/rental/rental.test.ts',
  'demo/tests/api/seed.test.ts',
  'tests/api/account-pages.test.ts',
  'tests/api/security-log.test.ts',
  'tests/api/import/round-trip.test.ts',
  'tests/api/orders/withdrawals.test.ts',
  'tests/api/contract.test.ts',
  'tests/api/office-pictures.test.ts',
  'tests/api/office-files.test.ts',
  'tests/unit/images/render-process.test.ts',
  'tests/unit/images/route.test.ts',
  'tests/unit/scripts/arguments.test.ts',
  'tests/unit/checkout/gain-faults.test.ts',
  'tests/api/orders/gain.test.ts',
  'tests/unit/server/health-thread.test.ts',
]

/** The variable with which `npm test` leaves them out. `npm run test:all`, and vitest when it is started by itself, run them. */
export const LEAVE_OUT_LONG = 'LEAVE_OUT_LONG_TESTS'
