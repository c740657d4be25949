'use client'

import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { CardPriceBlock } from '@/components/card/card-price'
import { buttonStyle } from '@/components/ui/button-style'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { onPlainClick } from '@/components/ui/plain-click'
import { ProductName } from '@/components/ui/product-name'
import { SizeButton } from '@/components/ui/size-button'
import { Swatch } from '@/components/ui/swatch'
import { priceOf } from '@/lib/catalog/price'
import { isIncompatible, stepAfter } from '@/lib/catalog/ski/choice'
import type { SkiSport } from '@/lib/catalog/ski/compatibility'
import { cheapestVariant, choiceOf, firstColor, sizesFor, type WizardVariant } from '@/lib/catalog/ski/products'
import { releaseSuits } from '@/lib/catalog/ski/skier'
import type { SkiWizardProduct } from '@/lib/contract/schemas/ski'
import { useMarket } from '@/lib/intl/market-context'
import { useViewer } from '@/stores/viewer'

import type { Wizard } from './use-wizard'

interface PartRowProps {
  sport: SkiSport
  wizard: Wizard
  product: SkiWizardProduct
  /** Path of the wizard in product addresses, without slashes at its ends: the product page's breadcrumb links to it. */
  entry: string
  priority: boolean
}

/** One product of a group: its distinguishing properties, and its colours and sizes to choose from. */
export function PartRow({ sport, wizard, product, entry, priority }: PartRowProps) {
  const [picked, setColor] = useState<number | null>(null)
  const color = picked ?? firstColor(product, wizard.choices[product.group]?.variantId ?? null)
  const shown = product.variants.filter((variant) => variant.color === color)
  const isWrong = shown.every(({ id }) => isIncompatible(id, product.group, wizard.choices, wizard.lists))
  const suiting = sizesFor(wizard.skier, sport, product)
  return (
    <li
      data-model={product.id}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-6 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6"
    >
      <Picture
        path={product.colors[color]?.image ?? ''}
        alt=""
        width={160}
        height={160}
        sizes="(min-width: 35rem) 144px, 88px"
        priority={priority}
        className={cx('aspect-square w-full rounded-card bg-surface-2 object-cover', isWrong && 'opacity-60')}
      />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:justify-between">
          <Heading product={product} entry={entry} />
          <Price product={product} variants={shown} />
        </div>
        <Warnings wizard={wizard} product={product} isWrong={isWrong} />
        {product.colors.length > 1 && <Colors product={product} color={color} onPick={setColor} />}
        {!product.undeliverable && <Choice wizard={wizard} product={product} variants={shown} />}
        {suiting && suiting.length > 0 && (
          <p className="flex items-start gap-1.5 text-sm text-success">
            <Icon name="check-circle" size={16} className="mt-0.5" />
            <FormattedMessage id="wizard.suits" values={{ sizes: suiting.join(', ') }} />
          </p>
        )}
      </div>
    </li>
  )
}

/** The sizes of a product, or the link that chooses a product without sizes. */
function Choice({ wizard, product, variants }: SizesProps) {
  if (variants.some(({ size }) => size !== null)) return <Sizes wizard={wizard} product={product} variants={variants} />
  return variants[0] && <ChooseLink wizard={wizard} product={product} variant={variants[0]} />
}

const fullName = ({ manufacturer, name }: SkiWizardProduct) => `${manufacturer} ${name}`

