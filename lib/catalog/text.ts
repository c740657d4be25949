/** The folding rule of the text filter (spec 2 §5): case and everything that is no letter or digit do not count. */

/** `text` reduced to what the filter compares. Accents count as decoration: "Fjällräven" and "fjallraven" are one. */
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

/** What the text filter searches of a card. Brand and name are one run, so that "brand name" typed together is found. */
export function searchText(card: SearchableCard): string {
  return `${foldText(card.manufacturer + card.name)}\n${foldText(card.shortDescription)}\n${foldText(card.description)}`
}
