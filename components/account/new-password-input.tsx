'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { PASSWORD_LENGTH, type PasswordProblem } from '@/lib/contract/limits/accounts'
import type { ShopError } from '@/lib/shop-api/result'

/** The message for a password that the server refused. */
export function passwordProblemId({ details }: ShopError): string {
  const { reason } = (details ?? {}) as { reason?: PasswordProblem }
  return reason === 'common' ? 'access.password_common' : 'access.password_email'
}

/** The new password with its requirements; it can be shown while it is typed. */
export function NewPasswordInput({ error }: { error: string | null }) {
  const intl = useIntl()
  const [isShown, setShown] = useState(false)
  return (
    <div className="flex flex-col gap-1">
      <Input
        id="new-password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        required
        maxLength={PASSWORD_LENGTH.max}
        label={intl.formatMessage({ id: 'access.password' })}
        hint={intl.formatMessage({ id: 'access.password_hint' }, { count: PASSWORD_LENGTH.min })}
        error={error}
      />
      <Checkbox
        label={intl.formatMessage({ id: 'account.show_password' })}
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      />
    </div>
  )
}
