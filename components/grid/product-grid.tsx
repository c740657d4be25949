'use client'

import {
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { afterPaint } from '@/components/ui/after-paint'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { LoadMore } from '@/components/ui/load-more'
import { toast } from '@/components/ui/toast'
import { type GridData, openGrid, type PackedGrid } from '@/lib/catalog/list/grid-data'
import { BACK_TO_TOP_ABOVE, LOAD_AHEAD_PX, PAGE_SIZE, TOOLS_FROM } from '@/lib/catalog/list/paging'
import type { OpenList } from '@/lib/shop-api/lists-browser'
import { useViewer } from '@/stores/viewer'

import { Cards, type CardsProps } from './cards'
import { FilterChips } from './filter-chips'
import { GridToolbar } from './grid-toolbar'
import { useBatches } from './use-batches'
import { type ListChange, useGrid } from './use-grid'
import { useGridSize } from './use-grid-size'
import type { GridView } from './visited-lists'

const FilterDialog = lazy(() => import('./filter-dialog'))
const LiveChips = lazy(() => import('./live-chips'))

/** Colours of the colour filter in a list's query. */
const wantedColors = (query: string) => new URLSearchParams(query).get('color')?.split(',') ?? []

/** Calls `more` when the end of the shown cards comes near the viewport. Returns the ref of the element at the end. */
function useLoadAhead(isWanted: boolean, more: () => Promise<boolean>): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const marker = end.current
    if (!marker || !isWanted) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void more()
      },
      { rootMargin: `${LOAD_AHEAD_PX}px` },
    )
    observer.observe(marker)
    return () => observer.disconnect()
  }, [isWanted, more])
  return end
}

/** Changes the list. A failure is shown as a toast, because the message below the cards may not be visible. */
function useChange(section: RefObject<HTMLElement | null>, show: (change: ListChange) => Promise<boolean>) {
  const intl = useIntl()
  return useCallback(
    async (change: ListChange) => {
      const isShown = await show(change)
      if (!isShown) toast(intl.formatMessage({ id: 'grid.load_failed' }), { tone: 'error' })
      // The changed list is shown from its top. If the top is visible, nothing is scrolled.
      else if ((section.current?.getBoundingClientRect().top ?? 0) < 0)
        section.current?.scrollIntoView({ behavior: 'instant' })
      return isShown
    },
    [intl, section, show],
  )
}

/** The width from which the page has columns. */
const WIDE_PX = 900

/** On a wide window the two most used filters are open from the start; on a phone they would hide the others. */
const openAtFirst = ({ quick }: GridData): string[] =>
  window.innerWidth >= WIDE_PX ? quick.slice(0, 2).map(({ key }) => key) : []

/** Whether the filters are open, and which of them. */
function useFilterDialog(data: GridData, load: () => Promise<OpenList | null>) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<readonly string[]>([])
  // The button is shown as pressed at once; the dialog is rendered afterwards.
  const isDrawn = useDeferredValue(isOpen) && isOpen
  const open = (at?: string) => {
    setAsked(at ? [at] : openAtFirst(data))
    setOpen(true)
    // The button is shown as pressed first; code and list are loaded afterwards.
    afterPaint(() => void load())
  }
  return { isOpen, isDrawn, asked, open, close: () => setOpen(false) }
}

/** A product grid with its sorts, size toggle, filters and paging (spec 2 §2 "Product grid", §4). */
export function ProductGrid({ packed, forceOutlet = false }: { packed: PackedGrid; forceOutlet?: boolean }) {
  const data = useMemo(() => openGrid(packed), [packed])
  const intl = useIntl()
  const section = useRef<HTMLElement>(null)
  const { view, status, list, load, show, more, hasMore } = useGrid(data, section)
  const filters = useFilterDialog(data, load)
  const [isLarge, toggleSize] = useGridSize()
  const total = view.cards.length
  const drawn = useBatches({ total, key: view.version, first: data.drawn, isWhole: view.isWhole })
  const change = useChange(section, show)
  return (
    <section
      ref={section}
      aria-label={intl.formatMessage({ id: 'grid.products' })}
      className="scroll-mt-(--header-height)"
    >
      <h2 className="sr-only">
        <FormattedMessage id="grid.products" />
      </h2>
      {(data.total >= TOOLS_FROM || view.query !== '') && (
        <GridToolbar
          view={view}
          total={data.total}
          quick={data.quick}
          isOpen={filters.isOpen}
          isLarge={isLarge}
          onOpenFilters={filters.open}
          onSort={(sort) => void change((state, { setSort }) => setSort(state, sort))}
          onToggleSize={toggleSize}
        />
      )}
      <ActiveFilters data={data} list={list} onChange={change} />
      {data.start > 0 && view.start > 0 && <FromStart query={view.query} />}
      {total === 0 && <NoProducts isFiltered={view.filters > 0} onChange={change} />}
      {total > 0 && (
        <GridCards
          {...{ view, drawn, isLarge, forceOutlet }}
          isFromStart={data.start === 0}
          isBusy={status === 'busy'}
        />
      )}
      <GridEnd view={view} drawn={drawn} hasMore={hasMore} hasFailed={status === 'failed'} onMore={more} />
      {filters.isDrawn && (
        <Suspense>
          <FilterDialog
            list={list}
            failed={status === 'failed'}
            total={data.total}
            asked={filters.asked}
            palette={view.palette}
            onChange={change}
            onClose={filters.close}
            onRetry={() => void load()}
          />
        </Suspense>
      )}
    </section>
  )
}

