'use client'

import type { ReactElement } from 'react'

import type { CartItems, ProductItem } from '@/lib/cart/items'
import { canSave } from '@/lib/cart/saved'
import type { RemovedCartRow } from '@/lib/cart/undo'
import { cartStore, useCart } from '@/stores/cart'
import { useCheckout, useIsValidated } from '@/stores/checkout'
import { trackRemovedRow } from '@/stores/lazy-tracking'
import { removeBundleRow, removeGiftCardRow, removeProductRow, undoRemove } from '@/stores/removed-row'

import { BundleRow, GiftCardRow } from './bundle-row'
import { ProductRow } from './product-row'
import { RemovedRow } from './removed-row'

/** Saves a row for later. Its buttons disappear with it, so the focus moves to the heading of the rows. */
function save(key: string): void {
  cartStore.getState().saveForLater(key)
  requestAnimationFrame(() => document.getElementById('cart-rows')?.focus())
}

interface CartRowsProps {
  items: CartItems
  /** The last removed row, while it can be restored. */
  removed: RemovedCartRow | null
  onRemoved: (removed: RemovedCartRow | null) => void
}

/** The rows of the cart as items of a list: products, bundles, gift cards. */
export function CartRows({ items, removed, onRemoved }: CartRowsProps) {
  const cart = useCart((state) => state)
  const currency = useCheckout((state) => state.currency)
  const isPending = !useIsValidated()
  const removeProduct = ({ row, line }: ProductItem) => {
    onRemoved(removeProductRow(row, line?.name ?? row.nameOverride ?? ''))
    if (line) trackRemovedRow(line, currency)
  }
  const withUndo = (list: RemovedCartRow['list'], rows: readonly ReactElement[]) =>
    removed?.list === list && removed.index <= rows.length
      ? rows.toSpliced(removed.index, 0, <UndoItem key="removed" removed={removed} onUndone={() => onRemoved(null)} />)
      : rows
  return [
    ...withUndo(
      'products',
      items.products.map((item) => (
        <ProductRow
          key={String(item.row.productId)}
          item={item}
          isPending={isPending}
          onRemove={removeProduct}
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
          isPending={isPending}
          onRemove={({ row, bundle }) => onRemoved(removeBundleRow(row, bundle?.name ?? ''))}
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
          isPending={isPending}
          onRemove={({ row, card }) => onRemoved(removeGiftCardRow(row, card?.name ?? ''))}
        />
      )),
    ),
  ]
}

/** Shown at the position of the removed row; restores it. */
function UndoItem({ removed, onUndone }: { removed: RemovedCartRow; onUndone: () => void }) {
  const undo = () => {
    undoRemove(removed)
    onUndone()
    const key = removed.list === 'products' ? removed.row.productId : removed.row.uid
    requestAnimationFrame(() => document.getElementById(`row-${key}`)?.focus())
  }
  return (
    <li>
      {/* With another key it is a new component, which takes the focus again. */}
      <RemovedRow key={`${removed.list}-${removed.index}-${removed.name}`} name={removed.name} onUndo={undo} />
    </li>
  )
}
