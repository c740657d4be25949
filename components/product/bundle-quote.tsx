'use client'

import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'

import { useLines } from '@/components/cart/use-lines'
import { EMPTY_CART } from '@/lib/cart/types'
import { shippingDays } from '@/lib/catalog/shipping'
import { useMoney } from '@/lib/intl/use-money'
import { BASE_CURRENCY } from '@/lib/market/currencies'

const SEPARATOR = ' · '

interface BundleQuoteProps {
  /** Of the set as one variant. */
  id: string
  /** All members are in stock; otherwise some are only available to order. */
  isInStock: boolean
}

/** What the set costs in the chosen variants, and when it is sent: the server's answer for it as one variant. */
export function BundleQuote({ id, isInStock }: BundleQuoteProps) {
  const cart = useMemo(() => ({ ...EMPTY_CART, products: [{ productId: id, amount: 1 }] }), [id])
  const answer = useLines(cart)
  const money = useMoney(answer?.currency ?? BASE_CURRENCY)
  // The answer may still be that of the variants that were chosen before.
  const line = answer?.products.find(({ productId }) => productId === id)
  return (
    <p role="status" className="min-h-12 pt-4">
      {line && line.amount > 0 && (
        <>
          <span className="text-2xl font-bold">{money(line.unit_price)}</span>{' '}
          <span className="block text-sm text-ink-muted">
            <FormattedMessage id={isInStock ? 'product.in_stock' : 'product.available_to_order'} />
            {SEPARATOR}
            <Days text={line.shipping_time} />
          </span>
        </>
      )}
    </p>
  )
}

/** The days of the slowest member, in which the set is sent; a text of the shop is not changed. */
function Days({ text }: { text: string }) {
  const days = shippingDays(text)
  if (days === null) return <FormattedMessage id="product.delivery_text" values={{ text }} />
  return (
    <FormattedMessage
      id={days.start === days.end ? 'product.business_days_exact' : 'product.business_days'}
      values={{ ...days, mark: 'check' }}
    />
  )
}
