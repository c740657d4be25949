/**
 * `npm run bench`: speed and page weight of a production build on this machine. Every printed number is from this run. Runs below
 * `with-database.ts`, like `npm run dev`. Exits with 1 when a budget of docs/measurements.md is exceeded.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isDemo, loadConfig } from '../lib/environment'
import { logProgress } from '../lib/progress'
import { seedDemo } from '../lib/shop-database'
import { cspViolations, findChromium } from './chromium'
import { measureLighthouse, type Scores } from './lighthouse'
import { type Load, measureLoad, medianLoad } from './load'
import { BUDGET, type BenchOptions, readOptions } from './options'
import { freePort, type Measured, startMeasured } from './processes'
import { steadyState } from './steady'
import { kb, table } from './table'
import { findTargets, html, links, type Targets } from './targets'
import { weigh, weighAll } from './weight'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const failures: string[] = []

function build(): void {
  if (existsSync('.next/BUILD_ID')) return
  console.log('No production build yet: building.')
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })
}

async function startShop(): Promise<{ door: Measured; plain: Measured }> {
  const door = await startMeasured('front door', ['--import', 'tsx', 'server/start.ts'], await freePort(), '/readyz')
  const port = await freePort()
  try {
    const plain = await startMeasured('next start', [next, 'start', '-H', 'localhost', '-p', String(port)], port, '/', {
      NODE_ENV: 'production',
    })
    return { door, plain }
  } catch (error) {
    await door.stop()
    throw error
  }
}

/** Starts a server that answers every request with this page, which it reads from a file in the folder. */
async function startBare(folder: string, page: string): Promise<Measured> {
  const file = join(folder, 'page.gz')
  writeFileSync(file, gzipSync(page))
  return startMeasured('bare node:http', [join(import.meta.dirname, 'bare-server.mjs'), file], await freePort(), '/')
}

