'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import type { OpenHours } from '@/lib/market/opening-hours'

const CLOSED = '00:00'
const DAY_MS = 86_400_000
/** More days than that are no exception. */
const MOST = 60

/** Every day from the first to the last, both with it; without a last day only the first. Empty for days in the wrong order, or too many. */
function daysBetween(first: string, last: string): string[] {
  const start = Date.parse(first)
  const count = last === '' ? 1 : (Date.parse(last) - start) / DAY_MS + 1
  if (!(count >= 1 && count <= MOST)) return []
  if (Number.isNaN(start)) return []
  return Array.from({ length: count }, (_, at) => new Date(start + at * DAY_MS).toISOString().slice(0, 10))
}

const EMPTY = { first: '', last: '', opens: '', closes: '', isShut: false }

interface SpecialDaysProps {
  onAdd: (rows: readonly OpenHours[]) => void
  onClose: () => void
}

/** Days that differ from the week: nothing is taken for granted, neither the day nor that it is closed. */
export function SpecialDays({ onAdd, onClose }: SpecialDaysProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(EMPTY)
  const word = (id: string) => intl.formatMessage({ id: `office.hours_${id}` })
  const set = (what: Partial<typeof EMPTY>) => setTyped((known) => ({ ...known, ...what }))
  const { first, last, opens, closes, isShut } = typed
  const days = daysBetween(first, last)
  const isWhole = days.length > 0 && (isShut || (opens !== '' && closes !== '' && opens !== closes))
  function add() {
    if (!isWhole) return
    onAdd(days.map((day) => ({ days: day, opens: isShut ? CLOSED : opens, closes: isShut ? CLOSED : closes })))
    onClose()
  }
  const input = (name: 'first' | 'last' | 'opens' | 'closes', type: 'date' | 'time') => (
    <label className="flex flex-col gap-1">
      <span className="text-ink-muted text-xs">{word(`new_${name}`)}</span>
      <input
        type={type}
        {...(name === 'last' && first !== '' && { min: first })}
        className={cx(controlStyle, type === 'date' ? 'max-w-44' : 'max-w-40')}
        value={typed[name]}
        onChange={(event) => set({ [name]: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It would save the whole form.
          event.preventDefault()
          add()
        }}
      />
    </label>
  )
  return (
    <div role="group" aria-label={word('add_day')} className="flex flex-col gap-3 rounded-control bg-surface-2 p-3">
      <div className="flex flex-wrap items-end gap-3">
        {input('first', 'date')}
        {input('last', 'date')}
        {isShut ? null : input('opens', 'time')}
        {isShut ? null : input('closes', 'time')}
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5"
            checked={isShut}
            onChange={(event) => set({ isShut: event.target.checked })}
          />
          {word('new_closed')}
        </label>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" disabled={!isWhole} onClick={add}>
          {intl.formatMessage({ id: 'office.hours_new_add' }, { count: Math.max(days.length, 1) })}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {intl.formatMessage({ id: 'office.cancel' })}
        </Button>
      </div>
    </div>
  )
}
