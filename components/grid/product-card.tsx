'use client'

import { memo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { ProductName } from '@/components/ui/product-name'
import { Rating } from '@/components/ui/rating'
import { Ribbon } from '@/components/ui/ribbon'
import { useSwipe } from '@/components/ui/use-swipe'
import { cardColor, cardQuery, cardStars, swipedColor } from '@/lib/catalog/card'
import { type PriceViewer, ribbonLabel, shownPrice } from '@/lib/catalog/price'
import type { Sort } from '@/lib/catalog/sort'
import { useMarket } from '@/lib/intl/market-context'

import { CardHeart } from './card-heart'
import { CardPicture } from './card-picture'
import { CardPriceBlock } from './card-price'
import { cardColors, cardHover, cardImage, cardPrice, type GridCard, type GridColor, type Palette } from './grid-card'

const MAX_SWATCHES = 5
/** Two a row on a phone, three on a tablet, four on a desktop; the larger cards one, two and three. */
const SIZES = '(min-width: 75rem) 21vw, (min-width: 45rem) 30vw, calc(50vw - 1.5rem)'
const LARGE_SIZES = '(min-width: 75rem) 30vw, (min-width: 45rem) 46vw, calc(100vw - 2rem)'

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
  /** How wide the pictures are where the cards stand in a rail instead of the grid; there a swipe moves the rail. */
  railSizes?: string
  /** The grid of larger cards. */
  isLarge?: boolean
}

const NO_COLORS: readonly string[] = []

/**
 * A product in a list (spec 2 §4 "Product card colour", §9). The whole card leads to the product. Hundreds may stand in a grid that is drawn
 * again with every press, so a card is drawn again only when something of its own is another.
 */
export const ProductCard = memo(function ProductCard({
  card,
  palette,
  wantedColors = NO_COLORS,
  sort = 'default',
  viewer = 'guest',
  priority = false,
  forceOutlet = false,
  railSizes,
  isLarge = false,
}: ProductCardProps) {
  const intl = useIntl()
  // The colour under the pointer, or the one that a swipe has brought.
  const [picked, setPicked] = useState<string | null>(null)
  const [isNear, setNear] = useState(false)
  const colors = cardColors(card, palette)
  const color = cardColor(colors, wantedColors, picked)
  const isChosen =
    picked !== null ||
    (color !== null && wantedColors.some((wanted) => wanted === color.slug || wanted === color.control))
  const stars = card.rating ? cardStars(card.rating[0], sort) : null
  const swipe = useSwipe((step) => setPicked(swipedColor(colors, color?.slug ?? null, step)?.slug ?? null))
  const sizes = railSizes ?? (isLarge ? LARGE_SIZES : SIZES)
  const hover = isNear ? cardHover(card, color) : null
  // One text, not two: React marks the seam with a comment, sixty times a page.
  const text = (card.spec && card.shortDescription ? ' · ' : '') + card.shortDescription
  const sizesIntro = `${intl.formatMessage({ id: 'grid.sizes' })} `
  return (
    <article
      className="product-card"
      data-model={card.id}
      // The second picture is fetched when a mouse comes near; fingers have no hover.
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setNear(true)
      }}
      {...(railSizes === undefined && colors.length > 1 && swipe)}
    >
      <div className="card-media">
        <CardPicture
          path={cardImage(card, color)}
          sizes={sizes}
          priority={priority}
          className={card.soldOut ? 'card-photo opacity-60' : 'card-photo'}
        />
        {hover !== null && (
          <CardPicture
            path={hover}
            sizes={sizes}
            priority={false}
            className={cx('card-photo card-photo-hover', picked !== null && 'invisible')}
          />
        )}
        <CardBadges card={card} viewer={viewer} forceOutlet={forceOutlet} />
      </div>
      <h3 className="card-name">
        <Link className="covering" path={card.path + cardQuery(isChosen ? (color?.slug ?? null) : null)}>
          <span className="eyebrow block">{card.manufacturer}</span>
          <span className="card-model">
            <ProductName name={card.name} />
          </span>
        </Link>
      </h3>
      <CardHeart modelId={card.id} name={card.name} />
      <p className="card-text">
        {card.spec && <b className="card-spec">{card.spec}</b>}
        {text}
      </p>
      {stars !== null && card.rating && <CardStars stars={stars} count={card.rating[1]} />}
      <div>
        {/* Who buys a gift card says what it is worth; the price of its variant means nothing to them. */}
        {card.kind !== 'giftcard' && (
          <CardPriceBlock price={cardPrice(card.price)} fromPrefix={card.fromPrefix === true} viewer={viewer} />
        )}
        {colors.length > 1 && <CardSwatches colors={colors} shown={color?.slug ?? null} onHover={setPicked} />}
        {card.sizes.length > 1 && (
          <p className="card-sizes">
            <span className="sr-only">{sizesIntro}</span>
            {card.sizes.join(' · ')}
          </p>
        )}
      </div>
    </article>
  )
})

