import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { CONTENT_NAMES } from '@/lib/market/paths'

import { inRepository } from '../../support/in-repository'

const LAW = readFileSync('docs/law.md', 'utf8')
const NAMES: ReadonlySet<string> = new Set(CONTENT_NAMES)

/** The rows of the one table of duties: number, duty, source, countries, where met, tests, open questions. */
const rows = LAW.split('\n')
  .filter((line) => /^\| \d+\.\d+ \|/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))

describe('issue 15 docs/law.md', () => {
  it('is one table in order, each row with a source, a place and a test', () => {
    expect(rows.length).toBeGreaterThan(40)
    const numbers = rows.map(([no = '']) => no)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })))
    for (const row of rows) {
      expect([row[0], row.length]).toEqual([row[0], 7])
      for (const cell of row) expect([row[0], cell]).not.toEqual([row[0], ''])
    }
  })

  it('names only tests that exist', () => {
    for (const [no, , , , , tests = ''] of rows)
      for (const test of tests.split(', '))
        expect([no, test, /\.(test\.tsx?|spec\.ts)$/.test(test) && inRepository(test)]).toEqual([no, test, true])
  })

  it('names only content pages that exist, and every legal one', () => {
    const named = new Set<string>()
    for (const [no, , , , where = ''] of rows)
      for (const [, list = ''] of where.matchAll(/pages? ((?:`[\w-]+`(?:, | and )?)+)/g))
        for (const [, name = ''] of list.matchAll(/`([\w-]+)`/g)) {
          expect([no, name, NAMES.has(name)]).toEqual([no, name, true])
          named.add(name)
        }
    const legal = CONTENT_NAMES.filter((name) =>
      /^(?:terms|imprint|privacy|cookies|accessibility|ranking|returns|delivery|payment-methods|responsibility)$/.test(
        name,
      ),
    )
    expect(legal.filter((name) => !named.has(name))).toEqual([])
  })
})
