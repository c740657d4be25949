import { gzipSync } from 'node:zlib'
import { deferredScripts } from '@/server/defer-scripts'
import { html } from './targets'

/** The bytes that one page sends to the browser. */
export interface Weight {
  path: string
  htmlGzip: number
  scriptGzip: number
  scripts: number
}

const files = new Map<string, number>()

async function gzipSize(url: string): Promise<number> {
  const known = files.get(url)
  if (known !== undefined) return known
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
  const size = gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length
  files.set(url, size)
  return size
}

/** Addresses of the scripts that a modern browser loads for this page: `<script src>` without noModule, and deferred ones. */
export function scriptSources(page: string): string[] {
  const tags = page.match(/<script\b[^>]*>/gi) ?? []
  const sources = tags.filter((tag) => !/\bnomodule\b/i.test(tag)).map((tag) => /\bsrc="([^"]+)"/i.exec(tag)?.[1])
  return [...new Set([...sources.filter((source) => source !== undefined), ...deferredScripts(page)])]
}

/** Measures a page and the scripts that its HTML names, each compressed with gzip as the front door does. */
export async function weigh(origin: string, path: string): Promise<Weight> {
  const page = await html(origin, path)
  const sources = scriptSources(page).map((source) => new URL(source.replaceAll('&amp;', '&'), origin).href)
  let scriptGzip = 0
  for (const source of sources) scriptGzip += await gzipSize(source)
  return { path, htmlGzip: gzipSync(page, { level: 9 }).length, scriptGzip, scripts: sources.length }
}

/** The paths of a site map's pages. */
async function sitemapPaths(origin: string, name: string): Promise<string[]> {
  const text = await html(origin, `/sitemaps/${name}`)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  )
}

/** The HTML of every page of a kind: how many, the median, and the largest. */
export interface Spread {
  kind: 'products' | 'groups'
  count: number
  median: number
  worst: { path: string; htmlGzip: number }[]
}

const SHOWN = 3

/** Measures the HTML of all products and all groups of the site map in one language. Renders those that are in no cache. */
export async function weighAll(origin: string, language: string): Promise<Spread[]> {
  const spreads: Spread[] = []
  for (const kind of ['products', 'groups'] as const) {
    const sizes: { path: string; htmlGzip: number }[] = []
    for (const path of await sitemapPaths(origin, `${language}-${kind}-1.xml`))
      sizes.push({ path, htmlGzip: gzipSync(await html(origin, path), { level: 9 }).length })
    sizes.sort((a, b) => b.htmlGzip - a.htmlGzip)
    spreads.push({
      kind,
      count: sizes.length,
      median: sizes[Math.floor(sizes.length / 2)]?.htmlGzip ?? 0,
      worst: sizes.slice(0, SHOWN),
    })
  }
  return spreads
}
