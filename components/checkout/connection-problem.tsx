'use client'

import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { checkout, useCheckout } from '@/stores/checkout'

/** The server cannot be reached: what happened, what is still stored, what to do. The store tries again every 5 seconds. */
export function ConnectionProblem() {
  const intl = useIntl()
  const status = useCheckout((state) => state.status)
  const error = useCheckout((state) => state.error)
  const isShown = error !== null && error.code !== 'READ_ONLY_ORDER'
  if (!isShown || (status !== 'ERROR' && status !== 'PENDING')) return null
  return (
    <ErrorState
      title={intl.formatMessage({ id: error.isRetryable ? 'checkout.unreachable_title' : 'checkout.refused_title' })}
      actions={
        <Button variant="secondary" size="sm" busy={status === 'PENDING'} onClick={() => void checkout.validateNow()}>
          {intl.formatMessage({ id: 'common.retry' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: error.isRetryable ? 'checkout.unreachable_text' : 'checkout.refused_text' })}
    </ErrorState>
  )
}
