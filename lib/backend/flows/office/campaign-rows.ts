/** The rows of a price campaign: what each variant would cost, and what speaks against it. */
import { sql } from 'drizzle-orm'

import { paidAmount } from '@/lib/backend/domain/catalogue/campaigns'
import { currentPrice, type PriceEvent, type PriceKind } from '@/lib/backend/domain/catalogue/price-timeline'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { campaignPrice, lawfulPercent } from '@/lib/catalog/campaign-price'
import type { CampaignPlan, CampaignRow, CampaignWarning } from '@/lib/contract/schemas/office-campaigns'
import type { Language } from '@/lib/market/languages'

import { variantTitle } from './entities/variant-title'

export type Terms = Pick<CampaignPlan, 'rule' | 'kind' | 'areas' | 'startsAt' | 'endsAt'>

interface VariantRow extends Record<string, unknown> {
  id: number
  title: string
  sku: string | null
  available: number
}
interface EventRow extends Record<string, unknown> {
  variant_id: number
  price_area: number
  kind: PriceKind
  amount: number | null
  at: Date | string
}
interface PlaceRow extends Record<string, unknown> {
  variant_id: number
  price_area: number
}

const placeOf = ({ variant_id, price_area }: PlaceRow) => `${variant_id} ${price_area}`

/** Histories by variant and area; with what files planned before the campaign begins. */
async function histories(reader: Pick<Tx, 'execute'>, ids: readonly number[], { startsAt }: Terms) {
  const list = sql`any(${sql.param([...ids])}::int[])`
  const { rows } = await reader.execute<EventRow>(sql`
    select variant_id, price_area, kind, amount, valid_from as at from price_history where variant_id = ${list} order by valid_from, id`)
  const { rows: planned } = await reader.execute<EventRow>(sql`
    select variant_id, price_area, kind, amount, valid_from as at from planned_prices
    where variant_id = ${list} and valid_from <= ${startsAt}::timestamptz order by valid_from`)
  const byPlace = new Map<string, PriceEvent[]>()
  for (const row of [...rows, ...planned]) {
    const events = byPlace.get(placeOf(row)) ?? []
    events.push({ kind: row.kind, amount: row.amount, validFrom: new Date(row.at) })
    byPlace.set(placeOf(row), events)
  }
  return byPlace
}

/** Places that another campaign holds at a time of this one, and those for which a file planned a price during it. */
async function taken(reader: Pick<Tx, 'execute'>, ids: readonly number[], terms: Terms, own: number | null) {
  const list = sql`any(${sql.param([...ids])}::int[])`
  const { rows: campaigns } = await reader.execute<PlaceRow>(sql`
    select r.variant_id, r.price_area from price_campaign_rows r join price_campaigns c on c.id = r.campaign_id
    where r.variant_id = ${list} and r.state in ('planned', 'begun') and c.kind = ${terms.kind} and c.id is distinct from ${own}::int
      and c.starts_at < ${terms.endsAt}::timestamptz and c.ends_at > ${terms.startsAt}::timestamptz`)
  const { rows: planned } = await reader.execute<PlaceRow>(sql`
    select variant_id, price_area from planned_prices where variant_id = ${list} and valid_from > ${terms.startsAt}::timestamptz
      and valid_from < ${terms.endsAt}::timestamptz`)
  return { campaigns: new Set(campaigns.map(placeOf)), planned: new Set(planned.map(placeOf)) }
}

const LEFT_OUT: ReadonlySet<CampaignWarning> = new Set<CampaignWarning>(['no_price', 'not_lower', 'in_campaign'])

interface Wanted {
  /** Of the variants' names. */
  readonly language: Language
  /** The campaign itself, which does not stand in its own way. */
  readonly own?: number
}

/** Rows for variants in the given order, each area after the other. */
export async function campaignRows(
  reader: Pick<Tx, 'execute'>,
  ids: readonly number[],
  terms: Terms,
  { language, own }: Wanted,
): Promise<CampaignRow[]> {
  if (ids.length === 0) return []
  const { rows: variants } = await reader.execute<VariantRow>(sql`
    select v.id, ${variantTitle(language)} as title, v.sku, v.available
    from variants v left join colours c on c.id = v.colour_id left join sizes s on s.id = v.size_id
    where v.id = any(${sql.param([...ids])}::int[])`)
  const known = new Map(variants.map((variant) => [variant.id, variant]))
  const [byPlace, held] = [await histories(reader, ids, terms), await taken(reader, ids, terms, own ?? null)]
  return ids.flatMap((id) => {
    const variant = known.get(id)
    if (!variant) return []
    return [...terms.areas].toSorted().map((area) => {
      const place = `${id} ${area}`
      const warnings: CampaignWarning[] = []
      if (held.campaigns.has(place)) warnings.push('in_campaign')
      if (held.planned.has(place)) warnings.push('planned_price')
      if (variant.available === 0) warnings.push('sold_out')
      return rowOf({ variant, area, terms, events: byPlace.get(place) ?? [], warnings })
    })
  })
}

interface RowParts {
  readonly variant: VariantRow
  readonly area: number
  readonly terms: Terms
  readonly events: readonly PriceEvent[]
  readonly warnings: readonly CampaignWarning[]
}

function rowOf({ variant, area, terms, events, warnings }: RowParts): CampaignRow {
  const start = new Date(Math.max(Date.parse(terms.startsAt), Date.now()))
  const before = currentPrice(events, start)
  const now = currentPrice(events, new Date())
  const next = before ? campaignPrice(before.regular, terms.rule) : null
  const present = before && paidAmount(terms.kind, { ...before, discount: before.discountValue })
  const problem = judged(present, next)
  // Only what everybody pays is a reduction that may be announced.
  const during =
    next !== null && terms.kind === 'discount'
      ? currentPrice([...events, { kind: 'discount', amount: next, validFrom: start }], start)
      : null
  const lowest30 = during?.lowest30 ?? null
  const all = problem === null ? warnings : [problem, ...warnings]
  return {
    variant: variant.id,
    title: variant.title,
    sku: variant.sku,
    area,
    present: now && paidAmount(terms.kind, { ...now, discount: now.discountValue }),
    next,
    lowest30,
    percent: during ? lawfulPercent(during.active, lowest30) : null,
    warnings: [...all],
    isLeftOut: all.some((warning) => LEFT_OUT.has(warning)),
  }
}

function judged(present: number | null, next: number | null): CampaignWarning | null {
  if (present === null || next === null) return 'no_price'
  return next < present ? null : 'not_lower'
}
