'use client'

import { Button } from '@/components/ui/button'
import { TabLinks } from '@/components/ui/tab-links'
import { useCurrentPath } from '@/components/ui/use-current-path'
import { logout, useAuth } from '@/stores/auth'

interface StaffDesksProps {
  label: string
  desks: readonly { name: string; href: string }[]
  /** Text of a button that logs out; none on a page that has its own. */
  logOut?: string
}

/** Links between the staff pages, and the way out; nothing for other visitors. */
export function StaffDesks({ label, desks, logOut }: StaffDesksProps) {
  const path = useCurrentPath()
  const isStaff = useAuth(({ user }) => user.isStaffUser || user.isAdminUser)
  if (!isStaff) return null
  const links = (
    <TabLinks isWrapping label={label} items={desks.map((desk) => ({ ...desk, isChosen: desk.href === path }))} />
  )
  if (logOut === undefined) return links
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:flex-nowrap">
      <div className="min-w-0">{links}</div>
      <Button variant="quiet" size="sm" icon="logout" className="ml-auto shrink-0" onClick={() => void logout()}>
        {logOut}
      </Button>
    </div>
  )
}
