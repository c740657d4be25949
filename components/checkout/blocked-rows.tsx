'use client'

import { useIntl } from 'react-intl'

import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { isBlocking } from '@/lib/cart/items'
import { useMarket } from '@/lib/intl/market-context'
import { useCheckout, useIsValidated } from '@/stores/checkout'

/**
 * Rows that were sold in the meantime or are not available here. Shown before the order is sent, with a link to the cart, where they can be
 * corrected.
 */
export function BlockedRows() {
  const intl = useIntl()
  const { routes } = useMarket()
  const isValidated = useIsValidated()
  const products = useCheckout((state) => state.products)
  const bundles = useCheckout((state) => state.bundles)
  const names = [
    ...products.filter(({ notice }) => isBlocking(notice)),
    ...bundles.filter((bundle) => bundle.products.some(({ notice }) => isBlocking(notice))),
  ].map(({ name }) => name)
  if (!isValidated || names.length === 0) return null
  return (
    <ErrorState title={intl.formatMessage({ id: 'cart.blocked_title' })}>
      <ul className="list-disc pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Link href={routes.checkout} className="link mt-2 inline-flex min-h-11 items-center text-ink">
        {intl.formatMessage({ id: 'checkout.edit_cart' })}
      </Link>
    </ErrorState>
  )
}
