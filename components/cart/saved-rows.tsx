'use client'

import { type IntlShape, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { CartState } from '@/lib/cart/types'
import type { CheckoutAnswer, CheckoutLine } from '@/lib/contract/schemas/checkout'
import { useMoney } from '@/lib/intl/use-money'
import { BASE_CURRENCY } from '@/lib/market/currencies'
import { cartStore, useCart } from '@/stores/cart'

import { LineFacts, productRowName } from './product-row'
import { RowFrame } from './row-frame'
import { useLines } from './use-lines'

interface SavedRow {
  /** The product's id or the bundle's uid. */
  readonly key: string
  readonly name: string
  readonly amount: number
  /** The product, or the first one of the bundle; null until the server has answered. */
  readonly line: CheckoutLine | null
  /** The current price of one unit; null when it cannot be bought, and until the server has answered. */
  readonly unitPrice: number | null
}

function savedRows(intl: IntlShape, saved: CartState, answer: CheckoutAnswer | null): SavedRow[] {
  return [
    ...saved.products.map((row) => {
      const line = answer?.products.find(({ productId }) => String(productId) === String(row.productId)) ?? null
      return {
        key: String(row.productId),
        name: productRowName(intl, row, line),
        amount: row.amount,
        line,
        unitPrice: line !== null && line.amount > 0 ? line.unit_price : null,
      }
    }),
    ...saved.bundles.map((row) => {
      const bundle = answer?.bundles.find(({ uid }) => uid === row.uid) ?? null
      return {
        key: row.uid,
        name: bundle?.name ?? intl.formatMessage({ id: 'cart.bundle' }),
        amount: row.amount,
        line: bundle?.products[0] ?? null,
        unitPrice: bundle !== null && bundle.amount > 0 ? bundle.unit_price : null,
      }
    }),
  ]
}

/** The rows saved for later, with current prices; each can be moved back into the cart. */
export default function SavedRows() {
  const intl = useIntl()
  const saved = useCart((cart) => cart.saved)
  const answer = useLines(saved)
  const money = useMoney(answer?.currency ?? BASE_CURRENCY)
  const rows = savedRows(intl, saved, answer)
  const { dropSaved } = cartStore.getState()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="saved-rows" className="mt-10">
      <h2 id="saved-rows" className="text-xl">
        {intl.formatMessage({ id: 'cart.saved_title' })}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-muted">{intl.formatMessage({ id: 'cart.saved_text' })}</p>
      <ul aria-labelledby="saved-rows">
        {rows.map(({ key, name, amount, line, unitPrice }) => (
          <RowFrame
            key={key}
            id={`saved-${key}`}
            name={name}
            brand={line?.manufacturer}
            path={line?.path ?? null}
            image={line?.image ?? null}
            facts={line && unitPrice !== null ? <LineFacts line={line} /> : undefined}
            price={
              answer === null ? (
                <Skeleton className="h-6 w-20" />
              ) : (
                unitPrice !== null && (
                  <span className="text-lg leading-tight font-bold whitespace-nowrap">{money(unitPrice * amount)}</span>
                )
              )
            }
            onRemove={() => dropSaved(key)}
            controls={answer === null || unitPrice !== null ? <MoveToCart rowKey={key} name={name} /> : <SoldOut />}
          />
        ))}
      </ul>
    </section>
  )
}

function MoveToCart({ rowKey, name }: { rowKey: string; name: string }) {
  const intl = useIntl()
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={intl.formatMessage({ id: 'cart.saved_move_row' }, { name })}
      onClick={() => cartStore.getState().moveToCart(rowKey)}
    >
      {intl.formatMessage({ id: 'cart.saved_move' })}
    </Button>
  )
}

function SoldOut() {
  const intl = useIntl()
  return <p className="text-sm text-ink-muted">{intl.formatMessage({ id: 'cart.saved_gone' })}</p>
}
