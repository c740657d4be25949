'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Checkbox } from '@/components/ui/checkbox'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { COMPANY_FIELDS } from '@/lib/checkout/fields'
import { isSent } from '@/lib/checkout/totals'
import { useMarket } from '@/lib/intl/market-context'
import { addressFormat } from '@/lib/market/address-formats'
import { countryName, countryOf } from '@/lib/market/countries'
import type { CheckoutSetup } from '@/lib/pages/checkout-setup'
import { useAuth } from '@/stores/auth'
import { useCheckout } from '@/stores/checkout'
import { fillForm, formOf, setForm, useCheckoutForm } from '@/stores/checkout-form'

import { DeliveryCountry } from './delivery-country'
import { useCheckoutFormState } from './form-context'
import { StepSection } from './step-section'
import { TextField } from './text-field'

const AddressChoice = lazy(() => import('./address-choice'))
const CompanyFields = lazy(() => import('./company-fields'))

/** Contact and address. Guests fill in the form; for a logged-in customer it is filled in from the account. */
export function ContactSection({ locale }: Pick<CheckoutSetup, 'locale'>) {
  const intl = useIntl()
  const { country } = useMarket()
  useCustomerData(country)
  const sends = useCheckout(isSent)
  // An order sent by e-mail needs no address, but a company's address is printed on its receipt.
  const asksAddress = useCheckoutForm((form) => form.company !== '') || sends
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <StepSection id="checkout-contact" title={text('checkout.contact_title')}>
      <Account />
      <SavedAddresses country={country} />
      <p className="text-sm text-ink-muted">{text('checkout.required_note')}</p>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        spellCheck={false}
        label={text('checkout.email')}
        hint={text('checkout.email_hint')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="first_name"
          autoComplete="given-name"
          required
          maxLength={100}
          label={text('checkout.first_name')}
        />
        <TextField
          name="last_name"
          autoComplete="family-name"
          required
          maxLength={100}
          label={text('checkout.last_name')}
        />
      </div>
      <Company />
      <DeliveryCountry locale={locale} />
      {asksAddress && <AddressFields />}
      <PhoneField />
      <SellerFields />
    </StepSection>
  )
}

/** The name of the logged-in customer, or a link to the log-in. */
function Account() {
  const intl = useIntl()
  const { routes } = useMarket()
  const isGuest = useAuth(({ isLoading, user }) => !isLoading && !user.isAuthenticated)
  const email = useAuth(({ user }) => user.email)
  return (
    <>
      {isGuest && (
        <p className="text-ink-muted">
          <span className="mr-2">{intl.formatMessage({ id: 'checkout.guest' })}</span>
          <Link
            href={`${routes['accounts/login']}?next=${encodeURIComponent(routes['checkout/payment'])}`}
            className="link inline-block py-0.5 font-semibold text-brand"
          >
            {intl.formatMessage({ id: 'checkout.login' })}
          </Link>
        </p>
      )}
      {email !== null && (
        <p className="text-ink-muted">{intl.formatMessage({ id: 'checkout.logged_in' }, { email })}</p>
      )}
    </>
  )
}

/** For a customer who orders for themselves. Without it the form works as for a guest. */
function SavedAddresses({ country }: { country: string }) {
  const isOwn = useAuth(({ user, admin }) => user.isAuthenticated && admin.selectedCustomer === null)
  return isOwn ? (
    <Suspense>
      <AddressChoice country={country} />
    </Suspense>
  ) : null
}

/** Street, postal code and town, in the order of the delivery country. */
function AddressFields() {
  const intl = useIntl()
  const { country } = useMarket()
  const { rules } = useCheckoutFormState()
  const { example } = addressFormat(country)
  const row = countryOf(country)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const optional = rules.needsAddress ? undefined : text('checkout.optional')
  return (
    <>
      <TextField
        name="address"
        autoComplete="address-line1"
        required={rules.needsAddress}
        mark={optional}
        maxLength={200}
        label={text('checkout.address')}
      />
      <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <TextField
          name="postal_code"
          autoComplete="postal-code"
          inputMode={example && /^\d+$/.test(example) ? 'numeric' : 'text'}
          autoCapitalize="characters"
          required={rules.needsAddress && row?.postalCodeRequired}
          mark={optional}
          maxLength={12}
          label={text('checkout.postal_code')}
          hint={example ? text('checkout.for_example', { example }) : undefined}
        />
        <TextField
          name="city"
          autoComplete="address-level2"
          required={rules.needsAddress}
          mark={optional}
          maxLength={100}
          label={text(row?.hasStates ? 'checkout.city_state' : 'checkout.city')}
        />
      </div>
    </>
  )
}

/** The hint explains the use of the number: messages of the carrier, or calls when nothing is delivered. */
function PhoneField() {
  const intl = useIntl()
  const { country, language } = useMarket()
  const sends = useCheckout(isSent)
  const { callingCode } = addressFormat(country)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <TextField
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      maxLength={30}
      label={text('checkout.phone')}
      hint={
        !sends
          ? text('checkout.phone_hint_call')
          : callingCode
            ? text('checkout.phone_hint', { code: callingCode, country: countryName(country, language) })
            : text('checkout.phone_hint_plain')
      }
    />
  )
}

/** Fills empty fields with the customer's own data, unless the order is for another customer. */
function useCustomerData(country: string): void {
  const customer = useAuth((auth) => auth.customer)
  const postcode = useAuth(({ user }) => user.postcode)
  const isForAnother = useAuth(({ admin }) => admin.selectedCustomer !== null)
  useEffect(() => {
    if (customer && !isForAnother) fillForm(formOf({ ...customer, postcode }, country))
  }, [customer, postcode, country, isForAnother])
}

/** Closed by default, because most shoppers are not companies. */
function Company() {
  const intl = useIntl()
  const isFilled = useCheckoutForm((form) => COMPANY_FIELDS.some((name) => form[name] !== ''))
  const [isOpened, setIsOpened] = useState(false)
  const isOpen = isOpened || isFilled
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={intl.formatMessage({ id: 'checkout.as_company' })}
        checked={isOpen}
        onChange={(event) => {
          setIsOpened(event.target.checked)
          if (!event.target.checked) setForm(Object.fromEntries(COMPANY_FIELDS.map((name) => [name, ''])))
        }}
      />
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <CompanyFields />
        </Suspense>
      )}
    </div>
  )
}

/** The seller, chosen by staff (spec 1 §3 "Checkout form"). */
function SellerFields() {
  const intl = useIntl()
  const isStaff = useAuth(({ user }) => user.isStaffUser)
  if (!isStaff) return null
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="seller_name"
        autoComplete="off"
        maxLength={100}
        label={intl.formatMessage({ id: 'checkout.seller_name' })}
        mark={intl.formatMessage({ id: 'checkout.optional' })}
      />
      <TextField
        name="seller_number"
        autoComplete="off"
        maxLength={50}
        label={intl.formatMessage({ id: 'checkout.seller_number' })}
        mark={intl.formatMessage({ id: 'checkout.optional' })}
      />
    </div>
  )
}
