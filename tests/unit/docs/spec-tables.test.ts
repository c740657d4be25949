import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = readdirSync('docs').filter((name) => /^spec-\d.*\.md$/.test(name))

interface Row { id: string; text: string; tests: string[] }

function rows(file: string): Row[] {
  return readFileSync(`docs/${file}`, 'utf8').split('\n').flatMap((line) => {
    const [, id, text, tests] = /^\| ([PBD]\d+\.\d+) \| (.*) \| ([^|]*) \|$/.exec(line) ?? []
    return id ? [{ id, text: text ?? '', tests: (tests ?? '').split(',').map((test) => test.trim().replace(/^`|`$/g, '')) }] : []
  })
}

describe('tables of the specification', () => {
  it.each(files)('%s: every row says what we do and names tests that exist', (file) => {
    const all = rows(file)
    expect(all.length).toBeGreaterThan(0)
    for (const { id, text, tests } of all) {
      expect([id, text.trim() !== '']).toEqual([id, true])
      for (const test of tests) expect([id, test, existsSync(test)]).toEqual([id, test, true])
    }
  })
})
