'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type OfficeFault, officePost } from '@/lib/office/browser'
import { OFFICE_ROOT } from '@/lib/office/paths'

const messageOf = ({ code, reason }: OfficeFault): string => {
  if (reason === 'second_factor') return 'office.login_needs_factor'
  if (code === 'UNAUTHENTICATED') return 'office.login_wrong'
  if (code === 'FORBIDDEN') return 'office.login_not_staff'
  if (code === 'TOO_MANY_REQUESTS') return 'office.login_wait'
  return 'office.fault_network'
}

/** E-mail, password and, once it is asked for, the code of the second factor. */
export function LoginForm() {
  const intl = useIntl()
  const [isCodeWanted, setCodeWanted] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isReady = useHydrated()
  const word = (id: string) => intl.formatMessage({ id })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    setBusy(true)
    setFault(null)
    const code = text('code').trim()
    const result = await officePost('/api/office/login/', {
      username: text('username'),
      password: text('password'),
      ...(code !== '' && { code }),
    })
    if (result.ok) return window.location.assign(OFFICE_ROOT)
    setBusy(false)
    if (result.fault.code === 'SECOND_FACTOR_REQUIRED') {
      if (isCodeWanted) setFault('office.login_code_wrong')
      setCodeWanted(true)
    } else setFault(messageOf(result.fault))
  }

  return (
    // Until the script runs nothing can be sent, and never as a part of an address.
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Input id="username" name="username" type="email" label={word('office.email')} autoComplete="username" required />
      <Input
        id="password"
        name="password"
        type="password"
        label={word('office.password')}
        autoComplete="current-password"
        required
      />
      {isCodeWanted ? (
        <Input
          id="code"
          name="code"
          label={word('office.code')}
          hint={word('office.code_hint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          required
        />
      ) : null}
      <p role="alert" className="text-sale empty:hidden">
        {fault === null ? null : word(fault)}
      </p>
      <Button type="submit" busy={isBusy} disabled={!isReady} wide>
        {word('office.login')}
      </Button>
    </form>
  )
}
