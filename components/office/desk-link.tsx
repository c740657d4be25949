'use client'

import type { ReactNode } from 'react'

import { STORED, writeStored } from '@/lib/browser/storage'

interface DeskLinkProps {
  href: string
  /** Of who is logged in here. */
  email: string
  className: string
  children: ReactNode
}

/** To a page for staff in the shop, whose log-in has the e-mail address already, where both are on one host. */
export function DeskLink({ href, email, className, children }: DeskLinkProps) {
  return (
    <a href={href} className={className} onClick={() => writeStored(STORED.staffEmail, email)}>
      {children}
    </a>
  )
}
