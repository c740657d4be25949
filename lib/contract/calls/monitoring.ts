/** State of the shop's background work, for staff and monitoring. The spec has no such calls. */
import { z } from 'zod'

import { defineCalls } from './call'
import { shopStatus } from '../schemas/status'

export const monitoringCalls = defineCalls('Monitoring', {
  /** State of the background work: outbox, queues, payments. */
  shopStatus: {
    method: 'GET',
    path: '/api/staff/status/',
    access: 'status.read',
    answer: shopStatus,
  },
  /** Retries immediately everything that failed for good. */
  retryJobs: {
    method: 'POST',
    path: '/api/staff/status/retry/',
    access: 'status.retry',
    body: z.strictObject({}),
    answer: z.object({ retried: z.int().min(0) }),
  },
  /** Text in the format of Prometheus. */
  metrics: {
    method: 'GET',
    path: '/api/metrics/',
    access: 'metrics.read',
    answerType: 'text/plain',
    answer: z.object({ type: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  },
})
