/** Calls of staff and monitoring. */
import { metricsText } from '@/lib/backend/flows/monitoring/metrics'
import { retryFailed, shopStatus } from '@/lib/backend/flows/monitoring/status'
import type { monitoringCalls } from '@/lib/contract/calls/monitoring'
import { published } from '@/lib/process/state.mjs'

import type { Handlers } from './types'

export const monitoringHandlers: Handlers<typeof monitoringCalls> = {
  shopStatus: () => shopStatus(),
  retryJobs: async () => ({ retried: await retryFailed() }),
  metrics: async () => ({
    type: 'text/plain; version=0.0.4; charset=utf-8',
    bytes: new TextEncoder().encode(metricsText(await shopStatus(), published('hasUntrustedProxy')?.() === true)),
  }),
}
