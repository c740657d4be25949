/** Days of arrival as text: the same in the checkout, on the order's page and in its mail. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Days of the shop's calendar (YYYY-MM-DD) as short as the language allows, "24.–26.11." in Finnish; two equal days are shown as one, and
 * the text has no line break. `locale` is a BCP 47 tag.
 */
export function dayRange(from: string, to: string, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    // A calendar day is the same in every time zone, so it is formatted in UTC.
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    formats.set(locale, format)
  }
  return format.formatRange(new Date(from), new Date(to)).replaceAll(' ', '\u00a0').replaceAll('\u2009', '\u202f')
}
