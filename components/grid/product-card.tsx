'use client'

import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { ProductName } from '@/components/ui/product-name'
import { Rating } from '@/components/ui/rating'
import { Ribbon } from '@/components/ui/ribbon'
import { cardColor, cardQuery, cardStars } from '@/lib/catalog/card'
import { type PriceViewer, ribbonLabel, shownPrice } from '@/lib/catalog/price'
import type { Sort } from '@/lib/catalog/sort'
import { useMarket } from '@/lib/intl/market-context'

import { CardPicture } from './card-picture'
import { CardPriceBlock } from './card-price'
import { cardColors, cardImage, cardPrice, type GridCard, type GridColor, type Palette } from './grid-card'

const MAX_SWATCHES = 5
/** Two a row on a phone, three on a tablet, four on a desktop. */
const SIZES = '(min-width: 75rem) 21vw, (min-width: 56.25rem) 30vw, calc(50vw - 1.5rem)'

export interface ProductCardProps {
  card: GridCard
  palette: Palette
  /** Colours of the colour filter, by slug or base colour. */
  wantedColors?: readonly string[]
  sort?: Sort
  viewer?: PriceViewer
  /** One of the first pictures of the page. */
  priority?: boolean
  /** Under /outlet/ every card carries the ribbon (spec 2 §2). */
  forceOutlet?: boolean
  /** Where the pictures stand in a rail instead of the grid. */
  sizes?: string
}

/** A product in a list (spec 2 §4 "Product card colour", §9). The whole card leads to the product. */
export function ProductCard({ card, palette, wantedColors = [], sort = 'default', viewer = 'guest', priority = false, forceOutlet = false, sizes = SIZES }: ProductCardProps) {
  const [hovered, setHovered] = useState<string | null>(null)
  const colors = cardColors(card, palette)
  const color = cardColor(colors, wantedColors, hovered)
  const isChosen = hovered !== null || wantedColors.length > 0
  const stars = card.rating ? cardStars(card.rating[0], sort) : null
  return (
    <article className="group relative flex h-full flex-col" data-model={card.id}>
      <div className="relative mb-3 overflow-hidden rounded-card bg-surface-2">
        <CardPicture
          path={cardImage(card, color)} sizes={sizes} priority={priority}
          className={cx('aspect-square w-full object-cover transition-transform duration-200 group-hover:scale-[1.02]', card.soldOut && 'opacity-60')}
        />
        <CardBadges card={card} viewer={viewer} forceOutlet={forceOutlet} />
      </div>
      <h3 className="text-base leading-tight font-normal">
        <Link path={card.path + cardQuery(isChosen ? (color?.slug ?? null) : null)} className="after:absolute after:inset-0 after:z-1">
          <span className="eyebrow block">{card.manufacturer}</span>
          <span className="font-semibold group-hover:underline"><ProductName name={card.name} /></span>
        </Link>
      </h3>
      <p className="mt-1 mb-2 line-clamp-2 min-h-10.5 text-sm text-ink-muted">{card.shortDescription}</p>
      {stars !== null && card.rating && <CardStars stars={stars} count={card.rating[1]} />}
      <div>
        <CardPriceBlock price={cardPrice(card.price)} fromPrefix={card.fromPrefix === true} viewer={viewer} />
        {colors.length > 1 && <CardSwatches colors={colors} shown={color?.slug ?? null} onHover={setHovered} />}
        {card.sizes.length > 1 && <p className="mt-1 truncate text-xs text-ink-subtle">{card.sizes.join(' · ')}</p>}
      </div>
    </article>
  )
}

function CardBadges({ card, viewer, forceOutlet }: { card: GridCard; viewer: PriceViewer; forceOutlet: boolean }) {
  const { country } = useMarket()
  const price = cardPrice(card.price)
  const { percent } = shownPrice(price, viewer, country)
  const label = forceOutlet ? 'outlet' : ribbonLabel(price.type)
  const badges = [
    card.kind === 'used' && <Badge key="used" tone="used" filled><FormattedMessage id="grid.used" /></Badge>,
    card.kind === 'rental' && <Badge key="rental" tone="rental" filled><FormattedMessage id="grid.rental" /></Badge>,
    label === 'outdoor' && <Badge key="outdoor" tone="brand" filled><FormattedMessage id="grid.ribbon_outdoor" /></Badge>,
    ...(card.tags ?? []).map(([title, background, text]) => <Badge key={title} filled colors={{ background, text }}>{title}</Badge>),
    card.soldOut && <Badge key="sold-out"><FormattedMessage id="grid.sold_out" /></Badge>,
  ].filter(Boolean)
  return (
    <>
      {percent !== null ? <Ribbon><FormattedMessage id="grid.percent_off" values={{ percent }} /></Ribbon> : label === 'outlet' && <Ribbon><FormattedMessage id="grid.ribbon_outlet" /></Ribbon>}
      {badges.length > 0 && <div className="absolute right-2 bottom-2 left-2 flex flex-wrap gap-1">{badges}</div>}
    </>
  )
}

function CardStars({ stars, count }: { stars: number; count: number }) {
  const intl = useIntl()
  return <Rating value={stars} label={intl.formatMessage({ id: 'grid.rating' }, { stars, count })} count={`(${count})`} size={14} className="mb-1" />
}

function CardSwatches({ colors, shown, onHover }: { colors: readonly GridColor[]; shown: string | null; onHover: (slug: string | null) => void }) {
  const intl = useIntl()
  const more = colors.length - MAX_SWATCHES
  return (
    <ul className="relative z-2 mt-2 flex w-fit items-center gap-2" aria-label={intl.formatMessage({ id: 'grid.colors' }, { count: colors.length })}>
      {colors.slice(0, MAX_SWATCHES).map(({ slug, name, paint }) => (
        <li
          key={slug} title={name} style={{ background: paint }} onMouseEnter={() => onHover(slug)} onMouseLeave={() => onHover(null)}
          className={cx('size-4 rounded-chip border border-line-strong', slug === shown && 'outline outline-offset-1 outline-ink')}
        >
          <span className="sr-only">{name}</span>
        </li>
      ))}
      {more > 0 && <li className="text-xs text-ink-muted"><FormattedMessage id="grid.more_colors" values={{ count: more }} /></li>}
    </ul>
  )
}
