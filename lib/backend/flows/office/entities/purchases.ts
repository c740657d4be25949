/** Purchase orders: their heads are records as any other, their rows are changed on their page (purchases.ts). */
import { sql } from 'drizzle-orm'

import { purchaseOrderLines, purchaseOrders } from '@/lib/backend/domain/schema/purchases'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { ApiError } from '@/lib/contract/errors'
import { shopTimeZone } from '@/lib/market/shop-time'
import { COMING_PURCHASES, isDraftPurchase, PURCHASE_STATES, type PurchaseStatus } from '@/lib/order/purchase-machine'

import type { Changed, Entity } from './entity'
import { variantCode, variantNamed } from './variant-title'
import { like } from './like'

const STOCK = { area: 'stock', read: 'office.stock.read', change: 'office.stock.write' } as const
/** Pages follow the orders' own changes. */
const nothing = () => undefined

const ofLines = (what: string) =>
  sql.raw(`(select ${what} from purchase_order_lines l where l.purchase_id = purchase_orders.id)`)

/** Ordered, and something of it has not come on its day, by the shop's calendar. */
export const isLate = sql`(${inStates('purchase_orders.status', COMING_PURCHASES)} and exists (select from purchase_order_lines l
  where l.purchase_id = purchase_orders.id and l.received < l.quantity and l.expected_on < (now() at time zone ${shopTimeZone()}::text)::date))`

const isOrdered = ({ before }: Changed) => before !== null && !isDraftPurchase(before['status'] as PurchaseStatus)

/** What has come lies in its store. */
async function checkPurchase(_tx: unknown, changed: Changed): Promise<void> {
  if (!isOrdered(changed) || !changed.paths.includes('storeId')) return
  throw new ApiError('CONFLICT', 'It is ordered to its store.', {
    field: 'storeId',
    details: { reason: 'purchase_ordered' },
  })
}

/** Goods that were ordered stay on paper. */
function followPurchase(_tx: unknown, changed: Changed): void {
  if (changed.after === null && isOrdered(changed))
    throw new ApiError('CONFLICT', 'Only a draft can be deleted.', { details: { reason: 'purchase_ordered' } })
}

const purchaseEntity: Entity = {
  ...STOCK,
  name: 'purchases',
  table: purchaseOrders,
  key: [purchaseOrders.id],
  title: () => sql`${purchaseOrders.supplier} || ' ' || ${purchaseOrders.id}::text`,
  search: (text) =>
    sql`(${purchaseOrders.supplier} ilike ${like(text)} or ${purchaseOrders.reference} ilike ${like(text)} or ${purchaseOrders.id}::text = ${text})`,
  columns: ['supplier', 'reference', 'status', 'storeId', 'nextDay', 'coming', 'createdAt'],
  canCreate: true,
  canRemove: true,
  hasOwnPage: true,
  fields: {
    supplier: { kind: 'text', column: purchaseOrders.supplier, isRequired: true, isFilter: true },
    reference: { kind: 'text', column: purchaseOrders.reference },
    storeId: { kind: 'reference', column: purchaseOrders.storeId, to: 'stores', isRequired: true, isFilter: true },
    status: {
      kind: 'choice',
      column: purchaseOrders.status,
      options: PURCHASE_STATES,
      isReadOnly: true,
      isFilter: true,
    },
    nextDay: {
      kind: 'day',
      column: purchaseOrders.status,
      computed: ofLines('min(l.expected_on) filter (where l.received < l.quantity)'),
      isReadOnly: true,
    },
    coming: {
      kind: 'integer',
      column: purchaseOrders.id,
      computed: ofLines('coalesce(sum(greatest(l.quantity - l.received, 0)), 0)::int'),
      isReadOnly: true,
    },
    isLate: {
      kind: 'boolean',
      column: purchaseOrders.status,
      computed: isLate,
      where: (value) => sql`${isLate} = ${value === 'true'}`,
      isReadOnly: true,
      isFilter: true,
    },
    createdAt: { kind: 'moment', column: purchaseOrders.createdAt, isReadOnly: true, isFilter: true },
  },
  check: checkPurchase,
  follow: followPurchase,
}

const lineEntity: Entity = {
  ...STOCK,
  name: 'purchase-lines',
  table: purchaseOrderLines,
  key: [purchaseOrderLines.id],
  title: variantNamed(purchaseOrderLines.variantId),
  code: variantCode(purchaseOrderLines.variantId),
  sort: 'expectedOn',
  columns: ['expectedOn', 'variantId', 'quantity', 'received', 'purchaseId'],
  fields: {
    expectedOn: { kind: 'day', column: purchaseOrderLines.expectedOn, isReadOnly: true, isFilter: true },
    variantId: {
      kind: 'reference',
      column: purchaseOrderLines.variantId,
      to: 'variants',
      isReadOnly: true,
      isFilter: true,
    },
    quantity: { kind: 'integer', column: purchaseOrderLines.quantity, isReadOnly: true },
    received: { kind: 'integer', column: purchaseOrderLines.received, isReadOnly: true },
    purchaseId: {
      kind: 'reference',
      column: purchaseOrderLines.purchaseId,
      to: 'purchases',
      isLinked: true,
      isReadOnly: true,
      isFilter: true,
    },
  },
  follow: nothing,
}

export const purchaseEntities: readonly Entity[] = [purchaseEntity, lineEntity]
