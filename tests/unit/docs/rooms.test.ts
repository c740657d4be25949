import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { circlesOf, folderGraphs } from '@/scripts/imports/folders'
import { faultsOf, readRooms } from '@/scripts/imports/rooms'
import { rulesOf } from '@/scripts/imports/rules'
import { ARCHITECTURE, withTable } from '@/scripts/imports/table'
import { inRepository } from '../../support/in-repository'

const room = (name: string, imports: string[] = []) => ({ room: name, runs: 'anywhere', holds: '', imports }) as const

describe('rooms.json', () => {
  const rooms = readRooms()

  it('lists every room once, and imports point backwards only', () => {
    expect(faultsOf(rooms)).toEqual([])
    expect(faultsOf([room('a', ['b']), room('b')])).toEqual([
      'a imports b, which stands after it: the list must be in order of imports.',
    ])
    expect(faultsOf([room('a'), room('a')])).toEqual(['a is listed twice.'])
    expect(faultsOf([room('a', ['lib/none'])])).toEqual(['a imports lib/none, which is no room.'])
  })

  it('names what exists', () => {
    expect(rooms.map(({ room: name }) => name).filter((name) => !inRepository(name))).toEqual([])
  })

  it('gives the table of docs/architecture.md', () => {
    const document = readFileSync(ARCHITECTURE, 'utf8')
    expect(document, 'run `npm run imports -- docs`').toBe(withTable(document, rooms))
  })
})

describe('import rules', () => {
  const [rule] = rulesOf([room('lib/a'), room('lib/a/inner'), room('lib/b', ['lib/a'])]).filter(
    ({ name }) => name === 'imports of lib/b',
  )
  const forbids = (to: string) => {
    const { path, pathNot } = (rule as { to: { path: string; pathNot: string } }).to
    return new RegExp(path).test(to) && !new RegExp(pathNot).test(to)
  }

  it('allow the room itself and what it lists, and nothing inside of that', () => {
    expect(['lib/b/x.ts', 'lib/a/x.ts'].map(forbids)).toEqual([false, false])
    expect(['lib/a/inner/x.ts', 'lib/c/x.ts', 'lib/ab/x.ts'].map(forbids)).toEqual([true, true, true])
  })
})

describe('circles of folders', () => {
  const edge = (from: string, to: string) => ({ from, to, isType: false })
  const circles = (...edges: [string, string][]) =>
    [...folderGraphs(edges.map(([from, to]) => edge(from, to)))].flatMap(([parent, graph]) =>
      circlesOf(graph).map((circle) => `${parent}: ${circle.join(' ')}`),
    )

  it('are found among siblings at every depth, though no file is in one', () => {
    expect(circles(['lib/a/one.ts', 'lib/b/one.ts'], ['lib/b/two.ts', 'lib/a/two.ts'])).toEqual(['lib: a b'])
    expect(circles(['x/y/a/1.ts', 'x/y/b/1.ts'], ['x/y/b/2.ts', 'x/y/c/1.ts'], ['x/y/c/2.ts', 'x/y/a/2.ts'])).toEqual([
      'x/y: a b c',
    ])
  })

  it("are found between a folder's own files and its subfolder", () => {
    expect(circles(['lib/one.ts', 'lib/a/one.ts'], ['lib/a/two.ts', 'lib/two.ts'])).toEqual(['lib: . a'])
  })

  it('are none where imports go one way', () => {
    expect(circles(['lib/a/one.ts', 'lib/b/one.ts'], ['lib/b/two.ts', 'lib/c/one.ts'])).toEqual([])
  })
})
