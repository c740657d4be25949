'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { Customer } from '@/lib/contract/schemas/customer'
import { useMarket } from '@/lib/intl/market-context'
import { isLanguage, type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { authStore } from '@/stores/auth'

import { AccountSection } from './account-section'
import { FormButtons } from './form-buttons'
import { type FieldProblems, fieldText, useAccountForm } from './use-account-form'
import { useOpenedForm } from './use-opened-form'

type CustomerRecord = Customer['customer']

export const fullName = ({ first_name: first, last_name: last }: Pick<CustomerRecord, 'first_name' | 'last_name'>) =>
  `${first} ${last}`.trim()

const PHONE = /^\+?[\d\s()./-]{4,}$/
const FIELDS = ['first_name', 'last_name', 'phone'] as const

/** Name, telephone and language of the customer, which a button makes a form; below what only the shop changes. */
export function PersonalDetails({ customer }: { customer: CustomerRecord }) {
  const intl = useIntl()
  const { opened, open, close, focusFirst } = useOpenedForm<true>()
  const [isSaved, setSaved] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <AccountSection
      id="account-details"
      title={text('account.name_contact')}
      now={[fullName(customer), customer.phone].filter(Boolean).join(' · ')}
    >
      {opened ? (
        <DetailsForm
          customer={customer}
          focusFirst={focusFirst}
          onClose={close}
          onSaved={() => {
            setSaved(true)
            close()
          }}
        />
      ) : (
        <>
          <DetailsList customer={customer} />
          <Button
            id="account-details-change"
            variant="secondary"
            className="mt-4"
            onClick={() => {
              setSaved(false)
              open(true, 'account-details-change')
            }}
          >
            {text('profile.change')}
          </Button>
        </>
      )}
      <p role="status" className="mt-3 text-sm">
        {isSaved && text('profile.saved')}
      </p>
    </AccountSection>
  )
}

/** The customer's data; empty values are left out. */
function DetailsList({ customer }: { customer: CustomerRecord }) {
  const intl = useIntl()
  const language = isLanguage(customer.language) ? LANGUAGE_TABLE[customer.language].nativeName : null
  const rows: readonly (readonly [string, string | null])[] = [
    ['account.name', fullName(customer)],
    ['account.phone', customer.phone],
    ['profile.language', language],
    ['account.membership', customer.is_club ? intl.formatMessage({ id: 'account.club_member' }) : null],
    ['account.organisation', customer.organisation],
    ['account.company', customer.company ?? null],
    ['account.vat_number', customer.vat_number ?? null],
  ]
  return (
    <dl className="max-w-text border-t border-line">
      {rows.map(([id, value]) =>
        value ? (
          <div key={id} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-muted">{intl.formatMessage({ id })}</dt>
            <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function profileOf(data: FormData, otherwise: Language) {
  const language = fieldText(data, 'language')
  return {
    first_name: fieldText(data, 'first_name'),
    last_name: fieldText(data, 'last_name'),
    phone: fieldText(data, 'phone'),
    language_code: isLanguage(language) ? language : otherwise,
  }
}

interface DetailsFormProps {
  customer: CustomerRecord
  focusFirst: (form: HTMLFormElement | null) => void
  onClose: () => void
  onSaved: () => void
}

function DetailsForm({ customer, focusFirst, onClose, onSaved }: DetailsFormProps) {
  const intl = useIntl()
  const market = useMarket()
  const text = (id: string) => intl.formatMessage({ id })
  const { problems, failure, busy, submit } = useAccountForm({
    fields: FIELDS,
    prefix: 'details',
    check: (data) => {
      const { first_name, last_name, phone } = profileOf(data, market.language)
      return {
        first_name: first_name === '' ? { id: 'access.first_name_missing' } : null,
        last_name: last_name === '' ? { id: 'access.last_name_missing' } : null,
        phone: phone === '' || PHONE.test(phone) ? null : { id: 'profile.phone_wrong' },
      }
    },
    send: async (data) => {
      const { language_code: language, ...profile } = profileOf(data, market.language)
      const result = await lazyApi.call('saveProfile', { body: { ...profile, language_code: language } })
      if (result.ok)
        authStore.setState((auth) => ({
          customer: auth.customer && { ...auth.customer, ...profile, phone: profile.phone || null, language },
        }))
      return result
    },
    onDone: onSaved,
  })
  return (
    <form ref={focusFirst} method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
      {failure && <ErrorState title={text(failure)} />}
      <DetailsFields customer={customer} problems={problems} />
      <FormButtons busy={busy} onClose={onClose} />
    </form>
  )
}

interface DetailsFieldsProps {
  customer: CustomerRecord
  problems: FieldProblems<(typeof FIELDS)[number]>
}

function DetailsFields({ customer, problems }: DetailsFieldsProps) {
  const intl = useIntl()
  const market = useMarket()
  const text = (id: string) => intl.formatMessage({ id })
  const field = (name: (typeof FIELDS)[number]) => ({
    id: `details-${name}`,
    name,
    error: problems[name] && text(problems[name].id),
  })
  return (
    <>
      <Input
        {...field('first_name')}
        autoComplete="given-name"
        required
        maxLength={100}
        defaultValue={customer.first_name}
        label={text('access.first_name')}
      />
      <Input
        {...field('last_name')}
        autoComplete="family-name"
        required
        maxLength={100}
        defaultValue={customer.last_name}
        label={text('access.last_name')}
      />
      <Input
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        defaultValue={customer.phone ?? ''}
        label={text('account.phone')}
        mark={text('profile.optional')}
        hint={text('profile.phone_hint')}
      />
      <Select
        id="details-language"
        name="language"
        defaultValue={customer.language ?? market.language}
        label={text('profile.language')}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_TABLE[code].nativeName}
          </option>
        ))}
      </Select>
    </>
  )
}
