'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page as it was sent, true once its code runs: what is typed before would be lost, so fields wait for it. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
