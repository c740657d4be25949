'use client'

import { useIntl } from 'react-intl'

import { Price, type PriceProps } from '@/components/ui/price'
import type { ShownPrice } from '@/lib/catalog/price'
import { usePrice } from '@/lib/intl/market-context'

interface Props extends Pick<PriceProps, 'size' | 'className'> {
  price: ShownPrice
  isFrom: boolean
  /** Another component shows the club price. */
  hidesClub?: boolean
}

/** A price for this viewer, in the market's currency and language. */
export function ShownPriceText({ price, isFrom, hidesClub = false, ...rest }: Props) {
  const intl = useIntl()
  const format = usePrice()
  return (
    <Price
      {...rest}
      active={format(price.active)}
      regular={price.struck === null ? null : format(price.struck)}
      club={price.clubHint === null || hidesClub ? null : format(price.clubHint)}
      lowest30={
        price.lowest30 === null
          ? null
          : intl.formatMessage({ id: 'common.price_lowest30' }, { price: format(price.lowest30) })
      }
      from={isFrom ? intl.formatMessage({ id: 'common.price_from' }) : null}
      labels={{
        active: intl.formatMessage({ id: 'common.price' }),
        regular: intl.formatMessage({ id: 'common.price_regular' }),
        club: intl.formatMessage({ id: 'common.price_club' }),
      }}
    />
  )
}
