'use client'

import { lazy, Suspense, useState } from 'react'

import { Icon } from '@/components/ui/icon'
import { onPlainClick } from '@/components/ui/plain-click'
import { useMarket } from '@/lib/intl/market-context'

const SearchSheet = lazy(() => import('./search-sheet'))

interface SearchButtonProps {
  labels: { search: string; placeholder: string; submit: string; close: string }
}

/** The search of narrow windows: one tap opens the field and the keyboard. Without script it is a link to the search page. */
export function SearchButton({ labels }: SearchButtonProps) {
  const { routes } = useMarket()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <a
        href={routes.search}
        className="target inline-flex items-center justify-center rounded-control hover:bg-surface-2 md:hidden"
        aria-label={labels.search}
        onClick={(event) => onPlainClick(event, () => setState('open'))}
      >
        <Icon name="search" size={24} />
      </a>
      {state !== 'unused' && (
        <Suspense>
          <SearchSheet open={state === 'open'} onClose={() => setState('closed')} labels={labels} />
        </Suspense>
      )}
    </>
  )
}
