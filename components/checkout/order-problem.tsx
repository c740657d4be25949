'use client'

import { type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ErrorState } from '@/components/ui/error-state'
import { isNewBundle } from '@/lib/cart/rows'
import { useMarket } from '@/lib/intl/market-context'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { renewCartKey } from '@/stores/last-order'

import type { OrderProblem, ShortRow } from './place-order'
import { useMoney } from './use-money'

interface ProblemProps {
  problem: OrderProblem
  /** Places the order again. */
  onRetry: () => void
  onForget: () => void
}

/** Lowers the rows to what there is, and takes out those of which there is nothing. */
function takeAvailable(rows: readonly ShortRow[]): void {
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

/** Why there is no order: what happened, what was kept, what to do. */
export function OrderProblemNote({ problem, onRetry, onForget }: ProblemProps) {
  const intl = useIntl()
  const { routes } = useMarket()
  const money = useMoney(problem.kind === 'total_changed' ? problem.currency : 'eur')
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const retry = (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {text('common.retry')}
    </Button>
  )
  const note = (title: string, body: ReactNode, actions?: ReactNode) => (
    <ErrorState title={title} actions={actions}>
      {body}
    </ErrorState>
  )
  const numbered = (number: string | null, id: string) => (
    <>
      {number !== null && <p className="text-ink">{text('checkout.ordered_number', { number })}</p>}
      <p>{text(id)}</p>
    </>
  )
  switch (problem.kind) {
    case 'total_changed':
      return note(
        text('checkout.total_changed_title'),
        text('checkout.total_changed_text', { before: money(problem.before), after: money(problem.after) }),
      )
    case 'out_of_stock':
      return note(
        text('checkout.out_of_stock_title'),
        <>
          <ul className="list-disc pl-5 text-ink">
            {problem.rows.map(({ key, name, available }) => (
              <li key={key}>
                {text('checkout.out_of_stock_row', {
                  name: name ?? text('checkout.out_of_stock_unnamed'),
                  count: available,
                })}
              </li>
            ))}
          </ul>
          <p className="mt-2">{text('checkout.nothing_ordered')}</p>
        </>,
        <>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              takeAvailable(problem.rows)
              onForget()
            }}
          >
            {text('checkout.take_available')}
          </Button>
          <ButtonLink variant="quiet" size="sm" href={routes.checkout}>
            {text('checkout.back_to_cart')}
          </ButtonLink>
        </>,
      )
    case 'code_refused':
      return note(
        text('checkout.code_refused_title', { count: problem.codes.length, codes: problem.codes.join(', ') }),
        text('checkout.code_refused_text'),
      )
    case 'unpaid': {
      const query =
        problem.number !== null && problem.access !== null
          ? `?${new URLSearchParams({ number: problem.number, access: problem.access })}`
          : null
      return note(
        text('checkout.unpaid_title'),
        numbered(problem.number, 'checkout.unpaid_text'),
        <>
          <ButtonLink size="sm" href={query === null ? routes['view-order'] : `${routes['order/process']}${query}`}>
            {text('checkout.unpaid_resume')}
          </ButtonLink>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              renewCartKey()
              onRetry()
            }}
          >
            {text('checkout.unpaid_anew')}
          </Button>
        </>,
      )
    }
    case 'already_ordered':
      return note(
        text('checkout.already_title'),
        numbered(problem.number, 'checkout.already_text'),
        <>
          <ButtonLink size="sm" href={routes['view-order']}>
            {text('checkout.already_view')}
          </ButtonLink>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              renewCartKey()
              onRetry()
            }}
          >
            {text('checkout.already_anew')}
          </Button>
        </>,
      )
    case 'unreachable':
      return note(text('checkout.order_unreachable_title'), text('checkout.order_unreachable_text'), retry)
    case 'payment_unavailable':
      return note(text('checkout.payment_unavailable_title'), text('checkout.payment_unavailable_text'), retry)
    case 'not_validated':
      return note(text('checkout.unreachable_title'), text('checkout.unreachable_text'), retry)
    case 'too_many':
      return note(text('checkout.too_many_title'), text('checkout.nothing_ordered'), retry)
    case 'address_refused':
      return note(text('checkout.address_refused_title'), text('checkout.address_refused_text'))
    case 'lapsed':
    case 'refused':
    case 'field':
      return note(text('checkout.order_refused_title'), text('checkout.nothing_ordered'), retry)
  }
}
