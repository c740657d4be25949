import { readFileSync } from 'node:fs'

/**
 * A file that replaces modules or globals, or keeps state in a document, would change the tests of other files; so would one that moves the
 * date: the tag clock never goes back. A file that needs new modules for another reason says `in modules of its own`, and why.
 */
const NEEDS_OWN_MODULES =
  /vi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal|hoisted)\(|useFakeTimers\(\{|@vitest-environment|process\.env|in modules of its own/

/** Whether a test file names another kind of document than its project's. */
export const namesDocument = (file: string): boolean => readFileSync(file, 'utf8').includes('@vitest-environment')

/** Whether the modules that a test file loads must be new, and must not be used by the next file. */
export const needsOwnModules = (file: string): boolean => NEEDS_OWN_MODULES.test(readFileSync(file, 'utf8'))
