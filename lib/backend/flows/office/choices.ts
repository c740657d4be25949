/** What products and variants are made of: the lists of their forms. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeChoices, OfficePropertyChoices } from '@/lib/contract/schemas/office'
import { DEFAULT_TAX_AREA } from '@/lib/market/countries'
import { shopDay } from '@/lib/market/shop-time'
import { TAX_CLASSES, vatRate } from '@/lib/market/tax-areas'

import type { Actor } from './actor'

async function rows<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  return (await db().execute(query)).rows as T[]
}

function requireGoods(actor: Actor): void {
  if (!actor.may('office.goods.read')) throw new ApiError('FORBIDDEN', 'You may not see this.')
}

/** Throws FORBIDDEN. */
export async function choicesFor(actor: Actor): Promise<OfficeChoices> {
  requireGoods(actor)
  const today = shopDay(new Date())
  const [colours, sizes, sizeTables, stores] = await Promise.all([
    rows<OfficeChoices['colours'][number]>(sql`select id, slug, names, swatch from colours order by slug`),
    rows<OfficeChoices['sizes'][number]>(sql`select id, name from sizes order by sort_order, id`),
    rows<OfficeChoices['sizeTables'][number]>(sql`
      select t.id, t.names, coalesce((select json_agg(z.id order by e.place) from (
          select e->>'size' as name, min(place) as place from jsonb_array_elements(t.parsed->'sizes') with ordinality as a(e, place) group by 1) e
        join sizes z on z.name = e.name), '[]') as sizes
      from size_tables t order by t.id`),
    rows<OfficeChoices['stores'][number]>(
      sql`select id, short_name as name from stores where type <> 'external' order by stock_display_order, id`,
    ),
  ])
  const taxClasses = TAX_CLASSES.map((taxClass) => ({
    taxClass,
    ratePercent: vatRate(DEFAULT_TAX_AREA, taxClass, today),
  }))
  return { colours, sizes, sizeTables, taxClasses, stores }
}

/** Texts that are offered for one property. */
const VALUES = 60

/** Throws FORBIDDEN. */
export async function propertyChoices(group: number | null, actor: Actor): Promise<OfficePropertyChoices> {
  requireGoods(actor)
  return rows<OfficePropertyChoices[number]>(sql`
    with recursive up as (
      select id, parent_id, filterable_properties from product_groups where id = ${group}
      union select g.id, g.parent_id, g.filterable_properties from product_groups g join up on g.id = up.parent_id)
    select p.id, p.slug, p.names, p.unit, p.kind,
      exists (select 1 from up where p.slug = any(up.filterable_properties)) as "isOfGroup",
      coalesce((select json_agg(u.texts) from (
        select value_texts as texts from model_properties where property_id = p.id and value_texts is not null
        group by value_texts order by count(*) desc, value_texts::text limit ${VALUES}) u), '[]') as values
    from properties p order by "isOfGroup" desc, p.sort_order, p.id`)
}
