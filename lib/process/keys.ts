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
  // lib/cache, lib/images, server
  tagClock: 'when the data behind each cache tag last changed (lib/cache/tag-clock.mjs)',
  pageReports: 'what pages rendered per request tell the front door (lib/cache/page-reports.ts)',
  memoryCaches: 'values cached in memory under their cache tags (lib/cache/memory-cache.ts)',
  nextCache: "the entries of Next's cache handler (server/cache-state.mjs)",
  imageService: 'the image service with its queue (lib/images/service.ts)',
  // lib/backend/platform
  databasePools: 'the connection pools (database/pool.ts)',
  databaseApplicationName: 'the name of this process in the database (database/pool.ts)',
  runningTransaction: 'the transaction of each async context (database/context.ts)',
  transactionContexts: 'the context of each transaction object (database/with-tx.ts)',
  transactionRawQueries: 'how SQL text is sent in each transaction (database/with-tx.ts)',
  transactionSteps: 'the hooks of tests between the steps of a transaction (database/steps.ts)',
  shutdownWork: 'what must end before the database does (database/shutdown.ts)',
  embeddedDatabases: 'the embedded databases that this process uses (embedded-postgres/ensure.ts)',
  changedTags: 'the cache tags that each transaction changes (cache/notify.ts)',
  tagListener: 'the connection that hears of changes (cache/listen.ts)',
  mailer: 'the mail transport in use (mail/mailer.ts)',
  // lib/backend
  productViews: 'views of products that are not stored yet (domain/recommendations/activity.ts)',
  orderAdmission: 'how many orders are being placed, and the queue of the others (flows/checkout/admission.ts)',
  jobs: 'the recurring jobs of this process (worker/start.ts)',
} as const

export type ModuleKey = keyof typeof MODULE_STATE
