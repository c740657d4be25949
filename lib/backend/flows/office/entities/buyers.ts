/** The accounts that buy for an organisation: they may pay by invoice and begin gift campaigns (spec 1 §9, spec 3 §6). */
import { sql } from 'drizzle-orm'

import { customers } from '@/lib/backend/domain/schema/customers'
import { ApiError } from '@/lib/contract/errors'

import type { Link } from './entity'

/** Throws BAD_REQUEST for an account that does not exist, or that buys for another organisation. */
export const buyers: Link = {
  kind: 'references',
  column: customers.id,
  to: 'customers',
  section: 'main',
  read: async (reader, id) => {
    const { rows } = await reader.execute<{ id: number }>(
      sql`select id from customers where organisation_id = ${id} order by id`,
    )
    return rows.map((row) => row.id)
  },
  write: async (tx, id, value, path) => {
    const ids = value as number[]
    await tx.execute(sql`
      update customers set organisation_id = null, is_org_user = false
      where organisation_id = ${id} and id <> all(${sql.param(ids)}::int[])`)
    const { rowCount } = await tx.execute(sql`
      update customers set organisation_id = ${id}, is_org_user = true
      where id = any(${sql.param(ids)}::int[]) and (organisation_id is null or organisation_id = ${id})`)
    if (rowCount !== ids.length)
      throw new ApiError('BAD_REQUEST', 'One of these accounts does not exist or buys for another organisation.', {
        field: path,
        details: { reason: 'buyer_elsewhere' },
      })
  },
}
