/**
 * `npm run crawl -- URL`: visits every page of a running shop in every language, from its sitemaps and home pages along every internal link,
 * and checks each page by itself and against the others. Exits with 1 when a fault is not explained in exceptions.ts. docs/crawl.md.
 */
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { ask } from './client'
import { Crawl } from './crawl'
import { EXCEPTIONS } from './exceptions'
import { checkFeeds } from './feeds'
import { HtmlValidity, whyNoValidity } from './html-validity'
import { type Options, readOptions } from './options'
import { printReport } from './report'
import { readRobots } from './robots'
import { checkAlternates, checkCanonicals, checkSitemap, checkTargets, checkTwins } from './site-checks'
import { readSitemaps } from './sitemaps'
import { Tally } from './tally'

/** Ctrl-C ends the walk; the report of what was visited follows. npm and tsx each pass the signal on, so it comes more than once. */
const stopping = new AbortController()
process.on('SIGINT', () => stopping.abort())

async function validityOf(
  options: Options,
  onChecked: (address: string, messages: readonly string[]) => void,
): Promise<HtmlValidity | null> {
  if (!options.isHtmlChecked) return null
  const why = await whyNoValidity()
  if (why !== null) console.log(why)
  return why === null ? new HtmlValidity(onChecked) : null
}

async function crawlShop(options: Options): Promise<boolean> {
  const start = performance.now()
  const tally = new Tally(EXCEPTIONS)
  const first = await ask(`${options.origin}/robots.txt`)
  if (first.status !== 200) {
    console.error(`${options.origin}/robots.txt answers ${first.status || 'nothing'}: is the shop running?`)
    return false
  }
  const robots = readRobots(first.body)
  const index = robots.sitemaps[0] ?? `${options.origin}/sitemap.xml`
  const entries = await readSitemaps(index, tally)
  const others = LANGUAGES.filter((language) => !options.languages.includes(language))
  const validity = await validityOf(options, (address, messages) => {
    const kind = crawl.visits.get(address)?.place.kind ?? 'other'
    tally.checked('HTML is valid', { kind, address }, messages)
  })
  const crawl: Crawl = new Crawl(
    {
      origin: options.origin,
      languages: options.languages,
      sampled: new Map<Language, number>(others.map((language) => [language, options.every])),
      width: options.width,
      validity,
      areFilesChecked: options.areFilesChecked,
      onProgress: (line) => console.error(line),
      signal: stopping.signal,
    },
    tally,
    entries,
  )
  await crawl.run()
  await checkFeeds(options.origin, first.body, tally)
  if (stopping.signal.aborted) console.log('Stopped: this is the report of a part of the shop.')
  const { visits } = crawl
  checkTwins(visits, tally)
  checkCanonicals(visits, tally)
  checkAlternates(visits, tally)
  checkSitemap(entries, visits, robots.isOpen, tally)
  checkTargets(crawl.targets, visits, tally)
  console.log(
    `${visits.size} addresses visited of ${options.origin} (whole: ${options.languages.join(', ')}${options.every > 0 ? `; every ${options.every}th entry of: ${others.join(', ')}` : ''}), ${entries.length} sitemap entries, ${crawl.targets.size} targets of links, ${crawl.assets.size} files; ${crawl.rule.skipped} addresses with a query skipped by the rule, ${crawl.outside} links to other sites not followed; ${Math.round((performance.now() - start) / 1000)} s`,
  )
  printReport(tally, EXCEPTIONS)
  return tally.faults.length === 0 && !stopping.signal.aborted
}

async function main(): Promise<void> {
  const options = (() => {
    try {
      return readOptions(process.argv.slice(2))
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      return null
    }
  })()
  if (!options || !(await crawlShop(options))) process.exitCode = 1
}

await main()
