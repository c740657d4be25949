'use client'

import { lazy, type Ref, Suspense, useEffect, useId, useState } from 'react'

import { Icon } from '@/components/ui/icon'
import { useCurrentPath } from '@/components/ui/use-current-path'
import { useMarket } from '@/lib/intl/market-context'

import { useSuggestionControl } from './use-suggestion-control'

const Suggestions = lazy(() => import('./search-suggestions'))

interface SearchFormProps {
  labels: { search: string; placeholder: string; submit: string }
  ref?: Ref<HTMLInputElement>
}

/** The text of the field. The results page shows its query; other pages clear it. */
function useQuery() {
  const { routes } = useMarket()
  const path = useCurrentPath()
  const [query, setQuery] = useState('')
  useEffect(() => {
    if (path === '') return
    const current = path === routes.search ? new URLSearchParams(window.location.search).get('q') : null
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address bar is outside of React
    setQuery(current ?? '')
  }, [path, routes.search])
  return [query, setQuery] as const
}

/** The search field: a plain GET form to the search page, and a combobox once suggestions have loaded. */
export function SearchForm({ labels, ref }: SearchFormProps) {
  const { routes } = useMarket()
  const listId = useId()
  const [query, setQuery] = useQuery()
  const suggestions = useSuggestionControl(query)
  const { isOpen, active } = suggestions
  return (
    <form
      action={routes.search}
      role="search"
      className="relative w-full"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) suggestions.close()
      }}
    >
      <input
        ref={ref}
        // A field of the type search may not be a combobox.
        type="text"
        inputMode="search"
        name="q"
        value={query}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        enterKeyHint="search"
        role="combobox"
        aria-label={labels.search}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active || undefined}
        placeholder={labels.placeholder}
        className="h-11 w-full appearance-none rounded-control border border-line-strong bg-surface pr-12 pl-4 text-base transition-colors hover:border-ink"
        onFocus={suggestions.open}
        onChange={(event) => {
          setQuery(event.target.value)
          suggestions.restart()
        }}
        onKeyDown={suggestions.onKeyDown}
      />
      <SubmitButton label={labels.submit} />
      {isOpen && (
        <Suspense>
          <Suggestions
            listId={listId}
            query={query.trim()}
            active={active}
            keys={suggestions.keys}
            onChosen={suggestions.close}
          />
        </Suspense>
      )}
    </form>
  )
}

function SubmitButton({ label }: { label: string }) {
  return (
    <button
      type="submit"
      aria-label={label}
      className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-control hover:text-brand"
    >
      <Icon name="search" />
    </button>
  )
}
