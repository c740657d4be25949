/** A rating of 0–10 as stars of 5, in halves (spec 3 §4). */
export function starsOf(rating: number): number {
  return Math.round(Math.min(10, Math.max(0, rating))) / 2
}
