'use client'

import { lazy, Suspense } from 'react'

const FullPageError = lazy(() => import('./full-page-error'))

/** The document around the full-page error screen, which every page names and hardly any shows: it loads when needed. */
export function FullPageErrorFrame({ error }: { error: Error & { digest?: string } }) {
  // The broken page's own html element still says its language and the support address.
  const broken = typeof document === 'undefined' ? null : document.documentElement
  return (
    <html lang={broken?.lang || 'en'} data-support={broken?.dataset['support']} suppressHydrationWarning>
      <body>
        <Suspense>
          <FullPageError error={error} />
        </Suspense>
      </body>
    </html>
  )
}
