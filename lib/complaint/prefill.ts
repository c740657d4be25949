/** The fields that are filled from an order after its look-up (spec 2 §3: postNumber from postalCode, timeOfPurchase from orderDate). */
import { shopDay } from '@/lib/market/shop-time'

import { applySalesChannel, type ComplaintValues } from './fields'

interface OrderedRow {
  readonly rowId: number
  readonly manufacturer: string
  readonly model: string
  readonly color: string | null
  readonly size: string | null
  /** Minor units of the order's currency for one piece. */
  readonly unitPrice: number
  /** Share of the order's discount for one piece, minor units. */
  readonly unitDiscount: number
}

interface OrderedOrder {
  readonly orderNumber: string
  readonly salesChannel: string
  /** ISO time. */
  readonly orderDate: string
  readonly customerName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
}

interface PrefillOptions {
  readonly webStore: string
  /** Minor units in one unit of the order's currency. */
  readonly perUnit: number
  /** The language's decimal sign. */
  readonly decimal: string
}

/** An amount in the format of the input: 12990 is "129,90". */
function typedAmount(minor: number, { perUnit, decimal }: Pick<PrefillOptions, 'perUnit' | 'decimal'>): string {
  return (minor / perUnit).toFixed(perUnit === 1 ? 0 : 2).replace('.', decimal)
}

/** The fields from an order and one of its rows. Without a row only the fields from the order. */
export function prefill(
  values: ComplaintValues,
  order: OrderedOrder,
  row: OrderedRow | null,
  options: PrefillOptions,
): ComplaintValues {
  const day = shopDay(new Date(order.orderDate))
  const filled: ComplaintValues = {
    ...values,
    salesChannel: order.salesChannel,
    orderNumber: order.orderNumber,
    orderDate: day,
    timeOfPurchase: day,
    receipt: '',
    // A guest's look-up returns no personal data, so the shopper's input is not overwritten.
    customerName: order.customerName || values.customerName,
    email: order.email,
    phone: order.phone || values.phone,
    address: order.address || values.address,
    postNumber: order.postalCode || values.postNumber,
    city: order.city || values.city,
    ...(row && {
      rowId: String(row.rowId),
      manufacturer: row.manufacturer,
      model: row.model,
      color: row.color ?? '',
      size: row.size ?? '',
      noSize: row.size === null,
      price: typedAmount(row.unitPrice - row.unitDiscount, options),
      unitDiscount: row.unitDiscount > 0 ? typedAmount(row.unitDiscount, options) : '',
      calculatedDiscount: row.unitDiscount > 0,
    }),
  }
  return applySalesChannel(filled, options.webStore)
}