/** Measures one page on the three servers in turn, several times, so that a slow moment of the machine affects all three. */
async function measurePage(servers: Measured[], path: string, options: BenchOptions): Promise<Map<string, Load>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const bare = await startBare(folder, await html(servers[0]?.origin ?? '', path))
  try {
    const all = [...servers, bare]
    const rounds = new Map<string, Load[]>(all.map((server) => [server.name, []]))
    for (const server of all) await measureLoad(server, path, { ...options, seconds: 1 })
    for (let i = 0; i < options.rounds; i += 1) {
      for (const server of all) rounds.get(server.name)?.push(await measureLoad(server, path, options))
    }
    return new Map([...rounds].map(([name, loads]) => [name, medianLoad(loads)]))
  } finally {
    await bare.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function speed(servers: Measured[], targets: Targets, options: BenchOptions): Promise<void> {
  console.log(
    `\nSpeed of pages that are in the cache (gzip, ${options.connections} connections, ${options.rounds} × ${options.seconds} s in turn, medians)\n`,
  )
  const rows: string[][] = []
  for (const page of ['group', 'product', 'variant'] as const) {
    const results = await measurePage(servers, targets[page], options)
    const floor = results.get('bare node:http')?.perSecond ?? 0
    for (const [name, load] of results) {
      const cpu = load.cpu === null ? '–' : `${load.cpu.toFixed(3)} ms`
      rows.push([
        page,
        name,
        load.perSecond.toFixed(0),
        `${load.p50} ms`,
        `${load.p99} ms`,
        cpu,
        (load.perSecond / floor).toFixed(2),
        String(load.bad),
      ])
      if (load.bad > 0) failures.push(`${page} on ${name}: ${load.bad} requests failed under load`)
    }
  }
  console.log(table(['page', 'server', 'requests/s', 'p50', 'p99', 'CPU/request', 'of bare', 'failed'], rows))
}

async function weights(origin: string, targets: Targets): Promise<void> {
  console.log('\nWeight (gzip; scripts that the HTML names, without the noModule polyfill)\n')
  const rows: string[][] = []
  for (const [page, path] of Object.entries(targets)) {
    const weight = await weigh(origin, path)
    rows.push([page, path, kb(weight.htmlGzip), kb(weight.scriptGzip), String(weight.scripts)])
    if (page !== 'checkout' && weight.scriptGzip > BUDGET.scriptGzip)
      failures.push(`${path}: ${kb(weight.scriptGzip)} of script, budget ${kb(BUDGET.scriptGzip)}`)
    if (page === 'group' && weight.htmlGzip > BUDGET.groupHtmlGzip)
      failures.push(`${path}: ${kb(weight.htmlGzip)} of HTML, budget ${kb(BUDGET.groupHtmlGzip)}`)
  }
  console.log(table(['page', 'path', 'HTML', 'script', 'files'], rows))
  await spread(origin)
  const count = new Set(links(await html(origin, targets.group)).map((link) => link.split('?', 1)[0])).size
  console.log(
    `\nBudget: script ≤ ${kb(BUDGET.scriptGzip)} (checkout has none), group page (${BUDGET.groupCards} cards) ≤ ${kb(BUDGET.groupHtmlGzip)} of HTML; the group page measured links to ${count} addresses.`,
  )
}

/** The HTML of all products and lists: the page that a table of a few does not show. */
async function spread(origin: string): Promise<void> {
  const budgets = { products: BUDGET.productHtmlGzip, groups: BUDGET.listHtmlGzip }
  const rows: string[][] = []
  for (const { kind, count, median, worst } of await weighAll(origin, 'fi')) {
    rows.push([
      kind,
      String(count),
      kb(median),
      worst.map(({ path, htmlGzip }) => `${kb(htmlGzip)} ${path}`).join(', '),
    ])
    const [largest] = worst
    if (largest && largest.htmlGzip > budgets[kind])
      failures.push(`${largest.path}: ${kb(largest.htmlGzip)} of HTML, budget ${kb(budgets[kind])}`)
  }
  console.log(`\n${table(['HTML of all', 'pages', 'median', 'largest'], rows)}`)
}

async function browser(origin: string, targets: Targets, options: BenchOptions): Promise<void> {
  const chrome = findChromium()
  if (!chrome) {
    failures.push('No Chromium was found, so the policy was not tried: set CHROME_PATH')
    return
  }
  const paths = Object.values(targets)
  const refused = await cspViolations(chrome, origin, paths)
  console.log(
    `\nContent-Security-Policy: ${refused.length} violations on ${paths.length} pages with a click and Back on each.`,
  )
  for (const message of refused) console.log(`  ${message}`)
  if (refused.length > BUDGET.cspViolations)
    failures.push(`${refused.length} violations of the Content-Security-Policy`)
  if (options.lighthouse) await phone(origin, targets, chrome)
}

const LIGHTHOUSE_RUNS = 5
/** What the machine itself takes: a page with a heading and a sentence. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width"></head><body><h1>Page</h1><p>Text</p></body></html>'

async function phone(origin: string, targets: Targets, chrome: string): Promise<void> {
  console.log(`\nLighthouse, phone, the pages in turn, median of ${LIGHTHOUSE_RUNS}\n`)
  const pages = ['home', 'group', 'product', 'checkout'] as const
  const shop = pages.map((page) => ({ url: origin + targets[page], isIndexed: page !== 'checkout' }))
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const empty = await startBare(folder, EMPTY_PAGE)
  try {
    const scores = await measureLighthouse(
      [...shop, { url: `${empty.origin}/`, isIndexed: true }],
      chrome,
      LIGHTHOUSE_RUNS,
    )
    const rows = [...pages, 'an empty page'].map((page, place) => lighthouseRow(page, scores[place]))
    console.log(table(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS'], rows))
  } finally {
    await empty.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const lighthouseRow = (page: string, scores: Scores | undefined): string[] =>
  scores === undefined
    ? [page]
    : [
        page,
        String(scores.performance),
        String(scores.accessibility),
        String(scores['best-practices']),
        String(scores.seo),
        `${scores.lcp.toFixed(0)} ms`,
        `${scores.tbt.toFixed(0)} ms`,
        scores.cls.toFixed(3),
      ]

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const config = loadConfig('production')
  build()
  if (config.databaseUrl !== null && isDemo(config)) await seedDemo(config.databaseUrl, logProgress)
  const { door, plain } = await startShop()
  let targets: Targets
  try {
    console.log(
      `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load generator on the same machine`,
    )
    targets = await findTargets(door.origin, options, BUDGET.groupCards)
    for (const [page, path] of Object.entries(targets)) console.log(`  ${page}: ${path}`)
    if (!options.steadyOnly) {
      await weights(door.origin, targets)
      await speed([door, plain], targets, options)
      await browser(door.origin, targets, options)
    }
  } finally {
    await Promise.all([door.stop(), plain.stop()])
  }
  await steadyState(targets, options, failures)
}

run().then(
  () => {
    if (failures.length === 0) return console.log('\nWithin budget.')
    console.log(`\nAbove budget:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
    process.exitCode = 1
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
