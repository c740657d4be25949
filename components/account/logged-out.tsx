'use client'

import { useIntl } from 'react-intl'

import { useHydrated } from '@/components/ui/use-hydrated'

/** In the query of the log-in page after a log-out. */
export const LOGGED_OUT = 'logged-out'

/** Confirms a log-out above the log-in form. */
export function LoggedOut() {
  const intl = useIntl()
  const hasLoggedOut = useHydrated() && new URLSearchParams(window.location.search).has(LOGGED_OUT)
  return (
    <p role="status" className={hasLoggedOut ? 'border-l-4 border-brand pl-4' : 'hidden'}>
      {hasLoggedOut && intl.formatMessage({ id: 'account.logged_out' })}
    </p>
  )
}
