/** Separator of the names in a context. */
export const SEPARATOR = ' > '

/** The request to a recommendation service (spec 2 §7). */
export interface RecommendationRequest {
  readonly strategy: string
  /** Origin of the requesting shop. */
  readonly origin: string
  /** Names of a category and its ancestors, top first, joined by ' > '. */
  readonly context: string
  /** The visitor's id at the service, when there is one. */
  readonly cookieId?: string | undefined
}
