/** The shop's own time zone: VAT rates change at its midnight, express pickup closes by its clock. */
export const SHOP_TIME_ZONE = 'Europe/Helsinki'

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE })

/** The shop's calendar day of a moment, YYYY-MM-DD. */
export function shopDay(moment: Date = new Date()): string {
  return days.format(moment)
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** The moment at which the shop's clocks show a local time (`YYYY-MM-DDTHH:mm`); by day, when no clock is put forward or back. */
export function shopMoment(local: string): Date {
  const asUtc = Date.parse(`${local}:00Z`)
  const shown = Date.parse(`${clock.format(asUtc).replace(' ', 'T')}Z`)
  return new Date(asUtc - (shown - asUtc))
}
