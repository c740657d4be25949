/** The shop's own time zone: VAT rates change at midnight in it, and the closing time of express pickup is in it. */
export const SHOP_TIME_ZONE = 'Europe/Helsinki'

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE })

/** The shop's calendar day at a moment, YYYY-MM-DD. */
export function shopDay(moment: Date = new Date()): string {
  return days.format(moment)
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** The shop's local time at a moment, YYYY-MM-DDTHH:mm. */
export function shopLocalTime(moment: Date): string {
  return clock.format(moment).replace(' ', 'T').slice(0, 16)
}

/** The moment of a local time in the shop's time zone (`YYYY-MM-DDTHH:mm`). Only for daytime, when clocks are never set forward or back. */
export function shopMoment(local: string): Date {
  const asUtc = Date.parse(`${local}:00Z`)
  const shown = Date.parse(`${clock.format(asUtc).replace(' ', 'T')}Z`)
  return new Date(asUtc - (shown - asUtc))
}
