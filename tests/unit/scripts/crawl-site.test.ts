import { describe, expect, test } from 'vitest'

import { Places, QUERIES_OF_A_KIND, QueryRule } from '@/scripts/crawl/addresses'
import { inTurn } from '@/scripts/crawl/client'
import { EXCEPTIONS } from '@/scripts/crawl/exceptions'
import { readFindings } from '@/scripts/crawl/html-validity'
import { readOptions } from '@/scripts/crawl/options'
import { groupedFaults } from '@/scripts/crawl/report'
import { readRobots } from '@/scripts/crawl/robots'
import {
  checkAlternates,
  checkCanonicals,
  checkSitemap,
  checkTargets,
  checkTwins,
  type Kept,
  type Visited,
} from '@/scripts/crawl/site-checks'
import { lastmodFaults, readSitemap } from '@/scripts/crawl/sitemaps'
import { Tally } from '@/scripts/crawl/tally'

const SHOP = 'https://shop.example'
const FI = `${SHOP}/teltat/`
const EN = `${SHOP}/en/tents/`
const BOTH = [
  { language: 'fi', address: FI },
  { language: 'en', address: EN },
  { language: 'x-default', address: EN },
]

function visit(address: string, page: Partial<Kept> | null = {}, more: Partial<Visited> = {}): [string, Visited] {
  const kept = page && {
    address,
    title: address,
    description: address,
    canonical: address,
    isIndexed: true,
    alternates: BOTH,
    ids: new Set<string>(),
    ...page,
  }
  const language = address.includes('/en/') ? 'en' : 'fi'
  return [address, { place: { language, kind: 'group' }, status: 200, location: null, page: kept, ...more }]
}

const GOOD = [visit(FI), visit(EN)]
const detailsOf = (check: (tally: Tally) => void) => {
  const tally = new Tally()
  check(tally)
  return tally.faults.map(({ check: name, detail }) => `${name}: ${detail}`)
}
const entry = (address: string, alternates = BOTH) => ({
  address,
  file: { language: 'fi' as const, type: 'groups' as const, page: 1 },
  modified: '',
  alternates,
  pictures: [],
})

describe('checks between pages', () => {
  test('texts that two pages of a language share, not those of two languages or of a page that is not indexed', () => {
    const faults = (...visits: [string, Visited][]) => detailsOf((tally) => checkTwins(new Map(visits), tally))
    const twin = { title: 'T', description: 'D' }
    expect(faults(visit(FI, twin), visit(EN, twin))).toEqual([])
    expect(faults(visit(FI, twin), visit(`${SHOP}/muut/`, twin))).toHaveLength(2)
    expect(faults(visit(FI, twin), visit(`${SHOP}/muut/`, { ...twin, isIndexed: false }))).toEqual([])
    expect(faults(visit(FI, twin), visit(`${FI}?page=2`, { ...twin, title: 'T, page 2' }))).toEqual([])
  })

  test('alternates that do not answer, and that do not name the same set', () => {
    const faults = (...visits: [string, Visited][]) => detailsOf((tally) => checkAlternates(new Map(visits), tally))
    expect(faults(...GOOD)).toEqual([])
    expect(faults(visit(FI), visit(EN, null, { status: 404 }))[0]).toContain('answers 404')
    expect(faults(visit(FI), visit(EN, { alternates: BOTH.slice(0, 2) }))).not.toEqual([])
    expect(faults(visit(FI), visit(EN, { canonical: FI }))[0]).toContain('canonical to')
  })

  test('sitemaps that name pages which are missing, noindex, closed or other pages; pages that are in none', () => {
    const faults = (visits: [string, Visited][], isOpen = true, entries = [entry(FI), entry(EN)]) =>
      detailsOf((tally) => checkSitemap(entries, new Map(visits), () => isOpen, tally))
    expect(faults(GOOD)).toEqual([])
    expect(faults([visit(FI, null, { status: 404 }), visit(EN)])).toEqual(['sitemap names a page: answers 404'])
    expect(faults([visit(FI, { isIndexed: false })])).toEqual(['sitemap names a page: is noindex'])
    expect(faults([visit(FI, { canonical: EN })])[0]).toContain('is canonical to')
    expect(faults([visit(FI, { alternates: [] })])[0]).toContain('other languages')
    expect(faults([visit(FI)], false)).toEqual(['sitemap names a page: is closed by robots.txt'])
    expect(faults([visit(`${SHOP}/muut/`)])).toEqual(['page is in a sitemap: is indexed, but in no sitemap'])
  })

  test('canonical pages that do not answer or are canonical to others', () => {
    const faults = (...visits: [string, Visited][]) => detailsOf((tally) => checkCanonicals(new Map(visits), tally))
    const chosen = visit(`${FI}?color=red`, { canonical: FI })
    expect(faults(chosen, visit(FI))).toEqual([])
    expect(faults(chosen, visit(FI, null, { status: 404 }))).toHaveLength(1)
    expect(faults(chosen, visit(FI, { canonical: EN }), visit(EN))).toHaveLength(1)
  })

  test('links to missing pages, to redirects and to parts that do not exist', () => {
    const faults = (target: string, ...visits: [string, Visited][]) =>
      detailsOf((tally) => checkTargets(new Map([[target, { from: EN, kind: 'group' }]]), new Map(visits), tally))
    expect(faults(FI, visit(FI))).toEqual([])
    expect(faults(FI, visit(FI, null, { status: 404 }))).toEqual([`link answers: ${FI} answers 404`])
    expect(faults(FI, visit(FI, null, { status: 308, location: EN }))[0]).toContain('leads on to')
    expect(faults(`${FI}#a`, visit(FI))).toEqual([`anchor exists: ${FI} has no #a`])
    expect(faults(`${FI}#a`, visit(FI, { ids: new Set(['a']) }))).toEqual([])
  })
})

