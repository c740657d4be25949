'use client'

import { useAuth } from '@/stores/auth'

import { MenuSections } from './menu-sections'
import { useNavigation } from './navigation-context'

/** The lower half of the menu page. Its last entry depends on the visitor. */
export function MenuPageSections({ join, account }: { join: string; account: string }) {
  const { sections } = useNavigation()
  const isLoggedIn = useAuth(({ user }) => user.isAuthenticated)
  return <MenuSections sections={sections} accountName={isLoggedIn ? account : join} className="break-inside-avoid" />
}
