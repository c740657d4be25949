'use client'

import { type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { totalsOf } from '@/lib/checkout/totals'
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

/** Goods, discount, delivery, gift cards, total and the VAT in it. While the server has not answered for this cart, amounts are pending. */
export function TotalsList({ className }: { className?: string }) {
  const intl = useIntl()
  const { language, country } = useMarket()
  const state = useCheckout((checkout) => checkout)
  const isPending = !useIsValidated()
  const money = useCheckoutMoney()
  const totals = useMemo(() => totalsOf(state), [state])
  const { goods, repack, discount, delivery, giftCards, total, taxes } = totals
  const isWithoutDelivery = delivery.kind === 'from'
  const free = intl.formatMessage({ id: 'checkout.free' })
  const deliveryText = () => {
    if (delivery.kind === 'none') return free
    // "From 0 €", not "free": another way of delivery costs something, and the total below is without it.
    if (delivery.kind === 'from')
      return intl.formatMessage({ id: 'checkout.delivery_from' }, { price: money(delivery.price) })
    return delivery.price === 0 ? free : money(delivery.price)
  }
  return (
    <div className={className} aria-busy={isPending || undefined}>
      <dl className="flex flex-col gap-2">
        <Row label={intl.formatMessage({ id: 'checkout.goods' })}>
          <Amount text={money(goods)} isPending={isPending} />
        </Row>
        {repack !== null && (
          <Row label={intl.formatMessage({ id: 'checkout.repack' })}>
            <Amount text={repack === 0 ? free : money(repack)} isPending={isPending} />
          </Row>
        )}
        {discount && (
          <Row label={intl.formatMessage({ id: 'checkout.discount' }, { code: discount.code })}>
            {discount.amount === 0 ? (
              <span className="text-sm text-ink-muted">{intl.formatMessage({ id: 'checkout.discount_later' })}</span>
            ) : (
              <Amount text={money(-discount.amount)} isPending={isPending} className="text-sale" />
            )}
          </Row>
        )}
        {delivery.kind !== 'none' && (
          <Row label={intl.formatMessage({ id: 'checkout.delivery' })}>
            <Amount text={deliveryText()} isPending={isPending} />
          </Row>
        )}
        {giftCards.map(({ code, amount }) => (
          <Row key={code} label={intl.formatMessage({ id: 'checkout.gift_card' }, { code })}>
            <Amount text={money(-amount)} isPending={isPending} />
          </Row>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-3">
          <dt className="font-semibold">
            {intl.formatMessage({ id: isWithoutDelivery ? 'checkout.total_without_delivery' : 'checkout.total' })}
          </dt>
          <dd className="text-2xl font-bold">
            <Amount text={money(total)} isPending={isPending} />
          </dd>
        </div>
        {taxes.map(({ rate, amount }) => (
          <Row
            key={rate}
            isMuted
            label={intl.formatMessage({ id: 'checkout.vat' }, { percent: formatPercent(rate, language) })}
          >
            <Amount text={money(amount)} isPending={isPending} />
          </Row>
        ))}
      </dl>
      {taxes.length === 0 && countryOf(country)?.isEu === false && !isPending && total > 0 && (
        <p className="mt-2 text-sm text-ink-muted">{intl.formatMessage({ id: 'checkout.no_vat' })}</p>
      )}
    </div>
  )
}

/** Says the total once it is known anew, to those who listen. */
export function TotalAnnouncer() {
  const intl = useIntl()
  const isValidated = useIsValidated()
  const isFailed = useCheckout(({ status }) => status === 'ERROR')
  const total = useCheckout(({ totalPrice }) => totalPrice)
  const money = useCheckoutMoney()
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {isValidated
        ? intl.formatMessage({ id: 'checkout.total_is' }, { total: money(total) })
        : isFailed
          ? ''
          : intl.formatMessage({ id: 'checkout.updating' })}
    </p>
  )
}
