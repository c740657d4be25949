'use client'

import { FormattedMessage, useIntl } from 'react-intl'

import { GIFT_CARD } from '@/lib/catalog/gift-cards'
import { sizesLine } from '@/lib/catalog/list/card'
import { cardPrice, type GridCard, type GridColor } from '@/lib/catalog/list/grid-card'
import type { PriceViewer } from '@/lib/catalog/price'
import { useMarket } from '@/lib/intl/market-context'
import { sizeIn } from '@/lib/market/units'

import { CardPriceBlock } from './card-price'

const MAX_SWATCHES = 5

interface SwatchesProps {
  colors: readonly GridColor[]
  /** Slug of the colour that the pictures show. */
  shown: string | null
  onHover: (slug: string | null) => void
}

/** The lower part of a card, at the same height in each card of a row: price, colours, and the sizes that can be ordered. */
export function CardOffer({
  card,
  viewer,
  colors,
  ...swatches
}: SwatchesProps & { card: GridCard; viewer: PriceViewer }) {
  const intl = useIntl()
  // One text node instead of two: between two, React renders a comment.
  const sizesIntro = `${intl.formatMessage({ id: 'grid.sizes' })} `
  return (
    <div className="card-offer">
      {card.undeliverable && <Undeliverable />}
      {/* The buyer of a gift card chooses its value; the price of its variant would be misleading. */}
      {card.kind === 'giftcard' ? (
        <p className="card-amounts">
          <FormattedMessage id="grid.gift_amount" values={{ min: GIFT_CARD.step, max: GIFT_CARD.max }} />
        </p>
      ) : (
        <CardPriceBlock
          price={cardPrice(card.price)}
          content={card.content}
          fromPrefix={card.fromPrefix === true}
          viewer={viewer}
          asNew={card.used?.[1]}
        />
      )}
      <div className="card-foot">
        {colors.length > 1 && <CardSwatches colors={colors} {...swatches} />}
        {card.sizes.length > 1 && (
          <p className="card-sizes">
            <span className="sr-only">{sizesIntro}</span>
            {sizesLine(card.sizes.map((size) => sizeIn(size, intl.locale)))}
          </p>
        )}
      </div>
    </div>
  )
}

/** The product page says the same of a blocked country (spec 3 §4). */
function Undeliverable() {
  const { formatDisplayName } = useIntl()
  const { country } = useMarket()
  return (
    <p className="mb-2 text-sm text-warning">
      <FormattedMessage
        id="grid.undeliverable"
        values={{ country: formatDisplayName(country.toUpperCase(), { type: 'region' }) }}
      />
    </p>
  )
}

/** One image for screen readers: the names of its colours are its label. */
function CardSwatches({ colors, shown, onHover }: SwatchesProps) {
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
          className={slug === shown ? 'card-swatch shown' : 'card-swatch'}
          title={name}
          style={{ background: paint }}
          onMouseEnter={() => onHover(slug)}
          onMouseLeave={() => onHover(null)}
        />
      ))}
      {more > 0 && <FormattedMessage id="grid.more_colors" values={{ count: more }} />}
    </div>
  )
}
