/** The sitemaps of a running shop, and what is wrong in them. */
import { load } from 'cheerio'

import { parseSitemapName, type SitemapFile } from '@/lib/seo/sitemap'
import { ask } from './client'
import type { Alternate } from './page'
import type { Tally } from './tally'

export interface Entry {
  readonly address: string
  readonly file: SitemapFile
  /** Empty when the entry has none. */
  readonly modified: string
  readonly alternates: readonly Alternate[]
  readonly pictures: readonly string[]
}

/** A W3C date or time: `2026-11-26` or `2026-11-26T12:00:00Z`. */
const W3C = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/
const MINUTE = 60_000

/** What is wrong with the date of an entry; the static pages have none. */
export function lastmodFaults(modified: string, now: number): string[] {
  if (modified === '') return []
  const time = Date.parse(modified)
  if (!W3C.test(modified) || Number.isNaN(time)) return [`lastmod "${modified}" is no date`]
  return time > now + MINUTE ? [`lastmod ${modified} is in the future`] : []
}

export function readSitemap(xml: string, file: SitemapFile): Entry[] {
  const $ = load(xml, { xml: true })
  return $('url')
    .map((_, node) => {
      const entry = $(node)
      return {
        address: entry.children('loc').text(),
        file,
        modified: entry.children('lastmod').text(),
        alternates: entry
          .children('xhtml\\:link')
          .map((__, link) => ({ language: $(link).attr('hreflang') ?? '', address: $(link).attr('href') ?? '' }))
          .get(),
        pictures: entry
          .find('image\\:loc')
          .map((__, picture) => $(picture).text())
          .get(),
      }
    })
    .get()
}

/** All entries of the index at an address. */
export async function readSitemaps(index: string, tally: Tally): Promise<Entry[]> {
  const top = await ask(index)
  tally.checked('sitemap answers', { kind: 'sitemap', address: index }, statusFaults(top.status))
  const files = [...load(top.body, { xml: true })('sitemap > loc')].map((node) => load(node).text())
  const entries: Entry[] = []
  for (const address of files) {
    const file = parseSitemapName(address.slice(address.lastIndexOf('/') + 1))
    const { status, body } = await ask(address)
    tally.checked('sitemap answers', { kind: 'sitemap', address }, statusFaults(status))
    if (file) entries.push(...readSitemap(body, file))
  }
  const seen = new Set<string>()
  for (const { address, modified } of entries) {
    tally.checked('sitemap lastmod', { kind: 'sitemap', address }, lastmodFaults(modified, Date.now()))
    tally.checked('sitemap entry once', { kind: 'sitemap', address }, seen.has(address) ? ['is listed twice'] : [])
    seen.add(address)
  }
  return entries
}

const statusFaults = (status: number) => (status === 200 ? [] : [`answers ${status}`])
