'use client'

import { useMemo } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { EMPTY_CART } from '@/lib/cart/types'
import { useMoney } from '@/lib/intl/use-money'
import { BASE_CURRENCY } from '@/lib/market/currencies'
import { cartStore, useCart } from '@/stores/cart'

import { useLines } from './use-lines'

/** Maximum number of products that are offered at a time. */
const MAX_OFFERED = 12

/** Small products that the shop offers in the cart (setting quick_add_products), each added with one press. `ids`: of variants. */
export default function QuickAdd({ ids }: { ids: readonly number[] }) {
  const intl = useIntl()
  const rows = useCart(({ products }) => products)
  const offered = useMemo(
    () => ({ ...EMPTY_CART, products: ids.slice(0, MAX_OFFERED).map((productId) => ({ productId, amount: 1 })) }),
    [ids],
  )
  const answer = useLines(offered)
  const money = useMoney(answer?.currency ?? BASE_CURRENCY)
  const lines = (answer?.products ?? []).filter(
    ({ productId, amount }) => amount > 0 && rows.every((row) => String(row.productId) !== String(productId)),
  )
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="quick-add" className="mt-10 border-t border-line pt-6">
      <h2 id="quick-add" className="text-xl">
        {intl.formatMessage({ id: 'cart.quick_title' })}
      </h2>
      <ul aria-labelledby="quick-add">
        {lines.map(({ productId, name, path, unit_price: price }) => (
          <li key={productId} className="flex items-center justify-between gap-4 border-b border-line py-2.5">
            <Link path={path} className="min-w-0 hover:underline">
              {name}
            </Link>
            <span className="flex shrink-0 items-center gap-4">
              <span className="font-bold whitespace-nowrap">{money(price)}</span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={intl.formatMessage({ id: 'cart.quick_add_row' }, { name })}
                onClick={() => cartStore.getState().add({ productId, amount: 1 })}
              >
                {intl.formatMessage({ id: 'cart.quick_add' })}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
