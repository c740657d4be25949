/**
 * Next's cache handler: stores rendered pages, responses of route handlers and `unstable_cache` results in the memory of this process.
 *
 * The tag clock decides whether an entry is fresh. The front door uses the same clock, so one `invalidate()` makes the entries of both
 * outdated. Nothing is written to disk: after a restart the cache is empty.
 *
 * The date of an entry is when its rendering *began* (the look-up that missed), not when it was stored: otherwise data read before a
 * change and stored after it would count as fresh.
 */
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { isFresh, now as clockNow, invalidate } from '../lib/cache/tag-clock.mjs'
import { cacheState, pageBytes } from './cache-state.mjs'

/**
 * Marks a request of the front door that renders an aged page again. Its value is the time (ms) when the old page was rendered: nothing that
 * is as old is used for the new one. A client cannot send it (request-headers.ts).
 */
export const RENEWAL_HEADER = 'x-page-renewal'

const TAGS_HEADER = 'x-next-cache-tags'
const IMPLICIT_TAG = '_N_T_'
/** Seconds after which a missing page is rendered again, behind the next visit. */
const NOT_FOUND_SECONDS = 60
/** A rendering that takes longer than this has failed. */
const RENDER_MS = 60_000

/**
 * Next remembers the lifetime of every path that it has rendered, also of those that exist nowhere, and forgets none. It does not need them:
 * each entry here has its own. So they are removed after this many stores.
 */
const MAX_LIFETIMES = 5_000
const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })

/**
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} CacheHandlerValue
 * @typedef {NonNullable<CacheHandlerValue['value']>} CachedValue
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} NextCacheHandler
 * @typedef {Parameters<NextCacheHandler['get']>[1]} GetContext
 * @typedef {Parameters<NextCacheHandler['set']>[2]} SetContext
 */

/**
 * The shop's own tags of a page. Next adds one per route segment, which are not in the tag clock.
 * @param {unknown} header
 * @returns {string[]}
 */
function ownTags(header) {
  if (typeof header !== 'string') return []
  return header.split(',').filter((tag) => tag !== '' && !tag.startsWith(IMPLICIT_TAG))
}

/**
 * The internal path of a page from Next's storage key, `/route-cache/APP_PAGE/<hash>/$/sv.se.sek/product/-/x`. Sent as a header, so that
 * the front door can check that its key names the rendered page.
 * @param {string} key
 */
function pagePath(key) {
  const at = key.indexOf('/$/')
  return encodeURI(at < 0 ? key : key.slice(at + 2)).replaceAll('%25', '%')
}

/**
 * Stores a page's HTML as bytes: a string would be measured and encoded again for every request (a third of the work of a whole response).
 * Next accepts both.
 * @param {Extract<CachedValue, { kind: 'APP_PAGE' }>} page
 */
function asBytes(page) {
  if (typeof page.html === 'string') Object.assign(page, { html: Buffer.from(page.html) })
}

/**
 * Is this a page or the response of a route handler, not cached data?
 * @param {CachedValue} value
 * @returns {value is Extract<CachedValue, { kind: 'APP_PAGE' | 'APP_ROUTE' }>}
 */
function isRoute(value) {
  return value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE'
}

/** @param {CachedValue} value @param {SetContext} ctx @returns {string[]} */
function tagsOf(value, ctx) {
  if (isRoute(value)) return ownTags(value.headers?.[TAGS_HEADER])
  return ('tags' in ctx && ctx.tags) || []
}

/**
 * Next copies the headers of a cached page into every response. The front door reads these headers and removes them.
 * @param {Extract<CachedValue, { kind: 'APP_PAGE' | 'APP_ROUTE' }>} page
 * @param {{ tags: string[], renderedAt: number, path: string }} rendering
 */
function describeToFrontDoor({ headers }, { tags, renderedAt, path }) {
  if (!headers || tags.length === 0 || process.env.SHOP_FRONT_DOOR !== '1') return
  headers['x-page-tags'] = tags.join(',')
  headers['x-page-rendered-at'] = String(renderedAt)
  headers['x-page-path'] = path
}

