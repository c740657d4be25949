/** What the list of suggestions lets the field do with the keyboard. */
export interface SuggestionKeys {
  /** Moves the mark by one; gives the marked option's id, '' when the mark is back in the field. */
  move: (step: 1 | -1) => string
  /** Follows the marked option; false when none is marked. */
  choose: () => boolean
}
