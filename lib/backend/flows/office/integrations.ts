/** Keys and webhooks of other systems, made and ended by administrators: each change with its line in the history. */
import { eq } from 'drizzle-orm'

import { createKey, KEY_PERMISSIONS, revokeKey } from '@/lib/backend/domain/integrations/keys'
import { integrationKeys, webhookDeliveries, webhookEndpoints } from '@/lib/backend/domain/schema/integrations'
import { recordChanges } from '@/lib/backend/domain/schema/office'
import {
  addEndpointIn,
  deliveryLog,
  queueTest,
  redeliver,
  removeEndpoint,
  switchEndpoint,
} from '@/lib/backend/domain/webhooks/endpoints'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { isPermission, withOfficeUse } from '@/lib/contract/access/permissions'
import type { OfficeWebhookLog } from '@/lib/contract/calls/office-integrations'
import { ApiError } from '@/lib/contract/errors'
import { isWebhookEvent, TEST_EVENT, WEBHOOK_EVENTS } from '@/lib/contract/webhook-events'

import type { Actor } from './actor'

const LOG = 100

function require(actor: Actor): void {
  if (!actor.may('office.integrations.write')) throw new ApiError('FORBIDDEN', 'You may not do this.')
}

type Entry = Pick<typeof recordChanges.$inferInsert, 'entity' | 'recordId' | 'title' | 'action' | 'changes'>

async function remember(tx: Tx, entry: Entry, actor: Actor): Promise<void> {
  await tx.insert(recordChanges).values({ ...entry, actorId: actor.id })
}

/** What a key may be allowed, and what a webhook can tell. */
export function integrationChoices(actor: Actor): { permissions: string[]; events: string[] } {
  require(actor)
  return {
    permissions: [...KEY_PERMISSIONS].toSorted(),
    events: Object.keys(WEBHOOK_EVENTS).filter((event) => event !== TEST_EVENT),
  }
}

interface WantedKey {
  readonly label: string
  readonly permissions: readonly string[]
  readonly days: number | null
}

/** Makes a key. It is in this answer, and nowhere else. */
export function makeKey({ label, permissions, days }: WantedKey, actor: Actor): Promise<{ id: number; key: string }> {
  require(actor)
  const known = permissions.filter(isPermission)
  if (known.length < permissions.length)
    throw new ApiError('BAD_REQUEST', 'There is no such permission.', { field: 'permissions' })
  return withTx(
    async (tx) => {
      const granted = withOfficeUse(known)
      const made = await createKey(label, granted, days, tx)
      const changes = { label: [null, label], permissions: [null, [...granted]] } satisfies Entry['changes']
      await remember(tx, { entity: 'keys', recordId: String(made.id), title: label, action: 'create', changes }, actor)
      return made
    },
    { name: 'office.key' },
  )
}

/** Ends a key at once. */
export async function endKey(id: number, actor: Actor): Promise<void> {
  require(actor)
  await withTx(
    async (tx) => {
      await revokeKey(id, tx)
      const [row] = await tx.select().from(integrationKeys).where(eq(integrationKeys.id, id))
      const changes = { revokedAt: [null, row?.revokedAt?.toISOString() ?? null] } satisfies Entry['changes']
      const title = row?.label ?? ''
      await remember(tx, { entity: 'keys', recordId: String(id), title, action: 'update', changes }, actor)
    },
    { name: 'office.key' },
  )
}

interface WantedWebhook {
  readonly url: string
  readonly events: readonly string[]
}

/** Adds an endpoint, with the checks of its address that the command makes. The secret is in this answer alone. */
export function makeWebhook({ url, events }: WantedWebhook, actor: Actor): Promise<{ id: number; secret: string }> {
  require(actor)
  const known = events.filter(isWebhookEvent)
  if (known.length < events.length) throw new ApiError('BAD_REQUEST', 'There is no such event.', { field: 'events' })
  return withTx(
    async (tx) => {
      const { id, url: title, secret } = await addEndpointIn(tx, url, known)
      const changes = { url: [null, title], events: [null, known] } satisfies Entry['changes']
      await remember(tx, { entity: 'webhooks', recordId: String(id), title, action: 'create', changes }, actor)
      return { id, secret }
    },
    { name: 'office.webhook' },
  )
}

async function endpoint(reader: Pick<Tx, 'select'>, id: number) {
  const [row] = await reader.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  if (!row) throw new ApiError('NOT_FOUND', 'There is no such endpoint.')
  return row
}

/** An endpoint with its newest deliveries; never its secret. */
export async function webhookLog(id: number, actor: Actor): Promise<OfficeWebhookLog> {
  require(actor)
  const { url, events, disabledAt, disabledBecause } = await endpoint(db(), id)
  const log = await deliveryLog(id, LOG)
  return {
    id,
    url,
    events,
    isOn: disabledAt === null,
    because: disabledBecause,
    deliveries: log.map(({ happened, delivered, next, tookMs: _tookMs, ...row }) => ({
      ...row,
      happened: happened.toISOString(),
      delivered: delivered?.toISOString() ?? null,
      next: next?.toISOString() ?? null,
    })),
  }
}

/** Pauses it, resumes it, tries it, or deletes it with its log. */
export async function changeWebhook(
  id: number,
  to: 'pause' | 'resume' | 'test' | 'remove',
  actor: Actor,
): Promise<void> {
  require(actor)
  if (to === 'test') {
    await queueTest(id)
    return
  }
  await withTx(
    async (tx) => {
      const { url: title, disabledAt } = await endpoint(tx, id)
      if (to === 'remove') await removeEndpoint(id, tx)
      else await switchEndpoint(id, to === 'resume', tx)
      const changes: Entry['changes'] =
        to === 'remove' ? { url: [title, null] } : { isActive: [disabledAt === null, to === 'resume'] }
      const action = to === 'remove' ? 'remove' : 'update'
      await remember(tx, { entity: 'webhooks', recordId: String(id), title, action, changes }, actor)
    },
    { name: 'office.webhook' },
  )
}

/** Sends one of its messages again, whatever became of it. */
export async function sendAgain(id: number, delivery: number, actor: Actor): Promise<void> {
  require(actor)
  const [row] = await db()
    .select({ endpointId: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, delivery))
  if (row?.endpointId !== id) throw new ApiError('NOT_FOUND', 'There is no such delivery.')
  await redeliver(delivery)
}
