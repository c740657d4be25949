/** The calls of staff and monitoring by name. */
import type { Registry } from './types'

import { metricsText } from '@/lib/backend/flows/monitoring/metrics'
import { retryFailed, shopStatus } from '@/lib/backend/flows/monitoring/status'

export const statusHandlers: Pick<Registry, 'shopStatus' | 'retryJobs' | 'metrics'> = {
  shopStatus: () => shopStatus(),
  retryJobs: async () => ({ retried: await retryFailed() }),
  metrics: async () => ({
    type: 'text/plain; version=0.0.4; charset=utf-8',
    bytes: new TextEncoder().encode(metricsText(await shopStatus())),
  }),
}