function CardBadges({ card, viewer, forceOutlet }: { card: GridCard; viewer: PriceViewer; forceOutlet: boolean }) {
  const { country } = useMarket()
  const intl = useIntl()
  const price = cardPrice(card.price)
  const { percent } = shownPrice(price, viewer, country)
  const label = forceOutlet ? 'outlet' : ribbonLabel(price.type)
  // A shop may give second-hand goods a ribbon of the same words; they are said once.
  const kind =
    card.kind === 'used'
      ? intl.formatMessage({ id: 'grid.used' })
      : card.kind === 'rental'
        ? intl.formatMessage({ id: 'grid.rental' })
        : null
  const badges = [
    kind && (
      <Badge key="kind" tone={card.kind === 'used' ? 'used' : 'rental'} filled>
        {kind}
      </Badge>
    ),
    label === 'outdoor' && (
      <Badge key="outdoor" tone="brand" filled>
        <FormattedMessage id="grid.ribbon_outdoor" />
      </Badge>
    ),
    ...(card.tags ?? [])
      .filter(([title]) => title !== kind)
      .map(([title, background, text]) => (
        <Badge key={title} filled colors={{ background, text }}>
          {title}
        </Badge>
      )),
    card.soldOut && (
      <Badge key="sold-out">
        <FormattedMessage id="grid.sold_out" />
      </Badge>
    ),
  ].filter(Boolean)
  return (
    <>
      {percent !== null ? (
        <Ribbon>
          <FormattedMessage id="grid.percent_off" values={{ percent }} />
        </Ribbon>
      ) : (
        label === 'outlet' && (
          <Ribbon>
            <FormattedMessage id="grid.ribbon_outlet" />
          </Ribbon>
        )
      )}
      {badges.length > 0 && <div className="card-badges">{badges}</div>}
    </>
  )
}

function CardStars({ stars, count }: { stars: number; count: number }) {
  const intl = useIntl()
  return (
    <Rating
      value={stars}
      label={intl.formatMessage({ id: 'grid.rating' }, { stars, count })}
      count={`(${count})`}
      size={14}
      className="mb-1"
    />
  )
}

/** One picture for those who do not see it: the names of its colours are its label. */
function CardSwatches({
  colors,
  shown,
  onHover,
}: {
  colors: readonly GridColor[]
  shown: string | null
  onHover: (slug: string | null) => void
}) {
  const intl = useIntl()
  const more = colors.length - MAX_SWATCHES
  const label = intl.formatMessage(
    { id: 'grid.colors' },
    {
      count: colors.length,
      names: colors
        .slice(0, MAX_SWATCHES)
        .map(({ name }) => name)
        .join(', '),
    },
  )
  return (
    <div className="card-swatches" role="img" aria-label={label}>
      {colors.slice(0, MAX_SWATCHES).map(({ slug, name, paint }) => (
        <i
          key={slug}
          title={name}
          style={{ background: paint }}
          className={slug === shown ? 'card-swatch card-swatch-shown' : 'card-swatch'}
          onMouseEnter={() => onHover(slug)}
          onMouseLeave={() => onHover(null)}
        />
      ))}
      {more > 0 && <FormattedMessage id="grid.more_colors" values={{ count: more }} />}
    </div>
  )
}
