'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'

import { isShopClick } from '@/components/ui/plain-click'

function subscribe(onChange: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, onChange)
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, onChange)
  }
}

/** An address behind which the browser would find nothing now. Another query of the same page needs no network (the filters of a list). */
const isElsewhere = (url: URL) => url.origin === window.location.origin && url.pathname !== window.location.pathname

/** Where a form that searches leads. */
function searchAddress(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return `${form.action}?${new URLSearchParams(fields)}`
}

/**
 * Without a network the page stays: a link or a search would replace it by the browser's own error page, and what is on it would be gone.
 * The line says so. It is part of every page, because nothing can be loaded when it is needed.
 */
export function OfflineLine({ text }: { text: string }) {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !window.navigator.onLine,
    () => false,
  )
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!isOffline) return
    const hold = (event: Event, address: string) => {
      event.preventDefault()
      event.stopPropagation()
      // A browser that reports to be offline still reaches a shop on its own machine or in its own network.
      fetch(address, { method: 'HEAD' }).then(
        () => window.location.assign(address),
        () => line.current?.focus(),
      )
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && isShopClick(event, link) && isElsewhere(new URL(link.href))) hold(event, link.href)
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target
      if (form instanceof HTMLFormElement && form.method === 'get' && isElsewhere(new URL(form.action)))
        hold(event, searchAddress(form))
    }
    // Before React, whose handlers would begin the navigation.
    window.addEventListener('click', onClick, true)
    window.addEventListener('submit', onSubmit, true)
    return () => {
      window.removeEventListener('click', onClick, true)
      window.removeEventListener('submit', onSubmit, true)
    }
  }, [isOffline])
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-50">
      {isOffline && (
        <p ref={line} tabIndex={-1} className="bg-ink px-4 py-3 text-center text-sm font-semibold text-canvas">
          {text}
        </p>
      )}
    </div>
  )
}
