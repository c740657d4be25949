/** A space between two inline elements. JSX would drop one at a line break of the source. */
export const SPACE = ' '
