'use client'

import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { ListIndex, ListState } from '@/lib/catalog/list/filter'
import type { GridData } from '@/lib/catalog/list/grid-data'
import { nextCount } from '@/lib/catalog/list/paging'
import { useMarket } from '@/lib/intl/market-context'
import type { LoadedCards, OpenList } from '@/lib/shop-api/lists-browser'

import { holdPlace, type Place, placeIn, remember, type Remembered, remembered } from './list-history'
import { findVisitedList, type GridView, keepVisitedList, type VisitedList } from './visited-lists'

/** The place is saved when scrolling has stopped for so long: browsers allow about a hundred history entries in half a minute. */
const SCROLL_REST_MS = 350

type ListRules = typeof import('@/lib/catalog/list/state') & typeof import('@/lib/catalog/list/filter-chips')
/** The next state from the present one. The rules are passed in, because the page loads them only when they are needed. */
export type ListChange = (state: ListState, rules: ListRules, facets: ListIndex['facets']) => ListState

type Status = 'idle' | 'busy' | 'failed'

/** The open list: fetched when first needed. `latestRef` has it at once, `list` when React has rendered it. */
function useOpenList({ source, query }: GridData) {
  const market = useMarket()
  const [list, setList] = useState<OpenList | null>(null)
  const [status, setStatus] = useState<Status>('idle')
  const latestRef = useRef<OpenList | null>(null)
  const load = useCallback(
    async (wanted = query, isOther = false): Promise<OpenList | null> => {
      if (latestRef.current) return latestRef.current
      // More of the same list, or opening the filters, leaves the cards as they are.
      setStatus(isOther ? 'busy' : 'idle')
      try {
        const { fetchList } = await import('@/lib/shop-api/lists-browser')
        const fetched = await fetchList(source, market, wanted)
        latestRef.current ??= fetched
        setList(latestRef.current)
        setStatus('idle')
        return latestRef.current
      } catch {
        setStatus('failed')
        return null
      }
    },
    [market, query, source],
  )
  return { list, setList, latestRef, status, setStatus, load }
}

/** Which part of the list is shown: from the position `start` up to `end`, without one its first page. */
interface Part {
  start?: number
  end?: number
  /** Rendered at once instead of in batches. */
  isWhole?: boolean
}

/** Writes into history and memory what Back needs to show the list again. A change makes another list, which begins at its top. */
function saveForBack(data: GridData, open: OpenList, view: GridView, loaded: LoadedCards, isChange: boolean): void {
  const place = isChange ? null : (remembered()?.place ?? null)
  remember({ query: view.query, shown: view.start + view.cards.length, place }, isChange)
  keepVisitedList(data.source.list, { open, view: { ...view, isWhole: true }, loaded })
}

async function loadRules(): Promise<ListRules> {
  const [states, chips] = await Promise.all([
    import('@/lib/catalog/list/state'),
    import('@/lib/catalog/list/filter-chips'),
  ])
  return { ...states, ...chips }
}

/** What is shown of the list, and a function that shows something else of it. */
function useView(data: GridData, { load, latestRef, setList, setStatus }: ReturnType<typeof useOpenList>) {
  const market = useMarket()
  const [view, setView] = useState<GridView>(() => ({ ...data, version: 0 }))
  const loaded = useRef<LoadedCards>({
    cards: new Map(data.cards.map((card) => [card.id, card])),
    palette: data.palette,
  })
  const version = useRef(0)
  /** Counts the requests: the answer to an earlier one is ignored. */
  const request = useRef(0)

  /** Changes the state, if there is a change, and shows a part of the list. False when it could not be loaded: what is shown stays. */
  const show = useCallback(
    async (change: ListChange | null, { start = 0, end, isWhole = false }: Part = {}): Promise<boolean> => {
      const own = ++request.current
      const isChange = change !== null
      const opened = await load(data.query, isChange)
      if (!opened) return false
      try {
        const [rules, { loadView }] = await Promise.all([loadRules(), import('@/lib/shop-api/lists-browser')])
        // The shopper may have changed the list again in the meantime.
        const { index, state } = latestRef.current ?? opened
        const open = { index, state: change ? change(state, rules, index.facets) : state }
        if (isChange) latestRef.current = open
        const shown = await loadView(open, data.source, market, loaded.current, start, end)
        if (own !== request.current) return true
        if (isChange) version.current += 1
        const next: GridView = { ...shown, palette: loaded.current.palette, start, isWhole, version: version.current }
        saveForBack(data, open, next, loaded.current, isChange)
        // In slices, between which the browser answers the shopper.
        startTransition(() => {
          setList(open)
          setView(next)
        })
        setStatus('idle')
        return true
      } catch {
        if (own === request.current) setStatus('failed')
        return false
      }
    },
    [data, latestRef, load, market, setList, setStatus],
  )

  /** Shows a list as it was left. */
  const restore = useCallback(
    (before: VisitedList) => {
      latestRef.current = before.open
      loaded.current = before.loaded
      version.current = 1
      setList(before.open)
      setView({ ...before.view, version: 1 })
    },
    [latestRef, setList],
  )
  return { view, setView, show, restore }
}

