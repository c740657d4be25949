'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import type { Answer } from '@/lib/contract/calls'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { useCall } from '@/lib/shop-api/use-call'

import { AccountSection } from './account-section'
import { failureId } from './failure-id'
import { RecoveryCodes } from './recovery-codes'
import { SecondFactorSetup } from './second-factor-setup'

/** For staff: setting up the second factor, new recovery codes, and turning it off. Nothing for customers. */
export function SecondFactor() {
  const intl = useIntl()
  const { data: state, again } = useCall('secondFactor', {})
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })
  if (!state?.is_available) return null
  const changed = (newCodes: readonly string[] | null) => {
    setCodes(newCodes)
    setRemoved(newCodes === null)
    again()
  }
  return (
    <AccountSection
      id="account-factor"
      title={text('security.factor_title')}
      now={text(state.is_on ? 'security.factor_is_on' : 'security.factor_is_off')}
      isOpen={state.is_missing}
    >
      {state.is_missing && codes === null && (
        <p className="mb-4 max-w-text font-semibold">
          {text(state.is_on ? 'security.factor_log_in' : 'security.factor_missing')}
        </p>
      )}
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : state.is_on ? (
        <SecondFactorOn state={state} onChanged={changed} />
      ) : (
        <SecondFactorSetup onDone={changed} />
      )}
      <p role="status" className="mt-3 max-w-text text-sm">
        {isRemoved && !state.is_on && text('security.factor_removed')}
      </p>
    </AccountSection>
  )
}

interface OnProps {
  state: Answer<'secondFactor'>
  /** With the new recovery codes, or null when the second factor was turned off. */
  onChanged: (codes: readonly string[] | null) => void
}

/** Both changes need a code, so that an unattended screen is not enough. The pressed button decides which one is made. */
function SecondFactorOn({ state, onChanged }: OnProps) {
  const intl = useIntl()
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values)
  const refuse = (id: string) => {
    setProblem(id)
    document.getElementById('factor-code')?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    setProblem(null)
    setFailure(null)
    if (code.length < 6) return refuse('account.code_missing')
    setBusy(true)
    const isRemoval = submitter?.getAttribute('value') === 'remove'
    const result = await lazyApi.call(isRemoval ? 'removeSecondFactor' : 'replaceRecoveryCodes', { body: { code } })
    setBusy(false)
    if (result.ok) onChanged('recovery_codes' in result.data ? result.data.recovery_codes : null)
    else if (result.error.status === 400) refuse('account.code_wrong')
    else setFailure(failureId(result.error))
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
      <p className="max-w-text text-ink-muted">{text('security.factor_on', { count: state.recovery_codes_left })}</p>
      {failure && <ErrorState title={text(failure)} />}
      <Input
        id="factor-code"
        name="code"
        autoComplete="one-time-code"
        required
        maxLength={20}
        label={text('account.code')}
        hint={text('account.code_hint')}
        error={problem && text(problem)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" value="codes" busy={busy}>
          {text('security.codes_new')}
        </Button>
        <Button type="submit" variant="danger" value="remove" busy={busy}>
          {text('security.factor_remove')}
        </Button>
      </div>
    </form>
  )
}
