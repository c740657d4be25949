/**
 * Everything of which a process has exactly one. Next bundles a module several times, and the front door loads it once more, so a module
 * variable is not one a process; what stands here is (see state.mjs).
 */
import type { IpCountryLookup } from '../market/detect'
import type { RouteSlugsByLanguage } from '../market/resolve-request'

/** Written by one module and read by others; their type stands here, so that both sides agree. */
export interface SharedState {
  /** The slugs that middleware and front door resolve paths by. Replaced as a whole. */
  routeSlugs: RouteSlugsByLanguage
  /** Country of an IP address, when a database of addresses is loaded. */
  ipCountry: IpCountryLookup
  /** Can this process serve requests? Asked by /readyz. */
  readiness: () => Promise<boolean>
  /** Set once the back end of this process has been started. */
  booted: true
  /** Would the app refuse this request because too many of its kind are waiting already? Asked by the front door. */
  isOverloaded: (method: string, url: string) => boolean
}

/** Read and written by one module only, which has the type. */
export const MODULE_STATE = {
  tagClock: 'lib/cache/tag-clock.mjs: when the data behind each cache tag last changed',
  pageReports: 'lib/cache/page-reports.ts: what pages rendered per request tell the front door',
  keptStores: 'lib/cache/kept-store.ts: values kept in memory under their cache tags',
  nextCache: "server/cache-state.mjs: the entries of Next's cache handler",
  imageService: 'lib/images/service.ts: the image service with its queue',
} as const

export type ModuleKey = keyof typeof MODULE_STATE
