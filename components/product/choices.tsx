'use client'

import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { pressed } from '@/components/ui/plain-press'
import { SizeButton } from '@/components/ui/size-button'
import { Swatch } from '@/components/ui/swatch'
import type { Dimension } from '@/lib/catalog/variant'

import { type Option, useProduct } from './product-context'

interface GroupProps {
  dimension: Dimension
  /** At the end of the row with the name, such as the size guide. */
  aside?: ReactNode
  children: (options: readonly Option[]) => ReactNode
}

/** One choice with its name and what is chosen in words. */
function Group({ dimension, aside, children }: GroupProps) {
  const { options } = useProduct()
  const own = options[dimension]
  if (own.length === 0) return null
  const chosen = own.find(({ isSelected }) => isSelected)
  const id = `choice-${dimension}`
  return (
    <div role="group" aria-labelledby={id} data-choice={dimension} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={id} className="flex flex-wrap gap-x-2 text-sm">
          <span className="font-semibold"><FormattedMessage id={`product.choice_${dimension}`} /></span>
          {chosen && <span className="text-ink-muted">{chosen.label}</span>}
        </p>
        {aside}
      </div>
      {own.length > 1 && children(own)}
    </div>
  )
}

/** Swatches: the chosen colour's name stands in words above them. */
export function ColorChoice() {
  const intl = useIntl()
  const { panel, choose } = useProduct()
  return (
    <Group dimension="color">
      {(options) => (
        <div className="-mx-1 flex flex-wrap gap-0.5">
          {options.map(({ slug, label, isSelected, isAvailable, href }) => (
            <Swatch
              key={slug}
              name={isAvailable ? label : `${label}, ${intl.formatMessage({ id: 'product.unavailable' })}`}
              colors={panel.colors.find((color) => color.slug === slug)?.swatch ?? []}
              selected={isSelected} unavailable={!isAvailable} href={href} onClick={(event) => pressed(event, () => choose('color', slug))}
            />
          ))}
        </div>
      )}
    </Group>
  )
}

/** Sizes as buttons; those that cannot be had stay visible, crossed out. */
export function SizeChoice({ guide }: { guide?: ReactNode }) {
  const intl = useIntl()
  const { choose } = useProduct()
  return (
    <Group dimension="size" aside={guide}>
      {(options) => (
        <div className="flex flex-wrap gap-2">
          {options.map(({ slug, label, isSelected, isAvailable, href }) => (
            <SizeButton
              key={slug} size={label} selected={isSelected} unavailable={!isAvailable} unavailableLabel={intl.formatMessage({ id: 'product.unavailable' })}
              href={href} onClick={(event) => pressed(event, () => choose('size', slug))}
            />
          ))}
        </div>
      )}
    </Group>
  )
}

/** Types such as the length of a leg or the side of a zip. */
export function TypeChoice() {
  const intl = useIntl()
  const { choose } = useProduct()
  const soldOut = `, ${intl.formatMessage({ id: 'product.unavailable' })}`
  return (
    <Group dimension="type">
      {(options) => (
        <div className="flex flex-wrap gap-2">
          {options.map(({ slug, label, isSelected, isAvailable, href }) => (
            <Link
              key={slug} href={href} replace scroll={false} aria-current={isSelected ? 'true' : undefined} onClick={(event) => pressed(event, () => choose('type', slug))}
              className={cx(
                'target inline-flex items-center justify-center rounded-control border px-4 text-sm font-semibold transition-colors',
                isSelected ? 'border-ink bg-ink text-canvas' : 'border-line-strong bg-surface hover:border-ink',
                !isAvailable && 'line-through', !isAvailable && !isSelected && 'text-ink-subtle',
              )}
            >
              {label}
              {!isAvailable && <span className="sr-only">{soldOut}</span>}
            </Link>
          ))}
        </div>
      )}
    </Group>
  )
}
