/**
 * Marks of a model in the search index: entries beside its words, for what is not a word but a fact. The point in them keeps them apart
 * from words, which have a point between digits only. Pure.
 */

/** Numbers of a model by which shoppers search. */
export const MARKED_NUMBERS = ['persons', 'volume'] as const

/** Letters, digits and points only, because a mark is part of a tsquery. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9.]/g, '')

export const mark = {
  group: (id: number) => `g.${id}`,
  brand: (id: number) => `b.${id}`,
  /** A base colour. */
  colour: (control: string) => `c.${plain(control)}`,
  /** `new`, `used`, `rental`, `giftcard` */
  condition: (kind: string) => `k.${plain(kind)}`,
  /** `female`, `male`, `unisex`, `kids`, or `anybody` for what is not worn. */
  wearer: (wearer: string) => `u.${plain(wearer)}`,
  /** `persons.2` */
  number: (text: string) => `n.${plain(text)}`,
}