describe('sitemaps and robots.txt', () => {
  test('an entry with its date, languages and pictures; dates that are none or in the future', () => {
    const xml = `<urlset><url><loc>${FI}</loc><lastmod>2026-01-02</lastmod><xhtml:link rel="alternate" hreflang="en" href="${EN}"/><image:image><image:loc>${SHOP}/a.png?a=1&amp;b=2</image:loc></image:image></url></urlset>`
    const file = { language: 'fi' as const, type: 'groups' as const, page: 1 }
    expect(readSitemap(xml, file)).toEqual([
      {
        address: FI,
        file,
        modified: '2026-01-02',
        alternates: [{ language: 'en', address: EN }],
        pictures: [`${SHOP}/a.png?a=1&b=2`],
      },
    ])
    const now = Date.parse('2026-11-26T12:00:00Z')
    expect(lastmodFaults('', now)).toEqual([])
    expect(lastmodFaults('2026-11-26T11:59:59Z', now)).toEqual([])
    expect(lastmodFaults('yesterday', now)).toHaveLength(1)
    expect(lastmodFaults('2026-13-40', now)).toHaveLength(1)
    expect(lastmodFaults('2026-11-27', now)).toHaveLength(1)
  })

  test('the longest rule decides, rules of other robots do not count', () => {
    const { isOpen, sitemaps } = readRobots(
      `User-agent: bad\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/ # mine\nDisallow: /*?sort=\nAllow: /cart/help/$\nSitemap: ${SHOP}/sitemap.xml`,
    )
    expect(sitemaps).toEqual([`${SHOP}/sitemap.xml`])
    expect([FI, `${SHOP}/cart/help/`].every(isOpen)).toBe(true)
    expect([`${SHOP}/cart/`, `${FI}?sort=x`, `${SHOP}/cart/help/more/`].some(isOpen)).toBe(false)
  })
})

