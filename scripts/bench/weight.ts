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
