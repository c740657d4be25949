'use client'

import { BEFORE_PAINT } from '@/lib/browser/before-paint'

/**
 * The script that runs before the first paint. Only the document needs its text: the browser's build has none, nor do the data that a
 * page brings for waking up, where a server component would write it a second time.
 */
export function BeforePaint() {
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? BEFORE_PAINT : '' }}
    />
  )
}
