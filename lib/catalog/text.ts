/** The folding rule of the text filter (spec 2 §5): case, and all characters other than letters and digits, are ignored. */

/** `text` in the form that the filter compares. Accents are removed: "Fjällräven" and "fjallraven" are equal. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

export interface SearchableCard {
  readonly manufacturer: string
  readonly name: string
  readonly shortDescription: string
  readonly description: string
}

/** The text of a card for the text filter. Brand and name are joined, so that "brand name" typed together is found. */
export function searchText(card: SearchableCard): string {
  return `${foldText(card.manufacturer + card.name)}\n${foldText(card.shortDescription)}\n${foldText(card.description)}`
}
