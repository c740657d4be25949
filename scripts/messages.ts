/**
 * `messages.ts compile` parses locales/<language>/<area>.json into locales/compiled/.
 * `messages.ts check` fails when a message is missing in a language, is not used, has other values than in English, or lacks a plural
 * category that its language needs.
 */
import { fileURLToPath } from 'node:url'

import { readCatalogue } from './messages/catalogue'
import { checkCatalogue } from './messages/check'
import { writeCompiled } from './messages/compile'
import { findUsedIds } from './messages/used'

const root = fileURLToPath(new URL('..', import.meta.url))
const catalogue = readCatalogue(`${root}locales`)

function fail(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

switch (process.argv[2]) {
  case 'compile':
    fail(catalogue.problems)
    console.log(`${writeCompiled(catalogue, `${root}locales/compiled`)} messages compiled.`)
    break
  case 'check': {
    const problems = checkCatalogue(catalogue, findUsedIds(root, ['app', 'components', 'lib', 'stores']))
    fail(problems)
    console.log(`${catalogue.messages.length} messages checked, ${problems.length} problems.`)
    break
  }
  default:
    console.error('Usage: messages.ts compile | check')
    process.exitCode = 2
}
