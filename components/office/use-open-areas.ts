'use client'

import { useEffect, useState } from 'react'

import { useHydrated } from '@/components/ui/use-hydrated'
import { readStored, STORED, writeStored } from '@/lib/browser/storage'

/** What somebody has opened (true) or folded (false), by area. */
type ByHand = Readonly<Record<string, boolean>>

const NONE: ByHand = {}

function storedByHand(): ByHand {
  try {
    const stored: unknown = JSON.parse(readStored(STORED.officeMenu) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return NONE
    return Object.fromEntries(Object.entries(stored).filter(([, isOpen]) => typeof isOpen === 'boolean'))
  } catch {
    return NONE
  }
}

const without = (byHand: ByHand, area: string): ByHand =>
  Object.fromEntries(Object.entries(byHand).filter(([name]) => name !== area))

interface OpenAreas {
  readonly isOpen: (area: string) => boolean
  readonly toggle: (area: string) => void
}

/**
 * Which areas of the menu are open: the one of the page, and those that somebody has opened, for as long as the tab is open. Who goes to
 * another area finds it open, also after folding it before: else the menu would not show where one is.
 */
export function useOpenAreas(here: string | null): OpenAreas {
  const isHydrated = useHydrated()
  const [changed, setChanged] = useState<ByHand | null>(null)
  const byHand = changed ?? (isHydrated ? storedByHand() : NONE)
  const [seen, setSeen] = useState(here)
  if (seen !== here) {
    setSeen(here)
    if (here !== null && byHand[here] === false) setChanged(without(byHand, here))
  }
  useEffect(() => {
    if (changed !== null) writeStored(STORED.officeMenu, JSON.stringify(changed))
  }, [changed])
  const isOpen = (area: string) => byHand[area] ?? area === here
  return {
    isOpen,
    toggle: (area) => {
      const next = !isOpen(area)
      setChanged(next === (area === here) ? without(byHand, area) : { ...byHand, [area]: next })
    },
  }
}
