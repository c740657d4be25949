import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { inRepository } from '../../support/in-repository'

const files = readdirSync('docs/spec').filter((name) => /^coverage-\d.*\.md$/.test(name))

interface Row {
  id: string
  text: string
  tests: string[]
}

function rows(file: string): Row[] {
  return readFileSync(`docs/spec/${file}`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, text, tests] = /^\| ([PBD]\d+\.\d+) \| (.*) \| ([^|]*) \|$/.exec(line) ?? []
      return id
        ? [{ id, text: text ?? '', tests: (tests ?? '').split(',').map((test) => test.trim().replace(/^`|`$/g, '')) }]
        : []
    })
}

const numberOf = (id: string) => id.slice(1).split('.').map(Number)

/** Is `id` said to be tested in a file: by itself or within a range (D4.01–D4.05), in the name of a test or of its cases? */
function names(test: string, id: string): boolean {
  const [chapter, place = 0] = numberOf(id)
  return readFileSync(test, 'utf8')
    .split('\n')
    .some((line) => {
      if (!/['"`]/.test(line) || line.trimStart().startsWith('//')) return false
      if (new RegExp(`${id.replace('.', '\\.')}(?!\\d)`).test(line)) return true
      return [...line.matchAll(/([PBD]\d+\.\d+)–([PBD]\d+\.\d+)/g)].some(([, from = '', to = '']) => {
        const [[first, low = 0], [last, high = 0]] = [numberOf(from), numberOf(to)]
        return (
          from[0] === id[0] && to[0] === id[0] && first === chapter && last === chapter && low <= place && place <= high
        )
      })
    })
}

describe('tables of the specification', () => {
  it.each(files)('%s: every row says what we do and names tests that exist', (file) => {
    const all = rows(file)
    expect(all.length).toBeGreaterThan(0)
    for (const { id, text, tests } of all) {
      expect([id, text.trim() !== '']).toEqual([id, true])
      for (const test of tests) expect([id, test, inRepository(test)]).toEqual([id, test, true])
    }
  })

  it.each(files)('%s: every test that a row names has the number in a name', (file) => {
    expect(
      rows(file).flatMap(({ id, tests }) =>
        tests.filter((test) => existsSync(test) && !names(test, id)).map((test) => `${id} ${test}`),
      ),
    ).toEqual([])
  })

  it.each(files)('%s: rows are sorted by number, each once', (file) => {
    const ids = rows(file).map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  })
})
