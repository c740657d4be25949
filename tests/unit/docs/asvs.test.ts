/** docs/asvs.md: what it names exists, and its numbers are those of its rows. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { inRepository } from '../../support/in-repository'

const page = readFileSync('docs/asvs.md', 'utf8')

/** How many requirements of level 1 and 2 each chapter of version 5.0.0 has. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const VERDICTS = ['met', 'not met', 'does not apply'] as const

const rows = page.split('\n').flatMap((line) => {
  const [, id, level, text, verdict, shown] =
    /^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (met|not met|does not apply) \| ([^|]+) \|$/.exec(line) ?? []
  return id ? [{ id, level: Number(level), text: text ?? '', verdict, files: filesOf(shown ?? '') }] : []
})

function filesOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
}

const cells = (line: string) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1)
const sectionOf = (title: string) => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

describe('ASVS', () => {
  it('every line that begins with a number is a whole row', () => {
    const lines = page.split('\n## Counts')[0]?.match(/^\| \d+\.\d+\.\d+ /gm) ?? []
    expect(rows.length).toBe(lines.length)
  })

  it('every requirement of level 1 and 2 has one row, in order', () => {
    const ids = rows.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })))
    expect(CHAPTERS.map((_, index) => ids.filter((id) => id.startsWith(`${index + 1}.`)).length)).toEqual(CHAPTERS)
    expect([1, 2].map((level) => rows.filter((row) => row.level === level).length)).toEqual([70, 183])
  })

  it('every row names files or tests that exist', () => {
    for (const { id, files } of rows) expect([id, files.length > 0]).toEqual([id, true])
    expect(
      rows.flatMap(({ id, files }) => files.filter((file) => !inRepository(file)).map((file) => `${id} ${file}`)),
    ).toEqual([])
  })

  it('the counts at the end are those of the rows', () => {
    const counted = [1, 2].map((level) => {
      const own = rows.filter((row) => row.level === level)
      return [level, ...VERDICTS.map((verdict) => own.filter((row) => row.verdict === verdict).length), own.length]
    })
    const said = sectionOf('Counts')
      .split('\n')
      .filter((line) => /^\| [12] /.test(line))
      .map((line) => cells(line).map(Number))
    expect(said).toEqual(counted)
  })

  it('every requirement that is not met is in the last list, with its level and why', () => {
    const listed = sectionOf('Not met')
      .split('\n')
      .filter((line) => /^\| \d/.test(line))
      .map(cells)
    expect(listed.map(([id, level]) => [id, Number(level)])).toEqual(
      rows.filter(({ verdict }) => verdict === 'not met').map(({ id, level }) => [id, level]),
    )
    for (const [id, , why = ''] of listed) expect([id, why.length > 20]).toEqual([id, true])
  })
})
