'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ErrorState } from '@/components/ui/error-state'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { logoutLocally } from '@/stores/auth'

import { LinkProblem } from './link-problem'
import { StepHeading } from './step-heading'
import { useAccountLink } from './use-account-link'

/** Describes what is deleted and what is not, and deletes the account when the button is pressed. */
export function DeleteAccount({ token }: { token: string }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const { state, again, spoil } = useAccountLink('delete', token)
  const [isDone, setDone] = useState(false)
  const text = (id: string) => intl.formatMessage({ id })

  if (isDone) {
    return (
      <>
        <StepHeading isNew title={text('access.delete_done_title')}>
          {text('access.delete_done_text')}
        </StepHeading>
        <ButtonLink href={routes.home} variant="secondary">
          {text('access.to_shop')}
        </ButtonLink>
      </>
    )
  }
  if (state.name !== 'good') {
    const way = (
      <ButtonLink href={routes.accounts} size="lg" wide>
        {text('access.bad_delete')}
      </ButtonLink>
    )
    return <LinkProblem state={state} title={text('access.delete_title')} again={again} way={way} />
  }
  return <Confirmation token={token} email={state.email} onDone={() => setDone(true)} onBad={spoil} />
}

interface ConfirmationProps {
  token: string
  email: string
  onDone: () => void
  /** Called when the link has expired or was used in the meantime. */
  onBad: () => void
}

function Confirmation({ token, email, onDone, onBad }: ConfirmationProps) {
  const intl = useIntl()
  const { routes } = useMarket()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)

  const remove = async () => {
    setFailure(null)
    setBusy(true)
    const result = await lazyApi.call('deleteAccount', { body: { token } })
    setBusy(false)
    if (result.ok) {
      logoutLocally()
      onDone()
    } else if (result.error.status === 404) onBad()
    else setFailure(result.error.code === 'TOO_MANY_REQUESTS' ? 'account.too_many' : 'access.unreachable')
  }
  return (
    <>
      <StepHeading title={text('access.delete_title')}>
        <p>{text('access.delete_text', { email })}</p>
        <ul className="mt-4 flex list-disc flex-col gap-2 pl-5">
          <li>{text('access.delete_details')}</li>
          <li>{text('access.delete_reviews')}</li>
          <li>{text('access.delete_orders')}</li>
        </ul>
      </StepHeading>
      <div className="flex flex-col gap-4">
        {failure && <ErrorState title={text(failure)} />}
        <Button variant="danger" size="lg" wide icon="trash" busy={busy} onClick={remove}>
          {text('access.delete_confirm')}
        </Button>
        <ButtonLink href={routes.accounts} variant="quiet" wide>
          {text('access.delete_keep')}
        </ButtonLink>
      </div>
    </>
  )
}
