/** Customers for whom an administrator can order (spec 1 §6 "selected customer"). */
import { and, asc, eq, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { customers, organisations } from '@/lib/backend/domain/schema/customers'
import type { Answer } from '@/lib/contract/calls'

const MAX_FOUND = 20

/** What a search looks through, in lower case. */
const searched = sql`lower(concat_ws(' ', ${customers.email}::text, ${customers.firstName}, ${customers.lastName}, ${customers.company}, ${organisations.name}))`

/**
 * The active customer with an id, or those whose e-mail address, name or company contain a text: at most 20, by e-mail address. None without
 * either.
 */
export async function findCustomers({ id, q }: { id?: number; q?: string }): Promise<Answer<'staffCustomers'>> {
  if (id === undefined && q === undefined) return { customers: [] }
  const found = await db()
    .select({
      id: customers.id,
      email: customers.email,
      first_name: customers.firstName,
      last_name: customers.lastName,
      phone: customers.phone,
      address: customers.address,
      postcode: customers.postcode,
      city: customers.city,
      country: customers.country,
      is_club: customers.isClub,
      organisation: organisations.name,
      company: customers.company,
      vat_number: customers.vatNumber,
    })
    .from(customers)
    .leftJoin(organisations, eq(organisations.id, customers.organisationId))
    .where(and(customers.isActive, id === undefined ? sql`strpos(${searched}, lower(${q})) > 0` : eq(customers.id, id)))
    .orderBy(asc(customers.email))
    .limit(MAX_FOUND)
  return { customers: found }
}
