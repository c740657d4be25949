'use client'

import { useId } from 'react'
import { useIntl } from 'react-intl'

import type { OfficeRow } from '@/lib/contract/schemas/office'

import { ReferenceEditor } from '../reference-editor'
import type { PurchaseState } from './use-purchase'

const VARIANT = { to: 'variants', by: 'modelId', isRequired: true, isReadOnly: false }

const textOf = (value: OfficeRow['values'][string] | undefined) => (typeof value === 'string' ? value : null)

/** A row for a variant that is found by its product's name. One that the order has already gets one unit more. */
export function PurchaseSearch({ state }: { state: PurchaseState }) {
  const intl = useIntl()
  const id = useId()
  function take({ id: record, title, values }: OfficeRow) {
    const variant = Number(record)
    const old = state.rows.find((row) => row.variant === variant)
    const quantity = Number(old?.quantity ?? 0)
    state.add([
      {
        variant,
        title,
        sku: textOf(values['sku']),
        gtin: textOf(values['gtin']),
        quantity: Number.isSafeInteger(quantity) ? quantity + 1 : 1,
        expectedOn: null,
      },
    ])
    state.say(intl.formatMessage({ id: 'office.purchase_read' }, { count: 1 }))
  }
  return (
    <div className="flex max-w-text flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {intl.formatMessage({ id: 'office.purchase_search' })}
      </label>
      <ReferenceEditor id={id} field={VARIANT} value={null} label={null} onChange={() => undefined} onTake={take} />
    </div>
  )
}
