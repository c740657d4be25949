'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { isChunkError, reloadOnce } from '@/lib/browser/build-check'
import { ERROR_REDIRECT_MS, readErrorData } from '@/lib/errors/page-error'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'

import { BugReport } from './bug-report'
import { Contours } from './contours'

/** The error page inside the shop's frame: what happened, what is still stored, and three links. */
export default function ErrorScreen({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const intl = useIntl()
  const { routes, contactEmail } = useMarket()
  const [{ status, redirect, message }] = useState(() => readErrorData(error))

  useEffect(() => {
    if (isChunkError(error) && reloadOnce()) return
    api.reportError(`${error.name}: ${error.message} ${error.digest ?? ''}`)
  }, [error])
  useEffect(() => {
    if (redirect === null) return
    const timer = setTimeout(() => window.location.assign(redirect), ERROR_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [redirect])

  return (
    <section className="relative overflow-hidden" role="alert">
      <Contours className="pointer-events-none absolute inset-x-0 top-0 h-80 w-full text-line" />
      <div className="page-x relative flex flex-col items-start gap-5 py-16 md:py-24">
        <p className="tabular text-5xl font-heading text-brand">{status}</p>
        <h1 className="text-4xl">{intl.formatMessage({ id: message ?? 'errors.failed_title' })}</h1>
        <p className="max-w-text text-lg text-ink-muted">{intl.formatMessage({ id: 'errors.failed_text' })}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={reset}>
            {intl.formatMessage({ id: 'common.retry' })}
          </Button>
          {/* A full page load, because the state of this page may be broken. */}
          <a href={routes.home} className={buttonStyle('secondary', 'lg')}>
            {intl.formatMessage({ id: 'errors.continue_shopping' })}
          </a>
        </div>
        <p className="text-ink-muted">
          <a className="link" href={`mailto:${contactEmail}`}>
            {intl.formatMessage({ id: 'errors.support' }, { email: contactEmail })}
          </a>
        </p>
        {error.digest && redirect === null && (
          <p className="tabular text-sm text-ink-subtle">
            {intl.formatMessage({ id: 'errors.reference' }, { digest: error.digest })}
          </p>
        )}
        {redirect === null && <BugReport reference={error.digest} />}
      </div>
    </section>
  )
}
