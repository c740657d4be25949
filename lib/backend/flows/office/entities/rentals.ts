/** Rental: prices, the units that are rented out, and bookings. Staff hand goods over and take them back at their desk. */
import { sql } from 'drizzle-orm'

import { modelTexts } from '@/lib/backend/domain/schema/catalogue'
import { rentalRates } from '@/lib/backend/domain/schema/content'
import { rentalBookings, rentalUnits, UNIT_CONDITIONS } from '@/lib/backend/domain/schema/rentals'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { RENTAL_STATES } from '@/lib/order/rental-machine'

import type { Entity } from './entity'
import { contains, like } from './like'
import { nameInRows } from './title'

const rateEntity: Entity = {
  name: 'rental-rates',
  area: 'goods',
  read: 'office.goods.read',
  change: 'office.goods.write',
  table: rentalRates,
  key: [rentalRates.modelId],
  title: nameInRows({
    names: modelTexts.name,
    owner: modelTexts.modelId,
    language: modelTexts.language,
    id: rentalRates.modelId,
    otherwise: rentalRates.modelId,
  }),
  sort: 'sortOrder',
  columns: ['modelId', 'dayEur', 'depositEur', 'serviceDays', 'sortOrder'],
  canCreate: true,
  canRemove: true,
  fields: {
    modelId: { kind: 'reference', column: rentalRates.modelId, isRequired: true, isGivenOnce: true, to: 'products' },
    dayEur: { kind: 'cents', column: rentalRates.dayEur, isRequired: true },
    depositEur: { kind: 'cents', column: rentalRates.depositEur, isRequired: true },
    serviceDays: { kind: 'integer', column: rentalRates.serviceDays, isRequired: true },
    sortOrder: { kind: 'integer', column: rentalRates.sortOrder, isRequired: true },
  },
  follow: (tx) => invalidateTags(tx, '*'),
}

/** Pages do not show units: the browser asks what is free. */
const unitEntity: Entity = {
  name: 'rental-units',
  area: 'stock',
  read: 'office.stock.read',
  change: 'office.stock.write',
  table: rentalUnits,
  key: [rentalUnits.id],
  title: () => sql`${rentalUnits.code}`,
  search: (text) => contains(rentalUnits.code, text),
  sort: 'code',
  columns: ['code', 'variantId', 'storeId', 'condition', 'note'],
  canCreate: true,
  canRemove: true,
  fields: {
    code: { kind: 'text', column: rentalUnits.code, isRequired: true },
    variantId: {
      kind: 'reference',
      column: rentalUnits.variantId,
      to: 'variants',
      isRequired: true,
      isGivenOnce: true,
      isFilter: true,
    },
    storeId: { kind: 'reference', column: rentalUnits.storeId, to: 'stores', isRequired: true, isFilter: true },
    condition: {
      kind: 'choice',
      column: rentalUnits.condition,
      options: UNIT_CONDITIONS,
      isRequired: true,
      isFilter: true,
    },
    note: { kind: 'text', column: rentalUnits.note },
  },
  follow: () => undefined,
}

const bookingEntity: Entity = {
  name: 'rentals',
  area: 'stock',
  read: 'orders.read',
  change: 'orders.process',
  table: rentalBookings,
  key: [rentalBookings.id],
  title: () => sql`${rentalBookings.number}`,
  search: (text) =>
    sql`(${rentalBookings.number} ilike ${like(text)} or ${rentalBookings.name} ilike ${like(text)} or ${rentalBookings.email}::text ilike ${like(text)})`,
  sort: '-createdAt',
  columns: ['number', 'status', 'storeId', 'collectOn', 'backOn', 'totalEur', 'createdAt'],
  fields: {
    number: { kind: 'text', column: rentalBookings.number, isReadOnly: true },
    status: { kind: 'choice', column: rentalBookings.status, options: RENTAL_STATES, isReadOnly: true, isFilter: true },
    storeId: { kind: 'reference', column: rentalBookings.storeId, to: 'stores', isReadOnly: true, isFilter: true },
    collectOn: { kind: 'day', column: rentalBookings.collectOn, isReadOnly: true, isFilter: true },
    backOn: { kind: 'day', column: rentalBookings.backOn, isReadOnly: true, isFilter: true },
    name: { kind: 'text', column: rentalBookings.name, isReadOnly: true },
    email: { kind: 'text', column: rentalBookings.email, isReadOnly: true },
    phone: { kind: 'text', column: rentalBookings.phone, isReadOnly: true },
    totalEur: { kind: 'cents', column: rentalBookings.totalEur, isReadOnly: true },
    depositEur: { kind: 'cents', column: rentalBookings.depositEur, isReadOnly: true },
    extraEur: { kind: 'cents', column: rentalBookings.extraEur, isReadOnly: true },
    note: { kind: 'text', column: rentalBookings.note, isReadOnly: true },
    createdAt: { kind: 'moment', column: rentalBookings.createdAt, isReadOnly: true, isFilter: true },
  },
  follow: () => undefined,
}

export const rentalEntities: readonly Entity[] = [rateEntity, unitEntity, bookingEntity]
