'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { AccountSection } from './account-section'
import { useAccountForm } from './use-account-form'

const FIELDS = ['password'] as const

/** Lets the browser save a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers begin the download after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A copy of everything that the shop stores about the customer, after the password was typed again. */
export function OwnData() {
  const intl = useIntl()
  const [isDone, setDone] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })
  const { problems, failure, busy, submit } = useAccountForm({
    fields: FIELDS,
    prefix: 'own-data',
    check: (data) => {
      setDone(false)
      return { password: data.get('password') === '' ? { id: 'account.password_missing' } : null }
    },
    send: (data) => lazyApi.call('ownData', { body: { password: String(data.get('password') ?? '') } }),
    refused: ({ field }) => (field === 'password' ? { password: { id: 'profile.data_wrong' } } : null),
    onDone: (data, form) => {
      saveFile(
        `${window.location.hostname}-${new Date().toISOString().slice(0, 10)}.json`,
        JSON.stringify(data, null, 2),
      )
      form.reset()
      setDone(true)
    },
  })
  return (
    <AccountSection
      id="account-data"
      title={text('profile.data_title')}
      now={text('profile.data_copy')}
      text={text('profile.data_text')}
    >
      <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
        {failure && <ErrorState title={text(failure)} />}
        <Input
          id="own-data-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          label={text('security.password_again')}
          error={problems.password && text(problems.password.id)}
        />
        <Button type="submit" variant="secondary" icon="download" className="self-start" busy={busy}>
          {text('profile.data_download')}
        </Button>
      </form>
      <p role="status" className="mt-3 text-sm">
        {isDone && text('profile.data_done')}
      </p>
    </AccountSection>
  )
}
