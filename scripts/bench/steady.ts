/**
 * The steady state of the caches: a page fresh, aged, just after one of its tags was invalidated, and with more pages than the caches hold.
 * Age must not make a page slower (docs/decisions/0003-finished-pages-in-memory.md).
 */
import { sql } from 'drizzle-orm'

import { closePools, db, setDatabase } from '@/lib/backend/platform/database/pool'
import { CHANNEL } from '@/lib/backend/platform/cache/notify'
import { tag } from '@/lib/cache/tags'

import { ask, percentile, sitemapPaths } from './ask'
import { median } from './load'
import { BUDGET, type BenchOptions } from './options'
import { freePort, type Measured, startMeasured } from './processes'
import { table } from './table'
import type { Targets } from './targets'

const CONNECTIONS = 16
const SECONDS = 3
/** Older than a cache between us and a page may be for minutes, and older than every limit of age in the shop. */
const AGES = { 'aged 10 min': 600_000, 'aged 1 day': 86_400_000 } as const
/** Pages for the comparison with small caches, in which a fraction of them has room. */
const MANY = 60
const SMALL = { SHOP_PAGE_CACHE_MB: '1', SHOP_NEXT_CACHE_MB: '4' }

interface Sample {
  perSecond: number
  /** Requests for each second of the server's processor time: other work on the machine does not change it. */
  perCpuSecond: number
  p95: number
  /** ms until the first answer. */
  first: number
  bad: number
}

