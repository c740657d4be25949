/**
 * `npm test`: all checks, the build, and the tests that take minutes; `--all` (`npm run test:all`): all tests. `--only <step> …` runs all tests
 * of some steps. Ends with `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'

import type { Count, Report } from './test/reports'
import { OUTPUT, stagesOf, type Step } from './test/steps'

const SLOWEST = 5

interface Outcome extends Report {
  step: string
}

/** Runs a command. The output of a check is printed as a whole when it ends, because another lane prints at the same time. */
function runCommand({ command: [command = '', ...args], env, report }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: report ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1', PATH: `node_modules/.bin:${process.env.PATH}` },
    })
    const said: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('error', (error) => said.push(Buffer.from(error.message)))
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })
}

async function run(step: Step): Promise<Outcome> {
  const started = Date.now()
  let isGreen = false
  try {
    step.prepare?.()
    isGreen = await runCommand(step)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  const count = step.report?.() ?? {
    passed: isGreen ? 1 : 0,
    failed: isGreen ? 0 : 1,
    skipped: 0,
    failures: [],
    files: [],
  }
  // A runner that crashed before it wrote its report has failed.
  if (!isGreen && count.failed === 0) count.failed = 1
  if (isGreen && step.report && count.passed === 0) count.failed = 1
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`\n== ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n`)
  return { step: step.name, ...count }
}

async function runLane(lane: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of lane) outcomes.push(await run(step))
  return outcomes
}

function sum(outcomes: readonly Outcome[]): Count {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of outcomes) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** Prints what failed, how long each step took, and the counts. This comes last, because logs are often cut to their end. */
function sumUp(outcomes: readonly Outcome[]): void {
  for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(failure.slice(0, 400))
  const slowest = outcomes
    .flatMap(({ files }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
  if (slowest.length > 0)
    console.log(`Slowest files: ${slowest.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`).join(', ')}`)
  const red = outcomes.filter(({ failed }) => failed > 0).map(({ step }) => step)
  if (red.length > 0) console.log(`Failed: ${red.join(', ')}`)
  const { passed, failed, skipped } = sum(outcomes)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 ? 1 : 0
}

mkdirSync(OUTPUT, { recursive: true })
const only = process.argv.indexOf('--only')
const isChosen = ({ name }: Step) => only < 0 || process.argv.slice(only + 1).includes(name)
const outcomes: Outcome[] = []
for (const stage of stagesOf(only >= 0 || process.argv.includes('--all')))
  outcomes.push(...(await Promise.all(stage.map((lane) => runLane(lane.filter(isChosen))))).flat())
sumUp(outcomes)
