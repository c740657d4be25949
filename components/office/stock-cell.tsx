'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { OfficeGoods } from '@/lib/contract/schemas/office'
import { officePost } from '@/lib/office/browser'

import { faultText } from './fault-text'
import { Fold } from './fold'
import { named } from './marks'

interface StockCellProps {
  model: string
  variant: OfficeGoods['variants'][number]
  stores: OfficeGoods['stores']
  mayChange: boolean
  onChanged: (goods: OfficeGoods) => void
}

/** Units in all stores; opened, how many lie in each, and a movement with its reason. */
export function StockCell({ model, variant, stores, mayChange, onChanged }: StockCellProps) {
  const intl = useIntl()
  const [fault, setFault] = useState<string | null>(null)
  const held = (store: number) => variant.stock.find((row) => row.store === store)?.quantity ?? 0

  async function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const delta = Number(data.get('delta'))
    if (!Number.isSafeInteger(delta) || delta === 0) return setFault(intl.formatMessage({ id: 'office.fault_format' }))
    const body = {
      variant: variant.id,
      store: Number(data.get('store')),
      delta,
      reason: String(data.get('reason') ?? ''),
    }
    const result = await officePost<OfficeGoods>(`/api/office/goods/${model}/stock/`, body)
    if (!result.ok) return setFault(faultText(intl, result.fault))
    setFault(null)
    form.reset()
    onChanged(result.value)
  }

  return (
    <details>
      <Fold>{intl.formatMessage({ id: 'office.units' }, { count: variant.available })}</Fold>
      <ul className="py-2">
        {stores
          .filter(({ id }) => held(id) > 0)
          .map(({ id, name }) => (
            <li key={id}>{named(name, held(id))}</li>
          ))}
      </ul>
      {mayChange ? <MoveForm stores={stores} fault={fault} onMove={(event) => void move(event)} /> : null}
    </details>
  )
}

interface MoveFormProps {
  stores: OfficeGoods['stores']
  fault: string | null
  onMove: (event: FormEvent<HTMLFormElement>) => void
}

function MoveForm({ stores, fault, onMove }: MoveFormProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <form onSubmit={onMove} className="flex flex-wrap items-end gap-2">
      <select name="store" aria-label={word('office.store')} className={cx(controlStyle, 'max-w-44')}>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <input
        name="delta"
        inputMode="numeric"
        required
        aria-label={word('office.delta')}
        className={cx(controlStyle, 'w-20!')}
      />
      <input
        name="reason"
        required
        maxLength={500}
        placeholder={word('office.reason')}
        aria-label={word('office.reason')}
        className={cx(controlStyle, 'w-44!')}
      />
      <Button type="submit" size="sm" variant="secondary">
        {word('office.move_stock')}
      </Button>
      <p role="alert" className="w-full text-sale empty:hidden">
        {fault}
      </p>
    </form>
  )
}
