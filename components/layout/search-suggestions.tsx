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

interface Section {
  /** Message that names it. */
  readonly title: string
  readonly options: readonly Option[]
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

/** The suggestions as titled groups of options; a group without suggestions is left out. */
function useSections(found: Suggestions | null, query: string): readonly Section[] {
  const { prefix } = useMarket()
  const searchHref = useSearchHref()
  if (found === null) return []
  const products = isNarrow() ? NARROW_PRODUCTS : LIMITS.products
  const option = (href: string, text: string) => ({ href, content: <Completed text={text} typed={query} /> })
  const sections: readonly Section[] = [
    {
      title: 'layout.suggest_queries',
      options: found.queries.slice(0, LIMITS.queries).map((text) => option(searchHref(text), text)),
    },
    {
      title: 'layout.suggest_groups',
      options: found.groups.slice(0, LIMITS.groups).map(({ name, path }) => option(shopPath(prefix, path), name)),
    },
    {
      title: 'layout.suggest_brands',
      options: found.brands.slice(0, LIMITS.brands).map(({ name, slug }) => option(shopPath(prefix, slug), name)),
    },
    {
      title: 'layout.suggest_products',
      options: found.products
        .slice(0, products)
        .map((product) => ({ href: shopPath(prefix, product.path), content: <FoundProduct product={product} /> })),
    },
  ]
  return sections.filter(({ options }) => options.length > 0)
}

/** The address of the results for a query. */
function useSearchHref(): (query: string) => string {
  const { routes } = useMarket()
  return (query) => `${routes.search}?q=${encodeURIComponent(query)}`
}

function SuggestionList({ listId, query, active, keys, onChosen }: SuggestionsProps) {
  const intl = useIntl()
  const router = useRouter()
  const searchHref = useSearchHref()
  const found = useSuggestions(query)
  const sections = useSections(found, query)
  const all: Option = { href: searchHref(query), content: intl.formatMessage({ id: 'layout.suggest_all' }, { query }) }
  const options = [...sections.flatMap((section) => section.options), all]
  const idOf = (index: number) => `${listId}-${index}`
  const highlighted = options.findIndex((_, index) => idOf(index) === active)

  useImperativeHandle(keys, () => ({
    move(step) {
      const next = highlighted + step
      if (next < -1) return idOf(options.length - 1)
      return next < 0 || next >= options.length ? '' : idOf(next)
    },
    choose() {
      const option = options[highlighted]
      if (option) router.push(option.href)
      return option !== undefined
    },
  }))

  const row = (option: Option) => {
    const id = idOf(options.indexOf(option))
    return <OptionLink key={option.href} id={id} option={option} isHighlighted={id === active} onChosen={onChosen} />
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

interface OptionLinkProps {
  id: string
  option: Option
  isHighlighted: boolean
  onChosen: () => void
}

/** An option of the list. The mouse button does not take the focus from the field, because the list closes without it. */
function OptionLink({ id, option, isHighlighted, onChosen }: OptionLinkProps) {
  return (
    <Link
      id={id}
      href={option.href}
      role="option"
      aria-selected={isHighlighted}
      tabIndex={-1}
      className={cx(
        'flex min-h-11 items-center gap-3 px-4 py-1.5',
        isHighlighted ? 'bg-surface-2' : 'hover:bg-surface-2',
      )}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChosen}
    >
      {option.content}
    </Link>
  )
}

function FoundProduct({ product }: { product: Suggestions['products'][number] }) {
  const price = usePrice()
  return (
    <>
      <Picture
        path={product.image}
        alt=""
        width={48}
        height={48}
        sizes="48px"
        className="size-12 bg-surface-2 object-contain"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-ink-muted">{product.manufacturer}</span>
        <span className="line-clamp-2 leading-tight">{product.name}</span>
      </span>
      {product.active !== null && <span className="font-semibold">{price(product.active)}</span>}
    </>
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
