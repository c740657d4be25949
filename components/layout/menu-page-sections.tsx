'use client'

import { useAuth } from '@/stores/auth'

import { MenuSections } from './menu-sections'
import { useNavigation } from './navigation-context'

/** The menu page's lower half; its last entry knows who looks. */
export function MenuPageSections({ join, account }: { join: string; account: string }) {
  const { sections } = useNavigation()
  const isLoggedIn = useAuth(({ user }) => user.isAuthenticated)
  return <MenuSections sections={sections} accountName={isLoggedIn ? account : join} className="break-inside-avoid" />
}
