/** Background work. Every instance takes part in it; the database distributes the jobs. */
import { logError } from '@/lib/backend/platform/log'
import { runCampaigns } from '@/lib/backend/domain/catalogue/campaigns'
import { refreshOffers } from '@/lib/backend/domain/catalogue/offers'
import { withdrawPassedDays } from '@/lib/backend/domain/catalogue/purchase-days'
import { setDuePrices } from '@/lib/backend/domain/catalogue/planned-prices'
import { sendDueGiftCards } from '@/lib/backend/domain/orders/bought-gift-cards'
import { announceStock } from '@/lib/backend/domain/customers/stock-notices'
import { onShutdown } from '@/lib/backend/platform/database/shutdown'
import { sendDueGiftCodes } from '@/lib/backend/flows/gift-campaigns/send'
import { alarmGiftCardLosses } from '@/lib/backend/flows/monitoring/gift-card-alarm'
import { sweepEvents } from '@/lib/backend/flows/payments/ingest'
import { reconcilePayments } from '@/lib/backend/flows/payments/reconcile'
import { sendRefunds } from '@/lib/backend/flows/payments/refunds'
import { countPurchases, startStoringViews } from '@/lib/backend/domain/recommendations/activity'
import { sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { expireExchanges } from '@/lib/backend/flows/returns/close-return'
import { startStoringQueries } from '@/lib/backend/domain/search/query-counts'
import { announceLowStock } from '@/lib/backend/domain/webhooks/low-stock'
import { runOfficeJobs, runOfficeTranslations } from '@/lib/backend/flows/office/jobs'
import { publishDueVersions } from '@/lib/backend/flows/office/pages/versions'
import { giveFilesBack } from '@/lib/backend/flows/office-files/lease'
import { runOfficeFiles } from '@/lib/backend/flows/office-files/run'
import { sweepFiles } from '@/lib/backend/flows/office-files/stored'
import { sendWebhooks } from '@/lib/backend/flows/webhooks/deliver'
import { updateSearchTexts } from '@/lib/backend/domain/search/update-search-texts'

import { expireOrders } from '@/lib/backend/flows/fulfilment/expire'
import { deliver } from './outbox'
import { anonymisePeople } from '@/lib/backend/domain/orders/anonymise'
import { invalidateDuePages } from './page-times'
import { countUnlimitedCodes } from './code-counters'
import { SWEEPS, type SweepName } from '@/lib/backend/domain/jobs/sweeps'
import { work, type Handlers } from '@/lib/backend/platform/jobs/queue'
import { invalidateChangedSeason } from './season'
import { moduleState } from '@/lib/process/state.mjs'

const HANDLERS: Handlers<SweepName> = {
  outbox: deliver,
  sweeps: {
    'payment-events': sweepEvents,
    'order-expiry': expireOrders,
    'exchange-expiry': expireExchanges,
    'open-payments': reconcilePayments,
    refunds: sendRefunds,
    season: () => invalidateChangedSeason(),
    'page-times': () => invalidateDuePages(),
    'page-versions': async () => {
      await publishDueVersions()
    },
    'stock-notices': announceStock,
    webhooks: () => sendWebhooks(),
    'low-stock': announceLowStock,
    'purchase-days': withdrawPassedDays,
    'gift-codes': async () => {
      await sendDueGiftCodes()
      await sendDueGiftCards()
    },
    'code-counters': countUnlimitedCodes,
    'search-texts': updateSearchTexts,
    offers: refreshOffers,
    'gift-card-ledger': alarmGiftCardLosses,
    'planned-prices': async () => {
      await setDuePrices()
    },
    campaigns: async () => {
      await runCampaigns()
    },
    'office-jobs': runOfficeJobs,
    'office-files': runOfficeFiles,
    'office-translations': runOfficeTranslations,
    purchases: countPurchases,
    purge: async () => {
      await sweepRetention('purge')
      await anonymisePeople()
    },
    retention: async () => {
      // Before the work that names them is deleted.
      await sweepFiles()
      await sweepRetention('retention')
    },
  },
}

const RETRY_MS = { first: 500, most: 5_000 }

export interface RunningJobs {
  /** Takes no new work and waits for running jobs. */
  stop(): Promise<void>
}

const state = moduleState('jobs', (): { running: RunningJobs | null } => ({ running: null }))

/** Starts the jobs of this process; a second call returns the same ones. They stop with the shop, before its database. */
export function startJobs(): RunningJobs {
  const jobs = (state.running ??= start())
  onShutdown('jobs', () => jobs.stop())
  return jobs
}

function start(): RunningJobs {
  const stopViews = startStoringViews()
  const stopQueries = startStoringQueries()
  let stopWork: Promise<() => Promise<void>> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  // If the database is unavailable when the process starts, this is retried until it responds.
  const attempt = (wait: number) => {
    stopWork = work(HANDLERS, SWEEPS)
    stopWork.catch((error: unknown) => {
      if (wait === RETRY_MS.first) logError(error, { job: 'start' })
      if (!stopped) timer = setTimeout(() => attempt(Math.min(RETRY_MS.most, wait * 2)), wait).unref()
    })
  }
  attempt(RETRY_MS.first)

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await giveFilesBack().catch(() => undefined)
      const stop = await stopWork?.catch(() => undefined)
      await stop?.()
      await Promise.all([stopViews(), stopQueries()])
      state.running = null
    },
  }
}
