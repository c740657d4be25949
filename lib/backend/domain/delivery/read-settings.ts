/** Data of a checkout besides the catalogue, in one query: the rate, VAT, delivery methods, stores, settings and the shop time. */
import { type SQL, sql } from 'drizzle-orm'

import { shopTimeZone } from '@/lib/market/shop-time'
import type { Db } from '@/lib/backend/platform/database/pool'
import type { Localized } from '@/lib/backend/domain/schema/types'
import { plainPostcode } from '@/lib/catalog/delivery-terms'
import { type AddedDays, addedDays } from '@/lib/catalog/shipping'
import { config } from '@/lib/config/env'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import type { DeliveryKind, PartDeliveryMode } from '@/lib/order/delivery-kinds'
import { CURRENCY_TABLE, type Currency } from '@/lib/market/currencies'
import { countryOf, STORE_COUNTRY } from '@/lib/market/countries'
import { vatRate } from '@/lib/market/tax-areas'

import { namedQuery } from '@/lib/backend/platform/database/named-query'

export interface DeliveryMethod {
  readonly id: string
  readonly names: Localized
  readonly descriptions: Localized
  readonly kind: DeliveryKind
  readonly price_eur: number
  readonly free_from_eur: number | null
  readonly min_days: number
  readonly max_days: number
  readonly is_green: boolean
  /** Null: every country that lists it in the market table. */
  readonly countries?: readonly string[] | null
  /** Beginnings of the postal codes where it is available; null: all of them. */
  readonly postal_codes: readonly string[] | null
}

/** A locker or counter of a carrier. */
interface PickupPoint {
  readonly method_id: string
  readonly id: string
  readonly name: string
  readonly address: string
  readonly postal_code: string
  readonly city: string
  readonly hours: string
}

export interface PickupStore {
  readonly id: number
  readonly name: string
  readonly pikanouto: boolean
  readonly nouto: boolean
  readonly address: { readonly street: string; readonly postcode: string; readonly city: string }
}

export interface CheckoutSettings {
  /** Units of the order's currency for one EUR. */
  readonly rate: number
  /** VAT percentage of a tax class today. */
  readonly taxRate: (taxClass: number) => number
  /** Every method; those that the country lists come first, in its order. */
  readonly deliveryMethods: readonly DeliveryMethod[]
  readonly stores: readonly PickupStore[]
  /** Methods with pickup points of the carrier in this country: one of the points must be chosen. */
  readonly pointMethods: readonly string[]
  /** The points near the postal code, the nearest first; none without a postal code. */
  readonly pickupPoints: readonly PickupPoint[]
  /** Days that are added to a shipping time for the delivery country. */
  readonly addedDays: AddedDays
  /** Countries to which nothing is delivered. */
  readonly closedCountries: readonly string[]
  /** Days that the workshop needs for a ski package. */
  readonly skiBundleDays: AddedDays
  /** Whether goods that are ready at different times are sent in parts. */
  readonly partDelivery: PartDeliveryMode
  /** Variants that are paid by card only. */
  readonly cardOnly: ReadonlySet<number>
  /** Shop time, `YYYY-MM-DDTHH:mm`. */
  readonly localTime: string
}

interface Row {
  rate: number | null
  tax_rates: Record<string, number> | null
  methods: DeliveryMethod[] | null
  stores: PickupStore[] | null
  point_methods: string[] | null
  points: PickupPoint[] | null
  settings: Record<string, string> | null
  local_time: string
}

/** Maximum number of points of a method in a response. */
const POINTS = 12

/** SQL: how many lengths from two to five characters of the postal code of the point `p` begin as `near` does. */
function sharedCharacters(near: string): SQL {
  const isEqual = (length: number) => {
    const count = sql.raw(String(length))
    return sql`(left(p.postal_code, ${count}) = left(${near}::text, ${count}))::int`
  }
  return sql.join([2, 3, 4, 5].map(isEqual), sql` + `)
}

/**
 * Reads them. The country must be one of the market table. The time is that of the database. A point is near when its postal code has the
 * first two or more characters of `postcode`; points with more equal characters come first.
 */
export async function readSettings(
  reader: Db,
  country: string,
  currency: Currency,
  postcode: string | null = null,
): Promise<CheckoutSettings> {
  const place = countryOf(country)
  if (!place) throw new RangeError(`There is no country ${country}.`)
  const { taxAreaId, deliveryMethods } = place
  const near = postcode === null ? '' : plainPostcode(postcode)
  const shared = sharedCharacters(near)
  const rows = await namedQuery<Row>(
    reader,
    'checkout_settings',
    sql`
    select
      (select rate from currency_rates where currency = ${currency}) as rate,
      (select json_object_agg(tax_class, rate_percent) from (
        select distinct on (tax_class) tax_class, rate_percent from tax_rates
        where tax_area_id = ${taxAreaId} and valid_from <= (now() at time zone ${shopTimeZone()}::text)::date
        order by tax_class, valid_from desc) dated) as tax_rates,
      (select json_agg(m order by m.sort_order, m.id) from delivery_methods m) as methods,
      (select json_agg(json_build_object('id', s.id, 'name', s.name, 'pikanouto', s.pikanouto, 'nouto', s.nouto, 'address', s.address)
          order by s.stock_display_order, s.id)
        from stores s where ${country} = ${STORE_COUNTRY} and (s.nouto or s.pikanouto) and s.address is not null) as stores,
      (select json_agg(distinct method_id) from pickup_points where country = ${country}) as point_methods,
      (select json_agg(json_build_object('method_id', n.method_id, 'id', n.id, 'name', n.name, 'address', n.address, 'postal_code', n.postal_code,
          'city', n.city, 'hours', n.hours) order by n.place)
        from (
          select p.*, row_number() over (partition by p.method_id order by ${shared} desc, p.postal_code, p.name, p.id) as place
          from pickup_points p where p.country = ${country} and ${near} <> '' and left(p.postal_code, 2) = left(${near}::text, 2)
        ) n where n.place <= ${POINTS}) as points,
      (select json_object_agg(key, value) from settings
        where key in ('target_country_delivery_added_days', 'part_delivery_mode', 'card_checkout_products')) as settings,
      to_char(now() at time zone ${shopTimeZone()}::text, 'YYYY-MM-DD"T"HH24:MI') as local_time`,
  )
  const row = rows[0]
  if (!row) throw new Error('The settings query gave no row.')
  const added = addedDays(row.settings?.['target_country_delivery_added_days'], country)
  const { partDeliveryMode, cardCheckoutProducts } = readGeneralSettings(row.settings ?? {})
  const order = new Map<string, number>(deliveryMethods.map((id, index) => [id, index]))
  return {
    rate: currency === 'eur' ? 1 : (row.rate ?? CURRENCY_TABLE[currency].defaultRate),
    taxRate: (taxClass) => row.tax_rates?.[taxClass] ?? vatRate(taxAreaId, taxClass, row.local_time.slice(0, 10)),
    deliveryMethods: (row.methods ?? []).sort(
      (a, b) => (order.get(a.id) ?? order.size) - (order.get(b.id) ?? order.size),
    ),
    stores: row.stores ?? [],
    pointMethods: row.point_methods ?? [],
    pickupPoints: row.points ?? [],
    addedDays: added.country,
    closedCountries: config().closedCountries,
    skiBundleDays: added.skiBundle,
    partDelivery: partDeliveryMode,
    cardOnly: new Set(cardCheckoutProducts),
    localTime: row.local_time,
  }
}
