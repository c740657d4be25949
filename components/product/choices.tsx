'use client'

import { memo, type ReactNode, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { onPlainClick } from '@/components/ui/plain-click'
import { SizeButton } from '@/components/ui/size-button'
import { Swatch } from '@/components/ui/swatch'
import type { Dimension } from '@/lib/catalog/variant'

import { type Option, type ProductState, useChosen, useIsChosen, useProduct } from './product-context'

const NO_COLORS: readonly string[] = []

interface GroupProps {
  dimension: Dimension
  /** Content at the end of the row with the name, such as the link to the size guide. */
  aside?: ReactNode
  children: (options: readonly Option[]) => ReactNode
}

/** The chosen option as text. */
function ChosenLabel({ dimension, options }: { dimension: Dimension; options: readonly Option[] }) {
  const chosen = useChosen(dimension)
  const label = options.find(({ slug }) => slug === chosen)?.label
  return label && <span className="text-ink-muted">{label}</span>
}

/**
 * One dimension (colour, size or type) with its name and the chosen option as text. A press updates these at once; the availability follows
 * a frame later.
 */
function Group({ dimension, aside, children }: GroupProps) {
  const { options } = useProduct()
  const own = options[dimension]
  if (own.length === 0) return null
  const id = `choice-${dimension}`
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-choice={dimension}
      tabIndex={-1}
      // The button moves the focus here with a press, for which browsers show no focus ring of their own.
      className="flex scroll-mt-24 flex-col gap-2 rounded-control focus:outline-2 focus:outline-offset-8 focus:outline-focus"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={id} className="flex flex-wrap gap-x-2 text-sm">
          <span className="font-semibold">
            <FormattedMessage id={`product.choice_${dimension}`} />
          </span>
          <ChosenLabel dimension={dimension} options={own} />
        </p>
        {aside}
      </div>
      {own.length > 1 && children(own)}
    </div>
  )
}

type OptionProps = Pick<Option, 'slug' | 'label' | 'isAvailable' | 'href'> & { choose: ProductState['choose'] }

const optionProps = ({ slug, label, isAvailable, href }: Option) => ({ slug, label, isAvailable, href })

/** A press changes two of forty colours, so each option is memoised. */
const ColorOption = memo(function ColorOption({
  slug,
  label,
  isAvailable,
  href,
  choose,
  colors,
}: OptionProps & { colors: readonly string[] }) {
  const intl = useIntl()
  return (
    <Swatch
      name={isAvailable ? label : `${label}, ${intl.formatMessage({ id: 'product.unavailable' })}`}
      colors={colors}
      selected={useIsChosen('color', slug)}
      unavailable={!isAvailable}
      href={href}
      onClick={(event) => onPlainClick(event, () => choose('color', slug))}
    />
  )
})

const SizeOption = memo(function SizeOption({ slug, label, isAvailable, href, choose }: OptionProps) {
  const intl = useIntl()
  return (
    <SizeButton
      size={label}
      selected={useIsChosen('size', slug)}
      unavailable={!isAvailable}
      unavailableLabel={intl.formatMessage({ id: 'product.unavailable' })}
      href={href}
      onClick={(event) => onPlainClick(event, () => choose('size', slug))}
    />
  )
})

/** Colour swatches, with the chosen colour's name as text above them. */
export function ColorChoice() {
  const { panel, options, choose } = useProduct()
  const swatches = useMemo(() => new Map(panel.colors.map(({ slug, swatch }) => [slug, swatch])), [panel])
  // The picture shows the only colour.
  if (options.color.length === 1) return null
  return (
    <Group dimension="color">
      {(options) => (
        <div className="-mx-1 flex flex-wrap gap-0.5">
          {options.map((option) => (
            <ColorOption
              key={option.slug}
              {...optionProps(option)}
              colors={swatches.get(option.slug) ?? NO_COLORS}
              choose={choose}
            />
          ))}
        </div>
      )}
    </Group>
  )
}

/** Sizes as buttons; unavailable ones are shown crossed out. */
export function SizeChoice({ guide }: { guide?: ReactNode }) {
  const { choose } = useProduct()
  return (
    <Group dimension="size" aside={guide}>
      {(options) => (
        <div className="flex flex-wrap gap-2">
          {options.map((option) => (
            <SizeOption key={option.slug} {...optionProps(option)} choose={choose} />
          ))}
        </div>
      )}
    </Group>
  )
}

/** Types such as the length of trousers or the side of a zip. */
export function TypeChoice() {
  const intl = useIntl()
  const { choose } = useProduct()
  const chosen = useChosen('type')
  const soldOut = `, ${intl.formatMessage({ id: 'product.unavailable' })}`
  return (
    <Group dimension="type">
      {(options) => (
        <div className="flex flex-wrap gap-2">
          {options.map(({ slug, label, isAvailable, href }) => (
            <Link
              key={slug}
              href={href}
              replace
              scroll={false}
              aria-current={slug === chosen ? 'true' : undefined}
              onClick={(event) => onPlainClick(event, () => choose('type', slug))}
              className={cx(
                'target inline-flex items-center justify-center rounded-control border px-4 text-sm font-semibold',
                slug === chosen ? 'border-ink bg-ink text-canvas' : 'border-line-strong bg-surface hover:border-ink',
                !isAvailable && 'line-through',
                !isAvailable && slug !== chosen && 'text-ink-subtle',
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
