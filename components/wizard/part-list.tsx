'use client'

import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { onPlainClick } from '@/components/ui/plain-click'
import { isIncompatible } from '@/lib/catalog/ski/choice'
import type { SkiGroup, SkiSport } from '@/lib/catalog/ski/compatibility'
import { filterProducts, sizesFor, sizesOf } from '@/lib/catalog/ski/products'
import type { SkiWizardProduct } from '@/lib/contract/schemas/ski'

import { PartRow } from './part-row'
import type { Wizard } from './use-wizard'

interface PartListProps {
  sport: SkiSport
  group: SkiGroup
  wizard: Wizard
  products: readonly SkiWizardProduct[]
  entry: string
}

/** The products of one group: first only the compatible ones, by size, and the others on request. */
export function PartList({ sport, group, wizard, products, entry }: PartListProps) {
  const [size, setSize] = useState('')
  const [onlySuiting, setOnlySuiting] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const own = products.filter((product) => product.group === group)
  const isWrong = (product: SkiWizardProduct) =>
    product.variants.every(({ id }) => isIncompatible(id, group, wizard.choices, wizard.lists))
  const suiting =
    onlySuiting && wizard.skier ? (product: SkiWizardProduct) => sizesFor(wizard.skier, sport, product) : null
  const filtered = filterProducts(own, { size, suiting })
  const fitting = filtered.filter((product) => !isWrong(product))
  const hidden = filtered.length - fitting.length
  const shown = showsAll ? [...fitting, ...filtered.filter(isWrong)] : fitting
  const sizes = sizesOf(showsAll ? own : own.filter((product) => !isWrong(product)))
  return (
    <>
      {wizard.skier === null && group !== 'bindings' && <SkierHint wizard={wizard} />}
      {sizes.length > 0 && <SizeFilter group={group} sizes={sizes} size={size} onSize={setSize} />}
      {sizes.length > 0 && wizard.skier !== null && (
        <Checkbox
          label={<FormattedMessage id="wizard.only_suiting" />}
          checked={onlySuiting}
          onChange={(event) => setOnlySuiting(event.target.checked)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <p role="status" className="text-ink-muted">
          <FormattedMessage id="wizard.shown" values={{ count: shown.length }} />
        </p>
        {hidden > 0 && !showsAll && (
          <button type="button" className="link min-h-11" onClick={() => setShowsAll(true)}>
            <FormattedMessage id="wizard.show_incompatible" values={{ count: hidden }} />
          </button>
        )}
      </div>
      {shown.length === 0 && (
        <Nothing
          isSize={hidden === 0}
          onAll={() => {
            setSize('')
            setOnlySuiting(false)
            setShowsAll(true)
          }}
        />
      )}
      <ul className="border-t border-line">
        {shown.map((product, index) => (
          <PartRow
            key={product.id}
            sport={sport}
            wizard={wizard}
            product={product}
            entry={entry}
            priority={index < 2}
          />
        ))}
      </ul>
    </>
  )
}

function SkierHint({ wizard }: { wizard: Wizard }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-surface-2 px-4 py-2 text-sm">
      <span className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <Icon name="ruler" size={18} className="mt-0.5" />
        <FormattedMessage id="wizard.skier_hint" />
      </span>
      <Link
        href={wizard.hrefOf('skier')}
        scroll={false}
        onClick={(event) => onPlainClick(event, () => wizard.go('skier'))}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        <FormattedMessage id="wizard.fill_in_skier" />
      </Link>
    </p>
  )
}

function SizeFilter({
  group,
  sizes,
  size,
  onSize,
}: {
  group: SkiGroup
  sizes: readonly string[]
  size: string
  onSize: (size: string) => void
}) {
  const intl = useIntl()
  const label = useId()
  const option = (value: string, text: string) => (
    <button
      key={value}
      type="button"
      aria-pressed={size === value}
      onClick={() => onSize(value)}
      className={cx(
        'min-h-9 shrink-0 rounded-chip border px-3 text-sm whitespace-nowrap transition-colors',
        size === value ? 'border-ink bg-ink text-canvas' : 'border-line-strong bg-surface hover:border-ink',
      )}
    >
      {text}
    </button>
  )
  return (
    <div className="flex flex-col gap-2">
      <p id={label} className="text-sm font-semibold">
        <FormattedMessage id={group === 'skis' ? 'wizard.length_filter' : 'wizard.size_filter'} />
      </p>
      <div role="group" aria-labelledby={label} className="flex flex-wrap gap-1.5">
        {option('', intl.formatMessage({ id: 'wizard.all_sizes' }))}
        {sizes.map((value) => option(value, value))}
      </div>
    </div>
  )
}

function Nothing({ isSize, onAll }: { isSize: boolean; onAll: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line py-8">
      <p className="text-lg">
        <FormattedMessage id={isSize ? 'wizard.none_size' : 'wizard.none_fit'} />
      </p>
      <Button variant="secondary" onClick={onAll}>
        <FormattedMessage id="wizard.show_all" />
      </Button>
    </div>
  )
}
