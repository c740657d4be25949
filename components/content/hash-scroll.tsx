'use client'

import { useEffect } from 'react'

/** Spec 2 §9: how often the element of a hash is searched. */
const TRIES = 100
const INTERVAL_MS = 50

/** A hash as decoded text; it may be invalid. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** Scrolls to the element of the address's hash as soon as it exists. */
export function HashScroll() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const seek = (triesLeft: number) => {
      const id = decoded(window.location.hash.slice(1))
      if (id === '') return
      const target = document.getElementById(id)
      if (target) {
        // An answer that is linked to is open.
        if (target instanceof HTMLDetailsElement) target.open = true
        target.scrollIntoView()
      } else if (triesLeft > 1) timer = setTimeout(() => seek(triesLeft - 1), INTERVAL_MS)
    }
    const start = () => {
      clearTimeout(timer)
      seek(TRIES)
    }
    start()
    window.addEventListener('hashchange', start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('hashchange', start)
    }
  }, [])
  return null
}
