/** Between the names of a context. */
export const SEPARATOR = ' > '

/** What a recommendation service is asked (spec 2 §7). */
export interface RecommendationRequest {
  readonly strategy: string
  /** Origin of the shop that asks. */
  readonly origin: string
  /** Names of a category and those above it, top first, joined by ' > '. */
  readonly context: string
  /** The visitor's id at the service, when there is one. */
  readonly cookieId?: string | undefined
}
