'use client'

import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Accordion } from '@/components/ui/accordion'
import { afterPaint } from '@/components/ui/after-paint'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { filterList, type ListState, missingText } from '@/lib/catalog/list/filter'
import { clearFilters, filterCount, setText, TEXT_MAX } from '@/lib/catalog/list/state'
import type { Palette } from '@/lib/catalog/list/grid-card'
import { LazyIntl } from '@/lib/intl/lazy'
import type { OpenList } from '@/lib/shop-api/lists-browser'

import { facetId, FilterFacet, type Step } from './filter-facet'

/** Debounces of spec 2 §9, in ms: the first for options and ranges, the second for the text filter. */
export const RECOUNT_MS = 300
export const TEXT_MS = 500

interface FilterDialogProps {
  list: OpenList | null
  failed: boolean
  total: number
  /** The filters that are open at first; a single one is scrolled to. */
  asked: readonly string[]
  /** Colours of the cards, shown beside the colours' names. */
  palette: Palette
  onChange: (change: () => ListState) => Promise<boolean>
  onClose: () => void
  onRetry: () => void
}

/** The filters of a list, in a drawer from the right (spec 2 §2), with their messages. */
export default function FilterDialog(props: FilterDialogProps) {
  return (
    <LazyIntl areas={['filter']}>
      <Filters {...props} />
    </LazyIntl>
  )
}

/** Shows a choice at once. A moment after the last choice the list is changed and the counts are updated. */
function useDraft(list: OpenList | null, onChange: FilterDialogProps['onChange']) {
  const [draft, setDraft] = useState<ListState | null>(null)
  /** The latest choice, on which the next one is based: it may be made before this one is rendered. */
  const latest = useRef<ListState | null>(null)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null)
  const flush = useCallback(() => {
    const { current } = waiting
    waiting.current = null
    clearTimeout(current?.timer)
    current?.send()
  }, [])
  const state = list?.state
  const change = useCallback(
    (step: Step, waitMs = RECOUNT_MS) => {
      const from = latest.current ?? state
      if (!from) return
      const next = step(from)
      latest.current = next
      setDraft(next)
      clearTimeout(waiting.current?.timer)
      const send = () =>
        void onChange(() => next).then((isShown) => {
          // A choice that failed is undone: the controls show the filters of the list.
          if (!isShown) latest.current = null
          // Rendered together with the list, at low priority: until then the controls keep their state.
          if (!isShown || waiting.current === null) startTransition(() => setDraft(null))
        })
      waiting.current = { send, timer: setTimeout(flush, waitMs) }
    },
    [flush, onChange, state],
  )
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])
  return { state: draft ?? state ?? null, change, flush }
}

/** Scrolls to a filter and focuses it when the list has come. */
function useFacetInView(isReady: boolean, key: string | undefined): void {
  useEffect(() => {
    if (!isReady || key === undefined) return
    const facet = document.getElementById(facetId(key))
    facet?.scrollIntoView({ block: 'start', behavior: 'instant' })
    facet?.querySelector('summary')?.focus({ preventScroll: true })
  }, [isReady, key])
}

function Filters({ list, failed, total, asked, palette, onChange, onClose, onRetry }: FilterDialogProps) {
  const intl = useIntl()
  const { state, change, flush } = useDraft(list, onChange)
  const result = useMemo(
    () => (list && missingText(list.index, list.state) === null ? filterList(list.index, list.state) : null),
    [list],
  )
  useFacetInView(list !== null, asked.length === 1 ? asked[0] : undefined)
  const [isLeaving, setLeaving] = useState(false)
  const close = () => {
    // The dialog is hidden first; unlocking the page and changing the list follow.
    setLeaving(true)
    afterPaint(() => {
      flush()
      onClose()
    })
  }
  return (
    <Drawer
      open
      isLeaving={isLeaving}
      onClose={close}
      title={<FormattedMessage id="grid.filter" />}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      footer={
        <DialogButtons
          matched={result?.ids.length ?? total}
          total={total}
          hasFilters={state !== null && filterCount(state) > 0}
          onClear={() => change(clearFilters)}
          onShow={close}
        />
      }
    >
      {failed && <LoadFailed onRetry={onRetry} />}
      {!list && !failed && [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className="mb-4 h-10" />)}
      {list && state && (
        <>
          <TextFilter text={state.text} onChange={(text) => change((before) => setText(before, text), TEXT_MS)} />
          <Accordion className="mt-6">
            {list.index.facets.map((facet) => (
              <FilterFacet
                key={facet.key}
                facet={facet}
                isAsked={asked.includes(facet.key)}
                counts={result?.counts[facet.key]}
                chosen={state.checks[facet.key]}
                range={state.ranges[facet.key]}
                palette={palette}
                onChange={change}
              />
            ))}
          </Accordion>
        </>
      )}
    </Drawer>
  )
}

interface DialogButtonsProps {
  matched: number
  total: number
  hasFilters: boolean
  onClear: () => void
  onShow: () => void
}

function DialogButtons({ matched, total, hasFilters, onClear, onShow }: DialogButtonsProps) {
  return (
    <div className="flex gap-3">
      <Button variant="quiet" className="sm:shrink-0" disabled={!hasFilters} onClick={onClear}>
        <FormattedMessage id="grid.clear_all" />
      </Button>
      <Button wide onClick={onShow}>
        <span aria-live="polite">
          <FormattedMessage
            id="filter.show_products"
            values={{ matched, total, isFiltered: matched < total ? 'yes' : 'no' }}
          />
        </span>
      </Button>
    </div>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-sale">
      <FormattedMessage id="grid.load_failed" />
      <Button variant="secondary" size="sm" onClick={onRetry}>
        <FormattedMessage id="grid.retry" />
      </Button>
    </p>
  )
}

/** The field keeps its own text while the shopper types; "clear all" clears it. */
function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState({ text, from: text })
  // The text of the list's state is shown, unless it is the typed text without the space at its end.
  if (text !== typed.from) setTyped({ text: text === typed.text.trim() ? typed.text : text, from: text })
  return (
    <Input
      id="grid-text"
      type="search"
      label={<FormattedMessage id="filter.text_filter" />}
      value={typed.text}
      maxLength={TEXT_MAX}
      onChange={(event) => {
        setTyped({ text: event.target.value, from: text })
        onChange(event.target.value)
      }}
    />
  )
}
