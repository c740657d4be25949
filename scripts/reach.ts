/**
 * `npm run reach`: do the tests speak of the code that production runs?
 * - Nothing is exported for tests alone.
 * - Every test that a row of docs/spec/coverage-*.md names reaches, by imports, a file that production loads too. End-to-end tests reach the
 *   running shop.
 * - How many source files no unit, component or API test loads.
 */
import { readFileSync } from 'node:fs'

import { testOnlyExports } from './reach/exports'
import { type Graph, readGraph, VITEST } from './reach/graph'
import { TEST_EXPORTS, TESTS_WITHOUT_CODE, UNTESTED_FILES } from './reach/lists'
import { coverageFiles, names, rowsOf } from './reach/rows'
import { type TestUse, testsOf } from './reach/uses'

/** What was found and is not on the list, and what is on the list and was not found. */
function compared(found: readonly string[], list: Readonly<Record<string, string>>, fault: string): string[] {
  return [
    ...found.filter((entry) => !Object.hasOwn(list, entry)).map((entry) => `${entry}: ${fault}`),
    ...Object.keys(list)
      .filter((entry) => !found.includes(entry))
      .map((entry) => `${entry}: remove it from scripts/reach/lists.ts`),
  ]
}

/** `STATEMENT FILE` of each named test whose tests of the statement load nothing that production loads. */
function testsBesideTheShop(graph: Graph): string[] {
  const read = new Map<string, TestUse[]>()
  const testsIn = (file: string) => {
    const tests = read.get(file) ?? testsOf(file, readFileSync(file, 'utf8'))
    read.set(file, tests)
    return tests
  }
  const leads = (file: string, written: string) => {
    const to = graph.resolve(file, written)
    return to !== undefined && graph.leadsToProduction(to)
  }
  const reaches = (file: string, id: string) =>
    testsIn(file).some(
      ({ texts, modules }) =>
        texts.some((text) => names(text, id)) && [...modules].some((written) => leads(file, written)),
    )
  return coverageFiles()
    .flatMap(rowsOf)
    .flatMap(({ id, tests }) =>
      tests.filter((file) => VITEST.test(file) && !reaches(file, id)).map((file) => `${id} ${file}`),
    )
}

function untestedFault(count: number): string[] {
  if (count === UNTESTED_FILES) return []
  return [
    count > UNTESTED_FILES
      ? `${count} source files are loaded by no unit, component or API test; ${UNTESTED_FILES} may be. List them: npm run reach -- untested`
      : `Only ${count} source files are loaded by no test: lower UNTESTED_FILES in scripts/reach/lists.ts to ${count}.`,
  ]
}

async function check(): Promise<boolean> {
  const [exported, graph] = await Promise.all([testOnlyExports(), readGraph()])
  const untested = graph.untested()
  if (process.argv[2] === 'untested') console.log(untested.join('\n'))
  const faults = [
    ...compared(exported, TEST_EXPORTS, 'only tests import it'),
    ...compared(
      testsBesideTheShop(graph),
      TESTS_WITHOUT_CODE,
      'its tests of this statement load no code that production loads',
    ),
    ...untestedFault(untested.length),
  ]
  console.log(
    `${exported.length} exports for tests alone; ${untested.length} of ${graph.sources().length} source files are loaded by no unit, component or API test`,
  )
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

if (!(await check())) process.exitCode = 1
