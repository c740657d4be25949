'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { useHydrated } from '@/components/ui/use-hydrated'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { StepHeading } from './step-heading'

type Step = 'ask' | 'stopped' | 'allowed' | 'bad'

/** Unsubscribes an address from reminders, and subscribes it again. `linkKey` is part of the link in a reminder. */
export function StopReminders({ email, linkKey }: { email: string; linkKey: string }) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const [step, setStep] = useState<Step>(linkKey === '' ? 'bad' : 'ask')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string) => intl.formatMessage({ id }, { email })

  const set = async (stopped: boolean) => {
    setFailure(null)
    setBusy(true)
    const result = await lazyApi.call('stopReminders', { body: { email, key: linkKey, stopped } })
    setBusy(false)
    if (result.ok) setStep(stopped ? 'stopped' : 'allowed')
    else if (result.error.status === 404 || result.error.status === 400) setStep('bad')
    else setFailure(result.error.code === 'TOO_MANY_REQUESTS' ? 'account.too_many' : 'access.unreachable')
  }
  if (step === 'bad')
    return <StepHeading title={text('access.stop_bad_title')}>{text('access.stop_bad_text')}</StepHeading>
  return (
    <>
      <StepHeading key={step} isNew={step !== 'ask'} title={text(`access.stop_${step}_title`)}>
        {text(`access.stop_${step}_text`)}
      </StepHeading>
      <div className="flex flex-col gap-4">
        {failure && <ErrorState title={text(failure)} />}
        {step === 'stopped' ? (
          <Button variant="secondary" wide busy={busy} onClick={() => void set(false)}>
            {text('access.stop_undo')}
          </Button>
        ) : (
          <Button size="lg" wide icon="bell" busy={busy} disabled={!isHydrated} onClick={() => void set(true)}>
            {text('access.stop_confirm')}
          </Button>
        )}
      </div>
    </>
  )
}
