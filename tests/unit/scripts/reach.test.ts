import { describe, expect, it } from 'vitest'

import { Graph } from '@/scripts/reach/graph'
import { names } from '@/scripts/reach/rows'
import { testsOf } from '@/scripts/reach/uses'

const edge = (from: string, to: string, isType = false) => ({ from, to, written: to, isType })
const edges = [
  edge('app/page.tsx', 'lib/used.ts'),
  edge('lib/used.ts', 'lib/type.ts', true),
  edge('tests/unit/a.test.ts', 'lib/alone.ts'),
  edge('tests/unit/a.test.ts', 'tests/support/b.ts'),
  edge('tests/support/b.ts', 'lib/used.ts'),
  edge('lib/alone.ts', 'lib/used.ts'),
]
const files = [
  'app/page.tsx',
  'lib/used.ts',
  'lib/type.ts',
  'lib/alone.ts',
  'tests/unit/a.test.ts',
  'tests/support/b.ts',
]

describe('what is loaded by whom', () => {
  const graph = new Graph(files, edges)

  it('production loads what its entries import, except for types', () => {
    expect([...graph.production].sort()).toEqual(['app/page.tsx', 'lib/used.ts'])
  })

  it('a test leads to production directly or behind files of the tests, not behind a file that only tests load', () => {
    expect(graph.leadsToProduction('lib/used.ts')).toBe(true)
    expect(graph.leadsToProduction('tests/support/b.ts')).toBe(true)
    expect(graph.leadsToProduction('lib/alone.ts')).toBe(false)
  })

  it('counts the files of production that no test loads', () => {
    expect(graph.untested()).toEqual(['app/page.tsx'])
    expect(new Graph(files, edges.slice(0, 2)).untested()).toEqual(['app/page.tsx', 'lib/used.ts'])
  })
})

describe('what a test uses', () => {
  const text = `
    import { a } from '@/a'
    import { type T, b } from './b'
    import type { C } from './c'
    import * as d from './d'
    import unused from './unused'
    const TABLE = ['B1.01'] as const
    const help = () => nested()
    function nested() { return b }
    let page
    beforeAll(() => { page = d.render() })
    describe('D4.01–D4.03 group', () => {
      it.each(TABLE)('%s names', (id) => expect(help(id)).toBe(1))
      it('P1.01 own', async () => { expect(a).toBe(await import('./late')) }, 500)
      test('P1.02 page', () => expect(page as C).toBe(1))
    })`
  const [table, own, page] = testsOf('x.test.ts', text).map(({ texts, modules }) => ({ texts, modules: [...modules] }))

  it('follows the helpers of its file, and the names of tables and groups', () => {
    expect(table?.modules).toEqual(['./b'])
    expect(table?.texts).toEqual(expect.arrayContaining(['B1.01', '%s names', 'D4.01–D4.03 group']))
  })

  it('knows late imports, and values that are assigned before the test', () => {
    expect(own?.modules.sort()).toEqual(['./late', '@/a'])
    expect(page?.modules).toEqual(['./d'])
    expect(page?.texts).not.toContain('P1.01 own')
  })

  it('a statement is named by itself or within a range', () => {
    expect([names('P1.1 x', 'P1.1'), names('P1.10', 'P1.1'), names('P2.1', 'P1.1')]).toEqual([true, false, false])
    expect([names('D4.01–D4.03', 'D4.02'), names('D4.01–D4.03', 'D4.04')]).toEqual([true, false])
  })
})
