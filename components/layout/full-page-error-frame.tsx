'use client'

import { lazy, Suspense } from 'react'

import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/market/languages'

const FullPageError = lazy(() => import('./full-page-error'))

/** The document around the full-page error screen, which every page names and hardly any shows: it loads when needed. */
export function FullPageErrorFrame({ error, className }: { error: Error & { digest?: string }; className?: string }) {
  // A page that broke in the browser still says its language and the support address; one that never came has nothing but its address.
  const broken = typeof document === 'undefined' ? null : document.documentElement
  const [, first] = broken ? window.location.pathname.split('/') : []
  return (
    <html
      lang={isLanguage(first) ? first : broken?.lang || DEFAULT_LANGUAGE}
      className={className}
      data-support={broken?.dataset['support']}
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
