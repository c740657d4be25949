'use client'

import { lazy, Suspense } from 'react'

import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/market/languages'

const FullPageError = lazy(() => import('./full-page-error'))

/** The document around the full-page error screen. Every page refers to it but few show it, so it is loaded on demand. */
export function FullPageErrorFrame({ error, className }: { error: Error & { digest?: string }; className?: string }) {
  // After an error in the browser, the html element still has language and support address. After an error on the server only the address
  // is left.
  const broken = typeof document === 'undefined' ? null : document.documentElement
  const [, first] = broken ? window.location.pathname.split('/') : []
  return (
    <html
      lang={isLanguage(first) ? first : broken?.lang || DEFAULT_LANGUAGE}
      className={className}
      data-support={broken?.dataset['support']}
      data-time-zone={broken?.dataset['timeZone']}
      data-api-host={broken?.dataset['apiHost']}
      suppressHydrationWarning
    >
      <body>
        <Suspense>
          <FullPageError error={error} />
        </Suspense>
      </body>
    </html>
  )
}
