'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { PASSWORD_LENGTH } from '@/lib/contract/limits/accounts'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { AccountSection } from './account-section'
import { failureId } from './failure-id'
import { NewPasswordInput, passwordProblemId } from './new-password-input'

interface Problems {
  readonly current?: string
  readonly password?: string
}

function useChange() {
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const [busy, setBusy] = useState(false)
  const show = (found: Problems) => {
    setProblems(found)
    if (found.current || found.password)
      document.getElementById(found.current ? 'current-password' : 'new-password')?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const current = String(data.get('current') ?? '')
    const password = String(data.get('password') ?? '')
    setFailure(null)
    setDone(false)
    show({
      ...(current === '' && { current: 'account.password_missing' }),
      ...(password.length < PASSWORD_LENGTH.min && { password: 'access.password_short' }),
    })
    if (current === '' || password.length < PASSWORD_LENGTH.min) return
    setBusy(true)
    const result = await lazyApi.call('changePassword', { body: { current, password } })
    setBusy(false)
    if (result.ok) {
      form.reset()
      setDone(true)
    } else if (result.error.status !== 400) setFailure(failureId(result.error))
    else if (result.error.field === 'current') show({ current: 'security.current_wrong' })
    else show({ password: passwordProblemId(result.error) })
  }
  return { problems, failure, isDone, busy, submit }
}

/** For an account that is opened by another provider only: other parts of this page ask for a password. */
export function SetPassword({ href }: { href: string }) {
  const intl = useIntl()
  return (
    <AccountSection
      id="account-password"
      title={intl.formatMessage({ id: 'security.no_password_title' })}
      text={intl.formatMessage({ id: 'security.no_password_text' })}
      isOpen
    >
      <ButtonLink href={href} variant="secondary">
        {intl.formatMessage({ id: 'security.no_password_link' })}
      </ButtonLink>
    </AccountSection>
  )
}

/** Changing the password of the account; the server ends all other log-ins. */
export function ChangePassword() {
  const intl = useIntl()
  const { problems, failure, isDone, busy, submit } = useChange()
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values)
  return (
    <AccountSection
      id="account-password"
      title={text('security.password_title')}
      now="••••••••••"
      text={text('security.password_text')}
    >
      <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
        {failure && <ErrorState title={text(failure)} />}
        <Input
          id="current-password"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          maxLength={PASSWORD_LENGTH.max}
          label={text('security.current')}
          error={problems.current && text(problems.current)}
        />
        <NewPasswordInput error={problems.password ? text(problems.password, { count: PASSWORD_LENGTH.min }) : null} />
        <Button type="submit" variant="secondary" className="self-start" busy={busy}>
          {text('security.password_save')}
        </Button>
      </form>
      <p role="status" className="mt-3 max-w-text text-sm">
        {isDone && text('security.password_done')}
      </p>
    </AccountSection>
  )
}
