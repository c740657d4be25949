'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { isEmail } from '@/lib/contract/email'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { StepHeading } from './step-heading'

type Field = 'email' | 'first_name' | 'last_name' | 'company' | 'vat_number'
type Problems = Partial<Record<Field, string>>
const ORDER: readonly Field[] = ['email', 'first_name', 'last_name', 'company', 'vat_number']

/** Asks for an account; the mailbox confirms it. Says the same whether the address has one already. Nothing is ticked beforehand. */
export function RegisterForm({ privacyHref }: { privacyHref: string }) {
  const intl = useIntl()
  const { country, language, routes } = useMarket()
  const isHydrated = useHydrated()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isCompany, setCompany] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)

  const refuse = (found: Problems) => {
    setProblems(found)
    const first = ORDER.find((name) => found[name])
    if (first) document.getElementById(`register-${first}`)?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const written = (name: Field) => String(data.get(name) ?? '').trim()
    const found: Problems = {
      ...(!isEmail(written('email')) && { email: 'access.email_wrong' }),
      ...(written('first_name') === '' && { first_name: 'access.first_name_missing' }),
      ...(written('last_name') === '' && { last_name: 'access.last_name_missing' }),
      ...(isCompany && written('company') === '' && { company: 'access.company_missing' }),
    }
    setFailure(null)
    refuse(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const email = written('email')
    const result = await lazyApi.call('register', {
      body: {
        email,
        first_name: written('first_name'),
        last_name: written('last_name'),
        is_club: data.get('is_club') !== null,
        company: written('company'),
        vat_number: written('vat_number'),
        country_code: country,
        language_code: language,
      },
    })
    setBusy(false)
    if (result.ok) setSentTo(email)
    else if (result.error.status === 400)
      refuse(
        result.error.field === 'vat_number'
          ? { vat_number: 'access.vat_number_wrong' }
          : { email: 'access.email_wrong' },
      )
    else setFailure(result.error.code === 'TOO_MANY_REQUESTS' ? 'account.too_many' : 'account.unreachable')
  }

  if (sentTo !== null) {
    return (
      <StepHeading isNew title={text('access.reset_sent_title')}>
        {text('access.register_sent_text', { email: sentTo })}
      </StepHeading>
    )
  }
  const field = (name: Field, label: string) => ({
    id: `register-${name}`,
    name,
    label: text(label),
    disabled: !isHydrated,
    error: problems[name] && text(problems[name]),
  })
  return (
    <>
      <StepHeading title={text('account.register')}>{text('access.register_text')}</StepHeading>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && <ErrorState title={text(failure)} />}
        <Input
          {...field('email', 'account.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          required
          maxLength={254}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Input {...field('first_name', 'access.first_name')} autoComplete="given-name" required maxLength={100} />
          <Input {...field('last_name', 'access.last_name')} autoComplete="family-name" required maxLength={100} />
        </div>
        <div>
          <Checkbox name="is_club" disabled={!isHydrated} label={text('access.join_club')} />
          <p className="ml-8 text-sm text-ink-muted">{text('access.join_club_text')}</p>
        </div>
        <Checkbox
          disabled={!isHydrated}
          label={text('access.as_company')}
          checked={isCompany}
          onChange={(event) => setCompany(event.target.checked)}
        />
        {isCompany && (
          <>
            <Input {...field('company', 'account.company')} autoComplete="organization" required maxLength={200} />
            <Input
              {...field('vat_number', 'account.vat_number')}
              mark={text('access.optional')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={30}
            />
          </>
        )}
        <Button type="submit" size="lg" wide busy={busy} disabled={!isHydrated}>
          {text('account.register')}
        </Button>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
          {text('access.register_privacy')}
          <Link href={privacyHref} className="link font-semibold text-brand">
            {text('access.privacy')}
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-2 border-t border-line pt-5">
          {text('access.have_account')}
          <Link href={routes['accounts/login']} className="link font-semibold text-brand">
            {text('account.login')}
          </Link>
        </p>
      </form>
    </>
  )
}
