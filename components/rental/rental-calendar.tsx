'use client'

import { useState } from 'react'
import { DayPicker, type DayPickerLocale } from 'react-day-picker'
import { de } from 'react-day-picker/locale/de'
import { enGB } from 'react-day-picker/locale/en-GB'
import { fi } from 'react-day-picker/locale/fi'
import { fr } from 'react-day-picker/locale/fr'
import { ru } from 'react-day-picker/locale/ru'
import { sv } from 'react-day-picker/locale/sv'

import { Icon } from '@/components/ui/icon'
import { addDays, RENTAL_AHEAD_DAYS } from '@/lib/catalog/rental'
import { useMarket } from '@/lib/intl/market-context'
import type { Language } from '@/lib/market/languages'

const LOCALES: Readonly<Record<Language, DayPickerLocale>> = { en: enGB, fi, sv, de, fr, ru }

/** A day has no zone: the calendar counts in UTC. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export interface Days {
  readonly from: string
  readonly to: string
}

interface RentalCalendarProps {
  today: string
  value: Days | null
  /** Whether the whole booking is free for these days. */
  isFree: (days: Days) => boolean
  onChange: (days: Days) => void
  label: string
}

/** The width from which two months are side by side. The calendar is rendered in the browser alone. */
const TWO_MONTHS_PX = 720

const CLASSES = {
  root: 'relative w-fit max-w-full',
  months: 'relative flex flex-wrap gap-x-8 gap-y-6',
  month: 'min-w-0',
  month_caption: 'flex h-11 items-center px-2 font-semibold first-letter:uppercase',
  nav: 'absolute top-0 right-0 z-1 flex',
  button_previous: 'target inline-flex size-11 items-center justify-center aria-disabled:text-ink-subtle',
  button_next: 'target inline-flex size-11 items-center justify-center aria-disabled:text-ink-subtle',
  month_grid: 'border-collapse',
  weekday: 'h-8 text-sm font-normal text-ink-muted',
  day: 'p-0 text-center',
  day_button:
    'tabular size-11 rounded-control md:size-10 font-semibold hover:bg-surface-2 disabled:font-normal disabled:text-ink-subtle disabled:line-through disabled:hover:bg-transparent',
  today: 'underline underline-offset-4',
  outside: 'invisible',
  range_start: 'rental-day-end',
  range_end: 'rental-day-end',
  range_middle: 'rental-day-between',
}

/** The first and the last day of a rental; days on which the booking is not free cannot be pressed. */
export default function RentalCalendar({ today, value, isFree, onChange, label }: RentalCalendarProps) {
  const { language } = useMarket()
  const [isPickingEnd, setPickingEnd] = useState(false)
  const first = isPickingEnd ? value?.from : undefined
  const pick = (day: string) => {
    if (first !== undefined && day >= first) {
      onChange({ from: first, to: day })
      setPickingEnd(false)
    } else {
      onChange({ from: day, to: day })
      setPickingEnd(true)
    }
  }
  /** While the last day is picked, days before the first one begin again. */
  const isOff = (date: Date) => {
    const day = dayOf(date)
    return !isFree(first !== undefined && day >= first ? { from: first, to: day } : { from: day, to: day })
  }
  return (
    <DayPicker
      mode="range"
      timeZone="UTC"
      locale={LOCALES[language]}
      aria-label={label}
      numberOfMonths={window.innerWidth >= TWO_MONTHS_PX ? 2 : 1}
      startMonth={dateOf(today)}
      endMonth={dateOf(addDays(today, RENTAL_AHEAD_DAYS))}
      {...(value && { defaultMonth: dateOf(value.from) })}
      selected={value ? { from: dateOf(value.from), to: dateOf(value.to) } : undefined}
      disabled={isOff}
      onDayClick={(date, { disabled }) => {
        if (!disabled) pick(dayOf(date))
      }}
      classNames={CLASSES}
      components={{
        Chevron: ({ orientation }) => (
          <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} size={20} />
        ),
      }}
    />
  )
}
