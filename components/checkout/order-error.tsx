'use client'

import { type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ErrorState } from '@/components/ui/error-state'
import { isNewBundle } from '@/lib/cart/rows'
import type { OrderError, ShortRow } from '@/lib/checkout/order-error'
import { useMarket } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'
import { orderLink } from '@/lib/order/order-link'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { renewCartKey } from '@/stores/last-order'

interface OrderErrorProps {
  error: OrderError
  /** Places the order again. */
  onRetry: () => void
  onDismiss: () => void
  /** Telephone of the shop; null without one. */
  phone: string | null
}

type ErrorOf<Kind extends OrderError['kind']> = Extract<OrderError, { kind: Kind }>

/** Why placing the order failed: what happened, that nothing is lost, and what to do next. */
export function OrderErrorNote({ error, onRetry, onDismiss, phone }: OrderErrorProps) {
  switch (error.kind) {
    case 'total_changed':
      return <TotalChanged error={error} />
    case 'out_of_stock':
      return <OutOfStock error={error} onDismiss={onDismiss} />
    case 'hold_limit':
      return <HoldLimit error={error} phone={phone} />
    case 'code_refused':
      return <CodeRefused error={error} />
    case 'unpaid':
      return <Unpaid error={error} onRetry={onRetry} />
    case 'already_ordered':
      return <AlreadyOrdered error={error} onRetry={onRetry} />
    default:
      return <OtherError kind={error.kind} onRetry={onRetry} />
  }
}

/** Title and text of the errors without further data; below a title without a text, "nothing was ordered" is shown. */
const TEXTS: Readonly<Record<Exclude<OrderError['kind'], DetailedKind>, readonly [title: string, text?: string]>> = {
  unreachable: ['checkout.order_unreachable_title', 'checkout.order_unreachable_text'],
  payment_unavailable: ['checkout.payment_unavailable_title', 'checkout.payment_unavailable_text'],
  not_validated: ['checkout.unreachable_title', 'checkout.unreachable_text'],
  too_many: ['checkout.too_many_title'],
  address_refused: ['checkout.address_refused_title', 'checkout.address_refused_text'],
  lapsed: ['checkout.order_refused_title'],
  refused: ['checkout.order_refused_title'],
  price_approval: ['checkout.price_approval_title', 'checkout.price_approval_text'],
  price_declined: ['checkout.price_declined_title', 'checkout.price_declined_text'],
  price_reason: ['checkout.price_reason_title', 'checkout.price_reason_text'],
  own_price: ['checkout.own_price_title'],
  own_gift: ['checkout.own_gift_title'],
  field: ['checkout.order_refused_title'],
}
type DetailedKind = 'total_changed' | 'out_of_stock' | 'hold_limit' | 'code_refused' | 'unpaid' | 'already_ordered'

function OtherError({ kind, onRetry }: { kind: keyof typeof TEXTS; onRetry: () => void }) {
  const intl = useIntl()
  const [title, text = 'checkout.nothing_ordered'] = TEXTS[kind]
  return (
    <ErrorState
      title={intl.formatMessage({ id: title })}
      actions={
        kind !== 'address_refused' && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {intl.formatMessage({ id: 'common.retry' })}
          </Button>
        )
      }
    >
      {intl.formatMessage({ id: text })}
    </ErrorState>
  )
}

function TotalChanged({ error: { before, after, currency } }: { error: ErrorOf<'total_changed'> }) {
  const intl = useIntl()
  const money = useMoney(currency)
  return (
    <ErrorState title={intl.formatMessage({ id: 'checkout.total_changed_title' })}>
      {intl.formatMessage({ id: 'checkout.total_changed_text' }, { before: money(before), after: money(after) })}
    </ErrorState>
  )
}

/** Too much for an unpaid order: what can be reserved, and how to order more. */
function HoldLimit({ error: { reason, limit, name }, phone }: { error: ErrorOf<'hold_limit'>; phone: string | null }) {
  const intl = useIntl()
  const { contactEmail } = useMarket()
  const email = (
    <a href={`mailto:${contactEmail}`} className="link text-ink">
      {contactEmail}
    </a>
  )
  return (
    <ErrorState title={intl.formatMessage({ id: 'checkout.hold_title' })}>
      <p className="text-ink">{intl.formatMessage({ id: `checkout.hold_${reason}` }, { limit, name })}</p>
      <p className="mt-2">
        {intl.formatMessage({ id: 'checkout.hold_help' }, { email })}
        {phone !== null && <> {intl.formatMessage({ id: 'checkout.hold_phone' }, { phone })}</>}
      </p>
    </ErrorState>
  )
}

