/** The merchant's endpoints of webhooks: added, listed, ended; their log. */
import { desc, eq, sql } from 'drizzle-orm'

import { type Db, db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { isPrivateAddress, refuseNumericHost } from '@/lib/backend/platform/outgoing/public-address'
import { webhookDeliveries, webhookEndpoints, webhookMessages } from '@/lib/backend/domain/schema/integrations'
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'
import { TEST_EVENT, type WebhookEvent } from '@/lib/contract/webhook-events'

import { rememberLowStock } from './low-stock'
import { endpointSecret, newNonce } from './secret'

const MAX_URL = 2_000

/** Throws BAD_REQUEST for an address to which the shop sends nothing. Names are checked when they are resolved, at each sending. */
function checkedUrl(text: string): string {
  const refuse = (message: string) => new ApiError('BAD_REQUEST', message, { field: 'url' })
  const url = URL.canParse(text) && text.length <= MAX_URL ? new URL(text) : null
  if (!url || url.username || url.password || url.hash)
    throw refuse('The address must be a web address without user, password and #.')
  if (config().webhookPrivate) {
    if (!/^https?:$/.test(url.protocol)) throw refuse('The address must begin with https:// or http://.')
    return url.href
  }
  if (url.protocol !== 'https:') throw refuse('The address must begin with https://.')
  try {
    refuseNumericHost(url, isPrivateAddress)
  } catch {
    throw refuse('The address is in a private network; WEBHOOK_PRIVATE=true allows these.')
  }
  return url.href
}

export interface NewEndpoint {
  readonly id: number
  readonly url: string
  /** With which the receiver checks the signatures. */
  readonly secret: string
}

/** Adds an endpoint for the events. Throws BAD_REQUEST. */
export function addEndpoint(address: string, events: readonly WebhookEvent[]): Promise<NewEndpoint> {
  return withTx((tx) => addEndpointIn(tx, address, events), { name: 'webhook.add' })
}

/** The same inside of a transaction. */
export async function addEndpointIn(tx: Tx, address: string, events: readonly WebhookEvent[]): Promise<NewEndpoint> {
  const url = checkedUrl(address)
  if (events.length === 0) throw new ApiError('BAD_REQUEST', 'Name at least one event.', { field: 'events' })
  if (events.includes('stock.low')) await rememberLowStock(tx)
  const nonce = newNonce()
  const [row] = await tx
    .insert(webhookEndpoints)
    .values({ url, events: [...new Set(events)], nonce })
    .returning({ id: webhookEndpoints.id })
  if (!row) throw new Error('An endpoint was not written.')
  return { id: row.id, url, secret: endpointSecret(nonce) }
}

/** Every endpoint with how it is doing; secrets are shown by `showSecret` only. */
export function listEndpoints() {
  const { id, url, events, createdAt, failingSince, disabledAt, disabledBecause } = webhookEndpoints
  return db()
    .select({
      id,
      url,
      events,
      createdAt,
      failingSince,
      disabledAt,
      disabledBecause,
      waiting: sql<number>`(select count(*)::int from ${webhookDeliveries} d where d.endpoint_id = ${id} and d.due_at is not null)`,
    })
    .from(webhookEndpoints)
    .orderBy(id)
}

const noEndpoint = () => new ApiError('NOT_FOUND', 'There is no such endpoint.')

/** The secret of an endpoint: for the receiver, also after SHOP_SECRET has changed. */
export async function showSecret(id: number): Promise<string> {
  const [row] = await db().select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  if (!row) throw noEndpoint()
  return endpointSecret(row.nonce)
}

/** Deletes an endpoint with its log. */
export async function removeEndpoint(id: number, writer: Db = db()): Promise<void> {
  const { rowCount } = await writer.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  if (rowCount !== 1) throw noEndpoint()
}

/** Ends or resumes the sending to an endpoint. What waited goes out when it is resumed; what happened in between does not. */
export async function switchEndpoint(id: number, isOn: boolean, writer: Db = db()): Promise<void> {
  const { rowCount } = await writer
    .update(webhookEndpoints)
    .set(
      isOn
        ? { disabledAt: null, disabledBecause: null, failingSince: null }
        : { disabledAt: sql`now()`, disabledBecause: 'merchant' },
    )
    .where(eq(webhookEndpoints.id, id))
  if (rowCount !== 1) throw noEndpoint()
}

/** Queues a test message for one endpoint and returns the id of its delivery. Throws CONFLICT for one that gets nothing. */
export function queueTest(id: number): Promise<number> {
  return withTx(
    async (tx) => {
      const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
      if (!endpoint) throw noEndpoint()
      if (endpoint.disabledAt) throw new ApiError('CONFLICT', 'This endpoint is switched off.')
      const { rows } = await tx.execute<{ id: number }>(sql`
        with message as (
          insert into webhook_messages (event, body)
          values (${TEST_EVENT}, '{"text": "It works."}'::jsonb) returning id)
        insert into webhook_deliveries (message_id, endpoint_id) select id, ${id} from message returning id::float8 as id`)
      const [row] = rows
      if (!row) throw new Error('A test message was not written.')
      return row.id
    },
    { name: 'webhook.test' },
  )
}

/** The last deliveries, newest first. */
export function deliveryLog(endpointId: number, limit: number) {
  const { id, dueAt, attempts, deliveredAt, status, failure, tookMs } = webhookDeliveries
  return db()
    .select({
      id,
      event: webhookMessages.event,
      happened: webhookMessages.createdAt,
      attempts,
      delivered: deliveredAt,
      next: dueAt,
      status,
      failure,
      tookMs,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(id))
    .limit(limit)
}

/** Sends one delivery again, whatever became of it. */
export async function redeliver(id: number): Promise<void> {
  const { rowCount } = await db()
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()`, attempts: 0, deliveredAt: null })
    .where(eq(webhookDeliveries.id, id))
  if (rowCount !== 1) throw new ApiError('NOT_FOUND', 'There is no such delivery.')
}
