import { describe, expect, it } from 'vitest'
import { callInputs, unmeasuredCalls } from '@/scripts/bench/costs/inputs'
import { median, medianLoad } from '@/scripts/bench/load'
import { readOptions } from '@/scripts/bench/options'
import { flatness } from '@/scripts/bench/soak-verdict'
import { kb, table } from '@/scripts/bench/table'
import { links, productLinks } from '@/scripts/bench/targets'
import { scriptSources } from '@/scripts/bench/weight'
import { deferScripts } from '@/server/defer-scripts'

describe('bench', () => {
  it('takes the middle of the rounds, number by number', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0])
    const round = (perSecond: number, cpu: number | null) => ({ perSecond, p50: perSecond, p99: 1, cpu, bad: 1 })
    expect(medianLoad([round(10, 2), round(30, null), round(20, 4)])).toEqual({
      perSecond: 20,
      p50: 20,
      p99: 1,
      cpu: 3,
      bad: 3,
    })
  })

  it('counts each script of a modern browser once', () => {
    const page =
      '<script src="/a.js" async=""></script><script src="/p.js" noModule=""></script><script>x()</script><script async src="/a.js"></script><script src="/b.js"></script>'
    expect(scriptSources(page)).toEqual(['/a.js', '/b.js'])
    expect(scriptSources(deferScripts('<head></head><script src="/_next/static/c.js" async=""></script>'))).toEqual([
      '/_next/static/c.js',
    ])
  })

  it('issue 14: every public call has an input that its cost is measured with', () => {
    const shop = { variants: [1], models: [1], products: ['a/b'], brands: ['a'], groups: ['a'] }
    expect(unmeasuredCalls(callInputs(shop))).toEqual([])
  })

  it('finds products among the links of a page', () => {
    const page =
      '<a href="/halti/x/?color=a&amp;size=M">x</a><a href="/halti/">brand</a><a href="/teltat/y/">group</a><a href="https://else/">out</a>'
    expect(links(page)).toEqual(['/halti/x/?color=a&size=M', '/halti/', '/teltat/y/'])
    expect(productLinks(page, new Set(['halti']))).toEqual(['/halti/x/?color=a&size=M'])
  })

  it('reads its options and refuses what it does not know', () => {
    expect(readOptions(['--quick', '--group=/a/'])).toMatchObject({
      quick: true,
      lighthouse: false,
      group: '/a/',
      rounds: 1,
    })
    expect(readOptions(['--no-lighthouse'])).toMatchObject({ lighthouse: false, rounds: 3, steadyOnly: false })
    expect(readOptions(['--steady']).steadyOnly).toBe(true)
    expect(() => readOptions(['--fast'])).toThrow('--fast is not known')
    expect(() => readOptions(['--rounds=x'])).toThrow('--rounds must be a number')
  })

  it('calls a long run flat when memory and times stay, not when one rises or an answer fails', () => {
    const run = (rise: (n: number) => number, failed = 0) =>
      flatness(
        Array.from({ length: 30 }, (_, n) => ({
          rss: 400 + rise(n),
          heap: 200,
          p95: { crawler: 40, shopper: 50, order: 300 },
          failed: n === 3 ? failed : 0,
        })),
      )
    // Caches fill in the first third.
    expect(run((n) => Math.min(n, 9) * 40).isFlat).toBe(true)
    expect(run((n) => n * 20).isFlat).toBe(false)
    expect(
      run((n) => n * 20)
        .rows.find(([name]) => name === 'rss MB')
        ?.at(-1),
    ).toBe('no')
    expect(run(() => 0, 1).isFlat).toBe(false)
    expect(flatness([]).isFlat).toBe(false)
  })

  it('aligns its tables', () => {
    expect(
      table(
        ['page', 'size'],
        [
          ['a', kb(1024)],
          ['bb', kb(20480)],
        ],
      ),
    ).toBe('page     size\n----  -------\na      1.0 KB\nbb    20.0 KB')
  })
})
