/** The work that nobody waits for. Every instance takes part in it; the jobs are shared out in the database. */
import { logError } from '@/lib/backend/platform/log'
import { announceStock } from '@/lib/backend/domain/customers/stock-notices'
import { onShutdown } from '@/lib/backend/platform/database/shutdown'
import { sendDueGiftCodes } from '@/lib/backend/flows/gift-campaigns/send'
import { sweepEvents } from '@/lib/backend/flows/payments/ingest'
import { reconcilePayments } from '@/lib/backend/flows/payments/reconcile'
import { settleRefunds } from '@/lib/backend/flows/payments/refunds'
import { countPurchases, startStoringViews } from '@/lib/backend/domain/recommendations/activity'
import { expireExchanges } from '@/lib/backend/flows/returns/close-return'
import { updateSearchTexts } from '@/lib/backend/domain/search/update-search-texts'

import { expireOrders } from '@/lib/backend/flows/fulfilment/expire'
import { deliver } from './outbox'
import { forgetPeople } from '@/lib/backend/domain/orders/forget'
import { turnPages } from './page-times'
import { countUnlimitedCodes, purgeOld } from './purge'
import { SWEEPS, type SweepName } from '@/lib/backend/domain/jobs/sweeps'
import { work, type Handlers } from '@/lib/backend/platform/jobs/queue'
import { turnSeason } from './season'
import { moduleState } from '@/lib/process/state.mjs'

const HANDLERS: Handlers<SweepName> = {
  outbox: deliver,
  sweeps: {
    'payment-events': sweepEvents,
    'order-expiry': expireOrders,
    'exchange-expiry': expireExchanges,
    'open-payments': reconcilePayments,
    refunds: settleRefunds,
    season: () => turnSeason(),
    'page-times': () => turnPages(),
    'stock-notices': announceStock,
    'gift-codes': sendDueGiftCodes,
    'code-counters': countUnlimitedCodes,
    'search-texts': updateSearchTexts,
    purchases: countPurchases,
    purge: async () => {
      await purgeOld()
      await forgetPeople()
    },
  },
}

const RETRY_MS = { first: 500, most: 5_000 }

export interface RunningJobs {
  /** Takes no new work and waits for what runs. */
  stop(): Promise<void>
}

const state = moduleState('jobs', (): { running: RunningJobs | null } => ({ running: null }))

/** Starts the jobs of this process; a second call gives the same ones. They stop with the shop, before its database does. */
export function startJobs(): RunningJobs {
  const jobs = (state.running ??= start())
  onShutdown('jobs', () => jobs.stop())
  return jobs
}

function start(): RunningJobs {
  const stopViews = startStoringViews()
  let stopWork: Promise<() => Promise<void>> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  // A database that is away when the process starts is asked again until it is there.
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
      const stop = await stopWork?.catch(() => undefined)
      await stop?.()
      await stopViews()
      state.running = null
    },
  }
}
