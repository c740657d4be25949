'use client'

import { createContext, type ReactNode, use } from 'react'

import type { Navigation } from '@/lib/pages/navigation'

const NavigationContext = createContext<Navigation | null>(null)

/** The menus' data, sent once with the page for the mega menu, the mobile menu and the 404 page. */
export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>
}

/** What the menus show. */
export function useNavigation(): Navigation {
  const value = use(NavigationContext)
  if (!value) throw new Error('useNavigation() needs a NavigationProvider above it.')
  return value
}
