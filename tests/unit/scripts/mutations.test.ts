import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { filesOf, FOLDERS } from '@/scripts/mutations/folders'
import { describeMutant, lastLot, lotOf } from '@/scripts/mutations/sample.mjs'
import { readMayLive, verdictOf } from '@/scripts/mutations/verdict'

const SAMPLE_FILE = 'lib/complaint/pictures.ts'
const place = (line: number, start: number, end: number) => ({
  start: { line, column: start },
  end: { line, column: end },
})

describe('the sample', () => {
  const mutants = Array.from({ length: 50 }, (_, index) => ({
    fileName: `/shop/${SAMPLE_FILE}`,
    location: place(index, 0, 5),
    replacement: 'true',
  }))
  const drawn = (seed: number, size: number) => {
    const lots = mutants.map((mutant) => lotOf(seed, '/shop', mutant))
    const last = lastLot(lots, size)
    return lots.flatMap((lot, index) => (lot <= last ? [index] : []))
  }

  it('has its size, is the same for a seed and another one for another', () => {
    expect(drawn(1, 20)).toHaveLength(20)
    expect(drawn(1, 20)).toEqual(drawn(1, 20))
    expect(drawn(1, 20)).not.toEqual(drawn(2, 20))
    expect([drawn(1, 0).length, drawn(1, 99).length]).toEqual([0, 50])
  })

  it('a mutant is told by its line and by what is changed in it', () => {
    const text = readFileSync(SAMPLE_FILE, 'utf8').split('\n')
    const line = text.findIndex((one) => one.includes('export'))
    const mutant = { fileName: `${process.cwd()}/${SAMPLE_FILE}`, location: place(line, 0, 6), replacement: '' }
    expect(describeMutant(mutant, process.cwd())).toEqual({
      file: SAMPLE_FILE,
      line: line + 1,
      code: text[line]?.trim(),
      change: 'export → ',
    })
  })

  it('tables of data and files that need a database are not changed', () => {
    const files = FOLDERS.flatMap(filesOf)
    expect(files).toEqual(expect.arrayContaining(['lib/cart/rows.ts', 'lib/backend/domain/pricing/pricing.ts']))
    expect(files).not.toContain('lib/market/tables/static-paths.ts')
    expect(files).not.toContain('lib/backend/domain/orders/stock.ts')
  })
})

describe('the verdict', () => {
  const mutant = (code: string, isKilled: boolean, isDrawn = true) => ({
    ...{ file: 'lib/a.ts', line: 1, code, change: 'a → b' },
    ...{ isKilled, isDrawn },
  })
  const excuse = (code: string, file = 'lib/a.ts') => ({
    file,
    code,
    change: 'a → b',
    reason: 'the same for every input',
  })
  const mutants = [mutant('killed', true), mutant('lives', false), mutant('may', false), mutant('apart', true, false)]

  it('counts the sample only, and tells survivors from those that may live', () => {
    const verdict = verdictOf(mutants, [excuse('may')], () => true)
    expect(verdict).toMatchObject({ drawn: 3, killed: 1, excused: 1, notNeeded: [] })
    expect(verdict.survivors.map(({ code }) => code)).toEqual(['lives'])
  })

  it('names entries of the list whose mutant is killed or gone, where it was tried', () => {
    const entries = [excuse('apart'), excuse('gone'), excuse('elsewhere', 'lib/b.ts')]
    expect(verdictOf(mutants, entries, (file) => file === 'lib/a.ts').notNeeded).toEqual([
      'lib/a.ts: apart: a → b: it is killed',
      'lib/a.ts: gone: there is no such mutant',
    ])
  })

  it('every survivor that may live has a reason and a line that exists', () => {
    for (const { file, code } of readMayLive())
      expect([
        file,
        code,
        readFileSync(file, 'utf8')
          .split('\n')
          .some((line) => line.trim() === code),
      ]).toEqual([file, code, true])
  })
})
