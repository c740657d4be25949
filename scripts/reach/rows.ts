/** The tables docs/spec/coverage-*.md: statement, what the shop does, the tests that show it. */
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'docs/spec'

export interface Row {
  readonly id: string
  readonly text: string
  readonly tests: readonly string[]
}

/** The names of the tables' files. */
export const coverageFiles = () => readdirSync(FOLDER).filter((name) => /^coverage-\d.*\.md$/.test(name))

export function rowsOf(file: string): Row[] {
  return readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, text = '', tests = ''] = /^\| ([PBD]\d+\.\d+) \| (.*) \| ([^|]*) \|$/.exec(line) ?? []
      return id ? [{ id, text, tests: tests.split(',').map((test) => test.trim().replace(/^`|`$/g, '')) }] : []
    })
}

const numberOf = (id: string) => id.slice(1).split('.').map(Number)

/** Does a text name a statement: by itself or within a range (D4.01–D4.05)? */
export function names(text: string, id: string): boolean {
  if (new RegExp(`${id.replace('.', '\\.')}(?!\\d)`).test(text)) return true
  const [chapter, place = 0] = numberOf(id)
  return [...text.matchAll(/([PBD]\d+\.\d+)–([PBD]\d+\.\d+)/g)].some(([, from = '', to = '']) => {
    const [[first, low = 0], [last, high = 0]] = [numberOf(from), numberOf(to)]
    return (
      from[0] === id[0] && to[0] === id[0] && first === chapter && last === chapter && low <= place && place <= high
    )
  })
}
