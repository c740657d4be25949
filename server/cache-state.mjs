/**
 * The state of Next's cache handler. Next creates a handler per request and may load the module more than once, but the process has only
 * one state.
 */
import { LRUCache } from 'lru-cache'
import { moduleState } from '../lib/process/state.mjs'

/**
 * @typedef {object} Entry
 * @property {NonNullable<import('next/dist/server/lib/incremental-cache').CacheHandlerValue['value']>} value
 * @property {string[]} tags the shop's own tags
 * @property {number} renderedAt ms; when the rendering began, for the tag clock
 * @property {number} lastModified ms; when it was stored; decides when its time is over
 * @property {import('next/dist/server/lib/incremental-cache').CacheHandlerValue['cacheControl']} cacheControl
 * @property {number | false | undefined} revalidate seconds
 * @property {boolean} notFound
 * @property {number} bytes
 */

const DEFAULT_MB = 128
/** Missing pages: there can be many, and they are cheap to request. They have a small cache of their own and cannot evict real pages. */
const NOT_FOUND_ENTRIES = 500
const NOT_FOUND_BYTES = 16 * 1024 * 1024
/**
 * The share of the data that pages are rendered from. It has a cache of its own, because pages are many times larger: when there are more of
 * them than have room, they would evict the data, and each page would read everything from the database again.
 */
const DATA_SHARE = 0.25

export class CacheState {
  /** @param {number} maxBytes */
  constructor(maxBytes) {
    /** @type {LRUCache<string, Entry>} */
    this.pages = new LRUCache({ maxSize: Math.ceil(maxBytes * (1 - DATA_SHARE)) })
    /** @type {LRUCache<string, Entry>} */
    this.data = new LRUCache({ maxSize: Math.ceil(maxBytes * DATA_SHARE) })
    /** @type {LRUCache<string, Entry>} */
    this.missing = new LRUCache({ maxSize: NOT_FOUND_BYTES, max: NOT_FOUND_ENTRIES })
    /** How often something was stored. */
    this.stores = 0
  }

  /** @param {string} key */
  find(key) {
    return this.pages.get(key) ?? this.data.get(key) ?? this.missing.get(key)
  }

  /** @param {string} key */
  delete(key) {
    this.pages.delete(key)
    this.data.delete(key)
    this.missing.delete(key)
  }

  /** @param {string} key @param {Entry} entry */
  set(key, entry) {
    this.delete(key)
    const store = entry.notFound ? this.missing : entry.value.kind === 'FETCH' ? this.data : this.pages
    store.set(key, entry, { size: entry.bytes })
  }
}

/**
 * Bytes of a value in memory, rounded up.
 * @param {string} key
 * @param {Entry['value']} value
 * @returns {number}
 */
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

/**
 * The state of this process. SHOP_NEXT_CACHE_MB sets its size.
 * @returns {CacheState}
 */
export function cacheState() {
  return moduleState('nextCache', () => {
    const megabytes = Number(process.env.SHOP_NEXT_CACHE_MB) || DEFAULT_MB
    return new CacheState(megabytes * 1024 * 1024)
  })
}
