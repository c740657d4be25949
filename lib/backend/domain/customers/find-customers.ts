/** Customers for whom an administrator can order (spec 1 §6 "selected customer"). */
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { customers, organisations } from '@/lib/backend/domain/schema/customers'
import { addressPhone, customerWords, orderPhone, orderWords } from '@/lib/backend/domain/schema/search-words'
import { foundBy, phonePattern } from '@/lib/backend/domain/texts/found-by'
import type { Answer } from '@/lib/contract/calls'

const MAX_FOUND = 20

/** Whose saved addresses, or whose orders, have a phone number. An order without a log-in is that of the account with its e-mail address. */
function idsByPhone(text: string): SQL {
  const pattern = phonePattern(text)
  if (pattern === null) return sql.empty()
  return sql`union all select a.customer_id from customer_addresses a where ${sql.raw(addressPhone('a.'))} like ${pattern}
    union all select coalesce(o.customer_id, (select c.id from customers c where c.email = o.email)) from orders o
      where ${foundBy(orderWords('o.'), text)} and ${sql.raw(orderPhone('o.'))} like ${pattern}`
}

/** The ids of accounts that have the words of a text, or its phone number anywhere: each part goes along an index of its own. */
export const customersFoundBy = (text: string): SQL =>
  sql`(select c.id from customers c where ${foundBy(customerWords('c.'), text)} ${idsByPhone(text)})`

/** By the words of the account or of its organisation: as two queries, because one condition over both would not use the index of the first. */
const foundIds = (q: string) => sql`(select found.id from ${customersFoundBy(q)} found
  union select c.id from organisations o join customers c on c.organisation_id = o.id where strpos(lower(o.name), lower(${q})) > 0)`

/**
 * The active customer with an id, or those whose e-mail address, name, company or phone have the words of a text: at most 20, by e-mail address. None without
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
    .where(and(customers.isActive, id === undefined ? inArray(customers.id, foundIds(q ?? '')) : eq(customers.id, id)))
    .orderBy(asc(customers.email))
    .limit(MAX_FOUND)
  return { customers: found }
}
