/** The status as text for a monitoring system (Prometheus' exposition format). */
import { familyText, processFamilies, sampleLine } from '@/lib/telemetry/metrics'
import type { ShopStatus } from '@/lib/contract/schemas/status'

type Labelled = readonly [labels: Readonly<Record<string, string>>, value: number]

const family = (name: string, kind: 'gauge' | 'counter', help: string, samples: readonly Labelled[]) =>
  familyText(
    name,
    kind,
    help,
    samples.map(([labels, value]) => sampleLine(name, Object.entries(labels), value)),
  )

const one = (value: number): Labelled[] => [[{}, value]]

/** What this process alone can tell. */
function ofProcess(): string[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  return [
    ...processFamilies(),
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

/** What the database tells of the whole shop; nothing but `shop_database_up` while it does not respond. */
function ofShop(status: ShopStatus | null): string[] {
  const up = family('shop_database_up', 'gauge', 'Whether the database responded to this request.', one(status ? 1 : 0))
  return status ? [up, ...ofDatabase(status)] : [up]
}

/** `status`: null while the database does not respond, so that a monitoring system still hears of everything else. */
export function metricsText(status: ShopStatus | null): string {
  return `${[...ofShop(status), ...ofProcess()].join('\n')}\n`
}

function ofDatabase(status: ShopStatus): string[] {
  const { outbox, queues, orders, payments, stock, admission, gift_card_losses: giftCardLosses } = status
  const states = ['waiting', 'retrying', 'active', 'failed'] as const
  return [
    ...ofMails(outbox),
    family(
      'shop_jobs',
      'gauge',
      'Jobs by queue and state.',
      queues.flatMap((queue) => states.map((state): Labelled => [{ queue: queue.name, state }, queue[state]])),
    ),
    family(
      'shop_jobs_late_seconds',
      'gauge',
      'How late the oldest due job of a queue is.',
      queues.map((queue): Labelled => [{ queue: queue.name }, queue.late_seconds]),
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
    family('shop_stock_sold_out', 'gauge', 'Sizes of public products that are sold out.', one(stock.sold_out)),
    family('shop_stock_low', 'gauge', 'Sizes of public products with one or two left.', one(stock.low)),
  ]
}
