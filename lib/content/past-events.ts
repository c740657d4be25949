/** Events and facts of a content page (docs/content-blocks.md) with a date: once it is over, they are no longer there. */

const EVENTS = /<ul class="(?:events|facts)">.*?<\/ul>/gs
const EVENT = /<li\b[^>]*>.*?<\/li>/gs
const DAY = /<time datetime="(\d{4}-\d\d-\d\d)[^"]*">/g

/** Each of its days lies before `today` (YYYY-MM-DD); an event without a day is never over. */
function isOver(event: string, today: string): boolean {
  const days = [...event.matchAll(DAY)].map(([, day = '']) => day)
  return days.length > 0 && days.every((day) => day < today)
}

/** The text without the events that are over. */
export const withoutPast = (html: string, today: string): string =>
  html.replace(EVENTS, (events) => events.replace(EVENT, (event) => (isOver(event, today) ? '' : event)))
