'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import type { Answer } from '@/lib/contract/calls'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { Result } from '@/lib/shop-api/result'

import { failureId } from './failure-id'

type Started = Answer<'startSecondFactor'>

/** Two steps: the password, then the key for the app and its first code. `onDone` gets the recovery codes. */
export function SecondFactorSetup({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const intl = useIntl()
  const [started, setStarted] = useState<Started | null>(null)
  const text = (id: string) => intl.formatMessage({ id })
  if (started === null)
    return (
      <>
        <p className="mb-4 max-w-text text-ink-muted">{text('security.factor_text')}</p>
        <OneField
          id="factor-password"
          type="password"
          label={text('security.password_again')}
          autoComplete="current-password"
          submit={text('security.factor_start')}
          missing="account.password_missing"
          wrong="security.current_wrong"
          send={(password) => lazyApi.call('startSecondFactor', { body: { password } })}
          onDone={setStarted}
        />
      </>
    )
  return (
    <>
      <p className="mb-4 max-w-text text-ink-muted">{text('security.factor_scan')}</p>
      <QrCode uri={started.uri} />
      <p className="mb-4 flex flex-wrap gap-x-3 [overflow-wrap:anywhere]">
        <span className="text-ink-muted">{text('security.factor_key')}</span>
        <code className="min-w-0 font-semibold">{started.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <OneField
        id="factor-first-code"
        type="text"
        label={text('account.code')}
        autoComplete="one-time-code"
        submit={text('security.factor_confirm')}
        missing="account.code_missing"
        wrong="account.code_wrong"
        send={(code) => lazyApi.call('confirmSecondFactor', { body: { code } })}
        onDone={({ recovery_codes: codes }) => onDone(codes)}
      />
    </>
  )
}

interface OneFieldProps<T> {
  id: string
  type: 'text' | 'password'
  label: string
  autoComplete: string
  submit: string
  /** Ids of the messages at the field: when it is too short to be right, and when the server refused it. */
  missing: string
  wrong: string
  send: (value: string) => Promise<Result<T>>
  onDone: (data: T) => void
}

/** The shortest value that can be right: six digits of an app. Passwords are longer. */
const SHORTEST = 6

function OneField<T>({ id, type, label, autoComplete, submit, missing, wrong, send, onDone }: OneFieldProps<T>) {
  const intl = useIntl()
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (messageId: string) => intl.formatMessage({ id: messageId })
  const refuse = (messageId: string) => {
    setProblem(messageId)
    document.getElementById(id)?.focus()
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const value = String(new FormData(event.currentTarget).get('value') ?? '')
    setProblem(null)
    setFailure(null)
    if (value.length < SHORTEST) return refuse(missing)
    setBusy(true)
    const result = await send(value)
    setBusy(false)
    if (result.ok) onDone(result.data)
    else if (result.error.status === 400) refuse(wrong)
    else setFailure(failureId(result.error))
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex max-w-form flex-col gap-4">
      {failure && <ErrorState title={text(failure)} />}
      <Input
        id={id}
        name="value"
        type={type}
        autoComplete={autoComplete}
        required
        maxLength={200}
        label={label}
        error={problem && text(problem)}
      />
      <Button type="submit" variant="secondary" className="self-start" busy={busy}>
        {submit}
      </Button>
    </form>
  )
}

interface Modules {
  readonly size: number
  readonly path: string
}

/** Drawn in the browser, so that the key is in no picture's address. Black on white in every theme, because cameras need it. */
function QrCode({ uri }: { uri: string }) {
  const intl = useIntl()
  const [modules, setModules] = useState<Modules | null>(null)
  useEffect(() => {
    let isShown = true
    // Without the chunk there is still the key for typing.
    void import('uqr').then(
      ({ encode }) => {
        const { size, data } = encode(uri, { border: 2 })
        const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
        if (isShown) setModules({ size, path })
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [uri])
  return (
    <div className="mb-4 aspect-square w-48">
      {modules && (
        <svg
          role="img"
          aria-label={intl.formatMessage({ id: 'security.factor_qr' })}
          viewBox={`0 0 ${modules.size} ${modules.size}`}
          shapeRendering="crispEdges"
        >
          <rect width={modules.size} height={modules.size} fill="white" />
          <path d={modules.path} fill="black" />
        </svg>
      )}
    </div>
  )
}
