'use client'

import { useIntl } from 'react-intl'

import { Amount } from '@/components/checkout/amount'
import { useCheckoutMoney } from '@/components/checkout/use-checkout-money'
import { cx } from '@/components/ui/cx'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { useUnitMoney } from '@/components/ui/use-unit-price'
import { useCheckout } from '@/stores/checkout'
import { useViewer } from '@/stores/viewer'

type Priced = Pick<CheckoutLine, 'unit_price' | 'total_price'> &
  Partial<Pick<CheckoutLine, 'regular_price' | 'lowest_30_days' | 'price_type' | 'content'>> & {
    /** What the members of a bundle cost separately. */
    readonly separate_price?: number
  }

/**
 * The price of a row. The struck price is the 30-day low of a reduction or the general price beside a club price, each named in words; the
 * regular price above the low is not struck. These, and the unit price, are for one unit, as on the product's page.
 */
export function RowPrice({ line, amount, isPending }: { line: Priced; amount: number; isPending: boolean }) {
  const intl = useIntl()
  const money = useCheckoutMoney()
  const unitPrice = useUnitMoney(useCheckout((state) => state.currency))
  const { unit_price: unit, regular_price: regular = unit, lowest_30_days: lowest = null, price_type: type } = line
  const struck = lowest ?? regular
  const isReduced = struck > unit
  // The price's type is a property of the product, but only a member pays the club price.
  const isClub = useViewer() === 'club' && type === 'club'
  const text = (id: string, price: number) => intl.formatMessage({ id }, { price: money(price) })
  const perUnit = unitPrice(unit, line.content)
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
      {amount > 1 && <p className="text-sm text-ink-muted">{text('cart.each', unit)}</p>}
      {isReduced && <FormerPrice struck={struck} isLow={lowest !== null} regular={regular} />}
      {line.separate_price !== undefined && line.separate_price > unit && (
        <p className="text-sm text-ink-muted">{text('cart.separately', line.separate_price)}</p>
      )}
      {perUnit && <p className="text-sm text-ink-muted">{perUnit}</p>}
    </div>
  )
}

/** In Finland a line of its own names the low (spec 3 §9), elsewhere the words before it. */
function FormerPrice({ struck, isLow, regular }: { struck: number; isLow: boolean; regular: number }) {
  const intl = useIntl()
  const { country } = useMarket()
  const money = useCheckoutMoney()
  const text = (id: string, price: number) => intl.formatMessage({ id }, { price: money(price) })
  const hasLine = isLow && country === 'fi'
  const label = `${intl.formatMessage({ id: isLow ? 'common.price_low' : 'common.price_regular' })} `
  return (
    <>
      <p className="text-sm text-ink-muted">
        <span className={hasLine ? 'sr-only' : undefined}>{label}</span>
        <s className="whitespace-nowrap">{money(struck)}</s>
      </p>
      {hasLine && <p className="text-xs text-ink-muted">{text('common.price_lowest30', struck)}</p>}
      {isLow && regular > struck && (
        <p className="text-xs text-ink-muted">{text('common.price_regular_is', regular)}</p>
      )}
    </>
  )
}