/** Loads the paths, at random, with CONNECTIONS visitors who wait for each answer. */
async function visit({ origin, cpu }: Measured, paths: readonly string[]): Promise<Sample> {
  const cpuBefore = cpu()
  const first = await ask(origin, paths[0] ?? '/')
  const times: number[] = []
  let bad = first.status === 200 ? 0 : 1
  const start = performance.now()
  const visitor = async () => {
    while (performance.now() - start < SECONDS * 1_000) {
      const { status, ms } = await ask(origin, paths[Math.floor(Math.random() * paths.length)] ?? '/')
      times.push(ms)
      if (status !== 200) bad += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  const perSecond = times.length / ((performance.now() - start) / 1_000)
  const cpuAfter = cpu()
  const isKnown = cpuBefore !== null && cpuAfter !== null && cpuAfter > cpuBefore
  const perCpuSecond = isKnown ? (times.length + 1) / ((cpuAfter - cpuBefore) / 1_000) : perSecond
  return { perSecond, perCpuSecond, p95: percentile(times, 0.95), first: first.ms, bad }
}

const start = (name: string, env: Record<string, string> = {}) =>
  freePort().then((port) =>
    startMeasured(
      name,
      ['--import', './scripts/bench/moved-clock.mjs', '--import', 'tsx', 'server/start.ts'],
      port,
      '/readyz',
      { MOVE_CLOCK_MS: Object.values(AGES).join(), ...env },
    ),
  )

/** Invalidates a tag that every page has, as a change of data does. */
const invalidateEveryPage = () =>
  db().execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify([tag.settings])}::text)`)

/** Waits until the server is idle: a renewal behind, one rendering for each page and hour, is not part of the next sample. */
async function idle({ cpu }: Measured): Promise<void> {
  for (let i = 0; i < 20; i += 1) {
    const before = cpu() ?? 0
    await new Promise((resolve) => setTimeout(resolve, 250))
    if ((cpu() ?? 0) - before < 50) return
  }
}

type State = 'fresh' | keyof typeof AGES | 'tag invalidated'

/** One round of a page: each state in turn, so that a slow moment of the machine affects all of them. */
async function round(fresh: Measured, aged: Measured, path: string): Promise<Record<State, Sample>> {
  for (const { origin } of [fresh, aged]) for (let i = 0; i < 2; i += 1) await ask(origin, path)
  const move = async () => {
    process.kill(aged.pid, 'SIGUSR2')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { ms } = await ask(aged.origin, path)
    await idle(aged)
    return { ...(await visit(aged, [path])), first: ms }
  }
  // In the order of AGES: each signal moves the clock by the next of them.
  const samples = { fresh: await visit(fresh, [path]), 'aged 10 min': await move(), 'aged 1 day': await move() }
  await invalidateEveryPage()
  const invalidated = await visit(aged, [path])
  // Each invalidation is repeated after two seconds (lib/cache/tag-clock.mjs); it must not fall into the next sample.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  return { ...samples, 'tag invalidated': invalidated }
}

function row(page: string, state: State, rounds: readonly Record<State, Sample>[], failures: string[]): string[] {
  const of = (read: (sample: Sample) => number) => median(rounds.map((one) => read(one[state])))
  const ratio = median(rounds.map((one) => one[state].perCpuSecond / one.fresh.perCpuSecond))
  const bad = rounds.reduce((sum, one) => sum + one[state].bad, 0)
  if (bad > 0) failures.push(`${page}, ${state}: ${bad} requests failed`)
  if (state in AGES && ratio < BUDGET.agedShare)
    failures.push(`${page}, ${state}: ${ratio.toFixed(2)} of a fresh page, budget ${BUDGET.agedShare}`)
  return [
    page,
    state,
    of((sample) => sample.perSecond).toFixed(0),
    of((sample) => sample.perCpuSecond).toFixed(0),
    `${of((sample) => sample.p95).toFixed(1)} ms`,
    `${of((sample) => sample.first).toFixed(1)} ms`,
    ratio.toFixed(2),
  ]
}

/** The same pages in caches that hold all of them, and in caches that hold a part. Returns the rows of the table. */
async function manyPages(large: Measured, paths: readonly string[], rounds: number): Promise<string[][]> {
  const small = await start('small caches', SMALL)
  try {
    for (const { origin } of [large, small]) for (const path of paths) await ask(origin, path)
    const samples: { large: Sample; small: Sample }[] = []
    for (let i = 0; i < rounds; i += 1)
      samples.push({ large: await visit(large, paths), small: await visit(small, paths) })
    return (['large', 'small'] as const).map((size) => [
      `${paths.length} products`,
      size === 'large'
        ? 'all in the cache'
        : `caches of ${SMALL.SHOP_PAGE_CACHE_MB} and ${SMALL.SHOP_NEXT_CACHE_MB} MB`,
      median(samples.map((one) => one[size].perSecond)).toFixed(0),
      median(samples.map((one) => one[size].perCpuSecond)).toFixed(0),
      `${median(samples.map((one) => one[size].p95)).toFixed(1)} ms`,
      '–',
      median(samples.map((one) => one[size].perCpuSecond / one.large.perCpuSecond)).toFixed(2),
    ])
  } finally {
    await small.stop()
  }
}

/** Measures and prints the table; appends to `failures` where an aged page is slower than the budget allows. */
export async function steadyState(targets: Targets, options: BenchOptions, failures: string[]): Promise<void> {
  await setDatabase({ url: process.env.DATABASE_URL ?? '' })
  const fresh = await start('fresh')
  const aged = await start('aged').catch(async (error: unknown) => {
    await fresh.stop()
    throw error
  })
  try {
    const paths = await sitemapPaths(fresh.origin)
    const brand = `/${targets.product.split('/')[1] ?? ''}/`
    const states: State[] = ['fresh', 'aged 10 min', 'aged 1 day', 'tag invalidated']
    const rows: string[][] = []
    for (const [page, path] of Object.entries({ ...targets, brand })) {
      const rounds: Record<State, Sample>[] = []
      for (let i = 0; i < options.rounds; i += 1) rounds.push(await round(fresh, aged, path))
      rows.push(...states.map((state) => row(page, state, rounds, failures)))
    }
    const products = paths.filter((path) => path.split('/').length === 4 && path.startsWith('/') && !path.includes('?'))
    rows.push(...(await manyPages(fresh, products.slice(0, MANY), options.rounds)))
    console.log(
      `\nSteady state (gzip, ${CONNECTIONS} visitors, ${options.rounds} × ${SECONDS} s in turn, medians; the aged server's clock is moved)\n`,
    )
    console.log(table(['page', 'state', 'requests/s', 'per CPU second', 'p95', 'first answer', 'of fresh'], rows))
  } finally {
    await Promise.all([fresh.stop(), aged.stop()])
    await closePools()
  }
}
