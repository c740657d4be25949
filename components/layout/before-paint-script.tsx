'use client'

import { BEFORE_PAINT } from '@/lib/browser/before-paint'

/**
 * The script that runs before the first paint. Only the HTML contains its text. It is not in the browser's build, nor in the data for
 * hydration, which would contain the text again if this were a server component.
 */
export function BeforePaint() {
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? BEFORE_PAINT : '' }}
    />
  )
}
