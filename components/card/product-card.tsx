'use client'

import { memo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Link } from '@/components/ui/link'
import { ProductName } from '@/components/ui/product-name'
import { Icon } from '@/components/ui/icon'
import { Rating } from '@/components/ui/rating'
import { useTouch } from '@/components/ui/use-touch'
import { cardColor, cardMean, cardQuery, cardStars, swipedColor } from '@/lib/catalog/list/card'
import { cardColors, cardHover, type GridCard, type Palette } from '@/lib/catalog/list/grid-card'
import type { PriceViewer } from '@/lib/catalog/price'
import type { Sort } from '@/lib/catalog/list/sort'

import { CardHeart } from './card-heart'
import { CardMedia, type SecondPicture } from './card-media'
import { CardOffer } from './card-offer'

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
  /** The `sizes` of the pictures where the cards are in a rail instead of the grid; there a swipe scrolls the rail. */
  railSizes?: string
  /** The grid of larger cards. */
  isLarge?: boolean
}

const NO_COLORS: readonly string[] = []

/**
 * The colour that a card shows: one that the shopper has picked with pointer or swipe, otherwise one of the colour filter, otherwise the
 * first.
 */
function useCardColor(card: GridCard, palette: Palette, wanted: readonly string[]) {
  const [picked, pick] = useState<string | null>(null)
  const colors = cardColors(card, palette)
  const color = cardColor(colors, wanted, picked)
  const isWanted = color !== null && wanted.some((name) => name === color.slug || name === color.control)
  return {
    colors,
    color,
    pick,
    isPicked: picked !== null,
    /** The colour in the card's link, preselected on the product's page. */
    linked: picked !== null || isWanted ? (color?.slug ?? null) : null,
    swipe: (step: 1 | -1) => pick(swipedColor(colors, color?.slug ?? null, step)?.slug ?? null),
  }
}

/** The second picture is shown when a mouse has rested on a card for this long (spec 3 §9 "rollover"). */
const ROLLOVER_MS = 100

/** The second picture of a card, and the handlers of mouse and finger for it. Touch screens have no hover. */
function useSecondPicture(hasSecond: boolean, onSwipe: ((step: 1 | -1) => void) | undefined) {
  const [second, setSecond] = useState<SecondPicture>(null)
  const timer = useRef<number>(undefined)
  const touch = useTouch({
    onSwipe,
    onHold: hasSecond ? (isHeld) => setSecond(isHeld ? 'hold' : 'loaded') : undefined,
    // Only on the picture: below it, also slow taps follow the link, and the browser's own menu opens.
    canHold: ({ currentTarget, touches }) => {
      const media = currentTarget.querySelector('.card-media')?.getBoundingClientRect()
      return media !== undefined && (touches[0]?.clientY ?? Infinity) <= media.bottom
    },
  })
  return {
    second,
    handlers: {
      ...touch,
      onPointerEnter({ pointerType }: { pointerType: string }) {
        if (pointerType === 'mouse') timer.current = window.setTimeout(() => setSecond('rollover'), ROLLOVER_MS)
      },
      onPointerLeave() {
        clearTimeout(timer.current)
        setSecond((now) => (now === 'rollover' ? 'loaded' : now))
      },
    },
  }
}

/**
 * A product in a list (spec 2 §4 "Product card colour", §9). The whole card is a link to the product. A grid may have hundreds of cards and
 * is rendered at every change, so a card is rendered again only when its own props change.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, palette, wantedColors = NO_COLORS, sort = 'default', viewer = 'guest', railSizes } = props
  const { colors, color, pick, isPicked, linked, swipe } = useCardColor(card, palette, wantedColors)
  const canSwipe = railSizes === undefined && colors.length > 1
  const { second, handlers } = useSecondPicture(cardHover(card, color) !== null, canSwipe ? swipe : undefined)
  // One text node instead of two: between two, React renders a comment, sixty times per page.
  const text = (card.spec && card.shortDescription ? ' · ' : '') + card.shortDescription
  const textClass = card.spec ? 'card-blurb' : undefined
  return (
    <article className="product-card" data-model={card.id} data-second={second ?? undefined} {...handlers}>
      <CardMedia {...props} viewer={viewer} color={color} second={second} isPicked={isPicked} />
      <h3>
        <Link className="card-name" path={card.path + cardQuery(linked)}>
          <span className="card-maker">{card.manufacturer}</span>
          <span className="card-model">
            <ProductName name={card.name} />
          </span>
        </Link>
      </h3>
      <CardHeart modelId={card.id} name={card.name} />
      {card.rating && <CardRating rating={card.rating[0]} count={card.rating[1]} sort={sort} />}
      <p className="card-text">
        {card.spec && <b className="card-spec">{card.spec}</b>}
        <span className={textClass}>{text}</span>
      </p>
      <CardOffer card={card} viewer={viewer} colors={colors} shown={color?.slug ?? null} onHover={pick} />
    </article>
  )
})

function CardRating({ rating, count, sort }: { rating: number; count: number; sort: Sort }) {
  const intl = useIntl()
  const stars = cardStars(rating, sort)
  const mean = cardMean(rating, count)
  if (stars !== null) {
    const label = intl.formatMessage({ id: 'grid.rating' }, { stars, count })
    return <Rating value={stars} label={label} count={`(${count})`} size={14} className="mt-1" />
  }
  if (mean === null) return null
  const words = `${intl.formatNumber(mean, { minimumFractionDigits: 1 })} (${count})`
  // One star and the mean: five stars on each of sixty cards are three hundred elements more.
  return (
    <p
      className="mt-1 flex items-center gap-1 text-ink-muted text-xs"
      role="img"
      aria-label={intl.formatMessage({ id: 'grid.rating' }, { stars: mean, count })}
    >
      <Icon name="star" size={14} className="text-star" />
      {words}
    </p>
  )
}
