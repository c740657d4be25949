'use client'

import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useMoney } from '@/lib/intl/use-money'
import { BASE_CURRENCY } from '@/lib/market/currencies'
import { cartStore, useCart } from '@/stores/cart'

import { LineFacts } from './product-row'
import { RowFrame } from './row-frame'
import { useLines } from './use-lines'

/** What waits beside the cart, with today's prices, and the way back into the cart. */
export default function SavedRows() {
  const intl = useIntl()
  const saved = useCart((cart) => cart.saved)
  const answer = useLines(saved)
  const money = useMoney(answer?.currency ?? BASE_CURRENCY)
  const rows = [
    ...saved.products.map((row) => {
      const line = answer?.products.find(({ productId }) => String(productId) === String(row.productId)) ?? null
      return {
        key: String(row.productId),
        amount: row.amount,
        line,
        name:
          line?.name ?? row.nameOverride ?? intl.formatMessage({ id: 'cart.unnamed' }, { id: String(row.productId) }),
        unit: line?.unit_price,
        isHad: line !== null && line.amount > 0,
      }
    }),
    ...saved.bundles.map((row) => {
      const bundle = answer?.bundles.find(({ uid }) => uid === row.uid) ?? null
      return {
        key: row.uid,
        amount: row.amount,
        line: bundle?.products[0] ?? null,
        name: bundle?.name ?? intl.formatMessage({ id: 'cart.bundle' }),
        unit: bundle?.unit_price,
        isHad: bundle !== null && bundle.amount > 0,
      }
    }),
  ]
  if (rows.length === 0) return null
  const { moveToCart, dropSaved } = cartStore.getState()
  return (
    <section aria-labelledby="saved-rows" className="mt-10">
      <h2 id="saved-rows" className="text-xl">
        {intl.formatMessage({ id: 'cart.saved_title' })}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-muted">{intl.formatMessage({ id: 'cart.saved_text' })}</p>
      <ul aria-labelledby="saved-rows">
        {rows.map(({ key, amount, line, name, unit, isHad }) => (
          <RowFrame
            key={key}
            id={`saved-${key}`}
            name={name}
            brand={line?.manufacturer}
            path={line?.path ?? null}
            image={line?.image ?? null}
            facts={line && isHad ? <LineFacts line={line} /> : undefined}
            price={
              answer === null ? (
                <Skeleton className="h-6 w-20" />
              ) : (
                unit !== undefined &&
                isHad && (
                  <span className="text-lg leading-tight font-bold whitespace-nowrap">{money(unit * amount)}</span>
                )
              )
            }
            onRemove={() => dropSaved(key)}
            controls={
              answer === null || isHad ? (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={intl.formatMessage({ id: 'cart.saved_move_row' }, { name })}
                  onClick={() => moveToCart(key)}
                >
                  {intl.formatMessage({ id: 'cart.saved_move' })}
                </Button>
              ) : (
                <p className="text-sm text-ink-muted">{intl.formatMessage({ id: 'cart.saved_gone' })}</p>
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}
