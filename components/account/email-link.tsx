'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ErrorState } from '@/components/ui/error-state'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import type { ShopError } from '@/lib/shop-api/result'
import { logoutLocally, reloadCustomer } from '@/stores/auth'

import { StepHeading } from './step-heading'
import { useResetHref } from './step-links'

type Step = 'confirm' | 'stop' | 'confirmed' | 'stopped' | 'restored'

const failureOf = ({ code }: ShopError) =>
  code === 'CONFLICT' ? 'profile.link_taken' : code === 'TOO_MANY_REQUESTS' ? 'account.too_many' : 'access.unreachable'

/** Uses the link and says what came of it. */
function useEmailLink(use: 'confirm' | 'stop', token: string) {
  const [step, setStep] = useState<Step | 'bad'>(use)
  const [email, setEmail] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const confirm = async (): Promise<ShopError | null> => {
    const result = await lazyApi.call('confirmEmailChange', { body: { token } })
    if (!result.ok) return result.error
    await reloadCustomer()
    setEmail(result.data.email)
    setStep('confirmed')
    return null
  }
  const stop = async (): Promise<ShopError | null> => {
    const result = await lazyApi.call('stopEmailChange', { body: { token } })
    if (!result.ok) return result.error
    // The server has ended every log-in.
    if (result.data.is_restored) logoutLocally()
    setStep(result.data.is_restored ? 'restored' : 'stopped')
    return null
  }
  const press = async () => {
    setFailure(null)
    setBusy(true)
    const error = await (use === 'confirm' ? confirm() : stop())
    setBusy(false)
    if (error?.status === 404 || error?.status === 400) setStep('bad')
    else if (error) setFailure(failureOf(error))
  }
  return { step, email, failure, busy, press }
}

/**
 * The pages of the two links about a new e-mail address. Only a press uses the link: programs that look at mails open every address in
 * them.
 */
export function EmailLink({ use, token }: { use: 'confirm' | 'stop'; token: string }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const reset = useResetHref()
  const isHydrated = useHydrated()
  const { step, email, failure, busy, press } = useEmailLink(use, token)
  const text = (id: string) => intl.formatMessage({ id }, { email })
  if (step === 'bad')
    return (
      <>
        <StepHeading isNew title={text('access.bad_title')}>
          {text('access.bad_text')}
        </StepHeading>
        <ButtonLink href={routes.accounts} variant="secondary">
          {text('profile.link_account')}
        </ButtonLink>
      </>
    )
  return (
    <>
      <StepHeading key={step} isNew={step !== use} title={text(`profile.link_${step}_title`)}>
        {text(`profile.link_${step}_text`)}
      </StepHeading>
      {step === use ? (
        <div className="flex flex-col gap-4">
          {failure && <ErrorState title={text(failure)} />}
          <Button size="lg" wide busy={busy} disabled={!isHydrated} onClick={() => void press()}>
            {text(use === 'confirm' ? 'profile.link_confirm' : 'profile.link_stop')}
          </Button>
        </div>
      ) : (
        <ButtonLink href={step === 'stopped' ? reset : routes.accounts} size="lg" wide>
          {text(step === 'stopped' ? 'access.new_title' : 'profile.link_account')}
        </ButtonLink>
      )}
    </>
  )
}
