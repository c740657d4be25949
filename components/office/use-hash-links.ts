'use client'

import { useEffect } from 'react'

/** Shows the part, and gives it the focus, so that Tab goes on from there. */
function goTo(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1
  part.scrollIntoView()
  part.focus({ preventScroll: true })
}

/**
 * Links to parts of the page they are on. The browser would make an entry of its history that the router does not know: Back to that entry
 * would change the address and leave the page as it is. The entry of the page is changed instead, and Back leads to the page before.
 */
export function useHashLinks(): void {
  useEffect(() => {
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      const hash = link?.getAttribute('href') ?? ''
      const part = document.getElementById(hash.slice(1))
      if (part === null) return
      event.preventDefault()
      window.history.replaceState(null, '', hash)
      goTo(part)
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [])
}
