/** The products of the shop, one after another, in the neutral shape of product files. */
import { sql } from 'drizzle-orm'

import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { LANGUAGES, type Language } from '@/lib/market/languages'

import { type Current, currentOf, type CurrentVariant, type TableRow } from '../import/product/current'
import { groupBy } from '../import/product/group-by'
import {
  columns,
  type GroupNode,
  type Product,
  type ProductPrice,
  type ProductVariant,
  texts,
} from '../import/product/shape'

const BATCH = 250

type Rows = ReadonlyMap<number, TableRow>

/** Rows that products refer to, by id. */
interface Referred {
  readonly brands: Rows
  readonly groups: Rows
  readonly groupTexts: ReadonlyMap<number, readonly TableRow[]>
  readonly colours: Rows
  readonly sizes: Rows
  readonly types: Rows
  readonly properties: Rows
  readonly ribbons: Rows
  readonly sizeTables: Rows
  readonly stores: Rows
}

/** What is read of a batch besides `currentOf`. */
interface Extras {
  readonly prices: ReadonlyMap<number, readonly TableRow[]>
  readonly relations: ReadonlyMap<number, readonly TableRow[]>
  readonly uuids: ReadonlyMap<number, string>
}

/** Memory holds one batch, besides what products have in common. */
export async function* shopProducts(): AsyncGenerator<Product> {
  const referred = await withTx(referredRows, { name: 'export.references' })
  let last = 0
  while (true) {
    const after = last
    const batch = await withTx((tx) => readBatch(tx, after, referred), {
      name: 'export.products',
      isolation: 'repeatable read',
    })
    if (batch.length === 0) return
    for (const { id, product } of batch) {
      last = id
      yield product
    }
  }
}

async function tableRows(tx: Tx, table: string): Promise<TableRow[]> {
  const { rows } = await tx.execute<{ row: TableRow }>(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`)
  return rows.map(({ row }) => row)
}

async function referredRows(tx: Tx): Promise<Referred> {
  const byId = async (table: string) => new Map((await tableRows(tx, table)).map((row) => [Number(row['id']), row]))
  return {
    brands: await byId('brands'),
    groups: await byId('product_groups'),
    groupTexts: groupBy(await tableRows(tx, 'product_group_texts'), (row) => Number(row['group_id'])),
    colours: await byId('colours'),
    sizes: await byId('sizes'),
    types: await byId('product_types'),
    properties: await byId('properties'),
    ribbons: await byId('ribbons'),
    sizeTables: await byId('size_tables'),
    stores: await byId('stores'),
  }
}

async function readBatch(tx: Tx, after: number, referred: Referred): Promise<{ id: number; product: Product }[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from models where id > ${after} order by id limit ${BATCH}`,
  )
  const ids = rows.map(({ id }) => id)
  const current = await currentOf(tx, ids, false)
  const wanted = sql`${sql.param(ids)}::int[]`
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await tx.execute<{ row: TableRow }>(query)).rows.map(({ row }) => row)
  const prices = await rowsOf(sql`
    select to_jsonb(h) as row from price_history h join variants v on v.id = h.variant_id where v.model_id = any(${wanted})
    order by h.valid_from, h.id`)
  const planned = await rowsOf(sql`
    select to_jsonb(p) as row from planned_prices p join variants v on v.id = p.variant_id where v.model_id = any(${wanted}) order by p.valid_from`)
  const relations = await rowsOf(
    sql`select to_jsonb(r) as row from model_relations r where r.model_id = any(${wanted}) order by kind, sort_order, related_id`,
  )
  const others = [
    ...relations.map((row) => Number(row['related_id'])),
    ...[...current.values()].flatMap(({ model }) =>
      model['second_hand_parent_id'] ? [Number(model['second_hand_parent_id'])] : [],
    ),
  ]
  const uuids = await tx.execute<{ id: number; uuid: string }>(
    sql`select id, uuid from models where id = any(${sql.param(others)}::int[])`,
  )
  const extras: Extras = {
    prices: groupBy([...prices, ...planned], (row) => Number(row['variant_id'])),
    relations: groupBy(relations, (row) => Number(row['model_id'])),
    uuids: new Map(uuids.rows.map(({ id, uuid }) => [id, uuid])),
  }
  return ids.flatMap((id) => {
    const own = current.get(id)
    return own ? [{ id, product: productOf(own, extras, referred) }] : []
  })
}

/** The columns of a row that a part of the shape has. */
const pick = (row: TableRow, names: Iterable<string>): TableRow =>
  Object.fromEntries([...names].filter((name) => name in row).map((name) => [name, row[name]]))

const COLUMNS = Object.keys(columns.shape)
const TEXTS = Object.keys(texts.shape)

