'use client'

import { useEffect } from 'react'

/** The browser asks before a page with unsaved changes is left. */
export function useLeaveGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])
}
