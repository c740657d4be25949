/** Reads the reports of the test runners: numbers, failures and times. */
import { existsSync, readFileSync } from 'node:fs'

export interface Count {
  passed: number
  failed: number
  skipped: number
}
export interface Report extends Count {
  /** The failures, one line each. */
  failures: string[]
  /** Duration of each file. */
  files: { name: string; seconds: number }[]
}

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: VitestFile[]
}
interface VitestTest {
  fullName: string
  status: string
  failureMessages: string[]
}
interface VitestFile {
  name: string
  message: string
  startTime: number
  endTime: number
  assertionResults: VitestTest[]
}
interface Suite {
  file: string
  specs?: { tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}
interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
  suites?: Suite[]
}

/** A runner that crashed has written no report or an incomplete one: none of its tests counts as passed. */
function read<T extends object>(file: string): Partial<T> {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return {}
  }
}

/** Path relative to the repository's root. */
const nameOf = (path: string) => path.replace(`${process.cwd()}/`, '')

export function readVitest(file: string): Report {
  const report = read<VitestReport>(file)
  const results = report.testResults ?? []
  for (const line of results.flatMap(secondTries)) console.log(`Needed a second try: ${line}`)
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failures: results.flatMap(vitestFailures),
    files: results.map(({ name, startTime, endTime }) => ({
      name: nameOf(name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

const lineOf = (file: string, { fullName, failureMessages }: VitestTest) =>
  `${nameOf(file)}: ${fullName}: ${failureMessages[0]?.split('\n')[0] ?? ''}`

/** The tests of a file that failed first and passed then, one line each. */
const secondTries = ({ name, assertionResults }: VitestFile): string[] =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map((test) => lineOf(name, test))

/** The failures of a file, one line each. */
function vitestFailures({ name, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && message) return [`${nameOf(name)}: ${message.split('\n')[0]}`]
  return failed.map((test) => lineOf(name, test))
}

export function readPlaywright(file: string, folder: string): Report {
  const { stats = {}, suites = [] } = read<PlaywrightReport>(file)
  const flaky = stats.flaky ?? 0
  if (flaky > 0) console.log(`${flaky} end-to-end tests needed a second try.`)
  return {
    passed: (stats.expected ?? 0) + flaky,
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
    failures: [],
    files: suites.map((suite) => ({ name: `${folder}/${suite.file}`, seconds: milliseconds(suite) / 1000 })),
  }
}

/** The time of all attempts of all tests. */
function milliseconds({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(milliseconds)].reduce((sum, one) => sum + one, 0)
}
