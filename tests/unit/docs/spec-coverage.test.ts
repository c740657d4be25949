import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { coverageFiles, names, rowsOf } from '@/scripts/reach/rows'

import { inRepository } from '../../support/in-repository'

const files = coverageFiles()

/** Is `id` said to be tested in a file: in the name of a test or of its cases? */
const isNamedIn = (test: string, id: string): boolean =>
  readFileSync(test, 'utf8')
    .split('\n')
    .some((line) => /['"`]/.test(line) && !line.trimStart().startsWith('//') && names(line, id))

describe('tables of the specification', () => {
  it.each(files)('%s: every row says what we do and names tests that exist', (file) => {
    const all = rowsOf(file)
    expect(all.length).toBeGreaterThan(0)
    for (const { id, text, tests } of all) {
      expect([id, text.trim() !== '']).toEqual([id, true])
      for (const test of tests) expect([id, test, inRepository(test)]).toEqual([id, test, true])
    }
  })

  it.each(files)('%s: every test that a row names has the number in a name', (file) => {
    expect(
      rowsOf(file).flatMap(({ id, tests }) =>
        tests.filter((test) => existsSync(test) && !isNamedIn(test, id)).map((test) => `${id} ${test}`),
      ),
    ).toEqual([])
  })

  it.each(files)('%s: rows are sorted by number, each once', (file) => {
    const ids = rowsOf(file).map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  })
})
