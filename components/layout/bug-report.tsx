'use client'

import { type FormEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/input'
import { uuid } from '@/lib/browser/uuid'
import { ENQUIRY_LENGTH } from '@/lib/contract/limits/enquiries'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'

/** Reports the fault of this page in the shopper's words (spec 1 §6). `reference` is the error's id in the log. */
export function BugReport({ reference = '' }: { reference?: string }) {
  const intl = useIntl()
  const { country, language } = useMarket()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [number, setNumber] = useState<string | null>(null)
  /** The same at every attempt, so that a repeated press sends one report. */
  const formKey = useRef<string | null>(null)
  const word = (id: string) => intl.formatMessage({ id })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const message = String(new FormData(event.currentTarget).get('report') ?? '').trim()
    if (message === '') return setProblem('errors.report_missing')
    setProblem(null)
    setBusy(true)
    formKey.current ??= uuid()
    // The query stays here: it may contain the secret of an order or an account.
    const page = window.location.pathname.slice(0, 500)
    const keys = { form_key: formKey.current, country_code: country, language_code: language }
    const result = await api.call('bugReport', { body: { ...keys, message, page, reference } })
    setBusy(false)
    if (result.ok) setNumber(result.data.number)
    else setProblem(result.error.status === 429 ? 'errors.report_too_many' : 'errors.report_failed')
  }
  if (number !== null) return <p role="status">{intl.formatMessage({ id: 'errors.report_sent' }, { number })}</p>
  return (
    <form noValidate onSubmit={submit} className="flex w-full max-w-text flex-col gap-3">
      <Textarea
        id="bug-report"
        name="report"
        label={word('errors.report')}
        hint={word('errors.report_hint')}
        error={problem === null ? undefined : word(problem)}
        rows={3}
        maxLength={ENQUIRY_LENGTH}
      />
      <Button type="submit" variant="secondary" className="self-start" busy={busy}>
        {word('errors.report_send')}
      </Button>
    </form>
  )
}
