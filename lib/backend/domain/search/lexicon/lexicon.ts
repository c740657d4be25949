/**
 * The form of a lexicon: what shoppers call the things by which a search filters. A line has a topic, a target, and phrases separated by
 * commas. Inflected forms need no phrase of their own where the language's stemmer finds them; words written together or apart count as the
 * same. A shop changes lines in the table `search_terms`.
 */
export const TOPICS = [
  /** Keys of groups, separated by spaces: kinds of goods. */
  'goods',
  /**
   * What goods are for, in words that stand anywhere in the query and in any order: `keep coffee|tea hot`. A bar stands between words of
   * which one is enough, and a star for the rest of a word: `thirst*`. The target is as of goods; after a colon it can have the words by
   * which the goods of these groups are ordered, when the query's own are not in the catalogue. A kind of goods that the query names beside
   * the purpose comes before it.
   */
  'purpose',
  /** Not sold; the target is the keys of the nearest groups. */
  'absent',
  /** A base colour. */
  'colour',
  /** `female`, `male`, `kids` */
  'wearer',
  /** `used`, `rental`, `new` */
  'condition',
  /** `below`, `above`, `cheap`, `reduced` */
  'price',
  /** A currency. */
  'currency',
  /** `any`: the word size; `eu`, `uk`, `us`, `mondo`: systems; a size: its name in letters. */
  'size',
  /** `of`: the word persons; or how many. */
  'persons',
  /** A unit of measurement in the form that sizes have. */
  'unit',
  /** `and`, `for`: what stands between two kinds of goods. */
  'link',
  /** `any`: says nothing about the goods. */
  'filler',
] as const
export type Topic = (typeof TOPICS)[number]

export type Lexicon = Readonly<Partial<Record<Topic, Readonly<Record<string, string>>>>>

export const phrasesIn = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
