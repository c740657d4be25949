'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import type { StaffOrders } from '@/lib/contract/schemas/order'
import { hasLeftShop } from '@/lib/order/order-states'
import { RETURN_REASONS, type ReturnReason } from '@/lib/order/returns'
import { api } from '@/lib/shop-api/browser'

import { useOrderTransition } from './use-order-transition'

type Listed = StaffOrders['orders'][number]
type Line = Listed['lines'][number]

interface TakeBackProps {
  order: Listed
  onMoved: () => void
}

/**
 * For a customer who brings products to the store, without a receipt and without having registered anything: staff choose what came back. The
 * return is received as any other, which refunds it.
 */
export function TakeBack({ order, onMoved }: TakeBackProps) {
  const { number } = order
  const intl = useIntl()
  const { isBusy, change } = useOrderTransition(onMoved)
  const [formKey, setFormKey] = useState<string | null>(null)
  const [isNothing, setNothing] = useState(false)
  const word = (id: string) => intl.formatMessage({ id })
  const lines = order.lines.filter(({ returnable }) => returnable > 0)
  if (!hasLeftShop(order.status) || lines.length === 0) return null
  if (formKey === null)
    return (
      <div>
        <Button variant="secondary" icon="return" onClick={() => setFormKey(crypto.randomUUID())}>
          {word('staff.take_back')}
        </Button>
      </div>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const wanted = lines.flatMap(({ line }) => {
      const quantity = Number(data.get(`quantity-${line}`))
      return quantity > 0 ? [{ line, quantity, reason: data.get(`reason-${line}`) as ReturnReason }] : []
    })
    setNothing(wanted.length === 0)
    if (wanted.length === 0) return
    void change(number, () => api.call('takeBack', { body: { number, form_key: formKey, lines: wanted } })).then(() =>
      setFormKey(null),
    )
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <h3 className="text-lg">{word('staff.take_back')}</h3>
      <p className="text-ink-muted">{word('staff.take_back_text')}</p>
      {lines.map((line) => (
        <TakeBackLine key={line.line} number={number} line={line} />
      ))}
      {isNothing && (
        <p role="alert" className="text-sm text-sale">
          {word('staff.take_back_none')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {word('staff.take_back_register')}
        </Button>
        <Button variant="quiet" onClick={() => setFormKey(null)}>
          {word('staff.gift_cancel')}
        </Button>
      </div>
    </form>
  )
}

/** How many of a row came back, and why. */
function TakeBackLine({ number, line }: { number: string; line: Line }) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  const name = [line.name, line.colour, line.size].filter(Boolean).join(', ')
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{name}</legend>
      <Select
        id={`quantity-${number}-${line.line}`}
        name={`quantity-${line.line}`}
        label={word('staff.gift_quantity')}
        defaultValue="0"
      >
        {Array.from({ length: line.returnable + 1 }, (_, units) => (
          <option key={units} value={units}>
            {intl.formatNumber(units)}
          </option>
        ))}
      </Select>
      <Select
        id={`reason-${number}-${line.line}`}
        name={`reason-${line.line}`}
        label={word('order.return_reason')}
        defaultValue="changed_mind"
      >
        {RETURN_REASONS.map((one) => (
          <option key={one} value={one}>
            {word(`order.reason_${one}`)}
          </option>
        ))}
      </Select>
    </fieldset>
  )
}
