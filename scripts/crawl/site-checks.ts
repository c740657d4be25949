/** What is wrong between pages: texts that stand twice, languages that do not name each other, sitemaps that name other pages. */
import type { Place } from './addresses'
import type { Alternate } from './page'
import type { Entry } from './sitemaps'
import type { Tally } from './tally'

/** What stays of a page that was read. */
export interface Kept {
  readonly address: string
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly isIndexed: boolean
  readonly alternates: readonly Alternate[]
  readonly ids: ReadonlySet<string>
}

export interface Visited {
  readonly place: Place
  readonly status: number
  readonly location: string | null
  /** Null for an answer without HTML, and for one that is not 200. */
  readonly page: Kept | null
}

export type Visits = ReadonlyMap<string, Visited>

/** True for a page that search engines may show: indexed, and not a part of another page. */
const isShown = ({ page }: Visited): boolean => page !== null && page.isIndexed && page.canonical === page.address

/** Titles and descriptions that stand on two pages of a language. Later pages of a list repeat its description. */
export function checkTwins(visits: Visits, tally: Tally): void {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const visit of visits.values()) {
    if (!visit.page || !isShown(visit)) continue
    const { address, title, description } = visit.page
    const { kind, language } = visit.place
    const compare = (check: string, seen: Map<string, string>, text: string) => {
      const key = `${language} ${text}`
      const other = seen.get(key)
      seen.set(key, other ?? address)
      tally.checked(check, { kind, address }, other === undefined ? [] : [`"${text}" is also that of ${other}`])
    }
    compare('title only once', titles, title)
    if (!new URL(address).searchParams.has('page') && description !== '')
      compare('description only once', descriptions, description)
  }
}

const setOf = (alternates: readonly Alternate[]) =>
  alternates
    .map(({ language, address }) => `${language} ${address}`)
    .sort()
    .join('\n')

/** Each language of a page answers and names the same set of languages. Languages that were not visited are not compared. */
export function checkAlternates(visits: Visits, tally: Tally): void {
  for (const { page, place } of visits.values()) {
    if (!page || page.alternates.length === 0 || page.canonical !== page.address) continue
    const own = setOf(page.alternates)
    for (const { language, address } of page.alternates) {
      const other = visits.get(address)
      if (!other) continue
      const about = { kind: place.kind, address: page.address }
      if (!other.page) {
        tally.checked('alternate answers', about, [`${language} ${address} answers ${other.status}`])
        continue
      }
      tally.checked('alternate answers', about)
      const faults = setOf(other.page.alternates) === own ? [] : [`${language} ${address} names other languages`]
      if (other.page.canonical !== address)
        faults.push(`${address} is canonical to ${other.page.canonical || 'nothing'}`)
      tally.checked('alternate names the same set', about, faults)
    }
  }
}

/** What is wrong with a page that a sitemap names. */
function entryFaults({ address, alternates }: Entry, visit: Visited, isOpen: boolean): string[] {
  const closed = isOpen ? [] : ['is closed by robots.txt']
  if (!visit.page) return [...closed, `answers ${visit.status}`]
  const { page } = visit
  if (!page.isIndexed) return [...closed, 'is noindex']
  if (page.canonical !== address) return [...closed, `is canonical to ${page.canonical}`]
  return setOf(alternates) === setOf(page.alternates) ? closed : [...closed, 'names other languages than its page']
}

/** Every page of a sitemap is shown by search engines and names the same languages; every page that they show is in a sitemap. */
export function checkSitemap(
  entries: readonly Entry[],
  visits: Visits,
  isOpen: (address: string) => boolean,
  tally: Tally,
): void {
  const listed = new Set(entries.map(({ address }) => address))
  for (const entry of entries) {
    const { address } = entry
    const visit = visits.get(address)
    if (!visit) continue
    tally.checked(
      'sitemap names a page',
      { kind: visit.place.kind, address },
      entryFaults(entry, visit, isOpen(address)),
    )
  }
  for (const visit of visits.values()) {
    if (!visit.page || !isShown(visit) || new URL(visit.page.address).search !== '') continue
    const { address } = visit.page
    tally.checked(
      'page is in a sitemap',
      { kind: visit.place.kind, address },
      listed.has(address) ? [] : ['is indexed, but in no sitemap'],
    )
  }
}

/** Each filled canonical address answers and is canonical to itself. */
export function checkCanonicals(visits: Visits, tally: Tally): void {
  for (const { page, place } of visits.values()) {
    if (!page || page.canonical === '' || page.canonical === page.address) continue
    const target = visits.get(page.canonical)
    if (!target) continue
    const isRight = target.page?.canonical === page.canonical
    tally.checked(
      'canonical page answers',
      { kind: place.kind, address: page.address },
      isRight ? [] : [`${page.canonical} answers ${target.status} or is canonical to another`],
    )
  }
}

export interface Target {
  /** The first page that links to it. */
  readonly from: string
  readonly kind: string
}

const isRedirect = ({ status }: Visited) => status >= 300 && status < 400

/** Each target of a link answers at once, and the part of the page that a link names exists. Targets that the crawl skips are not checked. */
export function checkTargets(targets: ReadonlyMap<string, Target>, visits: Visits, tally: Tally): void {
  for (const [written, { from, kind }] of targets) {
    const [address = '', anchor = ''] = written.split('#')
    const visit = visits.get(address)
    if (!visit) continue
    const about = { kind, address: from }
    const isMoved = isRedirect(visit)
    const isThere = visit.status === 200 || isMoved
    tally.checked('link answers', about, isThere ? [] : [`${address} answers ${visit.status}`])
    tally.checked('link leads nowhere else', about, isMoved ? [`${address} leads on to ${visit.location ?? '?'}`] : [])
    if (anchor === '' || !visit.page) continue
    const isPart = visit.page.ids.has(decodeURIComponent(anchor))
    tally.checked('anchor exists', about, isPart ? [] : [`${address} has no #${anchor}`])
  }
}
