/** Keys and webhooks of other systems: seen as lists, made and ended on pages of their own (integrations.ts). */
import { sql } from 'drizzle-orm'

import { integrationKeys, webhookEndpoints } from '@/lib/backend/domain/schema/integrations'

import type { Entity } from './entity'

const SYSTEMS = {
  area: 'people',
  read: 'office.integrations.write',
  change: 'office.integrations.write',
  hasOwnPage: true,
  /** Nothing that shoppers see follows. */
  follow: () => undefined,
} as const
const seen = { isReadOnly: true } as const

const keyEntity: Entity = {
  ...SYSTEMS,
  name: 'keys',
  table: integrationKeys,
  key: [integrationKeys.id],
  title: () => sql`${integrationKeys.label}`,
  columns: ['label', 'prefix', 'permissions', 'lastUsedAt', 'expiresAt', 'revokedAt'],
  fields: {
    label: { kind: 'text', column: integrationKeys.label, ...seen },
    prefix: { kind: 'text', column: integrationKeys.prefix, ...seen },
    permissions: { kind: 'words', column: integrationKeys.permissions, ...seen },
    createdAt: { kind: 'moment', column: integrationKeys.createdAt, ...seen },
    lastUsedAt: { kind: 'moment', column: integrationKeys.lastUsedAt, ...seen },
    expiresAt: { kind: 'moment', column: integrationKeys.expiresAt, ...seen },
    revokedAt: { kind: 'moment', column: integrationKeys.revokedAt, ...seen },
  },
}

const webhookEntity: Entity = {
  ...SYSTEMS,
  name: 'webhooks',
  table: webhookEndpoints,
  key: [webhookEndpoints.id],
  title: () => sql`${webhookEndpoints.url}`,
  columns: ['url', 'events', 'isActive', 'failingSince'],
  fields: {
    url: { kind: 'text', column: webhookEndpoints.url, ...seen },
    events: { kind: 'words', column: webhookEndpoints.events, ...seen },
    isActive: {
      kind: 'boolean',
      column: webhookEndpoints.disabledAt,
      computed: sql`webhook_endpoints.disabled_at is null`,
      ...seen,
    },
    failingSince: { kind: 'moment', column: webhookEndpoints.failingSince, ...seen },
    createdAt: { kind: 'moment', column: webhookEndpoints.createdAt, ...seen },
  },
}

export const integrationEntities: readonly Entity[] = [keyEntity, webhookEntity]
