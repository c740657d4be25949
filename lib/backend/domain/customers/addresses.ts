/** The address book of an account. Its default address is repeated in the row of the customer, which the checkout and the staff read. */
import { and, asc, desc, eq, sql } from 'drizzle-orm'

import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { customerAddresses, customers } from '@/lib/backend/domain/schema/customers'
import { db, type Db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import type { Answer, Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import { ADDRESS_LIMIT } from '@/lib/contract/limits/accounts'
import { postalCodeProblem } from '@/lib/market/address-formats'
import { countryOf } from '@/lib/market/countries'

type Addresses = Answer<'addresses'>
type NewAddress = Body<'saveAddress'>['address']

/** The addresses of an account: the default one first, then the newest. */
export async function readAddresses({ id }: Pick<CustomerPrincipal, 'id'>, reader: Db = db()): Promise<Addresses> {
  const rows = await reader
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, id))
    .orderBy(desc(customerAddresses.isDefault), desc(customerAddresses.id))
  return {
    addresses: rows.map((row) => ({
      id: row.id,
      first_name: row.firstName,
      last_name: row.lastName,
      phone: row.phone,
      address: row.address,
      postcode: row.postcode,
      city: row.city,
      country: row.country,
      is_default: row.isDefault,
    })),
  }
}

/** Throws BAD_REQUEST on the field for a country that the shop does not know and a postal code that the country does not have. */
function checkAddress({ country, postcode }: NewAddress): void {
  const row = countryOf(country)
  if (!row) throw new ApiError('BAD_REQUEST', 'Unknown country.', { field: 'address.country' })
  const isMissing = postcode === '' && row.postalCodeRequired
  if (isMissing || postalCodeProblem(country, postcode) !== null)
    throw new ApiError('BAD_REQUEST', 'Not a postal code of the country.', { field: 'address.postcode' })
}

/** Changes of one address book wait for each other here, so that it has one default address at most. */
const lockOwner = (tx: Tx, id: number) =>
  tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update')

/** Repeats the default address in the customer's row; without an address that row has none. */
async function repeatDefault(tx: Tx, customerId: number): Promise<void> {
  await tx.execute(sql`
    update customers c set address = a.address, postcode = a.postcode, city = a.city, country = coalesce(a.country, c.country)
    from (select ${customerId}::int as owner) o
      left join customer_addresses a on a.customer_id = o.owner and a.is_default
    where c.id = o.owner`)
}

async function makeDefault(tx: Tx, customerId: number, id: number): Promise<void> {
  const own = eq(customerAddresses.customerId, customerId)
  await tx
    .update(customerAddresses)
    .set({ isDefault: false })
    .where(and(own, eq(customerAddresses.isDefault, true)))
  await tx
    .update(customerAddresses)
    .set({ isDefault: true })
    .where(and(own, eq(customerAddresses.id, id)))
}

const columnsOf = ({ first_name, last_name, ...rest }: NewAddress) => ({
  ...rest,
  firstName: first_name,
  lastName: last_name,
})

/** Inserts an address or changes one; returns its id. Throws NOT_FOUND for an address of somebody else, CONFLICT for a full book. */
async function writeAddress(tx: Tx, customerId: number, id: number | null, address: NewAddress): Promise<number> {
  const own = eq(customerAddresses.customerId, customerId)
  if (id === null) {
    if ((await tx.$count(customerAddresses, own)) >= ADDRESS_LIMIT)
      throw new ApiError('CONFLICT', `An address book holds at most ${ADDRESS_LIMIT} addresses.`)
    const [made] = await tx
      .insert(customerAddresses)
      .values({ ...columnsOf(address), customerId })
      .returning({ id: customerAddresses.id })
    return made?.id ?? 0
  }
  const [changed] = await tx
    .update(customerAddresses)
    .set(columnsOf(address))
    .where(and(own, eq(customerAddresses.id, id)))
    .returning({ id: customerAddresses.id })
  if (!changed) throw new ApiError('NOT_FOUND', 'There is no such address.')
  return changed.id
}

/**
 * POST /api/customer/addresses/save/: adds an address (`id` null) or changes one. The first one is the default. Returns the book. Throws
 * BAD_REQUEST on a field, NOT_FOUND, CONFLICT.
 */
export async function saveAddress(
  { id: customerId }: CustomerPrincipal,
  { id, address, is_default: isDefault }: Body<'saveAddress'>,
): Promise<Addresses> {
  checkAddress(address)
  return withTx(
    async (tx) => {
      await lockOwner(tx, customerId)
      const saved = await writeAddress(tx, customerId, id, address)
      const isFirst = (await tx.$count(customerAddresses, eq(customerAddresses.customerId, customerId))) === 1
      if (isDefault || isFirst) await makeDefault(tx, customerId, saved)
      await repeatDefault(tx, customerId)
      return readAddresses({ id: customerId }, tx)
    },
    { name: 'address.save' },
  )
}

/** POST /api/customer/addresses/remove/: after the default one the oldest is the default. An unknown one changes nothing. */
export async function removeAddress({ id: customerId }: CustomerPrincipal, id: number): Promise<Addresses> {
  return withTx(
    async (tx) => {
      await lockOwner(tx, customerId)
      const own = eq(customerAddresses.customerId, customerId)
      const [removed] = await tx
        .delete(customerAddresses)
        .where(and(own, eq(customerAddresses.id, id)))
        .returning({ isDefault: customerAddresses.isDefault })
      if (removed?.isDefault) {
        const [oldest] = await tx
          .select({ id: customerAddresses.id })
          .from(customerAddresses)
          .where(own)
          .orderBy(asc(customerAddresses.id))
          .limit(1)
        if (oldest) await makeDefault(tx, customerId, oldest.id)
        await repeatDefault(tx, customerId)
      }
      return readAddresses({ id: customerId }, tx)
    },
    { name: 'address.remove' },
  )
}
