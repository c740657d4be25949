'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import type { ListIndex, ListState } from '@/lib/catalog/filter'
import { initialCount, nextCount } from '@/lib/catalog/page'
import { useMarket } from '@/lib/intl/market-context'

import type { GridCard, Palette } from './grid-card'
import type { GridData } from './grid-data'

/** The list as it stands in the browser: what the page brought, until the shopper asks for something else. */
export interface GridView {
  cards: readonly GridCard[]
  palette: Palette
  matched: number
  filters: number
  sort: GridData['sort']
  query: string
}

export interface Engine { index: ListIndex; state: ListState }

const STATE_KEY = 'shown'

/** Keeps the shown count in history state, so that Back finds as many (spec 2 §4 "Grid paging"). */
function remember(query: string, shown: number): void {
  const { pathname, hash } = window.location
  window.history.replaceState({ ...window.history.state, [STATE_KEY]: shown }, '', `${pathname}${query ? `?${query}` : ''}${hash}`)
}

function remembered(): number {
  const state = window.history.state as Record<string, unknown> | null
  const shown = state?.[STATE_KEY]
  return typeof shown === 'number' && Number.isInteger(shown) ? shown : 0
}

type ListStateRules = typeof import('@/lib/catalog/list-state')
/** The next state from the one that is shown; the rules come along, since the page does not carry them. */
export type ListChange = (state: ListState, rules: ListStateRules) => ListState

const loadRules = () => Promise.all([
  import('@/lib/catalog/filter'), import('@/lib/catalog/list-state'), import('@/lib/catalog/query'), import('./engine'),
])

/**
 * Filtering, sorting and paging of a grid. The rules and the whole list are loaded when first needed; until then the
 * page's own cards stand. `busy` while that loads, `failed` when it could not be had.
 */
export function useGrid(data: GridData) {
  const market = useMarket()
  const [view, setView] = useState<GridView>({ cards: data.cards, palette: data.palette, matched: data.matched, filters: data.filters, sort: data.sort, query: data.query })
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [engine, setEngine] = useState<Engine | null>(null)
  const ready = useRef<Engine | null>(null)
  /** Every card that was here once: none is loaded twice. */
  const known = useRef({ cards: new Map(data.cards.map((card) => [card.id, card])), palette: data.palette })

  const load = useCallback(async (): Promise<Engine | null> => {
    if (ready.current) return ready.current
    setStatus('busy')
    try {
      const [{ loadIndex }, { readListQuery }] = await Promise.all([import('./engine'), import('@/lib/catalog/query')])
      const index = await loadIndex(data.source.list, market)
      const state = readListQuery(new URLSearchParams(data.query), index.facets, data.source.defaultSort)
      ready.current = { index, state }
      setEngine(ready.current)
      setStatus('idle')
      return ready.current
    } catch {
      setStatus('failed')
      return null
    }
  }, [data, market])

  /** Shows `count` cards of a state; without a count the first page of it. False when the list could not be had: what is shown stays. */
  const show = useCallback(async (change: ListChange, count?: number): Promise<boolean> => {
    const current = await load()
    if (!current) return false
    try {
      const [{ filterList }, listState, { writeListQuery }, { loadCards, lookUpText }] = await loadRules()
      // What was asked for meanwhile counts.
      const { index, state: before } = ready.current ?? current
      const state = change(before, listState)
      await lookUpText(index, data.source.list, market, state)
      const { ids } = filterList(index, state)
      const wanted = ids.slice(0, count ?? initialCount(ids.length))
      const missing = wanted.filter((id) => !known.current.cards.has(id))
      if (missing.length > 0) {
        const more = await loadCards(missing, market)
        for (const card of more.cards) known.current.cards.set(card.id, card)
        known.current.palette = { ...known.current.palette, ...more.palette }
      }
      const cards = wanted.flatMap((id) => known.current.cards.get(id) ?? [])
      const query = writeListQuery(state, index.facets, data.source.defaultSort)
      ready.current = { index, state }
      setEngine(ready.current)
      setView({ cards, palette: known.current.palette, matched: ids.length, filters: listState.filterCount(state), sort: state.sort, query })
      remember(query, cards.length)
      setStatus('idle')
      return true
    } catch {
      setStatus('failed')
      return false
    }
  }, [data, load, market])

  const shown = data.start > 0 && view.cards === data.cards ? data.start + view.cards.length : view.cards.length
  const more = useCallback(() => show((state) => state, nextCount(shown, view.matched)), [show, shown, view.matched])

  useEffect(() => {
    const count = remembered()
    if (count > data.cards.length && data.start === 0) void show((state) => state, count)
  }, [data, show])

  return { view, status, engine, load, show, more, hasMore: shown < view.matched }
}
