/** The tables of the job queues, and how the jobs of each queue are stored and repeated. */
import PgBoss from 'pg-boss'

import { LOCKS, withAdvisoryLock } from '@/lib/backend/platform/database/advisory-lock'

import { OUTBOX_QUEUE, type Query, type Schedule } from './queue'

type QueueSettings = Omit<PgBoss.Queue, 'name'>
/** A job that takes longer is treated as abandoned by a process that has ended; another process gets it. */
const EXPIRE_SECONDS = 30
/** A mail is retried for about a day; each delay is twice the one before. */
const OUTBOX_SETTINGS: QueueSettings = {
  policy: 'standard',
  retryLimit: 14,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: EXPIRE_SECONDS,
  retentionDays: 14,
}
/** At most one job waits, however many instances queue one. */
const SWEEP_SETTINGS: QueueSettings = { policy: 'short', retryLimit: 3, retryDelay: 5, retentionDays: 1 }

/**
 * Creates or updates the tables of the queues. Part of the migration of a database; several processes may call it at the same time. If
 * nothing is missing, it only reads the list of queues.
 */
export async function installQueues(url: string, sweeps: Schedule): Promise<void> {
  const lock = {
    waitMs: 60_000,
    problem: 'Another process has been preparing the job queues for a minute; look at that one first.',
  }
  await withAdvisoryLock(url, LOCKS.queues, lock, async (client) => {
    const executeSql: Query = (text, values) => client.query(text, values)
    const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false })
    await boss.start()
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    if (!existing.has(OUTBOX_QUEUE)) await boss.createQueue(OUTBOX_QUEUE, { name: OUTBOX_QUEUE, ...OUTBOX_SETTINGS })
    for (const [name, { within }] of Object.entries(sweeps))
      if (!existing.has(name)) await boss.createQueue(name, { name, ...SWEEP_SETTINGS, expireInSeconds: within })
    await boss.stop({ graceful: false })
  })
}
