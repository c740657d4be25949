'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { MoveReturn, StaffOrders } from '@/lib/contract/schemas/order'
import { CANCELLED_RETURN, RECEIVED_RETURN } from '@/lib/order/return-machine'
import { adjustmentIds, RETURN_REASONS, type ReturnReason } from '@/lib/order/returns'
import { api } from '@/lib/shop-api/browser'

import { ConfirmButton } from './confirm-button'
import { useOrderTransition } from './use-order-transition'

interface OrderReturnProps {
  known: StaffOrders['orders'][number]['returns'][number]
  money: (minor: number) => string
  /** Stores to which the products may be returned. */
  stores: readonly { readonly id: number; readonly name: string }[]
  onMoved: () => void
}

type Changed = NonNullable<MoveReturn['reasons']>

/** Registers that a return has arrived, with the reasons that staff found, or ends it. */
function useReturnSteps({ known, money, onMoved }: Omit<OrderReturnProps, 'stores'>, changed: Changed) {
  const intl = useIntl()
  const { number } = known
  const { isBusy, change } = useOrderTransition(onMoved)
  const to = (
    status: MoveReturn['status'],
    store: number | null,
    decision: Pick<MoveReturn, 'reasons' | 'note'> = {},
    result = '',
  ) =>
    change(
      number,
      () => api.call('moveReturn', { body: { return_number: number, status, restock_store_id: store, ...decision } }),
      result,
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const store = Number(data.get('store'))
    const note = data.get('note')
    const decision = changed.length > 0 ? { reasons: changed, note: typeof note === 'string' ? note.trim() : '' } : {}
    // Another reason changes the sum, which only the back end calculates.
    const isKnownRefund = known.kind === 'refund' && changed.length === 0
    const refund = isKnownRefund
      ? intl.formatMessage({ id: 'staff.orders_cancel_refund' }, { amount: money(known.refund) })
      : ''
    void to(RECEIVED_RETURN, store > 0 ? store : null, decision, refund)
  }
  return { isBusy, submit, end: () => void to(CANCELLED_RETURN, null) }
}

/** A return that has not arrived: products, refund, and the button that registers its arrival. */
export function OrderReturn({ known, money, stores, onMoved }: OrderReturnProps) {
  const { number } = known
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  const [reasons, setReasons] = useState<Readonly<Record<number, ReturnReason>>>({})
  const changed = known.lines.flatMap(({ line, reason }) => {
    const found = reasons[line] ?? reason
    return found === reason ? [] : [{ line, reason: found }]
  })
  const { isBusy, submit, end } = useReturnSteps({ known, money, onMoved }, changed)
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <h3 className="text-lg">{intl.formatMessage({ id: 'order.return_known' }, { number })}</h3>
      <ReturnFacts known={known} money={money} />
      <FoundReasons
        known={known}
        reasons={reasons}
        onChange={(line, reason) => setReasons((before) => ({ ...before, [line]: reason }))}
        isChanged={changed.length > 0}
      />
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
        <ConfirmButton label={word('staff.orders_end_return')} number={number} isBusy={isBusy} onConfirm={end} />
      </div>
    </form>
  )
}

/** Products with the shopper's reasons, the way they come back, and the refund with its deductions. */
function ReturnFacts({ known, money }: Pick<OrderReturnProps, 'known' | 'money'>) {
  const intl = useIntl()
  const { kind, method, refund, comment, lines } = known
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <>
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
      {known.adjustment !== 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
          <span>{adjustmentIds(known).map(word).join('. ')}</span>
          <span>{money(known.adjustment)}</span>
        </p>
      )}
    </>
  )
}

interface FoundReasonsProps {
  known: OrderReturnProps['known']
  /** By the line of the order; the others are as the shopper said. */
  reasons: Readonly<Record<number, ReturnReason>>
  onChange: (line: number, reason: ReturnReason) => void
  isChanged: boolean
}

/** The reason of each product as staff found it, and why it is another one: both decide about the fee of the parcel. */
function FoundReasons({ known: { number, lines }, reasons, onChange, isChanged }: FoundReasonsProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <div className="flex max-w-form flex-col gap-4">
      {lines.map(({ line, name, reason }) => (
        <Select
          key={line}
          id={`found-${number}-${line}`}
          label={`${word('staff.orders_found_reason')}: ${name}`}
          value={reasons[line] ?? reason}
          onChange={({ target }) => onChange(line, target.value as ReturnReason)}
        >
          {RETURN_REASONS.map((one) => (
            <option key={one} value={one}>
              {word(`order.reason_${one}`)}
            </option>
          ))}
        </Select>
      ))}
      {isChanged && (
        <Textarea
          id={`note-${number}`}
          name="note"
          required
          maxLength={1000}
          rows={2}
          label={word('staff.orders_reason_note')}
        />
      )}
    </div>
  )
}
