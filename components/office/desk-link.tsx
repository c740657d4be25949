'use client'

import type { ReactNode } from 'react'

import { STORED, writeStored } from '@/lib/browser/storage'

interface DeskLinkProps {
  href: string
  /** Of who is logged in here. */
  email: string
  /** For whom an order is begun there. */
  customer?: number
  className: string
  children: ReactNode
}

/** To a page for staff in the shop, whose log-in has the e-mail address already, where both are on one host. */
export function DeskLink({ href, email, customer, className, children }: DeskLinkProps) {
  function tell() {
    writeStored(STORED.staffEmail, email)
    if (customer !== undefined) writeStored(STORED.selectedCustomer, String(customer))
  }
  return (
    <a href={href} className={className} onClick={tell}>
      {children}
    </a>
  )
}
