'use client'

import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { CartSkeleton } from '@/components/checkout/cart-skeleton'
import { EmptyCart } from '@/components/checkout/empty-cart'
import { OwnOrder, useFindOwnOrder } from '@/components/checkout/own-order'
import { useCheckoutSession, useIsFirstAnswerDue } from '@/components/checkout/use-checkout-session'
import { cartItems } from '@/lib/cart/items'
import { isEmptyCart } from '@/lib/cart/rows'
import type { RemovedCartRow } from '@/lib/cart/undo'
import type { CheckoutSetup } from '@/lib/pages/checkout-setup'
import { useCart } from '@/stores/cart'
import { useCheckout, useIsValidated } from '@/stores/checkout'

import { Saved, Shared } from './cart-extras'
import { CartRows } from './cart-rows'
import { FilledCart } from './filled-cart'

const NOTHING: readonly number[] = []

interface Props {
  setup: CheckoutSetup
  /** Variants that the shop offers in the cart. */
  quickAdd?: readonly number[]
  /** Below a cart with products: an empty one has nothing to be told about. */
  children?: ReactNode
}

/** The cart: rows with the server's data, delivery, codes, totals, and the button that continues. */
export function CartView({ setup, quickAdd = NOTHING, children }: Props) {
  const isReady = useCheckoutSession('cart')
  const isFirstAnswerDue = useIsFirstAnswerDue()
  const cart = useCart((state) => state)
  const answer = useCheckout((state) => state)
  const isSettled = useIsValidated()
  const items = useMemo(() => cartItems(cart, answer, isSettled), [cart, answer, isSettled])
  const [removed, setRemoved] = useState<RemovedCartRow | null>(null)
  const { transfer, note, setTransfer } = useSentTransfer()
  const [isRefused, setIsRefused] = useState(false)

  useFindOwnOrder()
  if (!isReady) return <UnknownCart>{children}</UnknownCart>
  const isEmpty = isEmptyCart(cart)
  if (isFirstAnswerDue && !isEmpty)
    return (
      <>
        <CartSkeleton />
        {children}
      </>
    )
  const rows = <CartRows items={items} removed={removed} onRemoved={setRemoved} />
  if (isEmpty) {
    return (
      <>
        <OwnOrder place="cart" />
        <Shared />
        {transfer !== '' && <TransferNote ref={note} number={transfer} />}
        {removed && <ul className="mb-6">{rows}</ul>}
        <EmptyCart />
        <Saved />
      </>
    )
  }
  return (
    <>
      <FilledCart
        setup={setup}
        quickAdd={quickAdd}
        items={items}
        isRefused={isRefused}
        onRefused={() => setIsRefused(true)}
        onTransferSent={setTransfer}
      >
        {rows}
      </FilledCart>
      {children}
    </>
  )
}

/**
 * Rendered on the server, which does not have the cart: a script before the first paint (before-paint.ts) decides which of the two is
 * visible.
 */
function UnknownCart({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <>
      <noscript>
        <p className="border-y border-line py-12 text-lg">{intl.formatMessage({ id: 'cart.needs_script' })}</p>
      </noscript>
      <div className="cart-empty-only">
        <EmptyCart />
      </div>
      <div className="cart-filled-only">
        <CartSkeleton />
        {children}
      </div>
    </>
  )
}

/** The number of the transfer request that was sent; empty before. The focus moves to `note`, because the pressed button disappears. */
function useSentTransfer() {
  const [transfer, setTransfer] = useState('')
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (transfer !== '') note.current?.focus()
  }, [transfer])
  return { transfer, note, setTransfer }
}

function TransferNote({ ref, number }: { ref: RefObject<HTMLParagraphElement | null>; number: string }) {
  const intl = useIntl()
  return (
    <p ref={ref} role="status" tabIndex={-1} className="mb-6 scroll-mt-(--header-height) text-lg outline-none">
      {intl.formatMessage({ id: 'checkout.transfer_sent' }, { number })}
    </p>
  )
}
