'use client'

import { lazy, Suspense } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { useDeliveryDays } from '@/components/checkout/use-delivery-days'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { isBuyable, type ProductItem } from '@/lib/cart/items'
import { amountRules, availableNote, isNewBundle } from '@/lib/cart/rows'
import { type CartRow, LIMITS } from '@/lib/cart/types'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { useAuth } from '@/stores/auth'
import { cartStore, useCart } from '@/stores/cart'

import { AmountStepper, MAX_SHOWN } from './amount-stepper'
import { RowFrame } from './row-frame'
import { RowNotice } from './row-notice'
import { RowPrice } from './row-price'

const StaffRow = lazy(() => import('./staff-row'))

/** Colour, size and delivery time. */
export function LineFacts({ line }: { line: Pick<CheckoutLine, 'colour' | 'size' | 'type' | 'shipping_time'> }) {
  const intl = useIntl()
  const days = useDeliveryDays()
  const choice = [
    line.colour,
    line.size && intl.formatMessage({ id: 'cart.size' }, { size: line.size }),
    line.type,
  ].filter(Boolean)
  return (
    <>
      {choice.length > 0 && <p>{choice.join(', ')}</p>}
      {line.shipping_time && (
        <p className="flex items-center gap-1.5">
          <Icon name="truck" size={16} />
          {days(line.shipping_time)}
        </p>
      )}
    </>
  )
}

/** Why the amount cannot be larger; null below the maximum. */
function limitText(
  intl: IntlShape,
  line: CheckoutLine | null,
  amount: number,
  available: number | null,
): string | null {
  if (line?.max_reason && line.max_amount !== null && amount >= line.max_amount)
    return intl.formatMessage({ id: `cart.limit_${line.max_reason}` })
  if (available !== null) return intl.formatMessage({ id: 'cart.available' }, { amount: available })
  return amount >= MAX_SHOWN ? intl.formatMessage({ id: 'cart.limit_most' }, { amount: MAX_SHOWN }) : null
}

/** The product's name: staff's own, otherwise the shop's, otherwise its number until the server has answered. */
export function productRowName(intl: IntlShape, row: CartRow, line: CheckoutLine | null): string {
  return line?.name ?? row.nameOverride ?? intl.formatMessage({ id: 'cart.unnamed' }, { id: String(row.productId) })
}

const setAmount = (row: CartRow, amount: number) => cartStore.getState().setAmount(row.productId, amount)

interface ProductRowProps {
  item: ProductItem
  isPending: boolean
  onRemove: (item: ProductItem) => void
  onSave?: (() => void) | undefined
}

/** A product of the cart. Its controls follow the server's rules for the row: maximum, frozen rows, bundles. */
export function ProductRow({ item, isPending, onRemove, onSave }: ProductRowProps) {
  const intl = useIntl()
  const { row, line, notice, change } = item
  const name = productRowName(intl, row, line)
  return (
    <RowFrame
      id={`row-${row.productId}`}
      name={name}
      brand={line?.manufacturer}
      path={line && notice !== 'gone' ? line.path : null}
      image={line?.image ?? null}
      facts={line && isBuyable(notice) ? <LineFacts line={line} /> : undefined}
      price={<Price item={item} isPending={isPending} />}
      notice={
        <>
          {notice && (
            <RowNotice
              rowKey={String(row.productId)}
              notice={notice}
              change={change}
              available={line?.amount ?? 0}
              onTake={isNewBundle(row.productId) ? null : (amount) => setAmount(row, amount)}
              onRemove={() => onRemove(item)}
            />
          )}
          <StaffPart item={item} />
        </>
      }
      onRemove={() => onRemove(item)}
      onSave={onSave}
      controls={isBuyable(notice) && <AmountControls item={item} name={name} />}
    />
  )
}

/** The price of the row. A product that cannot be bought has no price. */
function Price({ item: { row, line, notice }, isPending }: { item: ProductItem; isPending: boolean }) {
  if (!line) return notice === null && <Skeleton className="h-6 w-20" />
  const own = isNewBundle(row.productId)
    ? { ...line, regular_price: line.unit_price, separate_price: line.regular_price }
    : line
  return isBuyable(notice) && <RowPrice line={own} amount={row.amount} isPending={isPending} />
}

/** Staff may set price and name of a product that can be bought, except for a campaign's gift or a row of a bundle. */
function StaffPart({ item: { row, line, notice } }: { item: ProductItem }) {
  const isStaff = useAuth(({ user }) => user.isStaffUser)
  const isGift = useCart(({ giftCampaignData }) => giftCampaignData !== null)
  if (!isStaff || isGift || !line || !isBuyable(notice) || isNewBundle(row.productId)) return null
  return (
    <Suspense>
      <StaffRow row={row} line={line} />
    </Suspense>
  )
}

/** The amount, as a control or fixed, and why it cannot be larger. */
function AmountControls({ item: { row, line, notice }, name }: { item: ProductItem; name: string }) {
  const intl = useIntl()
  const { max, isLocked } = line ? amountRules(line) : { max: null, isLocked: row.frozen ?? false }
  const isFixed = isLocked || isNewBundle(row.productId)
  const available = line && !isFixed && notice === null ? availableNote(row.amount, max) : null
  const limit = limitText(intl, line, row.amount, available)
  return (
    <>
      {isFixed ? (
        <p className="flex min-h-11 items-center gap-2 text-sm text-ink-muted">
          <Icon name="lock" size={18} />
          {intl.formatMessage({ id: isLocked ? 'cart.frozen' : 'cart.bundle_fixed' }, { amount: row.amount })}
        </p>
      ) : (
        <AmountStepper
          name={name}
          amount={row.amount}
          max={max ?? LIMITS.amount}
          onChange={(amount) => setAmount(row, amount)}
        />
      )}
      {limit !== null && <p className="text-sm text-ink-muted">{limit}</p>}
    </>
  )
}
