/** Questions that open to their answers, on content pages. */

/** From this number on a page has a field that searches them. */
const MANY = 8

export const hasManyAnswers = (html: string) => html.split('<details').length > MANY

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A word of the search without its last letters, if it is long: the languages of the shop inflect words at their ends. */
const stem = (word: string) => (word.length > 5 ? word.slice(0, -2) : word)

/** Whether a question with its answer has every word of a search. */
export function matchesAnswer(text: string, search: string): boolean {
  const searched = plain(text)
  return plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => searched.includes(stem(word)))
}
