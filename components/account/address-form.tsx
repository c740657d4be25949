'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Input, type InputProps } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useMarket } from '@/lib/intl/market-context'
import { addressFormat, postalCodeProblem } from '@/lib/market/address-formats'
import { COUNTRIES, countryName, countryOf } from '@/lib/market/countries'
import type { Answer } from '@/lib/contract/calls'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'
import { authStore } from '@/stores/auth'

import { FormButtons } from './form-buttons'
import { type FieldProblem, type FieldProblems, fieldText, useAccountForm } from './use-account-form'

export type Address = Answer<'addresses'>['addresses'][number]

const FIELDS = ['first_name', 'last_name', 'country', 'address', 'postcode', 'city', 'phone'] as const
type FieldName = (typeof FIELDS)[number]
const PHONE = /^\+?[\d\s()./-]{4,}$/

const valuesOf = (data: FormData) =>
  Object.fromEntries(FIELDS.map((name) => [name, fieldText(data, name)])) as Record<FieldName, string>

function postcodeProblem(country: string, postcode: string): FieldProblem | null {
  const { example } = addressFormat(country)
  const isMissing = postcode === '' && countryOf(country)?.postalCodeRequired === true
  if (!isMissing && postalCodeProblem(country, postcode) === null) return null
  return example === null
    ? { id: 'profile.address_postcode_wrong' }
    : { id: 'profile.address_postcode_example', values: { example } }
}

function check(data: FormData): FieldProblems<FieldName> {
  const { first_name, last_name, country, address, postcode, city, phone } = valuesOf(data)
  const missing = (value: string, id: string) => (value === '' ? { id } : null)
  return {
    first_name: missing(first_name, 'access.first_name_missing'),
    last_name: missing(last_name, 'access.last_name_missing'),
    address: missing(address, 'profile.address_street_missing'),
    postcode: postcodeProblem(country, postcode),
    city: missing(city, 'profile.address_city_missing'),
    phone: phone === '' || PHONE.test(phone) ? null : { id: 'profile.phone_wrong' },
  }
}

const refused = ({ field }: ShopError): FieldProblems<FieldName> | null =>
  field === 'address.postcode' ? { postcode: { id: 'profile.address_postcode_wrong' } } : null

interface AddressFormProps {
  /** Null: a new one. */
  address: Address | null
  focusFirst: (form: HTMLFormElement | null) => void
  onClose: () => void
  onSaved: (addresses: readonly Address[]) => void
}

/** One address of the address book. */
export function AddressForm({ address, focusFirst, onClose, onSaved }: AddressFormProps) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const { problems, failure, busy, submit } = useAccountForm({
    fields: FIELDS,
    prefix: 'address',
    check,
    refused,
    failure: ({ code }) => (code === 'CONFLICT' ? 'profile.address_full' : null),
    send: (data) =>
      lazyApi.call('saveAddress', {
        body: { id: address?.id ?? null, address: valuesOf(data), is_default: data.get('is_default') !== null },
      }),
    onDone: ({ addresses }) => onSaved(addresses),
  })
  return (
    <form ref={focusFirst} method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
      <h4 className="text-lg">{text(address ? 'profile.address_edit' : 'profile.address_new')}</h4>
      {failure && <ErrorState title={text(failure)} />}
      <AddressFields address={address} problems={problems} />
      {!address?.is_default && <Checkbox name="is_default" label={text('profile.address_make_default')} />}
      <FormButtons busy={busy} onClose={onClose} />
    </form>
  )
}

interface AddressFieldsProps {
  address: Address | null
  problems: FieldProblems<FieldName>
}

function AddressFields({ address, problems }: AddressFieldsProps) {
  const intl = useIntl()
  const market = useMarket()
  const customer = authStore.getState().customer
  const [country, setCountry] = useState(address?.country ?? market.country)
  const text = (id: string, values?: FieldProblem['values']) => intl.formatMessage({ id }, values)
  const { example } = addressFormat(country)
  const initial: Partial<Record<FieldName, string>> = address ?? {
    first_name: customer?.first_name ?? '',
    last_name: customer?.last_name ?? '',
  }
  const field = (name: FieldName, label: string, rest: Omit<InputProps, 'id' | 'label'>) => {
    const problem = problems[name]
    return (
      <Input
        {...rest}
        id={`address-${name}`}
        name={name}
        defaultValue={initial[name]}
        label={text(label)}
        error={problem && text(problem.id, problem.values)}
      />
    )
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {field('first_name', 'access.first_name', { autoComplete: 'given-name', required: true, maxLength: 100 })}
        {field('last_name', 'access.last_name', { autoComplete: 'family-name', required: true, maxLength: 100 })}
      </div>
      <CountrySelect value={country} onChange={setCountry} />
      {field('address', 'profile.address_street', { autoComplete: 'address-line1', required: true, maxLength: 200 })}
      <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {field('postcode', 'profile.address_postcode', {
          autoComplete: 'postal-code',
          inputMode: example && /^\d+$/.test(example) ? 'numeric' : 'text',
          required: countryOf(country)?.postalCodeRequired ?? false,
          maxLength: 12,
        })}
        {field('city', 'profile.address_city', { autoComplete: 'address-level2', required: true, maxLength: 100 })}
      </div>
      {field('phone', 'account.phone', {
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        maxLength: 30,
        mark: text('profile.optional'),
        hint: text('profile.phone_hint'),
      })}
    </>
  )
}

/** Every country that the shop knows, by name. */
function CountrySelect({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const intl = useIntl()
  const { language } = useMarket()
  const named = COUNTRIES.map(({ code }) => ({ code, name: countryName(code, language) }))
  const collator = new Intl.Collator(language)
  return (
    <Select
      id="address-country"
      name="country"
      autoComplete="country"
      value={value}
      label={intl.formatMessage({ id: 'profile.address_country' })}
      onChange={(event) => onChange(event.target.value)}
    >
      {named
        .sort((a, b) => collator.compare(a.name, b.name))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </Select>
  )
}
