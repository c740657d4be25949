import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { median } from './load'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores from 0 to 100 and timings in ms (CLS without unit) of a page on a simulated phone. */
export interface Scores {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  lcp: number
  tbt: number
  cls: number
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))

function run(url: string, chrome: string, output: string, isIndexed: boolean): Promise<void> {
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    // The pages are for Finnish shoppers. Chromium's default, English, would add the time of a redirect to another language.
    '--extra-headers={"Accept-Language":"fi"}',
    '--chrome-flags=--headless=new --no-sandbox',
    ...(isIndexed ? [] : ['--skip-audits=is-crawlable']),
  ]
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 16 * 1024 * 1024 },
      (error, _out, stderr) => {
        if (error) reject(new Error(`Lighthouse failed for ${url}: ${stderr.slice(-500)}`))
        else resolve()
      },
    )
  })
}

function scoresOf(report: Report): Scores {
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => report.audits[name]?.numericValue ?? 0
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

export interface Visit {
  readonly url: string
  /** Whether search engines may index it: false for cart and checkout, where that is not measured. */
  readonly isIndexed: boolean
}

/**
 * Runs Lighthouse for phones on the pages in turn, `times` times, so that a machine that gets slower does so for all of them. Returns the
 * medians of each page's numbers.
 */
export async function measureLighthouse(visits: readonly Visit[], chrome: string, times: number): Promise<Scores[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
  try {
    const all = visits.map((): Scores[] => [])
    for (let i = 0; i < times; i += 1) {
      for (const [place, { url, isIndexed }] of visits.entries()) {
        const output = join(folder, `${i}-${place}.json`)
        // The browser sometimes loses its own recording. That is no property of the page, so the run is repeated.
        await run(url, chrome, output, isIndexed).catch(() => run(url, chrome, output, isIndexed))
        all[place]?.push(scoresOf(JSON.parse(readFileSync(output, 'utf8')) as Report))
      }
    }
    return all.map(medians)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const medians = (all: readonly Scores[]): Scores =>
  Object.fromEntries(
    (Object.keys(all[0] ?? {}) as (keyof Scores)[]).map((name) => [name, median(all.map((scores) => scores[name]))]),
  ) as unknown as Scores
