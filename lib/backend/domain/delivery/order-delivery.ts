/** Kind and name of an order's delivery method. Queries join the method as `left join delivery_methods w on w.id = o.delivery_method`. */
import { sql } from 'drizzle-orm'

import type { Localized } from '@/lib/backend/domain/schema/types'
import { pick } from '@/lib/backend/domain/texts/localized'
import type { Language } from '@/lib/market/languages'
import type { DeliveryKind } from '@/lib/order/delivery-kinds'

import { BY_EMAIL } from './delivery'

/** The kind. An order whose method was deleted is treated as one that was sent. */
export const DELIVERY_KIND = sql`coalesce(w.kind, case when o.delivery_method = ${BY_EMAIL.method.id} then ${BY_EMAIL.method.kind} else 'home' end)`

/** The name in the order's language; '' for a method that was deleted. */
export function deliveryName(order: {
  delivery_kind: DeliveryKind
  delivery_names: Localized | null
  language: Language
}): string {
  return pick(
    order.delivery_kind === BY_EMAIL.method.kind ? BY_EMAIL.method.names : order.delivery_names,
    order.language,
  )
}
