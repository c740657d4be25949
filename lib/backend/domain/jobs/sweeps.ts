/** The recurring work of the shop, and its intervals. The work itself is in worker/start.ts. */
import { installQueues } from '@/lib/backend/platform/jobs/install-queues'
import type { Schedule } from '@/lib/backend/platform/jobs/queue'

/** The recurring work of the shop. The next run is queued before a run begins, so that it is not lost when the process ends. */
export const SWEEPS = {
  'payment-events': { every: 5, within: 30 },
  'order-expiry': { every: 15, within: 300 },
  'exchange-expiry': { every: 30, within: 60 },
  'open-payments': { every: 30, within: 300 },
  refunds: { every: 15, within: 300 },
  season: { every: 60, within: 30 },
  'page-times': { every: 60, within: 30 },
  'page-versions': { every: 15, within: 60 },
  'stock-notices': { every: 30, within: 30 },
  webhooks: { every: 5, within: 60 },
  'low-stock': { every: 60, within: 60 },
  'purchase-days': { every: 300, within: 60 },
  'gift-codes': { every: 60, within: 300 },
  'code-counters': { every: 60, within: 30 },
  'search-texts': { every: 60, within: 300 },
  offers: { every: 5, within: 300 },
  'gift-card-ledger': { every: 3600, within: 60 },
  'planned-prices': { every: 60, within: 120 },
  campaigns: { every: 30, within: 600 },
  'office-jobs': { every: 10, within: 600 },
  // Long: a file of a hundred thousand products takes an hour. Work that is done already is passed by when it is begun again.
  'office-files': { every: 5, within: 7_200 },
  // Long: a service translates some texts in a second, and is waited for while it is busy.
  'office-translations': { every: 10, within: 7_200 },
  purchases: { every: 300, within: 300 },
  purge: { every: 600, within: 300 },
  retention: { every: 86_400, within: 3_600 },
} as const satisfies Schedule
export type SweepName = keyof typeof SWEEPS

/** Creates the queues of the shop in a database: the outbox and one for each sweep. */
export function installShopQueues(url: string): Promise<void> {
  return installQueues(url, SWEEPS)
}
