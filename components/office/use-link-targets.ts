'use client'

import { useEffect, useState } from 'react'

import type { LinkTarget } from '@/lib/contract/schemas/office-content'
import { officeGet } from '@/lib/office/browser'

const WAIT_MS = 250

/** Addresses by the language of the texts in which they stand. */
export type Addresses = Readonly<Record<string, string>>

/** What addresses lead to, by language; one that was not answered yet is missing. */
export function useLinkTargets(addresses: Addresses): Readonly<Record<string, LinkTarget>> {
  const asked = JSON.stringify(Object.entries(addresses).filter(([, target]) => target.trim() !== ''))
  const [read, setRead] = useState<{ asked: string; targets: Readonly<Record<string, LinkTarget>> } | null>(null)
  useEffect(() => {
    const pairs = JSON.parse(asked) as [language: string, target: string][]
    if (pairs.length === 0) return
    const control = new AbortController()
    const ask = async ([language, target]: [string, string]) => {
      const query = new URLSearchParams({ target, language }).toString()
      const result = await officeGet<LinkTarget>(`/api/office/links/?${query}`, control.signal)
      return result.ok ? [[language, result.value] as const] : []
    }
    // An address is asked for when somebody has stopped typing it.
    const timer = setTimeout(async () => {
      const found = (await Promise.all(pairs.map(ask))).flat()
      if (!control.signal.aborted) setRead({ asked, targets: Object.fromEntries(found) })
    }, WAIT_MS)
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [asked])
  return read?.asked === asked ? read.targets : {}
}

/** Nobody who follows it gets to what was meant. */
export const isDead = (target: LinkTarget | undefined): boolean =>
  target !== undefined && (target.kind === 'nowhere' || target.isHidden)
