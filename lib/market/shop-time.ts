/** The shop's own time zone: VAT rates change at its midnight, express pickup closes by its clock. */
export const SHOP_TIME_ZONE = 'Europe/Helsinki'

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE })

/** The shop's calendar day of a moment, YYYY-MM-DD. */
export function shopDay(moment: Date = new Date()): string {
  return days.format(moment)
}
