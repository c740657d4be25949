'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { LoadMore } from '@/components/ui/load-more'
import { Select } from '@/components/ui/select'
import { toast } from '@/components/ui/toast'
import { BACK_TO_TOP_ABOVE, LOAD_AHEAD_PX, PAGE_SIZE } from '@/lib/catalog/page'
import { type Sort, SORTS } from '@/lib/catalog/sort'
import { useViewer } from '@/stores/viewer'

import type { GridData } from './grid-data'
import { useGridSize } from './grid-size'
import { ProductCard } from './product-card'
import { type ListChange, useGrid } from './use-grid'

const FilterDialog = lazy(() => import('./filter-dialog'))

/** Pictures that are seen at once on a desktop; the first of them may be the page's largest. */
const EAGER_CARDS = 4

/** Cards that the largest first screen shows; the others are laid out when they come near. */
const CARDS_AT_ONCE = 8

/** A product grid with its sorts, size toggle, filters and paging (spec 2 §2 "Product grid", §4). */
export function ProductGrid({ data, forceOutlet = false }: { data: GridData; forceOutlet?: boolean }) {
  const intl = useIntl()
  const viewer = useViewer()
  const { view, status, engine, load, show, more, hasMore } = useGrid(data)
  const [isOpen, setOpen] = useState(false)
  const [isLarge, toggleSize] = useGridSize()
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const marker = end.current
    if (!marker || !hasMore) return
    const observer = new IntersectionObserver((entries) => { if (entries.some((e) => e.isIntersecting)) void more() }, { rootMargin: `${LOAD_AHEAD_PX}px` })
    observer.observe(marker)
    return () => observer.disconnect()
  }, [hasMore, more])

  const openFilters = () => {
    setOpen(true)
    void load()
  }
  /** Asked for at the top of the list, so a failure is told there, too: the line below the cards may be far out of sight. */
  const change = async (next: ListChange) => {
    if (!(await show(next))) toast(intl.formatMessage({ id: 'grid.load_failed' }), { tone: 'error' })
  }
  const clear = () => void change((state, { clearFilters }) => clearFilters(state))
  const sortBy = (sort: Sort) => void change((state, { setSort }) => setSort(state, sort))
  const wanted = engine?.state.checks.color ?? new URLSearchParams(view.query).get('color')?.split(',') ?? []
  const nextPage = Math.floor((data.start + view.cards.length) / PAGE_SIZE) + 1

  return (
    <section aria-label={intl.formatMessage({ id: 'grid.products' })}>
      <h2 className="sr-only"><FormattedMessage id="grid.products" /></h2>
      <div className="sticky top-(--header-height) z-10 -mx-4 mb-6 flex flex-wrap items-center gap-3 border-y border-line bg-canvas px-4 py-2 sm:mx-0 sm:px-0">
        <Button variant="secondary" size="sm" icon="filter" onClick={openFilters} aria-haspopup="dialog" aria-expanded={isOpen}>
          <FormattedMessage id="grid.filter" />
          <span className="ml-1.5 font-normal md:hidden"><FormattedMessage id="grid.filter_shown" values={{ shown: view.cards.length, total: view.matched }} /></span>
          {view.filters > 0 && <span className="ml-1.5 hidden md:inline"><FormattedMessage id="grid.filter_count" values={{ count: view.filters }} /></span>}
        </Button>
        {view.filters > 0 && (
          <Button variant="quiet" size="sm" onClick={clear}><FormattedMessage id="grid.clear_all" /></Button>
        )}
        <p className="hidden text-sm text-ink-muted md:block" aria-live="polite">
          <FormattedMessage id="grid.count" values={{ matched: view.matched, total: data.total, isFiltered: view.matched < data.total ? 'yes' : 'no' }} />
        </p>
        <form method="get" className="ml-auto flex min-w-0 flex-1 basis-36 items-center justify-end gap-2 md:flex-none">
          <Select
            id="grid-sort" name="sort" label={intl.formatMessage({ id: 'grid.sort' })} hideLabel value={view.sort}
            onChange={(event) => sortBy(event.target.value as Sort)} className="min-h-9 py-1 text-sm text-ellipsis max-sm:pr-8 max-sm:pl-2"
          >
            {SORTS.map((sort) => <option key={sort} value={sort}>{intl.formatMessage({ id: `grid.sort_${sort}` })}</option>)}
          </Select>
          <noscript><button type="submit" className="link text-sm"><FormattedMessage id="grid.sort_apply" /></button></noscript>
          <IconButton
            icon={isLarge ? 'grid-small' : 'grid-large'} className="max-sm:hidden" aria-pressed={isLarge}
            label={intl.formatMessage({ id: isLarge ? 'grid.smaller' : 'grid.larger' })} onClick={toggleSize}
          />
        </form>
      </div>

      {view.cards.length === 0 ? (
        <EmptyState
          icon="search" title={<FormattedMessage id="grid.empty_title" />}
          actions={view.filters > 0 && <Button onClick={clear}><FormattedMessage id="grid.clear_all" /></Button>}
        >
          <FormattedMessage id={view.filters > 0 ? 'grid.empty_filtered' : 'grid.empty'} />
        </EmptyState>
      ) : (
        <ul
          className={cx('grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-12', isLarge ? 'md:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-3 lg:grid-cols-4')}
          aria-busy={status === 'busy'}
        >
          {view.cards.map((card, position) => (
            <li key={card.id} className={position < CARDS_AT_ONCE ? undefined : 'deferred'}>
              <ProductCard card={card} palette={view.palette} wantedColors={wanted} sort={view.sort} viewer={viewer} priority={position < EAGER_CARDS && data.start === 0} forceOutlet={forceOutlet} />
            </li>
          ))}
        </ul>
      )}

      <div ref={end} className="mb-12" />
      <LoadMore
        error={status === 'failed' && <FormattedMessage id="grid.load_failed" />}
        shown={view.cards.length > 0 && <FormattedMessage id="grid.shown" values={{ shown: view.cards.length, total: view.matched }} />}
        next={hasMore ? { label: <FormattedMessage id="grid.load_more" />, href: `?${[view.query, `page=${nextPage}`].filter(Boolean).join('&')}` } : null}
        onMore={() => void more()}
      >
        {view.cards.length > BACK_TO_TOP_ABOVE && (
          <Button variant="quiet" size="sm" icon="arrow-up" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}><FormattedMessage id="grid.back_to_top" /></Button>
        )}
      </LoadMore>

      {isOpen && (
        <Suspense>
          <FilterDialog engine={engine} failed={status === 'failed'} total={data.total} onChange={show} onClose={() => setOpen(false)} onRetry={() => void load()} />
        </Suspense>
      )}
    </section>
  )
}
