/** What the delivery page says, from the same terms as the product pages and the checkout. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { pick } from '@/lib/backend/domain/texts/localized'
import { deliveryTerms, type Destination } from '@/lib/catalog/delivery-terms'
import type { DeliveryPage } from '@/lib/contract/schemas/content'
import { COUNTRIES } from '@/lib/market/countries'
import type { Language } from '@/lib/market/languages'

import { daysText } from './delivery'
import { allMethods, destinationsTo, type MethodRow, type ModelLimit, wayOfRow } from './limits'
import { withAddedDays } from './shipping-time'

/** The time of most goods that are sent immediately. */
const STOCK_TIME = sql`
  select shipping_number as number, shipping_string as text from variants where shipping_number <= 2 and available > 0
  group by 1, 2 order by count(*) desc, 1, 2 limit 1`

const NO_STOCK = { number: 2, text: '1-3' }

type Row = DeliveryPage['groups'][number]['methods'][number]

function rowsOf(methods: readonly MethodRow[], to: Destination, time: typeof NO_STOCK, language: Language): Row[] {
  return methods.flatMap((method) => {
    // One piece below every limit of free delivery: the price that a shopper pays at most for one package.
    const terms = deliveryTerms(wayOfRow(method), to, { parcels: [{ quantity: 1, limit: {} }], worth: 0, time })
    if (terms.refusal !== null) return []
    return [
      {
        id: method.id,
        name: pick(method.names, language),
        price: terms.cost,
        free_from: method.freeFromEur,
        arrives_in: daysText(terms),
        is_green: method.isGreen,
        some_places: method.postalCodes !== null,
      },
    ]
  })
}

/** Countries with equal terms together, in the order of the market table. */
function groupsOf(
  destinations: readonly Destination[],
  methods: readonly MethodRow[],
  time: typeof NO_STOCK,
  language: Language,
): DeliveryPage['groups'] {
  const groups = new Map<string, { countries: string[]; packed: string; methods: Row[] }>()
  for (const to of destinations) {
    const told = { packed: withAddedDays(time, to.addedDays), methods: rowsOf(methods, to, time, language) }
    if (told.methods.length === 0) continue
    const key = JSON.stringify(told)
    const group = groups.get(key) ?? { countries: [], ...told }
    group.countries.push(to.country)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The rule of each kind of goods that does not go everywhere. */
async function limitedGoods(methods: readonly MethodRow[], language: Language): Promise<DeliveryPage['goods']> {
  const { rows } = await db().execute<{ limit: NonNullable<ModelLimit> }>(sql`
    select distinct on (delivery_limit -> 'goods') delivery_limit as limit from models
    where is_public and delivery_limit ? 'goods' order by delivery_limit -> 'goods', id`)
  return rows.map(({ limit }) => ({
    name: pick(limit.goods ?? {}, language),
    why: limit.blockInfoTexts ? pick(limit.blockInfoTexts, language) : null,
    only: limit.allowedCountries ?? null,
    except: limit.blockedCountries ?? [],
    methods: limit.allowedDeliveryMethods
      ? methods.filter(({ id }) => limit.allowedDeliveryMethods?.includes(id)).map(({ names }) => pick(names, language))
      : null,
  }))
}

/** GET /api/delivery/ */
export async function deliveryPage(language: Language): Promise<DeliveryPage> {
  const [methods, destinations, { rows }] = await Promise.all([
    allMethods(),
    destinationsTo(COUNTRIES.map(({ code }) => code)),
    db().execute<typeof NO_STOCK>(STOCK_TIME),
  ])
  return {
    groups: groupsOf(destinations, methods, rows[0] ?? NO_STOCK, language),
    closed: [...(destinations[0]?.closedCountries ?? [])],
    goods: await limitedGoods(methods, language),
  }
}
