'use client'

import { type FormEvent, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { useCheckoutMoney } from '@/components/checkout/use-checkout-money'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { readTypedPrice, withOverride } from '@/lib/cart/override'
import { type CartRow, LIMITS } from '@/lib/cart/types'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { type Currency, minorPerUnit } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { cartStore } from '@/stores/cart'

interface StaffRowProps {
  row: CartRow
  line: CheckoutLine
}

/** Staff's own price and name of a row, beside those of the shop (spec 1 §3 "Cart product row"). */
export default function StaffRow({ row, line }: StaffRowProps) {
  const intl = useIntl()
  const money = useCheckoutMoney()
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <>
      {line.shop && (
        <p className="text-sm text-ink-muted">
          {text('checkout.staff_row_instead', { name: line.shop.name, price: money(line.shop.unit_price) })}
        </p>
      )}
      <details>
        <summary className="flex min-h-11 items-center text-sm font-semibold">{text('checkout.staff_row')}</summary>
        <OverrideForm row={row} />
      </details>
    </>
  )
}

/** The staff price of a row as text; empty without one in this currency. */
function typedOverride(intl: IntlShape, row: CartRow, currency: Currency): string {
  if (row.priceOverrideCurrency !== currency || row.priceOverride === undefined) return ''
  const perUnit = minorPerUnit(currency)
  return intl.formatNumber(row.priceOverride / perUnit, {
    useGrouping: false,
    minimumFractionDigits: row.priceOverride % perUnit === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })
}

function OverrideForm({ row }: Pick<StaffRowProps, 'row'>) {
  const intl = useIntl()
  const { currency, language } = useMarket()
  const [isWrong, setWrong] = useState(false)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const id = `staff-row-${row.productId}`
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = String(data.get('price')).trim()
    const price = typed === '' ? null : readTypedPrice(typed, currency)
    const isRefused = typed !== '' && price === null
    setWrong(isRefused)
    if (isRefused) document.getElementById(`${id}-price`)?.focus()
    else
      cartStore
        .getState()
        .updateRow(row.productId, (old) =>
          withOverride(old, price, currency, String(data.get('name')).trim(), String(data.get('reason')).trim()),
        )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-l-2 border-line pb-2 pl-4">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Input
          id={`${id}-price`}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          label={text('checkout.staff_row_price', { currency: currency.toUpperCase() })}
          hint={text('checkout.staff_row_empty')}
          defaultValue={typedOverride(intl, row, currency)}
          error={
            isWrong && text('checkout.staff_row_wrong', { most: formatPrice(LIMITS.staffPrice, currency, language) })
          }
          aria-invalid={isWrong}
        />
        <Input
          id={`${id}-name`}
          name="name"
          autoComplete="off"
          maxLength={LIMITS.name}
          label={text('checkout.staff_row_name')}
          defaultValue={row.nameOverride ?? ''}
        />
        <Input
          id={`${id}-reason`}
          name="reason"
          autoComplete="off"
          maxLength={LIMITS.name}
          label={text('checkout.staff_row_reason')}
          defaultValue={row.overrideReason ?? ''}
        />
      </div>
      <Button type="submit" size="sm" variant="secondary" className="self-start">
        {text('checkout.staff_row_use')}
      </Button>
    </form>
  )
}
