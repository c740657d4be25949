import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { readPlaywright, readVitest } from '@/scripts/test/reports'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'reports-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function file(content: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

it('reads what passed, what failed and how long each file took from vitest', () => {
  const report = readVitest(
    file({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          name: `${process.cwd()}/tests/a.test.ts`,
          message: '',
          startTime: 1_000,
          endTime: 3_500,
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'divides', status: 'failed', failureMessages: ['expected 1 to be 2\n    at line 3'] },
          ],
        },
        {
          name: `${process.cwd()}/tests/b.test.ts`,
          message: 'Cannot find module\nstack',
          startTime: 0,
          endTime: 0,
          assertionResults: [],
        },
      ],
    }),
  )
  expect(report).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['tests/a.test.ts: divides: expected 1 to be 2', 'tests/b.test.ts: Cannot find module'],
    files: [
      { name: 'tests/a.test.ts', seconds: 2.5 },
      { name: 'tests/b.test.ts', seconds: 0 },
    ],
  })
})

it('counts a second try as passed in Playwright, and its time with the others', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const report = readPlaywright(
    file({
      stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 4 },
      suites: [
        { file: 'cart.spec.ts', specs: [spec(1_000)], suites: [{ file: 'cart.spec.ts', specs: [spec(500, 2_000)] }] },
      ],
    }),
    'tests/e2e',
  )
  expect(report).toEqual({
    passed: 3,
    failed: 1,
    skipped: 4,
    failures: [],
    files: [{ name: 'tests/e2e/cart.spec.ts', seconds: 3.5 }],
  })
})

it('finds no passed test in a report that is missing or cut off', () => {
  for (const path of [join(folder, 'none.json'), file('{"numPassedTests": 5, "testRes')]) {
    expect(readVitest(path)).toMatchObject({ passed: 0, failed: 0, files: [] })
    expect(readPlaywright(path, 'tests/e2e')).toMatchObject({ passed: 0, failed: 0, files: [] })
  }
})
