'use client'

import { useDeferredValue, useId, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Accordion, AccordionItem } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Drawer } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import type { CheckboxFacet, Facet, RangeFacet } from '@/lib/catalog/facets'
import { filterList, type ListState, missingText } from '@/lib/catalog/filter'
import { clearFilters, filterCount, setRange, setText, toggleOption } from '@/lib/catalog/list-state'
import { LazyIntl } from '@/lib/intl/lazy'

import type { Engine } from './use-grid'

interface FilterDialogProps {
  engine: Engine | null
  failed: boolean
  total: number
  onChange: (change: () => ListState) => Promise<boolean>
  onClose: () => void
  onRetry: () => void
}

/** The filters of a list, from the right (spec 2 §2), with their own words. */
export default function FilterDialog(props: FilterDialogProps) {
  return <LazyIntl areas={['filter']}><Filters {...props} /></LazyIntl>
}

/** What is chosen takes effect at once; the footer counts. */
function Filters({ engine, failed, total, onChange, onClose, onRetry }: FilterDialogProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState<ListState | null>(null)
  const state = draft ?? engine?.state ?? null
  const counted = useDeferredValue(state)
  const result = useMemo(() => (engine && counted && missingText(engine.index, counted) === null ? filterList(engine.index, counted) : null), [engine, counted])
  const change = (next: ListState) => {
    setDraft(next)
    void onChange(() => next)
  }
  const matched = result?.ids.length ?? total
  return (
    <Drawer
      open onClose={onClose} title={<FormattedMessage id="grid.filter" />} closeLabel={intl.formatMessage({ id: 'common.close' })}
      footer={
        <div className="flex items-center gap-3">
          <Button variant="quiet" disabled={!state || filterCount(state) === 0} onClick={() => state && change(clearFilters(state))}><FormattedMessage id="grid.clear_all" /></Button>
          <Button wide onClick={onClose}>
            <FormattedMessage id="filter.show_products" values={{ matched, total, isFiltered: matched < total ? 'yes' : 'no' }} />
          </Button>
        </div>
      }
    >
      {failed && (
        <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-sale">
          <FormattedMessage id="grid.load_failed" />
          <Button variant="secondary" size="sm" onClick={onRetry}><FormattedMessage id="grid.retry" /></Button>
        </p>
      )}
      {!engine && !failed && [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className="mb-4 h-10" />)}
      {engine && state && (
        <>
          <Input
            id="grid-text" type="search" label={<FormattedMessage id="filter.text_filter" />} defaultValue={state.text} maxLength={100}
            onChange={(event) => change(setText(state, event.target.value))}
          />
          <Accordion className="mt-6">
            {engine.index.facets.map((facet) => (
              <AccordionItem key={facet.key} open={facet.key in state.checks || facet.key in state.ranges} title={<FacetName facet={facet} />}>
                {facet.kind === 'range'
                  ? <RangeFields facet={facet} state={state} onChange={change} />
                  : <Options facet={facet} counts={result?.counts[facet.key]} state={state} onChange={change} />}
              </AccordionItem>
            ))}
          </Accordion>
        </>
      )}
    </Drawer>
  )
}

function FacetName({ facet }: { facet: Facet }) {
  if (facet.name === null) return <FormattedMessage id={`filter.facet_${facet.key}`} />
  return <>{facet.unit ? `${facet.name} (${facet.unit})` : facet.name}</>
}

function Options({ facet, counts, state, onChange }: { facet: CheckboxFacet; counts?: readonly number[]; state: ListState; onChange: (state: ListState) => void }) {
  const intl = useIntl()
  const chosen = state.checks[facet.key] ?? []
  const labelOf = (value: string, label: string) => {
    if (facet.key === 'color') return intl.formatMessage({ id: `filter.color_${value}`, defaultMessage: label })
    if (facet.key === 'stock') return intl.formatMessage({ id: 'filter.stock_yes' })
    if (facet.key === 'kind') return intl.formatMessage({ id: `filter.kind_${value}`, defaultMessage: label })
    return label
  }
  return (
    <ul>
      {facet.options.map(({ value, label }, position) => {
        const count = counts?.[position] ?? 0
        const isChosen = chosen.includes(value)
        return (
          <li key={value}>
            <Checkbox
              label={labelOf(value, label)} after={count} checked={isChosen} disabled={count === 0 && !isChosen}
              onChange={() => onChange(toggleOption(state, facet, value))}
            />
          </li>
        )
      })}
    </ul>
  )
}

function RangeFields({ facet, state, onChange }: { facet: RangeFacet; state: ListState; onChange: (state: ListState) => void }) {
  const id = useId()
  const range = state.ranges[facet.key] ?? { min: facet.min, max: facet.max }
  const take = (min: string, max: string) => onChange(setRange(state, facet, min === '' ? NaN : Number(min), max === '' ? NaN : Number(max)))
  return (
    <div className="grid grid-cols-2 gap-3" key={`${range.min}-${range.max}`}>
      <Input
        id={`${id}-min`} label={<FormattedMessage id="filter.range_min" />} inputMode="decimal" defaultValue={range.min}
        onBlur={(event) => take(event.target.value.replace(',', '.'), String(range.max))}
      />
      <Input
        id={`${id}-max`} label={<FormattedMessage id="filter.range_max" />} inputMode="decimal" defaultValue={range.max}
        onBlur={(event) => take(String(range.min), event.target.value.replace(',', '.'))}
      />
    </div>
  )
}
