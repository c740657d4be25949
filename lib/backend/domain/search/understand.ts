/** What a shopper means with a query, in the shop's own vocabulary. Pure. */
import type { Topic } from './lexicon/lexicon'
import { asRented, goodsOf, purposeKeys, withAbove, withChildrens } from './goods'
import { isOf, keysIn, type Part, partsOf, targetOf, type WordFacts } from './parts'
import type { SpokenWord } from './purposes'
import type { ShopVocabulary } from './shop-vocabulary'
import { heightOf, letterSize, numberSizes, type SizeSystem } from './sizes'
import { type Token, tokensOf } from './tokens'

export interface PriceBound {
  readonly amount: number
  /** Null: the shopper's own. */
  readonly currency: string | null
}

export interface WantedSize {
  /** Names of sizes, any of which is right. */
  readonly names: readonly string[]
  /** A number that can also be part of a product's name. */
  readonly text: string | null
}

/** A condition that became a filter. */
export interface Filter {
  readonly topic: Exclude<Topic, 'purpose' | 'currency' | 'unit' | 'link' | 'filler'> | 'brand' | 'store'
  readonly target: string
  /** Of a price. */
  readonly bound?: PriceBound
  /** The query without it. */
  readonly without: string
}

export interface Understood {
  /** Keys of the groups of the wanted kind of goods; null when the query names none. */
  readonly goods: readonly string[] | null
  /** Of them, those that the query itself names: their products come first. */
  readonly named: readonly string[]
  /** The words that named it: they order the products of the kind. */
  readonly goodsText: string
  /** Kinds that the goods are for: `lamp for a tent`. */
  readonly purposes: readonly { readonly groups: readonly string[]; readonly text: string }[]
  /** The words without a meaning of their own. */
  readonly rest: string
  /** Named, but not sold; `groups` are nearest. */
  readonly absent: readonly { readonly text: string; readonly groups: readonly string[] }[]
  readonly brands: readonly string[]
  readonly colours: readonly string[]
  readonly wearers: readonly string[]
  readonly conditions: readonly string[]
  readonly stores: readonly string[]
  readonly below: PriceBound | null
  readonly above: PriceBound | null
  readonly isCheap: boolean
  readonly isReduced: boolean
  readonly persons: number | null
  readonly litres: number | null
  readonly sizes: readonly WantedSize[]
  readonly filters: readonly Filter[]
  /** The query with its corrections; null without. */
  readonly corrected: string | null
}

class Reading {
  readonly tokens: readonly Token[]
  readonly parts: readonly Part[]
  readonly used = new Set<Part>()
  readonly filters: Filter[] = []

  constructor(
    readonly query: string,
    readonly vocabulary: ShopVocabulary,
    readonly facts: WordFacts,
  ) {
    this.tokens = tokensOf(query)
    this.parts = partsOf(this.tokens, vocabulary, facts)
  }

  valueOf(part: Part | undefined): number | null {
    return part?.meanings.length === 0 ? (this.tokens[part.from]?.value ?? null) : null
  }

  tokenOf = (part: Part): Token | undefined => this.tokens[part.from]

  take(topic: Filter['topic'], target: string, ...parts: readonly (Part | undefined)[]): void {
    this.takeWith({}, topic, target, ...parts)
  }

  takeWith(
    more: Pick<Filter, 'bound'>,
    topic: Filter['topic'],
    target: string,
    ...parts: readonly (Part | undefined)[]
  ): void {
    const own = parts.filter((part) => part !== undefined)
    for (const part of own) this.used.add(part)
    this.filters.push({ ...more, topic, target, without: this.without(own) })
  }

