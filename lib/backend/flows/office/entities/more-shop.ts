/** Pickup points, organisations, former addresses, and what shoppers search for. */
import { ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'

import { pathHistory } from '@/lib/backend/domain/schema/catalogue'
import { organisations } from '@/lib/backend/domain/schema/customers'
import { pickupPoints } from '@/lib/backend/domain/schema/orders'
import { searchQueries } from '@/lib/backend/domain/schema/search'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'

import { buyers } from './buyers'
import type { Entity } from './entity'
import { like } from './like'

const pointEntity: Entity = {
  name: 'pickup-points',
  area: 'shop',
  table: pickupPoints,
  key: [pickupPoints.id],
  title: () => sql`${pickupPoints.name}`,
  sort: 'postalCode',
  search: (text) =>
    or(
      ilike(pickupPoints.name, like(text)),
      ilike(pickupPoints.city, like(text)),
      ilike(pickupPoints.postalCode, like(text)),
    ) ?? sql`false`,
  columns: ['name', 'methodId', 'country', 'address', 'postalCode', 'city'],
  fields: {
    code: { kind: 'text', column: pickupPoints.id, isRequired: true, isGivenOnce: true },
    methodId: {
      kind: 'reference',
      column: pickupPoints.methodId,
      isRequired: true,
      to: 'delivery-methods',
      isFilter: true,
    },
    country: {
      kind: 'text',
      column: pickupPoints.country,
      isRequired: true,
      isFilter: true,
      schema: z.string().regex(/^[a-z]{2}$/),
    },
    name: { kind: 'text', column: pickupPoints.name, isRequired: true },
    address: { kind: 'text', column: pickupPoints.address, isRequired: true },
    postalCode: { kind: 'text', column: pickupPoints.postalCode, isRequired: true, isFilter: true },
    city: { kind: 'text', column: pickupPoints.city, isRequired: true, isFilter: true },
    hours: { kind: 'text', column: pickupPoints.hours },
  },
  read: 'office.settings.read',
  change: 'office.settings.write',
  canCreate: true,
  canRemove: true,
  follow: (tx) => invalidateTags(tx, '*'),
}

const organisationEntity: Entity = {
  name: 'organisations',
  area: 'people',
  table: organisations,
  key: [organisations.id],
  title: () => sql`${organisations.name}`,
  sort: 'name',
  search: (text) => or(ilike(organisations.name, like(text)), ilike(organisations.vatNumber, like(text))) ?? sql`false`,
  columns: ['name', 'vatNumber', 'invoiceDays'],
  fields: {
    name: { kind: 'text', column: organisations.name, isRequired: true },
    vatNumber: { kind: 'text', column: organisations.vatNumber },
    invoiceDays: {
      kind: 'integer',
      column: organisations.invoiceDays,
      isRequired: true,
      schema: z.int().min(0).max(120),
    },
  },
  links: { buyers },
  read: 'office.people.read',
  change: 'office.people.write',
  canCreate: true,
  canRemove: true,
  follow: () => undefined,
}

/** Names with slashes between them: a path of the shop, and never the host of another one. */
const SHOP_PATH = /^\/?[^\s/\\?#]+(?:\/[^\s/\\?#]+)*\/?$/

/** Written when a group, product or page gets another address. */
const formerPathEntity: Entity = {
  name: 'former-paths',
  area: 'content',
  table: pathHistory,
  key: [pathHistory.language, pathHistory.path],
  title: () => sql`${pathHistory.path}`,
  sort: 'path',
  search: (text) => or(ilike(pathHistory.path, like(text)), ilike(pathHistory.target, like(text))) ?? sql`false`,
  columns: ['path', 'language', 'target'],
  canRemove: true,
  fields: {
    path: { kind: 'text', column: pathHistory.path, isRequired: true, isGivenOnce: true },
    language: { kind: 'text', column: pathHistory.language, isRequired: true, isGivenOnce: true, isFilter: true },
    target: { kind: 'text', column: pathHistory.target, isRequired: true, schema: z.string().regex(SHOP_PATH) },
  },
  read: 'office.content.read',
  change: 'office.content.write',
  follow: (tx) => invalidateTags(tx, '*'),
}

const queryEntity: Entity = {
  name: 'search-queries',
  area: 'content',
  table: searchQueries,
  key: [searchQueries.day, searchQueries.language, searchQueries.query],
  title: () => sql`${searchQueries.query}`,
  sort: '-times',
  search: (text) => ilike(searchQueries.query, like(text)),
  columns: ['query', 'language', 'day', 'times', 'failed'],
  fields: {
    query: { kind: 'text', column: searchQueries.query, isReadOnly: true },
    language: { kind: 'text', column: searchQueries.language, isReadOnly: true, isFilter: true },
    day: { kind: 'text', column: searchQueries.day, isReadOnly: true },
    times: { kind: 'integer', column: searchQueries.times, isReadOnly: true, isFilter: true },
    failed: { kind: 'integer', column: searchQueries.failed, isReadOnly: true, isFilter: true },
  },
  read: 'office.content.read',
  change: 'office.content.write',
  follow: () => undefined,
}

export const moreShopEntities: readonly Entity[] = [pointEntity, organisationEntity, formerPathEntity, queryEntity]
