'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration, then true. Text typed before hydration would be lost, so fields are disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
