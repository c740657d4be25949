'use client'

import { type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { type Totals, totalsOf } from '@/lib/checkout/totals'
import { useMarket } from '@/lib/intl/market-context'
import { countryOf } from '@/lib/market/countries'
import { formatPercent } from '@/lib/market/format'
import { useCheckout, useIsValidated } from '@/stores/checkout'

import { Amount } from './amount'
import { useCheckoutMoney } from './use-checkout-money'

function Row({ label, children, isMuted }: { label: ReactNode; children: ReactNode; isMuted?: boolean }) {
  return (
    <div className={cx('flex items-baseline justify-between gap-4', isMuted && 'text-sm text-ink-muted')}>
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  )
}

/** Pending until the server has answered for exactly this cart. */
function Money({ minor, className }: { minor: number; className?: string }) {
  const isPending = !useIsValidated()
  const money = useCheckoutMoney()
  return <Amount text={money(minor)} isPending={isPending} className={className} />
}

/** A cost, or that it is free. `isLowest`: other methods cost more, so 0 is shown as "from 0 €". */
function Cost({ minor, isLowest = false }: { minor: number; isLowest?: boolean }) {
  const intl = useIntl()
  const isPending = !useIsValidated()
  const money = useCheckoutMoney()
  const text = () => {
    if (isLowest) return intl.formatMessage({ id: 'checkout.delivery_from' }, { price: money(minor, 'delivery') })
    return minor === 0 ? intl.formatMessage({ id: 'checkout.free' }) : money(minor, 'delivery')
  }
  return <Amount text={text()} isPending={isPending} />
}

/** The discount of a free-delivery code is 0 until a delivery method is chosen. */
function DiscountRow({ discount: { code, amount } }: { discount: NonNullable<Totals['discount']> }) {
  const intl = useIntl()
  return (
    <Row label={intl.formatMessage({ id: 'checkout.discount' }, { code })}>
      {amount === 0 ? (
        <span className="text-sm text-ink-muted">{intl.formatMessage({ id: 'checkout.discount_later' })}</span>
      ) : (
        <Money minor={-amount} className="text-sale" />
      )}
    </Row>
  )
}

/** Products, discount, delivery, gift cards, total and its VAT. The amounts are pending until the server has answered for this cart. */
export function TotalsList({ className }: { className?: string }) {
  const intl = useIntl()
  const { language, country } = useMarket()
  const state = useCheckout((checkout) => checkout)
  const isPending = !useIsValidated()
  const { goods, repack, discount, delivery, giftCards, total, taxes } = useMemo(() => totalsOf(state), [state])
  return (
    <div className={className} aria-busy={isPending || undefined}>
      <dl className="flex flex-col gap-2">
        <Row label={intl.formatMessage({ id: 'checkout.goods' })}>
          <Money minor={goods} />
        </Row>
        {repack !== null && (
          <Row label={intl.formatMessage({ id: 'checkout.repack' })}>
            <Cost minor={repack} />
          </Row>
        )}
        {discount && <DiscountRow discount={discount} />}
        {delivery.kind !== 'none' && (
          <Row label={intl.formatMessage({ id: 'checkout.delivery' })}>
            <Cost minor={delivery.price} isLowest={delivery.kind === 'from'} />
          </Row>
        )}
        {giftCards.map(({ code, amount }) => (
          <Row key={code} label={intl.formatMessage({ id: 'checkout.gift_card' }, { code })}>
            <Money minor={-amount} />
          </Row>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-3">
          <dt className="font-semibold">
            {intl.formatMessage({
              id: delivery.kind === 'from' ? 'checkout.total_without_delivery' : 'checkout.total',
            })}
          </dt>
          <dd className="text-2xl font-bold">
            <Money minor={total} />
          </dd>
        </div>
        {taxes.map(({ rate, amount }) => (
          <Row
            key={rate}
            isMuted
            label={intl.formatMessage({ id: 'checkout.vat' }, { percent: formatPercent(rate, language) })}
          >
            <Money minor={amount} />
          </Row>
        ))}
      </dl>
      {taxes.length === 0 && countryOf(country)?.isEu === false && !isPending && total > 0 && (
        <p className="mt-2 text-sm text-ink-muted">{intl.formatMessage({ id: 'checkout.no_vat' })}</p>
      )}
    </div>
  )
}

/** Announces each new total to screen readers, in the words that stand beside it. */
export function TotalAnnouncer() {
  const intl = useIntl()
  const isValidated = useIsValidated()
  const isFailed = useCheckout(({ status }) => status === 'ERROR')
  const total = useCheckout(({ totalPrice }) => totalPrice)
  const isWithoutDelivery = useCheckout((state) => totalsOf(state).delivery.kind === 'from')
  const money = useCheckoutMoney()
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {isValidated
        ? intl.formatMessage(
            { id: isWithoutDelivery ? 'checkout.total_without_delivery_is' : 'checkout.total_is' },
            { total: money(total) },
          )
        : isFailed
          ? ''
          : intl.formatMessage({ id: 'checkout.updating' })}
    </p>
  )
}
