/** Messages to other systems, written in the transaction of what they tell. */
import { type SQL, sql } from 'drizzle-orm'

import type { Db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import type { WebhookEvent } from '@/lib/contract/webhook-events'
import type { OrderEventKind } from '@/lib/order/events'

/** The events of an order's timeline that other systems are told about. */
const OF_ORDER: Partial<Record<OrderEventKind, WebhookEvent>> = {
  created: 'order.placed',
  paid: 'order.paid',
  sent: 'order.sent',
  cancelled: 'order.cancelled',
  payment_cancelled: 'order.cancelled',
  payment_failed: 'order.cancelled',
  expired: 'order.cancelled',
  return_received: 'order.returned',
}

/** Endpoints that want to be told about an event and are told anything. */
const wanting = (event: WebhookEvent) =>
  sql`from webhook_endpoints where disabled_at is null and ${event} = any(events)`

export async function isWanted(reader: Db, event: WebhookEvent): Promise<boolean> {
  return ((await reader.execute(sql`select 1 ${wanting(event)} limit 1`)).rowCount ?? 0) > 0
}

/** Writes the message and one delivery for each endpoint that wants it; nothing when none does. `body` selects it. */
async function announce(tx: Tx, event: WebhookEvent, body: SQL): Promise<void> {
  await tx.execute(sql`
    with message as (
      insert into webhook_messages (event, body)
      select ${event}, m.body from (${body}) m where exists (select 1 ${wanting(event)})
      returning id),
    wanting as (select id ${wanting(event)})
    insert into webhook_deliveries (message_id, endpoint_id) select m.id, e.id from message m cross join wanting e`)
}

/**
 * Tells about an event of an order's timeline. The message names the order and nobody: a receiver that needs more reads it with a key of its
 * own, by the permissions of that key.
 */
export async function announceOrder(
  tx: Tx,
  orderId: number,
  kind: OrderEventKind,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const event = OF_ORDER[kind]
  if (event === undefined) return
  const more = kind === 'return_received' ? { return_number: data['number'] } : {}
  await announce(
    tx,
    event,
    sql`select jsonb_build_object('order_number', o.number, 'status', o.status, 'currency', o.currency, 'total', o.total)
        || ${JSON.stringify(more)}::jsonb as body from orders o where o.id = ${orderId}`,
  )
}

/** Tells about something that is not of an order. */
export function announceBody(tx: Tx, event: WebhookEvent, body: Readonly<Record<string, unknown>>): Promise<void> {
  return announce(tx, event, sql`select ${JSON.stringify(body)}::jsonb as body`)
}
