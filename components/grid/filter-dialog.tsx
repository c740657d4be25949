'use client'

import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Accordion } from '@/components/ui/accordion'
import { afterPaint } from '@/components/ui/after-paint'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { filterList, type ListState, missingText } from '@/lib/catalog/filter'
import { clearFilters, filterCount, setText, TEXT_MAX } from '@/lib/catalog/list-state'
import { LazyIntl } from '@/lib/intl/lazy'

import { FilterFacet, type Step } from './filter-facet'
import type { Palette } from './grid-card'
import type { Engine } from './use-grid'

/** Debounces of spec 2 §9, in ms: ticks and ranges are counted and shown after the first, what is typed into the text filter after the second. */
export const RECOUNT_MS = 300
export const TEXT_MS = 500

interface FilterDialogProps {
  engine: Engine | null
  failed: boolean
  total: number
  /** Colours of the cards, for the dots beside the colours' names. */
  palette: Palette
  onChange: (change: () => ListState) => Promise<boolean>
  onClose: () => void
  onRetry: () => void
}

/** The filters of a list, from the right (spec 2 §2), with their own words. */
export default function FilterDialog(props: FilterDialogProps) {
  return (
    <LazyIntl areas={['filter']}>
      <Filters {...props} />
    </LazyIntl>
  )
}

/** What is chosen is marked at once; a moment after the last choice the list follows and everything is counted anew. */
function useDraft(engine: Engine | null, onChange: FilterDialogProps['onChange']) {
  const [draft, setDraft] = useState<ListState | null>(null)
  /** The latest wish, from which the next one starts: it may come before this one is drawn. */
  const latest = useRef<ListState | null>(null)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null)
  const flush = useCallback(() => {
    const { current } = waiting
    waiting.current = null
    clearTimeout(current?.timer)
    current?.send()
  }, [])
  const state = engine?.state
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
          // What failed is taken back: the marks say what the list shows.
          if (!isShown) latest.current = null
          // With the list, which is drawn when there is time: until then the marks stand.
          if (!isShown || waiting.current === null) startTransition(() => setDraft(null))
        })
      waiting.current = { send, timer: setTimeout(flush, waitMs) }
    },
    [flush, onChange, state],
  )
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])
  return { state: draft ?? state ?? null, change, flush }
}

function Filters({ engine, failed, total, palette, onChange, onClose, onRetry }: FilterDialogProps) {
  const intl = useIntl()
  const { state, change, flush } = useDraft(engine, onChange)
  const result = useMemo(
    () => (engine && missingText(engine.index, engine.state) === null ? filterList(engine.index, engine.state) : null),
    [engine],
  )
  const [isLeaving, setLeaving] = useState(false)
  const close = () => {
    // Out of sight at once; giving the page back and asking for the list follow.
    setLeaving(true)
    afterPaint(() => {
      flush()
      onClose()
    })
  }
  const matched = result?.ids.length ?? total
  const chosen = state ? filterCount(state) : 0
  return (
    <Drawer
      open
      isLeaving={isLeaving}
      onClose={close}
      title={<FormattedMessage id="grid.filter" />}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      footer={
        <div className="flex gap-3">
          <Button variant="quiet" className="sm:shrink-0" disabled={chosen === 0} onClick={() => change(clearFilters)}>
            <FormattedMessage id="grid.clear_all" />
          </Button>
          <Button wide onClick={close}>
            <span aria-live="polite">
              <FormattedMessage
                id="filter.show_products"
                values={{ matched, total, isFiltered: matched < total ? 'yes' : 'no' }}
              />
            </span>
          </Button>
        </div>
      }
    >
      {failed && (
        <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-sale">
          <FormattedMessage id="grid.load_failed" />
          <Button variant="secondary" size="sm" onClick={onRetry}>
            <FormattedMessage id="grid.retry" />
          </Button>
        </p>
      )}
      {!engine && !failed && [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className="mb-4 h-10" />)}
      {engine && state && (
        <>
          <TextFilter text={state.text} onChange={(text) => change((before) => setText(before, text), TEXT_MS)} />
          <Accordion className="mt-6">
            {engine.index.facets.map((facet) => (
              <FilterFacet
                key={facet.key}
                facet={facet}
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

/** The text is the field's own while it is typed; clearing all clears it. */
function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState({ text, from: text })
  // A state that came from elsewhere counts; one that only lacks a space at its end is what was typed.
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
