'use client'

import { FormattedMessage, useIntl } from 'react-intl'

import { cardPrice, type GridCard, type GridColor } from '@/lib/catalog/list/grid-card'
import type { PriceViewer } from '@/lib/catalog/price'
import { useMarket } from '@/lib/intl/market-context'

import { CardPriceBlock } from './card-price'

const MAX_SWATCHES = 5

interface SwatchesProps {
  colors: readonly GridColor[]
  /** Slug of the colour that the pictures show. */
  shown: string | null
  onHover: (slug: string | null) => void
}

/** The lower part of a card: price, colours, and the sizes that can be ordered. */
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
    <>
      {/* The buyer of a gift card chooses its value; the price of its variant would be misleading. */}
      {card.kind !== 'giftcard' && (
        <CardPriceBlock
          price={cardPrice(card.price)}
          content={card.content}
          fromPrefix={card.fromPrefix === true}
          viewer={viewer}
        />
      )}
      {card.undeliverable && <Undeliverable />}
      {colors.length > 1 && <CardSwatches colors={colors} {...swatches} />}
      {card.sizes.length > 1 && (
        <p className="card-sizes">
          <span className="sr-only">{sizesIntro}</span>
          {card.sizes.join(' · ')}
        </p>
      )}
    </>
  )
}

/** The product page says the same of a blocked country (spec 3 §4). */
function Undeliverable() {
  const { formatDisplayName } = useIntl()
  const { country } = useMarket()
  return (
    <p className="card-text text-warning">
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
