/** Signs that are the same in every language. */
export const NOTHING = '–'
export const REQUIRED = ' *'
export const MISSING = '○'
export const OUTDATED = '◐'
export const SHORTCUT = 'Ctrl K'
export const DOT = ' · '
export const DASH = ' – '
export const COMMA = ', '
export const SPACE = ' '
export const BECOMES = ' → '
export const FILL_DOWN = '↓'

/** A name with what belongs to it. */
export const named = (name: string, text: string | number): string => `${name}: ${text}`

/** A text of which this is the beginning. */
export const begins = (text: string): string => `${text}…`
/** The currency of every amount that is typed: prices are in euros, other currencies are converted. */
export const EURO = '€'
