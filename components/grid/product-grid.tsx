'use client'

import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { afterPaint } from '@/components/ui/after-paint'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { LoadMore } from '@/components/ui/load-more'
import { Select } from '@/components/ui/select'
import { toast } from '@/components/ui/toast'
import { BACK_TO_TOP_ABOVE, LOAD_AHEAD_PX, PAGE_SIZE } from '@/lib/catalog/page'
import { type Sort, SORTS } from '@/lib/catalog/sort'
import { useViewer } from '@/stores/viewer'

import { Cards } from './cards'
import { FilterChips } from './filter-chips'
import { useGridSize } from './grid-size'
import { openGrid, type PackedGrid } from './packed-grid'
import { useBatches } from './use-batches'
import { type ListChange, useGrid } from './use-grid'

const FilterDialog = lazy(() => import('./filter-dialog'))
const LiveChips = lazy(() => import('./live-chips'))

/** Colours of the colour filter in a list's query. */
const wantedColors = (query: string) => new URLSearchParams(query).get('color')?.split(',') ?? []

/** A product grid with its sorts, size toggle, filters and paging (spec 2 §2 "Product grid", §4). */
export function ProductGrid({ packed, forceOutlet = false }: { packed: PackedGrid; forceOutlet?: boolean }) {
  const data = useMemo(() => openGrid(packed), [packed])
  const intl = useIntl()
  const viewer = useViewer()
  const section = useRef<HTMLElement>(null)
  const { view, status, engine, load, show, more, hasMore } = useGrid(data, section)
  const [isOpen, setOpen] = useState(false)
  // The button says at once that it is pressed; what opens follows.
  const isDialogOpen = useDeferredValue(isOpen) && isOpen
  const [isLarge, toggleSize] = useGridSize()
  // The style sheet makes the cards larger; that they may ask for larger pictures can wait.
  const areLarge = useDeferredValue(isLarge)
  const end = useRef<HTMLDivElement>(null)
  const total = view.cards.length
  const drawn = useBatches({ total, key: view.version, first: data.drawn, isWhole: view.isWhole })
  const isAhead = hasMore && drawn === total

  useEffect(() => {
    const marker = end.current
    if (!marker || !isAhead) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((e) => e.isIntersecting)) void more()
      },
      { rootMargin: `${LOAD_AHEAD_PX}px` },
    )
    observer.observe(marker)
    return () => observer.disconnect()
  }, [isAhead, more])

  const openFilters = () => {
    setOpen(true)
    // The press is marked first; code and list are asked for behind it.
    afterPaint(() => void load())
  }
  /** Asked for at the top of the list, so a failure is told there, too: the line below the cards may be far out of sight. */
  const change = useCallback(
    async (next: ListChange) => {
      const isShown = await show(next)
      if (!isShown) toast(intl.formatMessage({ id: 'grid.load_failed' }), { tone: 'error' })
      // Another list begins at its top; one that is read from the top stays where it is.
      else if ((section.current?.getBoundingClientRect().top ?? 0) < 0)
        section.current?.scrollIntoView({ behavior: 'instant' })
      return isShown
    },
    [intl, show],
  )
  const clear = () => void change((state, { clearFilters }) => clearFilters(state))
  const remove = (id: string) => void change((state, { withoutChip }, facets) => withoutChip(state, facets, id))
  const sortBy = (sort: Sort) => void change((state, { setSort }) => setSort(state, sort))
  const params = new URLSearchParams(view.query)
  const wanted = useMemo(() => wantedColors(view.query), [view.query])
  const shown = view.start + drawn
  const chips = { onRemove: remove, onClear: clear }

  return (
    <section
      ref={section}
      aria-label={intl.formatMessage({ id: 'grid.products' })}
      className="scroll-mt-(--header-height)"
    >
      <h2 className="sr-only">
        <FormattedMessage id="grid.products" />
      </h2>
      <div className="sticky top-(--header-height) z-10 -mx-4 mb-6 flex items-center gap-2 border-y border-line bg-canvas px-4 py-2 sm:mx-0 sm:gap-3 sm:px-0">
        <Button
          variant="secondary"
          icon="filter"
          onClick={openFilters}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className="shrink-0 px-3 text-sm sm:px-4"
        >
          <FormattedMessage id="grid.filter" />
          <span className="ml-1.5 font-normal whitespace-nowrap md:hidden">
            <FormattedMessage id="grid.filter_shown" values={{ shown: view.start + total, total: view.matched }} />
          </span>
          {view.filters > 0 && (
            <span className="ml-1.5 hidden md:inline">
              <FormattedMessage id="grid.filter_count" values={{ count: view.filters }} />
            </span>
          )}
        </Button>
        <p className="hidden text-sm text-ink-muted md:block" aria-live="polite">
          <FormattedMessage
            id="grid.count"
            values={{ matched: view.matched, total: data.total, isFiltered: view.matched < data.total ? 'yes' : 'no' }}
          />
        </p>
        <form method="get" className="ml-auto flex min-w-0 items-center justify-end gap-1 sm:gap-2">
          {/* Without script the order is chosen beside the filters, not instead of them. */}
          {[...params]
            .filter(([name]) => name !== 'sort')
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <Select
            id="grid-sort"
            name="sort"
            label={intl.formatMessage({ id: 'grid.sort' })}
            hideLabel
            value={view.sort}
            onChange={(event) => sortBy(event.target.value as Sort)}
            className="min-h-9 py-1 text-sm text-ellipsis max-sm:pr-8 max-sm:pl-2"
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {intl.formatMessage({ id: `grid.sort_${sort}` })}
              </option>
            ))}
          </Select>
          <noscript>
            <button type="submit" className="link text-sm">
              <FormattedMessage id="grid.sort_apply" />
            </button>
          </noscript>
          <IconButton
            icon={isLarge ? 'grid-small' : 'grid-large'}
            className="shrink-0"
            aria-pressed={isLarge}
            label={intl.formatMessage({ id: isLarge ? 'grid.smaller' : 'grid.larger' })}
            onClick={toggleSize}
          />
        </form>
      </div>

      {engine ? (
        <Suspense fallback={<FilterChips chips={data.chips} {...chips} />}>
          <LiveChips engine={engine} source={data.source} {...chips} />
        </Suspense>
      ) : (
        <FilterChips chips={data.chips} {...chips} />
      )}

      {data.start > 0 && view.start > 0 && (
        <p className="mb-6 text-center">
          <Link
            href={view.query ? `?${view.query}` : './'}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            <FormattedMessage id="grid.from_start" />
          </Link>
        </p>
      )}

      {total === 0 ? (
        <EmptyState
          icon="search"
          title={<FormattedMessage id="grid.empty_title" />}
          actions={
            view.filters > 0 && (
              <Button onClick={clear}>
                <FormattedMessage id="grid.clear_all" />
              </Button>
            )
          }
        >
          <FormattedMessage id={view.filters > 0 ? 'grid.empty_filtered' : 'grid.empty'} />
        </EmptyState>
      ) : (
        <Cards
          cards={view.cards}
          drawn={drawn}
          isWhole={view.isWhole === true}
          palette={view.palette}
          wantedColors={wanted}
          sort={view.sort}
          viewer={viewer}
          forceOutlet={forceOutlet}
          isLarge={areLarge}
          isFromStart={data.start === 0}
          isBusy={status === 'busy'}
        />
      )}

      <div ref={end} className="mb-12" />
      <LoadMore
        error={status === 'failed' && <FormattedMessage id="grid.load_failed" />}
        shown={total > 0 && <FormattedMessage id="grid.shown" values={{ shown, total: view.matched }} />}
        // Without script the rest of a page that is drawn in part has an address, too.
        next={
          hasMore || drawn < total
            ? {
                label: <FormattedMessage id="grid.load_more" />,
                href: `?${[view.query, `page=${Math.floor(shown / PAGE_SIZE) + 1}`].filter(Boolean).join('&')}`,
              }
            : null
        }
        onMore={() => void more()}
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

      {isDialogOpen && (
        <Suspense>
          <FilterDialog
            engine={engine}
            failed={status === 'failed'}
            total={data.total}
            palette={view.palette}
            onChange={change}
            onClose={() => setOpen(false)}
            onRetry={() => void load()}
          />
        </Suspense>
      )}
    </section>
  )
}
