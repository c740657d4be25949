'use client'

import type { MouseEvent } from 'react'

import { ASK_FOR_CONSENT } from '@/lib/browser/consent'

/** Opens the choice of optional purposes again, on every page. Without scripts nothing optional is stored, and it leads to the page about cookies. */
export function ConsentLink({ href, label }: { href: string; label: string }) {
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    window.dispatchEvent(new Event(ASK_FOR_CONSENT))
  }
  return (
    <a href={href} onClick={ask} className="inline-flex min-h-9 items-center self-start underline hover:text-ink">
      {label}
    </a>
  )
}
