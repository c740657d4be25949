/** The status as text for a monitoring system (Prometheus' exposition format). */
import { isReplicaUsed } from '@/lib/backend/platform/database/pool'
import type { ShopStatus } from '@/lib/contract/schemas/status'

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]

const line = (name: string, [labels, value]: Sample) => {
  const inside = Object.entries(labels)
    .map(([key, text]) => `${key}="${text.replace(/[\\"\n]/g, '_')}"`)
    .join(',')
  return `${name}${inside && `{${inside}}`} ${value}`
}

/** One family of samples with its help and kind. */
function family(name: string, kind: 'gauge' | 'counter', help: string, samples: readonly Sample[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...samples.map((sample) => line(name, sample))].join('\n')
}

const one = (value: number): Sample[] => [[{}, value]]

/** Nothing without a read replica, or before the first read. */
function ofReplica(): string[] {
  const isUsed = isReplicaUsed()
  if (isUsed === null) return []
  const help = 'Whether reads go to DATABASE_READ_URL: it responds and is not behind.'
  return [family('shop_replica_used', 'gauge', help, one(isUsed ? 1 : 0))]
}

/** What this process alone can tell. */
function ofProcess(hasUntrustedProxy: boolean): string[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  return [
    family(
      'shop_untrusted_proxy',
      'gauge',
      'Whether requests came with forwarded addresses in the last hour although TRUST_PROXY is 0.',
      one(hasUntrustedProxy ? 1 : 0),
    ),
    ...ofReplica(),
    // The names that Prometheus' own clients use.
    family('process_resident_memory_bytes', 'gauge', 'Memory of this process.', one(rss)),
    family('nodejs_heap_size_used_bytes', 'gauge', 'JavaScript objects of this process.', one(heapUsed)),
    family('nodejs_external_memory_bytes', 'gauge', 'Buffers and other memory outside of the heap.', one(external)),
  ]
}

/** Mails that wait, were given up, were refused, or do not leave the shop. */
function ofMails(outbox: ShopStatus['outbox']): string[] {
  return [
    family('shop_outbox_waiting', 'gauge', 'Messages that are not sent yet.', one(outbox.waiting)),
    family(
      'shop_outbox_oldest_seconds',
      'gauge',
      'Age of the oldest message that is not sent yet.',
      one(outbox.oldest_seconds),
    ),
    family('shop_outbox_failed', 'gauge', 'Messages that were given up.', one(outbox.failed)),
    family('shop_mails_refused', 'gauge', 'Messages of the last week that were refused for good.', one(outbox.refused)),
    family(
      'shop_mails_to_files',
      'gauge',
      'Whether mails become files instead of leaving the shop.',
      one(outbox.is_to_files ? 1 : 0),
    ),
  ]
}

/** One family for each figure, with its help and kind. */
export function metricsText(status: ShopStatus, hasUntrustedProxy: boolean): string {
  const { outbox, queues, orders, payments, admission, gift_card_losses: giftCardLosses } = status
  const states = ['waiting', 'retrying', 'active', 'failed'] as const
  return `${[
    ...ofMails(outbox),
    family(
      'shop_jobs',
      'gauge',
      'Jobs by queue and state.',
      queues.flatMap((queue) => states.map((state): Sample => [{ queue: queue.name, state }, queue[state]])),
    ),
    family(
      'shop_jobs_late_seconds',
      'gauge',
      'How late the oldest due job of a queue is.',
      queues.map((queue): Sample => [{ queue: queue.name }, queue.late_seconds]),
    ),
    family('shop_orders_unpaid', 'gauge', 'Orders that wait for their payment.', one(orders.unpaid)),
    family(
      'shop_orders_overdue',
      'gauge',
      'Orders whose time to pay is over and which still hold goods.',
      one(orders.overdue),
    ),
    family('shop_orders_paid_today', 'gauge', 'Orders paid in the last 24 hours.', one(orders.paid_today)),
    family(
      'shop_payment_events_waiting',
      'gauge',
      'Messages of payment providers that nobody has finished.',
      one(payments.events_waiting),
    ),
    family('shop_refunds_due', 'gauge', 'Refunds that are to be sent.', one(payments.refunds_due)),
    family('shop_refunds_refused', 'gauge', 'Refunds that a provider refused.', one(payments.refunds_failed)),
    family(
      'shop_gift_card_losses',
      'gauge',
      'Currencies and days of the last week on which gift cards yielded more than they cost.',
      one(giftCardLosses),
    ),
    family('shop_order_admission_busy', 'gauge', 'Orders at work in this process.', one(admission.busy)),
    family('shop_order_admission_waiting', 'gauge', 'Orders that wait in this process.', one(admission.waiting)),
    family(
      'shop_order_admission_refused_total',
      'counter',
      'Orders that this process sent away since it started.',
      one(admission.refused),
    ),
    ...ofProcess(hasUntrustedProxy),
  ].join('\n')}\n`
}
