import 'server-only'

/** What the form of a new record begins with, so that nobody types what can be known. */
import type { OfficeEntity, OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'
import { shopDay } from '@/lib/market/shop-time'

import { officeCall } from './server'

/** What is the same for most records of a kind; the person changes it. */
const USUAL: Readonly<Record<string, OfficeValues>> = {
  'delivery-methods': { minDays: 1, maxDays: 3 },
}

/** Numbers that go on where the last record stops, and by how much. */
const CONTINUED: Readonly<Record<string, number>> = { sortOrder: 10, stockDisplayOrder: 10, number: 1 }
/** Their order is one within each product: what comes last depends on the product. */
const WITHIN_PRODUCT: ReadonlySet<string> = new Set(['images', 'variants'])

/** The number after that of the last record. */
async function nextOf({ name: entity }: OfficeEntity, name: string): Promise<OfficeValue> {
  const query = { sort: `-${name}`, size: '1' }
  const { rows } = await officeCall('officeRecords', { params: { entity }, query })
  return Number(rows[0]?.values[name] ?? 0) + (CONTINUED[name] ?? 1)
}

/** Rates of VAT change with a month, most of them with a year. */
function firstOfNextMonth(now: number): string {
  const [year = 0, month = 1] = shopDay(new Date(now)).split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** The values of the shop itself, the usual ones, and numbers that go on. `now`: the time of the page. */
export async function firstValues(entity: OfficeEntity, now: number): Promise<OfficeValues> {
  const isWithin = WITHIN_PRODUCT.has(entity.name)
  const fields = entity.fields.filter(({ isReadOnly }) => !isReadOnly)
  const continued = fields.filter(({ name, kind }) => kind === 'integer' && CONTINUED[name] !== undefined)
  const own = fields
    .filter((field) => !continued.includes(field))
    .flatMap(({ name, first }) => (first === undefined ? [] : [[name, first] as const]))
  const next = isWithin
    ? []
    : await Promise.all(continued.map(async ({ name }) => [name, await nextOf(entity, name)] as const))
  return {
    ...Object.fromEntries([...own, ...next]),
    ...USUAL[entity.name],
    ...(entity.name === 'tax-rates' && { validFrom: firstOfNextMonth(now) }),
  }
}
