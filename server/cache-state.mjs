/**
 * What Next's cache handler remembers. Next makes a handler per request and may load the module more than once; the process has one state.
 */
import { moduleState } from '../lib/process/state.mjs'

/**
 * @typedef {object} Entry
 * @property {NonNullable<import('next/dist/server/lib/incremental-cache').CacheHandlerValue['value']>} value
 * @property {string[]} tags the shop's own tags
 * @property {number} renderedAt ms; when the rendering began, for the tag clock
 * @property {number} lastModified ms; for the renewal by time
 * @property {import('next/dist/server/lib/incremental-cache').CacheHandlerValue['cacheControl']} cacheControl
 * @property {number | false | undefined} revalidate seconds
 * @property {boolean} notFound
 * @property {number} bytes
 */

const DEFAULT_MB = 128
/** Missing pages are many and cheap to ask for: they get a small store of their own and cannot push out real ones. */
const NOT_FOUND_ENTRIES = 500
const NOT_FOUND_BYTES = 16 * 1024 * 1024

class Store {
  /** @param {number} maxBytes @param {number} maxEntries */
  constructor(maxBytes, maxEntries) {
    this.maxBytes = maxBytes
    this.maxEntries = maxEntries
    this.bytes = 0
    /** @type {Map<string, Entry>} */
    this.map = new Map()
  }

  /** @param {string} key @returns {Entry | undefined} the entry, now the most recently used */
  find(key) {
    const entry = this.map.get(key)
    if (entry) {
      this.map.delete(key)
      this.map.set(key, entry)
    }
    return entry
  }

  /** @param {string} key */
  drop(key) {
    const entry = this.map.get(key)
    if (!entry) return
    this.map.delete(key)
    this.bytes -= entry.bytes
  }

  /** @param {string} key @param {Entry} entry */
  keep(key, entry) {
    this.drop(key)
    if (entry.bytes > this.maxBytes) return
    this.map.set(key, entry)
    this.bytes += entry.bytes
    while (this.bytes > this.maxBytes || this.map.size > this.maxEntries) {
      const oldest = this.map.keys().next()
      if (oldest.done) return
      this.drop(oldest.value)
    }
  }
}

export class CacheState {
  /** @param {number} maxBytes */
  constructor(maxBytes) {
    this.pages = new Store(maxBytes, Infinity)
    this.missing = new Store(NOT_FOUND_BYTES, NOT_FOUND_ENTRIES)
  }

  /** @param {string} key */
  find(key) {
    return this.pages.find(key) ?? this.missing.find(key)
  }

  /** @param {string} key */
  drop(key) {
    this.pages.drop(key)
    this.missing.drop(key)
  }

  /** @param {string} key @param {Entry} entry */
  keep(key, entry) {
    this.drop(key)
    ;(entry.notFound ? this.missing : this.pages).keep(key, entry)
  }
}

/** Bytes that a value holds in memory, rounded up. @param {string} key @param {Entry['value']} value @returns {number} */
export function pageBytes(key, value) {
  let bytes = 512 + key.length * 2
  if (value.kind === 'APP_PAGE') {
    bytes += Buffer.byteLength(value.html) + (value.rscData?.length ?? 0)
    for (const segment of value.segmentData?.values() ?? []) bytes += segment.length
  } else if (value.kind === 'APP_ROUTE') bytes += value.body.length
  else if (value.kind === 'FETCH') bytes += value.data.body.length * 2
  else bytes += JSON.stringify(value).length * 2
  return bytes
}

/** The one state of this process. SHOP_NEXT_CACHE_MB sets its size. @returns {CacheState} */
export function cacheState() {
  return moduleState('nextCache', () => {
    const megabytes = Number(process.env.SHOP_NEXT_CACHE_MB) || DEFAULT_MB
    return new CacheState(megabytes * 1024 * 1024)
  })
}
