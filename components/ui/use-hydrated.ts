'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page's script runs, then true. Text typed before that would be lost, so fields stay disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
