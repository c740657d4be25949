'use client'

import { type FormEvent, useRef, useState } from 'react'

import { uuid } from '@/lib/browser/uuid'
import { isEmail } from '@/lib/contract/email'
import type { EnquiryKind } from '@/lib/contract/limits/enquiries'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

/** In the order of the form. */
const FIELDS = ['company', 'business_id', 'name', 'email', 'phone', 'order_number', 'message'] as const
export type EnquiryField = (typeof FIELDS)[number]
type Values = Readonly<Record<EnquiryField, string>>
/** Ids of the messages at the fields. */
export type EnquiryProblems = Readonly<Partial<Record<EnquiryField, string>>>

export const enquiryFieldId = (name: EnquiryField) => `enquiry-${name}`

function readValues(data: FormData): Values {
  const entries = FIELDS.map((name) => [name, String(data.get(name) ?? '').trim()])
  return Object.fromEntries(entries) as Record<EnquiryField, string>
}

function problemsOf(values: Values, kind: EnquiryKind): EnquiryProblems {
  return {
    ...(kind !== 'ask' && values.company === '' && { company: 'enquiry.company_missing' }),
    ...(values.name === '' && { name: 'enquiry.name_missing' }),
    ...(!isEmail(values.email) && { email: 'enquiry.email_wrong' }),
    ...(values.message === '' && { message: 'enquiry.message_missing' }),
  }
}

/** Checks and sends the form; the first invalid field gets the focus. After a failure nothing that was typed is lost. */
export function useEnquiry(kind: EnquiryKind) {
  const { country, language } = useMarket()
  const [problems, setProblems] = useState<EnquiryProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null)
  /** The same at every attempt, so that a repeated press sends one message. */
  const formKey = useRef<string | null>(null)

  const showProblems = (found: EnquiryProblems) => {
    setProblems(found)
    const first = FIELDS.find((name) => found[name])
    if (first) document.getElementById(enquiryFieldId(first))?.focus()
    return first !== undefined
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = readValues(new FormData(event.currentTarget))
    setFailure(null)
    if (showProblems(problemsOf(values, kind))) return
    formKey.current ??= uuid()
    setBusy(true)
    const result = await lazyApi.call('enquiry', {
      body: { ...values, kind, form_key: formKey.current, country_code: country, language_code: language },
    })
    setBusy(false)
    if (result.ok) return setSent({ number: result.data.number, email: values.email })
    if (result.error.status === 400 && result.error.field === 'email') showProblems({ email: 'enquiry.email_wrong' })
    else setFailure(result.error.status === 429 ? 'enquiry.too_many' : 'enquiry.failed')
  }
  return { problems, failure, busy, sent, submit }
}
