'use client'

import { Slider } from '@base-ui/react/slider'
import { memo, useEffect, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { AccordionItem } from '@/components/ui/accordion'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import type { CheckboxFacet, Facet, RangeFacet } from '@/lib/catalog/list/facets'
import type { ListState, Range } from '@/lib/catalog/list/filter'
import { facetName, optionName } from '@/lib/catalog/list/filter-chips'
import type { Palette } from '@/lib/catalog/list/grid-card'
import { clampRange, clearFacet, setOptions, setRange, toggleOption, typedNumber } from '@/lib/catalog/list/state'
import { foldText } from '@/lib/catalog/text'
import { hydratePreferences, usePreferences } from '@/stores/preferences'

import { useBatches } from './use-batches'

/** How long a range's fields show the typed text before they show the resulting range, in ms: the debounce of the dialog (spec 2 §9). */
export const RANGE_MS = 300
/** A longer list of options has a search field. */
const SEARCHED_ABOVE = 20

/** A change of the list's state. */
export type Step = (state: ListState) => ListState

interface FacetProps<F extends Facet> {
  facet: F
  counts?: readonly number[] | undefined
  /** The chosen options. */
  chosen?: readonly string[] | undefined
  range?: Range | undefined
  palette: Palette
  onChange: (step: Step) => void
}

const NOTHING: readonly string[] = []

/** The id of a filter in the dialog. */
export const facetId = (key: string): string => `facet-${key}`

/** One filter: closed until it is asked for, opened or active, and rendered only then; not rendered again by a change of another filter. */
export const FilterFacet = memo(function FilterFacet(props: FacetProps<Facet> & { isAsked?: boolean }) {
  const intl = useIntl()
  const { facet, isAsked = false, onChange } = props
  const chosen = facet.kind === 'range' ? Number(props.range !== undefined) : (props.chosen?.length ?? 0)
  const [wasOpen] = useState(chosen > 0 || isAsked)
  const [isOpen, setOpen] = useState(wasOpen)
  const name = facetName(intl, facet)
  const title = facet.unit ? `${name} (${facet.unit})` : name
  return (
    <AccordionItem
      id={facetId(facet.key)}
      open={wasOpen}
      onToggle={setOpen}
      title={
        <span>
          {title}
          {chosen > 0 && (
            <span className="ml-2 text-sm font-normal text-ink-muted">
              <FormattedMessage id="grid.filter_count" values={{ count: chosen }} />
            </span>
          )}
        </span>
      }
    >
      {isOpen && (
        <>
          {facet.kind === 'range' ? (
            <RangeFacetFields {...props} facet={facet} />
          ) : (
            <Options {...props} facet={facet} />
          )}
          {chosen > 0 && (
            <button
              type="button"
              className="link mt-2 min-h-9 text-sm font-semibold"
              onClick={() => onChange((state) => clearFacet(state, facet))}
            >
              <FormattedMessage id="filter.clear_one" values={{ name }} />
            </button>
          )}
        </>
      )}
    </AccordionItem>
  )
})

function Options({ facet, counts, chosen = NOTHING, palette, onChange }: FacetProps<CheckboxFacet>) {
  const intl = useIntl()
  const id = useId()
  const [search, setSearch] = useState('')
  const wanted = foldText(search)
  const options = facet.options
    .map((option, position) => ({ ...option, name: optionName(intl, facet, option), count: counts?.[position] ?? 0 }))
    .filter(({ name }) => wanted === '' || foldText(name).includes(wanted))
  const drawn = useBatches({ total: options.length, key: wanted })
  const isSize = facet.key === 'size'
  return (
    <>
      {isSize && <MySizes facet={facet} chosen={chosen} onChange={onChange} />}
      {facet.options.length > SEARCHED_ABOVE && (
        <div className="mb-2">
          <Input
            id={id}
            type="search"
            label={<FormattedMessage id="filter.search_options" />}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      <ul className={isSize ? 'flex flex-wrap gap-2' : undefined}>
        {options.slice(0, drawn).map(({ value, name, count }) => {
          const isChosen = chosen.includes(value)
          const option = {
            name,
            count,
            checked: isChosen,
            disabled: count === 0 && !isChosen,
            onChange: () => onChange((state) => toggleOption(state, facet, value)),
          }
          if (isSize) return <SizeOption key={value} {...option} />
          return <Option key={value} {...option} paint={facet.key === 'color' ? paintOf(palette, value) : undefined} />
        })}
      </ul>
    </>
  )
}

/** The CSS colour that shows a base colour. */
const paintOf = (palette: Palette, control: string) =>
  Object.values(palette).find((color) => color.control === control)?.paint

interface OptionProps {
  name: string
  count: number
  checked: boolean
  disabled: boolean
  onChange: () => void
}

/** An option as a checkbox, with its colour if it has one. */
function Option({ name, count, paint, ...tick }: OptionProps & { paint: string | undefined }) {
  const intl = useIntl()
  const label = paint === undefined ? name : <ColorName name={name} paint={paint} />
  return (
    <li>
      <Checkbox {...tick} after={intl.formatNumber(count)} label={label} />
    </li>
  )
}

function ColorName({ name, paint }: { name: string; paint: string }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        style={{ background: paint }}
        className="paint size-4 rounded-chip border border-line-strong"
      />
      {name}
    </span>
  )
}

/** A size as a checkbox that looks like a button: short names are found faster in a row than in a column. */
function SizeOption({ name, count, ...tick }: OptionProps) {
  const intl = useIntl()
  return (
    <li>
      <label className="inline-flex min-h-11 cursor-pointer items-baseline gap-1.5 rounded-control border border-line-strong bg-surface px-3 py-2.5 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-subtle">
        <input type="checkbox" className="sr-only" {...tick} />
        <span className="text-sm font-semibold">{name}</span>
        <span className="text-xs">{intl.formatNumber(count)}</span>
      </label>
    </li>
  )
}

/** Selects all the sizes that this shopper has chosen before. Shown when the list has one of them. */
function MySizes({
  facet,
  chosen,
  onChange,
}: Pick<FacetProps<CheckboxFacet>, 'facet' | 'onChange'> & { chosen: readonly string[] }) {
  useEffect(hydratePreferences, [])
  const picked = usePreferences((preferences) => preferences.selectedSizes)
  const own = facet.options.filter((option) => picked.includes(option.value)).map((option) => option.value)
  if (own.length === 0) return null
  const isChosen = chosen.length === own.length && own.every((size) => chosen.includes(size))
  return (
    <Checkbox
      className="mb-2"
      checked={isChosen}
      onChange={() => onChange((state) => setOptions(state, facet, isChosen ? [] : own))}
      label={<FormattedMessage id="filter.my_sizes" values={{ sizes: own.join(', ') }} />}
    />
  )
}

/** Two number fields and a slider for the same range, so that a shopper can use either. */
function RangeFacetFields({ facet, range: chosen, onChange }: FacetProps<RangeFacet>) {
  const intl = useIntl()
  const id = useId()
  const range = chosen ?? { min: facet.min, max: facet.max }
  const [typed, setTyped] = useState<{ range: Range; min: string; max: string } | null>(null)
  useEffect(() => {
    const timer = typed && setTimeout(() => setTyped(null), RANGE_MS)
    return () => clearTimeout(timer ?? undefined)
  }, [typed])
  // The typed text is shown as long as the range is its result.
  const isTyped = typed !== null && typed.range.min === range.min && typed.range.max === range.max
  const [min, max] = isTyped ? [typed.min, typed.max] : [String(range.min), String(range.max)]
  const change = (nextMin: string, nextMax: string) => {
    const next = clampRange(facet, typedNumber(nextMin), typedNumber(nextMax))
    setTyped({ range: next, min: nextMin, max: nextMax })
    onChange((state) => setRange(state, facet, next.min, next.max))
  }
  const shown = clampRange(facet, typedNumber(min), typedNumber(max))
  const field = (label: 'min' | 'max') => (
    <Input
      id={`${id}-${label}`}
      label={<FormattedMessage id={`filter.range_${label}`} />}
      inputMode="decimal"
      value={label === 'min' ? min : max}
      onChange={({ target }) => (label === 'min' ? change(target.value, max) : change(min, target.value))}
      onBlur={() => setTyped(null)}
    />
  )
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {field('min')}
        {field('max')}
      </div>
      <Slider.Root
        className="mt-4 px-3"
        aria-label={facetName(intl, facet)}
        min={facet.min}
        max={facet.max}
        step={facet.max - facet.min > 20 ? 1 : 0.1}
        value={[shown.min, shown.max]}
        onValueChange={(value) => Array.isArray(value) && change(String(value[0]), String(value[1]))}
      >
        <Slider.Control className="flex h-11 touch-none items-center select-none">
          <Slider.Track className="meter-track h-1 w-full rounded-chip bg-line-strong">
            <Slider.Indicator className="meter rounded-chip bg-brand" />
            {(['min', 'max'] as const).map((label, index) => (
              <Slider.Thumb
                key={label}
                index={index}
                getAriaValueText={(formatted) => formatted}
                getAriaLabel={() => intl.formatMessage({ id: `filter.range_${label}` })}
                className="size-6 rounded-chip border-2 border-brand bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </>
  )
}
