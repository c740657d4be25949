/**
 * `npm run test:mutations`: changes the pure code in many small ways and tells which changes no unit test notices.
 * `-- --folder lib/cart` (or a file, several times): only there. `--sample 250`: how many mutants are tried, drawn by chance.
 * `--seed 7`: the same sample again. `--processes 2`: how many run side by side.
 * Mutants of what runs when a module is loaded are left out: each would need every test again in a new process.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'

import { filesOf, FOLDERS, testsOf } from './mutations/folders'
import { describeMutant, keyOf, lastLot, lotOf } from './mutations/sample.mjs'
import { type Mutated, readMayLive, type Verdict, verdictOf } from './mutations/verdict'
import { readGraph } from './reach/graph'

const GOAL_PERCENT = 85
const KILLED = new Set(['Killed', 'Timeout'])
const TRIED = new Set([...KILLED, 'Survived', 'NoCoverage'])

const { values } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: FOLDERS },
    sample: { type: 'string', default: '250' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    processes: { type: 'string', default: '2' },
  },
})
// Random cases a test: fewer than in npm test, because each test runs many times.
process.env.MONEY_CASES ??= '500'
process.env.MODEL_RUNS ??= '50'
process.env.PANEL_MODELS ??= '500'
const root = process.cwd()
const [size, seed] = [Number(values.sample), Number(values.seed)]
const files = values.folder.flatMap(filesOf)
const mayLive = readMayLive()
const tests = testsOf(await readGraph(), files)
process.env.MUTATION_TESTS = tests.join(',')

const options: PartialStrykerOptions = {
  mutate: files,
  testRunner: 'vitest',
  plugins: [
    fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner')),
    fileURLToPath(import.meta.resolve('./mutations/sample.mjs')),
  ],
  checkers: ['sample'],
  sample: { root, seed, size, always: mayLive.map(keyOf) },
  vitest: { configFile: 'scripts/mutations/vitest.config.ts', related: false },
  ignorePatterns: ['.next', '.data', 'tests/output', 'docs/pictures'],
  tempDirName: 'tests/output/mutations',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: Number(values.processes),
  dryRunTimeoutMinutes: 30,
  reporters: ['progress-append-only'],
  allowEmpty: false,
  warnings: false,
}

/** Those of the sample, and those that are tried because they are in the list. */
function triedOf(results: readonly MutantResult[]): Mutated[] {
  const mutants = results
    .filter((result) => result.status !== 'Ignored' && !result.static)
    .map(({ fileName, location: { start, end }, replacement = '', status }) => {
      // Stryker counts lines and columns of results from 1, and from 0 while it checks.
      const location = {
        start: { line: start.line - 1, column: start.column - 1 },
        end: { line: end.line - 1, column: end.column - 1 },
      }
      const place = { fileName, location, replacement }
      return { place, status, lot: lotOf(seed, root, place) }
    })
  const last = lastLot(
    mutants.map(({ lot }) => lot),
    size,
  )
  return mutants
    .filter(({ status }) => TRIED.has(status))
    .map(({ place, status, lot }) => ({
      ...describeMutant(place, root),
      isKilled: KILLED.has(status),
      isDrawn: lot <= last,
    }))
}

function print({ drawn, killed, excused, survivors, notNeeded }: Verdict): void {
  for (const { file, line, code, change } of survivors)
    console.log(`SURVIVED ${file}:${line}\n    ${code}\n    ${change}`)
  for (const line of notNeeded) console.error(`Remove from scripts/mutations/may-live.json: ${line}`)
  const percent = (part: number) => ((100 * part) / Math.max(1, drawn)).toFixed(1)
  console.log(
    `Seed ${seed}: ${killed} of ${drawn} mutants killed: ${percent(killed)} % (goal ${GOAL_PERCENT} %); ${excused} survived and may, ${survivors.length} survived`,
  )
}

console.log(`${files.length} files, ${tests.length} files of tests, a sample of ${size}, seed ${seed}`)
const results = await new Stryker(options).runMutationTest()
const verdict = verdictOf(triedOf(results), mayLive, (file) => files.includes(file))
print(verdict)
if (verdict.notNeeded.length > 0 || verdict.killed < (GOAL_PERCENT / 100) * verdict.drawn) process.exitCode = 1