/** The product's name, with a link to its page, and the properties in which products of its group differ. */
function Heading({ product, entry }: Pick<PartRowProps, 'product' | 'entry'>) {
  const [brand = '', model = ''] = product.path.split('/')
  return (
    <div className="min-w-0">
      <h3 className="text-lg leading-tight font-normal">
        <Link path={`${brand}/${entry}/${model}`} className="inline-block py-0.5 hover:underline">
          <span className="eyebrow block">{product.manufacturer}</span>
          <span className="font-semibold">
            <ProductName name={product.name} />
          </span>
        </Link>
      </h3>
      <dl className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {product.facts.map(({ slug, name: fact, value }) => (
          <div key={slug} className="flex gap-1.5">
            <dt className="text-ink-muted">{fact}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The lowest price of some variants of a product. */
function Price({ product, variants }: { product: SkiWizardProduct; variants: readonly WizardVariant[] }) {
  const viewer = useViewer()
  const cheapest = cheapestVariant(variants)
  if (!cheapest) return null
  return (
    <div className="shrink-0 sm:w-52">
      <CardPriceBlock
        price={priceOf(cheapest.price, {
          isOutlet: product.is_outlet,
          discountsAllowed: product.discounts_allowed,
        })}
        viewer={viewer}
        fromPrefix={variants.some((one) => one.price.active > cheapest.price.active)}
      />
    </div>
  )
}

interface ColorsProps {
  product: SkiWizardProduct
  /** Index of the colour that is shown. */
  color: number
  onPick: (color: number) => void
}

function Colors({ product, color, onPick }: ColorsProps) {
  const intl = useIntl()
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: 'wizard.colour_of' }, { name: fullName(product) })}
      className="-mx-1.5 flex flex-wrap items-center gap-x-0.5"
    >
      {product.colors.map(({ slug, name: label, swatch }, index) => (
        <Swatch key={slug} name={label} colors={swatch} selected={index === color} onClick={() => onPick(index)} />
      ))}
      <span className="ml-2 text-sm text-ink-muted">{product.colors[color]?.name}</span>
    </div>
  )
}

function Warnings({ wizard, product, isWrong }: Pick<PartRowProps, 'wizard' | 'product'> & { isWrong: boolean }) {
  const isOutOfScale =
    wizard.skier !== null &&
    product.group === 'bindings' &&
    !releaseSuits(wizard.skier, { releaseMin: product.release_min, releaseMax: product.release_max })
  return (
    <>
      {product.undeliverable && <Warning id="grid.undeliverable" />}
      {isWrong && <Warning id="wizard.incompatible" />}
      {isOutOfScale && <Warning id="wizard.release_wrong" />}
    </>
  )
}

/** A warning as text beside its icon. */
export function Warning({ id }: { id: 'wizard.incompatible' | 'wizard.release_wrong' | 'grid.undeliverable' }) {
  const { formatDisplayName } = useIntl()
  const { country } = useMarket()
  return (
    <p className="flex items-start gap-1.5 text-sm text-warning">
      <Icon name="warning" size={16} className="mt-0.5" />
      <FormattedMessage id={id} values={{ country: formatDisplayName(country.toUpperCase(), { type: 'region' }) }} />
    </p>
  )
}

function useChooser(wizard: Wizard, product: SkiWizardProduct) {
  return (variant: WizardVariant) => {
    const choice = choiceOf(product, variant)
    const next = { ...wizard.choices, [product.group]: choice }
    return {
      href: wizard.hrefOf(stepAfter(next), next),
      choose: () => wizard.choose(product.group, choice),
      isChosen: wizard.choices[product.group]?.variantId === variant.id,
    }
  }
}

interface SizesProps {
  wizard: Wizard
  product: SkiWizardProduct
  variants: readonly WizardVariant[]
}

function Sizes({ wizard, product, variants }: SizesProps) {
  const intl = useIntl()
  const chooser = useChooser(wizard, product)
  return (
    <div
      role="group"
      className="flex flex-wrap gap-2"
      aria-label={intl.formatMessage(
        { id: product.group === 'skis' ? 'wizard.length_of' : 'wizard.size_of' },
        { name: fullName(product) },
      )}
    >
      {variants.map((variant) => {
        const { href, choose, isChosen } = chooser(variant)
        if (!variant.is_orderable) return <SoldOut key={variant.id} size={variant.size ?? ''} />
        return (
          <SizeButton
            key={variant.id}
            size={variant.size ?? ''}
            selected={isChosen}
            href={href}
            onClick={(event) => onPlainClick(event, choose)}
          />
        )
      })}
    </div>
  )
}

/** A sold-out size is shown crossed out; it cannot be chosen, because a package is not back-ordered. */
function SoldOut({ size }: { size: string }) {
  const hiddenText = `, ${useIntl().formatMessage({ id: 'wizard.sold_out' })}`
  return (
    <span className="target inline-flex items-center justify-center rounded-control border border-line px-3 text-sm text-ink-subtle line-through">
      {size}
      <span className="sr-only">{hiddenText}</span>
    </span>
  )
}

function ChooseLink({
  wizard,
  product,
  variant,
}: {
  wizard: Wizard
  product: SkiWizardProduct
  variant: WizardVariant
}) {
  const intl = useIntl()
  const { href, choose, isChosen } = useChooser(wizard, product)(variant)
  if (!variant.is_orderable)
    return (
      <p className="text-sm text-ink-muted">
        <FormattedMessage id="wizard.sold_out_product" />
      </p>
    )
  return (
    <Link
      href={href}
      replace
      scroll={false}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => onPlainClick(event, choose)}
      aria-label={
        isChosen ? undefined : intl.formatMessage({ id: 'wizard.choose_product' }, { name: fullName(product) })
      }
      className={buttonStyle(isChosen ? 'primary' : 'secondary', 'md', false, 'self-start')}
    >
      {isChosen && <Icon name="check" size={18} />}
      <FormattedMessage id={isChosen ? 'wizard.chosen' : 'wizard.choose'} />
    </Link>
  )
}
