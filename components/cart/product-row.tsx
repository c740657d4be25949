'use client'

import { lazy, Suspense } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { useDeliveryDays } from '@/components/checkout/use-delivery-days'
import { Icon } from '@/components/ui/icon'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { Skeleton } from '@/components/ui/skeleton'
import type { ProductItem } from '@/lib/cart/items'
import { amountRules, availableNote, isNewBundle } from '@/lib/cart/rows'
import { LIMITS } from '@/lib/cart/types'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { useAuth } from '@/stores/auth'
import { cartStore, useCart } from '@/stores/cart'

import { RowFrame } from './row-frame'
import { RowNotice } from './row-notice'
import { RowPrice } from './row-price'

const StaffRow = lazy(() => import('./staff-row'))

/** The stepper shows three digits. */
const MAX_SHOWN = 999

/** Colour, size and when it comes. */
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

/** Why the amount stops where it does; null while it does not. */
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

interface ProductRowProps {
  item: ProductItem
  isPending: boolean
  onRemove: (item: ProductItem) => void
  onSave?: (() => void) | undefined
}

/** A product of the cart. What can be changed follows the server's rules for it: its maximum, frozen rows, bundles. */
export function ProductRow({ item, isPending, onRemove, onSave }: ProductRowProps) {
  const intl = useIntl()
  const { row, line, notice, change } = item
  const isStaff = useAuth(({ user }) => user.isStaffUser)
  const isGift = useCart(({ giftCampaignData }) => giftCampaignData !== null)
  const name =
    line?.name ?? row.nameOverride ?? intl.formatMessage({ id: 'cart.unnamed' }, { id: String(row.productId) })
  const { max, isLocked } = line ? amountRules(line) : { max: null, isLocked: row.frozen ?? false }
  const isFixed = isLocked || isNewBundle(row.productId)
  const setAmount = (amount: number) => cartStore.getState().setAmount(row.productId, amount)
  const note = line && !isFixed && notice === null ? availableNote(row.amount, line.on_order ? null : max) : null
  const limit = limitText(intl, line, row.amount, note)
  const isStill = notice === null || notice === 'reduced' || notice === 'price_changed'
  return (
    <RowFrame
      id={`row-${row.productId}`}
      name={name}
      brand={line?.manufacturer}
      path={line && notice !== 'gone' ? line.path : null}
      image={line?.image ?? null}
      facts={line && isStill ? <LineFacts line={line} /> : undefined}
      price={
        line
          ? isStill && <RowPrice line={line} amount={row.amount} isPending={isPending} />
          : notice === null && <Skeleton className="h-6 w-20" />
      }
      notice={
        <>
          {notice && (
            <RowNotice
              rowKey={String(row.productId)}
              notice={notice}
              change={change}
              available={line?.amount ?? 0}
              onTake={setAmount}
              onRemove={() => onRemove(item)}
            />
          )}
          {isStaff && line && isStill && !isGift && !isNewBundle(row.productId) && (
            <Suspense>
              <StaffRow row={row} line={line} />
            </Suspense>
          )}
        </>
      }
      onRemove={() => onRemove(item)}
      onSave={onSave}
      controls={
        isStill && (
          <>
            {isFixed ? (
              <p className="flex min-h-11 items-center gap-2 text-sm text-ink-muted">
                <Icon name="lock" size={18} />
                {intl.formatMessage({ id: isLocked ? 'cart.frozen' : 'cart.bundle_fixed' }, { amount: row.amount })}
              </p>
            ) : (
              <QuantityStepper
                value={row.amount}
                max={Math.max(row.amount, Math.min(max ?? LIMITS.amount, MAX_SHOWN))}
                onChange={setAmount}
                labels={{
                  quantity: intl.formatMessage({ id: 'cart.amount_of' }, { name }),
                  less: intl.formatMessage({ id: 'cart.less' }, { name }),
                  more: intl.formatMessage({ id: 'cart.more' }, { name }),
                }}
              />
            )}
            {limit !== null && <p className="text-sm text-ink-muted">{limit}</p>}
          </>
        )
      }
    />
  )
}