function productOf(current: Current, extras: Extras, referred: Referred): Product {
  const { model } = current
  const uuid = String(model['uuid'])
  const main = Number(model['main_group_id'])
  const parent = model['second_hand_parent_id']
  const table = model['size_table_id'] === null ? undefined : referred.sizeTables.get(Number(model['size_table_id']))
  const relations = extras.relations.get(model.id) ?? []
  const limit = columns.shape.delivery_limit.parse(withoutVariantIds(model['delivery_limit'], current.variants))
  return {
    source: String(model['source']),
    handle: model['external_key'] === null ? `uuid:${uuid}` : String(model['external_key']),
    uuid,
    slug: String(model['slug']),
    brand: pick(referred.brands.get(Number(model['brand_id'])) ?? {}, [
      'name',
      'slug',
      'logo',
      'promo_images',
      'descriptions',
      'maker',
    ]) as Product['brand'],
    groups: [...new Set([main, ...current.groups])].map((id) => pathOf(id, referred)),
    google_category: (referred.groups.get(main)?.['google_category'] ?? null) as string | null,
    texts: Object.fromEntries(
      [...current.texts].map(([language, row]) => [language, pick(row, TEXTS)]),
    ) as Product['texts'],
    columns: { ...pick(model, COLUMNS), delivery_limit: limit } as Product['columns'],
    properties: current.properties.map((row) => ({
      ...pick(referred.properties.get(Number(row['property_id'])) ?? {}, [
        'slug',
        'names',
        'unit',
        'kind',
        'sort_order',
      ]),
      ...pick(row, ['value_number', 'value_texts', 'is_for_one_item']),
    })) as Product['properties'],
    ribbons: current.ribbons.map((id) =>
      pick(referred.ribbons.get(id) ?? {}, ['slug', 'names', 'value', 'link']),
    ) as Product['ribbons'],
    size_table: table
      ? (pick(table, ['names', 'info_texts', 'hide_image', 'images', 'parsed']) as Product['size_table'])
      : null,
    relations: relations.map((row) => ({
      kind: row['kind'],
      to: extras.uuids.get(Number(row['related_id'])),
      sort_order: row['sort_order'],
    })) as Product['relations'],
    second_hand_parent: typeof parent === 'number' ? (extras.uuids.get(parent) ?? null) : null,
    images: current.images.map((row) => imageOf(row, referred)) as Product['images'],
    variants: inOrder(current.variants).map((variant) => variantOf(variant, extras, referred)),
  }
}

const inOrder = (variants: readonly CurrentVariant[]) =>
  [...variants].sort((a, b) => Number(a.row['sort_order']) - Number(b.row['sort_order']) || a.row.id - b.row.id)

function withoutVariantIds(limit: unknown, variants: readonly CurrentVariant[]): unknown {
  if (typeof limit !== 'object' || limit === null || !('variants' in limit)) return limit
  const ids = inOrder(variants).map(({ row }) => String(row.id))
  const rules = Object.entries(limit.variants as Record<string, unknown>).filter(([id]) => ids.includes(id))
  return { ...limit, variants: Object.fromEntries(rules.map(([id, rule]) => [ids.indexOf(id), rule])) }
}

function pathOf(groupId: number, { groups, groupTexts }: Referred): GroupNode[] {
  const path: GroupNode[] = []
  for (let row = groups.get(groupId); row; row = groups.get(Number(row['parent_id'] ?? 0))) {
    const own = groupTexts.get(Number(row['id'])) ?? []
    const inLanguages = (column: string) =>
      Object.fromEntries(
        LANGUAGES.flatMap((language) => {
          const text = own.find((each) => each['language'] === language)
          return text ? [[language, text[column]]] : []
        }),
      ) as Partial<Record<Language, string>>
    path.unshift({
      key: String(row['key']),
      names: inLanguages('name'),
      slugs: inLanguages('slug'),
      sort_order: Number(row['sort_order']),
    })
  }
  return path
}

function imageOf(row: TableRow, { colours }: Referred): TableRow {
  const colour = row['colour_id'] === null ? null : colours.get(Number(row['colour_id']))?.['slug']
  return { ...pick(row, ['path', 'captions', 'type']), colour: colour ?? null }
}

function variantOf({ row, stock }: CurrentVariant, { prices }: Extras, referred: Referred): ProductVariant {
  const found = (rows: Rows, id: unknown, names: string[]) => {
    const own = id === null ? undefined : rows.get(Number(id))
    return own ? pick(own, names) : null
  }
  return {
    ...pick(row, [
      'sku',
      'gtin',
      'content',
      'on_order',
      'stock_blocked',
      'shipping_number',
      'shipping_string',
      'stock_incoming',
      'sort_order',
    ]),
    colour: found(referred.colours, row.colour_id, ['slug', 'names', 'control', 'swatch']) as ProductVariant['colour'],
    size: found(referred.sizes, row.size_id, ['name', 'sort_order']) as ProductVariant['size'],
    type: found(referred.types, row.product_type_id, ['slug', 'names', 'sort_order']) as ProductVariant['type'],
    prices: (prices.get(row.id) ?? []).map(
      (price) =>
        ({
          area: price['price_area'],
          kind: price['kind'],
          amount: price['amount'],
          from: price['valid_from'],
        }) as ProductPrice,
    ),
    stock: Object.fromEntries(
      [...stock].map(([id, quantity]) => [String(referred.stores.get(id)?.['slug'] ?? id), quantity]),
    ),
  }
}
