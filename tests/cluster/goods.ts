/** What the shoppers of the cluster buy and look at: goods of the demo, with stock that does not end. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { priced } from '../crashes/shoppers'

export const EMAIL = 'cluster@example.com'
const UNITS = 1_000_000

export interface Goods {
  readonly templates: PlaceOrder[]
  /** Finished pages: the front page, lists and products. */
  readonly pages: string[]
  /** A product whose name is changed, and its page. */
  readonly model: { readonly id: number; readonly page: string }
}

interface Product extends Record<string, unknown> {
  variant: number
  model: number
  path: string
}

export async function stockUp(): Promise<Goods> {
  const { rows: products } = await db().execute<Product>(sql`
    select min(v.id)::int as variant, m.id as model, '/' || b.slug || '/' || m.slug || '/' as path
    from variants v join models m on m.id = v.model_id join brands b on b.id = m.brand_id join prices p on p.variant_id = v.id and p.price_area = 1
    where m.is_public and not m.is_bundle and m.kind = 'new' and v.available > 2 and not v.on_order group by m.id, b.slug, m.slug order by m.id limit 12`)
  const ids = products.map(({ variant }) => variant)
  await db().execute(sql`
    with more as (update stock set quantity = quantity + ${UNITS} where variant_id = any(${sql.param(ids)}::int[]) and store_id = 20 returning variant_id, store_id),
    noted as (insert into stock_ledger (variant_id, store_id, delta, reason) select variant_id, store_id, ${UNITS}, 'correction' from more)
    update variants v set available = available + ${UNITS} from more where v.id = more.variant_id`)
  const { rows: lists } = await db().execute<{ path: string }>(sql`
    select '/' || path || '/' as path from product_group_texts where language = 'fi' order by length(path) limit 4`)
  const row = (index: number, amount = 1) => ({ productId: ids[index] ?? 0, amount })
  const form = { delivery_method: 'home', email: EMAIL }
  const [last] = products.slice(-1)
  if (!last) throw new Error('The demo has no goods.')
  return {
    templates: [
      await priced({ cart: { products: [row(0)] }, form }),
      await priced({ cart: { products: [row(1, 2), row(2)] }, form }),
      await priced({ cart: { products: [row(3), row(0), row(4)] }, form }),
    ],
    pages: ['/', ...lists.map(({ path }) => path), ...products.slice(0, 8).map(({ path }) => path)],
    model: { id: last.model, page: last.path },
  }
}
