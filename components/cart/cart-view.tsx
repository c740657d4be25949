'use client'

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { CartSkeleton } from '@/components/checkout/cart-skeleton'
import { Codes } from '@/components/checkout/codes'
import { ConnectionProblem } from '@/components/checkout/connection-problem'
import { EmptyCart } from '@/components/checkout/empty-cart'
import { FreeDelivery } from '@/components/checkout/free-delivery'
import { Steps } from '@/components/checkout/steps'
import { TotalAnnouncer, TotalsList } from '@/components/checkout/totals-list'
import { useCheckoutSession, useIsFirstAnswerDue } from '@/components/checkout/use-checkout-session'
import { ErrorState } from '@/components/ui/error-state'
import { bundleItems, giftCardItems, isBlocking, productItems } from '@/lib/cart/items'
import { isEmptyCart, unitCount } from '@/lib/cart/rows'
import { canSave } from '@/lib/cart/saved'
import type { CartRow } from '@/lib/cart/types'
import type { RemovedCartRow } from '@/lib/cart/undo'
import { hasGoods } from '@/lib/checkout/totals'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { RETURN_DAYS } from '@/lib/market/statutory'
import type { CheckoutSetup } from '@/lib/pages/checkout-setup'
import { cartStore, useCart } from '@/stores/cart'
import { useCheckout, useIsValidated } from '@/stores/checkout'
import { trackRemovedRow } from '@/stores/lazy-tracking'
import { removeBundleRow, removeGiftCardRow, removeProductRow, undoRemove } from '@/stores/removed-row'

import { BundleRow, GiftCardRow } from './bundle-row'
import { Saved, Share, Shared } from './cart-extras'
import { Continue } from './continue'
import { DeliveryOffers } from './delivery-offers'
import { ClubNote, Modes } from './modes'
import { ProductRow } from './product-row'
import { RemovedRow } from './removed-row'

