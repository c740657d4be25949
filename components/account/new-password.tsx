'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { ErrorState } from '@/components/ui/error-state'
import type { Answer } from '@/lib/contract/calls'
import { PASSWORD_LENGTH } from '@/lib/contract/limits/accounts'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { logoutLocally } from '@/stores/auth'

import { LinkProblem } from './link-problem'
import { NewPasswordInput, passwordProblemId } from './new-password-input'
import { StepHeading } from './step-heading'
import { useResetHref } from './step-links'
import { useAccountLink } from './use-account-link'

type Purpose = 'activate' | 'reset'

/** Sets a password by a link from a mail: the first one of an account, or a new one. */
export function NewPassword({ purpose, token }: { purpose: Purpose; token: string }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const resetHref = useResetHref()
  const { state, again, spoil } = useAccountLink(purpose, token)
  const [done, setDone] = useState<Answer<'setPassword'> | null>(null)
  const words = purpose === 'activate' ? 'activate' : 'new'
  const text = (id: string) => intl.formatMessage({ id })
  if (done !== null) {
    return (
      <>
        <StepHeading isNew title={text(`access.${words}_done_title`)}>
          {text(`access.${words}_done_text`)}
        </StepHeading>
        <ButtonLink href={routes['accounts/login']} size="lg" wide>
          {text('account.login')}
        </ButtonLink>
        {done.office_url === null ? null : (
          <a href={done.office_url} className={buttonStyle('secondary', 'lg', true)}>
            {text('access.to_office')}
          </a>
        )}
      </>
    )
  }
  if (state.name !== 'good') {
    const way = (
      <ButtonLink href={resetHref} size="lg" wide>
        {text('access.bad_reset')}
      </ButtonLink>
    )
    return <LinkProblem state={state} title={text(`access.${words}_title`)} again={again} way={way} />
  }
  return <PasswordForm purpose={purpose} token={token} email={state.email} onDone={setDone} onBad={spoil} />
}

interface FormProps {
  purpose: Purpose
  token: string
  email: string
  onDone: (answer: Answer<'setPassword'>) => void
  /** Called with the status of the answer when the link has expired or was used in the meantime. */
  onBad: (status: number) => void
}

function PasswordForm({ purpose, token, email, onDone, onBad }: FormProps) {
  const intl = useIntl()
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const words = purpose === 'activate' ? 'activate' : 'new'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    const refuse = (id: string) => {
      setProblem(id)
      document.getElementById('new-password')?.focus()
    }
    setProblem(null)
    setFailure(null)
    if (password.length < PASSWORD_LENGTH.min) return refuse('access.password_short')
    setBusy(true)
    const result = await lazyApi.call('setPassword', { body: { purpose, token, password } })
    setBusy(false)
    if (result.ok) {
      // The server has ended all log-ins of the account, also that of this browser.
      logoutLocally()
      onDone(result.data)
    } else if (result.error.status === 404 || result.error.status === 409) onBad(result.error.status)
    else if (result.error.status === 400) refuse(passwordProblemId(result.error))
    else setFailure(result.error.code === 'TOO_MANY_REQUESTS' ? 'account.too_many' : 'account.unreachable')
  }
  return (
    <>
      <StepHeading title={text(`access.${words}_title`)}>{text(`access.${words}_text`, { email })}</StepHeading>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && <ErrorState title={text(failure)} />}
        {/* For password managers: the account of the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordInput error={problem && text(problem, { count: PASSWORD_LENGTH.min })} />
        <Button type="submit" size="lg" wide busy={busy}>
          {text(`access.${words}_save`)}
        </Button>
      </form>
    </>
  )
}
