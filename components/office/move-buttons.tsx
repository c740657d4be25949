'use client'

import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'

import { IconButton } from '@/components/ui/icon-button'

type Step = -1 | 1

/** The list with one of its entries a place earlier or later. */
export function moved<T>(list: readonly T[], at: number, step: Step): T[] {
  const next = [...list]
  next.splice(at + step, 0, ...next.splice(at, 1))
  return next
}

interface MoveButtonsProps {
  /** Of the list, on this page. */
  list: string
  /** What is moved. */
  name: string
  at: number
  count: number
  onMove: (step: Step) => void
}

const markOf = (list: string, place: number, step: Step) => `${list} ${place} ${step}`

/** What moves in a page loses the focus: it is given back to the button at the new place, so that the next press moves it on. */
function focusMoved(list: string, place: number, step: Step): void {
  const same = document.querySelector<HTMLButtonElement>(`[data-move="${markOf(list, place, step)}"]`)
  const other = document.querySelector<HTMLButtonElement>(`[data-move="${markOf(list, place, step === 1 ? -1 : 1)}"]`)
  const button = same?.disabled === false ? same : other
  button?.focus()
}

/** Moves an entry of a list up or down by one place. */
export function MoveButtons({ list, name, at, count, onMove }: MoveButtonsProps) {
  const intl = useIntl()
  if (count < 2) return null
  const button = (step: Step, icon: 'chevron-up' | 'chevron-down', message: string, isLast: boolean) => (
    <IconButton
      icon={icon}
      data-move={markOf(list, at, step)}
      disabled={isLast}
      label={intl.formatMessage({ id: message }, { name })}
      onClick={() => {
        flushSync(() => onMove(step))
        focusMoved(list, at + step, step)
      }}
    />
  )
  return (
    <span className="flex shrink-0">
      {button(-1, 'chevron-up', 'office.move_up', at === 0)}
      {button(1, 'chevron-down', 'office.move_down', at === count - 1)}
    </span>
  )
}
