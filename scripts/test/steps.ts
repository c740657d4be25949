/** The steps of `npm test` and `npm run test:all`, and which of them may run in parallel. */
import { rmSync } from 'node:fs'

import { hasDemo } from '@/lib/demo/load'
import { LEAVE_OUT_LONG } from '@/tests/support/long-files'

import { ensureBrowser } from './browser'
import { readPlaywright, readVitest, type Report } from './reports'

export const OUTPUT = 'tests/output'

export interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  prepare?: () => void
  /** Reads the report of its runner. A step without one counts as one test. */
  report?: () => Report
}

const check = (name: string, ...command: string[]): Step => ({ name, command })

const messages = check('messages', 'tsx', 'scripts/messages.ts', 'compile')

const checks: Step[] = [
  check('messages-check', 'tsx', 'scripts/messages.ts', 'check'),
  // One checker: several check what they share again and again, twice the processor time on two cores.
  check('types', 'node', 'node_modules/typescript7/bin/tsc', '--noEmit', '--checkers', '1', '-p', '.'),
  check('format', 'biome', 'format', '.'),
  check('lint', 'oxlint', '.', '--deny-warnings', '--report-unused-disable-directives'),
  check('imports', 'tsx', 'scripts/imports.ts'),
  check('contrast', 'tsx', 'scripts/contrast.ts'),
  check('raw-values', 'tsx', 'scripts/raw-values.ts'),
]

/** Left out where demo/ was deleted: files that only demo/ uses would count as unused, and rows of the specification name its tests. */
const unused = hasDemo()
  ? [
      check('unused', 'knip', '--no-progress', '--treat-config-hints-as-errors'),
      check('reach', 'tsx', 'scripts/reach.ts'),
    ]
  : []

/** What makes `npm test` shorter: whole files are left out, and two tests of random carts and products try fewer. */
const SHORT = { [LEAVE_OUT_LONG]: 'true', MONEY_CASES: '4000', PANEL_MODELS: '2000' }

const vitest = (isAll: boolean): Step => ({
  name: 'vitest',
  command: [
    ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${OUTPUT}/vitest.json`],
    // Where nobody watches, a test may try once more; the report names it. Projects do not take this from vitest.config.ts.
    ...(process.env.CI ? ['--retry=1'] : []),
  ],
  env: isAll ? {} : SHORT,
  prepare: () => rmSync(`${OUTPUT}/vitest.json`, { force: true }),
  report: () => readVitest(`${OUTPUT}/vitest.json`),
})

const build = check('build', 'tsx', 'scripts/build.ts', '--if-changed')

/**
 * End-to-end tests of `npm test`: pages without JavaScript, purchases of a guest and a member on a phone from the front page to paid, faults while
 * paying, the back office, and changes that shoppers see at their next request.
 */
const SHORT_SPECS = ['freshness', 'nojs', 'office', 'payment', 'taps']

const e2e = (isAll: boolean): Step => ({
  name: 'e2e',
  command: ['playwright', 'test', ...(isAll ? [] : SHORT_SPECS.map((name) => `/${name}.spec.ts`))],
  prepare: () => {
    ensureBrowser((line) => console.log(line))
    rmSync(`${OUTPUT}/e2e.json`, { force: true })
    rmSync(process.env.E2E_DATA_DIR ?? `${OUTPUT}/e2e`, { recursive: true, force: true })
  },
  report: () => readPlaywright(`${OUTPUT}/e2e.json`, 'tests/e2e'),
})

/**
 * The steps of `npm test`, or all that there are. Stages run one after the other, the lanes of a stage in parallel, the steps of a lane one
 * after the other. Checks and build run while vitest's tests wait for processes. The end-to-end tests need the build and measure time, so
 * they run alone. They use the demo catalogue, so they are left out where the folder demo/ was deleted.
 */
export function stagesOf(isAll: boolean): Step[][][] {
  return [[[messages]], [[vitest(isAll)], [...checks, ...unused, build]], hasDemo() ? [[e2e(isAll)]] : []]
}
