'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * The path in the address bar; '' until hydration. The server renders an internal address and does not have the path, so everything that
 * depends on it is rendered after hydration.
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
