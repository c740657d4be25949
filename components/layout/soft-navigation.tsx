'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

import { isShopClick } from '@/components/ui/plain-click'

/** Follows `SoftLink`s without loading a document. One listener serves all of them, so that a link costs the page no hydration. */
export function SoftNavigation() {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-soft]')
      if (!link || event.defaultPrevented || !isShopClick(event, link)) return
      event.preventDefault()
      // The address as it is in the document: stores/visit-market.ts adds the market of the visit to it.
      router.push(link.getAttribute('href') ?? link.href)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router])
  return null
}