/** The cart: every row with what the server says of it, delivery, codes, totals, the way on. */
export function CartView({ setup }: { setup: CheckoutSetup }) {
  const intl = useIntl()
  const isReady = useCheckoutSession('cart')
  const isFirstAnswerDue = useIsFirstAnswerDue()
  const cart = useCart((state) => state)
  const answer = useCheckout((state) => state)
  const isSettled = useIsValidated()
  const [removed, setRemoved] = useState<RemovedCartRow | null>(null)
  const [transfer, setTransfer] = useState('')
  const transferSent = useRef<HTMLParagraphElement>(null)
  // The cart is gone, and with it the place where the button was.
  useEffect(() => {
    if (transfer !== '') transferSent.current?.focus()
  }, [transfer])
  const [isRefused, setIsRefused] = useState(false)
  const problem = useRef<HTMLDivElement>(null)

  const items = useMemo(
    () => ({
      products: productItems(cart.products, answer, isSettled),
      bundles: bundleItems(cart.bundles, answer, isSettled),
      giftCards: giftCardItems(cart.giftCardProducts, answer, isSettled),
    }),
    [cart, answer, isSettled],
  )
  const blocked = [
    ...items.products.map(({ row, line, notice }) => ({
      id: `row-${row.productId}`,
      name: line?.name ?? row.nameOverride ?? String(row.productId),
      notice,
    })),
    ...items.bundles.map(({ row, bundle, notice }) => ({
      id: `row-${row.uid}`,
      name: bundle?.name ?? intl.formatMessage({ id: 'cart.bundle' }),
      notice,
    })),
    ...items.giftCards.map(({ row, card, notice }) => ({
      id: `row-${row.uid}`,
      name: card?.name ?? intl.formatMessage({ id: 'cart.gift_card' }),
      notice,
    })),
  ].filter(({ notice }) => isBlocking(notice))

  // The server knows no cart: what is read before the first paint (before-paint.ts) decides which of the two is seen.
  if (!isReady) {
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
        </div>
      </>
    )
  }
  if (isFirstAnswerDue && !isEmptyCart(cart)) return <CartSkeleton />

  // The row's buttons go with it: the focus stays with the rows.
  const save = (key: string) => {
    cartStore.getState().saveForLater(key)
    requestAnimationFrame(() => document.getElementById('cart-rows')?.focus())
  }
  const remove = (row: CartRow, line: CheckoutLine | null) => {
    setRemoved(removeProductRow(row, line?.name ?? row.nameOverride ?? ''))
    if (line && answer) trackRemovedRow(line, answer.currency)
  }
  const undo = (list: RemovedCartRow['list'], index: number): ReactNode =>
    removed?.list === list && removed.index === index ? (
      <li key="removed">
        <RemovedRow
          key={`${list}-${index}-${removed.name}`}
          name={removed.name}
          onUndo={() => {
            undoRemove(removed)
            setRemoved(null)
            const key = removed.list === 'products' ? removed.row.productId : removed.row.uid
            requestAnimationFrame(() => document.getElementById(`row-${key}`)?.focus())
          }}
        />
      </li>
    ) : null
  /** The rows of a list with the removed one's place among them. */
  const withUndo = (list: RemovedCartRow['list'], rows: ReactNode[]): ReactNode[] =>
    rows.length === 0
      ? [undo(list, 0)]
      : [...rows.flatMap((row, index) => [undo(list, index), row]), undo(list, rows.length)]
  const rows = [
    ...withUndo(
      'products',
      items.products.map((item) => (
        <ProductRow
          key={String(item.row.productId)}
          item={item}
          isPending={!isSettled}
          onRemove={({ row, line }) => remove(row, line)}
          onSave={canSave(cart, item.row) ? () => save(String(item.row.productId)) : undefined}
        />
      )),
    ),
    ...withUndo(
      'bundles',
      items.bundles.map((item) => (
        <BundleRow
          key={item.row.uid}
          item={item}
          isPending={!isSettled}
          onRemove={({ row, bundle }) => setRemoved(removeBundleRow(row, bundle?.name ?? ''))}
          onSave={() => save(item.row.uid)}
        />
      )),
    ),
    ...withUndo(
      'giftCardProducts',
      items.giftCards.map((item) => (
        <GiftCardRow
          key={item.row.uid}
          item={item}
          isPending={!isSettled}
          onRemove={({ row, card }) => setRemoved(removeGiftCardRow(row, card?.name ?? ''))}
        />
      )),
    ),
  ]

  if (isEmptyCart(cart)) {
    return (
      <>
        <Shared />
        {transfer !== '' && (
          <p
            ref={transferSent}
            role="status"
            tabIndex={-1}
            className="mb-6 scroll-mt-(--header-height) text-lg outline-none"
          >
            {intl.formatMessage({ id: 'checkout.transfer_sent' }, { number: transfer })}
          </p>
        )}
        {removed && <ul className="mb-6">{rows}</ul>}
        <EmptyCart />
        <Saved />
      </>
    )
  }
  const refuse = () => {
    setIsRefused(true)
    requestAnimationFrame(() => problem.current?.focus())
  }
  return (
    <div className="flex flex-col">
      <Steps current={1} />
      <div className="mt-6 empty:hidden">
        <Shared />
      </div>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem] xl:gap-x-24">
        <div className="min-w-0">
          <Modes />
          <p className="mb-4 text-ink-muted">{intl.formatMessage({ id: 'cart.count' }, { count: unitCount(cart) })}</p>
          <div ref={problem} tabIndex={-1} className="flex flex-col gap-3 outline-none empty:hidden not-empty:mb-4">
            <ConnectionProblem />
            {isRefused && blocked.length > 0 && (
              <ErrorState title={intl.formatMessage({ id: 'cart.blocked_title' })}>
                <ul className="list-disc pl-5">
                  {blocked.map(({ id, name }) => (
                    <li key={id}>
                      <a href={`#${id}`} className="link inline-block py-1 text-ink">
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </ErrorState>
            )}
          </div>
          <h2 id="cart-rows" tabIndex={-1} className="sr-only">
            {intl.formatMessage({ id: 'cart.rows' })}
          </h2>
          <ul aria-label={intl.formatMessage({ id: 'cart.rows' })}>{rows}</ul>
          <Saved />
          <DeliveryOffers locale={setup.locale} />
        </div>
        <aside
          aria-labelledby="cart-summary"
          className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:self-start"
        >
          <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
            <h2 id="cart-summary" className="text-xl">
              {intl.formatMessage({ id: 'checkout.summary' })}
            </h2>
            <FreeDelivery />
            <ClubNote href={setup.clubInfo} />
            <Codes prefix="cart" />
            <TotalsList />
            <div className="hidden lg:block">
              <Continue isBlocked={blocked.length > 0} onRefused={refuse} onTransferSent={setTransfer} />
            </div>
            <CartPromises />
            <Share />
          </div>
        </aside>
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
        <Continue isBlocked={blocked.length > 0} onRefused={refuse} onTransferSent={setTransfer} withTotal />
      </div>
      <TotalAnnouncer />
    </div>
  )
}

/** What a shopper wants to know before going on (spec 1 §9). */
function CartPromises() {
  const intl = useIntl()
  const isReturnable = useCheckout(hasGoods)
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-muted">
      {isReturnable && <li>{intl.formatMessage({ id: 'checkout.promise_returns' }, { days: RETURN_DAYS })}</li>}
      <li>{intl.formatMessage({ id: 'checkout.promise_guest' })}</li>
    </ul>
  )
}
