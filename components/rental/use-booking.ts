'use client'

import { type FormEvent, useRef, useState } from 'react'

import type { Quote } from '@/lib/catalog/rental-plan'
import { isEmail } from '@/lib/contract/email'
import { RENTAL_MEASURES } from '@/lib/contract/limits/rental'
import type { RentalBooking } from '@/lib/contract/schemas/rental'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { useRental } from '@/stores/rental'

import type { Days } from './rental-calendar'
import { problemOf } from './rental-error'

export type Field = 'name' | 'email' | 'phone'

const isFilled: Readonly<Record<Field, (text: string) => boolean>> = {
  name: (text) => text !== '',
  email: isEmail,
  phone: (text) => text.length >= 5,
}

/** Measures outside of the limits are left to the desk: they must not keep anybody from booking. */
function cleaned(person: Readonly<Record<string, unknown>>) {
  const kept = Object.entries(RENTAL_MEASURES).flatMap(([field, [min, max]]) => {
    const value = person[field]
    return Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? [[field, value]] : []
  })
  const name = String(person['name'] ?? '').trim()
  return { ...(name !== '' && { name }), ...Object.fromEntries(kept) }
}

interface Chosen {
  readonly storeId: number | null
  readonly days: Days | null
  readonly quote: Quote | null
}

/** Sends the booking. The rows are cleared when it is made. */
export function useBooking(
  { storeId, days, quote }: Chosen,
  { onBooked, onRefused }: { onBooked: (booking: RentalBooking) => void; onRefused: () => void },
) {
  const { language } = useMarket()
  const { rows, clear } = useRental()
  const key = useRef('')
  const [problem, setProblem] = useState<string | null>(null)
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const text = (name: Field) => String(data.get(name) ?? '').trim()
    const empty = (Object.keys(isFilled) as Field[]).filter((name) => !isFilled[name](text(name)))
    const lines = rows.flatMap(({ variantId, person }) =>
      variantId === null ? [] : [{ variant_id: variantId, person: cleaned(person) }],
    )
    setMissing(empty)
    const isIncomplete = lines.length < rows.length || storeId === null || days === null || quote === null
    setProblem(isIncomplete ? 'rental.incomplete' : null)
    if (empty[0]) form.querySelector<HTMLElement>(`#rental-${empty[0]}`)?.focus()
    if (isIncomplete || empty.length > 0) return
    setBusy(true)
    // A new key only after an answer: a request that is sent again is the same booking.
    key.current ||= crypto.randomUUID()
    const result = await lazyApi.call('bookRental', {
      body: {
        ...{ form_key: key.current, store_id: storeId, from: days.from, to: days.to, total: quote.total, lines },
        ...{ name: text('name'), email: text('email'), phone: text('phone'), language_code: language },
      },
    })
    setBusy(false)
    if (result.ok) {
      onBooked(result.data)
      clear()
    } else {
      setProblem(problemOf(result.error))
      if (result.error.code !== 'NETWORK') key.current = ''
      onRefused()
    }
  }
  return { problem, missing, isBusy, submit }
}
