'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { isEmptyCart } from '@/lib/cart/rows'
import { MAX_SHARED, readShared, SHARE_PREFIX } from '@/lib/cart/share'
import { type CartState, EMPTY_CART } from '@/lib/cart/types'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { useMoney } from '@/lib/intl/use-money'
import { cartStore, useCart } from '@/stores/cart'

import { useLines } from './use-lines'

/** The decoded cart; `undefined` while it is decoded, null when it is invalid. */
function useShared(fragment: string): CartState | null | undefined {
  const [shared, setShared] = useState<CartState | null | undefined>(undefined)
  useEffect(() => {
    const packed = fragment.slice(SHARE_PREFIX.length)
    let isCurrent = true
    void import('lz-string').then(({ default: { decompressFromEncodedURIComponent } }) => {
      if (isCurrent)
        setShared(packed.length <= MAX_SHARED ? readShared(decompressFromEncodedURIComponent(packed)) : null)
    })
    return () => {
      isCurrent = false
    }
  }, [fragment])
  return shared
}

/** A cart from a link. The shopper's own cart does not change before a button is pressed. */
export default function SharedCart({ fragment, onDone }: { fragment: string; onDone: () => void }) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const shared = useShared(fragment)
  const answer = useLines(shared ?? EMPTY_CART)
  const isOwnEmpty = useCart(isEmptyCart)
  if (shared === undefined) return null
  if (shared === null) return <BrokenLink onClose={onDone} />
  const take = (isReplacing: boolean) => {
    cartStore.getState().joinShared(shared, isReplacing)
    onDone()
  }
  return (
    <section
      aria-labelledby="shared-cart"
      className="mb-8 flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <h2 id="shared-cart" className="text-xl">
          {text('cart.shared_title')}
        </h2>
        <p className="mt-1 text-sm text-ink-muted">{text('cart.shared_text')}</p>
      </div>
      {answer === null ? <Skeleton className="h-20 w-full" /> : <SharedRows answer={answer} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => take(false)}>{text('cart.shared_add')}</Button>
        {!isOwnEmpty && (
          <Button variant="secondary" onClick={() => take(true)}>
            {text('cart.shared_replace')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {text('cart.shared_dismiss')}
        </Button>
      </div>
    </section>
  )
}

/** The link does not contain a valid cart. */
function BrokenLink({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  return (
    <div className="mb-8">
      <ErrorState
        title={intl.formatMessage({ id: 'cart.shared_broken' })}
        actions={
          <Button variant="secondary" size="sm" onClick={onClose}>
            {intl.formatMessage({ id: 'common.close' })}
          </Button>
        }
      >
        {intl.formatMessage({ id: 'cart.shared_broken_text' })}
      </ErrorState>
    </div>
  )
}

/** The rows of the answer in one format. An amount of 0 cannot be bought. */
function sharedRows({ products, bundles, gift_card_products: giftCards }: CheckoutAnswer) {
  return [
    ...products.map(({ productId, manufacturer, name, colour, size, amount, total_price }) => ({
      key: String(productId),
      name: [`${manufacturer} ${name}`, colour, size].filter(Boolean).join(', '),
      amount,
      price: total_price,
    })),
    ...bundles.map(({ uid, name, amount, total_price }) => ({ key: uid, name, amount, price: total_price })),
    ...giftCards.map(({ uid, name, total_price }) => ({ key: uid, name, amount: 1, price: total_price })),
  ]
}

/** The rows with current prices. */
function SharedRows({ answer }: { answer: CheckoutAnswer }) {
  const intl = useIntl()
  const money = useMoney(answer.currency)
  return (
    <ul aria-labelledby="shared-cart" className="flex flex-col gap-1">
      {sharedRows(answer).map(({ key, name, amount, price }) => (
        <li key={key} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
          <span className="min-w-0">
            {name}
            <span className="ml-2 text-sm text-ink-muted">
              {intl.formatMessage({ id: amount === 0 ? 'cart.saved_gone' : 'checkout.pieces' }, { count: amount })}
            </span>
          </span>
          {amount > 0 && <span className="shrink-0 font-semibold">{money(price)}</span>}
        </li>
      ))}
    </ul>
  )
}
