'use client'

import { type FormEvent, useState } from 'react'

import { isEmail } from '@/lib/contract/email'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'

/** In the order of the form. */
const FIELDS = ['email', 'first_name', 'last_name', 'company', 'vat_number'] as const
export type RegistrationField = (typeof FIELDS)[number]
type Values = Readonly<Record<RegistrationField, string>>

/** Ids of the messages at the fields. */
export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, string>>>

export const registrationFieldId = (name: RegistrationField) => `register-${name}`

/** The trimmed values of the form; a field that is not shown is empty. */
function readValues(data: FormData): Values {
  const written = (name: RegistrationField) => String(data.get(name) ?? '').trim()
  return {
    email: written('email'),
    first_name: written('first_name'),
    last_name: written('last_name'),
    company: written('company'),
    vat_number: written('vat_number'),
  }
}

function problemsOf(values: Values, isCompany: boolean): RegistrationProblems {
  return {
    ...(!isEmail(values.email) && { email: 'access.email_wrong' }),
    ...(values.first_name === '' && { first_name: 'access.first_name_missing' }),
    ...(values.last_name === '' && { last_name: 'access.last_name_missing' }),
    ...(isCompany && values.company === '' && { company: 'access.company_missing' }),
  }
}

/** The error of a field that the server refused. The server checks VAT numbers and e-mail addresses more strictly than the form. */
function refusedField({ field }: ShopError): RegistrationProblems {
  return field === 'vat_number' ? { vat_number: 'access.vat_number_wrong' } : { email: 'access.email_wrong' }
}

/**
 * Checks and sends the registration form. The first invalid field gets the focus. `failure` is the id of a message about the whole form.
 */
export function useRegistration(isCompany: boolean, onSent: (email: string) => void) {
  const { country, language } = useMarket()
  const [problems, setProblems] = useState<RegistrationProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const showProblems = (found: RegistrationProblems) => {
    setProblems(found)
    const first = FIELDS.find((name) => found[name])
    if (first) document.getElementById(registrationFieldId(first))?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const values = readValues(data)
    const found = problemsOf(values, isCompany)
    setFailure(null)
    showProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const result = await lazyApi.call('register', {
      body: { ...values, is_club: data.get('is_club') !== null, country_code: country, language_code: language },
    })
    setBusy(false)
    if (result.ok) onSent(values.email)
    else if (result.error.status === 400) showProblems(refusedField(result.error))
    else setFailure(result.error.code === 'TOO_MANY_REQUESTS' ? 'account.too_many' : 'account.unreachable')
  }
  return { problems, failure, busy, submit }
}
