'use client'

import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import type { MoveReturn, StaffOrders } from '@/lib/contract/schemas/order'
import { CANCELLED_RETURN, RECEIVED_RETURN } from '@/lib/order/return-machine'
import { api } from '@/lib/shop-api/browser'

import { useOrderTransition } from './use-order-transition'

interface OrderReturnProps {
  known: StaffOrders['orders'][number]['returns'][number]
  money: (minor: number) => string
  /** Stores to which the products may be returned. */
  stores: readonly { readonly id: number; readonly name: string }[]
  onMoved: () => void
}

/** A return that has not arrived: products, refund, and the button that registers its arrival. */
export function OrderReturn({
  known: { number, kind, method, refund, comment, lines },
  money,
  stores,
  onMoved,
}: OrderReturnProps) {
  const intl = useIntl()
  const { isBusy, change } = useOrderTransition(onMoved)
  const word = (id: string) => intl.formatMessage({ id })
  const to = (status: MoveReturn['status'], store: number | null) =>
    change(number, () => api.call('moveReturn', { body: { return_number: number, status, restock_store_id: store } }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const store = Number(new FormData(event.currentTarget).get('store'))
    void to(RECEIVED_RETURN, store > 0 ? store : null)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <h3 className="text-lg">{intl.formatMessage({ id: 'order.return_known' }, { number })}</h3>
      <ul className="text-ink-muted">
        {lines.map(({ name, colour, size, quantity, reason, exchange }, index) => (
          <li key={index}>
            {[`${quantity} × ${name}`, colour, size, word(`order.reason_${reason}`), exchange && `→ ${exchange}`]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
        <li>{word(method === 'parcel' ? 'order.return_parcel' : 'order.return_store')}</li>
        {comment !== '' && <li>{comment}</li>}
      </ul>
      <p className="font-semibold">
        {kind === 'refund'
          ? intl.formatMessage({ id: 'order.return_amount' }, { amount: money(refund) })
          : word('order.return_exchange')}
      </p>
      <div className="max-w-form">
        <Select id={`restock-${number}`} name="store" label={word('staff.orders_restock')} defaultValue="">
          <option value="">{word('staff.orders_restock_none')}</option>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {word('staff.orders_received')}
        </Button>
        <Button variant="quiet" onClick={() => void to(CANCELLED_RETURN, null)}>
          {word('staff.orders_end_return')}
        </Button>
      </div>
    </form>
  )
}
