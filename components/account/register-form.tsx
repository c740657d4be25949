'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Input, type InputProps } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useMarket } from '@/lib/intl/market-context'

import { StepHeading } from './step-heading'
import {
  type RegistrationField,
  registrationFieldId,
  type RegistrationProblems,
  useRegistration,
} from './use-registration'

/**
 * Requests an account; a link in a mail confirms it. The result is the same if the address already has an account. No checkbox is
 * preselected.
 */
export function RegisterForm({ privacyHref }: { privacyHref: string }) {
  const intl = useIntl()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  if (sentTo !== null) {
    return (
      <StepHeading isNew title={text('access.reset_sent_title')}>
        {text('access.register_sent_text', { email: sentTo })}
      </StepHeading>
    )
  }
  return (
    <>
      <StepHeading title={text('account.register')}>{text('access.register_text')}</StepHeading>
      <Form privacyHref={privacyHref} onSent={setSentTo} />
    </>
  )
}

function Form({ privacyHref, onSent }: { privacyHref: string; onSent: (email: string) => void }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const isHydrated = useHydrated()
  const [isCompany, setCompany] = useState(false)
  const { problems, failure, busy, submit } = useRegistration(isCompany, onSent)
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <ErrorState title={text(failure)} />}
      <PersonFields problems={problems} />
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
      {isCompany && <CompanyFields problems={problems} />}
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
  )
}

function PersonFields({ problems }: { problems: RegistrationProblems }) {
  return (
    <>
      <RegisterInput
        name="email"
        label="account.email"
        problem={problems.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
        maxLength={254}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <RegisterInput
          name="first_name"
          label="access.first_name"
          problem={problems.first_name}
          autoComplete="given-name"
          required
          maxLength={100}
        />
        <RegisterInput
          name="last_name"
          label="access.last_name"
          problem={problems.last_name}
          autoComplete="family-name"
          required
          maxLength={100}
        />
      </div>
    </>
  )
}

function CompanyFields({ problems }: { problems: RegistrationProblems }) {
  const intl = useIntl()
  return (
    <>
      <RegisterInput
        name="company"
        label="account.company"
        problem={problems.company}
        autoComplete="organization"
        required
        maxLength={200}
      />
      <RegisterInput
        name="vat_number"
        label="account.vat_number"
        problem={problems.vat_number}
        mark={intl.formatMessage({ id: 'access.optional' })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
      />
    </>
  )
}

interface RegisterInputProps extends Omit<InputProps, 'id' | 'name' | 'label' | 'error' | 'disabled'> {
  name: RegistrationField
  /** Ids of messages. */
  label: string
  problem: string | undefined
}

/** A text field of this form, with the id that `useRegistration` focuses. */
function RegisterInput({ name, label, problem, ...rest }: RegisterInputProps) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  return (
    <Input
      {...rest}
      id={registrationFieldId(name)}
      name={name}
      label={intl.formatMessage({ id: label })}
      disabled={!isHydrated}
      error={problem && intl.formatMessage({ id: problem })}
    />
  )
}
