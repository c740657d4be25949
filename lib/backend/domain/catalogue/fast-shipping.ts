/** Stores near a postal code that can send a variant on the same day, and the price (spec 3 §3 "Fast-shipping option", §7). */
import { sql } from 'drizzle-orm'

import { courierDay, readyText } from '@/lib/backend/domain/delivery/delivery'
import { variantLimit } from '@/lib/backend/domain/delivery/limits'
import { db } from '@/lib/backend/platform/database/pool'
import type { models } from '@/lib/backend/domain/schema/catalogue'
import type { Localized } from '@/lib/backend/domain/schema/types'
import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'
import { isUndeliverable } from '@/lib/catalog/delivery-terms'
import type { FastShippingOption } from '@/lib/contract/schemas/product-actions'
import { countryOf } from '@/lib/market/countries'
import type { Language } from '@/lib/market/languages'
import { shopTimeZone } from '@/lib/market/shop-time'

import { pick } from '@/lib/backend/domain/texts/localized'

const COUNTRY = 'fi'
/** The methods without countries of their own that are offered there. */
const OFFERED = countryOf(COUNTRY)?.deliveryMethods ?? []
/** Postal areas of the Helsinki region, in which a courier needs at most an hour. */
const HELSINKI_REGION = ['00', '01', '02'] as const

interface StoreRow extends Record<string, unknown> {
  variant_id: number
  delivery_limit: (typeof models.$inferSelect)['deliveryLimit']
  slug: string
  short_name: string
  method_id: string
  names: Localized
  price_eur: number
  free_from_eur: number | null
  local_time: string
}

/** The beginnings of postal codes in the same region as this one. */
function areasOf(postalCode: string): readonly string[] {
  const own = postalCode.slice(0, 2)
  return HELSINKI_REGION.some((area) => area === own) ? HELSINKI_REGION : [own]
}

export interface FastShippingQuestion {
  readonly postalCode: string
  /** The price of the products, in cents of EUR: some methods are free from a value on. */
  readonly price: number
  readonly variantId: number
  readonly language: Language
}

/**
 * One option for each store in the region that has the variant in stock, in display order; none for a variant that cannot be bought there.
 */
export async function fastShipping({
  postalCode,
  price,
  variantId,
  language,
}: FastShippingQuestion): Promise<FastShippingOption[]> {
  const { rows } = await db().execute<StoreRow>(sql`
    select v.id as variant_id, m.delivery_limit, s.slug, s.short_name, d.id as method_id, d.names, d.price_eur, d.free_from_eur,
      to_char(now() at time zone ${shopTimeZone()}, 'YYYY-MM-DD"T"HH24:MI') as local_time
    from variants v
    join models m on m.id = v.model_id and m.is_public and not m.campaign_only
    join stock k on k.variant_id = v.id and k.quantity > 0
    join stores s on s.id = k.store_id and s.type = 'retail' and s.id <> ${CENTRAL_WAREHOUSE_ID}
      and left(s.address ->> 'postcode', 2) = any(${sql.param([...areasOf(postalCode)])}::text[])
    join delivery_methods d on d.kind = 'express'
      and case when d.countries is null then d.id = any(${sql.param([...OFFERED])}::text[]) else ${COUNTRY} = any(d.countries) end
    where v.id = ${variantId} and v.available > 0 and not v.stock_blocked and not v.is_hidden
    order by s.stock_display_order, s.id, d.sort_order`)
  return rows.flatMap(({ delivery_limit: limit, method_id: method, ...row }) => {
    // The query found the method offered in the country; what is left is whether it takes these goods.
    const way = {
      id: method,
      kind: 'express',
      price: 0,
      freeFrom: null,
      minDays: 0,
      maxDays: 0,
      postalCodes: null,
    } as const
    if (isUndeliverable([way], { country: COUNTRY, closedCountries: [] }, variantLimit(limit, variantId) ?? {}))
      return []
    return [
      {
        name: `${pick(row.names, language)} · ${row.short_name}`,
        storeSlug: row.slug,
        timeEstimate: readyText(`${courierDay(row.local_time)}T12:00`, language, false),
        price: row.free_from_eur !== null && price >= row.free_from_eur ? 0 : row.price_eur,
      },
    ]
  })
}
