'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { isEmail } from '@/lib/contract/email'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { StepHeading } from './step-heading'

/** Asks for the e-mail address. The result is the same whether an account with it exists or not. */
export function ForgotPassword() {
  const intl = useIntl()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  if (sentTo === null) return <EmailForm onSent={setSentTo} />
  return (
    <>
      <StepHeading isNew title={text('access.reset_sent_title')}>
        {text('access.reset_sent_text', { email: sentTo })}
      </StepHeading>
      <Button variant="secondary" onClick={() => setSentTo(null)}>
        {text('access.reset_again')}
      </Button>
    </>
  )
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const intl = useIntl()
  const { language } = useMarket()
  const isHydrated = useHydrated()
  const [isWrong, setWrong] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const email = String(new FormData(event.currentTarget).get('username') ?? '').trim()
    const refuse = () => {
      setWrong(true)
      document.getElementById('reset-email')?.focus()
    }
    setFailure(null)
    setWrong(false)
    if (!isEmail(email)) return refuse()
    setBusy(true)
    const result = await lazyApi.call('requestPasswordReset', { body: { email, language_code: language } })
    setBusy(false)
    if (result.ok) onSent(email)
    else if (result.error.status === 400) refuse()
    else setFailure(result.error.code === 'TOO_MANY_REQUESTS' ? 'account.too_many' : 'account.unreachable')
  }
  return (
    <>
      <StepHeading title={text('access.reset_title')}>{text('access.reset_text')}</StepHeading>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && <ErrorState title={text(failure)} />}
        <Input
          id="reset-email"
          name="username"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          maxLength={254}
          disabled={!isHydrated}
          label={text('account.email')}
          error={isWrong && text('access.email_wrong')}
        />
        <Button type="submit" size="lg" wide busy={busy} disabled={!isHydrated}>
          {text('access.reset_send')}
        </Button>
      </form>
    </>
  )
}
