/** What `npm run reach` lets pass. An entry that it no longer needs is a failure, so the lists only get shorter. */

/** The number of source files that no unit, component or API test loads. It may only be lowered. */
export const UNTESTED_FILES = 17

/** Exports that only tests import, with the reason. */
export const TEST_EXPORTS: Readonly<Record<string, string>> = {
  'lib/backend/platform/database/steps.ts onStep': 'tests of races and crashes interrupt a transaction with it',
  'lib/backend/platform/mail/mailer.ts setMailer': 'tests read the mails that the shop sends',
  'lib/backend/worker/outbox.ts drainOutbox': 'tests send what is due at once; the worker does it by its timer',
  'lib/process/state.mjs deleteModuleState': 'tests load a module again as in a new process',
  'lib/catalog/list/state.ts setSort': 'no test’s: product-grid.tsx takes it from the module that it loads later',
}

/** Tests that show a statement without loading code of the shop, `STATEMENT FILE`, with the reason. */
export const TESTS_WITHOUT_CODE: Readonly<Record<string, string>> = {}
