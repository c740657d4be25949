'use client'

import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

import type { SuggestionKeys } from './search-suggestions'

interface SuggestionControl {
  /** Whether the suggestions are shown. */
  readonly isOpen: boolean
  /** Id of the highlighted option, '' for none. */
  readonly active: string
  /** Filled by the suggestions once they have loaded. */
  readonly keys: RefObject<SuggestionKeys | null>
  readonly open: () => void
  readonly close: () => void
  /** Opens with no option highlighted, for a changed query. */
  readonly restart: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Opens and closes the suggestions for a query of at least two characters, and moves their highlight by keyboard. */
export function useSuggestionControl(query: string): SuggestionControl {
  const [active, setActive] = useState('')
  // Loaded at the first focus, shown while the field has it.
  const [shown, setShown] = useState<'no' | 'yes' | 'closed'>('no')
  const keys = useRef<SuggestionKeys>(null)
  const isOpen = shown === 'yes' && query.trim().length > 1
  const open = () => setShown('yes')
  const restart = () => {
    setActive('')
    open()
  }
  const close = () => {
    setShown('closed')
    setActive('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) open()
      else {
        event.preventDefault()
        setActive(keys.current?.move(event.key === 'ArrowDown' ? 1 : -1) ?? '')
      }
    } else if (event.key === 'Enter' && isOpen && keys.current?.choose()) {
      event.preventDefault()
      close()
    }
  }
  return { isOpen, active, keys, open, restart, close, onKeyDown }
}