/**
 * Will Next render again although it got this entry?
 * @param {import('./cache-state.mjs').Entry} entry
 * @param {GetContext} ctx
 * @param {number} now
 */
function isDue(entry, ctx, now) {
  const seconds = ctx.kind === 'FETCH' ? ctx.revalidate || entry.revalidate : entry.revalidate
  // One second earlier: Next measures the same age a moment later.
  return typeof seconds === 'number' && now - entry.lastModified > seconds * 1000 - 1000
}

/** Next creates one handler per request, so the look-ups and stores of one handler belong to the same request. */
export default class MemoryCacheHandler {
  #createdAt = clockNow()
  /** When each key's rendering began in this request. @type {Map<string, number>} */
  #began = new Map()
  /** In a renewal, what was rendered or read until then counts as missing. */
  #renewsUntil = 0

  /** @param {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} [ctx] */
  constructor(ctx) {
    this.#renewsUntil = Number(ctx?._requestHeaders?.[RENEWAL_HEADER]) || 0
  }

  /** @param {string} key @param {GetContext} ctx @returns {Promise<CacheHandlerValue | null>} */
  async get(key, ctx) {
    const state = cacheState()
    const now = clockNow()
    const entry = state.find(key)
    if (!entry) return this.#miss(key, now)
    const tags = ctx.kind === 'FETCH' && ctx.tags ? [...entry.tags, ...ctx.tags] : entry.tags
    if (!isFresh(tags, entry.renderedAt)) {
      state.delete(key)
      return this.#miss(key, now)
    }
    // The entry stays for others, and in case the renewal fails.
    if (entry.renderedAt <= this.#renewsUntil) return this.#miss(key, now)
    if (isDue(entry, ctx, now)) this.#begin(key, now)
    return { lastModified: entry.lastModified, value: entry.value, cacheControl: entry.cacheControl }
  }

  /** @param {string} key @param {CachedValue | null} value @param {SetContext} ctx @returns {Promise<void>} */
  async set(key, value, ctx) {
    const state = cacheState()
    const now = clockNow()
    state.stores += 1
    if (state.stores % MAX_LIFETIMES === 0) lifetimes.clear()
    const renderedAt = this.#beginning(key, now)
    if (!value) return state.delete(key)
    const notFound = isRoute(value) && value.status === 404
    const given = 'cacheControl' in ctx ? ctx.cacheControl : undefined
    const cacheControl = notFound && given ? { ...given, revalidate: NOT_FOUND_SECONDS } : given

    const known = state.find(key)
    if (known && known.value === value) {
      // The page could not be rendered again, and Next stores the old value for a few more seconds. Its age does not change.
      known.lastModified = now
      known.cacheControl = cacheControl
      known.revalidate = cacheControl?.revalidate
      return
    }

    const tags = tagsOf(value, ctx)
    if (isRoute(value)) describeToFrontDoor(value, { tags, renderedAt, path: pagePath(key) })
    if (value.kind === 'APP_PAGE') asBytes(value)
    state.set(key, {
      value,
      tags,
      renderedAt,
      lastModified: now,
      cacheControl,
      revalidate: value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate,
      notFound,
      bytes: pageBytes(key, value),
    })
  }

  /** @param {string | string[]} tags @returns {Promise<void>} */
  async revalidateTag(tags) {
    invalidate([tags].flat())
  }

  resetRequestCache() {}

  /** @param {string} key @param {number} now @returns {null} */
  #miss(key, now) {
    this.#begin(key, now)
    return null
  }

  /** @param {string} key @param {number} now */
  #begin(key, now) {
    const since = this.#began.get(key)
    if (since === undefined || now - since > RENDER_MS) this.#began.set(key, now)
  }

  /**
   * The earliest moment at which the stored data can have been read.
   * @param {string} key
   * @param {number} now
   */
  #beginning(key, now) {
    const since = this.#began.get(key) ?? this.#createdAt
    return now - since > RENDER_MS ? now : since
  }
}
