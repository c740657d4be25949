'use client'

import { useIntl } from 'react-intl'

import { DeliveryCountry } from '@/components/checkout/delivery-country'
import { useCheckoutMoney } from '@/components/checkout/use-checkout-money'
import { useDeliveryDays } from '@/components/checkout/use-delivery-days'
import { Icon } from '@/components/ui/icon'
import { isSent } from '@/lib/checkout/totals'
import type { CheckoutSetup } from '@/lib/pages/checkout-setup'
import { useCheckout, useIsValidated } from '@/stores/checkout'

/** Delivery methods for this country with cost and time, before any field is filled in. The method is chosen in the next step. */
export function DeliveryOffers({ locale }: Pick<CheckoutSetup, 'locale'>) {
  const intl = useIntl()
  const methods = useCheckout((state) => state.deliveryMethods)
  const shippingTime = useCheckout((state) => state.shippingTime)
  const money = useCheckoutMoney()
  const days = useDeliveryDays()
  const isByMail = !useCheckout(isSent)
  const isValidated = useIsValidated()
  return (
    <section aria-labelledby="delivery-offers" className="mt-10 border-t border-line pt-6">
      <h2 id="delivery-offers" className="text-xl">
        {intl.formatMessage({ id: 'cart.delivery_title' })}
      </h2>
      <DeliveryCountry locale={locale} />
      {shippingTime && (
        <p className="mb-2 flex items-center gap-2 text-sm text-ink-muted">
          <Icon name="clock" size={18} />
          {intl.formatMessage({ id: 'cart.ships' }, { time: days(shippingTime) })}
        </p>
      )}
      {isByMail && isValidated && (
        <p className="flex gap-2">
          <Icon name="mail" className="mt-0.5 text-ink-muted" />
          {intl.formatMessage({ id: 'checkout.by_mail' })}
        </p>
      )}
      {!isByMail && isValidated && methods.length === 0 && (
        <p className="flex gap-2">
          <Icon name="warning" className="mt-0.5 text-warning" />
          {intl.formatMessage({ id: 'checkout.no_methods' })}
        </p>
      )}
      <ul>
        {!isByMail &&
          methods.map(({ id, name, price, min_days, max_days, arrives_in, is_green }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
              <span className="min-w-0">
                {name}
                <span className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
                  {days(arrives_in ?? `${min_days}-${max_days}`)}
                  {is_green && (
                    <span className="inline-flex items-center gap-1 text-success">
                      <Icon name="recycle" size={14} />
                      {intl.formatMessage({ id: 'checkout.green' })}
                    </span>
                  )}
                </span>
              </span>
              <span className="shrink-0">
                {price === 0 ? intl.formatMessage({ id: 'checkout.free' }) : money(price, 'delivery')}
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}
