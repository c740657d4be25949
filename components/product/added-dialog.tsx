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
import { formatPrice } from '@/lib/market/format'
import { shopPrice } from '@/lib/market/shop-price'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { checkout, useCheckout } from '@/stores/checkout'
import { applyMarket } from '@/stores/market'
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

/** The product that was added to the cart, and links to cart and checkout (spec 3 §4 "Added-to-cart modal"). */
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

/** Validates the cart while the dialog is open, and again when it is closed after the amount was changed. */
function useValidation(): void {
  const market = useMarket()
  useEffect(() => {
    applyMarket(market)
    const stop = checkout.start('cart')
    return () => {
      stop()
      if (checkout.store.getState().isDue) void checkout.validateNow()
    }
  }, [market])
}

/** Stores the price in the dialog as the seen price of the row: later changes of it are reported to the shopper. */
function useSeenPrice(variantId: number, price: number | null): void {
  const market = useMarket()
  useEffect(() => {
    if (price === null) return
    const seenPrice = {
      amount: shopPrice(price, market.currencyRate, market.currency),
      currency: market.currency,
      country: market.country,
    }
    cartStore.getState().updateRow(variantId, (row) => ({ ...row, seenPrice }))
  }, [variantId, price, market])
}

/** Sends one tracking event, with the data of when the dialog opened. */
function useAddedEvent(variantId: number, price: number | null): void {
  const market = useMarket()
  const { panel } = useProduct()
  const [event] = useState(() => ({ ...trackingProduct(panel, market, price), variantId }))
  const cartUrl = market.routes.checkout
  useEffect(() => trackAdded(event, authStore.getState().user.id, cartUrl), [event, cartUrl])
}

function Added({ variantId, onClose }: AddedDialogProps) {
  const price = useShownPrice()
  const format = usePrice()
  const [amount, setAmount] = useState(() => cartAmount(variantId))
  const line = useCheckout((state) => state.products.find(({ productId }) => String(productId) === String(variantId)))
  useSeenPrice(variantId, price)
  useValidation()
  useAddedEvent(variantId, price)
  const close = () => {
    cartStore.getState().setAmount(variantId, amount)
    onClose()
  }
  return (
    <AddedFrame onClose={close}>
      <ChosenProduct>
        {price !== null && <p className="font-bold">{format(price)}</p>}
        <AmountField amount={amount} rules={line ? amountRules(line) : null} onChange={setAmount} />
        {(line?.notice === 'sold_out' || line?.notice === 'gone') && (
          <p role="alert" className="text-sm text-sale">
            <FormattedMessage id="cart.added_sold_out" />
          </p>
        )}
      </ChosenProduct>
      <FreeDeliveryNote />
    </AddedFrame>
  )
}

interface AmountFieldProps {
  amount: number
  /** Null until the server has validated the row. */
  rules: ReturnType<typeof amountRules> | null
  onChange: (amount: number) => void
}

function AmountField({ amount, rules, onChange }: AmountFieldProps) {
  const intl = useIntl()
  const max = rules?.max ?? null
  const available = availableNote(amount, max)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <QuantityStepper
        value={amount}
        onChange={onChange}
        max={max ?? LIMITS.amount}
        disabled={rules?.isLocked}
        labels={{
          quantity: intl.formatMessage({ id: 'cart.added_amount' }),
          less: intl.formatMessage({ id: 'cart.added_less' }),
          more: intl.formatMessage({ id: 'cart.added_more' }),
        }}
      />
      {available !== null && (
        <p className="text-sm text-ink-muted">
          <FormattedMessage id="cart.added_available" values={{ count: available }} />
        </p>
      )}
    </div>
  )
}

/**
 * What is missing for free delivery. Its space is reserved until the server has answered; otherwise the buttons below would move while the
 * shopper presses them.
 */
function FreeDeliveryNote() {
  const { language } = useMarket()
  const isValidated = useCheckout(({ status }) => status === 'VALIDATED')
  const missing = useCheckout((state) => missingAmount(state.thresholds.delivery, state.productsPrice))
  const currency = useCheckout((state) => state.currency)
  if (missing === null && isValidated) return null
  return (
    <p
      className={cx(
        'mt-5 flex items-center gap-2 border-t border-line pt-4 text-sm text-ink-muted',
        !isValidated && 'invisible',
      )}
    >
      <Icon name="truck" />
      {missing === null || missing === 0 ? (
        <FormattedMessage id="cart.added_free" />
      ) : (
        <FormattedMessage
          id="cart.added_missing"
          values={{ amount: formatPrice(missing, currency as Currency, language) }}
        />
      )}
    </p>
  )
}
