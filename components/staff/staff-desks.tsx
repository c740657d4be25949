'use client'

import { useCurrentPath } from '@/components/layout/use-current-path'
import { TabLinks } from '@/components/ui/tab-links'
import { useAuth } from '@/stores/auth'

/** Ways between the staff's pages; nothing for everyone else. */
export function StaffDesks({ label, desks }: { label: string; desks: readonly { name: string; href: string }[] }) {
  const path = useCurrentPath()
  const isStaff = useAuth(({ user }) => user.isStaffUser || user.isAdminUser)
  if (!isStaff) return null
  return <TabLinks label={label} items={desks.map((desk) => ({ ...desk, isChosen: desk.href === path }))} />
}
