/** Calls of staff and monitoring. */
import { metricsText } from '@/lib/backend/flows/monitoring/metrics'
import { retryFailed, shopStatus } from '@/lib/backend/flows/monitoring/status'
import type { monitoringCalls } from '@/lib/contract/calls/monitoring'
import { isDatabaseUnavailable, isTimeout } from '@/lib/backend/platform/database/errors'

import type { Handlers } from './types'

/** Null while the database does not respond. */
async function statusOrNull() {
  try {
    return await shopStatus()
  } catch (error) {
    if (isDatabaseUnavailable(error) || isTimeout(error)) return null
    throw error
  }
}

export const monitoringHandlers: Handlers<typeof monitoringCalls> = {
  shopStatus: () => shopStatus(),
  retryJobs: async () => ({ retried: await retryFailed() }),
  metrics: async () => ({
    type: 'text/plain; version=0.0.4; charset=utf-8',
    bytes: new TextEncoder().encode(metricsText(await statusOrNull())),
  }),
}
