import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { vi } from 'vitest'

/** Where the parts under test were sent. */
export const push = vi.fn()

const ROUTER = {
  push,
  replace: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  refresh: vi.fn(),
  prefetch: vi.fn(),
} as unknown as AppRouterInstance

/** The router that pages have around them. */
export const WithRouter = ({ children }: { children: ReactNode }) => (
  <AppRouterContext value={ROUTER}>{children}</AppRouterContext>
)
