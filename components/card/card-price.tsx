'use client'

import { useIntl } from 'react-intl'

import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import { type CardPrice, type PriceViewer, shownPrice } from '@/lib/catalog/price'
import type { Content } from '@/lib/contract/schemas/common'
import { useMarket, usePrice, useShopPrice } from '@/lib/intl/market-context'
import { useUnitPrice } from '@/components/ui/use-unit-price'

/**
 * A card's price for one viewer: active price, struck regular price, club price with a link to the club, and the 30-day low where the law
 * requires it.
 */
export function CardPriceBlock({
  price,
  content,
  fromPrefix,
  viewer = 'guest',
  asNew = 0,
  size,
}: {
  price: CardPrice
  /** Of what has this price, if it has a unit price. */
  content?: Content | undefined
  fromPrefix: boolean
  viewer?: PriceViewer
  /** The price of the same product as new, in cents of EUR; 0 for none. */
  asNew?: number | undefined
  size?: 'sm' | 'md' | 'lg'
}) {
  const { country, routes } = useMarket()
  const format = usePrice()
  const toMinor = useShopPrice()
  const intl = useIntl()
  const unitPrice = useUnitPrice()
  const shown = shownPrice(price, viewer, country, toMinor)
  // One text node with its space: the name of the link is two words.
  const clubName = `${intl.formatMessage({ id: 'grid.price_club' })} `
  return (
    <Price
      size={size}
      active={format(shown.active)}
      regular={shown.struck === null ? null : format(shown.struck)}
      club={shown.clubHint === null ? null : format(shown.clubHint)}
      isRegularNamed={shown.lowest30 === null}
      unitPrice={unitPrice(shown.active, content)}
      clubUnitPrice={shown.clubHint === null ? null : unitPrice(shown.clubHint, content)}
      clubName={
        <Link href={routes['accounts/login']} className="price-club link">
          {clubName}
          <span className="price-login">{intl.formatMessage({ id: 'grid.club_login' })}</span>
        </Link>
      }
      regularNote={asNew > 0 ? intl.formatMessage({ id: 'grid.as_new' }, { price: format(asNew) }) : null}
      lowest30={
        shown.lowest30 === null ? null : intl.formatMessage({ id: 'grid.lowest_30' }, { price: format(shown.lowest30) })
      }
      from={fromPrefix ? intl.formatMessage({ id: 'grid.from' }) : null}
      labels={{
        active: intl.formatMessage({ id: 'grid.price_now' }),
        regular: intl.formatMessage({ id: shown.isStruckLow ? 'common.price_low' : 'common.price_regular' }),
        club: intl.formatMessage({ id: 'grid.price_club' }),
      }}
    />
  )
}
