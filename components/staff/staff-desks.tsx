'use client'

import { TabLinks } from '@/components/ui/tab-links'
import { useCurrentPath } from '@/components/ui/use-current-path'
import { useAuth } from '@/stores/auth'

/** Links between the staff pages; nothing for other visitors. */
export function StaffDesks({ label, desks }: { label: string; desks: readonly { name: string; href: string }[] }) {
  const path = useCurrentPath()
  const isStaff = useAuth(({ user }) => user.isStaffUser || user.isAdminUser)
  if (!isStaff) return null
  return <TabLinks label={label} items={desks.map((desk) => ({ ...desk, isChosen: desk.href === path }))} />
}
