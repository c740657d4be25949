/** How staff find orders: by a number of the order or of a return, or by a part of name, company, e-mail or phone. */
import { type SQL, sql } from 'drizzle-orm'

import { orderWords } from '@/lib/backend/domain/schema/search-words'
import { foundBy } from '@/lib/backend/domain/texts/found-by'
import { withoutChannelPrefix } from '@/lib/complaint/fields'

/** Of an order or a return, as the shop makes them. */
const NUMBER = /^[WP]-[0-9A-Z]{8}$/

/** The condition for orders of a table or its alias. A whole number finds one order; everything else all that have it in their words. */
export function ordersFoundBy(text: string, table: 'orders' | 'o'): SQL {
  const number = withoutChannelPrefix(text)
  const ofReturns = sql`select r.order_id from returns r where r.number = ${number}`
  const id = sql.raw(`${table}.id`)
  if (NUMBER.test(number))
    return sql`${id} in (select f.id from orders f where f.number = ${number} union all ${ofReturns})`
  return sql`${id} in (select f.id from orders f where ${foundBy(orderWords('f.'), text)} union all ${ofReturns})`
}
