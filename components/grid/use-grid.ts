'use client'

import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { ListIndex, ListState } from '@/lib/catalog/filter'
import { nextCount } from '@/lib/catalog/page'
import { useMarket } from '@/lib/intl/market-context'

import type { Known, Shown } from './engine'
import type { Palette } from './grid-card'
import type { GridData } from './grid-data'
import { holdPlace, type Place, placeIn, remember, remembered } from './grid-history'

/** The list as it stands in the browser: what the page brought, until the shopper asks for something else. */
export interface GridView extends Shown {
  palette: Palette
  /** Position of the first card in the filtered list: above 0 on `?page=2`, until something else is asked for. */
  start: number
  /** Goes up whenever it is another list; more of the same list keeps it. */
  version: number
  /** Drawn at once instead of in batches: it was here before, and the place in it is to be found again. */
  isWhole?: boolean
}

export interface Engine {
  index: ListIndex
  state: ListState
}

/** A list as it was left, for the way back: nothing of it is loaded again. */
interface Left {
  list: string
  engine: Engine
  view: GridView
  known: Known
}

/** The latest lists of this visit by their addresses. */
const left = new Map<string, Left>()
const LEFT_MAX = 10
/** A place is written down when scrolling has stopped for so long: browsers allow a hundred such notes in half a minute. */
const SCROLL_REST_MS = 350

function keep(entry: Left): void {
  const address = window.location.pathname + window.location.search
  left.delete(address)
  left.set(address, entry)
  const [oldest] = left.keys()
  if (oldest !== undefined && left.size > LEFT_MAX) left.delete(oldest)
}

const headerHeight = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

type ListStateRules = typeof import('@/lib/catalog/list-state') & typeof import('./applied-filters')
/** The next state from the one that is shown; the rules come along, since the page does not carry them. */
export type ListChange = (state: ListState, rules: ListStateRules, facets: ListIndex['facets']) => ListState

/**
 * Filtering, sorting and paging of a grid (spec 2 §4). The rules and the whole list are loaded when first needed; until then the
 * page's own cards stand. `busy` while another list loads, `failed` when it could not be had. On the way back the list is as it was left, at the
 * same card; after a reload it is made again and then brought there.
 */
export function useGrid(data: GridData, section: RefObject<HTMLElement | null>) {
  const market = useMarket()
  const { source } = data
  const [view, setView] = useState<GridView>(() => ({ ...data, version: 0 }))
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [engine, setEngine] = useState<Engine | null>(null)
  const ready = useRef<Engine | null>(null)
  const known = useRef<Known>({ cards: new Map(data.cards.map((card) => [card.id, card])), palette: data.palette })
  /** The latest wish: answers to earlier ones come too late. */
  const turn = useRef(0)
  const version = useRef(0)
  /** Where to go once the cards are there. */
  const [place, setPlace] = useState<Place | null>(null)
  const [isRestoring, setRestoring] = useState(false)

  const load = useCallback(
    async (query = data.query, isOther = false): Promise<Engine | null> => {
      if (ready.current) return ready.current
      // More of the same list, or opening the filters, leaves the cards as they are.
      setStatus(isOther ? 'busy' : 'idle')
      try {
        const { loadIndex, stateOf } = await import('./engine')
        const index = await loadIndex(source.list, market)
        ready.current ??= { index, state: stateOf(index, source, query) }
        setEngine(ready.current)
        setStatus('idle')
        return ready.current
      } catch {
        setStatus('failed')
        return null
      }
    },
    [data.query, market, source],
  )

  /** Shows a state up to the position `end`; without one its first page. False when the list could not be had: what is shown stays. */
  const show = useCallback(
    async (change: ListChange | null, end?: number, start = 0, isWhole = false): Promise<boolean> => {
      const own = ++turn.current
      const current = await load(data.query, change !== null)
      if (!current) return false
      try {
        const [{ cardsOfState }, states, applied] = await Promise.all([
          import('./engine'),
          import('@/lib/catalog/list-state'),
          import('./applied-filters'),
        ])
        // What was asked for meanwhile counts.
        const { index, state: before } = ready.current ?? current
        const state = change ? change(before, { ...states, ...applied }, index.facets) : before
        if (change) ready.current = { index, state }
        const shown = await cardsOfState(index, source, market, state, known.current, start, end)
        if (own !== turn.current) return true
        const next = { index, state }
        if (change) version.current += 1
        const made: GridView = { ...shown, palette: known.current.palette, start, isWhole, version: version.current }
        remember(
          {
            query: shown.query,
            shown: start + shown.cards.length,
            place: change ? null : (remembered()?.place ?? null),
          },
          change !== null,
        )
        keep({
          list: JSON.stringify(source.list),
          engine: next,
          view: { ...made, isWhole: true },
          known: known.current,
        })
        // In pieces between which the browser answers the shopper.
        startTransition(() => {
          setEngine(next)
          setView(made)
        })
        setStatus('idle')
        return true
      } catch {
        if (own === turn.current) setStatus('failed')
        return false
      }
    },
    [data.query, load, market, source],
  )

  const end = view.start + view.cards.length
  const more = useCallback(
    () => show(null, nextCount(end, view.matched), view.start),
    [show, end, view.matched, view.start],
  )

  useLayoutEffect(() => {
    const entry = remembered()
    if (!entry) return
    // The server knows no history: only now can it be asked, and before the paint.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the entry is read once, when the page is come to
    setPlace(entry.place)
    const before = left.get(window.location.pathname + window.location.search)
    if (before && before.list === JSON.stringify(source.list)) {
      ready.current = before.engine
      known.current = before.known
      setEngine(before.engine)
      version.current = 1
      setView({ ...before.view, version: 1 })
    } else if (entry.query !== data.query || entry.shown > data.start + data.cards.length) {
      setRestoring(true)
      const isOther = entry.query !== data.query
      void load(entry.query)
        .then(() => show(isOther ? (state) => state : null, entry.shown, isOther ? 0 : data.start, true))
        .then(() => setRestoring(false))
    } else {
      // It was here before: its true height is needed at once.
      setView((current) => ({ ...current, isWhole: true }))
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the page is come to: afterwards the entry is written, not read
  }, [])

  useLayoutEffect(() => {
    if (!place || isRestoring || !section.current) return
    return holdPlace(section.current, place)
  }, [place, isRestoring, section])

  useEffect(() => {
    const note = () => {
      const entry = remembered() ?? { query: view.query, shown: end }
      if (section.current) remember({ ...entry, place: placeIn(section.current, headerHeight()) })
    }
    let rest: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      clearTimeout(rest)
      rest = setTimeout(note, SCROLL_REST_MS)
    }
    // Only a card leads away: a press on anything else need not wait until every card has been asked where it is.
    const pressed = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-model]')) note()
    }
    const list = section.current
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('pagehide', note)
    list?.addEventListener('click', pressed, true)
    return () => {
      clearTimeout(rest)
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('pagehide', note)
      list?.removeEventListener('click', pressed, true)
    }
  }, [end, section, view.query])

  return { view, status, engine, load, show, more, hasMore: !isRestoring && end < view.matched }
}
