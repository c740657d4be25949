'use client'

import { type ReactNode, useRef } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { Codes } from '@/components/checkout/codes'
import { ConnectionProblem } from '@/components/checkout/connection-problem'
import { FreeDelivery } from '@/components/checkout/free-delivery'
import { OwnOrder } from '@/components/checkout/own-order'
import { Steps } from '@/components/checkout/steps'
import { TotalAnnouncer, TotalsList } from '@/components/checkout/totals-list'
import { ErrorState } from '@/components/ui/error-state'
import { type CartItems, isBlocking } from '@/lib/cart/items'
import { unitCount } from '@/lib/cart/rows'
import { hasProducts } from '@/lib/checkout/totals'
import { RETURN_DAYS } from '@/lib/market/statutory'
import type { CheckoutSetup } from '@/lib/pages/checkout-setup'
import { useAuth } from '@/stores/auth'
import { useCart } from '@/stores/cart'
import { useCheckout } from '@/stores/checkout'

import { Quick, Saved, Share, Shared } from './cart-extras'
import { Continue } from './continue'
import { DeliveryOffers } from './delivery-offers'
import { ClubNote, Modes } from './modes'
import { PaymentOffers } from './payment-offers'

interface FilledCartProps {
  setup: CheckoutSetup
  /** Variants that the cart offers. */
  quickAdd: readonly number[]
  items: CartItems
  /** The shopper tried to continue while a row could not be ordered. */
  isRefused: boolean
  onRefused: () => void
  onTransferSent: (number: string) => void
  /** The rows. */
  children: ReactNode
}

/**
 * A cart with at least one row: the rows, and beside them the summary with the button that continues; on small screens the summary is
 * below.
 */
export function FilledCart({
  setup,
  quickAdd,
  items,
  isRefused,
  onRefused,
  onTransferSent,
  children,
}: FilledCartProps) {
  const intl = useIntl()
  const count = useCart(unitCount)
  const blocked = blockedRows(intl, items)
  const problem = useRef<HTMLDivElement>(null)
  const refuse = () => {
    onRefused()
    requestAnimationFrame(() => problem.current?.focus())
  }
  const onward = { isBlocked: blocked.length > 0, onRefused: refuse, onTransferSent }
  return (
    <div className="flex flex-col">
      <OwnOrder place="cart" />
      <Steps current={1} />
      <div className="mt-6 empty:hidden">
        <Shared />
      </div>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem] xl:gap-x-24">
        <div className="min-w-0">
          <Modes />
          <p className="mb-4 text-ink-muted">{intl.formatMessage({ id: 'cart.count' }, { count })}</p>
          <div ref={problem} tabIndex={-1} className="flex flex-col gap-3 outline-none empty:hidden not-empty:mb-4">
            <ConnectionProblem />
            {isRefused && blocked.length > 0 && <BlockedRows rows={blocked} />}
          </div>
          <h2 id="cart-rows" tabIndex={-1} className="sr-only">
            {intl.formatMessage({ id: 'cart.rows' })}
          </h2>
          <ul aria-label={intl.formatMessage({ id: 'cart.rows' })}>{children}</ul>
          <Quick ids={quickAdd} />
          <Saved />
          <DeliveryOffers locale={setup.locale} />
          <PaymentOffers />
        </div>
        <Summary clubInfo={setup.clubInfo}>
          <Continue {...onward} />
        </Summary>
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
        <Continue {...onward} withTotal />
      </div>
      <TotalAnnouncer />
    </div>
  )
}

interface BlockedRow {
  /** Id of the row's element. */
  readonly id: string
  readonly name: string
}

/** The rows that cannot be ordered. */
function blockedRows(intl: IntlShape, { products, bundles, giftCards }: CartItems): BlockedRow[] {
  return [
    ...products.map(({ row, line, notice }) => ({
      id: `row-${row.productId}`,
      name: line?.name ?? row.nameOverride ?? String(row.productId),
      notice,
    })),
    ...bundles.map(({ row, bundle, notice }) => ({
      id: `row-${row.uid}`,
      name: bundle?.name ?? intl.formatMessage({ id: 'cart.bundle' }),
      notice,
    })),
    ...giftCards.map(({ row, card, notice }) => ({
      id: `row-${row.uid}`,
      name: card?.name ?? intl.formatMessage({ id: 'cart.gift_card' }),
      notice,
    })),
  ].filter(({ notice }) => isBlocking(notice))
}

function BlockedRows({ rows }: { rows: readonly BlockedRow[] }) {
  const intl = useIntl()
  return (
    <ErrorState title={intl.formatMessage({ id: 'cart.blocked_title' })}>
      <ul className="list-disc pl-5">
        {rows.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-block py-1 text-ink">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </ErrorState>
  )
}

/** Codes and totals; `children` is the button that continues. */
function Summary({ clubInfo, children }: { clubInfo: CheckoutSetup['clubInfo']; children: ReactNode }) {
  const intl = useIntl()
  return (
    <aside
      aria-labelledby="cart-summary"
      className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:self-start"
    >
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
        <h2 id="cart-summary" className="text-xl">
          {intl.formatMessage({ id: 'checkout.summary' })}
        </h2>
        <FreeDelivery />
        <ClubNote href={clubInfo} />
        <Codes prefix="cart" />
        <TotalsList />
        <div className="hidden lg:block">{children}</div>
        <CartPromises />
        <Share />
      </div>
    </aside>
  )
}

/** Information about delivery, returns and payment (spec 1 §9). */
function CartPromises() {
  const intl = useIntl()
  const isReturnable = useCheckout(hasProducts)
  const isGuest = useAuth(({ isLoading, user }) => !isLoading && !user.isAuthenticated)
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-muted">
      {isReturnable && <li>{intl.formatMessage({ id: 'checkout.promise_returns' }, { days: RETURN_DAYS })}</li>}
      {isGuest && <li>{intl.formatMessage({ id: 'checkout.promise_guest' })}</li>}
    </ul>
  )
}
