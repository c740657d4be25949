'use client'

import { useIntl } from 'react-intl'

import { offeredMethods } from '@/lib/checkout/data'
import { useCheckout } from '@/stores/checkout'

/** With what the order can be paid, told before it begins: Directive 2011/83/EU Art. 8(3). Nothing before the first answer. */
export function PaymentOffers() {
  const intl = useIntl()
  const paymentMethods = useCheckout((state) => state.paymentMethods)
  const showKlarna = useCheckout((state) => state.showKlarna)
  const showPaypalCheckout = useCheckout((state) => state.showPaypalCheckout)
  const methods = offeredMethods({ paymentMethods, showKlarna, showPaypalCheckout })
  if (methods.length === 0) return null
  return (
    <p className="mt-4 text-sm text-ink-muted">
      {intl.formatMessage(
        { id: 'cart.pay_with' },
        {
          methods: intl.formatList(
            methods.map(({ name }) => name),
            { type: 'disjunction' },
          ),
        },
      )}
    </p>
  )
}