  /** The query without some of its parts. */
  without(parts: readonly Part[]): string {
    const gone = new Set(parts.flatMap(({ from, to }) => this.tokens.slice(from, to)))
    let text = ''
    let at = 0
    for (const { start, end } of [...gone].sort((a, b) => a.start - b.start)) {
      text += this.query.slice(at, start)
      at = end
    }
    return `${text}${this.query.slice(at)}`
      .replace(/(?:^|\s)[-–,.]+(?=\s|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  }
}

/** The currency beside a number, as a part. */
function currencyAt(reading: Reading, at: number): Part | undefined {
  return [reading.parts[at + 1], reading.parts[at - 1]].find((part) => isOf(part, 'currency'))
}

const unitOf = (part: Part | undefined) => targetOf(part, 'unit')

function boundBefore(reading: Reading, at: number): Part | undefined {
  for (const part of [
    reading.parts[at - 1],
    isOf(reading.parts[at - 1], 'currency') ? reading.parts[at - 2] : undefined,
  ])
    if (isOf(part, 'price', 'below') || isOf(part, 'price', 'above')) return part
  return reading.query
    .slice(0, reading.tokens[reading.parts[at]?.from ?? 0]?.start)
    .trimEnd()
    .endsWith('<')
    ? reading.parts[at - 1]
    : undefined
}

interface Bounds {
  below: PriceBound | null
  above: PriceBound | null
}

/** Numbers below this without a currency are not prices. */
const MIN_PRICE = 20

/** Whether a number is a price: beside a currency, or after a word such as `under` and not before a unit. */
function isPrice(reading: Reading, at: number, money: Part | undefined, bound: Part | undefined): boolean {
  const part = reading.parts[at]
  const value = reading.valueOf(part)
  const token = part && reading.tokenOf(part)
  if (value === null || !part || !token || token.isNegative || reading.used.has(part)) return false
  if (money) return true
  const next = reading.parts[at + 1]
  if (!bound || value < MIN_PRICE || isOf(next, 'unit') || isOf(next, 'persons')) return false
  return !isOf(bound, 'link') || isOf(bound, 'price', 'below')
}

function readPriceAt(reading: Reading, at: number, bounds: Bounds): void {
  const part = reading.parts[at]
  const money = currencyAt(reading, at)
  const bound = boundBefore(reading, at)
  if (!part || !isPrice(reading, at, money, bound)) return
  const amount = reading.valueOf(part) ?? 0
  const currency = targetOf(money, 'currency') ?? null
  const side = isOf(bound, 'price', 'above') ? 'above' : 'below'
  const before = reading.parts[at - 1]
  const low = reading.tokenOf(part)?.isRangeEnd ? reading.valueOf(before) : null
  bounds[side] = { amount, currency }
  if (low !== null) bounds.above = { amount: low, currency }
  const own = [bound, money, ...(low === null ? [] : [before]), part]
  reading.takeWith({ bound: { amount, currency } }, 'price', side, ...own)
}

function readPrices(reading: Reading): Bounds {
  const bounds: Bounds = { below: null, above: null }
  reading.parts.forEach((_, at) => readPriceAt(reading, at, bounds))
  return bounds
}

function readPersons(reading: Reading): number | null {
  let persons: number | null = null
  reading.parts.forEach((part, at) => {
    const named = targetOf(part, 'persons')
    if (named === undefined || reading.used.has(part)) return
    const before = reading.parts[at - 1]
    const count = named === 'of' ? reading.valueOf(before) : Number(named)
    if (count === null || count > 12) return
    persons = count
    const isPlain = isOf(reading.parts[at + 1], 'persons', 'of')
    reading.take(
      'persons',
      String(count),
      ...(named === 'of' ? [before] : []),
      part,
      ...(isPlain ? [reading.parts[at + 1]] : []),
    )
  })
  return persons
}

const SYSTEMS: ReadonlySet<string> = new Set(['eu', 'uk', 'us', 'mondo'])

/** The word before or after a number that says that it is a size, and in which system. */
function sizeWords(reading: Reading, at: number): { parts: Part[]; system: SizeSystem | undefined } {
  const parts = [reading.parts[at - 2], reading.parts[at - 1], reading.parts[at + 1]].filter(
    (part) => part !== undefined && isOf(part, 'size') && !reading.used.has(part),
  ) as Part[]
  const system = parts
    .map((part) => targetOf(part, 'size'))
    .find((target) => target !== undefined && SYSTEMS.has(target))
  return { parts, system: system as SizeSystem | undefined }
}

const YEARS = 'years'
const MONTHS = 'months'

/** Kinds of goods with volumes that a name or a property has, and no size. */
const LITRES = 'l'

interface Sizes {
  readonly sizes: WantedSize[]
  litres: number | null
}

interface NumberParts {
  readonly part: Part
  readonly value: number
  readonly token: Token
  /** The end of a range. */
  readonly range: Part | undefined
  readonly after: Part | undefined
  readonly unit: string | undefined
}

/** A number that is not used yet, with its range and unit. */
function numberAt(reading: Reading, at: number): NumberParts | null {
  const part = reading.parts[at]
  const value = reading.valueOf(part)
  const token = part && reading.tokenOf(part)
  if (!part || value === null || !token || token.isNegative || reading.used.has(part)) return null
  const next = reading.parts[at + 1]
  const range = next && reading.tokenOf(next)?.isRangeEnd ? next : undefined
  const after = range ? reading.parts[at + 2] : next
  return { part, value, token, range, after, unit: unitOf(after) }
}

const sizeLabel = (reading: Reading, { token, range, unit }: NumberParts) =>
  `${token.text}${range ? `–${reading.tokenOf(range)?.text ?? ''}` : ''}${unit ? ` ${unit}` : ''}`

function readNumberSize(reading: Reading, at: number, found: Sizes, isForWomen: boolean): void {
  const number = numberAt(reading, at)
  if (!number) return
  const { part, value, token, range, after, unit } = number
  const { parts: words, system } = sizeWords(reading, at)
  const to = reading.valueOf(range) ?? undefined
  const names = numberSizes([...reading.vocabulary.sizes.keys()], { value, to, unit, system, isForWomen })
  const isVolume = unit === LITRES
  if (isVolume) found.litres = value
  if (names.length === 0 && !isVolume && words.length === 0) return
  const isSure = unit !== undefined || words.length > 0 || range !== undefined
  if (names.length > 0 || !isVolume) found.sizes.push({ names, text: isSure ? null : token.text })
  reading.take('size', sizeLabel(reading, number), ...words, part, range, ...(unit ? [after] : []))
}

function readSizes(reading: Reading, isForWomen: boolean): Sizes {
  const found: Sizes = { sizes: [], litres: null }
  reading.parts.forEach((part, at) => {
    readNumberSize(reading, at, found, isForWomen)
    if (reading.used.has(part)) return
    const named = targetOf(part, 'size')
    const isLone =
      part.to - part.from === 1 &&
      !(reading.tokenOf(part)?.isAttached && reading.valueOf(reading.parts[at - 1]) !== null)
    const letters = isLone ? letterSize(part.text) : null
    const size = letters ?? (named && /^X?[SML]$/.test(named) ? named : null)
    if (size === null || (letters === null && reading.parts.length === 1)) return
    const isNumbered = reading.valueOf(reading.parts[at - 1]) !== null && part.text.length === 1
    if (isNumbered) return
    found.sizes.push({ names: [...reading.vocabulary.sizes.keys()].filter((name) => name === size), text: null })
    const word = [reading.parts[at - 1], reading.parts[at + 1]].find((other) => isOf(other, 'size', 'any'))
    reading.take('size', size, word, part)
  })
  return found
}

/** Takes all parts of a topic; returns their targets. */
function readAll(reading: Reading, topic: Filter['topic']): string[] {
  return reading.parts.flatMap((part) => {
    const target = targetOf(part, topic)
    if (target === undefined || reading.used.has(part)) return []
    reading.take(topic, target, part)
    return [target]
  })
}

/** Sizes of a child by the age beside a number: `5 years`, `18 months`. */
function readAges(reading: Reading): WantedSize[] {
  return reading.parts.flatMap((_, at) => {
    const number = numberAt(reading, at)
    if (!number || (number.unit !== YEARS && number.unit !== MONTHS)) return []
    const { part, value, range, after, unit } = number
    const heights = [value, reading.valueOf(range) ?? value].map((age) => heightOf(unit === YEARS ? age * 12 : age))
    if (heights.includes(null)) return []
    reading.take('wearer', 'kids', part, range, after)
    const all = [...reading.vocabulary.sizes.keys()]
    const names = heights.flatMap((height) => numberSizes(all, { value: height ?? 0, isForWomen: false }))
    return names.length > 0 ? [{ names: [...new Set(names)], text: null }] : []
  })
}

/** The words of the tokens, as typed and as corrected; null for numbers. */
function wordsOf({ tokens, parts, vocabulary, facts }: Reading): (SpokenWord | null)[] {
  const corrected = new Map(
    parts.filter((part) => part.isCorrected && part.to - part.from === 1).map((part) => [part.from, part.text]),
  )
  return tokens.map(({ text, value }, at) => {
    if (value !== null) return null
    const texts = [...new Set([text, corrected.get(at) ?? text])]
    return { texts, stems: texts.flatMap((word) => facts.stems.get(word) ?? vocabulary.words.get(word) ?? []) }
  })
}

/** The groups in which the named kinds are looked for. */
function searchedKeys(
  named: readonly string[],
  wearers: readonly string[],
  conditions: readonly string[],
  vocabulary: ShopVocabulary,
): string[] {
  const childrens = wearers.includes('kids') ? withChildrens(named) : named
  const wide = conditions.includes('used') ? withAbove(childrens, vocabulary) : childrens
  return [...new Set(wide)].filter((key) => vocabulary.groups.has(key))
}

/** What a query means. `facts` must have the stems of `wordsToStem`. */
export function understand(query: string, vocabulary: ShopVocabulary, facts: WordFacts): Understood {
  const reading = new Reading(query, vocabulary, facts)
  const goods = goodsOf(reading.parts, wordsOf(reading), vocabulary)
  const isGift = goods.keys.length > 0 && goods.keys.every((key) => key === 'gift-cards')
  const prices = readPrices(reading)
  const persons = readPersons(reading)
  for (const part of [...goods.heads, ...goods.others]) reading.used.add(part)
  const aged = readAges(reading)
  const wearers = [...new Set([...(aged.length > 0 ? ['kids'] : []), ...readAll(reading, 'wearer')])]
  const { sizes: typed, litres } = readSizes(reading, wearers.includes('female'))
  const sizes = typed.length > 0 ? typed : aged
  const colours = readAll(reading, 'colour')
  const conditions = readAll(reading, 'condition')
  const priceWords = readAll(reading, 'price')
  const brands = readAll(reading, 'brand')
  const stores = readAll(reading, 'store')
  const named = conditions.includes('rental') ? asRented(goods.keys) : goods.keys
  const keys = searchedKeys(named, wearers, conditions, vocabulary)
  if (keys.length > 0)
    reading.filters.unshift({ topic: 'goods', target: keys.join(' '), without: reading.without(goods.heads) })
  const isSilent = (part: Part) =>
    reading.used.has(part) ||
    ['link', 'filler', 'price', 'size', 'persons', 'currency', 'unit', 'absent'].some((topic) =>
      isOf(part, topic as Topic),
    )
  const corrected = reading.parts.some((part) => part.isCorrected)
    ? reading.parts
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' ')
    : null
  return {
    goods: keys.length > 0 ? keys : null,
    named,
    goodsText: goods.text,
    purposes: goods.others.map((part) => ({ groups: purposeKeys(part, keys, vocabulary), text: part.text })),
    rest: reading.parts
      .filter((part) => !isSilent(part))
      .map(({ text }) => text)
      .join(' '),
    absent: reading.parts
      .filter(
        (part) => isOf(part, 'absent') && !isOf(part, 'goods') && !(goods.isPurpose && goods.heads.includes(part)),
      )
      .map((part) => ({ text: part.text, groups: keysIn(targetOf(part, 'absent')) })),
    brands,
    colours,
    wearers,
    conditions,
    stores,
    ...(isGift ? { below: null, above: null } : prices),
    isCheap: priceWords.includes('cheap'),
    isReduced: priceWords.includes('reduced'),
    persons,
    litres,
    sizes,
    filters: isGift ? reading.filters.filter(({ topic }) => topic !== 'price') : reading.filters,
    corrected,
  }
}
