'use client'

import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { QuickFilter } from '@/lib/catalog/list/filter-chips'
import { type Sort, SORTS } from '@/lib/catalog/list/sort'

import type { GridView } from './visited-lists'

interface GridToolbarProps {
  view: GridView
  /** Number of products in the whole list. */
  total: number
  quick: readonly QuickFilter[]
  /** The filters are open. */
  isOpen: boolean
  isLarge: boolean
  /** Opens the filters, at one of them if it is named. */
  onOpenFilters: (at?: string) => void
  onSort: (sort: Sort) => void
  onToggleSize: () => void
}

/** The bar above a grid: filters, the number of products, the order, the size of the cards. */
export function GridToolbar(props: GridToolbarProps) {
  const { view, total, quick, isOpen, isLarge, onOpenFilters, onSort, onToggleSize } = props
  const intl = useIntl()
  return (
    <div className="sticky top-(--header-height) z-10 -mx-4 mb-6 flex items-center gap-2 border-y border-line bg-canvas px-4 py-2 sm:mx-0 sm:gap-3 sm:px-0 lg:flex-wrap">
      <Button
        variant="secondary"
        icon="filter"
        onClick={() => onOpenFilters()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="shrink-0 px-3 text-sm max-md:py-1 sm:px-4"
      >
        {/* On a phone the count stands below the word, so that the order beside it can be read. */}
        <span className="max-md:text-left">
          <FormattedMessage id="grid.filter" />
          <span className="block font-normal text-xs leading-tight whitespace-nowrap md:hidden">
            <FormattedMessage
              id="grid.filter_shown"
              values={{ shown: view.start + view.cards.length, total: view.matched }}
            />
          </span>
        </span>
        {view.filters > 0 && (
          <span className="ml-1.5 hidden md:inline">
            <FormattedMessage id="grid.filter_count" values={{ count: view.filters }} />
          </span>
        )}
      </Button>
      <QuickButtons query={view.query} quick={quick} onOpen={onOpenFilters} />
      <p className="text-sm whitespace-nowrap text-ink-muted max-md:sr-only" aria-live="polite">
        <FormattedMessage
          id="grid.count"
          values={{ matched: view.matched, total, isFiltered: view.matched < total ? 'yes' : 'no' }}
        />
      </p>
      <form method="get" className="ml-auto flex min-w-0 items-center justify-end gap-1 sm:gap-2">
        <SortSelect view={view} onSort={onSort} />
        <IconButton
          icon={isLarge ? 'grid-small' : 'grid-large'}
          className="shrink-0"
          aria-pressed={isLarge}
          label={intl.formatMessage({ id: isLarge ? 'grid.smaller' : 'grid.larger' })}
          onClick={onToggleSize}
        />
      </form>
    </div>
  )
}

interface QuickButtonsProps {
  query: string
  quick: readonly QuickFilter[]
  onOpen: (at: string) => void
}

/** The most used filters by name, where the window is wide enough; one that is active has a darker border. */
function QuickButtons({ query, quick, onOpen }: QuickButtonsProps) {
  const active = new URLSearchParams(query)
  return (
    <div className="hidden min-w-0 flex-wrap gap-2 lg:flex">
      {quick.map(({ key, name }, index) => (
        <button
          key={key}
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(key)}
          className={cx(
            'inline-flex min-h-9 shrink-0 items-center gap-1 rounded-chip border bg-surface px-3 text-sm hover:border-ink',
            active.has(key) ? 'border-ink font-semibold' : 'border-line-strong',
            index > 2 && 'max-xl:hidden',
          )}
        >
          {name}
          <Icon name="chevron-down" size={14} />
        </button>
      ))}
    </div>
  )
}

/** The sort order of the list. Without script it is a form that also submits the filters. */
function SortSelect({ view, onSort }: Pick<GridToolbarProps, 'view' | 'onSort'>) {
  const intl = useIntl()
  const filters = [...new URLSearchParams(view.query)].filter(([name]) => name !== 'sort')
  return (
    <>
      {filters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        id="grid-sort"
        name="sort"
        label={intl.formatMessage({ id: 'grid.sort' })}
        hideLabel
        value={view.sort}
        onChange={(event) => onSort(event.target.value as Sort)}
        className="min-h-9 py-1 text-sm text-ellipsis max-md:min-h-11 max-sm:pr-8 max-sm:pl-2"
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
    </>
  )
}