/**
 * Filtering, sorting and paging of a grid (spec 2 §4). The rules and the whole list are loaded when first needed; until then the page's own
 * cards are shown. `busy` while another list loads, `failed` when it could not be loaded.
 */
export function useGrid(data: GridData, section: RefObject<HTMLElement | null>) {
  const open = useOpenList(data)
  const { view, setView, show, restore } = useView(data, open)
  const { list, load, status } = open

  /** Shows the list as the history entry says; gives a promise when it must be loaded again. */
  const goBack = (entry: Remembered): Promise<unknown> | null => {
    const before = findVisitedList(data.source.list)
    const isOther = entry.query !== data.query
    if (before) restore(before)
    else if (isOther || entry.shown > data.start + data.cards.length)
      return load(entry.query).then(() =>
        show(isOther ? (state) => state : null, { start: isOther ? 0 : data.start, end: entry.shown, isWhole: true }),
      )
    // The list's true height is needed at once.
    else setView((current) => ({ ...current, isWhole: true }))
    return null
  }
  const isRestoring = useReturn(section, goBack)

  const end = view.start + view.cards.length
  useSavedPlace(section, view.query, end)
  const more = useCallback(
    () => show(null, { start: view.start, end: nextCount(end, view.matched) }),
    [show, end, view.matched, view.start],
  )
  return { view, status, list, load, show, more, hasMore: !isRestoring && end < view.matched }
}

/** On the way back: restores the list, then scrolls to the card that was on top. True until it is restored. */
function useReturn(
  section: RefObject<HTMLElement | null>,
  goBack: (entry: Remembered) => Promise<unknown> | null,
): boolean {
  const [place, setPlace] = useState<Place | null>(null)
  const [isRestoring, setRestoring] = useState(false)
  useLayoutEffect(() => {
    const entry = remembered()
    if (!entry) return
    // The server knows no history: only now can it be read, and before the paint.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the entry is read once, when the page is opened
    setPlace(entry.place)
    const loading = goBack(entry)
    if (!loading) return
    setRestoring(true)
    void loading.then(() => setRestoring(false))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the page is opened: afterwards the entry is written, not read
  }, [])
  useLayoutEffect(() => {
    if (!place || isRestoring || !section.current) return
    return holdPlace(section.current, place)
  }, [place, isRestoring, section])
  return isRestoring
}

const headerHeight = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

/** Saves the card on top in the history entry: when scrolling has stopped, when a card is clicked, when the page is left. */
function useSavedPlace(section: RefObject<HTMLElement | null>, query: string, shown: number): void {
  useEffect(() => {
    const list = section.current
    const save = () => {
      const entry = remembered() ?? { query, shown }
      if (list) remember({ ...entry, place: placeIn(list, headerHeight()) })
    }
    let rest: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(rest)
      rest = setTimeout(save, SCROLL_REST_MS)
    }
    // Only a card leads away: a click on anything else need not wait until the position of every card is measured.
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-model]')) save()
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', save)
    list?.addEventListener('click', onClick, true)
    return () => {
      clearTimeout(rest)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', save)
      list?.removeEventListener('click', onClick, true)
    }
  }, [query, section, shown])
}
