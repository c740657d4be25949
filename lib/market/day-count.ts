/** Counting working days with given public holidays, so that a page in the browser has those of two countries and not the whole table. */
const DAY_MS = 86_400_000

/** `day` is YYYY-MM-DD, `holidays` has such days, separated by spaces. */
export function isFreeDay(day: string, holidays: string): boolean {
  return new Date(day).getUTCDay() % 6 === 0 || holidays.includes(day)
}

/** The day (YYYY-MM-DD) that many working days after another; with 0 that day itself, working day or not. */
export function countWorkingDays(day: string, count: number, holidays: string): string {
  let time = Date.parse(day)
  const shown = () => new Date(time).toISOString().slice(0, 10)
  for (let left = count; left > 0; ) {
    time += DAY_MS
    if (!isFreeDay(shown(), holidays)) left -= 1
  }
  return shown()
}
