/** Start with another shop API (SHOP_API_URL): the slug lists are read from there, and again every minute. */
import { propertyParam } from '@/lib/catalog/list/facets'
import { hasRouteSlugs, publishRouteSlugs } from '@/lib/cache/route-slugs'
import { DEFAULT_LANGUAGE } from '@/lib/market/languages'
import { publish, published } from '@/lib/process/state.mjs'

import { callOverHttp } from './http'

const REFRESH_MS = 60_000
const RETRY_MS = 5_000
const TIMEOUT_MS = 10_000

/** Reads the lists once and returns whether this succeeded; after a failure the earlier lists are still used. */
export async function refreshRouteSlugs(base: string, send?: typeof fetch): Promise<boolean> {
  const options = { base, timeoutMs: TIMEOUT_MS, ...(send && { fetch: send }) }
  const [lists, resources] = await Promise.all([
    callOverHttp('routeSlugs', {}, options),
    callOverHttp('resources', { query: { language: DEFAULT_LANGUAGE } }, options),
  ])
  if (!lists.ok || !resources.ok) {
    const error = lists.ok ? (resources.ok ? null : resources.error) : lists.error
    console.warn(`The route slugs could not be read from ${base}: ${error?.message ?? ''}`)
    return false
  }
  publishRouteSlugs(
    lists.data,
    resources.data.propertyFilters.map(({ slug }) => propertyParam(slug)),
  )
  return true
}

/** Runs once per process. Returns after the first attempt; the process is ready after the first success. */
export async function bootExternal(base: string): Promise<void> {
  if (published('booted')) return
  publish('booted', true)
  publish('readiness', async () => hasRouteSlugs())
  const again = (worked: boolean): void => {
    setTimeout(() => void refreshRouteSlugs(base).then(again), worked ? REFRESH_MS : RETRY_MS).unref()
  }
  again(await refreshRouteSlugs(base))
}
