'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { isEmail } from '@/lib/contract/email'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { AccountSection } from './account-section'
import { failureId } from './failure-id'

/** For administrators: removes the second factor of a colleague who has lost phone and recovery codes. */
export function ColleagueFactor() {
  const intl = useIntl()
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const email = String(new FormData(event.currentTarget).get('colleague') ?? '').trim()
    const refuse = (id: string) => {
      setProblem(id)
      document.getElementById('colleague-email')?.focus()
    }
    setProblem(null)
    setFailure(null)
    setDone(null)
    if (!isEmail(email)) return refuse('access.email_wrong')
    setBusy(true)
    const result = await lazyApi.call('resetSecondFactor', { body: { email } })
    setBusy(false)
    if (result.ok) setDone(email)
    else if (result.error.status === 404 || result.error.status === 400) refuse('security.reset_unknown')
    else setFailure(failureId(result.error))
  }
  return (
    <AccountSection id="account-colleague" title={text('security.reset_title')} text={text('security.reset_text')}>
      <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
        {failure && <ErrorState title={text(failure)} />}
        <Input
          id="colleague-email"
          name="colleague"
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          maxLength={254}
          label={text('security.reset_email')}
          error={problem && text(problem)}
        />
        <Button type="submit" variant="danger" className="self-start" busy={busy}>
          {text('security.reset_do')}
        </Button>
      </form>
      <p role="status" className="mt-3 max-w-text [overflow-wrap:anywhere] text-sm">
        {done !== null && text('security.reset_done', { email: done })}
      </p>
    </AccountSection>
  )
}
