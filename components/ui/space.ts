/** A space between two inline elements that a line break of the source would swallow. */
export const SPACE = ' '
