'use client'

import { createContext, type ReactNode, use } from 'react'

const ResetContext = createContext('')

/** Addresses that only these pages need; the market contains those of every page. */
export function StepLinks({ reset, children }: { reset: string; children: ReactNode }) {
  return <ResetContext value={reset}>{children}</ResetContext>
}

/** Address of the page where a new password is requested. */
export function useResetHref(): string {
  return use(ResetContext)
}
