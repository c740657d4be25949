'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { useMarket } from '@/lib/intl/market-context'
import { returnPath } from '@/lib/market/return-path'
import { login, useAuth } from '@/stores/auth'
import { loginErrorId } from '@/stores/login-error'

import { GoogleButton, type GoogleButtonProps } from './google-button'

interface Problems {
  email?: string
  password?: string
}

/** E-mail and password, or Google where that is configured; after success the shopper goes where they wanted to go, or to their account. */
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
  const { routes } = useMarket()
  const isKnown = useAuth(({ user }) => user.isAuthenticated)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Also for those who come here logged in. A full load: the next page is another person's page now.
    if (isKnown)
      window.location.replace(
        returnPath(window.location, { login: routes['accounts/login'], account: routes.accounts }),
      )
  }, [isKnown, routes])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !form.current) return
    const data = new FormData(form.current)
    const email = String(data.get('username') ?? '').trim()
    const password = String(data.get('password') ?? '')
    const found: Problems = {
      ...(email === '' && { email: intl.formatMessage({ id: 'account.email_missing' }) }),
      ...(password === '' && { password: intl.formatMessage({ id: 'account.password_missing' }) }),
    }
    setProblems(found)
    setFailure(null)
    if (found.email || found.password) {
      document.getElementById(found.email ? 'login-email' : 'login-password')?.focus()
      return
    }
    setBusy(true)
    const result = await login(email, password)
    if (!result.ok) {
      setBusy(false)
      setFailure(loginErrorId(result.error))
    }
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <ErrorState title={intl.formatMessage({ id: failure })} />}
      <Input
        id="login-email"
        name="username"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        maxLength={254}
        label={intl.formatMessage({ id: 'account.email' })}
        error={problems.email}
      />
      <div className="flex flex-col gap-1">
        <Input
          id="login-password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          maxLength={200}
          label={intl.formatMessage({ id: 'account.password' })}
          error={problems.password}
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
      <Button type="submit" size="lg" wide busy={busy}>
        {intl.formatMessage({ id: 'account.login' })}
      </Button>
      {google && (
        <>
          <p className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {intl.formatMessage({ id: 'account.or' })}
          </p>
          <GoogleButton {...google} />
        </>
      )}
      <p className="flex flex-wrap gap-x-2 border-t border-line pt-5">
        {intl.formatMessage({ id: 'account.no_account' })}
        <Link href={registerHref} className="link font-semibold text-brand">
          {intl.formatMessage({ id: 'account.register' })}
        </Link>
      </p>
    </form>
  )
}
