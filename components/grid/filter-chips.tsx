'use client'

import { FormattedMessage, useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { onPlainClick } from '@/components/ui/plain-click'
import { SPACE } from '@/components/ui/space'

import type { FilterChip } from '@/lib/catalog/list/filter-chips'

interface FilterChipsProps {
  chips: readonly FilterChip[]
  onRemove: (id: string) => void
  onClear: () => void
}

/** The active filters. Each is removed by a press, or without script by a link to the list without it. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  const intl = useIntl()
  if (chips.length === 0) return null
  return (
    <ul aria-label={intl.formatMessage({ id: 'grid.applied' })} className="mb-6 flex flex-wrap items-center gap-2">
      {chips.map(({ id, label, query }) => (
        <li key={id}>
          <a
            href={query === '' ? './' : `?${query}`}
            rel="nofollow"
            className="inline-flex min-h-9 items-center gap-1.5 rounded-chip border border-line-strong bg-surface py-1 pr-2 pl-3 text-sm hover:border-ink"
            onClick={(event) => onPlainClick(event, () => onRemove(id))}
          >
            <span className="sr-only">
              <FormattedMessage id="grid.remove_filter" />
              {SPACE}
            </span>
            {label}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li>
        {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- this page without its query, shown without a navigation */}
        <a
          href="./"
          rel="nofollow"
          className="link inline-flex min-h-9 items-center px-2 text-sm font-semibold"
          onClick={(event) => onPlainClick(event, onClear)}
        >
          <FormattedMessage id="grid.clear_all" />
        </a>
      </li>
    </ul>
  )
}
