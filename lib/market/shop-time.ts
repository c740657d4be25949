/**
 * The shop's own time zone (SHOP_TIME_ZONE): VAT rates change at midnight in it, the closing time of express pickup is in it, and every time
 * that people see. Never the zone of the machine or of the browser.
 */
const DEFAULT_TIME_ZONE = 'Europe/Helsinki'

/**
 * The zone. On the server from the environment (lib/config checks it at the start); in the browser from `<html data-time-zone>`, because
 * pages are built before the shop is configured.
 */
export function shopTimeZone(): string {
  const configured =
    typeof document === 'undefined'
      ? globalThis.process?.env['SHOP_TIME_ZONE']?.trim()
      : document.documentElement.dataset['timeZone']
  return configured || DEFAULT_TIME_ZONE
}

interface Formats {
  readonly days: Intl.DateTimeFormat
  readonly clock: Intl.DateTimeFormat
}

let made: (Formats & { readonly timeZone: string }) | undefined

function formats(): Formats {
  const timeZone = shopTimeZone()
  if (made?.timeZone !== timeZone)
    made = {
      timeZone,
      days: new Intl.DateTimeFormat('sv-SE', { timeZone }),
      clock: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
    }
  return made
}

/** The shop's calendar day at a moment, YYYY-MM-DD. */
export function shopDay(moment: Date = new Date()): string {
  return formats().days.format(moment)
}

/** A valid calendar day as `YYYY-MM-DD`, from 1950. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return Number(year) >= 1950 && date.toISOString().slice(0, 10) === text
}

/** The shop's local time at a moment, YYYY-MM-DDTHH:mm. */
export function shopLocalTime(moment: Date): string {
  return formats().clock.format(moment).replace(' ', 'T').slice(0, 16)
}

/** How far the shop's clock is ahead of UTC at a moment, in milliseconds. */
function ahead(moment: number): number {
  return Date.parse(`${formats().clock.format(moment).replace(' ', 'T')}Z`) - moment
}

/**
 * The moment of a local time in the shop's time zone (`YYYY-MM-DDTHH:mm`). Of the hour that comes twice when clocks are set back it is one of
 * both.
 */
export function shopMoment(local: string): Date {
  const asUtc = Date.parse(`${local}:00Z`)
  return new Date(asUtc - ahead(asUtc - ahead(asUtc)))
}
