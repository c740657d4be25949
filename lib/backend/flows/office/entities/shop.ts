/** How the shop works: stores, delivery methods, taxes, rates, settings, codes, people. */
import { ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'

import { currencyRates, stores, taxRates } from '@/lib/backend/domain/schema/catalogue'
import { settings } from '@/lib/backend/domain/schema/content'
import { customers } from '@/lib/backend/domain/schema/customers'
import { deliveryMethods, discountCodes } from '@/lib/backend/domain/schema/orders'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { changeTags } from '@/lib/cache/tags'
import { OFFICE_ROLES } from '@/lib/contract/access/permissions'
import { SETTING_DEFAULTS } from '@/lib/contract/general-settings'
import { countryName } from '@/lib/market/countries'
import type { Language } from '@/lib/market/languages'
import { isClosed, isSingleDay } from '@/lib/market/opening-hours'
import { TAX_AREAS } from '@/lib/market/tax-areas'
import { METHOD_KINDS } from '@/lib/order/delivery-kinds'

import type { Entity } from './entity'
import { like } from './like'
import { nameIn } from './title'

const SHOP = {
  area: 'shop',
  read: 'office.settings.read',
  change: 'office.settings.write',
  canCreate: true,
  canRemove: true,
} as const

const place = z.strictObject({
  street: z.string().min(1).max(200),
  postcode: z.string().min(1).max(20),
  city: z.string().min(1).max(100),
  phone: z.string().min(1).max(40),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
})
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
/** Of the week, and single days (`2026-12-24`) with other hours or, without any time, closed. */
const hours = z
  .array(
    z
      .strictObject({ days: z.string().min(1).max(60), opens: time, closes: time })
      .refine((row) => row.opens < row.closes || (isSingleDay(row.days) && isClosed(row))),
  )
  .max(60)

const storeEntity: Entity = {
  ...SHOP,
  name: 'stores',
  table: stores,
  key: [stores.id],
  title: () => sql`${stores.name}`,
  sort: 'stockDisplayOrder',
  search: (text) => or(ilike(stores.name, like(text)), ilike(stores.slug, like(text))) ?? sql`false`,
  columns: ['name', 'slug', 'type', 'nouto', 'pikanouto', 'stockDisplayOrder'],
  canRemove: false,
  fields: {
    number: { kind: 'integer', column: stores.id, isRequired: true, isGivenOnce: true },
    name: { kind: 'text', column: stores.name, isRequired: true },
    shortName: { kind: 'text', column: stores.shortName, isRequired: true },
    slug: { kind: 'text', column: stores.slug, isRequired: true },
    type: {
      kind: 'choice',
      column: stores.type,
      isRequired: true,
      options: ['retail', 'warehouse', 'web', 'external'],
      isFilter: true,
    },
    nouto: { kind: 'boolean', column: stores.nouto, isRequired: true, isFilter: true },
    pikanouto: { kind: 'boolean', column: stores.pikanouto, isRequired: true, isFilter: true },
    stockDisplayOrder: { kind: 'integer', column: stores.stockDisplayOrder, isRequired: true },
    image: { kind: 'picture', column: stores.image },
    address: { kind: 'json', column: stores.address, schema: place, section: 'place' },
    hours: { kind: 'json', column: stores.hours, schema: hours, section: 'place' },
  },
  follow: (tx) => invalidateTags(tx, '*'),
}

const deliveryEntity: Entity = {
  ...SHOP,
  name: 'delivery-methods',
  table: deliveryMethods,
  key: [deliveryMethods.id],
  title: nameIn(deliveryMethods.names, deliveryMethods.id),
  sort: 'sortOrder',
  search: (text) => sql`${deliveryMethods.names}::text ilike ${like(text)}`,
  columns: ['names', 'kind', 'countries', 'priceEur', 'freeFromEur', 'minDays', 'maxDays'],
  fields: {
    code: { kind: 'text', column: deliveryMethods.id, isRequired: true, isGivenOnce: true },
    names: { kind: 'localized', column: deliveryMethods.names, isRequired: true },
    descriptions: { kind: 'localized', column: deliveryMethods.descriptions },
    kind: { kind: 'choice', column: deliveryMethods.kind, isRequired: true, options: METHOD_KINDS, isFilter: true },
    countries: { kind: 'words', column: deliveryMethods.countries, isFilter: true },
    priceEur: { kind: 'cents', column: deliveryMethods.priceEur, isRequired: true },
    freeFromEur: { kind: 'cents', column: deliveryMethods.freeFromEur },
    minDays: { kind: 'integer', column: deliveryMethods.minDays, isRequired: true, schema: z.int().min(0).max(365) },
    maxDays: { kind: 'integer', column: deliveryMethods.maxDays, isRequired: true, schema: z.int().min(0).max(365) },
    isGreen: { kind: 'boolean', column: deliveryMethods.isGreen, isRequired: true },
    sortOrder: { kind: 'integer', column: deliveryMethods.sortOrder, isRequired: true },
    postalCodes: { kind: 'words', column: deliveryMethods.postalCodes },
  },
  follow: (tx) => invalidateTags(tx, '*'),
}

/** VAT areas as pages name them: by country, and last all countries outside of the European Union. */
const taxAreasByName = (language: Language): number[] =>
  TAX_AREAS.map(({ id, country }) => ({ id, name: country === null ? null : countryName(country, language) }))
    .toSorted((a, b) =>
      a.name === null || b.name === null
        ? Number(a.name === null) - Number(b.name === null)
        : a.name.localeCompare(b.name, language),
    )
    .map(({ id }) => id)

const taxEntity: Entity = {
  ...SHOP,
  name: 'tax-rates',
  table: taxRates,
  key: [taxRates.taxAreaId, taxRates.taxClass, taxRates.validFrom],
  /** Pages say it in words (components/office/title-words.ts). */
  title: () => sql`concat_ws(' · ', ${taxRates.taxAreaId}, ${taxRates.taxClass}, ${taxRates.validFrom})`,
  order: (language) => sql`array_position(${sql.param(taxAreasByName(language))}::int[], ${taxRates.taxAreaId}::int)`,
  columns: ['taxAreaId', 'taxClass', 'validFrom', 'ratePercent'],
  fields: {
    taxAreaId: { kind: 'integer', column: taxRates.taxAreaId, isRequired: true, isGivenOnce: true, isFilter: true },
    taxClass: { kind: 'integer', column: taxRates.taxClass, isRequired: true, isGivenOnce: true, isFilter: true },
    validFrom: { kind: 'day', column: taxRates.validFrom, isRequired: true, isGivenOnce: true, isFilter: true },
    ratePercent: { kind: 'number', column: taxRates.ratePercent, isRequired: true, schema: z.number().min(0).max(50) },
  },
  follow: (tx) => invalidateTags(tx, '*'),
}

const rateEntity: Entity = {
  ...SHOP,
  name: 'currency-rates',
  table: currencyRates,
  key: [currencyRates.currency],
  title: () => sql`upper(${currencyRates.currency})`,
  sort: 'currency',
  columns: ['currency', 'rate', 'updatedAt'],
  canRemove: false,
  fields: {
    currency: {
      kind: 'text',
      column: currencyRates.currency,
      isRequired: true,
      isGivenOnce: true,
      schema: z.string().regex(/^[a-z]{3}$/),
    },
    rate: {
      kind: 'number',
      column: currencyRates.rate,
      isRequired: true,
      schema: z.number().positive().max(1_000_000),
    },
    updatedAt: { kind: 'moment', column: currencyRates.updatedAt, isReadOnly: true },
  },
  follow: async (tx, { id, after }) => {
    if (after) await tx.execute(sql`update currency_rates set updated_at = now() where currency = ${id}`)
    invalidateTags(tx, changeTags.currencies())
  },
}

const settingEntity: Entity = {
  ...SHOP,
  name: 'settings',
  table: settings,
  key: [settings.key],
  title: () => sql`${settings.key}`,
  sort: 'key',
  search: (text) => ilike(settings.key, like(text)),
  columns: ['key', 'value'],
  fields: {
    key: {
      kind: 'choice',
      column: settings.key,
      isRequired: true,
      isGivenOnce: true,
      options: Object.keys(SETTING_DEFAULTS),
    },
    value: { kind: 'lines', column: settings.value, isRequired: true },
  },
  follow: (tx) => invalidateTags(tx, changeTags.settings()),
}

const codeEntity: Entity = {
  area: 'shop',
  read: 'office.codes.read',
  change: 'office.codes.write',
  canCreate: true,
  canRemove: true,
  name: 'discount-codes',
  table: discountCodes,
  key: [discountCodes.code],
  title: () => sql`${discountCodes.code}::text`,
  sort: 'code',
  search: (text) => sql`${discountCodes.code}::text ilike ${like(text)}`,
  columns: ['code', 'kind', 'value', 'minTotalEur', 'startsAt', 'endsAt', 'used', 'maxUses'],
  fields: {
    code: {
      kind: 'text',
      column: discountCodes.code,
      isRequired: true,
      isGivenOnce: true,
      schema: z.string().regex(/^[^\s~]{2,40}$/),
    },
    kind: {
      kind: 'choice',
      column: discountCodes.kind,
      isRequired: true,
      options: ['percent', 'amount', 'free_delivery'],
      isFilter: true,
    },
    value: { kind: 'integer', column: discountCodes.value, isRequired: true, schema: z.int().min(0) },
    minTotalEur: { kind: 'cents', column: discountCodes.minTotalEur, isRequired: true },
    startsAt: { kind: 'moment', column: discountCodes.startsAt, isFilter: true },
    endsAt: { kind: 'moment', column: discountCodes.endsAt, isFilter: true },
    maxUses: { kind: 'integer', column: discountCodes.maxUses, schema: z.int().min(1) },
    maxUsesPerCustomer: { kind: 'integer', column: discountCodes.maxUsesPerCustomer, schema: z.int().min(1) },
    used: { kind: 'integer', column: discountCodes.used, isReadOnly: true },
  },
  follow: () => undefined,
}

/** Who works in the shop. Others are found at the desk of orders. */
const peopleEntity: Entity = {
  name: 'people',
  area: 'people',
  table: customers,
  key: [customers.id],
  title: () =>
    sql`coalesce(nullif(concat_ws(' ', nullif(${customers.firstName}, ''), nullif(${customers.lastName}, '')), ''), ${customers.email}::text)`,
  sort: 'email',
  scope: sql`(${customers.isStaff} or ${customers.isAdmin} or ${customers.officeRoles} <> '{}')`,
  search: (text) =>
    or(
      sql`${customers.email}::text ilike ${like(text)}`,
      ilike(customers.lastName, like(text)),
      ilike(customers.firstName, like(text)),
    ) ?? sql`false`,
  columns: ['email', 'firstName', 'lastName', 'officeRoles', 'isStaff', 'isAdmin'],
  fields: {
    email: { kind: 'text', column: customers.email, isReadOnly: true },
    firstName: { kind: 'text', column: customers.firstName },
    lastName: { kind: 'text', column: customers.lastName },
    officeRoles: { kind: 'choices', column: customers.officeRoles, options: OFFICE_ROLES },
    isStaff: { kind: 'boolean', column: customers.isStaff, isReadOnly: true },
    isAdmin: { kind: 'boolean', column: customers.isAdmin, isReadOnly: true },
  },
  read: 'office.people.read',
  change: 'office.people.write',
  /** A change of what somebody may do ends their log-ins. */
  follow: async (tx, { id, paths }) => {
    if (paths.includes('officeRoles'))
      await tx.execute(sql`delete from access_tokens where customer_id = ${Number(id)}`)
  },
}

export const shopEntities: readonly Entity[] = [
  storeEntity,
  deliveryEntity,
  taxEntity,
  rateEntity,
  settingEntity,
  codeEntity,
  peopleEntity,
]
