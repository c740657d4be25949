'use client'

import { lazy, Suspense } from 'react'

import { LazyIntl } from '@/lib/intl/lazy'

/* Every page refers to its error and 404 screens but few show them, so the screens and their messages are loaded on demand. */
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
