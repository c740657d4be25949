/** When questions about orders are answered at once: on business days, in shop time (spec 3 §9 "order chat hours"). */
import { shopLocalTime } from './shop-time'

export const ORDER_HELP_HOURS = { opens: 8, closes: 20 } as const

/** A business day (YYYY-MM-DD), and the text that announces its opening. */
export interface OpenDay {
  readonly day: string
  readonly opensText: string
}

const at = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00`

/** `openText` during the hours of one of these days, otherwise the text of the next opening; empty when all days are over. */
export function openState(days: readonly OpenDay[], openText: string, now: Date): string {
  const time = shopLocalTime(now)
  const next = days.find(({ day }) => time < at(day, ORDER_HELP_HOURS.closes))
  if (!next) return ''
  return time < at(next.day, ORDER_HELP_HOURS.opens) ? next.opensText : openText
}
