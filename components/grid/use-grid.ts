'use client'

import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { ListIndex, ListState } from '@/lib/catalog/list/filter'
import type { GridData } from '@/lib/catalog/list/grid-data'
import { nextCount } from '@/lib/catalog/list/paging'
import { useMarket } from '@/lib/intl/market-context'
import type { LoadedCards, OpenList } from '@/lib/shop-api/lists-browser'

import {
  keepScrollPosition,
  type ScrollPosition,
  scrollPositionIn,
  writeListEntry,
  type ListEntry,
  readListEntry,
} from './list-history'
import { findVisitedList, type GridView, saveVisitedList, type VisitedList } from './visited-lists'

/**
 * The scroll position is saved when scrolling has stopped for this long, because browsers allow only about a hundred history changes in
 * half a minute.
 */
const SCROLL_REST_MS = 350

type ListRules = typeof import('@/lib/catalog/list/state') & typeof import('@/lib/catalog/list/filter-chips')
/** A change of the list's state. The rules are a parameter, because the page loads them only when they are needed. */
export type ListChange = (state: ListState, rules: ListRules, facets: ListIndex['facets']) => ListState

type Status = 'idle' | 'busy' | 'failed'

/** The open list, fetched when first needed. `latestRef` has it at once, `list` after React has rendered it. */
function useOpenList({ source, query }: GridData) {
  const market = useMarket()
  const [list, setList] = useState<OpenList | null>(null)
  const [status, setStatus] = useState<Status>('idle')
  const latestRef = useRef<OpenList | null>(null)
  const load = useCallback(
    async (wanted = query, isOther = false): Promise<OpenList | null> => {
      if (latestRef.current) return latestRef.current
      // Loading more cards or opening the filters does not change the shown cards.
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

/** The part of the list that is shown: from position `start` to `end`; without `end` the first page. */
interface Part {
  start?: number
  end?: number
  /** Rendered at once instead of in batches. */
  isWhole?: boolean
}

/** Saves the list for Back, in the history entry and in memory. A changed list has no saved scroll position. */
function saveForBack(data: GridData, open: OpenList, view: GridView, loaded: LoadedCards, isChange: boolean): void {
  const place = isChange ? null : (readListEntry()?.place ?? null)
  writeListEntry({ query: view.query, shown: view.start + view.cards.length, place }, isChange)
  saveVisitedList(data.source.list, { open, view: { ...view, isWhole: true }, loaded })
}

async function loadRules(): Promise<ListRules> {
  const [states, chips] = await Promise.all([
    import('@/lib/catalog/list/state'),
    import('@/lib/catalog/list/filter-chips'),
  ])
  return { ...states, ...chips }
}

/** The shown part of the list, and functions that show another part. */
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

  /** Applies a change, if any, and shows a part of the list. Returns false when loading failed; then nothing changes. */
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
        // React renders this in parts, so that input is handled in between.
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

  /** Shows a saved list. */
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

  /** Shows the list of the history entry. Returns a promise when it must be loaded again. */
  const goBack = (entry: ListEntry): Promise<unknown> | null => {
    const before = findVisitedList(data.source.list)
    const isOther = entry.query !== data.query
    if (before) restore(before)
    else if (isOther || entry.shown > data.start + data.cards.length)
      return load(entry.query).then(() =>
        show(isOther ? (state) => state : null, { start: isOther ? 0 : data.start, end: entry.shown, isWhole: true }),
      )
    // The list's full height is needed at once.
    else setView((current) => ({ ...current, isWhole: true }))
    return null
  }
  const { isRestoring, isRestoringRef } = useRestoredList(section, goBack)

  const end = view.start + view.cards.length
  useSavedScrollPosition(section, view.query, end, isRestoringRef)
  const more = useCallback(
    // The end of the first cards may be in view before the restored list is shown, which the next page would replace.
    () =>
      isRestoringRef.current
        ? Promise.resolve(true)
        : show(null, { start: view.start, end: nextCount(end, view.matched) }),
    [show, end, isRestoringRef, view.matched, view.start],
  )
  return { view, status, list, load, show, more, hasMore: !isRestoring && end < view.matched }
}

/**
 * After Back: restores the list, then scrolls to the saved card. Both results are true until the list is restored; callbacks of an earlier
 * render read the ref.
 */
function useRestoredList(
  section: RefObject<HTMLElement | null>,
  goBack: (entry: ListEntry) => Promise<unknown> | null,
): { isRestoring: boolean; isRestoringRef: RefObject<boolean> } {
  const [position, setPosition] = useState<ScrollPosition | null>(null)
  const [phase, setPhase] = useState<'opened' | 'restoring' | 'restored'>('opened')
  const isRestoring = phase === 'restoring'
  const isRestoringRef = useRef(false)
  useLayoutEffect(() => {
    const entry = readListEntry()
    if (!entry) return
    // The history is only available in the browser. It is read before the paint.
    setPosition(entry.place)
    const loading = goBack(entry)
    if (!loading) return
    isRestoringRef.current = true
    setPhase('restoring')
    // Together with the restored list, which is a transition, too: before it, the next page would be that of the page's own cards.
    void loading.then(() => startTransition(() => setPhase('restored')))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the page is opened: afterwards the entry is written, not read
  }, [])
  useLayoutEffect(() => {
    if (phase === 'restored') isRestoringRef.current = false
  }, [phase])
  useLayoutEffect(() => {
    if (!position || isRestoring || !section.current) return
    return keepScrollPosition(section.current, position)
  }, [position, isRestoring, section])
  return { isRestoring, isRestoringRef }
}

const headerHeight = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

/**
 * Saves the topmost visible card in the history entry: when scrolling has stopped, when a card is clicked, when the page is left. Not before
 * the list is restored: what the browser scrolled to until then is not where the shopper was.
 */
function useSavedScrollPosition(
  section: RefObject<HTMLElement | null>,
  query: string,
  shown: number,
  isRestoringRef: RefObject<boolean>,
): void {
  useEffect(() => {
    const list = section.current
    const save = () => {
      if (isRestoringRef.current) return
      const entry = readListEntry() ?? { query, shown }
      if (list) writeListEntry({ ...entry, place: scrollPositionIn(list, headerHeight()) })
    }
    let rest: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(rest)
      rest = setTimeout(save, SCROLL_REST_MS)
    }
    // Only cards link to other pages, so other clicks need not measure the positions of the cards.
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
  }, [isRestoringRef, query, section, shown])
}
