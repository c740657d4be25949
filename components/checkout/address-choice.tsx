'use client'

import { useIntl } from 'react-intl'

import { Select } from '@/components/ui/select'
import type { Answer } from '@/lib/contract/calls'
import type { CheckoutForm } from '@/lib/contract/schemas/checkout'
import { useCall } from '@/lib/shop-api/use-call'
import { setForm, useCheckoutForm } from '@/stores/checkout-form'

type Address = Answer<'addresses'>['addresses'][number]
type Chosen = Pick<CheckoutForm, 'first_name' | 'last_name' | 'address' | 'postal_code' | 'city'>

const chosenOf = ({ first_name, last_name, address, postcode, city }: Address): Chosen => ({
  first_name,
  last_name,
  address,
  postal_code: postcode,
  city,
})

const line = ({ first_name, last_name, address, postcode, city }: Address) =>
  `${first_name} ${last_name}, ${address}, ${`${postcode} ${city}`.trim()}`

/**
 * The saved addresses in the country of delivery, for customers who have more than the one that is filled in. What is typed afterwards is
 * another address.
 */
export default function AddressChoice({ country }: { country: string }) {
  const intl = useIntl()
  const form = useCheckoutForm((state) => state)
  const { data } = useCall('addresses', {})
  const addresses = data?.addresses.filter((address) => address.country === country) ?? []
  const isShown = (address: Address) =>
    Object.entries(chosenOf(address)).every(([field, value]) => form[field as keyof Chosen].trim() === value)
  if (addresses.length === 0 || (addresses.length === 1 && addresses.every(isShown))) return null
  const shown = addresses.find(isShown)
  return (
    <Select
      id="checkout-saved-address"
      label={intl.formatMessage({ id: 'checkout.saved_addresses' })}
      value={shown?.id ?? ''}
      onChange={(event) => {
        const address = addresses.find(({ id }) => String(id) === event.target.value)
        if (address) setForm({ ...chosenOf(address), ...(address.phone && { phone: address.phone }) })
      }}
    >
      {!shown && <option value="">{intl.formatMessage({ id: 'checkout.other_address' })}</option>}
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {line(address)}
        </option>
      ))}
    </Select>
  )
}
