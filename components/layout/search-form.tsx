'use client'

import { type KeyboardEvent, lazy, type Ref, Suspense, useEffect, useId, useRef, useState } from 'react'

import { Icon } from '@/components/ui/icon'
import { useCurrentPath } from '@/components/ui/use-current-path'
import { useMarket } from '@/lib/intl/market-context'

import type { SuggestionKeys } from './search-suggestions'

const Suggestions = lazy(() => import('./search-suggestions'))

interface SearchFormProps {
  labels: { search: string; placeholder: string; submit: string }
  ref?: Ref<HTMLInputElement>
}

/** The search field: a plain GET form to the search page, and a combobox once suggestions have loaded. */
export function SearchForm({ labels, ref }: SearchFormProps) {
  const { routes } = useMarket()
  const path = useCurrentPath()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState('')
  // Loaded at the first focus, shown while the field has it.
  const [shown, setShown] = useState<'no' | 'yes' | 'closed'>('no')
  const keys = useRef<SuggestionKeys>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (path === '') return
    // The results page shows its query in the field.
    const current = path === routes.search ? new URLSearchParams(window.location.search).get('q') : null
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address bar is outside of React
    setQuery(current ?? '')
  }, [path, routes.search])

  const open = shown === 'yes' && query.trim().length > 1
  const close = () => {
    setShown('closed')
    setActive('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!open) setShown('yes')
      else {
        event.preventDefault()
        setActive(keys.current?.move(event.key === 'ArrowDown' ? 1 : -1) ?? '')
      }
    } else if (event.key === 'Enter' && open && keys.current?.choose()) {
      event.preventDefault()
      close()
    }
  }
  return (
    <form
      ref={form}
      action={routes.search}
      role="search"
      className="relative w-full"
      onBlur={(event) => {
        if (!form.current?.contains(event.relatedTarget)) close()
      }}
    >
      <input
        ref={ref}
        type="search"
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
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active || undefined}
        placeholder={labels.placeholder}
        className="h-11 w-full appearance-none rounded-control border border-line-strong bg-surface pr-12 pl-4 text-base transition-colors hover:border-ink [&::-webkit-search-cancel-button]:hidden"
        onFocus={() => setShown('yes')}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive('')
          setShown('yes')
        }}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        aria-label={labels.submit}
        className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-control hover:text-brand"
      >
        <Icon name="search" />
      </button>
      {open && (
        <Suspense>
          <Suggestions listId={listId} query={query.trim()} active={active} keys={keys} onChosen={close} />
        </Suspense>
      )}
    </form>
  )
}