type Change = ReturnType<typeof useChange>

/** Clears all filters. */
const clear = (change: Change) => void change((state, { clearFilters }) => clearFilters(state))

/** The active filters as the page was rendered with them, or the browser's own when it has the list. */
function ActiveFilters({ data, list, onChange }: { data: GridData; list: OpenList | null; onChange: Change }) {
  const actions = {
    onRemove: (id: string) => void onChange((state, { withoutChip }, facets) => withoutChip(state, facets, id)),
    onClear: () => clear(onChange),
  }
  const chips = <FilterChips chips={data.chips} {...actions} />
  if (!list) return chips
  return (
    <Suspense fallback={chips}>
      <LiveChips list={list} source={data.source} {...actions} />
    </Suspense>
  )
}

interface GridCardsProps extends Pick<CardsProps, 'drawn' | 'forceOutlet' | 'isLarge' | 'isFromStart' | 'isBusy'> {
  view: GridView
}

function GridCards({ view, isLarge, ...rest }: GridCardsProps) {
  const viewer = useViewer()
  const wanted = useMemo(() => wantedColors(view.query), [view.query])
  // The style sheet enlarges the cards at once; larger pictures are loaded later.
  const hasLargePictures = useDeferredValue(isLarge)
  return (
    <Cards
      {...rest}
      cards={view.cards}
      isWhole={view.isWhole === true}
      palette={view.palette}
      wantedColors={wanted}
      sort={view.sort}
      viewer={viewer}
      isLarge={hasLargePictures}
    />
  )
}

/** The link to the list's first page, on a later page. */
function FromStart({ query }: Pick<GridData, 'query'>) {
  return (
    <p className="mb-6 text-center">
      <Link href={query ? `?${query}` : './'} className="link inline-flex min-h-11 items-center font-semibold">
        <FormattedMessage id="grid.from_start" />
      </Link>
    </p>
  )
}

function NoProducts({ isFiltered, onChange }: { isFiltered: boolean; onChange: Change }) {
  return (
    <EmptyState
      icon="search"
      title={<FormattedMessage id="grid.empty_title" />}
      actions={
        isFiltered && (
          <Button onClick={() => clear(onChange)}>
            <FormattedMessage id="grid.clear_all" />
          </Button>
        )
      }
    >
      <FormattedMessage id={isFiltered ? 'grid.empty_filtered' : 'grid.empty'} />
    </EmptyState>
  )
}

interface GridEndProps {
  view: GridView
  /** Cards that are rendered. */
  drawn: number
  hasMore: boolean
  hasFailed: boolean
  onMore: () => Promise<boolean>
}

/**
 * Below the cards: the number of shown cards, the link to the next page, and a link to the top. The next page is also loaded when the end
 * comes near the viewport.
 */
function GridEnd({ view, drawn, hasMore, hasFailed, onMore }: GridEndProps) {
  const total = view.cards.length
  const shown = view.start + drawn
  const end = useLoadAhead(hasMore && drawn === total, onMore)
  return (
    <>
      <div ref={end} className="mb-12" />
      <LoadMore
        error={hasFailed && <FormattedMessage id="grid.load_failed" />}
        shown={total > 0 && <FormattedMessage id="grid.shown" values={{ shown, total: view.matched }} />}
        // Without script the rest of a page that is rendered partly also has an address.
        next={
          hasMore || drawn < total
            ? {
                label: <FormattedMessage id="grid.load_more" />,
                href: `?${[view.query, `page=${Math.floor(shown / PAGE_SIZE) + 1}`].filter(Boolean).join('&')}`,
              }
            : null
        }
        onMore={() => void onMore()}
      >
        {total > BACK_TO_TOP_ABOVE && (
          <Button
            variant="quiet"
            size="sm"
            icon="arrow-up"
            onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
          >
            <FormattedMessage id="grid.back_to_top" />
          </Button>
        )}
      </LoadMore>
    </>
  )
}
