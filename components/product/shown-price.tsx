'use client'

import { useIntl } from 'react-intl'

import { Price, type PriceProps } from '@/components/ui/price'
import type { ShownPrice } from '@/lib/catalog/price'
import type { Content } from '@/lib/contract/schemas/common'
import { usePrice } from '@/lib/intl/market-context'
import { useUnitPrice } from '@/components/ui/use-unit-price'

interface Props extends Pick<PriceProps, 'size' | 'className'> {
  price: ShownPrice
  content?: Content | null | undefined
  isFrom: boolean
  /** Another component shows the club price, the unit price and the 30-day low. */
  isAlone?: boolean
}

/** A price for this viewer, in the market's currency and language. */
export function ShownPriceText({ price, content, isFrom, isAlone = false, ...rest }: Props) {
  const intl = useIntl()
  const format = usePrice()
  const unitPrice = useUnitPrice()
  return (
    <Price
      {...rest}
      active={format(price.active)}
      regular={price.struck === null ? null : format(price.struck)}
      club={price.clubHint === null || isAlone ? null : format(price.clubHint)}
      isRegularNamed={price.lowest30 === null}
      unitPrice={unitPrice(price.active, content)}
      clubUnitPrice={price.clubHint === null ? null : unitPrice(price.clubHint, content)}
      lowest30={
        price.lowest30 === null || isAlone
          ? null
          : intl.formatMessage({ id: 'common.price_lowest30' }, { price: format(price.lowest30) })
      }
      from={isFrom ? intl.formatMessage({ id: 'common.price_from' }) : null}
      labels={{
        active: intl.formatMessage({ id: 'common.price' }),
        regular: intl.formatMessage({ id: price.isStruckLow ? 'common.price_low' : 'common.price_regular' }),
        club: intl.formatMessage({ id: 'common.price_club' }),
      }}
    />
  )
}
