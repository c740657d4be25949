/** Products for tests, found in the database, because the demo catalogue may grow and change. */
import type { Language } from '@/lib/market/languages'

import type { Database } from './database'

export interface Goods {
  readonly modelId: number
  /** `{brand}/{model}`, the same in every language. */
  readonly path: string
  readonly brand: string
  readonly variantId: number
  readonly colour: { readonly slug: string; readonly names: Readonly<Record<Language, string>> }
  readonly size: string
  /** Cents of EUR in Finland. */
  readonly active: number
  readonly club: number | null
  readonly available: number
  readonly groupId: number
}

interface Row {
  model_id: number
  path: string
  brand: string
  variant_id: number
  colour: string
  names: Record<Language, string>
  size: string
  active: number
  club: number | null
  available: number
  group_id: number
}

// Simple products: without product types and without delivery limits. Sorted by the initial stock, so that the order of the rows does not
// change while other tests buy: first one variant of every model (the last one, which is not shown first), then the others.
const QUERY = `
  select m.id as model_id, b.slug || '/' || m.slug as path, b.name as brand, v.id as variant_id, c.slug as colour, c.names, s.name as size,
    p.active, p.club, v.available, m.main_group_id as group_id
  from models m join brands b on b.id = m.brand_id
  join lateral (
    select own.*, row_number() over (order by own.sort_order desc, own.id desc) as turn from variants own
    where own.model_id = m.id and not own.stock_blocked and own.shipping_number <= 2
      and exists (select 1 from stock_ledger l where l.variant_id = own.id and l.reason = 'initial' and l.delta >= 6)) v on true
  join colours c on c.id = v.colour_id join sizes s on s.id = v.size_id
  join prices p on p.variant_id = v.id and p.price_area = 1
  where m.kind = 'new' and m.is_public and not m.is_bundle and not m.on_order and not m.campaign_only and m.delivery_limit is null and m.source = 'demo'
    and (select count(distinct colour_id) > 1 and count(distinct size_id) > 1 and count(product_type_id) = 0 from variants where model_id = m.id)
  order by v.turn, m.id`

/** Variants of models with several colours and sizes and with much stock. */
export async function choosableGoods(database: Database): Promise<Goods[]> {
  const rows = await database.rows<Row>(QUERY)
  return rows.map((row) => ({
    modelId: row.model_id,
    path: row.path,
    brand: row.brand,
    variantId: row.variant_id,
    colour: { slug: row.colour, names: row.names },
    size: row.size,
    active: row.active,
    club: row.club,
    available: row.available,
    groupId: row.group_id,
  }))
}

/** The variant that only one test uses, because tests that change or count stock run in parallel. */
export async function goodsFor(database: Database, slot: number): Promise<Goods> {
  const goods = (await choosableGoods(database))[slot]
  if (!goods) throw new Error(`The catalogue has no goods for slot ${slot}.`)
  return goods
}

/** First slot of each spec that buys or changes a product. */
export const SLOTS = {
  purchase: 0,
  domain: 12,
  payment: 20,
  cart: 26,
  freshness: 34,
  account: 40,
  axe: 50,
  layout: 51,
  providers: 56,
  orders: 64,
  pageEvents: 68,
  withdrawal: 80,
  taps: 96,
  everyone: 100,
  office: 104,
} as const

export async function modelName(database: Database, modelId: number, language: Language): Promise<string> {
  const { name } = await database.row<{ name: string }>(
    'select name from model_texts where model_id = $1 and language = $2',
    [modelId, language],
  )
  return name
}

export interface GroupText {
  readonly id: number
  readonly name: string
  /** The name in menus. */
  readonly menuName: string
  /** Without slashes at the ends. */
  readonly path: string
}

/** A group and its ancestors in a language, the topmost first. */
export async function groupTrail(database: Database, groupId: number, language: Language): Promise<GroupText[]> {
  return database.rows<GroupText>(
    `with recursive up as (
       select id, parent_id, 0 as depth from product_groups where id = $1
       union all select g.id, g.parent_id, up.depth + 1 from product_groups g join up on g.id = up.parent_id)
     select up.id, t.name, coalesce(t.short_name, t.name) as "menuName", t.path from up
     join product_group_texts t on t.group_id = up.id and t.language = $2 order by depth desc`,
    [groupId, language],
  )
}
