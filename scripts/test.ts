/** `npm test`: everything a change can break, one step after the other; ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { ensureBrowser } from './test/browser'

interface Count {
  passed: number
  failed: number
  skipped: number
}
interface VitestFile {
  name: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}
interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  prepare?: () => void
  report?: () => Count
}

const OUTPUT = 'tests/output'
/** What failed, to be said once more at the end. */
const failures: string[] = []

function readReport(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {}
}

function vitestCount(): Count {
  const report = readReport(`${OUTPUT}/vitest.json`)
  const number = (key: string) => Number(report[key] ?? 0)
  failures.push(...((report.testResults ?? []) as VitestFile[]).flatMap(vitestFailures))
  return {
    passed: number('numPassedTests'),
    failed: number('numFailedTests'),
    skipped: number('numPendingTests') + number('numTodoTests'),
  }
}

/** What failed in a file, a line each: a log is often kept from its end only. */
function vitestFailures({ name, message, assertionResults }: VitestFile): string[] {
  const file = name.slice(name.indexOf('/tests/') + 1)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && message) return [`${file}: ${message.split('\n')[0]}`]
  return failed.map((test) => `${file}: ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0] ?? ''}`)
}

function playwrightCount(): Count {
  const stats = (readReport(`${OUTPUT}/e2e.json`).stats ?? {}) as Record<string, number>
  const flaky = stats.flaky ?? 0
  if (flaky > 0) console.log(`${flaky} end-to-end tests needed a second try.`)
  return { passed: (stats.expected ?? 0) + flaky, failed: stats.unexpected ?? 0, skipped: stats.skipped ?? 0 }
}

const steps: Step[] = [
  { name: 'messages', command: ['tsx', 'scripts/messages.ts', 'compile'] },
  { name: 'messages-check', command: ['tsx', 'scripts/messages.ts', 'check'] },
  { name: 'types', command: ['node', 'node_modules/typescript7/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'imports', command: ['tsx', 'scripts/imports.ts'] },
  { name: 'contrast', command: ['tsx', 'scripts/contrast.ts'] },
  { name: 'raw-values', command: ['tsx', 'scripts/raw-values.ts'] },
  {
    name: 'vitest',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${OUTPUT}/vitest.json`],
    prepare: () => rmSync(`${OUTPUT}/vitest.json`, { force: true }),
    report: vitestCount,
  },
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    prepare: () => {
      ensureBrowser((line) => console.log(line))
      rmSync(`${OUTPUT}/e2e.json`, { force: true })
      rmSync(process.env.E2E_DATA_DIR ?? `${OUTPUT}/e2e`, { recursive: true, force: true })
    },
    report: playwrightCount,
  },
]

/** A check that has no tests of its own counts as one. */
function run(step: Step): Count {
  const started = Date.now()
  let status: number | null = 1
  try {
    step.prepare?.()
    const [command = '', ...args] = step.command
    const result = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PATH: `node_modules/.bin:${process.env.PATH}`, ...step.env },
    })
    status = result.status
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  const ok = status === 0
  const count = step.report?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  // A runner that dies before its report must not look green.
  if (!ok && count.failed === 0) count.failed = 1
  if (ok && step.report && count.passed === 0) count.failed = 1
  console.log(
    `\n== ${step.name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - started) / 1000)} s)\n`,
  )
  return count
}

mkdirSync(OUTPUT, { recursive: true })
const only = process.argv.indexOf('--only')
const chosen = only > 0 ? steps.filter((step) => process.argv.slice(only + 1).includes(step.name)) : steps
const total = { passed: 0, failed: 0, skipped: 0 }
const failedSteps: string[] = []
for (const step of chosen) {
  const count = run(step)
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  if (count.failed > 0) failedSteps.push(step.name)
}
for (const failure of failures) console.log(failure.slice(0, 400))
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0
