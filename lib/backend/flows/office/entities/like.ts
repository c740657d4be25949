/** A pattern that finds a typed text anywhere: `%` and `_` in it are themselves. */
export const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
