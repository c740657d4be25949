'use client'

import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { useCheckoutMoney } from '@/components/checkout/use-checkout-money'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { readTypedPrice, withOverride } from '@/lib/cart/override'
import { type CartRow, LIMITS } from '@/lib/cart/types'
import type { CheckoutLine } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { minorPerUnit } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { cartStore } from '@/stores/cart'

/** Staff's own price and name for a row, beside what the shop would say (spec 1 §3 "Cart product row"). */
export default function StaffRow({ row, line }: { row: CartRow; line: CheckoutLine }) {
  const intl = useIntl()
  const { currency, language } = useMarket()
  const money = useCheckoutMoney()
  const [isWrong, setWrong] = useState(false)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const id = `staff-row-${row.productId}`
  const perUnit = minorPerUnit(currency)
  const own = row.priceOverrideCurrency === currency ? row.priceOverride : undefined
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
        .updateRow(row.productId, (old) => withOverride(old, price, currency, String(data.get('name')).trim()))
  }
  return (
    <>
      {line.shop && (
        <p className="text-sm text-ink-muted">
          {text('checkout.staff_row_instead', { name: line.shop.name, price: money(line.shop.unit_price) })}
        </p>
      )}
      <details>
        <summary className="flex min-h-11 items-center text-sm font-semibold">{text('checkout.staff_row')}</summary>
        <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-l-2 border-line pb-2 pl-4">
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <Input
              id={`${id}-price`}
              name="price"
              inputMode="decimal"
              autoComplete="off"
              label={text('checkout.staff_row_price', { currency: currency.toUpperCase() })}
              hint={text('checkout.staff_row_empty')}
              defaultValue={
                own === undefined
                  ? ''
                  : intl.formatNumber(own / perUnit, {
                      useGrouping: false,
                      minimumFractionDigits: own % perUnit === 0 ? 0 : 2,
                      maximumFractionDigits: 2,
                    })
              }
              error={
                isWrong &&
                text('checkout.staff_row_wrong', { most: formatPrice(LIMITS.staffPrice, currency, language) })
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
          </div>
          <Button type="submit" size="sm" variant="secondary" className="self-start">
            {text('checkout.staff_row_use')}
          </Button>
        </form>
      </details>
    </>
  )
}
