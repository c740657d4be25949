import type { ServerResponse } from 'node:http'
import { setPlainPolicy } from './answer-headers'
import { compress, isCompressible, MIN_COMPRESS } from './encoding'
import { addForm, makeEntry, pageEtag, type PageEntry } from './page-entry'

const MAX_FILE = 4 * 1024 * 1024
const MAX_BYTES = 96 * 1024 * 1024

/** Is this a file of the build? Its name contains a hash of its content, so it never changes. */
export const isBuildFile = (url: string) => url.startsWith('/_next/static/') && !url.includes('?')

/** The headers set on a response so far, as a flat list, without those that belong to one request. */
export function headerList(res: ServerResponse): string[] {
  const list: string[] = []
  for (const [name, value] of Object.entries(res.getHeaders())) {
    if (
      /^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive|date|etag|x-request-id|accept-ranges)$/.test(
        name,
      )
    )
      continue
    for (const one of [value].flat()) if (one !== undefined) list.push(name, String(one))
  }
  return list
}

/** Removes every header that was set, so that only the headers of the cached entry are sent. */
export function clearHeaders(res: ServerResponse): void {
  for (const name of res.getHeaderNames()) res.removeHeader(name)
}

/** The files of the build, each compressed once and cached until the process ends. */
export class BuildFiles {
  #files = new Map<string, PageEntry>()
  #bytes = 0

  find(url: string): PageEntry | undefined {
    return this.#files.get(url)
  }

  /** Stores a file and returns its entry. The brotli form is added later. */
  async store(url: string, res: ServerResponse, body: Buffer): Promise<PageEntry> {
    setPlainPolicy(res)
    const type = String(res.getHeader('content-type') ?? '')
    const etag = pageEtag(body)
    const compressible = isCompressible(type) && body.length >= MIN_COMPRESS
    const headers = [...headerList(res), 'etag', etag]
    if (compressible && !res.hasHeader('vary')) headers.push('vary', 'Accept-Encoding')
    const entry = makeEntry({ html: body, etag, headers, tags: [], renderedAt: Infinity })
    if (compressible) entry.bytes += addForm(entry, 'gzip', await compress(body, 'gzip', 9))
    if (body.length > MAX_FILE || this.#bytes + entry.bytes > MAX_BYTES || this.#files.has(url)) return entry
    this.#bytes += entry.bytes
    this.#files.set(url, entry)
    if (compressible) void this.#addBrotli(entry, body)
    return entry
  }

  async #addBrotli(entry: PageEntry, body: Buffer): Promise<void> {
    this.#bytes += addForm(entry, 'br', await compress(body, 'br', 9))
  }
}
