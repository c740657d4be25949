'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Link, shopPath } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { isNarrow } from '@/lib/browser/viewport'
import type { Answer } from '@/lib/contract/calls'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket, usePrice } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'

type Suggestions = Answer<'searchSuggestions'>

/** Keyboard access to the suggestions for the search field. */
export interface SuggestionKeys {
  /** Moves the highlight by one. Returns the id of the highlighted option, '' when the highlight is back in the field. */
  move: (step: 1 | -1) => string
  /** Navigates to the highlighted option; false when none is highlighted. */
  choose: () => boolean
}

interface SuggestionsProps {
  listId: string
  query: string
  /** Id of the highlighted option, '' for none. */
  active: string
  keys: RefObject<SuggestionKeys | null>
  onChosen: () => void
}

interface Option {
  readonly href: string
  readonly content: ReactNode
}

const TYPING_MS = 150
/** At most ten in all; on narrow screens, where the keyboard covers half of the window, eight. */
const LIMITS = { queries: 3, groups: 2, brands: 1, products: 4 }
const NARROW_PRODUCTS = 2

/** Options of the search field's combobox, in groups; loaded with the field's first focus. */
export default function SearchSuggestions(props: SuggestionsProps) {
  return (
    <LazyIntl areas={['layout']}>
      <SuggestionList {...props} />
    </LazyIntl>
  )
}

function useSuggestions(query: string): Suggestions | null {
  const { language, taxAreaId } = useMarket()
  const [found, setFound] = useState<Suggestions | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const result = await api.call(
        'searchSuggestions',
        { query: { q: query, language, taxAreaId } },
        { signal: abort.signal },
      )
      if (!abort.signal.aborted && result.ok) setFound(result.data)
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, language, taxAreaId])
  return found
}

function SuggestionList({ listId, query, active, keys, onChosen }: SuggestionsProps) {
  const intl = useIntl()
  const price = usePrice()
  const router = useRouter()
  const { prefix, routes } = useMarket()
  const found = useSuggestions(query)
  const products = isNarrow() ? NARROW_PRODUCTS : LIMITS.products
  const searchHref = (text: string) => `${routes.search}?q=${encodeURIComponent(text)}`

  const sections = [
    {
      title: 'layout.suggest_queries',
      options: found?.queries
        .slice(0, LIMITS.queries)
        .map((text) => ({ href: searchHref(text), content: <Completed text={text} typed={query} /> })),
    },
    {
      title: 'layout.suggest_groups',
      options: found?.groups
        .slice(0, LIMITS.groups)
        .map(({ name, path }) => ({ href: shopPath(prefix, path), content: <Completed text={name} typed={query} /> })),
    },
    {
      title: 'layout.suggest_brands',
      options: found?.brands
        .slice(0, LIMITS.brands)
        .map(({ name, slug }) => ({ href: shopPath(prefix, slug), content: <Completed text={name} typed={query} /> })),
    },
    {
      title: 'layout.suggest_products',
      options: found?.products.slice(0, products).map(({ path, image, manufacturer, name, active: amount }) => ({
        href: shopPath(prefix, path),
        content: (
          <>
            <Picture
              path={image}
              alt=""
              width={48}
              height={48}
              sizes="48px"
              className="size-12 bg-surface-2 object-contain"
            />
            <span className="min-w-0 flex-1">
              <span className="block text-xs text-ink-muted">{manufacturer}</span>
              <span className="line-clamp-2 leading-tight">{name}</span>
            </span>
            {amount !== null && <span className="font-semibold">{price(amount)}</span>}
          </>
        ),
      })),
    },
  ].filter((section) => section.options && section.options.length > 0) as { title: string; options: Option[] }[]
  const all: Option = { href: searchHref(query), content: intl.formatMessage({ id: 'layout.suggest_all' }, { query }) }
  const options = [...sections.flatMap((section) => section.options), all]
  const idOf = (index: number) => `${listId}-${index}`
  const marked = options.findIndex((_, index) => idOf(index) === active)

  useImperativeHandle(keys, () => ({
    move(step) {
      const next = marked + step
      if (next < -1) return idOf(options.length - 1)
      return next < 0 || next >= options.length ? '' : idOf(next)
    },
    choose() {
      const option = options[marked]
      if (option) router.push(option.href)
      return option !== undefined
    },
  }))

  const row = (option: Option) => {
    const id = idOf(options.indexOf(option))
    return (
      <Link
        key={option.href}
        id={id}
        href={option.href}
        role="option"
        aria-selected={id === active}
        tabIndex={-1}
        className={cx(
          'flex min-h-11 items-center gap-3 px-4 py-1.5',
          id === active ? 'bg-surface-2' : 'hover:bg-surface-2',
        )}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onChosen}
      >
        {option.content}
      </Link>
    )
  }
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface py-2 shadow-overlay">
      <div id={listId} role="listbox" aria-label={intl.formatMessage({ id: 'layout.search' })}>
        {sections.map(({ title, options: rows }) => (
          <div key={title} role="group" aria-label={intl.formatMessage({ id: title })} className="pb-2">
            <p aria-hidden="true" className="eyebrow px-4 pt-2 pb-1">
              {intl.formatMessage({ id: title })}
            </p>
            {rows.map(row)}
          </div>
        ))}
        <div className="border-t border-line pt-1 text-brand">{row(all)}</div>
      </div>
      <p role="status" className="sr-only">
        {found && intl.formatMessage({ id: 'layout.suggest_count' }, { count: options.length - 1 })}
      </p>
    </div>
  )
}

/** A suggestion: the typed part is plain, the added part is bold. */
function Completed({ text, typed }: { text: string; typed: string }) {
  const at = text.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase())
  if (at < 0) return <b className="font-semibold">{text}</b>
  return (
    <span>
      <b className="font-semibold">{text.slice(0, at)}</b>
      {text.slice(at, at + typed.length)}
      <b className="font-semibold">{text.slice(at + typed.length)}</b>
    </span>
  )
}
