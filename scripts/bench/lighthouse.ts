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
    // A Finnish shopper: the browser's own English would measure the way to another language as well.
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

/**
 * Lighthouse for phones, `times` times, number by number the middle one. A page that search engines are kept from (design: cart and checkout)
 * is not judged by whether they may index it.
 */
export async function measureLighthouse(
  url: string,
  chrome: string,
  times: number,
  isIndexed: boolean,
): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
  try {
    const all: Scores[] = []
    for (let i = 0; i < times; i += 1) {
      const output = join(folder, `${i}.json`)
      // Now and then the browser loses its own recording; that says nothing of the page.
      await run(url, chrome, output, isIndexed).catch(() => run(url, chrome, output, isIndexed))
      all.push(scoresOf(JSON.parse(readFileSync(output, 'utf8')) as Report))
    }
    const names = Object.keys(all[0] ?? {}) as (keyof Scores)[]
    return Object.fromEntries(
      names.map((name) => [name, median(all.map((scores) => scores[name]))]),
    ) as unknown as Scores
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
