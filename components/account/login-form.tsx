'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { readStored, STORED } from '@/lib/browser/storage'
import { useMarket } from '@/lib/intl/market-context'
import { returnPath } from '@/lib/market/return-path'
import type { ShopError } from '@/lib/shop-api/result'
import { login, useAuth } from '@/stores/auth'

import { GoogleButton, type GoogleButtonProps } from './google-button'
import { LoggedOut } from './logged-out'
import { loginErrorId } from './login-error'

/** At least the six digits of an app. */
const CODE = /^.{6,}$/
const FIELDS = ['email', 'password', 'code'] as const

/** Ids of the messages at the fields. */
interface Problems {
  email?: string
  password?: string
  code?: string
}

/** A message about the whole form. */
interface Failure {
  id: string
  values?: { minutes: number }
}

function failureOf(error: ShopError): Failure {
  const { retryAfter } = error
  return error.code === 'TOO_MANY_REQUESTS' && retryAfter !== undefined
    ? { id: 'account.too_many_minutes', values: { minutes: Math.ceil(retryAfter / 60) } }
    : { id: loginErrorId(error) }
}

/**
 * E-mail address and password, or Google where it is configured. After the log-in the shopper returns to the earlier page, or goes to their
 * account.
 */
export function LoginForm({
  google,
  resetHref,
  registerHref,
}: {
  google: GoogleButtonProps | null
  resetHref: string
  registerHref: string
}) {
  const intl = useIntl()
  const { problems, failure, needsCode, busy, submit } = useLogin()
  useReturnAfterLogin()
  useEffect(() => {
    const field = document.getElementById('login-email')
    if (field instanceof HTMLInputElement && field.value === '') field.value = readStored(STORED.staffEmail) ?? ''
  }, [])
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <LoggedOut />
      {failure && <ErrorState title={intl.formatMessage({ id: failure.id }, failure.values)} />}
      <Input
        id="login-email"
        name="username"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        maxLength={254}
        label={text('account.email')}
        error={problems.email && text(problems.email)}
      />
      <PasswordInput resetHref={resetHref} error={problems.password && text(problems.password)} />
      {needsCode && <CodeInput error={problems.code && text(problems.code)} />}
      <Button type="submit" size="lg" wide busy={busy}>
        {text('account.login')}
      </Button>
      {google && (
        <>
          <p className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {text('account.or')}
          </p>
          <GoogleButton {...google} />
        </>
      )}
      <p className="flex flex-wrap gap-x-2 border-t border-line pt-5">
        {text('account.no_account')}
        <Link href={registerHref} className="link font-semibold text-brand">
          {text('account.register')}
        </Link>
      </p>
    </form>
  )
}

/** Leaves the page when the visitor is logged in, also if that was so before. */
function useReturnAfterLogin(): void {
  const { routes } = useMarket()
  const isKnown = useAuth(({ user }) => user.isAuthenticated)
  useEffect(() => {
    // A full page load, because every page may differ for a customer.
    if (isKnown)
      window.location.replace(
        returnPath(window.location, { login: routes['accounts/login'], account: routes.accounts }),
      )
  }, [isKnown, routes])
}

const written = (data: FormData, name: string) => String(data.get(name) ?? '')

/** What was typed, and the messages of fields that are not filled in. */
function readForm(data: FormData, needsCode: boolean) {
  const email = written(data, 'username').trim()
  const password = written(data, 'password')
  const code = written(data, 'code').trim()
  const found: Problems = {
    ...(email === '' && { email: 'account.email_missing' }),
    ...(password === '' && { password: 'account.password_missing' }),
    ...(needsCode && !CODE.test(code) && { code: 'account.code_missing' }),
  }
  return { email, password, code: code === '' ? undefined : code, found }
}

/** Checks and sends the form. It stays busy after success, because the page is left. */
function useLogin() {
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const { email, password, code, found } = readForm(new FormData(event.currentTarget), needsCode)
    setProblems(found)
    setFailure(null)
    const first = FIELDS.find((name) => found[name])
    if (first) return document.getElementById(`login-${first}`)?.focus()
    setBusy(true)
    const result = await (code === undefined ? login(email, password) : login(email, password, code))
    if (result.ok) return
    setBusy(false)
    if (result.error.code !== 'SECOND_FACTOR_REQUIRED') return setFailure(failureOf(result.error))
    setNeedsCode(true)
    if (needsCode) setProblems({ code: 'account.code_wrong' })
    document.getElementById('login-code')?.focus()
  }
  return { problems, failure, needsCode, busy, submit }
}

/** The code of the second factor. It appears after the password was right, and takes the focus. */
function CodeInput({ error }: { error: string | undefined }) {
  const intl = useIntl()
  useEffect(() => document.getElementById('login-code')?.focus(), [])
  return (
    <Input
      id="login-code"
      name="code"
      autoComplete="one-time-code"
      required
      maxLength={20}
      label={intl.formatMessage({ id: 'account.code' })}
      hint={intl.formatMessage({ id: 'account.code_hint' })}
      error={error}
    />
  )
}

/** The password, which can be shown while it is typed, and the link to reset it. */
function PasswordInput({ resetHref, error }: { resetHref: string; error: string | undefined }) {
  const intl = useIntl()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="flex flex-col gap-1">
      <Input
        id="login-password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        maxLength={200}
        label={intl.formatMessage({ id: 'account.password' })}
        error={error}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox
          label={intl.formatMessage({ id: 'account.show_password' })}
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
        />
        <Link href={resetHref} className="link inline-flex min-h-11 items-center font-semibold text-brand">
          {intl.formatMessage({ id: 'account.forgot' })}
        </Link>
      </div>
    </div>
  )
}
