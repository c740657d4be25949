'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useMarket } from '@/lib/intl/market-context'

import { StepHeading } from './step-heading'
import type { LinkState } from './use-account-link'

/**
 * Shown instead of a form while its link is checked, when the link is invalid, or when checking failed. `way`: what to do about an invalid
 * link.
 */
export function LinkProblem({
  state,
  title,
  again,
  way,
}: {
  state: Exclude<LinkState, { name: 'good' }>
  title: string
  again: () => void
  way: ReactNode
}) {
  const intl = useIntl()
  const { routes } = useMarket()
  const text = (id: string) => intl.formatMessage({ id })
  if (state.name === 'bad') {
    return (
      <>
        <StepHeading title={text('access.bad_title')}>{text('access.bad_text')}</StepHeading>
        {way}
      </>
    )
  }
  if (state.name === 'activated') {
    return (
      <>
        <StepHeading title={text('access.activated_title')}>{text('access.activate_done_text')}</StepHeading>
        <ButtonLink href={routes['accounts/login']} size="lg" wide>
          {text('account.login')}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <h1 className="mb-8 text-4xl">{title}</h1>
      {state.name === 'failed' ? (
        <ErrorState
          title={text(state.isTooMany ? 'account.too_many' : 'access.unreachable')}
          actions={
            <Button variant="secondary" size="sm" onClick={again}>
              {text('common.retry')}
            </Button>
          }
        />
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">{text('common.loading')}</span>
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      )}
    </>
  )
}
