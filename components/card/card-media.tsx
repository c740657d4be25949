'use client'

import { FormattedMessage, useIntl } from 'react-intl'

import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Ribbon } from '@/components/ui/ribbon'
import { cardHover, cardImage, cardPrice, type GridCard, type GridColor } from '@/lib/catalog/list/grid-card'
import { type PriceViewer, ribbonLabel, shownPrice } from '@/lib/catalog/price'
import { useMarket, useShopPrice } from '@/lib/intl/market-context'

import { CardPicture } from './card-picture'

/** Two a row on a phone, three on a tablet, four on a desktop; the larger cards one, two and three. */
const SIZES = '(min-width: 75rem) 21vw, (min-width: 45rem) 30vw, calc(50vw - 1.5rem)'
const LARGE_SIZES = '(min-width: 75rem) 30vw, (min-width: 45rem) 46vw, calc(100vw - 2rem)'

/** Shown to a resting mouse, shown to a finger that holds, or loaded and hidden again; null: not loaded yet. */
export type SecondPicture = 'rollover' | 'hold' | 'loaded' | null

interface CardMediaProps {
  card: GridCard
  color: GridColor | null
  viewer: PriceViewer
  priority?: boolean
  forceOutlet?: boolean
  railSizes?: string
  isLarge?: boolean
  second: SecondPicture
  /** A colour was picked: its first picture stays under a mouse, the second is shown only to a finger that holds. */
  isPicked: boolean
}

/** The upper part of a card: its pictures, ribbon and badges. */
export function CardMedia(props: CardMediaProps) {
  const { card, color, viewer, priority = false, forceOutlet = false, isLarge = false, second, isPicked } = props
  const sizes = props.railSizes ?? (isLarge ? LARGE_SIZES : SIZES)
  const hover = second === null ? null : cardHover(card, color)
  return (
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
          className={cx('card-photo card-photo-hover', isPicked && second !== 'hold' && 'invisible')}
        />
      )}
      <CardBadges card={card} viewer={viewer} forceOutlet={forceOutlet} />
    </div>
  )
}

const withGrade = (kind: string, { used }: GridCard) => (used ? `${kind} · ${used[0]}` : kind)

/** The name of a kind of product that is not sold new, for its badge. */
function useKindName({ kind }: GridCard): string | null {
  const intl = useIntl()
  if (kind !== 'used' && kind !== 'rental') return null
  return intl.formatMessage({ id: kind === 'used' ? 'grid.used' : 'grid.rental' })
}

function CardBadges({ card, viewer, forceOutlet }: { card: GridCard; viewer: PriceViewer; forceOutlet: boolean }) {
  const { country } = useMarket()
  const toMinor = useShopPrice()
  const price = cardPrice(card.price)
  const { percent } = shownPrice(price, viewer, country, toMinor)
  const label = forceOutlet ? 'outlet' : ribbonLabel(price.type)
  const kind = useKindName(card)
  // A shop may give second-hand products a tag with the same text. It is shown once.
  const tags = card.tags?.filter(([title]) => title !== kind) ?? []
  const hasBadges = kind !== null || label === 'outdoor' || tags.length > 0 || card.soldOut
  return (
    <>
      {percent !== null && (
        <Ribbon>
          <FormattedMessage id="grid.percent_off" values={{ percent }} />
        </Ribbon>
      )}
      {percent === null && label === 'outlet' && (
        <Ribbon>
          <FormattedMessage id="grid.ribbon_outlet" />
        </Ribbon>
      )}
      {hasBadges && (
        <div className="card-badges">
          {kind !== null && (
            <Badge tone={card.kind === 'used' ? 'used' : 'rental'} filled>
              {withGrade(kind, card)}
            </Badge>
          )}
          {label === 'outdoor' && (
            <Badge tone="brand" filled>
              <FormattedMessage id="grid.ribbon_outdoor" />
            </Badge>
          )}
          {tags.map(([title, background, text]) => (
            <Badge key={title} filled colors={{ background, text }}>
              {title}
            </Badge>
          ))}
          {card.soldOut && (
            <Badge>
              <FormattedMessage id="grid.sold_out" />
            </Badge>
          )}
        </div>
      )}
    </>
  )
}
