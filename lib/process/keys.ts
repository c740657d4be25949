/**
 * State of which a process has exactly one. Next bundles a module several times, and the front door loads it once more, so a module
 * variable exists several times in a process; state with one of these keys exists once (see state.mjs).
 */
import type { IpCountryLookup } from '../market/detect'
import type { RouteSlugsByLanguage } from '../market/resolve-request'
import type { ErrorReporter, Tracer } from './tracer'

/** Written by one module and read by others; the types are here, so that both sides use the same type. */
export interface SharedState {
  /** The slugs for resolving paths in middleware and front door. Replaced as a whole object. */
  routeSlugs: RouteSlugsByLanguage
  /** Country of an IP address; set when a database of IP addresses is loaded. */
  ipCountry: IpCountryLookup
  /** Whether this process can serve requests. Called by /readyz. */
  readiness: () => Promise<boolean>
  /** When a call last failed because the database did not respond; ms since 1970. Read by the front door for pages that failed with it. */
  databaseFailedAt: number
  /** Set once the back end of this process has been started. */
  booted: true
  /** Begins spans; set where traces are exported. */
  tracer: Tracer
  /** Hears of every error in the log; set where errors are reported elsewhere. */
  errorReporter: ErrorReporter
  /** Whether the app would refuse this request because too many of its kind are waiting already. Called by the front door. */
  isOverloaded: (method: string, url: string) => boolean
}

/** Read and written by one module only, which defines the type. */
export const MODULE_STATE = {
  // lib/telemetry
  metrics: 'what this process counts and measures (lib/telemetry/metrics.ts)',
  requestScopes: 'the request and span of each async context (lib/telemetry/trace.ts)',
  // lib/cache, lib/images, server
  tagClock: 'when the data behind each cache tag last changed (lib/cache/tag-clock.mjs)',
  pageReports: 'what pages rendered per request tell the front door (lib/cache/page-reports.ts)',
  memoryCaches: 'values cached in memory under their cache tags (lib/cache/memory-cache.ts)',
  nextCache: "the entries of Next's cache handler (server/cache-state.mjs)",
  storedFiles: 'the files of feeds that are being made (lib/shop-api/stored-files.ts)',
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
  searchQueryCounts: 'counts of queries that are not stored yet (domain/search/query-counts.ts)',
  orderAdmission: 'how many orders are being placed, and the queue of the others (flows/checkout/admission.ts)',
  jobs: 'the recurring jobs of this process (worker/start.ts)',
} as const

export type ModuleKey = keyof typeof MODULE_STATE