/** Reduces the rows to the available amounts, and removes those that are not available. */
function reduceToAvailable(rows: readonly ShortRow[]): void {
  const cart = cartStore.getState()
  for (const { key, available } of rows) {
    const product = cart.products.find(({ productId }) => String(productId) === key)
    if (product && isNewBundle(product.productId)) cart.remove(product.productId)
    else if (product) cart.setAmount(product.productId, available)
    else if (cart.bundles.some(({ uid }) => uid === key)) cart.setBundleAmount(key, available)
    else cart.removeGiftCard(key)
  }
  void checkout.validateNow()
}

function OutOfStock({ error: { rows }, onDismiss }: { error: ErrorOf<'out_of_stock'>; onDismiss: () => void }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  return (
    <ErrorState
      title={text('checkout.out_of_stock_title')}
      actions={
        <>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              reduceToAvailable(rows)
              onDismiss()
            }}
          >
            {text('checkout.take_available')}
          </Button>
          <ButtonLink variant="quiet" size="sm" href={routes.checkout}>
            {text('checkout.back_to_cart')}
          </ButtonLink>
        </>
      }
    >
      <ul className="list-disc pl-5 text-ink">
        {rows.map(({ key, name, available }) => (
          <li key={key}>
            {text('checkout.out_of_stock_row', {
              name: name ?? text('checkout.out_of_stock_unnamed'),
              count: available,
            })}
          </li>
        ))}
      </ul>
      <p className="mt-2">{text('checkout.nothing_ordered')}</p>
    </ErrorState>
  )
}

function CodeRefused({ error: { codes } }: { error: ErrorOf<'code_refused'> }) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage(
        { id: 'checkout.code_refused_title' },
        { count: codes.length, codes: codes.join(', ') },
      )}
    >
      {intl.formatMessage({ id: 'checkout.code_refused_text' })}
    </ErrorState>
  )
}

/** The order that was placed with this cart, and a button to order the cart again under a new key. */
function ExistingOrder({
  number,
  messages,
  action,
  onRetry,
}: {
  number: string | null
  messages: { readonly title: string; readonly text: string; readonly again: string }
  action: ReactNode
  onRetry: () => void
}) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage({ id: messages.title })}
      actions={
        <>
          {action}
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              renewCartKey()
              onRetry()
            }}
          >
            {intl.formatMessage({ id: messages.again })}
          </Button>
        </>
      }
    >
      {number !== null && (
        <p className="text-ink">{intl.formatMessage({ id: 'checkout.ordered_number' }, { number })}</p>
      )}
      <p>{intl.formatMessage({ id: messages.text })}</p>
    </ErrorState>
  )
}

const UNPAID = { title: 'checkout.unpaid_title', text: 'checkout.unpaid_text', again: 'checkout.unpaid_anew' }

function Unpaid({ error: { number, access }, onRetry }: { error: ErrorOf<'unpaid'>; onRetry: () => void }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const href =
    number !== null && access !== null
      ? orderLink(`${routes['order/process']}?${new URLSearchParams({ number })}`, access)
      : routes['view-order']
  return (
    <ExistingOrder
      number={number}
      messages={UNPAID}
      onRetry={onRetry}
      action={
        <ButtonLink size="sm" href={href}>
          {intl.formatMessage({ id: 'checkout.unpaid_resume' })}
        </ButtonLink>
      }
    />
  )
}

const ALREADY = { title: 'checkout.already_title', text: 'checkout.already_text', again: 'checkout.already_anew' }

function AlreadyOrdered({ error: { number }, onRetry }: { error: ErrorOf<'already_ordered'>; onRetry: () => void }) {
  const intl = useIntl()
  const { routes } = useMarket()
  return (
    <ExistingOrder
      number={number}
      messages={ALREADY}
      onRetry={onRetry}
      action={
        <ButtonLink size="sm" href={routes['view-order']}>
          {intl.formatMessage({ id: 'checkout.already_view' })}
        </ButtonLink>
      }
    />
  )
}
