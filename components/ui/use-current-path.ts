'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * The path in the address bar, '' until the page has started. Pages are rendered for an inner address, so the server
 * cannot know it; what depends on it is filled in after the start.
 */
export function useCurrentPath(): string {
  const pathname = usePathname()
  const [path, setPath] = useState('')
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address bar is outside of React
    setPath(window.location.pathname)
  }, [pathname])
  return path
}
