/** A reload within this time of the last one does not happen: it did not help (spec 1 §9). */
export const RELOAD_GUARD_MS = 10_000
/** The last reload that a page made itself, ms since 1970, for this tab. */
export const RELOAD_KEY = 'so.reload'
