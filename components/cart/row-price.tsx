'use client'

import { useIntl } from 'react-intl'

import { Amount } from '@/components/checkout/amount'
import { useCheckoutMoney } from '@/components/checkout/use-checkout-money'
import { cx } from '@/components/ui/cx'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { useViewer } from '@/stores/viewer'

type Priced = Pick<CheckoutLine, 'unit_price' | 'total_price'> &
  Partial<Pick<CheckoutLine, 'regular_price' | 'lowest_30_days' | 'price_type'>>

/** The price of a row. The struck price and the 30-day low (Finland) are for one unit, as on the product's page. */
export function RowPrice({ line, amount, isPending }: { line: Priced; amount: number; isPending: boolean }) {
  const intl = useIntl()
  const { country } = useMarket()
  const money = useCheckoutMoney()
  const { unit_price: unit, regular_price: regular = unit, lowest_30_days: lowest = null, price_type: type } = line
  const isReduced = regular > unit
  // The price's type is a property of the product, but only a member pays the club price.
  const isClub = useViewer() === 'club' && type === 'club'
  return (
    <div className="flex flex-col gap-0.5 sm:items-end">
      <div className="flex flex-wrap items-baseline gap-x-2 sm:justify-end">
        <Amount
          text={money(line.total_price)}
          isPending={isPending}
          className={cx('text-lg leading-tight font-bold', isClub ? 'text-club' : isReduced && 'text-sale')}
        />
        {isClub && (
          <span className="text-sm font-semibold text-club">{intl.formatMessage({ id: 'common.price_club' })}</span>
        )}
      </div>
      {(amount > 1 || isReduced) && (
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted sm:justify-end">
          {amount > 1 && <span>{intl.formatMessage({ id: 'cart.each' }, { price: money(unit) })}</span>}
          {isReduced && (
            <span className="whitespace-nowrap">
              <span className="sr-only">{intl.formatMessage({ id: 'common.price_regular' })} </span>
              <s>{money(regular)}</s>
            </span>
          )}
        </p>
      )}
      {isReduced && lowest !== null && country === 'fi' && (
        <p className="text-xs text-ink-muted">
          {intl.formatMessage({ id: 'common.price_lowest30' }, { price: money(lowest) })}
        </p>
      )}
    </div>
  )
}
