'use client'

import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

import { Skeleton } from '@/components/ui/skeleton'
import { BACK_UNTIL, COLLECT_FROM } from '@/lib/catalog/rental'
import { isFree, type Offers, type PlanLine, type Quote } from '@/lib/catalog/rental-plan'
import type { RentalOffer } from '@/lib/contract/schemas/rental'
import { usePrice } from '@/lib/intl/market-context'
import { shopLocalTime } from '@/lib/market/shop-time'

import type { Days } from './rental-calendar'

const RentalCalendar = lazy(() => import('./rental-calendar'))

interface RentalDaysProps {
  lines: readonly PlanLine[]
  offers: Offers
  store: RentalOffer['stores'][number]
  value: Days | null
  onChange: (days: Days) => void
}

/** The calendar of a booking in a store. */
export function RentalDays({ lines, offers, store, value, onChange }: RentalDaysProps) {
  const intl = useIntl()
  const [today] = useState(() => shopLocalTime(new Date()).slice(0, 10))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{intl.formatMessage({ id: 'rental.days' })}</legend>
      <p className="mb-3 text-sm text-ink-muted">{intl.formatMessage({ id: 'rental.days_hint' })}</p>
      <Suspense fallback={<Skeleton className="h-80 w-full max-w-80" />}>
        <RentalCalendar
          today={today}
          value={value}
          isFree={(days) => isFree(lines, offers, store, { ...days, now: shopLocalTime(new Date()) })}
          onChange={onChange}
          label={intl.formatMessage({ id: 'rental.days' })}
        />
      </Suspense>
    </fieldset>
  )
}

/** A day of the shop's calendar in words. */
export function useDayText() {
  const intl = useIntl()
  return (day: string) =>
    intl.formatDate(day, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** Label and value of each fact, as rows. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="border-b border-line">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** When it is collected and brought back, and what it costs. */
export function RentalQuote({ quote: { days, stay, total, deposit } }: { quote: Quote }) {
  const intl = useIntl()
  const price = usePrice()
  const text = useDayText()
  const word = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `rental.${id}` }, values)
  return (
    <Facts
      facts={[
        [word('collect'), word('collect_from', { day: text(stay.collect), time: COLLECT_FROM })],
        [word('back'), word('back_until', { day: text(stay.back), time: BACK_UNTIL })],
        [word('rent', { days }), price(total)],
        [word('deposit'), price(deposit)],
      ]}
    />
  )
}
