'use client'

import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { amountRules, availableNote } from '@/lib/cart/rows'
import { missingAmount } from '@/lib/cart/thresholds'
import { LIMITS } from '@/lib/cart/types'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket, usePrice } from '@/lib/intl/market-context'
import type { Currency } from '@/lib/market/currencies'
import { convert, formatPrice } from '@/lib/market/format'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { checkout, useCheckout } from '@/stores/checkout'
import { takeMarket } from '@/stores/market'
import { trackAdded } from '@/stores/tracking'
import { trackingProduct } from '@/stores/tracking-product'

import { AddedFrame } from './added-frame'
import { ChosenProduct } from './chosen-product'
import { useShownPrice } from './price-block'
import { useProduct } from './product-context'

interface AddedDialogProps {
  variantId: number
  onClose: () => void
}

/** What was put into the cart, and where to go from here (spec 3 §4 "Added-to-cart modal"). */
export default function AddedDialog(props: AddedDialogProps) {
  return (
    <LazyIntl areas={['cart']}>
      <Added {...props} />
    </LazyIntl>
  )
}

function cartAmount(variantId: number): number {
  return cartStore.getState().products.find(({ productId }) => String(productId) === String(variantId))?.amount ?? 1
}

/** Validates the cart while the dialog is open, and once more when it closes with another amount. */
function useValidation(): void {
  const market = useMarket()
  useEffect(() => {
    takeMarket(market)
    const stop = checkout.start('cart')
    return () => {
      stop()
      if (checkout.store.getState().isDue) void checkout.validateNow()
    }
  }, [market])
}

function Added({ variantId, onClose }: AddedDialogProps) {
  const intl = useIntl()
  const { routes, language } = useMarket()
  const { panel } = useProduct()
  const price = useShownPrice()
  const format = usePrice()
  const [amount, setAmount] = useState(() => cartAmount(variantId))
  const line = useCheckout((state) => state.products.find(({ productId }) => String(productId) === String(variantId)))
  const isValidated = useCheckout(({ status }) => status === 'VALIDATED')
  const missing = useCheckout((state) => missingAmount(state.thresholds.delivery, state.productsPrice))
  const currency = useCheckout((state) => state.currency)
  const market = useMarket()
  // What stands here is the price that the row is known at: from now on a change is told.
  useEffect(() => {
    if (price === null) return
    const seenPrice = {
      amount: convert(price, market.currencyRate, market.currency),
      currency: market.currency,
      country: market.country,
    }
    cartStore.getState().updateRow(variantId, (row) => ({ ...row, seenPrice }))
  }, [variantId, price, market])
  useValidation()
  const [event] = useState(() => ({ ...trackingProduct(panel, market, price), variantId }))
  useEffect(() => trackAdded(event, authStore.getState().user.id, routes.checkout), [event, routes.checkout])

  const rules = line ? amountRules(line) : null
  const max = rules?.max ?? null
  const available = availableNote(amount, max)
  const close = () => {
    cartStore.getState().setAmount(variantId, amount)
    onClose()
  }
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <AddedFrame onClose={close}>
      <ChosenProduct>
        {price !== null && <p className="font-bold">{format(price)}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <QuantityStepper
            value={amount}
            onChange={setAmount}
            max={max ?? LIMITS.amount}
            disabled={rules?.isLocked}
            labels={{
              quantity: word('cart.added_amount'),
              less: word('cart.added_less'),
              more: word('cart.added_more'),
            }}
          />
          {available !== null && (
            <p className="text-sm text-ink-muted">
              <FormattedMessage id="cart.added_available" values={{ count: available }} />
            </p>
          )}
        </div>
        {(line?.notice === 'sold_out' || line?.notice === 'gone') && (
          <p role="alert" className="text-sm text-sale">
            {word('cart.added_sold_out')}
          </p>
        )}
      </ChosenProduct>
      {/* It keeps its place until the server has answered: a button that moves under the finger is missed. */}
      {(missing !== null || !isValidated) && (
        <p
          className={cx(
            'mt-5 flex items-center gap-2 border-t border-line pt-4 text-sm text-ink-muted',
            !isValidated && 'invisible',
          )}
        >
          <Icon name="truck" />
          {missing === null || missing === 0 ? (
            word('cart.added_free')
          ) : (
            <FormattedMessage
              id="cart.added_missing"
              values={{ amount: formatPrice(missing, currency as Currency, language) }}
            />
          )}
        </p>
      )}
    </AddedFrame>
  )
}
