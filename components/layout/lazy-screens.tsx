'use client'

import { lazy, Suspense } from 'react'

import { LazyIntl } from '@/lib/intl/lazy'

/*
 * Every page names its error and 404 screens, hardly any shows them: they and their words load when they are needed.
 */
const ErrorScreen = lazy(() => import('./error-screen'))
const ThrownNotFound = lazy(() => import('./thrown-not-found'))

export function LazyErrorScreen(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Suspense>
      <LazyIntl areas={['errors']}>
        <ErrorScreen {...props} />
      </LazyIntl>
    </Suspense>
  )
}

export function LazyNotFound() {
  return (
    <Suspense>
      <LazyIntl areas={['errors']}>
        <ThrownNotFound />
      </LazyIntl>
    </Suspense>
  )
}
