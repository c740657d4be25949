/** Fields of a record that are rows of another table: what it is linked with, in an order. They are read for one record, not for lists. */
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import {
  bundleMembers,
  modelGroups,
  modelProperties,
  modelRelations,
  modelRibbons,
} from '@/lib/backend/domain/schema/catalogue'
import { ApiError } from '@/lib/contract/errors'
import type { OfficeProperty, OfficeValue } from '@/lib/contract/schemas/office'

import type { Link } from './entity'

const unknown = (path: string) =>
  new ApiError('BAD_REQUEST', `Something that ${path} names does not exist.`, {
    field: path,
    details: { reason: 'not_found' },
  })

interface Table {
  readonly name: string
  readonly owner: string
  readonly target: string
  /** The table whose rows are linked. */
  readonly of: string
  /** Rows with this kind only. */
  readonly kind?: string
  /** The table has an order of its own. */
  readonly isOrdered?: boolean
}

const named = (...names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/** Records that are linked, as a list of their ids. */
function references(column: PgColumn, to: string, table: Table): Link {
  const { name, owner, target, of, kind, isOrdered } = table
  const own = (id: number) =>
    sql`${sql.identifier(owner)} = ${id}${kind === undefined ? sql`` : sql` and kind = ${kind}`}`
  return {
    kind: 'references',
    column,
    to,
    section: 'links',
    read: async (reader, id) => {
      const order = isOrdered ? named('sort_order', target) : named(target)
      const { rows } = await reader.execute<{ id: number }>(
        sql`select ${sql.identifier(target)} as id from ${sql.identifier(name)} where ${own(id)} order by ${order}`,
      )
      return rows.map((row) => row.id)
    },
    write: async (tx, id, value, path) => {
      const ids = value as number[]
      if (of === 'models' && owner === 'model_id' && ids.includes(id)) throw unknown(path)
      await tx.execute(sql`delete from ${sql.identifier(name)} where ${own(id)}`)
      const columns = [owner, target, ...(kind === undefined ? [] : ['kind']), ...(isOrdered ? ['sort_order'] : [])]
      const { rowCount } = await tx.execute(sql`
        insert into ${sql.identifier(name)} (${named(...columns)})
        select ${id}, t.id${kind === undefined ? sql`` : sql`, ${kind}`}${isOrdered ? sql`, g.place` : sql``}
        from unnest(${sql.param(ids)}::int[]) with ordinality as g(id, place) join ${sql.identifier(of)} t on t.id = g.id`)
      if (rowCount !== ids.length) throw unknown(path)
    },
  }
}

const relation = (kind: string): Link =>
  references(modelRelations.relatedId, 'products', {
    name: 'model_relations',
    owner: 'model_id',
    target: 'related_id',
    of: 'models',
    kind,
    isOrdered: true,
  })

interface PropertyRow extends Record<string, unknown> {
  property: number
  number: number | null
  texts: Record<string, string> | null
  isForOneItem: boolean
}

const properties: Link = {
  kind: 'properties',
  column: modelProperties.propertyId,
  to: 'properties',
  section: 'properties',
  read: async (reader, id) => {
    const { rows } = await reader.execute<PropertyRow>(sql`
      select mp.property_id as property, mp.value_number as number, mp.value_texts as texts, mp.is_for_one_item as "isForOneItem"
      from model_properties mp join properties p on p.id = mp.property_id where mp.model_id = ${id} order by p.sort_order, p.id`)
    return rows as unknown as OfficeValue
  },
  write: async (tx, id, value, path) => {
    const given = value as OfficeProperty[]
    await tx.execute(sql`delete from model_properties where model_id = ${id}`)
    const { rowCount } = await tx.execute(sql`
      insert into model_properties (model_id, property_id, value_number, value_texts, is_for_one_item)
      select ${id}, p.id, g.number, g.texts, g."isForOneItem"
      from json_to_recordset(${JSON.stringify(given)}::json) as g(property int, number float8, texts jsonb, "isForOneItem" boolean)
      join properties p on p.id = g.property`)
    if (rowCount !== given.length) throw unknown(path)
  },
}

/**
 * Where the address of a product that is not shown any more leads: a group's path, or brand and name of another product. It is a former
 * path, so that the product's page finds it as it finds moved groups.
 */
const leadsTo = (column: PgColumn): Link => ({
  kind: 'text',
  column,
  section: 'selling',
  read: async (reader, id) => {
    const { rows } = await reader.execute<{ target: string }>(sql`
      select h.target from path_history h join models m on m.id = ${id} join brands b on b.id = m.brand_id
      where h.path = b.slug || '/' || m.slug order by h.language limit 1`)
    return rows[0]?.target ?? ''
  },
  write: async (tx, id, value, path) => {
    const target = String(value ?? '').replace(/^\/+|\/+$/g, '')
    await tx.execute(sql`
      delete from path_history h using models m join brands b on b.id = m.brand_id where m.id = ${id} and h.path = b.slug || '/' || m.slug`)
    if (target === '') return
    const { rowCount } = await tx.execute(sql`
      with own as (select b.slug || '/' || m.slug as path from models m join brands b on b.id = m.brand_id where m.id = ${id}),
        found as (
          select language, 1 as place from product_group_texts where path = ${target}
          union all select 'en', 2 from models m join brands b on b.id = m.brand_id where b.slug || '/' || m.slug = ${target} and m.id <> ${id})
      insert into path_history (language, path, target)
      select f.language, own.path, ${target} from own, (select language from found order by place, language limit 1) f`)
    if (rowCount !== 1) throw unknown(path)
  },
})

export const PRODUCT_LINKS = (slug: PgColumn): Readonly<Record<string, Link>> => ({
  groups: references(modelGroups.groupId, 'groups', {
    name: 'model_groups',
    owner: 'model_id',
    target: 'group_id',
    of: 'product_groups',
  }),
  properties,
  ribbons: references(modelRibbons.ribbonId, 'ribbons', {
    name: 'model_ribbons',
    owner: 'model_id',
    target: 'ribbon_id',
    of: 'ribbons',
  }),
  similar: relation('recommendation'),
  alsoBought: relation('also_bought'),
  neededWith: relation('needed_with'),
  leadsTo: leadsTo(slug),
})

export const BUNDLE_LINKS: Readonly<Record<string, Link>> = {
  members: {
    ...references(bundleMembers.modelId, 'products', {
      name: 'bundle_members',
      owner: 'bundle_id',
      target: 'model_id',
      of: 'models',
      isOrdered: true,
    }),
    section: 'main',
  },
}
