'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { isEmail } from '@/lib/contract/email'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { AccountSection } from './account-section'
import { FormButtons } from './form-buttons'
import { fieldText, useAccountForm } from './use-account-form'
import { useOpenedForm } from './use-opened-form'

const FIELDS = ['email', 'password'] as const

/** The e-mail address of the account. A link that is sent to the new one changes it. */
export function ChangeEmail({ email, isStaff }: { email: string; isStaff: boolean }) {
  const intl = useIntl()
  const { opened, open, close, focusFirst } = useOpenedForm<true>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <AccountSection
      id="account-email"
      title={text('profile.email_title')}
      now={email}
      text={text(isStaff ? 'profile.email_staff' : 'profile.email_text')}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
      {opened ? (
        <EmailForm
          email={email}
          focusFirst={focusFirst}
          onClose={close}
          onSent={(to) => {
            setSentTo(to)
            close()
          }}
        />
      ) : (
        !isStaff && (
          <Button
            id="account-email-change"
            variant="secondary"
            className="mt-4"
            onClick={() => {
              setSentTo(null)
              open(true, 'account-email-change')
            }}
          >
            {text('profile.change')}
          </Button>
        )
      )}
      <p role="status" className="mt-3 max-w-text [overflow-wrap:anywhere] text-sm">
        {sentTo !== null && intl.formatMessage({ id: 'profile.email_sent' }, { email: sentTo })}
      </p>
    </AccountSection>
  )
}

interface EmailFormProps {
  email: string
  focusFirst: (form: HTMLFormElement | null) => void
  onClose: () => void
  onSent: (email: string) => void
}

function EmailForm({ email, focusFirst, onClose, onSent }: EmailFormProps) {
  const intl = useIntl()
  const { language } = useMarket()
  const text = (id: string) => intl.formatMessage({ id })
  const { problems, failure, busy, submit } = useAccountForm({
    fields: FIELDS,
    prefix: 'account-email',
    check: (data) => {
      const wanted = fieldText(data, 'email')
      const isOwn = wanted.toLowerCase() === email.toLowerCase()
      return {
        email: isOwn ? { id: 'profile.email_same' } : isEmail(wanted) ? null : { id: 'access.email_wrong' },
        password: data.get('password') === '' ? { id: 'account.password_missing' } : null,
      }
    },
    send: async (data) => {
      const body = {
        email: fieldText(data, 'email'),
        password: String(data.get('password') ?? ''),
        language_code: language,
      }
      const result = await lazyApi.call('requestEmailChange', { body })
      return result.ok ? { ok: true as const, data: body.email } : result
    },
    refused: ({ field }) => (field === 'password' ? { password: { id: 'profile.data_wrong' } } : null),
    onDone: onSent,
  })
  return (
    <form ref={focusFirst} method="post" noValidate onSubmit={submit} className="mt-4 flex max-w-form flex-col gap-4">
      {failure && <ErrorState title={text(failure)} />}
      <Input
        id="account-email-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        spellCheck={false}
        label={text('profile.email_new')}
        error={problems.email && text(problems.email.id)}
      />
      <Input
        id="account-email-password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
        label={text('security.password_again')}
        error={problems.password && text(problems.password.id)}
      />
      <FormButtons busy={busy} onClose={onClose} saveId="profile.email_ask" />
    </form>
  )
}
