/** The walk through a running shop: from its sitemaps and home pages along every internal link. */
import { prefixFor } from '@/lib/market/market'
import type { Language } from '@/lib/market/languages'
import { originFor, type Routing } from '@/lib/market/domains'
import { type Place, Places, QueryRule, withoutAnchor } from './addresses'
import { ask, inTurn, type Answer } from './client'
import type { HtmlValidity } from './html-validity'
import { isIndexed, type PageFacts, readPage } from './page'
import * as checks from './page-checks'
import { structuredDataFaults } from './structured-data'
import type { Kept, Target, Visited } from './site-checks'
import type { Entry } from './sitemaps'
import type { Tally } from './tally'

export interface CrawlOptions {
  readonly origin: string
  readonly languages: readonly Language[]
  /** Of the entries of one sitemap of a language that is not crawled whole, every how many are visited; 0 for none. */
  readonly sampled: ReadonlyMap<Language, number>
  readonly width: number
  readonly validity: HtmlValidity | null
  readonly areFilesChecked: boolean
  readonly onProgress: (line: string) => void
  /** Ends the walk early; what was found is reported. */
  readonly signal: AbortSignal
}

/** A text on its own: a part of a long text keeps the whole of it in memory. */
const alone = (text: string) => Buffer.from(text).toString()

const keptOf = (facts: PageFacts): Kept => ({
  address: facts.address,
  title: alone(facts.titles[0] ?? ''),
  description: alone(facts.descriptions[0] ?? ''),
  canonical: alone(facts.canonicals[0] ?? ''),
  isIndexed: isIndexed(facts),
  alternates: facts.alternates.map(({ language, address }) => ({ language: alone(language), address: alone(address) })),
  ids: new Set([...facts.ids].map(alone)),
})

const PROGRESS = 250

export class Crawl {
  readonly visits = new Map<string, Visited>()
  /** Targets of links within the shop, with their anchors. */
  readonly targets = new Map<string, Target>()
  readonly assets = new Map<string, Target>()
  readonly rule = new QueryRule()
  outside = 0
  readonly #queue: string[] = []
  readonly #queued = new Set<string>()
  readonly #places: Places
  readonly #options: CrawlOptions
  readonly #tally: Tally

  constructor(options: CrawlOptions, tally: Tally, entries: readonly Entry[]) {
    this.#options = options
    this.#tally = tally
    this.#places = new Places(new Map([[options.origin, null]]))
    for (const { address, file } of entries) this.#places.list(address, file.language, file.type)
    const routing: Routing = { mode: 'prefix', origin: options.origin, domains: [] }
    for (const language of options.languages) this.#enqueue(`${originFor(routing, language)}${prefixFor(language)}/`)
    this.#enqueueSample(entries)
  }

  #enqueueSample(entries: readonly Entry[]): void {
    const counts = new Map<string, number>()
    for (const { address, file } of entries) {
      const step = this.#options.sampled.get(file.language)
      if (step === undefined) {
        this.#enqueue(address)
        continue
      }
      const key = `${file.language} ${file.type}`
      const at = counts.get(key) ?? 0
      counts.set(key, at + 1)
      if (step > 0 && at % step === 0) this.#enqueue(address, true)
    }
  }

  /** Adds an address unless it is known, of a language that is not crawled, or skipped by the rule of queries. */
  #enqueue(address: string, isChosen = false): void {
    if (this.#queued.has(address) || !this.#places.isPage(address)) return
    const place = this.#places.of(address)
    if (!isChosen && !this.#options.languages.includes(place.language)) return
    this.#queued.add(address)
    if (this.rule.follows(address, place)) this.#queue.push(address)
  }

  async run(): Promise<void> {
    const { width, signal } = this.#options
    const visit = async (address: string) => {
      await this.#visit(address, await ask(address))
      if (this.visits.size % PROGRESS === 0)
        this.#options.onProgress(
          `${this.visits.size} pages visited, ${this.#queue.length} known, ${this.#tally.faults.length} faults`,
        )
    }
    await inTurn(this.#queue, width, visit, signal)
    await this.#options.validity?.end()
    if (this.#options.areFilesChecked) await this.#checkFiles()
  }

  async #checkFiles(): Promise<void> {
    const { width, signal } = this.#options
    const check = async ([address, { from, kind }]: [string, Target]) => {
      const { status } = await ask(address)
      const details = status === 200 ? [] : [`${address} answers ${status}`]
      this.#tally.checked('picture, script or file answers', { kind, address: from }, details)
    }
    await inTurn([...this.assets], width, check, signal)
  }

  async #visit(address: string, { status, location, type, body }: Answer): Promise<void> {
    const place = this.#places.of(address)
    const isHtml = status === 200 && /^text\/html\b/.test(type)
    const facts = isHtml ? readPage(body, address) : null
    this.visits.set(address, { place, status, location, page: facts && keptOf(facts) })
    if (location !== null) this.#enqueue(withoutAnchor(location))
    if (!facts) return
    this.#check(place, facts, body)
    this.#follow(place, facts)
    await this.#options.validity?.add(address, body)
  }

  #check(place: Place, facts: PageFacts, html: string): void {
    const about = { kind: place.kind, address: facts.address }
    const { blocks, faults } = checks.readJsonLd(facts.jsonLd)
    const found: Readonly<Record<string, readonly string[]>> = {
      title: checks.titleFaults(facts),
      description: checks.descriptionFaults(facts),
      'canonical address': checks.canonicalFaults(facts),
      alternates: checks.alternateFaults(facts),
      'alternates present': checks.missingAlternates(facts),
      headings: checks.headingFaults(facts),
      lang: checks.languageFaults(facts, place.language),
      'og:image': checks.previewFaults(facts),
      'pictures have alt and size': facts.badPictures,
      'links have a text': checks.linkNameFaults(facts),
      'ids are unique': checks.idFaults(facts),
      'structured data': [...faults, ...structuredDataFaults(blocks, { kind: place.kind, url: facts.address, html })],
    }
    for (const [check, details] of Object.entries(found)) this.#tally.checked(check, about, details)
  }

  #follow({ kind }: Place, { address: from, links, assets, previews, alternates }: PageFacts): void {
    const target = { from, kind }
    for (const { address: written } of links) {
      const address = alone(written)
      if (!/^https?:/.test(address)) continue
      if (!this.#places.isOwn(address)) {
        this.outside += 1
        continue
      }
      if (!this.#places.isPage(address)) this.#asset(address, target)
      else {
        if (!this.targets.has(address)) this.targets.set(address, target)
        this.#enqueue(withoutAnchor(address))
      }
    }
    for (const { address } of alternates) if (URL.canParse(address)) this.#enqueue(alone(address))
    for (const address of [...assets, ...previews]) if (URL.canParse(address)) this.#asset(alone(address), target)
  }

  /** A picture is requested once, whatever its widths. */
  #asset(address: string, target: Target): void {
    if (!this.#places.isOwn(address)) return
    const bare = withoutAnchor(address)
    const { pathname } = new URL(bare)
    const key = pathname.startsWith('/media/') ? pathname : bare
    if (this.#queued.has(key)) return
    this.#queued.add(key)
    this.assets.set(bare, target)
  }
}