describe('the walk', () => {
  test('kinds of pages: listed ones by their sitemap, others by the table of paths', () => {
    const places = new Places(new Map([[SHOP, null]]))
    places.list(`${SHOP}/en/brand/tent/`, 'en', 'products')
    expect(places.of(`${SHOP}/en/brand/tent/`)).toEqual({ language: 'en', kind: 'product' })
    expect(places.of(`${SHOP}/en/brand/tent/?color=red`)).toEqual({ language: 'en', kind: 'product?' })
    expect(places.of(`${SHOP}/en/brand/ski-wizard/nordic/tent/`)).toEqual({ language: 'en', kind: 'product?' })
    expect(places.of(`${SHOP}/`)).toEqual({ language: 'fi', kind: 'home' })
    expect(places.of(`${SHOP}/sv/kassa/`)).toEqual({ language: 'sv', kind: 'service' })
    expect(places.of(`${SHOP}/en/stores/tampere/`).kind).toBe('store')
    expect(places.of(`${SHOP}/en/life-outdoors/four-mats/`).kind).toBe('article')
    expect(places.of(`${SHOP}/en/life-outdoors/guides/`).kind).not.toBe('article')
    expect(places.of(`${SHOP}/en/unknown/`).kind).toBe('other')
    expect(places.isPage(`${SHOP}/media/a/`)).toBe(false)
    expect(places.isPage('https://other.example/')).toBe(false)
  })

  test('pages of a list are followed always, other queries a few times for each language, kind and set of names', () => {
    const rule = new QueryRule()
    const place = { language: 'fi' as const, kind: 'group?' }
    expect(rule.follows(FI, place) && rule.follows(`${FI}?page=7`, place)).toBe(true)
    const asked = Array.from({ length: QUERIES_OF_A_KIND + 5 }, (_, at) => rule.follows(`${FI}?brand=${at}`, place))
    expect(asked.filter(Boolean)).toHaveLength(QUERIES_OF_A_KIND)
    expect(rule.skipped).toBe(5)
    expect(rule.follows(`${FI}?brand=1`, { ...place, language: 'sv' })).toBe(true)
  })

  test('works on a list that grows, not more at once than allowed', async () => {
    const list = [1]
    let [running, most] = [0, 0]
    await inTurn(list, 2, async (entry) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      if (entry < 5) list.push(entry + 1, entry + 1)
      running -= 1
    })
    expect(list).toHaveLength(31)
    expect(most).toBe(2)
  })

  test('stops early when it is told to, and finishes what it began', async () => {
    const stopping = new AbortController()
    const done: number[] = []
    const job = async (entry: number) => {
      await Promise.resolve()
      done.push(entry)
      if (entry === 2) stopping.abort()
    }
    await inTurn([1, 2, 3, 4, 5], 1, job, stopping.signal)
    expect(done).toEqual([1, 2])
  })

  test('options: the origin of an address, languages; a sentence for anything else', () => {
    expect(readOptions([`${SHOP}/fi/`, '--languages=fi,en', '--every=9', '--no-html'])).toEqual({
      origin: SHOP,
      languages: ['fi', 'en'],
      every: 9,
      width: 4,
      isHtmlChecked: false,
      areFilesChecked: true,
    })
    for (const args of [[], ['x'], [SHOP, '--nonsense'], [SHOP, '--languages=xx'], [SHOP, '--width=0']])
      expect(() => readOptions(args), args.join(' ')).toThrow()
  })
})

describe('the report', () => {
  test('a fault that is explained is not counted as one', () => {
    const exception = { check: 'title', matches: /old/, reason: 'because' }
    const tally = new Tally([exception])
    tally.checked('title', { kind: 'group', address: `${SHOP}/old/` }, ['is bad'])
    tally.checked('title', { kind: 'group', address: FI }, ['is bad'])
    tally.checked('title', { kind: 'page', address: EN })
    expect(tally.explained.get(exception)).toBe(1)
    expect(tally.faults.map(({ address }) => address)).toEqual([FI])
    expect(tally.table()).toEqual({ head: ['check', 'all', 'group', 'page'], rows: [['title', '3 !1', '2 !1', '1']] })
  })

  test('the way to a product in its address is explained, another product as canonical page is not', () => {
    const tally = new Tally(EXCEPTIONS)
    const address = `${SHOP}/en/brand/ski-wizard/nordic/ski/`
    const details = ['brand/ski', 'brand/pole'].map(
      (path) => `the canonical address is another page: ${SHOP}/en/${path}/`,
    )
    tally.checked('canonical address', { kind: 'product?', address }, details)
    expect(tally.faults.map(({ detail }) => detail)).toEqual([details[1]])
  })

  test('faults that differ only in addresses and numbers are one group', () => {
    const fault = (address: string, detail: string) => ({ check: 'c', kind: 'k', address, detail })
    const lines = groupedFaults([fault(FI, `${EN} answers 404`), fault(EN, `${FI} answers 404`), fault(FI, 'no title')])
    expect(lines.filter((line) => line.startsWith('c (k): '))).toEqual(['c (k): 2', 'c (k): 1'])
  })

  test('the checker of HTML: errors with the address of their page, without advice', () => {
    const output = JSON.stringify({
      messages: [
        { type: 'error', url: 'file:/tmp/x/1.html', message: 'Bad  value', extract: '<p>' },
        { type: 'info', subType: 'warning', url: 'file:/tmp/x/1.html', message: 'Consider' },
      ],
    })
    expect(readFindings(output, (file) => (file === '1.html' ? FI : undefined))).toEqual([
      { address: FI, message: 'Bad value …<p>…' },
    ])
  })
})
